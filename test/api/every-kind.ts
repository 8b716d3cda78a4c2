/** One record of everything that has a path, in the first company. */
import { randomUUID } from 'node:crypto';
import { chatSessionStream } from '../../src/domain/chat/chat.stream.ts';
import { documentLayoutStream } from '../../src/domain/document-layout/document-layout.stream.ts';
import { createSessions } from '../../src/platform/sessions/sessions.ts';
import type { TestApi } from '../support/api.ts';
import { lenientPolicy } from '../support/approval-stage.ts';
import { failMail, readDocument, receiveMail, type Send, senderFor, shown } from './kit.ts';

const made = async (send: Send, path: string, body: unknown): Promise<string> => (await send('POST', path, { body })).body.id;

export const channelInput = { name: 'Sales chat', phone_number_id: '106540352242922', access_token: 'a token' };

/** A session as a customer's first message opens one. */
const openSession = async ({ stack, companyId }: TestApi, channelId: string): Promise<string> => {
  const [sessionId, contactId] = [randomUUID(), randomUUID()];
  const data = { sessionId, channelId, contactId, optedOut: false, openedAt: '2026-11-20T08:00:05.000Z', carried: null };
  await stack.foundation.store.append({
    stream: chatSessionStream(companyId, sessionId),
    events: [{ type: 'ChatSessionOpened', data }],
    expected: 'no_stream',
    metadata: stack.request(companyId),
  });
  return sessionId;
};

/** A layout as an approved order teaches it. */
const learnLayout = async ({ stack, companyId }: TestApi, orderId: string): Promise<string> => {
  const layoutId = randomUUID();
  const memory = { labels: ['0a1b2c3d4e5:8'], orders: 1, fields: {}, currency: null, way: null };
  const data = { layoutId, orderId, confirmedBy: 'user:tester', customerId: null, corrected: [], memory };
  await stack.foundation.store.append({
    stream: documentLayoutStream(companyId, layoutId),
    events: [{ type: 'DocumentLayoutLearned', data }],
    expected: 'no_stream',
    metadata: stack.request(companyId),
  });
  return layoutId;
};

/** A browser of the caller of the tests. */
export const signedInBrowser = async ({ stack, companyId }: TestApi): Promise<string> => {
  const who = { companyId, subject: 'tester', roles: ['admin'], way: 'token' } as const;
  const { id } = await createSessions(stack.foundation).begin({
    ...who,
    name: null,
    email: null,
    userAgent: null,
    refreshToken: null,
  });
  return id;
};

/** What a policy would have done with the order. */
const judge = async ({ stack, companyId }: TestApi, send: Send, order: string): Promise<void> => {
  await send('PATCH', '/sales/auto-approval/', { body: lenientPolicy });
  await stack.commands.judgeAndPlan(order, stack.context(companyId));
  await shown(send, `/sales/auto-approval/orders/${order}/`);
};

/** Ids by the collection that they stand in: `{ "email-logs": …, products: … }`; with what stands before it where two have one name. */
export const recordsOfEveryKind = async (api: TestApi): Promise<Record<string, string>> => {
  const send = await senderFor(api, ['admin']);
  const config = await made(send, '/sales/email-configs/', api.mailboxInput());
  const task = await send('POST', `/sales/email-configs/${config}/sync_now/`);
  const mail = await receiveMail(api, api.companyId);
  await failMail(api, api.companyId, mail);
  const document = await readDocument(api, api.companyId);
  const order = await made(send, '/sales/sales-orders/', { document_id: document });
  const leads = await shown(send, '/sales/leads/', ({ body }) => body.length > 0);
  const customer = await made(send, '/sales/customers/', { name: 'Anna Berg AB', code: 'C-100' });
  const product = await made(send, '/sales/products/', { name: 'Hex bolt M8', code: 'HB-8' });
  await shown(send, `/sales/products/${product}/`);
  const price = await made(send, '/sales/prices/', { product: 'HB-8', price: '11.90' });
  const warehouse = await made(send, '/sales/warehouses/', { name: 'Main', code: 'MAIN' });
  const key = await made(send, '/sales/api-keys/', { name: 'warehouse system' });
  const channel = await made(send, '/api/chatchannel/channels/', channelInput);
  const session = await openSession(api, channel);
  const knowledge = await made(send, '/api/chatchannel/admin/knowledge/texts/', {
    title: 'Opening hours',
    text: 'Nine to five.',
  });
  const view = await made(send, '/sales/queue-views/', { name: 'Urgent', search: {} });
  const webhook = await made(send, '/sales/webhook-endpoints/', { url: 'https://198.51.101.1/orders' });
  const user = await made(send, '/sales/users/', { email: 'anna@people.example', roles: ['sales'] });
  const alias = await made(send, `/sales/products/${product}/aliases/`, { customer, alias: 'Schraube' });
  const layout = await learnLayout(api, order);
  await shown(send, '/sales/document-layouts/', ({ body }) => body.length > 0);
  await judge(api, send, order);
  await shown(send, `/sales/sales-orders/${order}/`);
  await shown(send, `/api/chatchannel/sessions/${session}/`);
  await shown(send, `/sales/email-logs/${mail}/`, (reply) => reply.body.status === 'FAILED');
  return {
    'email-configs': config,
    tasks: task.body.task_id,
    'email-logs': mail,
    'sales-orders': order,
    'sales/auto-approval/orders': order,
    'document-layouts': layout,
    'queue-views': view,
    documents: document,
    leads: leads.body[0].id,
    customers: customer,
    products: product,
    warehouses: warehouse,
    prices: price,
    aliases: alias,
    'api-keys': key,
    users: user,
    'sales/sessions': await signedInBrowser(api),
    'webhook-endpoints': webhook,
    channels: channel,
    sessions: session,
    texts: knowledge,
  };
};
