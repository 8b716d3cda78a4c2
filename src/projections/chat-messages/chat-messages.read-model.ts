import type { ChatSessionEvent, KnowledgeSource } from '../../domain/chat/session/chat-session.events.ts';
import { readModel } from '../../platform/projections/read-model.ts';

/** One message of a conversation, without its text. It outlives its session, so that statistics stay what they were. */
export type ChatMessageRow = {
  readonly id: string;
  readonly company_id: string;
  readonly session_id: string;
  readonly direction: 'in' | 'out';
  readonly type: string;
  readonly purpose: string | null;
  /** in: received, edited, revoked; out: queued, sent, delivered, read, failed, unknown */
  readonly status: string;
  readonly error_code: number | null;
  readonly reply_to: string | null;
  readonly sources: readonly KnowledgeSource[];
  readonly created_at: Date;
  readonly sent_at: Date | null;
  readonly delivered_at: Date | null;
  readonly read_at: Date | null;
  readonly revision: number;
};

const reply = (e: { readonly data: { readonly messageId: string } }) => e.data.messageId;

export const chatMessages = readModel<ChatSessionEvent>()<ChatMessageRow>({
  name: 'chat_messages',
  version: 1,
  columns: {
    id: 'uuid primary key',
    company_id: 'text not null',
    session_id: 'uuid not null',
    direction: 'text not null',
    type: 'text not null',
    purpose: 'text',
    status: 'text not null',
    error_code: 'integer',
    reply_to: 'uuid',
    sources: 'jsonb not null',
    created_at: 'timestamptz not null',
    sent_at: 'timestamptz',
    delivered_at: 'timestamptz',
    read_at: 'timestamptz',
    revision: 'integer not null',
  },
  indexes: ['create index on $table (company_id, session_id, created_at, id)', 'create index on $table (company_id, created_at)'],
  on: {
    CustomerMessageAdded: {
      key: reply,
      fold: (_, e) => ({
        id: e.data.messageId,
        company_id: e.metadata.companyId,
        session_id: e.data.sessionId,
        direction: 'in',
        type: e.data.kind,
        purpose: null,
        status: 'received',
        error_code: null,
        reply_to: e.data.refersTo,
        sources: [],
        created_at: new Date(e.data.receivedAt),
        sent_at: new Date(e.data.sentAt),
        delivered_at: null,
        read_at: null,
        revision: e.revision,
      }),
    },
    CustomerMessageEdited: { key: reply, fold: (row, e) => row && { ...row, status: 'edited', revision: e.revision } },
    CustomerMessageRevoked: { key: reply, fold: (row, e) => row && { ...row, status: 'revoked', revision: e.revision } },
    ReplyGenerated: {
      key: reply,
      fold: (_, e) => ({
        id: e.data.messageId,
        company_id: e.metadata.companyId,
        session_id: e.data.sessionId,
        direction: 'out',
        type: 'text',
        purpose: e.data.purpose,
        status: 'queued',
        error_code: null,
        reply_to: e.data.answersTo,
        sources: e.data.sources,
        created_at: new Date(e.data.at),
        sent_at: null,
        delivered_at: null,
        read_at: null,
        revision: e.revision,
      }),
    },
    ReplySent: {
      key: reply,
      fold: (row, e) =>
        row && {
          ...row,
          status: row.status === 'queued' || row.status === 'unknown' ? 'sent' : row.status,
          sent_at: row.sent_at ?? new Date(e.data.at),
          revision: e.revision,
        },
    },
    ReplySendFailed: {
      key: reply,
      fold: (row, e) =>
        row && {
          ...row,
          status: e.data.nextAttemptAt === null ? 'failed' : row.status,
          error_code: e.data.code,
          revision: e.revision,
        },
    },
    ReplySendUnknown: {
      key: reply,
      fold: (row, e) => row && { ...row, status: row.status === 'queued' ? 'unknown' : row.status, revision: e.revision },
    },
    DeliveryStatusChanged: {
      key: reply,
      fold: (row, e) => {
        if (!row) return null;
        const { status, errorCode, at } = e.data;
        const reached = (wanted: readonly string[], before: Date | null) =>
          before === null && wanted.includes(status) ? new Date(at) : before;
        return {
          ...row,
          status,
          error_code: errorCode ?? row.error_code,
          sent_at: reached(['sent', 'delivered', 'read'], row.sent_at),
          delivered_at: reached(['delivered', 'read'], row.delivered_at),
          read_at: reached(['read'], row.read_at),
          revision: e.revision,
        };
      },
    },
  },
});
