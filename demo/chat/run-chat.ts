/**
 * The chat part of the demo: customers write, the assistant answers from the company's records. An order arrives as a PDF and one from the
 * catalogue, a customer complains, and the number of a confirmed customer is somebody else's one day.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Api } from '../api-client.ts';
import { type OrderDocument, renderClassicPdf } from '../documents/index.ts';
import { company, customers, products } from '../mails/index.ts';
import { DemoProblem } from '../problem.ts';
import type { Terminal } from '../terminal.ts';
import type { GraphServer } from './graph-server.ts';
import { type Caller, createWebhook, type Said } from './webhook.ts';

export const chatSecret = 'demo-app-secret';
const phoneNumberId = '106540352242922';
const buyer = customers.harbour;
const contact: Caller = { phone: '447700900471', name: buyer.contact, userId: 'GB.4711' };
/** the new owner of the buyer's old number */
const stranger: Caller = { phone: contact.phone, name: 'New number', userId: 'GB.9999' };
const german: Caller = { phone: '4915550000815', name: 'Jana Vogt', userId: 'DE.0815' };
const annoyed: Caller = { phone: '447700900472', name: 'Sam Doyle', userId: 'GB.4712' };
const patienceMs = 60_000;

export type ChatOutcome = {
  /** what was said and answered, in order */
  readonly lines: readonly { readonly who: string; readonly text: string }[];
  readonly order: {
    readonly reference: string;
    readonly requires_review: boolean;
    readonly source: { readonly kind: string };
  } | null;
  readonly statistics: {
    readonly sessions: object;
    readonly messages: object;
    readonly delivery: object;
    readonly assistant: object;
    readonly knowledge: object;
  };
};

type Context = {
  readonly api: Api;
  readonly url: () => Promise<string>;
  readonly graph: GraphServer;
  readonly terminal: Terminal;
  readonly now: Date;
};

type Listed = { readonly id: string };

export async function runChat({ api, url, graph, terminal, now }: Context): Promise<ChatOutcome> {
  const [product] = products;
  if (!product) throw new DemoProblem('The demo has no product to ask for.');
  await api.post('/api/chatchannel/channels/', {
    name: 'WhatsApp',
    phone_number_id: phoneNumberId,
    access_token: 'demo-access-token',
    accept_orders: true,
  });
  await api.post('/api/chatchannel/admin/knowledge/texts/', {
    title: 'Opening hours, Öffnungszeiten',
    text: 'Monday to Friday 8:00 to 17:00 (Montag bis Freitag 8 bis 17 Uhr).',
  });
  await syncKnowledge(api, products.length + 1);

  const webhook = createWebhook({ url, secret: chatSecret, phoneNumberId });
  const lines: ChatOutcome['lines'][number][] = [];
  const exchange = async (said: Said, shown: string, from = contact): Promise<void> => {
    const before = graph.sent.length;
    lines.push({ who: from.name, text: shown });
    print(terminal, from.name, shown);
    await webhook.say(from, said);
    const reply = await within('an answer of the assistant', async () => graph.sent[before]);
    lines.push({ who: assistant, text: reply.body.text.body });
    print(terminal, assistant, reply.body.text.body);
  };
  const writes = (from: Caller, text: string) => exchange({ text }, text, from);

  terminal.line();
  terminal.line(terminal.bold(`Chat with ${contact.name} of ${buyer.name}`));
  await exchange({ text: `What is the price of ${product.code}?` }, `What is the price of ${product.code}?`);
  const misspelled = misspell(product.name.split(',')[0] ?? product.name);
  await exchange({ text: `do you have ${misspelled}` }, `do you have ${misspelled}`);
  await exchange({ text: 'what are your opening hours?' }, 'what are your opening hours?');
  const document = chatOrder(now);
  const { id } = graph.offer(await renderClassicPdf(document), 'application/pdf');
  const fileName = `${document.poNumber}.pdf`;
  await exchange({ document: { id, fileName, mimeType: 'application/pdf' } }, `[${fileName}]`);
  const [session] = await api.get<readonly Listed[]>('/api/chatchannel/sessions/');
  const order = await within('the draft order', async () => {
    const orders = await api.get<readonly NonNullable<ChatOutcome['order']>[]>('/sales/sales-orders/?source=chat');
    return orders[0];
  });
  // only after a person said whose number this is: a document proves nothing
  const [customer] = await api.get<readonly Listed[]>(`/sales/customers/?q=${encodeURIComponent(buyer.customerCode)}`);
  if (session && customer) await api.post(`/api/chatchannel/sessions/${session.id}/customer/`, { customer: customer.id });
  await syncKnowledge(api, products.length + 2);
  await exchange({ text: 'where is my order?' }, 'where is my order?');
  await exchange({ text: 'STOP' }, 'STOP');
  await others(writes, exchange, terminal);
  const statistics = await api.get<ChatOutcome['statistics']>('/api/chatchannel/stats/');
  report(terminal, order, statistics);
  return { lines, order, statistics };
}

type Exchange = (said: Said, shown: string, from: Caller) => Promise<void>;
/** A German customer, an order from the catalogue, a complaint, and a number that has changed hands. */
async function others(
  writes: (from: Caller, text: string) => Promise<void>,
  exchange: Exchange,
  terminal: Terminal,
): Promise<void> {
  const [first, second] = products;
  if (!first || !second) throw new DemoProblem('The demo has too few products to order from the catalogue.');
  const scene = (title: string) => {
    terminal.line();
    terminal.line(terminal.bold(title));
  };
  scene('A customer who writes German');
  await writes(german, `Guten Tag, was kostet ${first.code}?`);
  await writes(german, 'Wie sind Ihre Öffnungszeiten?');
  scene('An order from the catalogue');
  const cart = [first, second].map(({ code, price }, index) => ({
    code,
    quantity: index + 2,
    price,
    currency: company.currency,
  }));
  await exchange({ cart }, `[${cart.map(({ code, quantity }) => `${quantity} × ${code}`).join(', ')}]`, german);
  scene('A complaint goes to a person');
  await writes(annoyed, `The ${first.name} arrived broken. I want my money back!`);
  scene(`The number of ${contact.name} belongs to somebody else now`);
  await writes(stranger, 'where is my order?');
}

const chatOrder = (now: Date): OrderDocument => {
  const day = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  return {
    seller: company,
    buyer,
    poNumber: 'PO-CHAT-1',
    orderDate: day(0),
    deliveryDate: day(21),
    currency: company.currency,
    lines: products
      .slice(1, 3)
      .map(({ code, name, unit, price }, index) => ({ code, name, unit, price, qty: String(index + 4) })),
    taxRate: null,
    note: '',
  };
};

/** A name with two letters swapped in its longest word: what fingers do on a telephone. */
const misspell = (name: string): string => {
  const [word = name] = name.split(/\s+/).toSorted((a, b) => b.length - a.length);
  return name.replace(word, `${word[0] ?? ''}${word[2] ?? ''}${word[1] ?? ''}${word.slice(3)}`).toLowerCase();
};

async function syncKnowledge(api: Api, atLeast: number): Promise<void> {
  await within('the records to be known', async () => {
    await api.post('/api/chatchannel/admin/knowledge/sync/', {});
    const { vectors } = await api.get<{ vectors: number }>('/api/chatchannel/admin/knowledge/');
    return vectors >= atLeast;
  });
}

async function within<T>(what: string, look: () => Promise<T | undefined | null | false>): Promise<T> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > end) throw new DemoProblem(`Waited ${patienceMs / 1_000} s in vain for ${what}.`);
    await sleep(150);
  }
}

const assistant = 'assistant';
const print = (terminal: Terminal, who: string, text: string): void => {
  const [first = '', ...rest] = text.split('\n').filter((line) => line.trim() !== '');
  terminal.line(`  ${terminal.dim(who.padEnd(14))} ${who === assistant ? terminal.notable(first) : first}`);
  for (const line of rest) terminal.line(`  ${' '.repeat(14)} ${who === assistant ? terminal.notable(line) : line}`);
};

const report = (terminal: Terminal, order: ChatOutcome['order'], statistics: ChatOutcome['statistics']): void => {
  terminal.line();
  if (order) {
    const review = order.requires_review ? 'waits for review' : 'needs no review';
    terminal.line(`  ${terminal.bold(order.reference)} came from chat (source ${order.source.kind}) and ${review}.`);
  }
  const { sessions, messages, delivery, assistant, knowledge } = statistics;
  for (const [name, value] of Object.entries({ sessions, messages, delivery, assistant, knowledge }))
    terminal.line(`  ${terminal.dim(name.padEnd(14))} ${JSON.stringify(value)}`);
};
