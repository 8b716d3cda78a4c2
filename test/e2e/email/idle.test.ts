/** A mailbox whose server says what comes in: nobody waits for the next poll. */
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { until } from '../../support/until.ts';
import { type Desk, orderLetter, patienceMs, startDesk } from './desk.ts';

const [watched, polled] = ['orders@seller.example', 'slow@seller.example'];

describe('a mailbox with imap_idle', () => {
  let desk: Desk;
  let companyId: string;
  let watchedId: string;

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    desk = await startDesk({ users: [watched, polled] });
    companyId = await desk.company();
    watchedId = await desk.mailbox(companyId, watched, { imapIdle: true });
    await desk.mailbox(companyId, polled, { module: 'HR' });
  });
  after(() => desk?.stop());

  const connectedSince = async () =>
    (
      await desk.stage.stack.foundation.pool.query('select connected_since from app.mailbox_watches where mailbox_id = $1', [
        watchedId,
      ])
    ).rows[0]?.connected_since;

  it('drafts an order without any poll being asked for, and another mailbox waits for its poll', async () => {
    await until('the connection', connectedSince, patienceMs);
    const [letter, other] = [await orderLetter({ to: watched }), await orderLetter({ to: polled })];
    await desk.stage.dovecot.deliver(polled, other.raw);
    await desk.stage.dovecot.deliver(watched, letter.raw);
    expect((await desk.finished(companyId, letter)).status).to.equal('SUCCESS');
    expect(await desk.entry(companyId, other)).to.equal(null);
  });

  it('is not watched any more once it is switched off', async () => {
    const { commands, context } = desk.stage.stack;
    await commands.changeMailbox({ mailboxId: watchedId, changes: { imapIdle: false }, ifMatch: null }, context(companyId));
    await until('the end of the watch', async () => (await connectedSince()) === undefined, patienceMs);
  });
});
