/**
 * A bad day of two mailboxes: a shared one with three watched folders on a Dovecot that has no MOVE and no room for copies, and one whose folders are labels.
 * The worker is killed three times while it drafts and moves; what is left in the end is one order of each mail, and every mail in its place.
 */
import { enqueue } from '@order-intake/event-sourcing';
import { type MailSandbox, startMailSandbox } from '@order-intake/mail-sandbox';
import { expect } from 'chai';
import { ImapFlow } from 'imapflow';
import { after, before, describe, it } from 'mocha';
import { emailStream } from '../../../src/domain/email/email.stream.ts';
import { pollMailbox } from '../../../src/jobs/definitions.ts';
import { silentLogger } from '../../../src/platform/logging/logger.ts';
import { createQueue } from '../../../src/platform/queue/queue.ts';
import { createEmailQueries } from '../../../src/projections/emails/emails.queries.ts';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { password, type Stage, startStage } from '../../support/mail-stage.ts';
import { registerCatalog } from '../../support/order-mails.ts';
import { patience } from '../../support/patience.ts';
import { freePorts } from '../../support/ports.ts';
import { untilQuiet } from '../../support/quiet.ts';
import { until } from '../../support/until.ts';
import { countOf, dataOf, emailId, type Letter, orderLetter } from '../email/desk.ts';
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts';

const shared = 'orders@seller.example';
const login = 'anna@seller.example/orders';
const labelled = 'labels@seller.example';
const watched = ['INBOX', 'Orders', 'Orders/Berlin'] as const;
/** Mails of the shared mailbox at most: as many as are read long ago, so that there is room for no copy. */
const quota = 6;
const limitMs = patience(120_000);

const connected = async (port: number, user: string, work: (client: ImapFlow) => Promise<unknown>, ca?: string) => {
  const security = ca === undefined ? { secure: false, doSTARTTLS: false } : { secure: true, tls: { ca } };
  const client = new ImapFlow({ host: '127.0.0.1', port, logger: false, auth: { user, pass: password }, ...security });
  await client.connect();
  await work(client);
  await client.logout();
};

describe('a day with labels, a shared mailbox, three folders, no MOVE and no room, on which the worker is killed', function () {
  this.timeout(patience(900_000));
  let stage: Stage;
  let sandbox: MailSandbox;
  let env: Readonly<Record<string, string>>;
  let companyId: string;
  let mailboxIds: readonly string[];
  let worker: WorkerProcess | undefined;
  const inFolders: Letter[] = [];
  let underLabels: Letter;

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    const [proxyPort = 0] = await freePorts(1);
    sandbox = await startMailSandbox({ users: { [labelled]: password }, labels: true });
    stage = await startStage({
      users: [shared],
      dovecot: { users: { [shared]: password }, logins: { [login]: shared }, without: ['MOVE'], quota, tls: false },
      ports: [proxyPort, sandbox.imapsPort],
      ca: [sandbox.ca],
      env: { MAIL_ALLOW_PLAINTEXT: 'true' },
    });
    env = { ...stage.stack.env, CRASH_IMAP_PORT: String(stage.dovecot.imapPort), CRASH_PROXY_PORT: String(proxyPort) };
    companyId = await stage.stack.newCompany();
    await registerCatalog(stage.stack, companyId);
    for (let mail = 0; mail < quota; mail += 1)
      await stage.dovecot.deliver(shared, `Subject: ${mail}\r\n\r\n`, 'Archive', ['\\Seen']);
    for (const folder of watched) {
      const letter = await orderLetter({ to: shared });
      inFolders.push(letter);
      await stage.dovecot.deliver(shared, letter.raw, folder);
    }
    // the same mail in two folders, as a rule of a mail program copies it
    await stage.dovecot.deliver(shared, inFolders[0]?.raw ?? '', 'Orders/Berlin');
    underLabels = await orderLetter({ to: labelled });
    await sandbox.deliver(labelled, underLabels.raw);
    await connected(
      sandbox.imapsPort,
      labelled,
      async (client) => {
        await client.mailboxCreate('Orders');
        await client.mailboxOpen('INBOX');
        await client.messageCopy('1:*', 'Orders');
      },
      sandbox.ca,
    );
    const ofFolders = { imapPort: proxyPort, imapUseSsl: false, imapLogin: login, includeSubfolders: true };
    const ofLabels = { imapPort: sandbox.imapsPort, module: 'PURCHASE' as const };
    const both = { imapServer: '127.0.0.1', watchedFolders: ['INBOX', 'Orders'] };
    mailboxIds = [
      await stage.configure(companyId, shared, { ...both, ...ofFolders }),
      await stage.configure(companyId, labelled, { ...both, ...ofLabels }),
    ];
  });
  after(async () => {
    await worker?.end();
    await stage?.stop();
    await sandbox?.stop();
  });

  const poll = async () => {
    const queue = createQueue({ pool: stage.stack.foundation.pool, log: silentLogger });
    await queue.start();
    for (const mailboxId of mailboxIds)
      await queue.enqueue([enqueue(pollMailbox, { companyId, mailboxId, asked: true }, mailboxId)]);
    await queue.stop();
  };
  const started = async (crashBefore: string): Promise<WorkerProcess> => {
    if (!worker?.alive()) worker = await startWorkerProcess(env);
    await worker.arm({ crashBefore, extract: true });
    await poll();
    return worker;
  };
  const killedBefore = async (step: string) => {
    const { alive } = await started(step);
    await until(`the worker killed before ${step}`, async () => !alive(), limitMs);
  };
  const letters = () => [...inFolders, underLabels];
  const entries = () =>
    Promise.all(
      letters().map((letter) => createEmailQueries(stage.stack.foundation.pool).email(companyId, emailId(companyId, letter))),
    );
  const moveError = async () => {
    const text = 'select move_error_cause as cause from app.mailbox_polls where mailbox_id = $1';
    return (await stage.stack.foundation.pool.query<{ cause: string | null }>(text, [mailboxIds[0]])).rows[0]?.cause ?? null;
  };
  const copiesIn = async (letter: Letter, folder: string) =>
    (await stage.dovecot.list(shared, folder)).filter(({ raw }) => raw.includes(letter.messageId)).length;
  const orders = async () => {
    const text = 'select id, source->>$2 as email from read.sales_orders where company_id = $1';
    const { rows } = await stage.stack.foundation.pool.query<{ email: string }>(text, [companyId, 'id']);
    return rows.map(({ email }) => email);
  };
  const expectOneOrderEach = async () =>
    expect((await orders()).toSorted()).to.deep.equal(
      letters()
        .map((letter) => emailId(companyId, letter))
        .toSorted(),
    );

  it('drafts each mail once, though it dies before an order is recorded and before a copy that has no room', async () => {
    await killedBefore('append EmailProcessed#2');
    await killedBefore('imap UID COPY#1');
    await started('');
    await until('the outcome of each mail', async () => (await entries()).every((entry) => entry?.status === 'SUCCESS'), limitMs);
    await until('the full mailbox', async () => (await moveError()) === 'full', limitMs);
    await untilQuiet(stage.stack.foundation, limitMs);
    await expectOneOrderEach();
    for (const [index, letter] of inFolders.entries()) {
      expect(await copiesIn(letter, watched[index] ?? '')).to.equal(1);
      expect(await copiesIn(letter, 'Processed')).to.equal(0);
    }
  });

  it('moves each mail when there is room, though it dies between a copy and the removal of the original', async () => {
    await connected(stage.dovecot.imapPort, shared, async (client) => {
      await client.mailboxOpen('Archive');
      await client.messageDelete('1:*');
    });
    await killedBefore('imap UID STORE#1');
    await started('');
    await until(
      'the end of each mail',
      async () => (await entries()).every((entry) => entry?.status === 'SUCCESS' && !entry.unsettled),
      limitMs,
    );
    await untilQuiet(stage.stack.foundation, limitMs);
    await expectOneOrderEach();
    let secondCopies = 0;
    for (const letter of inFolders) {
      for (const folder of watched) expect(await copiesIn(letter, folder), folder).to.equal(0);
      const copies = await copiesIn(letter, 'Processed');
      expect(copies).to.be.greaterThan(0);
      secondCopies += copies - 1;
    }
    expect(secondCopies, 'of the mail whose original was not removed yet').to.be.at.most(1);
    const labels = sandbox
      .folders(labelled)
      .filter(({ messages }) => messages.some(({ messageId }) => messageId?.includes(underLabels.messageId)))
      .map(({ name }) => name);
    expect(labels).to.have.members(['[Gmail]/All Mail', 'Processed']);
    for (const letter of letters()) {
      const events = await stage.stack.events(emailStream(companyId, emailId(companyId, letter)));
      for (const type of ['EmailReceived', 'ExtractionCompleted', 'EmailProcessed'])
        expect(countOf(events, type), type).to.equal(1);
      const moved = dataOf<{ copy: object }>(events, 'EmailMoved').map(({ copy }) => JSON.stringify(copy));
      expect(new Set(moved).size, 'each copy is moved once').to.equal(moved.length);
    }
    expect(await moveError()).to.equal(null);
  });
});
