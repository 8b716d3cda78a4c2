/** The worker is killed with SIGKILL before every single step of one mail's processing; then another one goes on. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { emailStream } from '../../../src/domain/email-intake/email-intake.stream.ts';
import { pollMailbox } from '../../../src/jobs/definitions.ts';
import { silentLogger } from '../../../src/platform/logging/logger.ts';
import { enqueue } from '../../../src/platform/queue/job.ts';
import { createQueue } from '../../../src/platform/queue/queue.ts';
import { createEmailConfigQueries } from '../../../src/projections/email-configs/email-configs.queries.ts';
import { createEmailLogQueries } from '../../../src/projections/email-logs/email-logs.queries.ts';
import type { EmailLogRow } from '../../../src/projections/email-logs/email-logs.read-model.ts';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { type Stage, startStage } from '../../support/mail-stage.ts';
import { orderMail, registerCatalog } from '../../support/order-mails.ts';
import { until } from '../../support/until.ts';

const user = 'orders@seller.example';
const program = fileURLToPath(new URL('./crashing-worker.ts', import.meta.url));

/** steps as the worker names them: "smtp send#1" */
type WorkerRun = { readonly steps: readonly string[]; readonly killed: boolean };

describe('a worker killed at any step of a mail', function () {
  this.timeout(300_000);
  let stage: Stage;
  let companyId: string;
  let mailboxId: string;

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    stage = await startStage({ users: [user] });
    companyId = await stage.stack.newCompany();
    await registerCatalog(stage.stack, companyId);
    mailboxId = await stage.configure(companyId, user);
    const { emailConfig } = createEmailConfigQueries(stage.stack.foundation.pool);
    await until('the mailbox in its read model', () => emailConfig(companyId, mailboxId));
  });
  after(() => stage?.stop());

  const poll = async () => {
    const queue = createQueue({ pool: stage.stack.foundation.pool, log: silentLogger });
    await queue.start();
    await queue.enqueue([enqueue(pollMailbox, { companyId, mailboxId, asked: true }, mailboxId)]);
    await queue.stop();
  };

  const logOf = async (subject: string): Promise<EmailLogRow | null> => {
    const { emailLogs } = createEmailLogQueries(stage.stack.foundation.pool);
    const { items } = await emailLogs(companyId, {}, { limit: 200, cursor: null });
    const found = items.filter((entry) => entry.email_subject === subject);
    expect(found.length, 'log entries of one mail').to.be.at.most(1);
    return found[0] ?? null;
  };

  const isDone = async (subject: string): Promise<EmailLogRow | false> => {
    const entry = await logOf(subject);
    return entry?.status === 'SUCCESS' && !entry.unsettled && entry.notification !== null ? entry : false;
  };

  /** Runs until it dies at its step, or until the mail is done. */
  const runWorker = async (crashBefore: string, subject: string): Promise<WorkerRun> => {
    const child = spawn(process.execPath, ['--import', 'tsx', program], {
      env: { ...process.env, ...stage.stack.env, CRASH_BEFORE: crashBefore },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const steps: string[] = [];
    createInterface({ input: child.stdout }).on('line', (line) => {
      const { step } = JSON.parse(line) as { step?: string };
      if (step !== undefined) steps.push(step);
    });
    const exited = once(child, 'exit');
    const watching = new AbortController();
    const done = until('the mail or the crash', async () => watching.signal.aborted || isDone(subject), 60_000);
    await Promise.race([exited, done]);
    watching.abort();
    if (child.exitCode === null && child.signalCode === null) child.stdin.end();
    const [, signal] = await exited;
    return { steps, killed: signal === 'SIGKILL' };
  };

  const processOne = async (crashBefore: string): Promise<WorkerRun & { readonly report: string }> => {
    const { raw, messageId } = await orderMail({ to: user });
    const subject = /^Subject: (.*)\r?$/m.exec(raw.toString('latin1'))?.[1]?.trim() ?? '';
    const before = stage.sink.received().length;
    await stage.dovecot.deliver(user, raw);
    await poll();
    const first = await runWorker(crashBefore, subject);
    if (first.killed) {
      await poll();
      await runWorker('', subject);
    }
    const at = first.killed ? `killed before ${crashBefore}` : 'not killed';
    const entry = await logOf(subject);
    expect(entry?.status, at).to.equal('SUCCESS');
    expect(entry?.sales_orders, at).to.have.length(1);
    const orders = await stage.stack.foundation.pool.query('select id from read.sales_orders where source->>$1 = $2', [
      'id',
      entry?.id,
    ]);
    expect(orders.rowCount, `${at}: orders`).to.equal(1);
    const events = await stage.stack.events(emailStream(companyId, entry?.id ?? ''));
    for (const type of ['EmailReceived', 'ExtractionCompleted', 'EmailProcessed', 'EmailMoved']) {
      expect(events.filter((event) => event.type === type).length, `${at}: ${type}`).to.equal(1);
    }
    const inFolder = async (folder: string) =>
      (await stage.dovecot.list(user, folder)).filter((mail) => mail.raw.includes(messageId)).length;
    expect(await inFolder('INBOX'), `${at}: still in INBOX`).to.equal(0);
    expect(await inFolder('Processed'), `${at}: in Processed`).to.equal(1);
    const sent = stage.sink.received().length - before;
    expect(sent, `${at}: notifications`).to.be.at.most(1);
    if (sent === 0) expect(entry?.notification, at).to.equal('ambiguous');
    return { ...first, report: `${at}: notification ${entry?.notification}, sent ${sent}` };
  };

  it('leaves one order, one log entry, the mail moved, and never two notifications', async () => {
    const clean = await processOne('');
    expect(clean.killed).to.equal(false);
    expect(clean.steps).to.include.members([
      'append EmailReceived#1',
      'append OrderDrafted#1',
      'append EmailProcessed#1',
      'imap move#1',
    ]);
    expect(clean.steps).to.include.members(['append NotificationAttempted#1', 'smtp send#1', 'append NotificationSent#1']);
    let crashes = 0;
    for (const step of clean.steps) {
      const run = await processOne(step);
      if (run.killed) crashes += 1;
      if (process.env.TEST_LOG) console.log(run.report);
    }
    console.log(`      steps: ${clean.steps.length}, crashes: ${crashes}, lost 0, doubled 0`);
    expect(crashes).to.equal(clean.steps.length);
  });
});
