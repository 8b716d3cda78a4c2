/**
 * The worker is killed with SIGKILL before every single step of one mail's processing; then another one goes on. In `npm test` between what cannot be
 * taken back and its record, on a server with MOVE at the first attempt; MAIL_CRASH=all takes every step, every way of moving, and the second
 * attempt too.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { enqueue } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { untilCaughtUp } from '../../../packages/event-sourcing/checkpoints/idle.ts';
import { emailStream } from '../../../src/domain/email/email.stream.ts';
import { pollMailbox } from '../../../src/jobs/definitions.ts';
import { reactors } from '../../../src/jobs/registry.ts';
import { silentLogger } from '../../../src/platform/logging/logger.ts';
import { createQueue } from '../../../src/platform/queue/queue.ts';
import { createEmailQueries } from '../../../src/projections/emails/emails.queries.ts';
import { createMailboxQueries } from '../../../src/projections/mailboxes/mailboxes.queries.ts';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { type Stage, startStage } from '../../support/mail-stage.ts';
import { registerCatalog } from '../../support/order-mails.ts';
import { patience } from '../../support/patience.ts';
import { freePorts } from '../../support/ports.ts';
import { until } from '../../support/until.ts';
import { countOf, dataOf, emailId, type Letter, orderLetter, type RecordedEvent } from '../email/desk.ts';
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts';

const user = 'orders@seller.example';
const limitMs = 90_000;
const whole = process.env.MAIL_CRASH === 'all';
/** The order is made, the mail moved, its notification announced, and sent; and nobody has written down that it is. */
const decisive = ['append EmailProcessed#1', 'append EmailMoved#1', 'smtp send#1', 'append NotificationSent#1'];

const variants = [
  { moving: 'with MOVE', without: [], copies: 1, stays: 0, folder: 'INBOX' },
  { moving: 'without MOVE', without: ['MOVE'], copies: 2, stays: 0, folder: 'INBOX' },
  { moving: 'without MOVE and UIDPLUS', without: ['MOVE', 'UIDPLUS'], copies: 2, stays: 1, folder: 'INBOX' },
  { moving: 'with MOVE, in one of three watched folders', without: [], copies: 1, stays: 0, folder: 'Orders/Berlin' },
  { moving: 'without MOVE, in one of three watched folders', without: ['MOVE'], copies: 2, stays: 0, folder: 'Orders/Berlin' },
] as const;
const attempts = ['first', 'second'] as const;
const matrix = variants.flatMap((variant) => attempts.map((attempt) => ({ ...variant, attempt })));

for (const { moving, without, copies, stays, folder, attempt } of whole ? matrix : matrix.slice(0, 1)) {
  describe(`a worker killed at any step of a mail's ${attempt} attempt, on a server ${moving}`, function () {
    this.timeout(patience(3_600_000)); // every run is two processes, and the machine may be busy
    let stage: Stage;
    let companyId: string;
    let mailboxId: string;
    let env: Readonly<Record<string, string>>;
    let worker: WorkerProcess | undefined;

    before(async function () {
      if (!dovecotAvailable()) this.skip();
      const [proxyPort = 0] = await freePorts(1);
      stage = await startStage({
        users: [user],
        dovecot: { without, tls: false },
        ports: [proxyPort],
        env: { MAIL_ALLOW_PLAINTEXT: 'true' },
      });
      env = { ...stage.stack.env, CRASH_IMAP_PORT: String(stage.dovecot.imapPort), CRASH_PROXY_PORT: String(proxyPort) };
      companyId = await stage.stack.newCompany();
      await registerCatalog(stage.stack, companyId);
      await stage.dovecot.deliver(user, 'Subject: here already\r\n\r\n', 'Processed', ['\\Seen']); // so that each run has the same steps
      if (folder !== 'INBOX') await stage.dovecot.deliver(user, 'Subject: read long ago\r\n\r\n', 'Orders', ['\\Seen']);
      mailboxId = await stage.configure(companyId, user, {
        ...{ imapPort: proxyPort, imapUseSsl: false },
        ...(folder === 'INBOX' ? {} : { watchedFolders: ['INBOX', 'Orders'], includeSubfolders: true }),
      });
      const { mailbox } = createMailboxQueries(stage.stack.foundation.pool);
      await until('the mailbox in its read model', () => mailbox(companyId, mailboxId));
    });
    after(async () => {
      await worker?.end();
      await stage?.stop();
    });

    const poll = async () => {
      const queue = createQueue({ pool: stage.stack.foundation.pool, log: silentLogger });
      await queue.start();
      await queue.enqueue([enqueue(pollMailbox, { companyId, mailboxId, asked: true }, mailboxId)]);
      await queue.stop();
    };
    const armed = async (crashBefore: string, extract = true): Promise<WorkerProcess> => {
      if (!worker?.alive()) worker = await startWorkerProcess(env);
      await worker.arm({ crashBefore, extract });
      return worker;
    };
    const eventsOf = (letter: Letter): Promise<readonly RecordedEvent[]> =>
      stage.stack.events(emailStream(companyId, emailId(companyId, letter)));
    const entryOf = (letter: Letter) =>
      createEmailQueries(stage.stack.foundation.pool).email(companyId, emailId(companyId, letter));
    const jobs = async () => {
      const { rows } = await stage.stack.foundation.pool.query<{ made: number; open: number }>(
        `select count(*)::int as made, count(*) filter (where state < 'completed' and start_after <= now())::int as open from queue.job`,
      );
      return rows[0] ?? { made: 0, open: 0 };
    };
    /** No job runs, is due, or is still to be made of what the log holds, those of killed workers included; or this one is killed too. */
    const idle = async (running: WorkerProcess) => {
      const { pool, store } = stage.stack.foundation;
      const killed = running.exited.then(() => 'killed');
      for (;;) {
        const before = await jobs();
        const reacted = before.open === 0 ? untilCaughtUp({ pool, store, kind: 'reactor', consumers: reactors }) : sleep(100);
        if ((await Promise.race([killed, reacted])) === 'killed') return;
        const now = await jobs();
        if (before.open + now.open === 0 && before.made === now.made) return;
      }
    };

    /** The outcome of the last attempt is recorded, every copy settled and the notification at its end. */
    const isDone = async (letter: Letter): Promise<boolean> => {
      const types = (await eventsOf(letter)).map(({ type }) => type);
      const outcome = Math.max(types.lastIndexOf('EmailProcessed'), types.lastIndexOf('EmailGivenUp'));
      if (outcome < types.lastIndexOf('RetryRequested') || outcome < 0) return false;
      const told = types.slice(outcome).some((type) => type === 'NotificationSent' || type === 'NotificationAmbiguous');
      const settled = types.slice(outcome).some((type) => type === 'EmailMoved' || type === 'EmailSetAside');
      return told && settled;
    };
    const done = async (letter: Letter, running: WorkerProcess) => {
      await until('the mail or the crash', async () => !running.alive() || (await isDone(letter)), limitMs);
      await idle(running);
    };

    /** A mail whose next attempt is the one that is disturbed, and what starts it. */
    const prepared = async (): Promise<{ letter: Letter; start: () => Promise<unknown> }> => {
      const letter = await orderLetter({ to: user });
      await stage.dovecot.deliver(user, letter.raw, folder);
      if (attempt === 'first') return { letter, start: poll };
      const failing = await armed('', false);
      await poll();
      await done(letter, failing);
      const { commands, context } = stage.stack;
      const retry = { emailId: emailId(companyId, letter), ifMatch: null };
      return { letter, start: () => commands.requestRetry(retry, context(companyId)) };
    };

    const run = async (crashBefore: string) => {
      const { letter, start } = await prepared();
      const first = await armed(crashBefore);
      await start();
      await done(letter, first);
      const steps = first.steps();
      const killed = !first.alive();
      if (killed) {
        const second = await armed('');
        await poll();
        await done(letter, second);
      }
      return { letter, steps, killed };
    };

    /**
     * What is wrong with a mail after its run, in words; and the second copies that a server without MOVE may be left with. `step`: before which its worker was
     * killed. What tells of the mail is a job of its own: where another was killed it may stand between the record of its attempt and the mail's way out.
     */
    const check = async (letter: Letter, step = ''): Promise<{ lost: string[]; doubled: string[]; secondCopies: number }> => {
      const [lost, doubled]: [string[], string[]] = [[], []];
      const count = (what: string, found: number, wanted: number, most = wanted) => {
        if (found < wanted) lost.push(`${what} ${found}`);
        if (found > most) doubled.push(`${what} ${found}`);
      };
      const entry = await until('its entry', async () => {
        const row = await entryOf(letter);
        return row?.status === 'SUCCESS' && !row.unsettled ? row : null;
      });
      const events = await eventsOf(letter);
      count('orders of the entry', entry.sales_orders.length, 1);
      const sql = 'select id from read.sales_orders where source->>$1 = $2';
      count('orders', (await stage.stack.foundation.pool.query(sql, ['id', entry.id])).rowCount ?? 0, 1);
      for (const type of ['EmailReceived', 'ExtractionCompleted', 'EmailProcessed', 'EmailMoved'])
        count(type, countOf(events, type), 1);
      const inFolder = async (name: string) =>
        (await stage.dovecot.list(user, name)).filter((mail) => mail.raw.includes(letter.messageId));
      const original = await inFolder(folder);
      count(`in ${folder}`, original.length, stays);
      if (original.some(({ flags }) => !flags.includes('\\Seen'))) doubled.push(`unread in ${folder}`);
      const processed = (await inFolder('Processed')).length;
      count('in Processed', processed, 1, copies);
      const isAmbiguous = countOf(events, 'NotificationAmbiguous') > 0;
      const fewest = isAmbiguous && !/Notification|smtp/.test(step) ? 0 : 1;
      for (const { messageId } of dataOf<{ messageId: string }>(events, 'NotificationAttempted'))
        count('notifications', stage.sink.received().filter(({ mail }) => mail.messageId === `<${messageId}>`).length, fewest, 1);
      const told = countOf(events, 'NotificationSent') + countOf(events, 'NotificationAmbiguous');
      count('ends of notifications', told, attempt === 'first' ? 1 : 2);
      return { lost, doubled, secondCopies: processed - 1 };
    };

    it('leaves one order, one log entry, the mail moved, and never two notifications', async () => {
      await run(''); // what is done once an installation or once a day is no step of a mail
      const clean = await run('');
      expect(clean.killed).to.equal(false);
      expect(await check(clean.letter)).to.deep.equal({ lost: [], doubled: [], secondCopies: 0 });
      const move = without.length === 0 ? 'imap UID MOVE#1' : 'imap UID COPY#1';
      expect(clean.steps).to.include.members([
        ...(attempt === 'first' ? ['append EmailReceived#1'] : []),
        ...['append OrderDrafted#1', 'append EmailProcessed#1', 'imap move#1', move],
        ...['smtp send#1', 'append NotificationAttempted#1', 'append NotificationSent#1'],
      ]);
      const total = { crashes: 0, lost: 0, doubled: 0, secondCopies: 0 };
      const wrong: string[] = [];
      const chosen = clean.steps.filter((step) => whole || decisive.includes(step));
      for (const step of chosen) {
        const { letter, killed } = await run(step);
        if (killed) total.crashes += 1;
        const { lost, doubled, secondCopies } = await check(letter, step);
        if (lost.length > 0) total.lost += 1;
        if (doubled.length > 0) total.doubled += 1;
        total.secondCopies += secondCopies;
        if (lost.length + doubled.length > 0) wrong.push(`killed before ${step}: lost ${lost}, doubled ${doubled}`);
        if (process.env.TEST_LOG) console.log(`      ${killed ? 'killed' : 'not killed'} before ${step}`);
      }
      const { crashes, lost, doubled, secondCopies } = total;
      console.log(
        `      steps ${clean.steps.length}, crashes ${crashes}, lost ${lost}, doubled ${doubled}, second copies in the folder ${secondCopies}`,
      );
      expect(wrong).to.deep.equal([]);
      expect(crashes).to.equal(chosen.length);
    });
  });
}
