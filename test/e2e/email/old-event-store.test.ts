/** The main job on an event store before 23.10, which never says that a subscription has caught up. */
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { rebuildReadModels } from '../../../src/platform/projections/rebuild.ts';
import { readModels } from '../../../src/projections/registry.ts';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { orderDocument } from '../../support/order-mails.ts';
import { dump } from '../../support/read-dump.ts';
import { type Desk, expectEvents, goodEnd, orderLetter, startDesk } from './desk.ts';

const user = 'orders@seller.example';

describe('an order that comes by mail, on an event store of release 22.10', () => {
  let desk: Desk;
  before(async function () {
    if (!dovecotAvailable()) this.skip();
    desk = await startDesk({ users: [user], playVersion: '22.10' });
  });
  after(() => desk?.stop());

  it('becomes a draft of the customer who is known, and read models rebuild to what they show', async () => {
    const { store, pool } = desk.stage.stack.foundation;
    expect(await store.serverVersion()).to.equal('22.10.5-embedded');
    const companyId = await desk.company();
    const mailboxId = await desk.mailbox(companyId, user);
    const letter = await orderLetter({ to: user, document: orderDocument(), format: 'pdf' });
    await desk.stage.dovecot.deliver(user, letter.raw);
    await desk.poll(companyId, mailboxId);
    const entry = await desk.finished(companyId, letter);
    expectEvents(await desk.events(companyId, letter), goodEnd);
    expect(entry).to.include({ status: 'SUCCESS', notification: 'sent', lead_id: null });
    const [order] = await desk.orders(companyId);
    expect(order?.customer_id, 'the customer of the catalogue').to.be.a('string');

    const before = await dump(pool, 'read');
    await rebuildReadModels({ pool, store, readModels, names: 'all' });
    expect(await dump(pool, 'read')).to.equal(before);
  });
});
