/** Messages in the order in which they were asked for: the first that has not come to its end is the one that is sent. */
import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { type Delivery, type DeliveryCommand, decideDelivery, dueDelivery, evolveDelivery } from './delivery.ts';
import type { OutboxEvent } from './outbox.events.ts';
import { deliveryPolicies } from './policy.ts';
import { deliveryEvent, deliveryStep } from './two-events.ts';

export type OutboxMessage = Omit<Extract<OutboxEvent, { type: 'MessageRequested' }>['data'], 'outboxId'>;

export type OutboxCommand =
  | ({ readonly type: 'RequestMessage'; readonly outboxId: string } & Omit<OutboxMessage, 'round'>)
  | { readonly type: 'ReleaseOutbox' }
  /** a person wants what this event caused told again: at once when it waits for its next try, once more when it has arrived */
  | { readonly type: 'RepeatMessage'; readonly causeId: string }
  | DeliveryCommand;
export type OutboxRefusal = { readonly type: 'NothingToRelease' } | { readonly type: 'MessageUnknown' };

export type Outbox =
  | { readonly phase: 'unused' }
  | {
      readonly phase: 'used';
      readonly outboxId: string;
      readonly message: OutboxMessage;
      readonly delivery: Delivery;
      readonly waiting: readonly OutboxMessage[];
      /** of every message there was: an event asks once */
      readonly causes: readonly string[];
      /** of the messages that were sent, or may have been */
      readonly sent: readonly string[];
    };
type Used = Extract<Outbox, { phase: 'used' }>;

const initialState: Outbox = { phase: 'unused' };

function evolve(state: Outbox, event: OutboxEvent): Outbox {
  if (event.type === 'MessageRequested') return requested(state, event.data);
  if (state.phase === 'unused' || event.data.round !== state.delivery.round) return state;
  switch (event.type) {
    case 'MessageAttempted':
      return next({ ...state, delivery: evolveDelivery(state.delivery, deliveryStep(event.data)) });
    case 'MessageEnded': {
      const { end } = event.data;
      const sent = end === 'sent' || end === 'ambiguous' ? [...state.sent, state.message.causeId] : state.sent;
      return next({ ...state, sent, delivery: evolveDelivery(state.delivery, deliveryStep(event.data)) });
    }
    case 'OutboxReleased':
      return { ...state, delivery: dueDelivery(event.data.round) };
    default:
      return state;
  }
}

const requested = (
  state: Outbox,
  { outboxId, ...message }: Extract<OutboxEvent, { type: 'MessageRequested' }>['data'],
): Outbox => {
  if (state.phase === 'unused') {
    const causes = [message.causeId];
    return { phase: 'used', outboxId, message, delivery: dueDelivery(message.round), waiting: [], causes, sent: [] };
  }
  return next({ ...state, waiting: [...state.waiting, message], causes: [...state.causes, message.causeId] });
};

const holds = ({ message, delivery }: Used): boolean =>
  delivery.status === 'failed' && deliveryPolicies[message.policy].exhausted === 'holds';

const isOver = (state: Used): boolean => {
  const { status, nextAttemptAt } = state.delivery;
  return status !== 'due' && status !== 'attempted' && nextAttemptAt === null && !holds(state);
};

const next = (state: Used): Outbox => {
  const [message, ...waiting] = state.waiting;
  return message && isOver(state) ? { ...state, message, waiting, delivery: dueDelivery(message.round) } : state;
};

function decide(command: OutboxCommand, state: Outbox): Either<OutboxRefusal, readonly OutboxEvent[]> {
  if (command.type === 'RequestMessage') {
    const { type: _, ...message } = command;
    const causes = state.phase === 'unused' ? [] : state.causes;
    if (causes.includes(message.causeId)) return right([]);
    return right([{ type: 'MessageRequested', data: { ...message, round: causes.length + 1 } }]);
  }
  if (command.type === 'RepeatMessage') return repeated(command.causeId, state);
  if (state.phase === 'unused') return command.type === 'ReleaseOutbox' ? left({ type: 'NothingToRelease' }) : right([]);
  const { outboxId, delivery, message } = state;
  const of = { outboxId, round: delivery.round };
  if (command.type === 'ReleaseOutbox') {
    const stuck = delivery.nextAttemptAt === null && (delivery.status === 'failed' || delivery.status === 'ambiguous');
    return stuck ? right([{ type: 'OutboxReleased', data: of }]) : left({ type: 'NothingToRelease' });
  }
  const step = decideDelivery(command, delivery, deliveryPolicies[message.policy]);
  return right(step ? [deliveryEvent(step, of, { attempted: 'MessageAttempted', ended: 'MessageEnded' })] : []);
}

/** Nothing when it is on its way already. */
const repeated = (causeId: string, state: Outbox): Either<OutboxRefusal, readonly OutboxEvent[]> => {
  if (state.phase === 'unused' || !state.causes.includes(causeId)) return left({ type: 'MessageUnknown' });
  const { outboxId, message, delivery, waiting, causes } = state;
  if (waiting.some((queued) => queued.causeId === causeId)) return right([]);
  if (message.causeId === causeId) {
    const { status, round } = delivery;
    if (status === 'due' || status === 'attempted') return right([]);
    if (status === 'failed' || status === 'ambiguous') return right([{ type: 'OutboxReleased', data: { outboxId, round } }]);
  }
  return right([{ type: 'MessageRequested', data: { outboxId, ...message, causeId, round: causes.length + 1 } }]);
};

export const outbox = { initialState, evolve, decide };
