/**
 * One message on its way: meant, attempted, and how it ended. An attempt is recorded right before the message leaves, so one without an
 * end is ambiguous. Which events say so is for each stream to name; what may follow what is decided here, for all of them.
 */

import { isAhead } from '@order-intake/kernel';
import { because, type Reason, reasonFromText } from '../reasons/reasons.ts';
import { type DeliveryPolicy, nextTry } from './policy.ts';

export const deliveryEnds = ['sent', 'failed', 'ambiguous', 'not_wanted'] as const;
export type DeliveryEnd = (typeof deliveryEnds)[number];

export type Delivery = {
  readonly status: 'due' | 'attempted' | DeliveryEnd;
  /** counts the messages of a stream: what is told again is another one */
  readonly round: number;
  /** tries so far */
  readonly attempt: number;
  /** ISO, of what is tried again */
  readonly nextAttemptAt: string | null;
};

/** What another system answered: its status (null: none came), and how long that took. */
export type DeliveryResponse = { readonly status: number | null; readonly ms: number };

/**
 * What came of handing a message over. `sent`: it was taken, `notTo` names recipients that were refused while it was taken for others.
 * `refused`: certainly not sent; `unknown`: the end was not seen, it may have been sent.
 */
export type SendOutcome = (
  | { readonly outcome: 'sent'; readonly notTo?: readonly string[] }
  | { readonly outcome: 'refused'; readonly transient: boolean; readonly reason: string; readonly retryAfterMs?: number }
  | { readonly outcome: 'unknown'; readonly reason: string }
) & { readonly response?: DeliveryResponse };

/**
 * Called once, right before the message leaves, when only its end is left to record. False: it must not leave; a
 * rejection means the same.
 */
export type MayGo = () => Promise<boolean>;
/** The answer was no: nothing left, and nothing is to be recorded. */
export type Withheld = { readonly outcome: 'withheld' };

/** To whom, under which id. */
export type Addressed = { readonly recipients: readonly string[]; readonly messageId: string };

export type DeliveryCommand =
  | ({ readonly type: 'AttemptDelivery'; readonly round: number; readonly now: string } & Addressed)
  /** `chance`: 0 to 1, for delays that vary */
  | {
      readonly type: 'EndDelivery';
      readonly round: number;
      readonly outcome: SendOutcome;
      readonly now: string;
      readonly chance: number;
    }
  /** the process that attempted it is gone, and its result is lost */
  | { readonly type: 'AbandonDelivery'; readonly round: number; readonly now: string; readonly chance: number }
  | { readonly type: 'DeclineDelivery'; readonly round: number; readonly reason: Reason };

/** What happened, before a stream gives it the name of an event. */
export type DeliveryStep =
  | ({ readonly step: 'attempted'; readonly attempt: number } & Addressed)
  | {
      readonly step: DeliveryEnd;
      /** null where nothing is to be said */
      readonly reason: Reason | null;
      readonly nextAttemptAt: string | null;
      readonly response?: DeliveryResponse;
    };

type Ended = Exclude<DeliveryStep, { step: 'attempted' }>;

/** Meant and not yet tried. */
export const dueDelivery = (round: number): Delivery => ({ status: 'due', round, attempt: 0, nextAttemptAt: null });

export const isDue = ({ status, nextAttemptAt }: Delivery, now: string): boolean =>
  status === 'due' || (status === 'failed' && nextAttemptAt !== null && !isAhead(nextAttemptAt, now));

const ended = (step: DeliveryEnd, reason: Reason | null = null, nextAttemptAt: string | null = null): Ended => ({
  step,
  reason,
  nextAttemptAt,
});

/** null: nothing happens, because it is so already, was not asked of this round, or is not the time. */
export function decideDelivery(command: DeliveryCommand, delivery: Delivery, policy: DeliveryPolicy): DeliveryStep | null {
  const { status, attempt, round } = delivery;
  if (command.round !== round) return null;
  switch (command.type) {
    case 'AttemptDelivery': {
      const { recipients, messageId } = command;
      return isDue(delivery, command.now) ? { step: 'attempted', attempt: attempt + 1, recipients, messageId } : null;
    }
    case 'EndDelivery': {
      const step = end(command, delivery, policy);
      const { response } = command.outcome;
      return step && response ? { ...step, response } : step;
    }
    case 'AbandonDelivery':
      return status === 'attempted' ? unseen(because.ended_while_sending(), delivery, policy, command) : null;
    case 'DeclineDelivery':
      return status === 'due' ? ended('not_wanted', command.reason) : null;
  }
}

const end = (
  command: Extract<DeliveryCommand, { type: 'EndDelivery' }>,
  delivery: Delivery,
  policy: DeliveryPolicy,
): Ended | null => {
  const { status } = delivery;
  const { outcome, now } = command;
  switch (outcome.outcome) {
    case 'sent':
      // an ambiguous one that turns out sent after all is good news
      return status === 'attempted' || status === 'ambiguous' ? ended('sent') : null;
    case 'unknown':
      return status === 'attempted' ? unseen(reasonFromText(outcome.reason), delivery, policy, command) : null;
    case 'refused': {
      if (status !== 'attempted' && !isDue(delivery, now)) return null;
      const { transient, reason, retryAfterMs = 0 } = outcome;
      const when = { ...command, atLeastMs: retryAfterMs };
      return ended('failed', reasonFromText(reason), transient ? nextTry(policy, tries(delivery), when) : null);
    }
  }
};

/** Total: what belongs to another state changes what is known all the same. */
export function evolveDelivery(delivery: Delivery, step: DeliveryStep): Delivery {
  if (step.step === 'attempted') return { ...delivery, status: 'attempted', attempt: step.attempt, nextAttemptAt: null };
  const attempt = step.step === 'failed' ? tries(delivery) : delivery.attempt;
  return { ...delivery, status: step.step, attempt, nextAttemptAt: step.nextAttemptAt };
}

/** A server that refuses before the message could leave has cost a try too, and that one was never recorded as begun. */
const tries = ({ status, attempt }: Delivery): number => (status === 'attempted' ? attempt : attempt + 1);

const unseen = (
  reason: Reason,
  { attempt }: Delivery,
  policy: DeliveryPolicy,
  when: { readonly now: string; readonly chance: number },
): Ended => (policy.repeatable ? ended('failed', reason, nextTry(policy, attempt, when)) : ended('ambiguous', reason));
