/** Sessions and messages as callers see them: the row, and what lies in schema app beside it. */
import type { ChatContact } from '../../../commands/chat/chat-contacts.ts';
import type { ChatContent } from '../../../commands/chat/chat-contents.ts';
import { inboundKinds } from '../../../domain/chat/chat-message.events.ts';
import { closeReasons } from '../../../domain/chat/session/chat-session.events.ts';
import { windowClosesAt } from '../../../domain/chat/session/chat-session.window.ts';
import { reviewReasonCodes } from '../../../domain/sales-order/review-reasons.ts';
import type { ListedChatChannel } from '../../../projections/chat-channels/chat-channels.queries.ts';
import { type ChatMessageRow, chatMessageStatuses } from '../../../projections/chat-messages/chat-messages.read-model.ts';
import {
  type ChatSessionRow,
  type VerificationState,
  verificationStates,
} from '../../../projections/chat-sessions/chat-sessions.read-model.ts';
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
    id: [uuid, 'Session ID'],
    company: [text, 'Company ID'],
    channel_id: [uuid, 'Channel ID'],
    phone_number_id: [orNull(text), "The provider's ID of the channel's phone number"],
    contact_id: [uuid, 'Contact ID'],
    contact_name: [orNull(text), 'Display name of the contact'],
    contact_phone: [orNull(text), 'Phone number with + and country code'],
    contact_user_id: [orNull(text), "The provider's ID of a contact without a phone number"],
    customer: [orNull(uuid), 'ID of the customer, once a user confirmed it'],
    is_active: [flag, 'Whether the session is open'],
    state: [choice('bot', 'handover', 'opted_out', 'closed'), 'Who answers, or why no one does'],
    language: [orNull(text), 'Language of the contact'],
    started_at: [time, 'Time when the session was opened'],
    last_activity_at: [time, 'Time of the last activity'],
    last_customer_message_at: [orNull(time), 'Time of the last message from the contact'],
    window_expires_at: [orNull(time), 'Time until which the provider accepts replies'],
    window_open: [flag, 'Whether the provider accepts replies now'],
    closed_at: [orNull(time), 'Time when the session was closed'],
    close_reason: [orNull(choice(...closeReasons)), 'Why the session was closed'],
    message_count: [integer, 'Messages in both directions'],
    inbound_count: [integer, 'Messages from the contact'],
    outbound_count: [integer, 'Messages from the service'],
    last_message_preview: [orNull(text), 'Beginning of the last message'],
    unanswered_count: [integer, 'Messages since the last reply'],
    waiting_since: [orNull(time), 'Time since when the contact waits for a user; kept after the session ends'],
    handover_reason: [
      orNull(choice(...handoverReasons)),
      'Why the session was handed over; null if it was not or the reason is unknown',
    ],
    verification: [
      orNull(
        record({
          customer: [orNull(uuid), 'ID of the customer; null: the contact named none that is known, and no code was sent'],
          by: [text, 'Who asked for the code'],
          state: [
            choice(...verificationStates, 'expired'),
            'State of the code; exhausted: too many wrong codes; address_moved: the contact’s number changed',
          ],
          expires_at: [time, 'Time until which the code is valid'],
          wrong_codes: [integer, 'Wrong codes entered'],
        }),
      ),
      'Code that was last sent to verify the contact; null: none',
    ],
    verification_enabled: [flag, 'Whether the channel lets contacts be verified by a code'],
    assignee: [orNull(text), "Assignee: the subject of the user's token"],
  }),
);

export type SessionExtras = {
  readonly contact: ChatContact | null;
  readonly lastMessage: ChatContent | null;
  readonly channel: Pick<ListedChatChannel, 'phone_number_id' | 'verify_by_code'> | null;
  readonly now: Date;
};

const stateOf = (row: ChatSessionRow) => {
  if (!row.is_active) return 'closed';
  if (row.opted_out) return 'opted_out';
  return row.mode;
};

export const sessionView = (
  row: ChatSessionRow,
  { contact, lastMessage, channel, now }: SessionExtras,
): ShapeOf<typeof sessionShape> => {
  const lastInboundAt = row.last_customer_message_at?.toISOString() ?? null;
  const closes = windowClosesAt({ lastInboundAt, windowRefused: row.window_refused });
  return {
    id: row.id,
    company: row.company_id,
    channel_id: row.channel_id,
    phone_number_id: channel?.phone_number_id ?? null,
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
    verification: row.verification && verificationView(row.verification, now),
    verification_enabled: channel?.verify_by_code ?? false,
    assignee: row.assignee,
  };
};

/** Nothing is recorded when a code expires. */
const verificationView = ({ state, expires_at: expiresAt, ...verification }: VerificationState, time: Date) => {
  const expires = new Date(expiresAt);
  return { ...verification, state: state === 'open' && expires <= time ? ('expired' as const) : state, expires_at: expires };
};

export const messageShape = named(
  'ChatMessage',
  'A message of a conversation',
  record({
    id: [uuid, 'Message ID'],
    session: [uuid, 'Session ID'],
    direction: [choice('in', 'out'), 'in: from the contact; out: from the service'],
    type: [choice(...inboundKinds), 'Message type'],
    text: [orNull(text), 'Message text; null after its retention period, or if there is none'],
    written_by: [orNull(text), 'User who wrote the message; null: the contact or the assistant'],
    media: [orNull(record({ file_name: [orNull(text), 'File name given by the sender'] })), 'Attached file'],
    wamid: [orNull(text), "The provider's message ID"],
    status: [
      choice(...chatMessageStatuses),
      'Incoming: received, edited or revoked. Outgoing: queued, sent, delivered, read, failed, unknown (it is uncertain whether the provider accepted it) or dropped (no longer relevant)',
    ],
    error_code: [orNull(integer), "The provider's error code of a failed message"],
    reply_to: [orNull(uuid), 'ID of the message that this one answers'],
    sources: [
      listOf(
        record({
          entity: [text, 'Kind of record'],
          record_id: [text, 'Record ID'],
          score: [number, 'Similarity to the question'],
        }),
      ),
      "Records that the assistant's answer is based on",
    ],
    sales_orders: [
      listOf(record({ id: [uuid, 'Order ID'], reference: [text, 'Order number'] })),
      'Orders created from the message',
    ],
    created_at: [time, 'Time when the message was received or written'],
    sent_at: [orNull(time), 'Time when the provider accepted it'],
    delivered_at: [orNull(time), 'Time of delivery'],
    read_at: [orNull(time), 'Time when it was read'],
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
