/** A mailbox that cannot be opened, is switched off or is gone: its own affair, never that of its mails or of other mailboxes. */

import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import { createMailboxQueries } from '../../../src/projections/mailboxes/mailboxes.queries.ts';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { password } from '../../support/mail-stage.ts';
import { said } from '../../support/said.ts';
import { until } from '../../support/until.ts';
import { countOf, type Desk, dataOf, emailId, letterWith, orderLetter, startDesk } from './desk.ts';

const broken = 'orders@seller.example';
const healthy = 'purchase@seller.example';
const off = 'hr@seller.example';
const gone = 'accounts@seller.example';

describe('a mailbox', () => {
  let desk: Desk;
  let companyId: string;
  let brokenId: string;

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    desk = await startDesk({ users: [broken, healthy, off, gone] });
    companyId = await desk.company();
    brokenId = await desk.mailbox(companyId, broken);
  });
  after(() => desk?.stop());

  const config = (mailboxId: string) => createMailboxQueries(desk.stage.stack.foundation.pool).mailbox(companyId, mailboxId);
  const change = async (mailboxId: string, changes: object) => {
    const { commands, context } = desk.stage.stack;
    const changed = await commands.changeMailbox({ mailboxId, changes, ifMatch: null }, context(companyId));
    if (isLeft(changed)) throw new Error(`the change was refused: ${JSON.stringify(changed.left)}`);
  };
  const secrets = async () => {
    const { rows } = await desk.stage.stack.foundation.pool.query<{ id: string }>(
      'select id from app.secrets where company_id = $1',
      [companyId],
    );
    return rows.map(({ id }) => id);
  };
  const conditions = async (mailboxId: string) =>
    dataOf<{ trouble: string | null }>(await desk.mailboxEvents(companyId, mailboxId), 'MailboxConditionChanged').map(
      ({ trouble }) => trouble,
    );

  /** a changed password is tried at once */
  const pollOfTheChange = () =>
    until('the poll that the change caused', async () => ((await desk.pollRow(brokenId))?.failures ?? 0) === 1);

  it('whose password stops working says so once, keeps its mails as they are, and goes on with the right password', async () => {
    const healthyId = await desk.mailbox(companyId, healthy, { module: 'PURCHASE' });
    await desk.poll(companyId, brokenId);
    expect(await conditions(brokenId)).to.deep.equal([]);
    const rows = await secrets();
    await change(brokenId, { password: 'not the password' });
    expect(await secrets(), 'the old secret row is replaced').to.have.length(rows.length);

    const waiting = await orderLetter({ to: broken });
    const other = await orderLetter({ to: healthy });
    await desk.stage.dovecot.deliver(broken, waiting.raw);
    await desk.stage.dovecot.deliver(healthy, other.raw);
    await pollOfTheChange();
    const row = await desk.poll(companyId, brokenId);
    await desk.poll(companyId, healthyId);

    expect(row).to.deep.include({ last_error_cause: 'auth', failures: 2 });
    expect(row.last_error).to.include('refused the login').and.to.not.include('not the password');
    expect(await conditions(brokenId)).to.deep.equal(['auth']);
    const shown = await until('the trouble in its read model', async () => {
      const found = await config(brokenId);
      return found?.trouble === 'auth' ? found : null;
    });
    expect(shown.last_error_cause).to.equal('auth');
    expect(await desk.entry(companyId, waiting)).to.equal(null);
    expect(await desk.inFolder(broken, 'INBOX', waiting)).to.have.length(1);
    expect(await desk.finished(companyId, other)).to.deep.include({
      status: 'SUCCESS',
      module: 'PURCHASE',
      notification: 'sent',
    });
    expect(await conditions(healthyId)).to.deep.equal([]);

    await change(brokenId, { password });
    const good = await desk.poll(companyId, brokenId);
    expect(good).to.deep.include({ last_error: null, last_error_cause: null, failures: 0 });
    expect(await conditions(brokenId)).to.deep.equal(['auth', null]);
    expect(await desk.finished(companyId, waiting)).to.deep.include({ status: 'SUCCESS', notification: 'sent' });
    expect(countOf(await desk.events(companyId, waiting), 'ExtractionFailed')).to.equal(0);
    await until('the trouble to be over in its read model', async () => (await config(brokenId))?.trouble === null);
  });

  it('whose password is refused five times in a row is left alone by the tick, but not by who asks', async () => {
    await change(brokenId, { password: 'not the password' });
    await pollOfTheChange();
    for (const failures of [2, 3, 4, 5]) expect((await desk.poll(companyId, brokenId)).failures).to.equal(failures);
    const slowed = await desk.pollRow(brokenId);
    expect(slowed?.next_poll_at?.getTime()).to.be.above((slowed?.last_poll_at.getTime() ?? 0) + 59 * 60_000);
    await desk.tick();
    expect((await desk.pollRow(brokenId))?.failures).to.equal(5);
    expect((await desk.poll(companyId, brokenId)).failures).to.equal(6);
    await change(brokenId, { password });
    expect(await desk.poll(companyId, brokenId)).to.deep.include({ failures: 0, next_poll_at: null, last_error: null });
    expect(await conditions(brokenId)).to.deep.equal(['auth', null, 'auth', null]);
  });

  it('that is switched off is not polled, and is again when it is switched on', async () => {
    const mailboxId = await desk.mailbox(companyId, off, { module: 'HR', isActive: false });
    const letter = await orderLetter({ to: off });
    await desk.stage.dovecot.deliver(off, letter.raw);
    await desk.askForPoll(companyId, mailboxId);
    await desk.tick();
    expect(await desk.pollRow(mailboxId)).to.equal(null);
    expect(await desk.entry(companyId, letter)).to.equal(null);
    expect(await desk.inFolder(off, 'INBOX', letter)).to.have.length(1);
    expect(desk.stage.dovecot.log()).to.include(broken).and.to.not.include(off);

    await change(mailboxId, { isActive: true });
    await until('the change in its read model', async () => (await config(mailboxId))?.is_active);
    await desk.tick();
    expect((await desk.finished(companyId, letter)).status).to.equal('SUCCESS');
  });

  it('that is removed leaves no secret row and is not polled; its entries stay', async () => {
    const before = await secrets();
    const mailboxId = await desk.mailbox(companyId, gone, { module: 'ACCOUNTS' });
    const letter = await orderLetter({ to: gone });
    await desk.stage.dovecot.deliver(gone, letter.raw);
    await desk.poll(companyId, mailboxId);
    await desk.finished(companyId, letter);
    expect(await secrets()).to.have.length(before.length + 1);

    const { commands, context } = desk.stage.stack;
    const removed = await commands.removeMailbox({ mailboxId, ifMatch: null }, context(companyId));
    expect(isLeft(removed)).to.equal(false);
    await until('its row to be gone', async () => (await config(mailboxId)) === null);
    expect(await secrets()).to.have.members(before);
    expect(countOf(await desk.mailboxEvents(companyId, mailboxId), 'MailboxRemoved')).to.equal(1);

    const late = await orderLetter({ to: gone });
    await desk.stage.dovecot.deliver(gone, late.raw);
    await desk.askForPoll(companyId, mailboxId);
    expect(await desk.entry(companyId, late)).to.equal(null);
    expect(await desk.inFolder(gone, 'INBOX', late)).to.have.length(1);
    expect((await desk.entry(companyId, letter))?.status).to.equal('SUCCESS');
  });

  it('that is removed takes a retry to an end that says why', async () => {
    const mailboxId = await desk.mailbox(companyId, gone, { module: 'INVENTORY' });
    const half = { filename: 'half.pdf', content: Buffer.from('%PDF-1.7\nnothing more'), contentType: 'application/pdf' };
    const letter = await letterWith(gone, 'Half an order', [half]);
    await desk.stage.dovecot.deliver(gone, letter.raw);
    await desk.poll(companyId, mailboxId);
    expect((await desk.finished(companyId, letter)).status).to.equal('FAILED');
    const { commands, context } = desk.stage.stack;
    await commands.removeMailbox({ mailboxId, ifMatch: null }, context(companyId));
    const asked = await commands.requestRetry({ emailId: emailId(companyId, letter), ifMatch: null }, context(companyId));
    expect(isLeft(asked)).to.equal(false);
    const ended = await until('the end of the retry', async () => {
      const row = await desk.entry(companyId, letter);
      return row?.status === 'FAILED' && said(row).includes('removed') ? row : null;
    });
    expect(ended.sales_orders).to.deep.equal([]);
    expect(countOf(await desk.events(companyId, letter), 'EmailGivenUp')).to.equal(2);
  });
});
