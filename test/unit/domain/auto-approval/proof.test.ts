/** A policy that is as bad as accepted is hardly ever switched on, however often somebody tries; a good one is, after a few hundred orders. */
import { binomialAtMost, shareAtMost } from '@order-intake/kernel';
import { expect } from 'chai';
import { isRight } from 'fp-ts/lib/Either.js';
import { describe, it } from 'mocha';
import { autoApproval } from '../../../../src/domain/auto-approval/auto-approval.decider.ts';
import { type Counts, errorBound, isProven, logEvidence, rightOrdersNeeded } from '../../../../src/domain/auto-approval/proof.ts';
import { approvalRule } from '../../../support/approval-policies.ts';
import { randomOf } from '../../../support/random.ts';

const accepted = 0.01;
const none: Counts = { right: 0, wrong: 0 };

const shadow = autoApproval.evolve(autoApproval.initialState, {
  type: 'AutoApprovalPolicyChanged',
  data: { version: 1, rules: [approvalRule()] },
});
/** Whether an administrator who tries now may switch it on, by the domain's own decision. */
const maySwitchOn = (versions: readonly Counts[]): boolean => {
  const settled = versions.map((counts, index) => ({ version: index + 1, ...counts }));
  const history = { settled, decided: versions.at(-1) ?? none };
  return isRight(autoApproval.decide({ type: 'SwitchOn', history }, { ...shadow, version: versions.length }));
};

type Company = { readonly seed: number; readonly rate: number; readonly orders: number; readonly restless?: true };
/**
 * Orders that are wrong with this rate; an administrator tries after each of them. One who is `restless` changes the policy as soon as it is behind.
 * After how many orders it was switched on; null: never.
 */
const ordersUntilOn = ({ seed, rate, orders, restless }: Company): number | null => {
  const random = randomOf(seed);
  let versions: readonly Counts[] = [none];
  for (let order = 1; order <= orders; order += 1) {
    const { right, wrong } = versions.at(-1) ?? none;
    const isWrong = random() < rate;
    const now = { right: right + (isWrong ? 0 : 1), wrong: wrong + (isWrong ? 1 : 0) };
    versions = [...versions.slice(0, -1), now];
    // what the decision begins with: the rest is only asked when this holds
    if (isProven(versions, accepted) && maySwitchOn(versions)) return order;
    if (restless && isWrong) versions = [...versions, none];
  }
  return null;
};

const companies = (count: number, of: Omit<Company, 'seed'>): readonly (number | null)[] =>
  Array.from({ length: count }, (_, seed) => ordersUntilOn({ seed: seed + 1, ...of }));
const switchedOn = (ends: readonly (number | null)[]): readonly number[] =>
  ends.flatMap((end) => end ?? []).sort((a, b) => a - b);

describe('the exact bound of an error rate', () => {
  it('is the one of Clopper and Pearson', () => {
    // without an error it has a closed form: 1 - alpha^(1/n)
    expect(shareAtMost(0, 299)).to.be.closeTo(1 - 0.05 ** (1 / 299), 1e-9);
    // tables of exact one-sided 95 % limits: 1 of 100 and 5 of 200
    expect(shareAtMost(1, 100)).to.be.closeTo(0.04656, 0.00005);
    expect(shareAtMost(5, 200)).to.be.closeTo(0.05183, 0.00005);
    expect(shareAtMost(0, 0)).to.equal(1);
    expect(binomialAtMost(1, 3, 0.5)).to.be.closeTo(0.5, 1e-12);
  });
  it('is within what is accepted wherever the evidence suffices', () => {
    for (let wrong = 0; wrong <= 20; wrong += 1) {
      const right = rightOrdersNeeded([{ right: 0, wrong }], accepted);
      expect(isProven([{ right, wrong }], accepted)).to.equal(true);
      expect(isProven([{ right: right - 1, wrong }], accepted)).to.equal(false);
      expect(errorBound({ right, wrong })).to.be.at.most(accepted);
    }
  });
});

describe('the proof of a policy', function () {
  this.timeout(120_000);
  it('of 100 companies whose true error rate is the accepted one, lets at most 5 switch on, though each tries after every order', () => {
    const ends = companies(100, { rate: accepted, orders: 5_000 });
    console.log(`      at the accepted rate: ${switchedOn(ends).length} of 100 companies could ever switch on`);
    expect(switchedOn(ends).length).to.be.at.most(5);
  });
  it('keeps 2.5 % over thousands of companies too', () => {
    const ends = companies(3_000, { rate: accepted, orders: 3_000 });
    console.log(`      at the accepted rate: ${switchedOn(ends).length} of 3,000 companies could ever switch on`);
    expect(switchedOn(ends).length / 3_000).to.be.at.most(0.025);
  });
  it('is not made easier by changing the policy after each error', () => {
    const ends = companies(1_000, { rate: accepted, orders: 3_000, restless: true });
    console.log(`      with a new policy after each error: ${switchedOn(ends).length} of 1,000`);
    expect(switchedOn(ends).length / 1_000).to.be.at.most(0.025);
  });
  it('lets a policy with a fifth of the accepted rate be switched on after some hundred orders', () => {
    const ends = companies(300, { rate: accepted / 5, orders: 10_000 });
    const on = switchedOn(ends);
    const of = (share: number) => on[Math.floor(on.length * share)] ?? Number.NaN;
    console.log(
      `      at a fifth of it: half of the companies after ${of(0.5)} orders, nine of ten after ${of(0.9)}, ${on.length} of 300 in all`,
    );
    expect(on.length).to.equal(300);
    expect(of(0.5)).to.be.within(459, 1_000);
  });
  it('needs 459 right orders without an error, and 200 more for each', () => {
    expect(rightOrdersNeeded([none], accepted)).to.equal(459);
    expect(rightOrdersNeeded([{ right: 0, wrong: 1 }], accepted)).to.be.within(659, 661);
    expect(rightOrdersNeeded([{ right: 459, wrong: 0 }], accepted)).to.equal(0);
  });
  it('begins anew with each version, but never ahead of where the one before ended', () => {
    expect(logEvidence([{ right: 300, wrong: 0 }, none], accepted)).to.equal(0);
    const behind = logEvidence([{ right: 0, wrong: 2 }, none], accepted);
    expect(behind).to.equal(logEvidence([{ right: 0, wrong: 2 }], accepted));
    expect(behind).to.be.lessThan(0);
  });
});
