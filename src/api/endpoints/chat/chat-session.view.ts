/** Sessions and messages as callers see them: the row, and what lies in schema app beside it. */
import type { ChatContact } from '../../../commands/chat/chat-contacts.ts';
import type { ChatContent } from '../../../commands/chat/chat-contents.ts';
import { windowClosesAt } from '../../../domain/chat/session/chat-session.window.ts';
import type { ChatMessageRow } from '../../../projections/chat-messages/chat-messages.read-model.ts';
import type { ChatSessionRow } from '../../../projections/chat-sessions/chat-sessions.read-model.ts';
import { anything, choice, flag, integer, listOf, orNull, record, type ShapeOf, text, time, uuid } from '../../http/shapes.ts';

const previewLength = 120;

export const sessionShape = record({
  id: uuid,
  company: text,
  channel_id: uuid,
  phone_number_id: orNull(text),
  contact_id: uuid,
  contact_name: orNull(text),
  contact_phone: orNull(text),
  contact_user_id: orNull(text),
  customer: orNull(uuid),
  is_active: flag,
  state: choice('bot', 'handover', 'opted_out', 'closed'),
  language: orNull(text),
  started_at: time,
  last_activity_at: time,
  last_customer_message_at: orNull(time),
  window_expires_at: orNull(time),
  window_open: flag,
  closed_at: orNull(time),
  close_reason: orNull(text),
  message_count: integer,
  inbound_count: integer,
  outbound_count: integer,
  last_message_preview: orNull(text),
  unanswered_count: integer,
});

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
  };
};

export const messageShape = record({
  id: uuid,
  session: uuid,
  direction: choice('in', 'out'),
  type: text,
  text: orNull(text),
  media: anything,
  wamid: orNull(text),
  status: text,
  error_code: orNull(integer),
  reply_to: orNull(uuid),
  sources: listOf(anything),
  created_at: time,
  sent_at: orNull(time),
  delivered_at: orNull(time),
  read_at: orNull(time),
});

export const messageView = (row: ChatMessageRow, content: ChatContent | null): ShapeOf<typeof messageShape> => ({
  id: row.id,
  session: row.session_id,
  direction: row.direction,
  type: row.type,
  text: content?.text ?? null,
  media: content?.media ? { file_name: content.media.fileName } : null,
  wamid: content?.wamid ?? null,
  status: row.status,
  error_code: row.error_code,
  reply_to: row.reply_to,
  sources: row.sources.map(({ entity, recordId, score }) => ({ entity, record_id: recordId, score })),
  created_at: row.created_at,
  sent_at: row.sent_at,
  delivered_at: row.delivered_at,
  read_at: row.read_at,
});
