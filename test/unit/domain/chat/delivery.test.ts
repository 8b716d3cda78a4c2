import { expect } from 'chai';
import { describe, it } from 'mocha';
import { deliveryStatusOf, nextDelivery } from '../../../../src/domain/chat/channel/delivery.ts';
import { sendErrorClass, sendRetryDelay } from '../../../../src/domain/chat/channel/send-errors.ts';

describe('delivery on chat', () => {
  it('moves forward only; what was delivered has not failed', () => {
    expect(nextDelivery('read', 'sent').status).to.equal('read');
    expect(nextDelivery('queued', 'delivered').status).to.equal('delivered');
    expect(nextDelivery('failed', 'sent')).to.deep.equal({ status: 'failed', keepsError: false });
    expect(nextDelivery('delivered', 'failed')).to.deep.equal({ status: 'delivered', keepsError: true });
    expect(deliveryStatusOf('in_orbit')).to.equal(null);
  });

  it('knows refusals by their code, else by the HTTP status', () => {
    expect([131056, 131000, 131047, 131026, 100, 368, 190, 210].map((code) => sendErrorClass(code, 400))).to.deep.equal([
      'throttled',
      'transient',
      'window',
      'recipient',
      'request',
      'account',
      'auth',
      'auth',
    ]);
    expect([429, 503, 401, 404].map((status) => sendErrorClass(null, status))).to.deep.equal([
      'throttled',
      'transient',
      'auth',
      'request',
    ]);
  });

  it('waits 4^n seconds for the pair rate limit, 2^n for others, five times, and as long as it is told', () => {
    expect([1, 2, 3, 4, 5, 6].map((tries) => sendRetryDelay('throttled', 131056, tries, null, 1_000))).to.deep.equal([
      1_000,
      4_000,
      16_000,
      64_000,
      256_000,
      null,
    ]);
    expect(sendRetryDelay('transient', null, 3, null, 1_000)).to.equal(4_000);
    expect(sendRetryDelay('transient', null, 1, 7_000, 1_000)).to.equal(7_000);
    expect(sendRetryDelay('recipient', 131026, 1, null, 1_000)).to.equal(null);
  });
});
