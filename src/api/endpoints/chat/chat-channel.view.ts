/** A number as callers see it, and what the provider says of it. */
import { channelReportCodes } from '../../../domain/chat/channel/chat-provider.port.ts';
import type { ListedChatChannel } from '../../../projections/chat-channels/chat-channels.queries.ts';
import { choice, flag, integer, named, number, orNull, record, type ShapeOf, text, time, uuid } from '../../http/shapes.ts';

export const channelShape = named(
  'ChatChannel',
  'A phone number of the company at the chat provider',
  record({
    id: [uuid, 'Channel ID'],
    company: [text, 'Company ID'],
    name: [text, 'Display name'],
    phone_number_id: [text, "The provider's ID of the phone number"],
    display_phone_number: [orNull(text), 'Phone number in display format'],
    has_access_token: [flag, 'Always true: each channel has an access token, which is never returned'],
    accept_orders: [flag, 'Whether documents sent to this channel become drafts'],
    question_template: [
      orNull(text),
      'Approved template with two parameters, an order and questions about it, used when the 24-hour window is closed',
    ],
    verify_by_code: [flag, 'Whether contacts can show by a code sent to an email address on record which customer they are'],
    state: [
      choice('active', 'paused', 'unconfirmed'),
      'paused: the provider rejects the token or account; unconfirmed: the provider has not confirmed that the token owns the number, and no messages arrive until then',
    ],
    trouble: [orNull(choice('auth', 'account')), 'What the provider rejects; null: nothing'],
    trouble_code: [orNull(integer), "The provider's error code"],
    created_at: [time, 'Time of creation'],
    updated_at: [time, 'Time of the last change'],
  }),
);
export const reportShape = named(
  'ChatChannelReport',
  'Result of checking a phone number and its token with the provider',
  record({
    ok: [flag, 'Whether number and token work'],
    code: [choice(...channelReportCodes), 'What is wrong; OK: nothing'],
    hint: [orNull(text), 'How to fix it'],
    display_phone_number: [orNull(text), 'Phone number in display format'],
    verified_name: [orNull(text), 'Name that customers see'],
    ms: [number, 'Response time of the provider in milliseconds'],
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
  question_template: row.question_template,
  verify_by_code: row.verify_by_code,
  state: row.state === 'active' && !row.confirmed ? 'unconfirmed' : row.state,
  trouble: row.trouble,
  trouble_code: row.trouble_code,
  created_at: row.created_at,
  updated_at: row.updated_at,
});
