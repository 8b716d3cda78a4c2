/** A day's work, compressed, as those who do it see it: mails, uploads, questions in the chat, orders that are entered and approved. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { renderXlsx } from '../../../demo/documents/index.ts';
import { change, payload, sign, text } from '../../support/chat/payloads.ts';
import { orderDocument } from '../../support/order-mails.ts';
import { until } from '../../support/until.ts';
import { type Letter, orderLetter } from '../email/desk.ts';
import type { Client } from './client.ts';

export type Amount = { readonly mails: number; readonly uploads: number; readonly contacts: number; readonly orders: number };
export type Work = {
  readonly letters: readonly Letter[];
  /** ids of orders that uploads became */
  readonly uploaded: readonly string[];
  /** ids of orders that were entered and approved */
  readonly approved: readonly string[];
  /** what each contact wrote, in order */
  readonly written: ReadonlyMap<string, readonly string[]>;
};
type Place = {
  readonly client: Client;
  readonly secret: string;
  readonly phoneNumberId: string;
  readonly user: string;
  readonly deliver: (user: string, raw: Buffer) => Promise<void>;
  readonly records: { readonly customer: string; readonly product: string; readonly warehouse: string };
};

const longMs = 180_000;
const questions = ['Hello!', 'What does HB-8 cost?', 'Where is my order?'] as const;
const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** Each of it at once, each step repeated until it is answered. `round` tells one day from the next. */
export const work = async (place: Place, round: number, amount: Amount): Promise<Work> => {
  const written = new Map<string, readonly string[]>();
  const [letters, uploaded, approved] = await Promise.all([
    times(amount.mails, () => sendLetter(place)),
    times(amount.uploads, () => upload(place)),
    times(amount.orders, (index) => enterAndApprove(place, `PO-${round}-${index}`)),
    times(amount.contacts, async (index) => {
      const contact = `4915${round}${String(index).padStart(6, '0')}`;
      written.set(contact, await ask(place, contact));
    }),
  ]);
  return { letters, uploaded, approved, written };
};

const sendLetter = async ({ user, deliver }: Place): Promise<Letter> => {
  const letter = await orderLetter({ to: user });
  await deliver(user, letter.raw);
  return letter;
};

const upload = async ({ client: { send } }: Place): Promise<string> => {
  const document = orderDocument();
  const [name, content] = [`${document.poNumber}.xlsx`, new Uint8Array(renderXlsx(document))];
  const form = () => {
    const data = new FormData();
    data.append('file', new Blob([content]), name);
    return data;
  };
  const headers = { 'idempotency-key': randomUUID() };
  const read = await send('POST', '/sales/sales-orders/upload_document/', { form, headers });
  expect(read.status, read.text).to.be.oneOf([200, 202]);
  const documentId = read.body.document_id ?? (await readDocument(send, read.body.task_id));
  const body = { document_id: documentId };
  const made = await send('POST', '/sales/sales-orders/', { body, headers: { 'idempotency-key': documentId } });
  expect(made.status, made.text).to.be.oneOf([200, 201]);
  return made.body.id;
};
const readDocument = async (send: Client['send'], task: string): Promise<string> => {
  const ended = await until(
    'the document to be read',
    async () => {
      const reply = await send('GET', `/sales/tasks/${task}/`);
      expect(reply.status, reply.text).to.equal(200);
      return ['succeeded', 'failed'].includes(reply.body?.state) ? reply : null;
    },
    longMs,
  );
  expect(ended.body.state, ended.text).to.equal('succeeded');
  return ended.body.result.document_id;
};

const enterAndApprove = async ({ client: { send }, records }: Place, poNumber: string): Promise<string> => {
  const { product, ...heads } = records;
  const body = {
    ...heads,
    po_number: poNumber,
    currency: 'EUR',
    order_date: '2026-11-20',
    delivery_date: '2027-06-01',
    total: '1.5',
    lines: [{ product, code: 'HB-8', name: 'Hex bolt M8', qty: 3, unit: 'pcs', price: '0.5' }],
  };
  const made = await send('POST', '/sales/sales-orders/', { body, headers: { 'idempotency-key': poNumber } });
  expect(made.status, made.text).to.be.oneOf([200, 201]);
  const headers = { 'idempotency-key': `approve ${poNumber}`.replace(' ', '-') };
  const done = await send('POST', `/sales/sales-orders/${made.body.id}/approve/`, { headers });
  expect(done.status, done.text).to.equal(200);
  return made.body.id;
};

/** One after the other, as a person writes; each is signed once and sent until it was taken, as the provider does. */
const ask = async ({ client: { send }, phoneNumberId, secret }: Place, contact: string): Promise<readonly string[]> => {
  const said = questions.map((question) => `${question} (${contact})`);
  for (const words of said) {
    const body = JSON.stringify(payload(change(phoneNumberId, { messages: [text(contact, words)] })));
    const headers = { 'x-hub-signature-256': sign(secret, body) };
    expect((await send('POST', '/api/chatchannel/webhook/', { body, headers })).status).to.equal(200);
  }
  return said;
};
