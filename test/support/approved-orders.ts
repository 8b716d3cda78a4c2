/** What it takes to approve orders without a mail: a customer, products, a warehouse, and orders that have all that is needed. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { until } from './until.ts';

type Reply = { readonly status: number; readonly text: string; readonly body: { readonly id: string } };
type Send = (
  method: string,
  path: string,
  options?: { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> },
) => Promise<Reply>;

export type Records = { readonly customer: string; readonly product: string; readonly warehouse: string };

export const makeRecords = async (send: Send): Promise<Records> => {
  const made = async (path: string, body: object): Promise<string> => {
    const headers = { 'idempotency-key': randomUUID() };
    // a store that does not answer in time, as on a machine that is full of other work, is what every client meets with the same request
    const reply = await until(path, async () => {
      const answered = await send('POST', path, { body, headers });
      return answered.status === 503 ? null : answered;
    });
    expect(reply.status, reply.text).to.equal(201);
    const { id } = reply.body;
    // an answer waits a second for the read model; orders refer to what that shows
    await until(`${path}${id}/`, async () => (await send('GET', `${path}${id}/`)).status === 200);
    return id;
  };
  return {
    customer: await made('/sales/customers/', {
      name: 'Anna Berg AB',
      code: 'C-100',
      emails: ['anna@buyer.example'],
      tax_number: 'SE556012579001',
    }),
    product: await made('/sales/products/', { name: 'Hex bolt M8', code: 'HB-8', unit: 'pcs' }),
    warehouse: await made('/sales/warehouses/', { name: 'Main', code: 'MAIN', is_default: true }),
  };
};

/** A draft that can be approved as it is; answers its id. Asked for again it is the same one. */
export const makeDraft = async (
  send: Send,
  { customer, product, warehouse }: Records,
  poNumber: string,
  qty = 3,
): Promise<string> => {
  const line = { product, code: 'HB-8', name: 'Hex bolt M8', qty, unit: 'pcs', price: '0.5' };
  const head = {
    customer,
    warehouse,
    po_number: poNumber,
    currency: 'EUR',
    order_date: '2026-11-20',
    delivery_date: '2026-12-01',
  };
  const reply = await send('POST', '/sales/sales-orders/', {
    body: { ...head, total: '1.5', lines: [line] },
    headers: { 'idempotency-key': `${customer}/${poNumber}` },
  });
  // 200: an earlier request of this key broke off after it had done its work
  expect(reply.status, reply.text).to.be.oneOf([200, 201]);
  return reply.body.id;
};

export const approve = async (send: Send, id: string): Promise<void> => {
  const reply = await send('POST', `/sales/sales-orders/${id}/approve/`);
  expect(reply.status, reply.text).to.equal(200);
};
