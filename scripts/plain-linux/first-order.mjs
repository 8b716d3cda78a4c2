/**
 * node first-order.mjs LINK: the invited user sets a password, imports the records of the tour and uploads its order; prints the API key and the draft.
 * node first-order.mjs --still KEY ORDER: the draft is still there.
 */
import assert from 'node:assert/strict';
import { openAsBlob } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const base = 'http://localhost:3000';
const files = '/opt/order-intake/docs/tutorials/api-tour';
const patienceMs = 120_000;

async function send(method, path, { body, headers = {} } = {}) {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${base}${path}`, {
    method,
    headers: { ...(body && !isForm ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${text}`);
  return { body: text === '' ? null : JSON.parse(text), cookies: answer.headers.getSetCookie() };
}

async function form(name) {
  const data = new FormData();
  data.set('file', await openAsBlob(`${files}/${name}`), name);
  return data;
}

/** Read models follow a moment later. */
async function soon(what, look) {
  for (const until = Date.now() + patienceMs; ; ) {
    const result = await look().catch((error) => (Date.now() > until ? Promise.reject(error) : null));
    if (result) return result;
    if (Date.now() > until) throw new Error(`${what}: not within ${patienceMs / 1000} s`);
    await sleep(500);
  }
}

const withKey = (key) => (method, path, body) => send(method, path, { body, headers: { authorization: `Bearer ${key}` } });

async function keyOf(link) {
  const code = link.split('#code=')[1];
  const ours = { 'x-order-intake': '1' };
  const password = 'vier blaue fenster klappern';
  const { cookies } = await send('POST', '/sales/session/invitation/accept/', {
    body: { code, name: 'Anna Berg', password },
    headers: ours,
  });
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
  const made = await send('POST', '/sales/api-keys/', {
    body: { name: 'first order', roles: ['admin', 'sales'] },
    headers: { ...ours, cookie },
  });
  return made.body.key;
}

async function firstOrder(link) {
  const key = await keyOf(link);
  const api = withKey(key);
  await api('POST', '/sales/customers/import/', await form('customers.csv'));
  await api('POST', '/sales/products/import/', await form('products.csv'));
  await soon('the products', async () => (await api('GET', '/sales/products/')).body.length > 0);
  const uploaded = await api('POST', '/sales/sales-orders/upload_document/', await form('order.xlsx'));
  const drafted = await api('POST', '/sales/sales-orders/', { document_id: uploaded.body.document_id });
  const order = await soon('the draft', async () => (await api('GET', `/sales/sales-orders/${drafted.body.id}/`)).body);
  assert.equal(order.status, 'DRAFT');
  assert.ok(order.lines.length > 0, 'the draft has lines');
  return { key, order: order.id, lines: order.lines.length };
}

const [first, key, order] = process.argv.slice(2);
if (first === '--still') {
  const { body } = await soon('the draft', () => withKey(key)('GET', `/sales/sales-orders/${order}/`));
  assert.equal(body.status, 'DRAFT');
  console.log(JSON.stringify({ order: body.id, status: body.status, lines: body.lines.length }));
} else {
  console.log(JSON.stringify(await firstOrder(first)));
}
