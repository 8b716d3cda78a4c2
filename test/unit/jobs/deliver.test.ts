import type { Enqueue } from '@order-intake/event-sourcing';
import { unread } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { systemContext } from '../../../src/commands/shared/system-context.ts';
import {
  type Delivery,
  type DeliveryCommand,
  decideDelivery,
  dueDelivery,
  evolveDelivery,
  type MayGo,
  type SendOutcome,
} from '../../../src/domain/delivery/delivery.ts';
import { deliveryPolicies } from '../../../src/domain/delivery/policy.ts';
import type { Composed, Way } from '../../../src/jobs/delivery/box.ts';
import { createDeliver } from '../../../src/jobs/delivery/deliver.handler.ts';

const now = new Date('2026-11-20T09:00:00.000Z');
const refused = (reason: string, transient = false): SendOutcome => ({ outcome: 'refused', transient, reason });
const afterAsking =
  (outcome: SendOutcome) =>
  async (mayGo: MayGo): Promise<SendOutcome | { outcome: 'withheld' }> =>
    (await mayGo()) ? outcome : { outcome: 'withheld' };
const way = (name: string, send: Way['send']): Way => ({ name, send });
const by = (...ways: readonly Way[]): Composed => ({ recipients: ['it@seller.example'], messageId: 'm', ways });

/** A box that decides as every stream does, and what was given to it. */
const desk = (composed: Composed, { delivery = dueDelivery(1), free = true } = {}) => {
  let current: Delivery = delivery;
  const given: DeliveryCommand['type'][] = [];
  const queued: Enqueue[] = [];
  const box = {
    open: async () => ({ delivery: current, compose: async () => composed }),
    give: async (_: string, command: DeliveryCommand) => {
      const step = decideDelivery(command, current, deliveryPolicies.mail);
      given.push(command.type);
      if (step) current = evolveDelivery(current, step);
      return step !== null;
    },
  };
  const work = createDeliver({
    boxes: { notification: box, alarm: box, outbox: box },
    withTryLocks: (keys, fn) => fn(free ? keys : [], new AbortController().signal),
    enqueue: async (jobs) => queued.push(...jobs),
    warn: () => undefined,
    now: () => now,
    earlyMs: 0,
  });
  const context = systemContext('acme', 'deliver', { correlationId: 'c', causationId: 'c' });
  const run = () => work({ companyId: 'acme', box: 'alarm', id: 'a1' }, context);
  return { run, given, queued, delivery: () => current, move: (to: Delivery) => (current = to) };
};

describe('delivering', () => {
  it('records the attempt when the message is about to leave, and its end after it', async () => {
    const { run, given, delivery } = desk(by(way('one', afterAsking({ outcome: 'sent' }))));
    await run();
    expect(given).to.deep.equal(['AttemptDelivery', 'EndDelivery']);
    expect(delivery().status).to.equal('sent');
    await run();
    expect(given).to.have.length(2);
  });
  it('records no attempt where the server refuses before, and tries again later', async () => {
    const { run, given, delivery } = desk(by(way('one', async () => refused('no login', true))));
    await run();
    expect(given).to.deep.equal(['EndDelivery']);
    expect(delivery()).to.deep.include({ status: 'failed', attempt: 1, nextAttemptAt: '2026-11-20T09:00:30.000Z' });
  });
  it('goes the next way only after a certain refusal, and records one attempt for all of them', async () => {
    const ways = [way('one', async () => refused('no login')), way('two', afterAsking(refused('full')))];
    const { run, given, delivery } = desk(by(...ways, way('three', afterAsking({ outcome: 'sent' }))));
    await run();
    expect(given).to.deep.equal(['AttemptDelivery', 'EndDelivery']);
    expect(delivery().status).to.equal('sent');
    const unknown = way('one', afterAsking({ outcome: 'unknown', reason: 'cut' }));
    const unsure = desk(by(unknown, way('two', afterAsking({ outcome: 'sent' }))));
    await unsure.run();
    expect(unsure.delivery().status).to.equal('ambiguous');
  });
  it('sends nothing that another worker has attempted while this one was on its way to the server', async () => {
    const late = way('one', async (mayGo) => {
      held.move({ ...held.delivery(), status: 'attempted', attempt: 1 });
      return (await mayGo()) ? { outcome: 'sent' } : { outcome: 'withheld' };
    });
    const held = desk(by(late));
    await held.run();
    expect(held.given).to.deep.equal(['AttemptDelivery']);
    expect(held.delivery().status).to.equal('attempted');
  });
  it('looks again at the time of the next try when it comes before it, as by a clock that is wrong', async () => {
    const nextAttemptAt = '2026-11-20T09:00:30.000Z';
    const failed: Delivery = { ...dueDelivery(1), status: 'failed', attempt: 1, nextAttemptAt };
    const early = desk(by(way('one', afterAsking({ outcome: 'sent' }))), { delivery: failed });
    await early.run();
    expect(early.given).to.deep.equal([]);
    expect(early.queued.map(({ startAfter }) => startAfter?.toISOString())).to.deep.equal([nextAttemptAt]);
    const over = desk(by(), { delivery: { ...failed, nextAttemptAt: null } });
    await over.run();
    expect(over.queued).to.deep.equal([]);
  });
  it('says of an attempt without an end that it is ambiguous, and leaves it', async () => {
    const attempted: Delivery = { ...dueDelivery(1), status: 'attempted', attempt: 1 };
    const { run, given, delivery } = desk(by(way('one', afterAsking({ outcome: 'sent' }))), { delivery: attempted });
    await run();
    expect(given).to.deep.equal(['AbandonDelivery']);
    expect(delivery().status).to.equal('ambiguous');
  });
  it('looks again soon where another worker is at it', async () => {
    const attempted: Delivery = { ...dueDelivery(1), status: 'attempted', attempt: 1 };
    const { run, given, queued } = desk(by(), { delivery: attempted, free: false });
    await run();
    expect(given).to.deep.equal([]);
    expect(queued.map(({ data, startAfter }) => [data, startAfter?.toISOString()])).to.deep.equal([
      [{ companyId: 'acme', box: 'alarm', id: 'a1' }, '2026-11-20T09:00:05.000Z'],
    ]);
  });
  it('records why nobody is told, and nothing while it is paused', async () => {
    const nobody = desk({ notWanted: unread.other('nobody is named') });
    await nobody.run();
    expect(nobody.delivery().status).to.equal('not_wanted');
    const paused = desk({ paused: true });
    await paused.run();
    expect(paused.given).to.deep.equal([]);
  });
});
