/** What a search of orders costs the database. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { Pool } from 'pg';
import { createSalesOrderQueries } from '../../../src/projections/sales-orders/sales-orders.queries.ts';

describe('a search of orders', () => {
  it('finds out once what its words mean, for the page and for how many there are', async () => {
    const asked: string[] = [];
    const query = async (config: string | { readonly text: string }) => {
      asked.push(typeof config === 'string' ? config : config.text);
      return { rows: [] };
    };
    const queries = createSalesOrderQueries({ query } as unknown as Pool, { readStream: async () => [] });
    const page = queries.salesOrders('seller', { q: 'harbour' }, { limit: 50, cursor: null });
    const totals = [queries.salesOrderTotal('seller', { q: 'harbour' }), queries.salesOrderTotal('another', { q: 'harbour' })];
    await Promise.all([page, ...totals]);
    expect(asked.filter((text) => text.includes('read.customers'))).to.have.length(2);
    expect(asked.filter((text) => text.includes('from read.sales_orders'))).to.have.length(3);
  });

  it('is made once, for its first page and for how many there are', async () => {
    const asked: string[] = [];
    const query = async (config: string | { readonly text: string }) => {
      const text = typeof config === 'string' ? config : config.text;
      asked.push(text);
      const found = text.includes('with found as') ? [{ count: 70, ids: ['a', 'b'] }] : [{ id: 'a' }, { id: 'b' }];
      return { rows: text.includes('from read.sales_orders') ? found : [] };
    };
    const queries = createSalesOrderQueries({ query } as unknown as Pool, { readStream: async () => [] });
    const page = queries.salesOrders('seller', { q: 'harbour' }, { limit: 50, cursor: null });
    expect(await queries.salesOrderTotal('seller', { q: 'harbour' }, page)).to.deep.equal({ count: 70, more: false });
    expect(asked).to.have.length(3);
  });
});
