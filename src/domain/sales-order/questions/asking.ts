/** Questions to the customer about an order, round by round: when one may be asked, what is waited for, and what ends the waiting. */

import { isAhead } from '@order-intake/kernel';
import { type Either, left, right } from 'fp-ts/lib/Either.js';
import type { OrderPhase } from '../order-actions.ts';
import type { FieldChange, OrderContent, OrderDoubt, OrderSource, SalesOrderEvent, TermsChanged } from '../sales-order.events.ts';
import { type QuestionRound, type QuestionStanding, questionLimits } from './question-round.ts';

/** `overdue`: the deadline has passed. `undelivered`: a delivery report came instead of an answer. `closed`: the order was decided, or the customer was asked again. */
export const roundStates = ['waiting', 'answered', 'overdue', 'undelivered', 'closed'] as const;
export type RoundState = (typeof roundStates)[number];
export type AskedRound = QuestionRound & {
  readonly state: RoundState;
  readonly reminded: boolean;
  /** an answer came in which nothing could be read: a person has to open the mail */
  readonly unread: boolean;
};

export const questionStanding = (asked: readonly AskedRound[]): QuestionStanding => ({
  rounds: asked.length,
  overdue: asked.some(({ state }) => state === 'overdue'),
  undelivered: asked.some(({ state }) => state === 'undelivered'),
  unread: asked.some(({ unread }) => unread),
});

const ends: ReadonlySet<SalesOrderEvent['type']> = new Set([
  'OrderApproved',
  'OrderRejected',
  'OrderCancelled',
  'OrderQuestionsAsked',
]);

const closed = (round: AskedRound): AskedRound => ({
  ...round,
  state: round.state === 'answered' ? 'answered' : 'closed',
  unread: false,
});

const changed = (asked: readonly AskedRound[], round: number, changes: Partial<AskedRound>): readonly AskedRound[] =>
  asked.map((askedRound) => (askedRound.round === round ? { ...askedRound, ...changes } : askedRound));

/** The same for the stream and for the row. */
export const askedAfter = (asked: readonly AskedRound[], event: SalesOrderEvent): readonly AskedRound[] => {
  const before = ends.has(event.type) ? asked.map(closed) : asked;
  switch (event.type) {
    case 'OrderQuestionsAsked': {
      const { orderId: _, ...round } = event.data;
      return [...before, { ...round, state: 'waiting', reminded: false, unread: false }];
    }
    case 'OrderQuestionsReminded':
      return changed(before, event.data.round, { reminded: true });
    case 'OrderQuestionsOverdue':
      return changed(before, event.data.round, { state: 'overdue' });
    case 'OrderQuestionsUndelivered':
      return changed(before, event.data.round, { state: 'undelivered' });
    case 'OrderQuestionsAnswered':
      return changed(before, event.data.round, { state: 'answered', unread: !event.data.read });
    case 'OrderCorrected':
      return before.map((askedRound) => (askedRound.unread ? { ...askedRound, unread: false } : askedRound));
    default:
      return before;
  }
};

export type AskCommand =
  | { readonly type: 'AskCustomer'; readonly round: Omit<QuestionRound, 'round' | 'tokenHash'>; readonly tokenHashOf: HashOf }
  /** what the time demands of a round by `now` (ISO): a reminder, or that a person learns of the deadline */
  | { readonly type: 'FollowQuestions'; readonly round: number; readonly now: string }
  /** the mail of this round came back, as the mail `source` says */
  | { readonly type: 'TakeDeliveryReport'; readonly round: number; readonly source: OrderSource }
  /** `held`: what it changes, kept for a person; null: nothing. `read` false: a person has to open the mail */
  | {
      readonly type: 'TakeAnswer';
      readonly round: number;
      readonly source: OrderSource;
      readonly held: HeldAnswer | null;
      readonly read: boolean;
    };
type HashOf = (round: number) => string;
export type HeldAnswer = {
  readonly content: OrderContent;
  readonly changes: readonly FieldChange[];
  readonly terms: TermsChanged;
  readonly doubts: readonly OrderDoubt[];
};

export type AskRefusal =
  | { readonly type: 'AskedTooOften'; readonly most: number }
  | { readonly type: 'AskedRecently'; readonly until: string };

type Order = {
  readonly orderId: string;
  readonly phase: OrderPhase;
  readonly asked: readonly AskedRound[];
  readonly answeredBy: readonly OrderSource[];
};
type Decided = Either<
  AskRefusal | { readonly type: 'OrderDecided'; readonly phase: Exclude<OrderPhase, 'draft'> },
  readonly SalesOrderEvent[]
>;

export function decideAsking(command: AskCommand, order: Order): Decided {
  const { orderId, phase, asked } = order;
  switch (command.type) {
    case 'AskCustomer': {
      if (phase !== 'draft') return left({ type: 'OrderDecided', phase });
      // by policy an order is asked about once, also after a person has asked
      if (command.round.automatic && asked.length > 0) return right([]);
      const until = openAgainAt(asked);
      if (asked.length >= questionLimits.rounds) return left({ type: 'AskedTooOften', most: questionLimits.rounds });
      if (until !== null && isAhead(until, command.round.askedAt)) return left({ type: 'AskedRecently', until });
      const round = asked.length + 1;
      const tokenHash = command.tokenHashOf(round);
      return right([{ type: 'OrderQuestionsAsked', data: { orderId, ...command.round, round, tokenHash } }]);
    }
    case 'FollowQuestions':
      return right(followed(command, order));
    case 'TakeDeliveryReport': {
      const { round, source } = command;
      const isWaiting = asked.some((askedRound) => askedRound.round === round && askedRound.state === 'waiting');
      return right(isWaiting ? [{ type: 'OrderQuestionsUndelivered', data: { orderId, round, source } }] : []);
    }
    case 'TakeAnswer':
      return right(answered(command, order));
  }
}

/** ISO: until then the same order is not asked about again; null: it never was. */
const openAgainAt = (asked: readonly AskedRound[]): string | null => {
  const last = asked.at(-1);
  return last ? new Date(Date.parse(last.askedAt) + questionLimits.apartMs).toISOString() : null;
};

const followed = (
  { round, now }: Extract<AskCommand, { type: 'FollowQuestions' }>,
  { orderId, asked }: Order,
): readonly SalesOrderEvent[] => {
  const current = asked.find((each) => each.round === round);
  if (current?.state !== 'waiting') return [];
  if (now >= current.dueAt) return [{ type: 'OrderQuestionsOverdue', data: { orderId, round } }];
  const isDue = !current.reminded && current.remindAt !== null && now >= current.remindAt;
  const { medium } = current;
  return isDue ? [{ type: 'OrderQuestionsReminded', data: { orderId, round, ...(medium ? { medium } : {}) } }] : [];
};

/** When the time demands something of what is waited for next; null: nothing is waited for. */
export const nextStepAt = (asked: readonly AskedRound[]): string | null => {
  const waiting = asked.find(({ state }) => state === 'waiting');
  if (!waiting) return null;
  return waiting.remindAt !== null && !waiting.reminded ? waiting.remindAt : waiting.dueAt;
};

/** Each answer is taken once. Of an order that is over only the fact is kept: nothing of it can change. */
const answered = (
  { round, source, held, read }: Extract<AskCommand, { type: 'TakeAnswer' }>,
  { orderId, phase, asked, answeredBy }: Order,
): readonly SalesOrderEvent[] => {
  const isTaken = answeredBy.some(({ kind, id }) => kind === source.kind && id === source.id);
  const current = asked.find((each) => each.round === round);
  if (isTaken || !current) return [];
  const isOver = phase !== 'draft' && phase !== 'approved' && phase !== 'handed_over';
  const fact: SalesOrderEvent = {
    type: 'OrderQuestionsAnswered',
    data: { orderId, round, source, read },
  };
  if (held === null || isOver || held.changes.length === 0) return [fact];
  const { content, changes, terms, doubts } = held;
  const data = { orderId, content, changes, answer: { round, terms }, ...(doubts.length > 0 ? { doubts } : {}) };
  return [fact, { type: 'OrderRevisionHeld', data }];
};
