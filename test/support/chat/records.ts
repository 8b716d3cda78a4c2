/** Customers and orders of a company as the chat's assistant comes to know them: made over the API, then synced. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { until } from '../until.ts';
import type { ChatCompany, ChatStage } from './chat-stage.ts';

type Owner = Pick<ChatCompany, 'admin' | 'companyId'>;
type Made = { readonly id: string; readonly reference: string };

const made = async (stage: ChatStage, owner: Owner, path: string, body: object): Promise<Made> => {
  const answered = await stage.call('POST', path, owner.admin, body);
  expect(answered.status, JSON.stringify(answered.body)).to.equal(201);
  return answered.body as Made;
};

export const newCustomer = async (stage: ChatStage, owner: Owner, name = `Buyer ${randomUUID()}`): Promise<string> =>
  (await made(stage, owner, '/sales/customers/', { name })).id;

/** An article that the assistant knows. */
export const knowProduct = async (
  stage: ChatStage,
  owner: Owner,
  product: { readonly code: string; readonly name: string; readonly unit?: string },
) => {
  const { id } = await made(stage, owner, '/sales/products/', { unit: 'C62', price: '9.90', currency: 'EUR', ...product });
  await syncKnowledge(stage, owner, 'product', id);
  return id;
};

let totals = 7_000;

/** An order of this customer, known to the assistant. */
export const knowOrder = async (stage: ChatStage, owner: Owner, customer: string, changes: object = {}) => {
  totals += 1;
  const poNumber = `PO-${totals}-${randomUUID().slice(0, 4)}`;
  const total = `${totals}.00`;
  const lines = [{ name: 'Lantern', qty: '1', price: total }];
  const order = { customer, po_number: poNumber, currency: 'EUR', total, lines, ...changes };
  const { id, reference } = await made(stage, owner, '/sales/sales-orders/', order);
  await until('the order in the list', async () => (await stage.get(`/sales/sales-orders/${id}/`, owner.admin)).status === 200);
  await syncKnowledge(stage, owner, 'order', id);
  return { id, reference, poNumber, total };
};

/** Syncs until the record is known. */
const syncKnowledge = async (stage: ChatStage, { admin, companyId }: Owner, entity: string, id: string): Promise<void> => {
  await until(
    `the ${entity} to be known`,
    async () => {
      await stage.call('POST', '/api/chatchannel/admin/knowledge/sync/', admin, {});
      await stage.quiet();
      const client = await stage.stack.foundation.pool.connect();
      try {
        await client.query('begin');
        await client.query(`select set_config('app.company_id', $1, true)`, [companyId]);
        const found = await client.query('select 1 from app.knowledge_vectors where entity = $1 and record_id = $2', [
          entity,
          id,
        ]);
        return (found.rowCount ?? 0) > 0;
      } finally {
        await client.query('rollback');
        client.release();
      }
    },
    30_000,
  );
};
