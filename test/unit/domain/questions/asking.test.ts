/** When a customer may be asked about an order, what the time demands of a round, and what ends the waiting. */
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { describe, it } from 'mocha';
import { waitingReasons } from '../../../../src/domain/sales-order/order-actions.ts';
import { nextStepAt } from '../../../../src/domain/sales-order/questions/asking.ts';
import { type SalesOrderCommand, salesOrder } from '../../../../src/domain/sales-order/sales-order.decider.ts';
import type { OrderContent, SalesOrderEvent } from '../../../../src/domain/sales-order/sales-order.events.ts';
import { standingOf } from '../../../../src/domain/sales-order/sales-order.state.ts';
import { extraction, orderId } from '../../../support/samples.ts';

const content = {
  customer: null,
  customerCandidates: [],
  leadId: null,
  customerName: 'Buyer AB',
  customerEmail: 'anna@buyer.example',
  poNumber: 'PO-1',
  orderDate: null,
  deliveryDate: null,
  currency: 'EUR',
  total: null,
  warehouseId: null,
  lines: [],
  requiresReview: false,
  reviewReasons: [],
  source: { kind: 'email', id: 'mail-1' },
  extraction: extraction(),
  document: null,
  threshold: 70,
  contentHash: 'h1',
} as const satisfies OrderContent;

const drafted: SalesOrderEvent = { type: 'OrderDrafted', data: { orderId, reference: 'SO-2026-000012', content } };
const questions = [{ code: 'delivery_date_missing', line: null, facts: {}, candidates: [] }] as const;
const roundAt = (askedAt: string) => ({
  questions,
  language: 'en' as const,
  recipient: 'anna@buyer.example',
  askedAt,
  remindAt: '2026-11-22T08:00:00.000Z',
  dueAt: '2026-11-25T08:00:00.000Z',
});
const ask = (askedAt: string): SalesOrderCommand => ({
  type: 'AskCustomer',
  round: roundAt(askedAt),
  tokenHashOf: (round) => `hash-${round}`,
});
const follow = (now: string, round = 1): SalesOrderCommand => ({ type: 'FollowQuestions', round, now });
const first = '2026-11-20T08:00:00.000Z';

const stateAfter = (events: readonly SalesOrderEvent[]) => {
  const state = events.reduce(salesOrder.evolve, salesOrder.initialState);
  if (state.phase === 'none') throw new Error('there is no order');
  return state;
};
/** Each command in its turn; the last one's events, or the type of its refusal. */
const resultOf = (...commands: readonly SalesOrderCommand[]) => {
  const events: SalesOrderEvent[] = [drafted];
  let last: readonly SalesOrderEvent[] | string = [];
  for (const command of commands) {
    const decided = salesOrder.decide(command, stateAfter(events));
    last = isLeft(decided) ? decided.left.type : decided.right;
    if (typeof last !== 'string') events.push(...last);
  }
  return { last, types: typeof last === 'string' ? last : last.map(({ type }) => type), state: stateAfter(events) };
};

describe('questions about an order', () => {
  it('are asked once an hour and three times at most', () => {
    expect(resultOf(ask(first)).types).to.deep.equal(['OrderQuestionsAsked']);
    expect(resultOf(ask(first), ask('2026-11-20T08:59:59.000Z')).types).to.equal('AskedRecently');
    const hourly = ['08', '09', '10', '11'].map((hour) => ask(`2026-11-20T${hour}:00:00.000Z`));
    expect(resultOf(...hourly.slice(0, 3)).state.asked.map(({ state }) => state)).to.deep.equal(['closed', 'closed', 'waiting']);
    expect(resultOf(...hourly).types).to.equal('AskedTooOften');
  });

  it('are followed by one reminder and one end, whenever somebody looks', () => {
    expect(resultOf(ask(first), follow('2026-11-21T08:00:00.000Z')).types).to.deep.equal([]);
    const reminded = [ask(first), follow('2026-11-22T08:00:00.000Z')];
    expect(resultOf(...reminded).types).to.deep.equal(['OrderQuestionsReminded']);
    expect(resultOf(...reminded, follow('2026-11-23T08:00:00.000Z')).types).to.deep.equal([]);
    const over = resultOf(...reminded, follow('2026-11-25T08:00:00.000Z'));
    expect(over.types).to.deep.equal(['OrderQuestionsOverdue']);
    expect(waitingReasons(standingOf(over.state))).to.deep.equal(['customer_did_not_answer']);
    expect(resultOf(...reminded, follow('2026-11-25T08:00:00.000Z'), follow('2026-11-26T08:00:00.000Z')).types).to.deep.equal([]);
    expect(nextStepAt(resultOf(ask(first)).state.asked)).to.equal('2026-11-22T08:00:00.000Z');
    expect(nextStepAt(over.state.asked)).to.equal(null);
  });

  it('wait for nothing once the order is decided', () => {
    const reject: SalesOrderCommand = { type: 'RejectOrder', reason: 'ordered twice' };
    const { state } = resultOf(ask(first), reject);
    expect(state.asked.map((round) => round.state)).to.deep.equal(['closed']);
    expect(resultOf(ask(first), reject, follow('2026-11-25T08:00:00.000Z')).types).to.deep.equal([]);
    expect(resultOf(reject, ask(first)).types).to.equal('OrderDecided');
  });

  it('wait no more once a delivery report came, until an answer comes all the same', () => {
    const source = { kind: 'email', id: 'report-1' } as const;
    const report: SalesOrderCommand = { type: 'TakeDeliveryReport', round: 1, source };
    const returned = resultOf(ask(first), report);
    expect(returned.types).to.deep.equal(['OrderQuestionsUndelivered']);
    expect(waitingReasons(standingOf(returned.state))).to.deep.equal(['questions_undelivered']);
    expect(nextStepAt(returned.state.asked)).to.equal(null);
    expect(resultOf(ask(first), report, report).types).to.deep.equal([]);
    expect(resultOf(ask(first), report, follow('2026-11-25T08:00:00.000Z')).types).to.deep.equal([]);
    const answer: SalesOrderCommand = { type: 'TakeAnswer', round: 1, source, held: null, read: true };
    expect(waitingReasons(standingOf(resultOf(ask(first), report, answer).state))).to.deep.equal([]);
    expect(resultOf(ask(first), report, ask('2026-11-20T09:00:00.000Z')).state.asked.map(({ state }) => state)).to.deep.equal([
      'closed',
      'waiting',
    ]);
  });

  it('take an answer once, and say when nothing could be read in it until a person has corrected the draft', () => {
    const source = { kind: 'email', id: 'mail-2' } as const;
    const answer: SalesOrderCommand = { type: 'TakeAnswer', round: 1, source, held: null, read: false };
    const taken = resultOf(ask(first), answer);
    expect(taken.types).to.deep.equal(['OrderQuestionsAnswered']);
    expect(waitingReasons(standingOf(taken.state))).to.deep.equal(['customer_answered']);
    expect(resultOf(ask(first), answer, answer).types).to.deep.equal([]);
    const correct: SalesOrderCommand = { type: 'CorrectOrder', terms: (order) => ({ ...order, deliveryDate: '2026-12-14' }) };
    expect(waitingReasons(standingOf(resultOf(ask(first), answer, correct).state))).to.deep.equal([]);
    expect(resultOf(ask(first), { ...answer, round: 7 }).types).to.deep.equal([]);
  });
});
