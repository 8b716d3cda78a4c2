/** Two companies on one installation, each with a mailbox and a chat channel; every part of it a program of its own, as in production. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { renderXlsx } from '../../demo/documents/index.ts';
import { composeMail } from '../../demo/mails/compose.ts';
import { seconds, text } from '../../test/support/chat/payloads.ts';
import { buyer, emailId, orderDocument, orderLetter, sentAt } from '../../test/support/order-mails.ts';
import { joinCompany } from '../../test/support/service/company.ts';
import { type Installation, startInstallation } from '../../test/support/service/installation.ts';

const lookAgainMs = 20;
/** as often as a service polls of its own accord */
const tickMs = 5 * 60_000;

/** Comes back when it holds; milliseconds that it took. Who cannot be asked on a busy machine is asked again. */
const timed = async (holds: () => Promise<boolean>): Promise<number> => {
  const began = performance.now();
  while (!(await holds().catch(() => false))) await sleep(lookAgainMs);
  return performance.now() - began;
};

export type Mail = { readonly messageId: string; readonly raw: Buffer };

export type Company = {
  readonly user: string;
  readonly companyId: string;
  /** Each comes back when the outcome is there; milliseconds from arrival. */
  readonly mail: () => Promise<number>;
  readonly chat: () => Promise<number>;
  readonly upload: () => Promise<number>;
  /** Hands in without waiting for an outcome. */
  readonly deliver: (raw: Buffer) => Promise<void>;
  readonly orderMail: () => Promise<Mail>;
  readonly mailWith: (content: Buffer) => Promise<Mail>;
  readonly poll: () => Promise<unknown>;
  /** Messages of one contact in one webhook; the provider's ids. */
  readonly write: (count: number) => Promise<readonly string[]>;
  /** An upload; the path of its task. */
  readonly handIn: (name: string, content: Buffer) => Promise<string>;
  /** State of a task; null when there is none (any more). */
  readonly taskState: (path: string) => Promise<string | null>;
  readonly stop: () => Promise<void>;
};

/** `task`: its path, of a 202. */
type Taken = { readonly status: number; readonly task: string | null };

const contactOf = () => `1562${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;

const hasOutcome = `select 1 from read.emails where company_id = $1 and id = $2 and status <> 'PENDING'`;

const joinedBy = async (installation: Installation, user: string): Promise<Company> => {
  const { stack, dovecot, graph, url } = installation;
  const { companyId, token, poll, tell, stop } = await joinCompany(installation, user, null);
  const sendOnce = async (name: string, content: Buffer, prefer: string): Promise<Taken> => {
    const body = new FormData();
    body.set('file', new File([new Uint8Array(content)], name));
    const headers = { authorization: `Bearer ${token}`, prefer };
    const response = await fetch(`${url}/sales/sales-orders/upload_document/`, { method: 'POST', headers, body });
    await response.text();
    return { status: response.status, task: response.headers.get('location') };
  };
  // as a client does: what is refused for now is sent again
  const send = async (...upload: Parameters<typeof sendOnce>): Promise<Taken> => {
    let answer = await sendOnce(...upload);
    for (; answer.status === 503 || answer.status === 429; answer = await sendOnce(...upload)) await sleep(500);
    return answer;
  };
  const taskState: Company['taskState'] = async (path) => {
    const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { readonly state?: string }).state ?? null;
  };
  const ended = async (path: string) => ['succeeded', 'failed'].includes((await taskState(path)) ?? '');
  return {
    companyId,
    user,
    poll,
    stop,
    taskState,
    handIn: async (name, content) => {
      const { status, task } = await send(name, content, 'respond-async');
      if (status !== 202 || task === null) throw new Error(`an upload of the flood was answered ${status}`);
      return task;
    },
    mail: async () => {
      const letter = await orderLetter({ to: user });
      await dovecot.deliver(user, letter.raw);
      await poll();
      const id = emailId(companyId, letter);
      const tick = setInterval(() => void poll(), tickMs); // what no poll has brought on its way comes with the next
      const ms = await timed(async () => (await stack.foundation.pool.query(hasOutcome, [companyId, id])).rows.length > 0);
      clearInterval(tick);
      return ms;
    },
    chat: async () => {
      const contact = contactOf();
      const began = performance.now();
      await tell([text(contact, 'what are your opening hours?', { timestamp: seconds() })]);
      await timed(async () => graph.sent.some(({ body }) => body.to === contact));
      return performance.now() - began;
    },
    upload: async () => {
      const began = performance.now();
      const order = renderXlsx(orderDocument());
      const { status, task } = await send('order.xlsx', order, 'wait=40');
      if (status === 202 && task !== null) await timed(() => ended(task));
      else if (status !== 200) throw new Error(`the upload was answered ${status}`);
      return performance.now() - began;
    },
    orderMail: () => orderLetter({ to: user }),
    mailWith: (content) => letterWithPdf(user, content),
    deliver: (raw) => dovecot.deliver(user, raw),
    write: async (count) => {
      const contact = contactOf();
      const messages = Array.from({ length: count }, (_, n) => text(contact, `message ${n}`, { timestamp: seconds() }));
      await tell(messages);
      return messages.map(({ id }) => String(id));
    },
  };
};

const letterWithPdf = async (user: string, content: Buffer): Promise<Mail> => {
  const messageId = `${randomUUID()}@buyer.example`;
  const raw = await composeMail({
    messageId,
    date: new Date(sentAt),
    from: { name: 'Buyer', address: buyer.email },
    to: user,
    subject: 'Order',
    text: 'See the order.',
    attachments: [{ filename: 'order.pdf', content, contentType: 'application/pdf' }],
  });
  return { messageId, raw };
};

export const startSite = async () => {
  const users = ['loud@seller.example', 'quiet@seller.example'] as const;
  const installation = await startInstallation({ users, env: { EXTRACTION_POOL_SIZE: '2' }, givesWay: true, direct: true });
  const [loud, quiet] = [await joinedBy(installation, users[0]), await joinedBy(installation, users[1])];
  return {
    loud,
    quiet,
    installation,
    pool: installation.stack.foundation.pool,
    stop: async () => {
      await Promise.all([loud.stop(), quiet.stop()]);
      await installation.stop();
    },
  };
};

export type Site = Awaited<ReturnType<typeof startSite>>;
