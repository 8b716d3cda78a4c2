/** The worker is killed between the steps of forwarding a mail and moving it; another one goes on. */
import { randomUUID } from 'node:crypto';
import { enqueue } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { composeMail } from '../../../demo/mails/compose.ts';
import { emailStream } from '../../../src/domain/email/email.stream.ts';
import { pollMailbox } from '../../../src/jobs/definitions.ts';
import { silentLogger } from '../../../src/platform/logging/logger.ts';
import { createQueue } from '../../../src/platform/queue/queue.ts';
import { createMailboxQueries } from '../../../src/projections/mailboxes/mailboxes.queries.ts';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { type Stage, startStage } from '../../support/mail-stage.ts';
import { buyer, emailId, type Letter } from '../../support/order-mails.ts';
import { patience } from '../../support/patience.ts';
import { freePorts } from '../../support/ports.ts';
import { until } from '../../support/until.ts';
import { countOf, dataOf } from '../email/desk.ts';
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts';

const user = 'orders@seller.example';
const helpdesk = 'helpdesk@seller.example';
const limitMs = patience(120_000);

const questionLetter = async (): Promise<Letter> => {
  const messageId = `${randomUUID()}@buyer.example`;
  const [date, from] = [new Date('2026-11-20T08:00:00Z'), { name: buyer.contact, address: buyer.email }];
  const text = 'Do you ship to Norway, and how long does it take?';
  const raw = await composeMail({ messageId, date, from, to: user, subject: 'Shipping', text });
  return { messageId, from: buyer.email, raw };
};

describe('a worker killed while it forwards a mail', function () {
  this.timeout(patience(1_200_000));
  let stage: Stage;
  let companyId: string;
  let mailboxId: string;
  let env: Readonly<Record<string, string>>;
  let worker: WorkerProcess | undefined;

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    const [proxyPort = 0] = await freePorts(1);
    const plain = { MAIL_ALLOW_PLAINTEXT: 'true' };
    stage = await startStage({ users: [user], dovecot: { tls: false }, ports: [proxyPort], env: plain });
    env = { ...stage.stack.env, CRASH_IMAP_PORT: String(stage.dovecot.imapPort), CRASH_PROXY_PORT: String(proxyPort) };
    companyId = await stage.stack.newCompany();
    mailboxId = await stage.configure(companyId, user, {
      ...{ imapPort: proxyPort, imapUseSsl: false, notificationEmail: null },
      ...{ nonOrders: 'forward', nonOrdersForwardTo: helpdesk },
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
  const armed = async (crashBefore: string): Promise<WorkerProcess> => {
    if (!worker?.alive()) worker = await startWorkerProcess(env);
    await worker.arm({ crashBefore, extract: true });
    return worker;
  };
  const eventsOf = (letter: Letter) => stage.stack.events(emailStream(companyId, emailId(companyId, letter)));
  const isMoved = async (letter: Letter) => countOf(await eventsOf(letter), 'EmailMoved') > 0;
  const forwards = (letter: Letter) =>
    stage.sink.received().filter(({ envelope, raw }) => envelope.to.includes(helpdesk) && raw.includes(letter.messageId));

  const run = async (crashBefore: string) => {
    const letter = await questionLetter();
    await stage.dovecot.deliver(user, letter.raw);
    const first = await armed(crashBefore);
    await poll();
    await until('the move or the crash', async () => !first.alive() || (await isMoved(letter)), limitMs);
    const killed = !first.alive();
    if (killed) {
      await armed('');
      await poll();
      await until('the move', () => isMoved(letter), limitMs);
    }
    const events = await eventsOf(letter);
    const folders = ['INBOX', 'Processed'].map(async (folder) =>
      (await stage.dovecot.list(user, folder)).filter(({ raw }) => raw.includes(letter.messageId)),
    );
    const places = (await Promise.all(folders)).map(({ length }) => length);
    const end = dataOf<{ end: string }>(events, 'EmailForwarded').map((data) => data.end);
    return { killed, steps: first.steps(), forwards: forwards(letter).length, places, end };
  };

  it('leaves the mail forwarded once and moved, whatever is not written down yet', async () => {
    const clean = await run('');
    expect(clean).to.deep.include({ killed: false, forwards: 1, places: [0, 1], end: ['sent'] });
    expect(clean.steps).to.include.members(['append MessageAttempted#1', 'append MessageEnded#1', 'append EmailForwarded#1']);
    for (const step of ['append MessageRequested#1', 'append MessageAttempted#1', 'append EmailForwarded#1', 'imap UID MOVE#1'])
      expect(await run(step), step).to.deep.include({ killed: true, forwards: 1, places: [0, 1], end: ['sent'] });
  });

  it('never forwards it a second time when nobody knows whether it left, and says so', async () => {
    const outcome = await run('append MessageEnded#1');
    expect(outcome).to.deep.include({ killed: true, forwards: 1, places: [0, 1], end: ['ambiguous'] });
  });
});
