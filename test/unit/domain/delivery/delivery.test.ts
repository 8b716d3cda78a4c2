import { dayMs } from '@order-intake/kernel';
import { unread } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import {
  type Delivery,
  type DeliveryCommand,
  decideDelivery,
  dueDelivery,
  evolveDelivery,
  type SendOutcome,
} from '../../../../src/domain/delivery/delivery.ts';
import { type DeliveryPolicy, deliveryPolicies } from '../../../../src/domain/delivery/policy.ts';

const now = '2026-11-20T09:00:00.000Z';
const attempt: DeliveryCommand = { type: 'AttemptDelivery', round: 1, recipients: [], messageId: 'm', now };
const end = (outcome: SendOutcome, at = now, chance = 0): DeliveryCommand => ({
  type: 'EndDelivery',
  round: 1,
  outcome,
  now: at,
  chance,
});
const busy: SendOutcome = { outcome: 'refused', transient: true, reason: 'busy' };
const abandon: DeliveryCommand = { type: 'AbandonDelivery', round: 1, now, chance: 0 };

const following = (commands: readonly DeliveryCommand[], policy: DeliveryPolicy = deliveryPolicies.mail): Delivery =>
  commands.reduce((delivery, command) => {
    const step = decideDelivery(command, delivery, policy);
    return step ? evolveDelivery(delivery, step) : delivery;
  }, dueDelivery(1));

describe('a delivery', () => {
  it('is attempted once, and not while another attempt is under way', () => {
    expect(following([attempt])).to.deep.include({ status: 'attempted', attempt: 1 });
    expect(following([attempt, attempt])).to.deep.include({ status: 'attempted', attempt: 1 });
    expect(following([attempt, end({ outcome: 'sent' }), attempt]).status).to.equal('sent');
  });
  it('that was refused before it could leave has cost a try, and is tried again', () => {
    expect(following([end(busy)])).to.deep.equal({
      status: 'failed',
      round: 1,
      attempt: 1,
      nextAttemptAt: '2026-11-20T09:00:30.000Z',
    });
    const refusedAgain = following([end(busy), end(busy, '2026-11-20T09:00:30.000Z')]);
    expect(refusedAgain).to.deep.include({ attempt: 2, nextAttemptAt: '2026-11-20T09:02:30.000Z' });
    expect(following([end(busy), end(busy)]), 'not the time').to.deep.include({ attempt: 1 });
    expect(following([end(busy), { ...attempt, now: '2026-11-20T09:00:30.000Z' }, end(busy)])).to.deep.include({ attempt: 2 });
  });
  it('waits as long as the receiver asks for, when that is longer', () => {
    expect(following([end({ ...busy, retryAfterMs: 90_000 })]).nextAttemptAt).to.equal('2026-11-20T09:01:30.000Z');
    expect(following([end({ ...busy, retryAfterMs: 1_000 })]).nextAttemptAt).to.equal('2026-11-20T09:00:30.000Z');
  });
  it('whose end nobody saw is ambiguous for ever, unless it turns out that it was sent', () => {
    for (const unseen of [abandon, end({ outcome: 'unknown', reason: 'cut' })]) {
      expect(following([attempt, unseen]).status).to.equal('ambiguous');
      expect(following([attempt, unseen, attempt, end(busy)]).status).to.equal('ambiguous');
      expect(following([attempt, unseen, end({ outcome: 'sent' })]).status).to.equal('sent');
    }
    expect(following([abandon]).status, 'never attempted').to.equal('due');
  });
  it('is repeated where the receiver knows it by its id', () => {
    for (const unseen of [abandon, end({ outcome: 'unknown', reason: 'cut' })])
      expect(following([attempt, unseen], deliveryPolicies.system)).to.deep.include({
        status: 'failed',
        nextAttemptAt: '2026-11-20T09:00:05.000Z',
      });
  });
  describe('that is refused for as long as it is tried', () => {
    const lasts = (policy: DeliveryPolicy, chance: number): number => {
      let [delivery, at] = [dueDelivery(1), now];
      for (let tries = 1; ; tries += 1) {
        const step = decideDelivery(end(busy, at, chance), delivery, policy);
        if (!step || step.step === 'attempted') throw new Error('nothing was decided');
        delivery = evolveDelivery(delivery, step);
        if (step.nextAttemptAt === null) {
          expect(tries).to.equal(policy.delaysMs.length + 1);
          return Date.parse(at) - Date.parse(now);
        }
        at = step.nextAttemptAt;
      }
    };
    it('to another system ends after three days, spread by chance', () => {
      const { system } = deliveryPolicies;
      expect(lasts(system, 0) / dayMs).to.be.within(3, 3.5);
      expect(lasts(system, 1) / lasts(system, 0)).to.be.closeTo(1.2, 0.001);
    });
    it('by mail to people ends after three days too: a server that is away for a night is no end', () =>
      expect(lasts(deliveryPolicies.mail, 0.5) / dayMs).to.be.within(3, 3.5));
  });
  it('is declined only when it was never tried, and takes nothing of another round', () => {
    const decline: DeliveryCommand = { type: 'DeclineDelivery', round: 1, reason: unread.other('nobody') };
    expect(following([decline]).status).to.equal('not_wanted');
    expect(following([attempt, decline]).status).to.equal('attempted');
    expect(following([{ ...attempt, round: 2 }]).status).to.equal('due');
  });
});
