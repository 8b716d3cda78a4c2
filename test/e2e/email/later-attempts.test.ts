/** What a later attempt at a mail has to get over: a store that was away in the middle of the first, attachments that were exchanged. */

import { rm } from 'node:fs/promises';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { type Reason, reasonText } from '../../../src/domain/reasons/reasons.ts';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { skipOnExternalStore } from '../../support/external-store.ts';
import { said } from '../../support/said.ts';
import { until } from '../../support/until.ts';
import { type Desk, dataOf, emailId, type Letter, orderLetter, patienceMs, startDesk } from './desk.ts';

const user = 'orders@seller.example';
/** A planned attempt comes half a minute later: MAIL_ATTEMPTS=all waits for it. */
const whole = process.env.MAIL_ATTEMPTS === 'all';
type Failed = {
  readonly cause: string;
  readonly attempt: number;
  readonly reason: Reason;
  readonly nextAttemptAt: string | null;
};

describe('a later attempt at a mail', () => {
  let desk: Desk;
  let companyId: string;
  let mailboxId: string;
  /** happens once, when a mail has been read and nothing of it is recorded yet */
  let whenRead: (() => Promise<void>) | null = null;
  let nothingIsFound = false;
  let failedSteps = 0;
  /** mails that an outage has put off */
  const putOff: Letter[] = [];

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    desk = await startDesk({
      users: [user],
      onLog: (line) => {
        if (line.includes('a step of a mail failed')) failedSteps += 1;
      },
      interpose: (ports) => ({
        ...ports,
        extractor: {
          name: ports.extractor.name,
          extract: async (...args) => {
            const found = nothingIsFound ? [] : await ports.extractor.extract(...args);
            const happens = whenRead;
            whenRead = null;
            await happens?.();
            return found;
          },
        },
      }),
    });
    companyId = await desk.company();
    mailboxId = await desk.mailbox(companyId, user);
  });
  after(() => desk?.stop());

  const retry = async (letter: Letter) => {
    const { commands, context } = desk.stage.stack;
    const { revision = 0 } = (await desk.entry(companyId, letter)) ?? {};
    await commands.requestRetry({ emailId: emailId(companyId, letter), ifMatch: null }, context(companyId));
    await until('the request in the entry', async () => ((await desk.entry(companyId, letter))?.revision ?? 0) > revision);
  };
  const ordersOf = async (letter: Letter) =>
    (await desk.orders(companyId)).filter(({ source }) => source.id === emailId(companyId, letter));

  for (const store of ['event store', 'Postgres'] as const) {
    it(`is planned when ${store === 'Postgres' ? store : `the ${store}`} went away in the middle of one, with that as its cause`, async function () {
      if (store === 'event store') skipOnExternalStore(this, 'stops its event store');
      const letter = await orderLetter({ to: user });
      await desk.stage.dovecot.deliver(user, letter.raw);
      const before = failedSteps;
      let back = Promise.resolve();
      await new Promise<void>((asked, refused) => {
        whenRead = () =>
          new Promise<void>((gone) => {
            back = desk.stage.stack.away(store, async () => {
              gone();
              await until('the step to fail', async () => failedSteps > before, patienceMs);
            });
            asked();
          });
        desk.askForPoll(companyId, mailboxId).catch(refused);
      });
      await back;
      const failed = await until('the failed attempt', async () => {
        const events = await desk.events(companyId, letter);
        return dataOf<Failed>(events, 'ExtractionFailed')[0];
      });
      expect(failed).to.deep.include({ cause: 'store_down', attempt: 1 });
      expect(reasonText(failed.reason)).to.match(
        /could not be (processed|drafted): the database or the event store could not be reached/,
      );
      const { rows } = await until('the planned job', async () => {
        const sql = `select start_after as at from queue.job where name = 'process-email' and state = 'created' and data->>'emailId' = $1`;
        const found = await desk.stage.stack.foundation.pool.query<{ at: Date }>(sql, [emailId(companyId, letter)]);
        return found.rowCount === 1 && found;
      });
      expect(rows.map(({ at }) => at.toISOString())).to.deep.equal([failed.nextAttemptAt]);
      putOff.push(letter);
    });
  }

  it('on request drafts nothing from attachments that were exchanged, and the order from those that were read before', async () => {
    const letter = await orderLetter({ to: user });
    const exchanged = await orderLetter({ to: user, messageId: letter.messageId });
    nothingIsFound = true;
    await desk.stage.dovecot.deliver(user, letter.raw);
    await desk.askForPoll(companyId, mailboxId);
    expect(await desk.finished(companyId, letter)).to.deep.include({ status: 'FAILED', error_code: 'nothing_found' });
    nothingIsFound = false;

    const exchange = async (raw: Buffer) => {
      const lying = (await desk.stage.dovecot.list(user)).filter((mail) => mail.raw.includes(letter.messageId));
      for (const { path } of lying) await rm(path);
      await desk.stage.dovecot.deliver(user, raw, 'INBOX', ['\\Seen']);
      await retry(letter);
    };
    await exchange(exchanged.raw);
    const changed = await desk.finished(companyId, letter);
    expect(changed).to.deep.include({ status: 'FAILED', error_code: 'changed', sales_orders: [] });
    expect(said(changed)).to.match(/not those that were read before .*nothing was drafted/);
    expect(await ordersOf(letter)).to.deep.equal([]);

    await exchange(letter.raw);
    expect(await desk.finished(companyId, letter)).to.deep.include({ status: 'SUCCESS', error_code: null });
    expect(await ordersOf(letter)).to.have.length(1);
  });

  if (whole)
    it('that was planned comes by itself and drafts the order once', async () => {
      expect(putOff).to.have.length(2);
      for (const letter of putOff) {
        expect(await desk.finished(companyId, letter)).to.deep.include({ status: 'SUCCESS', error_code: null });
        expect(await ordersOf(letter)).to.have.length(1);
        expect(await desk.inFolder(user, 'Processed', letter)).to.have.length(1);
      }
    });
});
