/** A number as callers see it, and what the provider says of it. */
import { channelReportCodes } from '../../../domain/chat/channel/chat-provider.port.ts';
import type { ListedChatChannel } from '../../../projections/chat-channels/chat-channels.queries.ts';
import { choice, flag, integer, named, number, orNull, record, type ShapeOf, text, time, uuid } from '../../http/shapes.ts';

export const channelShape = named(
  'ChatChannel',
  "A company's number at the chat provider",
  record({
    id: [uuid, 'The channel'],
    company: [text, 'Whose it is'],
    name: [text, 'For a person'],
    phone_number_id: [text, "The provider's id of the number"],
    display_phone_number: [orNull(text), 'The number as people write it'],
    has_access_token: [flag, 'Always true: there is none without; it is never shown'],
    accept_orders: [flag, 'Whether documents sent here become drafts'],
    state: [
      choice('active', 'paused', 'unconfirmed'),
      'paused: the provider refuses its token or account; unconfirmed: it has not said yet that the token owns the number, until then no messages come',
    ],
    trouble: [orNull(choice('auth', 'account')), 'What the provider refuses; null: nothing'],
    trouble_code: [orNull(integer), "The provider's code of that"],
    created_at: [time, 'When it was set up'],
    updated_at: [time, 'When it last changed'],
  }),
);
export const reportShape = named(
  'ChatChannelReport',
  'What the provider says of a number and its token',
  record({
    ok: [flag, 'Whether both are good'],
    code: [choice(...channelReportCodes), 'What is wrong; OK: nothing'],
    hint: [orNull(text), 'What a person can do'],
    display_phone_number: [orNull(text), 'The number as people write it'],
    verified_name: [orNull(text), 'The name that customers see'],
    ms: [number, 'How long the provider took'],
  }),
);

export const channelView = (row: ListedChatChannel): ShapeOf<typeof channelShape> => ({
  id: row.id,
  company: row.company_id,
  name: row.name,
  phone_number_id: row.phone_number_id,
  display_phone_number: row.display_phone_number,
  has_access_token: true,
  accept_orders: row.accept_orders,
  state: row.state === 'active' && !row.confirmed ? 'unconfirmed' : row.state,
  trouble: row.trouble,
  trouble_code: row.trouble_code,
  created_at: row.created_at,
  updated_at: row.updated_at,
});
