/** Two companies on one installation, each with a mailbox and a chat channel; every part of it a program of its own, as in production. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { renderXlsx } from '../../demo/documents/index.ts';
import { composeMail } from '../../demo/mails/compose.ts';
import { seconds, text } from '../../test/support/chat/payloads.ts';
import { buyer, emailId, orderDocument, orderLetter } from '../../test/support/order-mails.ts';
import { joinCompany } from '../../test/support/service/company.ts';
import { type Installation, startInstallation } from '../../test/support/service/installation.ts';

const lookAgainMs = 20;

/** Comes back when it holds; milliseconds that it took. Who cannot be asked on a busy machine is asked again. */
const timed = async (holds: () => Promise<boolean>): Promise<number> => {
  const began = performance.now();
  while (!(await holds().catch(() => false))) await sleep(lookAgainMs);
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
  readonly poll: () => Promise<unknown>;
  readonly write: (count: number) => Promise<void>;
  readonly send: (
    name: string,
    content: Buffer,
    prefer: string,
  ) => Promise<{ readonly status: number /** where its task is, of a 202 */; readonly task: string | null }>;
  readonly stop: () => Promise<void>;
};

const taskEnded = async (url: string, token: string): Promise<boolean> => {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const { state } = (await answer.json()) as { readonly state?: string };
  return state === 'succeeded' || state === 'failed';
};

const contactOf = () => `1562${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;

const hasOutcome = `select 1 from read.emails where company_id = $1 and id = $2 and status <> 'PENDING'`;

const joinedBy = async (installation: Installation, user: string): Promise<Company> => {
  const { stack, dovecot, graph, url } = installation;
  const { companyId, token, poll, tell, stop } = await joinCompany(installation, user, null);
  const send: Company['send'] = async (name, content, prefer) => {
    const body = new FormData();
    body.set('file', new File([new Uint8Array(content)], name));
    const headers = { authorization: `Bearer ${token}`, prefer };
    const response = await fetch(`${url}/sales/sales-orders/upload_document/`, { method: 'POST', headers, body });
    await response.text();
    return { status: response.status, task: response.headers.get('location') };
  };
  return {
    companyId,
    poll,
    send,
    stop,
    mail: async () => {
      const letter = await orderLetter({ to: user });
      await dovecot.deliver(user, letter.raw);
      await poll();
      const id = emailId(companyId, letter);
      return timed(async () => (await stack.foundation.pool.query(hasOutcome, [companyId, id])).rows.length > 0);
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
      // as a client does: what is refused for now is sent again, what became a task is looked after
      let answer = await send('order.xlsx', order, 'wait=40');
      for (; answer.status === 503; answer = await send('order.xlsx', order, 'wait=40')) await sleep(500);
      if (answer.status === 202) await timed(() => taskEnded(`${url}${answer.task}`, token));
      else if (answer.status !== 200) throw new Error(`the upload was answered ${answer.status}`);
      return performance.now() - began;
    },
    orderMail: async () => (await orderLetter({ to: user })).raw,
    mailWith: (content) => letterWithPdf(user, content),
    deliver: (raw) => dovecot.deliver(user, raw),
    write: (count) => {
      const contact = contactOf();
      return tell(Array.from({ length: count }, (_, n) => text(contact, `message ${n}`, { timestamp: seconds() })));
    },
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
  const users = ['loud@seller.example', 'quiet@seller.example'] as const;
  const installation = await startInstallation({ users, env: { EXTRACTION_POOL_SIZE: '2' }, givesWay: true });
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
