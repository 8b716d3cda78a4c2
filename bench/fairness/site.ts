/** Two companies on one installation, each with a mailbox and a chat channel, worked by one worker process as in production. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isLeft } from 'fp-ts/lib/Either.js';
import { renderXlsx } from '../../demo/documents/index.ts';
import { composeMail } from '../../demo/mails/compose.ts';
import { emailIdOf } from '../../src/commands/email/email-id.ts';
import { pollMailbox } from '../../src/jobs/definitions.ts';
import { silentLogger } from '../../src/platform/logging/logger.ts';
import { enqueue } from '../../src/platform/queue/job.ts';
import { createQueue, type Queue } from '../../src/platform/queue/queue.ts';
import { type ChatStage, startChatStage } from '../../test/support/chat/chat-stage.ts';
import { change, payload, seconds, text } from '../../test/support/chat/payloads.ts';
import { type Dovecot, startDovecot } from '../../test/support/dovecot.ts';
import { buyer, orderDocument, orderMail } from '../../test/support/order-mails.ts';
import { startSmtpSink } from '../../test/support/smtp-sink.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const password = 'correct horse battery';
const sentAt = '2026-11-20T08:00:00.000Z';
const lookAgainMs = 20;

/** Comes back when it holds; milliseconds that it took. */
const timed = async (holds: () => Promise<boolean>): Promise<number> => {
  const began = performance.now();
  while (!(await holds())) await sleep(lookAgainMs);
  return performance.now() - began;
};

export type Company = {
  readonly companyId: string;
  /** Each comes back when the outcome is there; milliseconds from arrival. */
  readonly mail: () => Promise<number>;
  readonly chat: () => Promise<number>;
  readonly upload: () => Promise<number>;
  /** Hands in without waiting for an outcome. */
  readonly deliver: (raw: Buffer) => Promise<void>;
  readonly orderMail: () => Promise<Buffer>;
  readonly mailWith: (content: Buffer) => Promise<Buffer>;
  readonly poll: () => Promise<void>;
  readonly write: (count: number) => Promise<void>;
  readonly send: (
    name: string,
    content: Buffer,
    prefer: string,
  ) => Promise<{ readonly status: number /** where its task is, of a 202 */; readonly task: string | null }>;
};

type Parts = {
  readonly stage: ChatStage;
  readonly queue: Queue;
  readonly dovecot: Dovecot;
  readonly smtpPort: number;
};

const mailboxOf = async ({ stage: { stack }, dovecot, smtpPort }: Parts, companyId: string, user: string): Promise<string> => {
  const settings = {
    module: 'SALES',
    emailAddress: user,
    password,
    imapServer: dovecot.host,
    imapPort: dovecot.imapsPort,
    imapUseSsl: true,
    smtpServer: '127.0.0.1',
    smtpPort,
    smtpUseTls: true,
    autoCreateDraft: true,
    minConfidenceThreshold: 70,
    processedFolder: 'Processed',
    notificationEmail: null,
    processSince: null,
    isActive: true,
  } as const;
  const done = await stack.commands.configureMailbox(settings, stack.request(companyId));
  if (isLeft(done)) throw new Error(`the mailbox was refused: ${JSON.stringify(done.left)}`);
  return done.right.mailboxId;
};

const taskEnded = async (url: string, token: string): Promise<boolean> => {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const { state } = (await answer.json()) as { readonly state?: string };
  return state === 'succeeded' || state === 'failed';
};

const contactOf = () => `1562${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;

const joinedBy = async (site: Parts, user: string): Promise<Company> => {
  const { stage, queue, dovecot } = site;
  const { companyId, phoneNumberId, sales } = await stage.company(user);
  const mailboxId = await mailboxOf(site, companyId, user);
  const poll = async () => {
    await queue.enqueue([enqueue(pollMailbox, { companyId, mailboxId, asked: true }, mailboxId)]);
  };
  const send: Company['send'] = async (name, content, prefer) => {
    const body = new FormData();
    body.set('file', new File([new Uint8Array(content)], name));
    const headers = { authorization: `Bearer ${sales}`, prefer };
    const response = await fetch(`${stage.url}/sales/sales-orders/upload_document/`, { method: 'POST', headers, body });
    await response.text();
    return { status: response.status, task: response.headers.get('location') };
  };
  const say = (from: string, count: number) => {
    const messages = Array.from({ length: count }, (_, n) => text(from, `message ${n}`, { timestamp: seconds() }));
    return stage.post(payload(change(phoneNumberId, { messages })));
  };
  const ordered = async () => {
    const { messageId, raw } = await orderMail({ to: user });
    const seen = { fromName: null, subject: '', sentAt, receivedAt: sentAt, headerDigest: null };
    return { raw, id: emailIdOf(companyId, { messageId, from: buyer.email, ...seen }) };
  };
  const hasOutcome = `select 1 from read.emails where company_id = $1 and id = $2 and status <> 'PENDING'`;
  return {
    companyId,
    poll,
    send,
    mail: async () => {
      const { raw, id } = await ordered();
      await dovecot.deliver(user, raw);
      await poll();
      return timed(async () => (await stage.stack.foundation.pool.query(hasOutcome, [companyId, id])).rows.length > 0);
    },
    chat: async () => {
      const contact = contactOf();
      await say(contact, 1);
      return timed(async () => stage.graph.sent.some(({ body }) => body.to === contact));
    },
    upload: async () => {
      const began = performance.now();
      const order = renderXlsx(orderDocument());
      // as a client does: what is refused for now is sent again, what became a task is looked after
      let answer = await send('order.xlsx', order, 'wait=40');
      for (; answer.status === 503; answer = await send('order.xlsx', order, 'wait=40')) await sleep(500);
      if (answer.status === 202) await timed(() => taskEnded(`${stage.url}${answer.task}`, sales));
      else if (answer.status !== 200) throw new Error(`the upload was answered ${answer.status}`);
      return performance.now() - began;
    },
    orderMail: async () => (await ordered()).raw,
    mailWith: (content) => letterWithPdf(user, content),
    deliver: (raw) => dovecot.deliver(user, raw),
    write: async (count) => void (await say(contactOf(), count)),
  };
};

const letterWithPdf = (user: string, content: Buffer): Promise<Buffer> =>
  composeMail({
    messageId: `${randomUUID()}@buyer.example`,
    date: new Date('2026-11-20T08:00:00Z'),
    from: { name: 'Buyer', address: buyer.email },
    to: user,
    subject: 'Order',
    text: 'See the order.',
    attachments: [{ filename: 'order.pdf', content, contentType: 'application/pdf' }],
  });

export const startSite = async () => {
  const users = ['loud@seller.example', 'quiet@seller.example'];
  const accounts = Object.fromEntries(users.map((user) => [user, password]));
  const [dovecot, sink] = await Promise.all([startDovecot({ users: accounts }), startSmtpSink({ users: accounts })]);
  const stage = await startChatStage({
    smtp: { ca: `${dovecot.ca}\n${sink.ca}`, port: sink.port },
    env: {
      MAIL_ALLOWED_PORTS: `${dovecot.imapsPort},${sink.port}`,
      EXTRACTION_POOL_SIZE: '2',
      CHAT_TURNS_PER_HOUR: '10000',
    },
  });
  await stage.stopWorker();
  const { stack } = stage;
  const { pool } = stack.foundation;
  const queue = createQueue({ pool, log: silentLogger });
  await queue.start();
  const worker = spawn(process.execPath, ['src/main/worker.ts'], {
    cwd: root,
    env: { ...process.env, ...stack.env, LOG_LEVEL: 'error', HEALTH_PORT: '0' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ready = once(worker.stdout, 'data');
  worker.stdout.on('data', () => undefined);
  await ready;

  const site = { stage, queue, dovecot, smtpPort: sink.port };
  return {
    loud: await joinedBy(site, users[0] ?? ''),
    quiet: await joinedBy(site, users[1] ?? ''),
    pool,
    stop: async () => {
      const ended = once(worker, 'exit');
      worker.kill('SIGTERM');
      await ended;
      await queue.stop();
      await stage.stop();
      await sink.stop();
      await dovecot.stop();
    },
  };
};

export type Site = Awaited<ReturnType<typeof startSite>>;
