/** The recipe docs/how-to/extend/message.md, carried out: the page quotes the two files, and here they tell somebody. */
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createCommandHandler, createLocks, createReactors, type Locks, type Reactors } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import { createOutboxes } from '../../../src/commands/delivery/outbox.command.ts';
import { salesOrderStream } from '../../../src/domain/sales-order/sales-order.stream.ts';
import { createDeliveryJobs } from '../../../src/jobs/delivery/delivery-jobs.ts';
import { createLoadMailboxes } from '../../../src/jobs/email/mailbox-access.ts';
import { deliverWhenDue } from '../../../src/jobs/reactors/deliver-when-due.reactor.ts';
import { composeMail } from '../../../src/main/compose/compose.ts';
import { silentLogger } from '../../../src/platform/logging/logger.ts';
import { createQueue, type Queue } from '../../../src/platform/queue/queue.ts';
import { type SmtpSink, startSmtpSink } from '../../support/smtp-sink.ts';
import { type Stack, startStack } from '../../support/stack.ts';
import { until } from '../../support/until.ts';
import { composeOrderApproved } from './message/compose-order-approved.ts';
import { tellWhenOrderApproved } from './message/tell-when-order-approved.reactor.ts';

const directory = new URL('./message/', import.meta.url);
const page = new URL('../../../docs/how-to/extend/message.md', import.meta.url);
const user = 'orders@example.test';
const admin = 'boss@example.test';

describe('a kind of message, added by docs/how-to/extend/message.md', function () {
  this.timeout(60_000);
  let stack: Stack;
  let sink: SmtpSink;
  let queue: Queue;
  let running: Reactors;
  let locks: Locks;
  let companyId: string;

  before(async () => {
    sink = await startSmtpSink();
    stack = await startStack({ ca: [sink.ca], mailPorts: [sink.port, 993] });
    const { pool, store } = stack.foundation;
    companyId = await stack.newCompany();
    await stack.commands.changeCompanySettings({ changes: { adminEmails: [admin] }, ifMatch: null }, stack.context(companyId));
    await configureMailbox(stack, companyId, sink);
    locks = createLocks(pool);
    queue = createQueue({ pool, log: silentLogger });
    await queue.start();
    const { mailer, graphMailer, accessTokens } = await composeMail(stack.foundation);
    const { companySettings, passwords } = stack.commands;
    const companyName = async () => 'Seller GmbH';
    const referenceOf = async () => 'SO-2026-000123';
    const loadMailboxes = createLoadMailboxes(store);
    const told = {
      companySettings,
      adminEmail: null,
      passwords,
      accessTokens,
      mailer,
      graphMailer,
      loadMailboxes,
      companyName,
      referenceOf,
    };
    const jobs = createDeliveryJobs({
      ...stack.commands,
      ...told,
      store,
      relay: null,
      outboxes: createOutboxes(createCommandHandler(store), store),
      composers: { order_approved: composeOrderApproved(told) },
      withTryLocks: locks.withTryLocks,
      enqueue: (wanted) => queue.enqueue(wanted),
      publicUrl: null,
      warn: () => undefined,
      now: () => new Date(),
    });
    for (const { definition, handle } of jobs) await queue.work(definition, (data, { jobId }) => handle(data, jobId));
    const reactors = [tellWhenOrderApproved, deliverWhenDue];
    running = createReactors({ pool, store, reactors, enqueue: (wanted, tx) => queue.enqueue(wanted, tx), log: silentLogger });
    await running.start();
  });
  after(async () => {
    await running?.stop();
    await queue?.stop();
    await locks?.close();
    await stack?.stop();
    await sink?.stop();
  });

  it('is quoted there as it stands here', async () => {
    const text = await readFile(page, 'utf8');
    for (const name of await readdir(directory)) {
      const source = (await readFile(new URL(name, directory), 'utf8')).replaceAll('../../../../src/', 'src/');
      expect(text, name).to.include(source);
    }
  });

  it('tells once of each event, and in the order of the events about one order', async () => {
    const orderId = randomUUID();
    const stream = salesOrderStream(companyId, orderId);
    const approved = { type: 'OrderApproved', data: { orderId } };
    const metadata = stack.request(companyId);
    await stack.foundation.store.append({ stream, events: [approved, approved], expected: 'no_stream', metadata });
    const received = await until('both mails', async () => (sink.received().length === 2 ? sink.received() : null));
    for (const { envelope, mail } of received) {
      expect(envelope.to).to.deep.equal([admin]);
      expect(mail.subject).to.equal('[Order Intake] SO-2026-000123 was approved');
    }
    expect(new Set(received.map(({ mail }) => mail.messageId)).size).to.equal(2);
    const outbox = await until('the end of both', async () => {
      const events = await outboxEvents(stack, companyId);
      return events.filter((type) => type === 'MessageEnded').length === 2 ? events : null;
    });
    const attemptAndEnd = ['MessageAttempted', 'MessageEnded'];
    expect(outbox.filter((type) => type !== 'MessageRequested')).to.deep.equal([...attemptAndEnd, ...attemptAndEnd]);
  });
});

const configureMailbox = async (stack: Stack, companyId: string, sink: SmtpSink): Promise<void> => {
  const servers = { imapServer: '127.0.0.1', imapPort: 993, imapUseSsl: true, smtpServer: '127.0.0.1', smtpPort: sink.port };
  const working = { autoCreateDraft: true, minConfidenceThreshold: 70, processedFolder: 'Processed', isActive: true };
  const settings = {
    module: 'SALES',
    emailAddress: user,
    smtpUseTls: true,
    notificationEmail: null,
    processSince: null,
  } as const;
  const mailbox = { ...servers, ...working, ...settings, password: 'secret' };
  const done = await stack.commands.configureMailbox(mailbox, stack.request(companyId));
  if (isLeft(done)) throw new Error(`the mailbox was refused: ${JSON.stringify(done.left)}`);
};

const outboxEvents = async (stack: Stack, companyId: string): Promise<readonly string[]> => {
  const types: string[] = [];
  const wanted = ['MessageRequested', 'MessageAttempted', 'MessageEnded'];
  for await (const event of stack.foundation.store.readAll({ types: wanted, after: null }))
    if (!('undecodable' in event) && event.metadata.companyId === companyId) types.push(event.type);
  return types;
};
