import type { ChatSessionEvent } from '../../domain/chat/session/chat-session.events.ts';
import { readModel } from '../../platform/projections/read-model.ts';

/** Without texts, names and numbers: those lie in schema app and are joined when reading. */
export type ChatSessionRow = {
  readonly id: string;
  readonly company_id: string;
  readonly channel_id: string;
  readonly contact_id: string;
  readonly is_active: boolean;
  readonly mode: 'bot' | 'handover';
  readonly opted_out: boolean;
  readonly window_refused: boolean;
  readonly language: string | null;
  readonly customer_id: string | null;
  readonly started_at: Date;
  readonly last_activity_at: Date;
  readonly last_customer_message_at: Date | null;
  readonly closed_at: Date | null;
  readonly close_reason: string | null;
  readonly inbound_count: number;
  readonly outbound_count: number;
  readonly last_message_id: string | null;
  /** messages of the customer since the last reply */
  readonly unanswered_count: number;
  readonly revision: number;
};

const windowClosed = 131047;
const key = (e: { readonly data: { readonly sessionId: string } }) => e.data.sessionId;

export const chatSessions = readModel<ChatSessionEvent>()<ChatSessionRow>({
  name: 'chat_sessions',
  version: 2,
  columns: {
    id: 'uuid primary key',
    company_id: 'text not null',
    channel_id: 'uuid not null',
    contact_id: 'uuid not null',
    is_active: 'boolean not null',
    mode: 'text not null',
    opted_out: 'boolean not null',
    window_refused: 'boolean not null',
    language: 'text',
    customer_id: 'uuid',
    started_at: 'timestamptz not null',
    last_activity_at: 'timestamptz not null',
    last_customer_message_at: 'timestamptz',
    closed_at: 'timestamptz',
    close_reason: 'text',
    inbound_count: 'integer not null',
    outbound_count: 'integer not null',
    last_message_id: 'uuid',
    unanswered_count: 'integer not null',
    revision: 'integer not null',
  },
  indexes: [
    'create index on $table (company_id, last_activity_at desc, id desc)',
    'create index on $table (is_active, last_activity_at)',
  ],
  on: {
    ChatSessionOpened: {
      key,
      fold: (_, e) => ({
        id: e.data.sessionId,
        company_id: e.metadata.companyId,
        channel_id: e.data.channelId,
        contact_id: e.data.contactId,
        is_active: true,
        mode: e.data.carried?.mode ?? 'bot',
        opted_out: e.data.optedOut,
        window_refused: false,
        language: e.data.carried?.language ?? null,
        customer_id: e.data.carried?.customerId ?? null,
        started_at: new Date(e.data.openedAt),
        last_activity_at: new Date(e.data.openedAt),
        last_customer_message_at: null,
        closed_at: null,
        close_reason: null,
        inbound_count: 0,
        outbound_count: 0,
        last_message_id: null,
        unanswered_count: 0,
        revision: e.revision,
      }),
    },
    CustomerMessageAdded: {
      key,
      fold: (row, e) => {
        if (!row) return null;
        const sentAt = new Date(e.data.sentAt);
        const latest = row.last_customer_message_at === null || sentAt > row.last_customer_message_at;
        return {
          ...row,
          last_activity_at: later(row.last_activity_at, new Date(e.data.receivedAt)),
          last_customer_message_at: latest ? sentAt : row.last_customer_message_at,
          language: latest ? (e.data.language ?? row.language) : row.language,
          window_refused: false,
          inbound_count: row.inbound_count + 1,
          unanswered_count: row.unanswered_count + (e.data.answerable || e.data.kind === 'unsupported' ? 1 : 0),
          last_message_id: e.data.messageId,
          revision: e.revision,
        };
      },
    },
    ReplyGenerated: { key, fold: (row, e) => row && { ...row, last_message_id: e.data.messageId, revision: e.revision } },
    ReplySent: {
      key,
      fold: (row, e) =>
        row && {
          ...row,
          outbound_count: row.outbound_count + 1,
          unanswered_count: 0,
          last_activity_at: later(row.last_activity_at, new Date(e.data.at)),
          revision: e.revision,
        },
    },
    ReplySendFailed: {
      key,
      fold: (row, e) =>
        row && { ...row, window_refused: row.window_refused || e.data.errorClass === 'window', revision: e.revision },
    },
    DeliveryStatusChanged: {
      key,
      fold: (row, e) =>
        row && { ...row, window_refused: row.window_refused || e.data.errorCode === windowClosed, revision: e.revision },
    },
    ContactVerified: { key, fold: (row, e) => row && { ...row, customer_id: e.data.customerId, revision: e.revision } },
    HandoverStarted: { key, fold: (row, e) => row && { ...row, mode: 'handover', revision: e.revision } },
    HandoverEnded: { key, fold: (row, e) => row && { ...row, mode: 'bot', revision: e.revision } },
    ContactOptedOut: { key, fold: (row, e) => row && { ...row, opted_out: true, revision: e.revision } },
    ContactOptedIn: { key, fold: (row, e) => row && { ...row, opted_out: false, revision: e.revision } },
    ChatSessionClosed: {
      key,
      fold: (row, e) =>
        row && {
          ...row,
          is_active: false,
          closed_at: new Date(e.data.at),
          close_reason: e.data.reason,
          revision: e.revision,
        },
    },
    ChatSessionRemoved: { key, fold: () => null },
  },
});

const later = (a: Date, b: Date): Date => (b > a ? b : a);
