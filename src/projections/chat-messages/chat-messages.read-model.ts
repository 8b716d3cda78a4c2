import { change, column, put, readModel } from '@order-intake/event-sourcing';
import { deliveryStatuses } from '../../domain/chat/channel/delivery.ts';
import type { InboundKind } from '../../domain/chat/chat-message.events.ts';
import type { ChatSessionEvent, KnowledgeSource, ReplyPurpose } from '../../domain/chat/session/chat-session.events.ts';

/**
 * Received and sent messages; unknown: it is not known whether the provider accepted it; dropped: it was no longer
 * needed.
 */
export const chatMessageStatuses = ['received', 'edited', 'revoked', ...deliveryStatuses, 'unknown', 'dropped'] as const;
type ChatMessageStatus = (typeof chatMessageStatuses)[number];

const columns = {
  ...column.ofCompany,
  session_id: column.uuid,
  direction: column.textOf<'in' | 'out'>(),
  type: column.textOf<InboundKind>(),
  purpose: column.orNull(column.textOf<ReplyPurpose>()),
  /** the person; null: a customer, or the assistant */
  written_by: column.orNull(column.text),
  status: column.textOf<ChatMessageStatus>(),
  error_code: column.orNull(column.integer),
  reply_to: column.orNull(column.uuid),
  sources: column.jsonb<readonly KnowledgeSource[]>(),
  created_at: column.timestamptz,
  sent_at: column.orNull(column.timestamptz),
  delivered_at: column.orNull(column.timestamptz),
  read_at: column.orNull(column.timestamptz),
  revision: column.revision,
};

/** One message of a conversation, without its text. It outlives its session, so that statistics stay what they were. */
export type ChatMessageRow = column.RowOf<typeof columns>;

type ChatMessageEvent = Extract<ChatSessionEvent, { data: { messageId: string } }>;

export const chatMessages = readModel<ChatMessageEvent, typeof columns>({
  name: 'chat_messages',
  version: 4,
  columns,
  indexes: [
    'create index on $table (company_id, session_id, created_at, id)',
    // with what statistics count
    'create index on $table (company_id, created_at) include (direction, type, status)',
  ],
  key: (e) => e.data.messageId,
  on: {
    CustomerMessageAdded: put((e) => ({
      session_id: e.data.sessionId,
      direction: 'in',
      type: e.data.kind,
      purpose: null,
      written_by: null,
      status: 'received',
      error_code: null,
      reply_to: e.data.refersTo,
      sources: [],
      created_at: new Date(e.data.receivedAt),
      sent_at: new Date(e.data.sentAt),
      delivered_at: null,
      read_at: null,
    })),
    CustomerMessageEdited: change(() => ({ status: 'edited' })),
    CustomerMessageRevoked: change(() => ({ status: 'revoked' })),
    ReplyGenerated: put((e) => ({
      session_id: e.data.sessionId,
      direction: 'out',
      type: 'text',
      purpose: e.data.purpose,
      written_by: null,
      status: 'queued',
      error_code: null,
      reply_to: e.data.answersTo,
      sources: e.data.sources,
      created_at: new Date(e.data.at),
      sent_at: null,
      delivered_at: null,
      read_at: null,
    })),
    PersonMessageWritten: put((e) => ({
      session_id: e.data.sessionId,
      direction: 'out',
      type: 'text',
      purpose: null,
      written_by: e.data.by,
      status: 'queued',
      error_code: null,
      reply_to: e.data.answersTo,
      sources: [],
      created_at: new Date(e.data.at),
      sent_at: null,
      delivered_at: null,
      read_at: null,
    })),
    ReplySent: change((e, row) => ({
      status: row.status === 'queued' || row.status === 'unknown' ? 'sent' : row.status,
      sent_at: row.sent_at ?? new Date(e.data.at),
    })),
    ReplySendFailed: change((e, row) => ({
      status: e.data.nextAttemptAt === null ? 'failed' : row.status,
      error_code: e.data.code,
    })),
    ReplyDropped: change((_, row) => ({ status: row.status === 'queued' ? 'dropped' : row.status })),
    ReplySendUnknown: change((_, row) => ({ status: row.status === 'queued' ? 'unknown' : row.status })),
    DeliveryStatusChanged: change((e, row) => {
      const { status, errorCode, at } = e.data;
      const reached = (statuses: readonly string[], before: Date | null) =>
        before === null && statuses.includes(status) ? new Date(at) : before;
      return {
        status,
        error_code: errorCode ?? row.error_code,
        sent_at: reached(['sent', 'delivered', 'read'], row.sent_at),
        delivered_at: reached(['delivered', 'read'], row.delivered_at),
        read_at: reached(['read'], row.read_at),
      };
    }),
  },
});
