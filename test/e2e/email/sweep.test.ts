/**
 * Whole polls through a proxy that does one thing wrong at every place there is: afterwards the next polls bring every mail to its
 * end, once. In `npm test` a sample; MAIL_SWEEP=500 takes so many bytes, and every command.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { createMailHosts } from '../../../src/adapters/host-guard/mail-hosts.ts';
import { createMailboxReader } from '../../../src/adapters/imap/mailbox-reader.ts';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { type Fault, type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts';
import { orderDocument } from '../../support/order-mails.ts';
import { patience } from '../../support/patience.ts';
import { countOf, type Desk, type Letter, orderLetter, startDesk } from './desk.ts';

const user = 'orders@seller.example';
const whole = process.env.MAIL_SWEEP !== undefined;
const drops = Number(process.env.MAIL_SWEEP ?? 4);
/** A fault may cost a mail an attempt; the next one is due after half a minute. */
const limitMs = patience(100_000);

const variants = [
  { name: 'with MOVE', without: [] },
  { name: 'without MOVE', without: ['MOVE'] },
  { name: 'without MOVE and UIDPLUS', without: ['MOVE', 'UIDPLUS'] },
] as const;

type Sent = Letter & { readonly poNumber: string };
type Count = { runs: number; struck: number; lost: number; doubled: number; secondCopies: number };

for (const { name, without } of whole ? variants : variants.slice(0, 1)) {
  describe(`a poll that is disturbed, on a server ${name}`, function () {
    this.timeout(patience(3_600_000)); // a sweep is as long as its places are many
    let desk: Desk;
    let proxy: FaultProxy;
    let companyId: string;
    let mailboxId: string;

    before(async function () {
      if (!dovecotAvailable()) this.skip();
      proxy = await startFaultProxy(() => desk.stage.dovecot.imapPort);
      desk = await startDesk({
        users: [user],
        dovecot: { without, tls: false },
        ports: [proxy.port],
        // the patience of a test
        interpose: (ports) => ({
          ...ports,
          reader: createMailboxReader({
            hosts: createMailHosts({ allowedCidrs: ['127.0.0.0/8'], allowedPorts: [proxy.port] }),
            allowPlaintext: true,
            connectTimeoutMs: patience(1_500),
            silenceMs: patience(1_500),
            mailMs: patience(4_000),
          }),
        }),
      });
      companyId = await desk.company();
      mailboxId = await desk.mailbox(companyId, user, { imapPort: proxy.port, imapUseSsl: false });
    });
    after(async () => {
      await desk?.stop();
      proxy?.stop();
    });

    const arrive = async (): Promise<readonly Sent[]> => {
      const sent: Sent[] = [];
      for (const format of ['xlsx', 'xlsx'] as const) {
        const document = orderDocument();
        const letter = { ...(await orderLetter({ to: user, document, format })), poNumber: document.poNumber };
        sent.push(letter);
        await desk.stage.dovecot.deliver(user, letter.raw);
      }
      return sent;
    };

    const isDone = async (letter: Sent): Promise<boolean> => {
      const entry = await desk.entry(companyId, letter);
      return entry?.status === 'SUCCESS' && !entry.unsettled && entry.notification === 'sent';
    };
    const pollUntilDone = async (letters: readonly Sent[]) => {
      for (const end = Date.now() + limitMs; Date.now() < end; await sleep(100)) {
        await desk.poll(companyId, mailboxId);
        if ((await Promise.all(letters.map(isDone))).every((done) => done)) return;
      }
    };

    /** One poll with the fault in it and as many as it takes without; what became of the mails is counted. */
    const run = async (fault: Fault | null, count: Count) => {
      const letters = await arrive();
      proxy.arm(fault);
      await pollUntilDone(letters);
      count.runs += 1;
      if (proxy.struck()) count.struck += 1;
      const at = JSON.stringify(fault);
      for (const letter of letters) {
        const events = await desk.events(companyId, letter);
        const orders = (await desk.orders(companyId)).filter(({ po_number }) => po_number === letter.poNumber).length;
        const told = (await desk.notifications(companyId, letter)).length;
        const inInbox = await desk.inFolder(user, 'INBOX', letter);
        const copies = (await desk.inFolder(user, 'Processed', letter)).length;
        const left = without.length === 2 ? inInbox.filter((flags) => !flags.includes('\\Seen')).length : inInbox.length;
        const once = ['EmailReceived', 'ExtractionCompleted', 'EmailProcessed'].every((type) => countOf(events, type) === 1);
        if (!(await isDone(letter)) || orders < 1 || told < 1 || copies < 1 || left > 0) {
          count.lost += 1;
          console.log(
            `      lost at ${at}: orders ${orders}, told ${told}, copies ${copies}, left ${left}, ${events.map(({ type }) => type).join(' ')}`,
          );
        }
        if (orders > 1 || told > 1 || !once || (copies > 1 && without.length === 0)) {
          count.doubled += 1;
          console.log(
            `      doubled at ${at}: orders ${orders}, told ${told}, copies ${copies}, ${events.map(({ type }) => type).join(' ')}`,
          );
        }
        if (copies > 1) count.secondCopies += copies - 1;
      }
    };

    const sweep = async (faults: readonly Fault[]) => {
      const count: Count = { runs: 0, struck: 0, lost: 0, doubled: 0, secondCopies: 0 };
      for (const fault of faults) await run(fault, count);
      const { runs, struck, lost, doubled, secondCopies } = count;
      console.log(
        `      runs ${runs}, faults that struck ${struck}, lost ${lost}, doubled ${doubled}, second copies in the folder ${secondCopies}`,
      );
      expect({ lost, doubled }).to.deep.equal({ lost: 0, doubled: 0 });
      // a session on a busy machine is longer than the next, so that not every place is reached again
      expect(struck).to.be.at.least(Math.ceil(runs / 3));
    };

    let session: ReturnType<FaultProxy['passed']>;
    it('goes well when nothing disturbs it', async () => {
      const count: Count = { runs: 0, struck: 0, lost: 0, doubled: 0, secondCopies: 0 };
      await run(null, count);
      session = proxy.passed();
      expect(count).to.deep.equal({ runs: 1, struck: 0, lost: 0, doubled: 0, secondCopies: 0 });
      expect(session.commands).to.include.members(['AUTHENTICATE', 'SELECT', 'UID SEARCH', 'UID FETCH']);
    });

    /** Spread over the whole session, and different ones each time the session has another length. */
    const bytes = (places: number) => Array.from({ length: places }, (_, i) => Math.floor(((i + 0.5) * session.bytes) / places));

    it(`loses and doubles nothing wherever the connection is dropped (${drops} places)`, async () => {
      await sweep(bytes(drops).map((atByte) => ({ kind: 'drop', atByte })));
    });

    for (const kind of ['stall', 'half-open', 'garbage'] as const) {
      it(`loses and doubles nothing when it goes on as ${kind}`, async () => {
        await sweep(bytes(whole ? 25 : 1).map((atByte) => ({ kind, atByte })));
      });
    }

    for (const kind of ['no', 'bye'] as const) {
      it(`loses and doubles nothing when ${whole ? 'each' : 'some'} of its commands is answered with ${kind.toUpperCase()}`, async () => {
        const every = session.commands.map((_, atCommand) => ({ kind, atCommand }) as const);
        await sweep(whole ? every : every.filter((_, i) => i % 24 === (kind === 'no' ? 4 : 8)));
      });
    }
  });
}
