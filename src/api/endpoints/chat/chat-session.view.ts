/** Sessions and messages as callers see them: the row, and what lies in schema app beside it. */
import type { ChatContact } from '../../../commands/chat/chat-contacts.ts';
import type { ChatContent } from '../../../commands/chat/chat-contents.ts';
import { inboundKinds } from '../../../domain/chat/chat-message.events.ts';
import { closeReasons } from '../../../domain/chat/session/chat-session.events.ts';
import { windowClosesAt } from '../../../domain/chat/session/chat-session.window.ts';
import { reviewReasonCodes } from '../../../domain/sales-order/review-reasons.ts';
import { type ChatMessageRow, chatMessageStatuses } from '../../../projections/chat-messages/chat-messages.read-model.ts';
import type { ChatSessionRow } from '../../../projections/chat-sessions/chat-sessions.read-model.ts';
import {
  choice,
  flag,
  integer,
  listOf,
  named,
  number,
  orNull,
  record,
  type ShapeOf,
  text,
  time,
  uuid,
} from '../../http/shapes.ts';

const previewLength = 120;

const handoverReasons = reviewReasonCodes.filter((code) => code === 'cancels_unknown_order' || code.startsWith('chat_'));

export const sessionShape = named(
  'ChatSession',
  'A conversation with one contact',
  record({
    id: [uuid, 'The session'],
    company: [text, 'Whose it is'],
    channel_id: [uuid, 'The channel'],
    phone_number_id: [orNull(text), "The provider's id of the channel's number"],
    contact_id: [uuid, 'Who writes'],
    contact_name: [orNull(text), 'As they call themselves'],
    contact_phone: [orNull(text), 'With + and country code'],
    contact_user_id: [orNull(text), "The provider's id of who has no number"],
    customer: [orNull(uuid), 'Who they are, once a person confirmed it'],
    is_active: [flag, 'Whether it is open'],
    state: [choice('bot', 'handover', 'opted_out', 'closed'), 'Who answers, or why nobody does'],
    language: [orNull(text), 'What they write in'],
    started_at: [time, 'When it was opened'],
    last_activity_at: [time, 'When something last happened'],
    last_customer_message_at: [orNull(time), 'When they last wrote'],
    window_expires_at: [orNull(time), 'Until when the provider lets answers through'],
    window_open: [flag, 'Whether it lets them through now'],
    closed_at: [orNull(time), 'When it was closed'],
    close_reason: [orNull(choice(...closeReasons)), 'Why'],
    message_count: [integer, 'Of both sides'],
    inbound_count: [integer, 'Of the contact'],
    outbound_count: [integer, 'Of the service'],
    last_message_preview: [orNull(text), 'How the last message begins'],
    unanswered_count: [integer, 'Messages since the last reply'],
    waiting_since: [orNull(time), 'Since when a person was called and did not come; also after it ended by itself'],
    handover_reason: [orNull(choice(...handoverReasons)), 'Why a person is needed; null: nobody is, or the reason is not known'],
    assignee: [orNull(text), 'Who looks after it: the subject of their token'],
  }),
);

export type SessionExtras = {
  readonly contact: ChatContact | null;
  readonly lastMessage: ChatContent | null;
  readonly phoneNumberId: string | null;
  readonly now: Date;
};

const stateOf = (row: ChatSessionRow) => {
  if (!row.is_active) return 'closed';
  if (row.opted_out) return 'opted_out';
  return row.mode;
};

export const sessionView = (
  row: ChatSessionRow,
  { contact, lastMessage, phoneNumberId, now }: SessionExtras,
): ShapeOf<typeof sessionShape> => {
  const lastInboundAt = row.last_customer_message_at?.toISOString() ?? null;
  const closes = windowClosesAt({ lastInboundAt, windowRefused: row.window_refused });
  return {
    id: row.id,
    company: row.company_id,
    channel_id: row.channel_id,
    phone_number_id: phoneNumberId,
    contact_id: row.contact_id,
    contact_name: contact?.name ?? null,
    contact_phone: contact?.phone ? `+${contact.phone}` : null,
    contact_user_id: contact?.userId ?? null,
    customer: row.customer_id,
    is_active: row.is_active,
    state: stateOf(row),
    language: row.language,
    started_at: row.started_at,
    last_activity_at: row.last_activity_at,
    last_customer_message_at: row.last_customer_message_at,
    window_expires_at: lastInboundAt === null ? null : windowClosesAt({ lastInboundAt, windowRefused: false }),
    window_open: now.toISOString() < closes,
    closed_at: row.closed_at,
    close_reason: row.close_reason,
    message_count: row.inbound_count + row.outbound_count,
    inbound_count: row.inbound_count,
    outbound_count: row.outbound_count,
    last_message_preview: lastMessage?.text ? Array.from(lastMessage.text).slice(0, previewLength).join('') : null,
    unanswered_count: row.unanswered_count,
    waiting_since: row.waiting_since,
    handover_reason: row.concern ?? row.waits_for,
    assignee: row.assignee,
  };
};

export const messageShape = named(
  'ChatMessage',
  'One message of a conversation',
  record({
    id: [uuid, 'The message'],
    session: [uuid, 'Its conversation'],
    direction: [choice('in', 'out'), 'in: of the contact'],
    type: [choice(...inboundKinds), 'What it is'],
    text: [orNull(text), 'null once its time to be kept is over, or without any'],
    written_by: [orNull(text), 'Who of us wrote it; null: the contact, or the assistant'],
    media: [orNull(record({ file_name: [orNull(text), 'As its sender called it'] })), 'The file it came with'],
    wamid: [orNull(text), "The provider's id"],
    status: [
      choice(...chatMessageStatuses),
      'received, edited or revoked; of ours queued, sent, delivered, read, failed, unknown: nobody saw whether it was taken, or dropped: it was not to be said any more',
    ],
    error_code: [orNull(integer), "The provider's code, of one that failed"],
    reply_to: [orNull(uuid), 'The message it answers'],
    sources: [
      listOf(
        record({
          entity: [text, 'What kind of record'],
          record_id: [text, 'Which'],
          score: [number, 'How near it was to the question'],
        }),
      ),
      'What the assistant answered from',
    ],
    sales_orders: [
      listOf(record({ id: [uuid, 'Which'], reference: [text, 'As people call it'] })),
      'The orders that were made of it',
    ],
    created_at: [time, 'When it was received or written'],
    sent_at: [orNull(time), 'When the provider took it'],
    delivered_at: [orNull(time), 'When it arrived'],
    read_at: [orNull(time), 'When it was read'],
  }),
);

/** What is shown of a message's row. */
type ShownRow = Omit<ChatMessageRow, 'company_id' | 'purpose' | 'revision'>;
type Made = { readonly id: string; readonly reference: string };

export const messageView = (
  row: ShownRow,
  content: ChatContent | null,
  orders: readonly Made[] = [],
): ShapeOf<typeof messageShape> => ({
  id: row.id,
  session: row.session_id,
  direction: row.direction,
  type: row.type,
  text: content?.text ?? null,
  written_by: row.written_by,
  media: content?.media ? { file_name: content.media.fileName } : null,
  wamid: content?.wamid ?? null,
  status: row.status,
  error_code: row.error_code,
  reply_to: row.reply_to,
  sources: row.sources.map(({ entity, recordId, score }) => ({ entity, record_id: recordId, score })),
  sales_orders: orders,
  created_at: row.created_at,
  sent_at: row.sent_at,
  delivered_at: row.delivered_at,
  read_at: row.read_at,
});
