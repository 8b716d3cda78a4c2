/** A day's work of a company in small: mails, an upload that becomes an approved order, chat messages; and what became of all of it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { renderXlsx } from '../../../demo/documents/index.ts';
import { createEmailQueries } from '../../../src/projections/emails/emails.queries.ts';
import { accountFor } from '../chat/account.ts';
import { text } from '../chat/payloads.ts';
import { emailId, type Letter, newPoNumber, orderDocument, orderLetter } from '../order-mails.ts';
import { patience } from '../patience.ts';
import type { ApiClient, Reply } from './api-client.ts';
import { joinCompany } from './company.ts';
import type { Installation } from './installation.ts';
import { type Handed, judgeHanded, judgeMail } from './judge.ts';
import { standing } from './standing.ts';

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
  readonly letters: () => readonly Letter[];
  /** Hands in two mails and, unless said, an upload and a chat message, and comes back at once; clients repeat until they are answered. */
  readonly give: (options?: { readonly chat?: boolean; readonly upload?: boolean }) => Promise<Batch>;
  /** True when it was put on the queue; false while the database is unavailable. */
  readonly poll: () => Promise<boolean>;
  /** What became of everything that was given; prints what is wrong. */
  readonly counts: () => Promise<Counts>;
  readonly stop: () => Promise<void>;
};

/** after which work counts as stuck, unless said */
const usuallyStuckMs = 180_000;
/** the less often the longer it takes: each look is several queries for each mail */
const lookMs = { first: 100, longest: 500 };

/** The clients that give a company work, and what became of it. */
export const createWorkload = async (
  installation: Installation,
  user: string,
  { stuckMs = usuallyStuckMs } = {},
): Promise<Workload> => {
  const { stack, chat, dovecot, sink, graph } = installation;
  const company = await joinCompany(installation, user);
  const { companyId, phoneNumberId, poll, tell } = company;
  const { email } = createEmailQueries(stack.foundation.pool);
  const letters: Letter[] = [];
  const handed: Handed[] = [];
  const wamids: string[] = [];
  let stuck = 0;

  /** Null when it has its outcome, lies where it belongs, and its notification has come to an end. */
  const mailTrouble = async (letter: Letter): Promise<string | null> => {
    const row = await email(companyId, emailId(companyId, letter)).catch(() => null);
    if (row === null) return 'a mail that nobody has seen';
    if (row.status === 'PENDING') return `a mail that waits until ${row.next_attempt_at?.toISOString()} (${row.failure?.code})`;
    if (row.unsettled) return 'a mail that was not moved';
    // one that failed is tried again
    return row.notification === null || row.notification === 'failed' ? 'a notification' : null;
  };
  const ask = async (contact: string): Promise<void> => {
    const message = text(contact, 'what are your opening hours?');
    await tell([message]);
    wamids.push(String(message.id));
  };
  const answered = (contact: string) => graph.sent.some(({ body }) => body.to === contact);

  /** Comes back when all hold and the clients have their answers; what has none for too long is given up. */
  const outcomeOf = async (openOnes: () => Promise<readonly string[]>, given: readonly Letter[]): Promise<number | null> => {
    const began = performance.now();
    let open: readonly string[] = [];
    for (let looks = 0; performance.now() - began < patience(stuckMs); looks += 1) {
      open = await openOnes();
      if (open.length === 0) return performance.now() - began;
      if (looks % 20 === 0) void poll();
      if (process.env.TEST_LOG && looks % 50 === 49) console.log(`      still open: ${open.join(', ')}`);
      await sleep(Math.min(lookMs.longest, lookMs.first + 10 * looks));
    }
    console.log(`      stuck: ${open.join(', ')}`);
    const what = await standing(stack, companyId, given).catch((error: Error) => [`nothing can be seen: ${error.message}`]);
    for (const line of what) console.log(`        ${line}`);
    stuck += 1;
    return null;
  };
  const openMails = async (some: readonly Letter[]) =>
    (await Promise.all(some.map(mailTrouble))).filter((words) => words !== null);

  return {
    letters: () => letters,
    poll,
    give: async ({ chat: chatting = true, upload: uploading = true } = {}) => {
      const given = await Promise.all([1, 2].map(() => orderLetter({ to: user })));
      const contact = `1562${String(wamids.length).padStart(3, '0')}${String(Math.floor(Math.random() * 1e5)).padStart(5, '0')}`;
      const upload: Handed = { poNumber: newPoNumber(), orderId: null, wrong: null };
      if (uploading) handed.push(upload);
      letters.push(...given);
      for (const { raw } of given) await dovecot.deliver(user, raw);
      void poll();
      const clients = {
        'the webhook': chatting ? ask(contact) : Promise.resolve(),
        'an upload': uploading ? handIn(company.ask, upload) : Promise.resolve(),
      };
      const waiting = new Set(Object.keys(clients));
      for (const [name, client] of Object.entries(clients))
        client.then(
          () => waiting.delete(name),
          () => undefined, // told by its outcome
        );
      const open = async () => [...waiting, ...(!chatting || answered(contact) ? [] : ['a reply']), ...(await openMails(given))];
      return { outcome: () => outcomeOf(open, given) };
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
    stop: company.stop,
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
    await sleep(lookMs.first);
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
