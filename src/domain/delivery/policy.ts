/** How stubbornly a kind of message is sent, and what an end that nobody saw means for it. */
import { later } from '@order-intake/kernel';

export type DeliveryPolicy = {
  /** from each failed try to the one after it; failing once more than there are delays is the end */
  readonly delaysMs: readonly number[];
  /** the share of a delay by which it may be longer, so that what failed together does not come back together */
  readonly jitter: number;
  /** The receiver knows a message by its id: one whose end nobody saw is simply sent again. */
  readonly repeatable: boolean;
  /** What happens when the last try has failed: the messages behind it go on, or wait until a person releases them. */
  readonly exhausted: 'goes_on' | 'holds';
};

const [second, minute, hour] = [1_000, 60_000, 3_600_000];

/** Known by name, because events name them. */
export const deliveryPolicies = {
  /** to people by mail, for three days: never twice */
  mail: {
    delaysMs: [30 * second, 2 * minute, 10 * minute, hour, 2 * hour, 4 * hour, 8 * hour, 12 * hour, 24 * hour, 24 * hour],
    jitter: 0,
    repeatable: false,
    exhausted: 'goes_on',
  },
  /** to another system, for three days; the delays are those that the Standard Webhooks specification proposes */
  system: {
    delaysMs: [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour],
    jitter: 0.2,
    repeatable: true,
    exhausted: 'holds',
  },
  /** to another system, to see what it answers: once */
  probe: { delaysMs: [], jitter: 0, repeatable: true, exhausted: 'goes_on' },
} as const satisfies { readonly [name: string]: DeliveryPolicy };

export const policyNames = Object.keys(deliveryPolicies) as readonly PolicyName[];
export type PolicyName = keyof typeof deliveryPolicies;

type When = {
  /** ISO */
  readonly now: string;
  /** 0 to 1: where in the jitter this one falls */
  readonly chance: number;
  /** what the receiver asked for, when that is longer */
  readonly atLeastMs?: number;
};

/** ISO time of the try after `attempt` (counted from 1), null when none is left. */
export const nextTry = (
  { delaysMs, jitter }: DeliveryPolicy,
  attempt: number,
  { now, chance, atLeastMs = 0 }: When,
): string | null => {
  const delay = delaysMs[attempt - 1];
  if (delay === undefined) return null;
  const spread = Math.round(delay * (1 + jitter * chance));
  return later(now, Math.max(spread, atLeastMs));
};
