/** What people and servers do to a mail between the poll that recorded it and the worker that fetches it. */

import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { ImapFlow } from 'imapflow';
import { after, afterEach, before, describe, it } from 'mocha';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { password } from '../../support/mail-stage.ts';
import { said } from '../../support/said.ts';
import { until } from '../../support/until.ts';
import { countOf, type Desk, emailId, expectEvents, goodEnd, type Letter, orderLetter, startDesk } from './desk.ts';

const user = 'orders@seller.example';
const users = { [user]: 'SALES', 'hr@seller.example': 'HR' } as const;

describe('a mail between its poll and its processing', () => {
  let desk: Desk;
  let companyId: string;
  let mailboxId: string;
  /** happens once, after a poll has recorded the mail and before the worker that fetches it opens the mailbox */
  let meanwhile: (() => Promise<void>) | null = null;
  /** the password that the next session of a worker tries, when it is not the stored one */
  let wrongPassword: string | null = null;
  let polling = 0;

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    desk = await startDesk({
      users: Object.keys(users),
      interpose: (ports) => ({
        ...ports,
        reader: {
          open: async (server, options) => {
            polling += 1;
            const isPoll = polling === 1;
            if (!isPoll && meanwhile) {
              const happens = meanwhile;
              meanwhile = null;
              await happens();
            }
            const tried = isPoll || wrongPassword === null ? server : { ...server, password: wrongPassword };
            return ports.reader.open(tried, options);
          },
        },
      }),
    });
    companyId = await desk.company();
    mailboxId = await desk.mailbox(companyId, user);
  });
  after(() => desk?.stop());
  afterEach(() => {
    meanwhile = null;
    wrongPassword = null;
  });

  /** A person's own mail program. */
  const asPerson = async (work: (client: ImapFlow, uid: number) => Promise<unknown>, letter: Letter) => {
    const { dovecot } = desk.stage;
    const client = new ImapFlow({
      host: dovecot.host,
      port: dovecot.imapsPort,
      secure: true,
      tls: { ca: dovecot.ca },
      auth: { user, pass: password },
      logger: false,
    });
    await client.connect();
    try {
      await client.mailboxOpen('INBOX');
      const found = await client.search({ header: { 'Message-ID': letter.messageId } }, { uid: true });
      const [uid] = found || [];
      if (uid === undefined) throw new Error(`${letter.messageId} is not in INBOX`);
      await work(client, uid);
    } finally {
      await client.logout();
    }
  };

  const arrive = async (letter: Letter) => {
    await desk.stage.dovecot.deliver(user, letter.raw);
    polling = 0;
    await desk.poll(companyId, mailboxId);
  };

  const typesAt: string[][] = [];
  const noteTypes = async (letter: Letter) => {
    typesAt.push((await desk.events(companyId, letter)).map(({ type }) => type));
  };

  it('that somebody reads is processed all the same', async () => {
    const letter = await orderLetter({ to: user });
    let flags: readonly (readonly string[])[] = [];
    meanwhile = async () => {
      await noteTypes(letter);
      await asPerson((client, uid) => client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true }), letter);
      flags = await desk.inFolder(user, 'INBOX', letter);
    };
    await arrive(letter);
    const entry = await desk.finished(companyId, letter);
    expect(typesAt.at(-1)).to.deep.equal(['EmailReceived']);
    expect(flags.flat()).to.deep.equal(['\\Seen']);
    expect(entry).to.deep.include({ status: 'SUCCESS', notification: 'sent' });
    expect(entry.sales_orders).to.have.length(1);
    expectEvents(await desk.events(companyId, letter), goodEnd);
    expect(await desk.inFolder(user, 'INBOX', letter)).to.have.length(0);
    expect(await desk.inFolder(user, 'Processed', letter)).to.have.length(1);
  });

  it('that somebody moves to the processed folder is read there', async () => {
    const letter = await orderLetter({ to: user });
    meanwhile = () => asPerson((client, uid) => client.messageMove(String(uid), 'Processed', { uid: true }), letter);
    await arrive(letter);
    const entry = await desk.finished(companyId, letter);
    expect(entry).to.deep.include({ status: 'SUCCESS', notification: 'sent' });
    expect((await desk.orders(companyId)).filter(({ source }) => source.id === entry.id)).to.have.length(1);
    expectEvents(await desk.events(companyId, letter), goodEnd);
    expect(await desk.inFolder(user, 'INBOX', letter)).to.have.length(0);
    expect(await desk.inFolder(user, 'Processed', letter)).to.have.length(1);
  });

  it('that somebody deletes fails with the reason, and drafts nothing', async () => {
    const letter = await orderLetter({ to: user });
    meanwhile = () => asPerson((client, uid) => client.messageDelete(String(uid), { uid: true }), letter);
    await arrive(letter);
    const entry = await desk.finished(companyId, letter);
    expect(entry).to.deep.include({ status: 'FAILED', sales_orders: [], notification: 'sent' });
    expect(said(entry)).to.match(/no longer in its folder|neither in a watched folder nor in the processed folder/);
    expect((await desk.orders(companyId)).filter(({ source }) => source.id === entry.id)).to.deep.equal([]);
    expect(await desk.notifications(companyId, letter)).to.have.length(1);
  });

  it('whose mailbox refuses the login loses no attempt and goes on with the next poll', async () => {
    const letter = await orderLetter({ to: user });
    wrongPassword = 'not the password';
    await arrive(letter);
    const row = await until('the refusal to be recorded', async () => {
      const found = await desk.pollRow(mailboxId);
      return found?.last_error_cause === 'auth' ? found : null;
    });
    expect(row.last_error).to.include('refused the login');
    expect((await desk.events(companyId, letter)).map(({ type }) => type)).to.deep.equal(['EmailReceived']);
    expect(await desk.entry(companyId, letter)).to.deep.include({ status: 'PENDING', failure: null, next_attempt_at: null });
    expect(await desk.inFolder(user, 'INBOX', letter)).to.have.length(1);

    wrongPassword = null;
    polling = 0;
    await desk.poll(companyId, mailboxId);
    expect((await desk.finished(companyId, letter)).status).to.equal('SUCCESS');
    expectEvents(await desk.events(companyId, letter), goodEnd);
    expect(await desk.notifications(companyId, letter)).to.have.length(1);
  });

  it('that lies in another mailbox too is finished there when its first mailbox is removed', async () => {
    const other = 'hr@seller.example';
    const otherId = await desk.mailbox(companyId, other, { module: users[other] });
    const letter = await orderLetter({ to: `${user}, ${other}` });
    await desk.stage.dovecot.deliver(user, letter.raw);
    const { commands, context } = desk.stage.stack;
    wrongPassword = 'not the password';
    polling = 0;
    await desk.poll(companyId, mailboxId);
    await desk.stage.dovecot.deliver(other, letter.raw);
    polling = 0;
    await desk.poll(companyId, otherId);
    const removed = await commands.removeMailbox({ mailboxId, ifMatch: null }, context(companyId));
    expect(isLeft(removed)).to.equal(false);
    wrongPassword = null;
    polling = 0;
    await desk.poll(companyId, otherId);
    const entry = await until('the outcome', async () => {
      const row = await desk.entry(companyId, letter);
      return row?.status === 'SUCCESS' ? row : null;
    });
    expect(entry.id).to.equal(emailId(companyId, letter));
    expect(entry.sales_orders).to.have.length(1);
    const events = await desk.events(companyId, letter);
    expect(countOf(events, 'EmailCopySeen')).to.equal(1);
    expect(countOf(events, 'EmailProcessed')).to.equal(1);
    expect(await desk.inFolder(other, 'Processed', letter)).to.have.length(1);
    await until('the end of the notification', async () => (await desk.entry(companyId, letter))?.notification !== null);
    expect((await desk.entry(companyId, letter))?.notification).to.equal('sent');
    expect((await desk.notifications(companyId, letter)).map(({ envelope }) => envelope.from)).to.deep.equal([other]);
  });
});
