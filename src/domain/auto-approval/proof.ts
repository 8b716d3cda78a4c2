/**
 * Whether a policy has proved itself (docs/adr/0042-automatic-approval-is-proved-by-a-likelihood-ratio.md). The evidence against "it is wrong as often
 * as accepted, or more" is a likelihood ratio that starts at 1 and grows with every right order. If the policy is that bad, the ratio ever reaches 40
 * with a probability of 2.5 % at most, however often somebody looks (Ville's inequality): of a hundred such companies hardly ever more than five switch on.
 */
import { shareAtMost } from '@order-intake/kernel';

/** Orders that a policy would have approved, and what people found. */
export type Counts = { readonly right: number; readonly wrong: number };

/** The probability with which a policy that is as bad as accepted may ever be switched on. */
const everSwitchedOn = 0.025;
/** What the bound that people see leaves out: one-sided 95 %. */
const beyondBound = 0.05;
/** A policy worth switching on is wrong this much more rarely than accepted. */
const better = 5;
const enough = Math.log(1 / everSwitchedOn);

/** One-sided 95 %, exact (Clopper-Pearson); 0 to 1. */
export const errorBound = ({ right, wrong }: Counts): number => shareAtMost(wrong, right + wrong, beyondBound);

const gainOfRight = (accepted: number): number => Math.log((1 - accepted / better) / (1 - accepted));
const lossOfWrong = Math.log(better);

/**
 * The logarithm of the ratio after these versions of a policy, first to last. A new version starts anew, but never better than the one before it ended
 * when that was behind: changing a policy is no way to be rid of its errors.
 *
 * @param accepted the share of wrong orders that the company accepts, 0 to 1
 */
export const logEvidence = (versions: readonly Counts[], accepted: number): number =>
  versions.reduce((before, { right, wrong }) => Math.min(0, before) + right * gainOfRight(accepted) - wrong * lossOfWrong, 0);

export const isProven = (versions: readonly Counts[], accepted: number): boolean => logEvidence(versions, accepted) >= enough;

/** How many more right orders are needed while none is wrong; 0: it is proven. */
export const rightOrdersNeeded = (versions: readonly Counts[], accepted: number): number =>
  Math.max(0, Math.ceil((enough - logEvidence(versions, accepted)) / gainOfRight(accepted) - 1e-9));
