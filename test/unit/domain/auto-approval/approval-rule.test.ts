/** Which orders a policy approves: never one with a value that its own facts contradict. */
import { expect } from 'chai';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import type { ApprovalFacts } from '../../../../src/domain/auto-approval/approval-facts.ts';
import {
  type ApprovalCheck,
  type ApprovalRule,
  applyPolicy,
  tolerableReasons,
} from '../../../../src/domain/auto-approval/approval-rule.ts';
import { reviewReasonCodes } from '../../../../src/domain/sales-order/review-reasons.ts';
import { customerSteps, orderSourceKinds } from '../../../../src/domain/sales-order/sales-order.events.ts';
import { approvalRule, goodFacts } from '../../../support/approval-policies.ts';

const broken = (facts: Partial<ApprovalFacts>, rule: Partial<ApprovalRule> = {}): readonly ApprovalCheck[] =>
  applyPolicy(goodFacts(facts), [approvalRule(rule)])
    .checks.filter(({ holds }) => !holds)
    .map(({ check }) => check);

const amount = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => (cents / 100).toFixed(2));
const count = fc.nat({ max: 8 });
const id = fc.constantFrom('a', 'b', 'c');
const rarely = <T>(usual: T, other: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });
const lines = rarely<readonly number[]>([], fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 2 }));

const anyFacts: fc.Arbitrary<ApprovalFacts> = fc.record({
  sourceKind: fc.constantFrom(...orderSourceKinds),
  mailboxId: fc.option(id),
  customerId: rarely<string | null>('a', fc.option(id)),
  customerBy: rarely<ApprovalFacts['customerBy']>('code', fc.option(fc.constantFrom(...customerSteps))),
  layoutId: fc.option(id),
  confidence: rarely<string | null>('99.00', fc.option(fc.integer({ min: 0, max: 10_000 }).map((v) => (v / 100).toFixed(2)))),
  reviewReasons: rarely<readonly string[]>([], fc.subarray([...reviewReasonCodes], { maxLength: 3 })),
  missingFields: rarely<readonly string[]>([], fc.constant(['warehouse'])),
  touched: rarely(false, fc.boolean()),
  shipTo: fc.constantFrom('known', 'known', 'unknown', 'not_given'),
  inexactLines: lines,
  unlistedLines: lines,
  priceDistance: fc.option(fc.integer({ min: 0, max: 40_000 }).map((v) => (v / 10_000).toFixed(4))),
  contradictoryLines: lines,
  totalExplained: rarely(true, fc.boolean()),
  total: rarely<string | null>('100.00', fc.option(amount)),
  currency: rarely<string | null>('EUR', fc.option(fc.constantFrom('EUR', 'USD', 'CHF'))),
  layoutConfirmations: count,
  trustedRun: count,
  sender: fc.constantFrom('authenticated', 'authenticated', 'not_authenticated', 'no_mail'),
  customerErrors: rarely(0, count),
});
const anyRule: fc.Arbitrary<ApprovalRule> = fc.record({
  name: fc.constantFrom('one', 'two'),
  mailboxes: fc.uniqueArray(id, { maxLength: 2 }),
  customers: fc.uniqueArray(id, { maxLength: 2 }),
  minConfidence: fc.integer({ min: 0, max: 100 }),
  toleratedReasons: fc.subarray([...reviewReasonCodes]),
  strongCustomerKey: fc.boolean(),
  knownShipTo: fc.boolean(),
  exactProducts: fc.boolean(),
  priceTolerancePercent: fc.option(fc.constantFrom('0', '0.5', '1', '2.25')),
  maxTotal: rarely<ApprovalRule['maxTotal']>(
    { EUR: '9000' },
    fc.dictionary(fc.constantFrom('EUR', 'USD'), amount, { noNullPrototype: true }),
  ),
  layoutConfirmations: count,
  trustedRun: count,
  authenticatedSender: fc.boolean(),
  maxCustomerErrors: fc.nat({ max: 2 }),
});

/** What is wrong with approving it, said once more in other words: plain numbers, no checks. */
const contradictionsOf = (facts: ApprovalFacts, policy: readonly ApprovalRule[]): readonly string[] => {
  const rule = policy.find(
    ({ mailboxes, customers }) =>
      (mailboxes.length === 0 || mailboxes.some((one) => one === facts.mailboxId)) &&
      (customers.length === 0 || customers.some((one) => one === facts.customerId)),
  );
  if (!rule) return ['no rule'];
  const most = Number(facts.currency === null ? Number.NaN : (rule.maxTotal[facts.currency] ?? Number.NaN));
  const tolerable: readonly string[] = tolerableReasons;
  const found: readonly (readonly [string, boolean])[] = [
    ['entered by a person', facts.confidence === null],
    ['touched', facts.touched],
    ['incomplete', facts.missingFields.length > 0],
    ['lines contradict themselves', facts.contradictoryLines.length > 0],
    ['total contradicts the lines', !facts.totalExplained],
    ['not sure enough', Number(facts.confidence) < rule.minConfidence],
    ['a question only a person can answer', facts.reviewReasons.some((reason) => !tolerable.includes(reason))],
    ['a reason that is not tolerated', facts.reviewReasons.some((reason) => !rule.toleratedReasons.includes(reason))],
    ['no customer', facts.customerId === null],
    ['a weak key', rule.strongCustomerKey && !['code', 'tax_number', 'email'].includes(String(facts.customerBy))],
    ['a new place', rule.knownShipTo && facts.shipTo === 'unknown'],
    ['likeness', rule.exactProducts && facts.inexactLines.length > 0],
    ['no listed price', rule.priceTolerancePercent !== null && facts.unlistedLines.length > 0],
    ['no price', rule.priceTolerancePercent !== null && facts.priceDistance === null],
    ['another price', rule.priceTolerancePercent !== null && Number(facts.priceDistance) > Number(rule.priceTolerancePercent)],
    ['too much', facts.total === null || !(Number(facts.total) <= most)],
    ['a new layout', facts.layoutConfirmations < rule.layoutConfirmations],
    ['no trust', facts.trustedRun < rule.trustedRun],
    ['anybody could have written it', rule.authenticatedSender && facts.sender !== 'authenticated'],
    ['errors of this customer', facts.customerErrors > rule.maxCustomerErrors],
  ];
  return found.flatMap(([what, holds]) => (holds ? [what] : []));
};

describe('a policy of automatic approval', () => {
  it('approves an order exactly where none of its facts contradicts the rule, over random orders and policies', () => {
    let approved = 0;
    fc.assert(
      fc.property(anyFacts, fc.array(anyRule, { minLength: 1, maxLength: 3 }), (facts, policy) => {
        const { approves } = applyPolicy(facts, policy);
        if (approves) approved += 1;
        expect({ approves, wrong: contradictionsOf(facts, policy) }).to.satisfy(
          (seen: { approves: boolean; wrong: readonly string[] }) => seen.approves === (seen.wrong.length === 0),
        );
      }),
      { numRuns: 20_000, seed: 49 },
    );
    console.log(`      ${approved} of 20,000 random orders were approved`);
    expect(approved).to.be.greaterThan(100);
  });
  it('says of every demand which value it was held against which limit', () => {
    const { approves, rule, checks } = applyPolicy(goodFacts({ total: '5000.01' }), [approvalRule()]);
    expect({ approves, rule }).to.deep.equal({ approves: false, rule: 'Regular customers' });
    expect(checks.find(({ check }) => check === 'total_limit')).to.deep.equal({
      check: 'total_limit',
      value: '5000.01',
      limit: '5000',
      holds: false,
    });
    expect(checks.filter(({ holds }) => !holds)).to.have.length(1);
  });
  it('leaves an order to a person whose currency has no limit, or that no rule is for', () => {
    expect(broken({ currency: 'CHF' })).to.deep.equal(['total_limit']);
    expect(applyPolicy(goodFacts(), [approvalRule({ mailboxes: ['another'] })])).to.deep.equal({
      approves: false,
      rule: null,
      checks: [],
    });
    expect(applyPolicy(goodFacts(), []).approves).to.equal(false);
  });
  it('decides by the first rule that the order is in the scope of, even where a later one would approve', () => {
    const strict = approvalRule({ name: 'strict', customers: [goodFacts().customerId ?? ''], minConfidence: 99 });
    expect(applyPolicy(goodFacts(), [strict, approvalRule()])).to.include({ approves: false, rule: 'strict' });
    expect(applyPolicy(goodFacts({ customerId: 'x' }), [strict, approvalRule()])).to.include({ approves: true });
  });
  it('tolerates no reason that is a question to a person, whatever it says', () => {
    const tolerating = { toleratedReasons: ['cancellation_requested', 'price_differs'] };
    expect(broken({ reviewReasons: ['price_differs'] }, tolerating)).to.deep.equal([]);
    expect(broken({ reviewReasons: ['cancellation_requested'] }, tolerating)).to.deep.equal(['review_reasons']);
  });
  it('excludes a customer by their own errors alone, and never includes one by their merits', () => {
    expect(broken({ customerErrors: 2 })).to.deep.equal(['customer_errors']);
    expect(broken({ trustedRun: 500, confidence: '12.00' })).to.deep.equal(['confidence']);
  });
});
