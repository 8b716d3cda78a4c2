import { change, column, put, readModel, remove } from '@order-intake/event-sourcing';
import { windowClosedCode } from '../../domain/chat/channel/send-errors.ts';
import type { ChatSessionEvent, CloseReason, HandoverWish } from '../../domain/chat/session/chat-session.events.ts';

export const verificationStates = ['open', 'verified', 'exhausted', 'address_moved'] as const;
/** `customer` null: the contact named none that is known, and no code was sent. */
export type VerificationState = {
  readonly customer: string | null;
  readonly by: string;
  readonly expires_at: string;
  readonly state: (typeof verificationStates)[number];
  readonly wrong_codes: number;
};

const columns = {
  ...column.ofCompany,
  channel_id: column.uuid,
  contact_id: column.uuid,
  is_active: column.boolean,
  mode: column.textOf<'bot' | 'handover'>(),
  opted_out: column.boolean,
  window_refused: column.boolean,
  language: column.orNull(column.text),
  customer_id: column.orNull(column.uuid),
  started_at: column.timestamptz,
  last_activity_at: column.timestamptz,
  last_customer_message_at: column.orNull(column.timestamptz),
  closed_at: column.orNull(column.timestamptz),
  close_reason: column.orNull(column.textOf<CloseReason>()),
  inbound_count: column.integer,
  outbound_count: column.integer,
  last_message_id: column.orNull(column.uuid),
  /** since when a person was called and did not come, and what for; also after it was closed by itself */
  waiting_since: column.orNull(column.timestamptz),
  waits_for: column.orNull(column.textOf<ChatWait>()),
  concern: column.orNull(column.textOf<ChatConcern>()),
  assignee: column.orNull(column.text),
  /** until then questions about orders may be answered; null: none were asked */
  answer_due_at: column.orNull(column.timestamptz),
  /** what became of the code that was sent last, and until when it is good; null: none was */
  verification: column.orNull(column.jsonb<VerificationState>()),
  /** messages of the customer since the last reply */
  unanswered_count: column.integer,
  revision: column.revision,
};

/** Without texts, names and numbers: those lie in schema app and are joined when reading. */
export type ChatSessionRow = column.RowOf<typeof columns>;

/** Why a conversation stands in the queue of what waits for a person; codes of review reasons. */
export type ChatWait = 'chat_handed_over' | 'cancels_unknown_order' | 'chat_window_closed';
const waitFor: { readonly [wish in HandoverWish]?: ChatWait } = {
  cancellation: 'cancels_unknown_order',
  late_answer: 'chat_window_closed',
};
/** What it is about, for those that a person is simply called to; codes of review reasons. */
export type ChatConcern = `chat_${Exclude<HandoverWish, 'cancellation' | 'late_answer'>}`;
const concernOf = (request: HandoverWish | undefined): ChatConcern | null =>
  request === undefined || request === 'cancellation' || request === 'late_answer' ? null : `chat_${request}`;
const seenTo = { waiting_since: null, waits_for: null, concern: null };

const later = (a: Date, b: Date): Date => (b > a ? b : a);

export const chatSessions = readModel<ChatSessionEvent, typeof columns>({
  name: 'chat_sessions',
  version: 9,
  columns,
  indexes: [
    'create index on $table (company_id, last_activity_at desc, id desc)',
    'create index on $table (is_active, last_activity_at)',
    'create index on $table (company_id, waiting_since, id) where waiting_since is not null',
    // with what statistics count: of all sessions how many there are, of few what they are
    'create index on $table (company_id, started_at)',
    "create index on $table (company_id, started_at) include (is_active, mode, opted_out) where is_active or mode = 'handover' or opted_out",
  ],
  key: (e) => e.data.sessionId,
  on: {
    ChatSessionOpened: put((e) => ({
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
      ...seenTo,
      assignee: null,
      answer_due_at: null,
      verification: null,
    })),
    CustomerMessageAdded: change((e, row) => {
      const sentAt = new Date(e.data.sentAt);
      const latest = row.last_customer_message_at === null || sentAt > row.last_customer_message_at;
      return {
        last_activity_at: later(row.last_activity_at, new Date(e.data.receivedAt)),
        last_customer_message_at: latest ? sentAt : row.last_customer_message_at,
        language: latest ? (e.data.language ?? row.language) : row.language,
        window_refused: false,
        inbound_count: row.inbound_count + 1,
        unanswered_count: row.unanswered_count + (e.data.answerable || e.data.kind === 'unsupported' ? 1 : 0),
        last_message_id: latest ? e.data.messageId : row.last_message_id,
        // only the person who took over answers
        ...(row.mode === 'handover' && row.waiting_since === null && e.data.answerable
          ? ({ waiting_since: new Date(e.data.receivedAt), waits_for: 'chat_handed_over' } as const)
          : {}),
      };
    }),
    ReplyGenerated: change((e) => ({ last_message_id: e.data.messageId })),
    PersonMessageWritten: change(({ data: { messageId, question } }, row) => {
      if (!question) return { last_message_id: messageId, ...seenTo };
      const dueAt = new Date(question.dueAt);
      return { last_message_id: messageId, answer_due_at: row.answer_due_at === null ? dueAt : later(row.answer_due_at, dueAt) };
    }),
    ReplySent: change((e, row) => ({
      outbound_count: row.outbound_count + 1,
      unanswered_count: 0,
      last_activity_at: later(row.last_activity_at, new Date(e.data.at)),
    })),
    ReplySendFailed: change((e, row) => ({ window_refused: row.window_refused || e.data.errorClass === 'window' })),
    DeliveryStatusChanged: change((e, row) => ({ window_refused: row.window_refused || e.data.errorCode === windowClosedCode })),
    ContactVerificationStarted: change(({ data: { customerId, expiresAt, by } }) => ({
      verification: { customer: customerId, by, expires_at: expiresAt, state: 'open', wrong_codes: 0 },
    })),
    ContactCodeTried: change(({ data: { outcome } }, { verification }) => {
      if (verification === null || verification.state !== 'open') return {};
      const isWrong = outcome === 'wrong' || outcome === 'exhausted';
      const state = outcome === 'right' ? 'verified' : outcome === 'exhausted' ? 'exhausted' : 'open';
      return { verification: { ...verification, state, wrong_codes: verification.wrong_codes + (isWrong ? 1 : 0) } };
    }),
    ContactAddressMoved: change((_, { verification }) =>
      verification?.state === 'open' ? { verification: { ...verification, state: 'address_moved' } } : {},
    ),
    ContactVerified: change((e) => ({ customer_id: e.data.customerId })),
    HandoverStarted: change(({ data: { reason, at, wants } }) => ({
      mode: 'handover',
      // who takes it over has come already
      ...(reason === 'admin'
        ? seenTo
        : {
            waiting_since: new Date(at),
            waits_for: (wants && waitFor[wants]) ?? 'chat_handed_over',
            concern: concernOf(wants),
          }),
    })),
    HandoverEnded: change(() => ({ mode: 'bot', ...seenTo })),
    ChatSessionAssigned: change((e) => ({ assignee: e.data.assignee })),
    ContactOptedOut: change(() => ({ opted_out: true })),
    ContactOptedIn: change(() => ({ opted_out: false })),
    ChatSessionClosed: change((e) => ({
      is_active: false,
      closed_at: new Date(e.data.at),
      close_reason: e.data.reason,
      ...(e.data.reason === 'admin' ? seenTo : {}),
    })),
    ChatSessionRemoved: remove,
  },
});
