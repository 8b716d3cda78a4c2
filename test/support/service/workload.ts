/** A day's work of a company in small: mails, an upload that becomes an approved order, chat messages; and what became of all of it. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isLeft } from 'fp-ts/lib/Either.js';
import { renderXlsx } from '../../../demo/documents/index.ts';
import { salesOrderStream } from '../../../src/domain/sales-order/sales-order.stream.ts';
import { pollMailbox } from '../../../src/jobs/definitions.ts';
import { developmentTokenKey, signToken } from '../../../src/platform/crypto/token-key.ts';
import { silentLogger } from '../../../src/platform/logging/logger.ts';
import { enqueue } from '../../../src/platform/queue/job.ts';
import { createQueue } from '../../../src/platform/queue/queue.ts';
import { createEmailQueries } from '../../../src/projections/emails/emails.queries.ts';
import { accountFor } from '../chat/account.ts';
import { change, payload, sign, text } from '../chat/payloads.ts';
import { notified, password } from '../mail-stage.ts';
import { emailId, type Letter, orderDocument, orderLetter, registerCatalog } from '../order-mails.ts';
import { patience } from '../patience.ts';
import { until } from '../until.ts';
import { type ApiClient, createApiClient, type Reply } from './api-client.ts';
import { type Installation, secret } from './installation.ts';

export type Counts = {
  readonly lost: number;
  readonly doubled: number;
  readonly stuck: number;
  /** good mails and documents that were called unreadable, and turns of chats that were given up */
  readonly failed: number;
  /** programs that ended without being told to */
  readonly ended: number;
};
export const nothingWrong: Counts = { lost: 0, doubled: 0, stuck: 0, failed: 0, ended: 0 };

export type Batch = {
  /** Milliseconds from now until all of it has its outcome; null when it has none for too long. */
  readonly outcome: () => Promise<number | null>;
};

export type Workload = {
  readonly companyId: string;
  readonly mailboxId: string;
  readonly letters: () => readonly Letter[];
  /** Hands in two mails and, unless said, an upload and a chat message, and comes back at once; clients repeat until they are answered. */
  readonly give: (options?: { readonly chat?: boolean; readonly upload?: boolean }) => Promise<Batch>;
  /** True when it was put on the queue; false while the database is away. */
  readonly poll: () => Promise<boolean>;
  /** What became of everything that was given; prints what is wrong. */
  readonly counts: () => Promise<Counts>;
  readonly stop: () => Promise<void>;
};

/** after which work counts as stuck */
const stuckMs = 180_000;
const lookMs = 100;

type Handed = { readonly poNumber: string; orderId: string | null; wrong: string | null };

const settings = ({ imapPort, smtpPort }: Installation['mail'], user: string) => ({
  module: 'SALES' as const,
  emailAddress: user,
  password,
  imapServer: '127.0.0.1',
  imapPort,
  imapUseSsl: false,
  smtpServer: '127.0.0.1',
  smtpPort,
  smtpUseTls: true,
  autoCreateDraft: true,
  minConfidenceThreshold: 70,
  processedFolder: 'Processed',
  notificationEmail: notified,
  processSince: null,
  isActive: true,
});

/** A company with records, a mailbox and a chat channel, and the clients that give it work. */
export const createWorkload = async (installation: Installation, user: string): Promise<Workload> => {
  const { stack, chat, dovecot, sink, graph, mail, url } = installation;
  const { pool } = stack.foundation;
  const { email } = createEmailQueries(pool);
  const companyId = await stack.newCompany();
  await registerCatalog(stack, companyId);
  await stack.commands.registerWarehouse({ code: 'MAIN', name: 'Main', isDefault: true }, stack.context(companyId));
  const configured = await stack.commands.configureMailbox(settings(mail, user), stack.request(companyId));
  if (isLeft(configured)) throw new Error(`the mailbox was refused: ${JSON.stringify(configured.left)}`);
  const { mailboxId } = configured.right;
  const phoneNumberId = String(10 ** 14 + Math.floor(Math.random() * 9 * 10 ** 14));
  const channel = { name: 'Chat', phoneNumberId, displayPhoneNumber: null, acceptOrders: false, token: 'an access token' };
  const channelled = await chat.channels.configure(channel, stack.request(companyId));
  if (isLeft(channelled)) throw new Error(`the channel was refused: ${channelled.left.type}`);
  await until('the company’s records in their read models', async () => {
    const { rows } = await pool.query<{ n: number }>(
      `select (select count(*) from read.products where company_id = $1) + (select count(*) from read.warehouses where company_id = $1)
         + (select count(*) from read.mailboxes where company_id = $1) as n`,
      [companyId],
    );
    return Number(rows[0]?.n) === 36;
  });
  const queue = createQueue({ pool, log: silentLogger });
  await queue.start();
  const over = new AbortController();
  const key = await developmentTokenKey(stack.config.dataDir);
  const ask = createApiClient(
    url,
    await signToken(key, { companyId, roles: ['admin', 'sales'], subject: 'client' }, 24),
    over.signal,
  );

  const letters: Letter[] = [];
  const handed: Handed[] = [];
  const wamids: string[] = [];
  let stuck = 0;

  const poll = () =>
    queue.enqueue([enqueue(pollMailbox, { companyId, mailboxId, asked: true }, mailboxId)]).then(
      () => true,
      () => false, // the database is away
    );
  const tell = async (contact: string): Promise<void> => {
    const message = text(contact, 'what are your opening hours?');
    const body = JSON.stringify(payload(change(phoneNumberId, { messages: [message] })));
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': sign(secret, body) };
    // the provider repeats what it got no answer to
    for (;;) {
      over.signal.throwIfAborted();
      const signal = AbortSignal.any([over.signal, AbortSignal.timeout(patience(20_000))]);
      const answer = await fetch(`${url}/api/chatchannel/webhook/`, { method: 'POST', headers, body, signal }).catch(() => null);
      await answer?.body?.cancel();
      if (answer?.status === 200) break;
      await sleep(250);
    }
    wamids.push(String(message.id));
  };
  /** Null when it has its outcome, lies where it belongs, and its notification has come to an end. */
  const mailTrouble = async (letter: Letter): Promise<string | null> => {
    const row = await email(companyId, emailId(companyId, letter)).catch(() => null);
    if (row === null) return 'a mail that nobody has seen';
    if (row.status === 'PENDING') return `a mail that waits until ${row.next_attempt_at?.toISOString()} (${row.error_message})`;
    if (row.unsettled) return 'a mail that was not moved';
    // one that failed is tried again
    return row.notification === null || row.notification === 'failed' ? 'a notification' : null;
  };
  const answered = (contact: string) => graph.sent.some(({ body }) => body.to === contact);

  /** Comes back when all hold and the clients have their answers; what has none for too long is given up. */
  const outcomeOf = async (openOnes: () => Promise<readonly string[]>): Promise<number | null> => {
    const began = performance.now();
    let open: readonly string[] = [];
    for (let looks = 0; performance.now() - began < patience(stuckMs); looks += 1) {
      open = await openOnes();
      if (open.length === 0) return performance.now() - began;
      if (looks % 20 === 0) void poll();
      if (process.env.TEST_LOG && looks % 50 === 49) console.log(`      still open: ${open.join(', ')}`);
      await sleep(lookMs);
    }
    console.log(`      stuck: ${open.join(', ')}`);
    stuck += 1;
    return null;
  };
  const openMails = async (some: readonly Letter[]) =>
    (await Promise.all(some.map(mailTrouble))).filter((words) => words !== null);

  return {
    companyId,
    mailboxId,
    letters: () => letters,
    poll,
    give: async ({ chat: chatting = true, upload: uploading = true } = {}) => {
      const given = await Promise.all([1, 2].map(() => orderLetter({ to: user })));
      const contact = `1562${String(wamids.length).padStart(3, '0')}${String(Math.floor(Math.random() * 1e5)).padStart(5, '0')}`;
      const upload: Handed = { poNumber: `PO-${randomUUID().slice(0, 8).toUpperCase()}`, orderId: null, wrong: null };
      if (uploading) handed.push(upload);
      letters.push(...given);
      for (const { raw } of given) await dovecot.deliver(user, raw);
      void poll();
      const clients = {
        'the webhook': chatting ? tell(contact) : Promise.resolve(),
        'an upload': uploading ? handIn(ask, upload) : Promise.resolve(),
      };
      const waiting = new Set(Object.keys(clients));
      for (const [name, client] of Object.entries(clients))
        client.then(
          () => waiting.delete(name),
          () => undefined, // told by its outcome
        );
      const open = async () => [...waiting, ...(!chatting || answered(contact) ? [] : ['a reply']), ...(await openMails(given))];
      return { outcome: () => outcomeOf(open) };
    },
    counts: async () => {
      const { lost, doubled, parked } = await accountFor({ stack, chat, graph }, { companyId, phoneNumberId }, wamids);
      const count = { lost, doubled, failed: parked };
      const wrong = (what: keyof typeof count, words: string) => {
        count[what] += 1;
        console.log(`      ${what}: ${words}`);
      };
      if (lost + doubled + parked > 0) console.log(`      chat: lost ${lost}, doubled ${doubled}, parked ${parked}`);
      for (const letter of letters) await judgeMail(installation, { companyId, user, letter }, wrong);
      for (const one of handed) await judgeHanded(stack, companyId, one, wrong);
      const told = sink.received().map((one) => one.mail.messageId);
      if (told.length > new Set(told).size) wrong('doubled', `${told.length - new Set(told).size} notifications`);
      const ended = Object.values(installation.service).reduce((sum, program) => sum + program.endedByItself(), 0);
      return { ...count, stuck, ended };
    },
    stop: async () => {
      over.abort();
      await queue.stop();
    },
  };
};

/** A document is uploaded, an order made of it, and approved: as a client does that waits for each answer. */
const handIn = async (ask: ApiClient, upload: Handed): Promise<void> => {
  const form = new FormData();
  const content = new Uint8Array(renderXlsx(orderDocument({ poNumber: upload.poNumber })));
  form.set('file', new File([content], 'order.xlsx'));
  const taken = await ask('POST', '/sales/sales-orders/upload_document/', form);
  let task = taken;
  while (task.status < 300 && task.body.state !== 'succeeded' && task.body.state !== 'failed') {
    await sleep(lookMs);
    task = await ask('GET', taken.location ?? '');
  }
  const { document_id } = (task.body.result ?? {}) as { readonly document_id?: string };
  const refused = (what: string, { status, body }: Reply) => {
    upload.wrong = `${what}: ${status} ${JSON.stringify(body)}`;
  };
  if (document_id === undefined) return refused('the upload', task);
  const made = await ask('POST', '/sales/sales-orders/', { document_id }, `${upload.poNumber}/order`);
  if (made.status !== 200 && made.status !== 201) return refused('the order', made);
  upload.orderId = String(made.body.id);
  const approved = await ask('POST', `/sales/sales-orders/${upload.orderId}/approve/`, undefined, `${upload.poNumber}/approve`);
  if (approved.status !== 200) refused('the approval', approved);
};

type Wrong = (what: 'lost' | 'doubled' | 'failed', words: string) => void;
type OfMail = { readonly companyId: string; readonly user: string; readonly letter: Letter };

const judgeMail = async ({ stack, dovecot }: Installation, { companyId, user, letter }: OfMail, wrong: Wrong): Promise<void> => {
  const { pool } = stack.foundation;
  const id = emailId(companyId, letter);
  const entry = await createEmailQueries(pool).email(companyId, id);
  const orders = (await pool.query(`select 1 from read.sales_orders where source->>'id' = $1`, [id])).rowCount ?? 0;
  const copies = (await dovecot.list(user, 'Processed')).filter(({ raw }) => raw.includes(letter.messageId)).length;
  const words = `${letter.messageId}: ${entry?.status ?? 'no entry'} ${entry?.error_message ?? ''}, ${orders} orders, ${copies} copies`;
  if (entry?.status === 'FAILED') wrong('failed', words);
  else if (!entry || orders === 0 || copies === 0) wrong('lost', words);
  if (orders > 1 || copies > 1) wrong('doubled', words);
};

const judgeHanded = async (stack: Stack, companyId: string, { poNumber, orderId, wrong: why }: Handed, wrong: Wrong) => {
  if (why !== null || orderId === null) return wrong('failed', `${poNumber}: ${why ?? 'no order was made of it'}`);
  const events = (await stack.events(salesOrderStream(companyId, orderId))).map(({ type }) => type);
  const drafted = await stack.foundation.pool.query('select 1 from read.sales_orders where company_id = $1 and po_number = $2', [
    companyId,
    poNumber,
  ]);
  const words = `${poNumber}: ${drafted.rowCount} orders, ${events.join(' ')}`;
  const approvals = events.filter((type) => type === 'OrderApproved').length;
  if (drafted.rowCount === 0 || approvals === 0) wrong('lost', words);
  if ((drafted.rowCount ?? 0) > 1 || approvals > 1) wrong('doubled', words);
};

type Stack = Installation['stack'];
