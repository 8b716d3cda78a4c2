/** How a mail is known again: after its folder was numbered anew, without a Message-ID, and with somebody else's. */
import { rm } from 'node:fs/promises';
import { expect } from 'chai';
import { after, afterEach, before, describe, it } from 'mocha';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { orderDocument } from '../../support/order-mails.ts';
import { until } from '../../support/until.ts';
import { countOf, type Desk, dataOf, type Letter, orderLetter, patienceMs, startDesk } from './desk.ts';

const user = 'orders@seller.example';
const late = 'late@seller.example';

describe('a mail known again', () => {
  let desk: Desk;
  let companyId: string;
  let mailboxId: string;
  /** happens before the n-th session since the last arrival: 1 the poll, 2 the download, 3 the move */
  const happening = new Map<number, () => Promise<void>>();
  let sessions = 0;

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    desk = await startDesk({
      users: [user, late],
      interpose: (ports) => ({
        ...ports,
        reader: {
          open: async (server, options) => {
            sessions += 1;
            await happening.get(sessions)?.();
            return ports.reader.open(server, options);
          },
        },
      }),
    });
    companyId = await desk.company();
    mailboxId = await desk.mailbox(companyId, user);
  });
  after(() => desk?.stop());
  afterEach(() => happening.clear());

  const poll = async () => {
    sessions = 0;
    await desk.poll(companyId, mailboxId);
  };
  const anew = () => desk.stage.dovecot.renumber(user);
  const deliver = (raw: Buffer | string) => desk.stage.dovecot.deliver(user, raw);

  /** One order, one notification, and so many copies in the processed folder with nothing left behind. */
  const expectOnce = async (letter: Letter, poNumber: string, copies = 1) => {
    const entry = await desk.finished(companyId, letter);
    expect(entry).to.deep.include({ status: 'SUCCESS', notification: 'sent' });
    const events = await desk.events(companyId, letter);
    expect(countOf(events, 'EmailProcessed')).to.equal(1);
    expect((await desk.orders(companyId)).filter(({ po_number }) => po_number === poNumber)).to.have.length(1);
    expect(await desk.notifications(companyId, letter)).to.have.length(1);
    expect(await desk.inFolder(user, 'INBOX', letter)).to.have.length(0);
    expect(await desk.inFolder(user, 'Processed', letter)).to.have.length(copies);
    return events;
  };

  it('is fetched by what it is, not by its number, when the folder was numbered anew after the poll', async () => {
    const documents = [orderDocument(), orderDocument()] as const;
    const letters = [
      await orderLetter({ to: user, document: documents[0] }),
      await orderLetter({ to: user, document: documents[1] }),
    ] as const;
    await deliver('Subject: read long ago\r\n\r\nnothing');
    await desk.stage.dovecot.deliver(user, letters[0].raw);
    await desk.stage.dovecot.deliver(user, letters[1].raw);
    happening.set(2, async () => {
      // the first mail goes, so every number that was recorded means the mail after it now
      const [first] = await desk.stage.dovecot.list(user);
      await rm(first?.path ?? '');
      await anew();
    });
    await poll();
    for (const [i, letter] of letters.entries()) {
      await expectOnce(letter, documents[i]?.poNumber ?? '');
      const [extraction] = dataOf<{ results: readonly { fields: { po_number?: { value: string } } }[] }>(
        await desk.events(companyId, letter),
        'ExtractionCompleted',
      );
      expect(extraction?.results[0]?.fields.po_number?.value).to.equal(documents[i]?.poNumber);
    }
  });

  it('is moved once when the folder was numbered anew before the move', async () => {
    const document = orderDocument();
    const letter = await orderLetter({ to: user, document });
    await deliver(letter.raw);
    happening.set(3, anew);
    await poll();
    const events = await expectOnce(letter, document.poNumber);
    expect(countOf(events, 'EmailMoved')).to.equal(1);
  });

  it('is just moved when it comes back unread in a folder numbered anew', async () => {
    const document = orderDocument();
    const letter = await orderLetter({ to: user, document });
    await deliver(letter.raw);
    await poll();
    await expectOnce(letter, document.poNumber);
    await anew();
    await deliver(letter.raw);
    await poll();
    const events = await expectOnce(letter, document.poNumber, 2);
    expect(countOf(events, 'EmailCopySeen')).to.equal(1);
    expect(countOf(events, 'EmailMoved')).to.equal(2);
    const copies = dataOf<{ copy: { uidValidity: string } }>(events, 'EmailMoved').map(({ copy }) => copy.uidValidity);
    expect(new Set(copies).size).to.equal(2);
  });

  /** Mails without Message-ID are found by their subject. */
  const bySubject = async (subject: string, count = 1) =>
    until(
      `${count} finished entries of "${subject}"`,
      async () => {
        const found = (await desk.entries(companyId)).filter(({ email_subject }) => email_subject === subject);
        const done = found.every(
          ({ status, unsettled, notification }) => status !== 'PENDING' && !unsettled && notification !== null,
        );
        return found.length === count && done ? found : null;
      },
      patienceMs,
    );
  const inProcessed = async (subject: string) =>
    (await desk.stage.dovecot.list(user, 'Processed')).filter(({ raw }) => raw.includes(subject)).length;
  const withoutId = ({ raw }: Letter) => Buffer.from(raw.toString('latin1').replace(/^Message-ID: .*\r\n/im, ''), 'latin1');

  it('without a Message-ID is known by its header: delivered twice it is one order with two copies', async () => {
    const document = orderDocument();
    const raw = withoutId(await orderLetter({ to: user, document }));
    const subject = `Order ${document.poNumber}`;
    await deliver(raw);
    await deliver(raw);
    await poll();
    const [entry] = await bySubject(subject);
    expect(entry).to.deep.include({ status: 'SUCCESS' });
    expect(entry?.copies).to.have.length(2);
    expect((await desk.orders(companyId)).filter(({ po_number }) => po_number === document.poNumber)).to.have.length(1);
    expect(await inProcessed(subject)).to.equal(2);
  });

  it('without a Message-ID is another mail when its header says something else', async () => {
    const document = orderDocument();
    const one = withoutId(await orderLetter({ to: user, document }));
    const other = Buffer.from(one.toString('latin1').replace(/^(To: .*)\r\n/m, '$1\r\nX-Copy: 2\r\n'), 'latin1');
    const subject = `Order ${document.poNumber}`;
    await deliver(one);
    await deliver(other);
    await poll();
    const entries = await bySubject(subject, 2);
    // a resent order: the second entry points to the first one's
    expect(entries.map(({ sales_orders }) => sales_orders[0]?.disposition).toSorted()).to.deep.equal(['drafted', 'duplicate']);
    expect(await inProcessed(subject)).to.equal(2);
  });

  it('under a Message-ID somebody else used before is a mail of its own', async () => {
    const messageId = 'order@generator.example';
    const documents = [orderDocument(), orderDocument()] as const;
    const letters = [
      await orderLetter({ to: user, document: documents[0], messageId }),
      await orderLetter({ to: user, document: documents[1], messageId, from: 'purchasing@elsewhere.example' }),
    ] as const;
    for (const { raw } of letters) await deliver(raw);
    await poll();
    for (const [i, letter] of letters.entries()) {
      const entry = await desk.finished(companyId, letter);
      expect(entry.status).to.equal('SUCCESS');
      expect((await desk.orders(companyId)).filter(({ po_number }) => po_number === documents[i]?.poNumber)).to.have.length(1);
    }
    expect(await inProcessed(messageId)).to.equal(2);
    expect(await desk.inFolder(user, 'INBOX', letters[0])).to.have.length(0);
  });

  it('that arrived before the day the mailbox begins with is left alone, unread', async () => {
    const lateId = await desk.mailbox(companyId, late, { module: 'HR', processSince: '2026-11-01' });
    const [old, young] = [await orderLetter({ to: late }), await orderLetter({ to: late })];
    const { dovecot } = desk.stage;
    await dovecot.deliver(late, old.raw, 'INBOX', [], new Date('2026-10-31T12:00:00Z'));
    await dovecot.deliver(late, young.raw, 'INBOX', [], new Date('2026-11-01T12:00:00Z'));
    await desk.poll(companyId, lateId);
    expect((await desk.finished(companyId, young)).status).to.equal('SUCCESS');
    expect(await desk.entry(companyId, old)).to.equal(null);
    expect(await desk.inFolder(late, 'INBOX', old)).to.deep.equal([[]]);
    expect(await desk.inFolder(late, 'INBOX', young)).to.have.length(0);
  });
});
