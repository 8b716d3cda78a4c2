import type { ApprovalFacts } from './approval-facts.ts';
import type { ApprovalRule, CheckedFact } from './approval-rule.ts';

/** What keeps automatic approval within bounds, whatever the policy says. */
export type ApprovalSafety = {
  /** the share of wrong orders that the company accepts, in percent as decimal text */
  readonly acceptedErrorPercent: string;
  /** orders younger than this prove nothing yet: easy ones are decided first */
  readonly settlingDays: number;
  /** in which anybody can stop an approval */
  readonly delayMinutes: number;
  readonly dailyCount: number;
  /** by currency, as decimal text; of a currency without one only the number of orders is limited */
  readonly dailyValue: { readonly [currency: string]: string };
  /** one in so many goes to a person all the same */
  readonly sampleEvery: number;
};

/** What the decision to switch on or to suspend went by. `bound` and `accepted`: in percent, with four places. */
export type ApprovalProof = {
  readonly right: number;
  readonly wrong: number;
  readonly bound: string;
  readonly accepted: string;
};

export type AutoApprovalEvent =
  /** other rules are another version, which has to prove itself before it can be switched on */
  | {
      readonly type: 'AutoApprovalPolicyChanged';
      readonly data: { readonly version: number; readonly rules: readonly ApprovalRule[] };
    }
  | { readonly type: 'AutoApprovalSafetyChanged'; readonly data: { readonly changes: Partial<ApprovalSafety> } }
  /** `round` counts how often it was switched on: what was planned before does not outlive being switched off */
  | {
      readonly type: 'AutoApprovalSwitchedOn';
      readonly data: { readonly version: number; readonly round: number; readonly proof: ApprovalProof };
    }
  | { readonly type: 'AutoApprovalSwitchedOff'; readonly data: { readonly version: number } }
  /** by the service: the error bound rose above what is accepted */
  | { readonly type: 'AutoApprovalSuspended'; readonly data: { readonly version: number; readonly proof: ApprovalProof } };

/** What a policy says of one order; in shadow mode nothing follows from it. */
export type OrderJudgedEvent = {
  readonly type: 'AutoApprovalJudged';
  readonly data: {
    readonly orderId: string;
    readonly reference: string;
    /** of the policy */
    readonly version: number;
    readonly rule: string | null;
    readonly approves: boolean;
    /** what the policy demanded, each with the fact that it was held against */
    readonly checks: readonly CheckedFact[];
    /** all that was known, also what this policy demanded nothing of: another policy can be tried on it */
    readonly facts: ApprovalFacts;
    /** whether the policy was on, and whether the order goes to a person to check the policy */
    readonly live: boolean;
    readonly sampled: boolean;
  };
};

/** A day's share of automatic approvals, so that its limits hold whatever happens side by side. */
export type ApprovalDayEvent = {
  readonly type: 'AutoApprovalReserved';
  readonly data: {
    /** ISO, where the company is */
    readonly day: string;
    readonly orderId: string;
    readonly total: string;
    readonly currency: string;
  };
};
