/** How many there are is told exactly up to ten thousand, and beyond that only that there are more: in every list that says it. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { emails } from '../../src/projections/emails/emails.read-model.ts';
import { salesOrders } from '../../src/projections/sales-orders/sales-orders.read-model.ts';
import { failMail, readDocument, receiveMail, shown, useApi } from './kit.ts';

describe('a list with more than ten thousand', () => {
  const { api, as } = useApi();

  it('says so, and one with ten thousand gives the number', async () => {
    const company = await api().stack.newCompany('Many AB');
    const send = as(['admin'], company);
    const document = await readDocument(api(), company);
    expect((await send('POST', '/sales/sales-orders/', { body: { document_id: document } })).status).to.equal(201);
    const mail = await receiveMail(api(), company, { subject: 'A locked order' });
    await failMail(api(), company, mail);
    await shown(send, '/sales/review/', ({ body }) => body.counts.total === 2);
    const { pool } = api().stack.foundation;
    // as if they had been folded: the row of one, with other ids
    const repeat = async ({ name, version }: { readonly name: string; readonly version: number }, times: number) => {
      const table = `read.${name}_v${version}`;
      await pool.query(
        `insert into ${table} select made.* from (select to_jsonb(t) as one from ${table} t where company_id = $1 limit 1) o,
           generate_series(1, $2::int) n, jsonb_populate_record(null::${table}, one || jsonb_build_object('id', md5($3 || n)::uuid)) made`,
        [company, times, randomUUID()],
      );
    };
    const told = async (path: string, count: number, more: boolean) => {
      await shown(send, `${path}?limit=1`, ({ headers }) => headers.get('x-total-more') === String(more));
      const { headers } = await send('GET', `${path}?limit=1`);
      expect(headers.get('x-total-count'), path).to.equal(String(count));
    };
    const waiting = async () => {
      const { total, more } = (await send('GET', '/sales/review/?limit=1')).body.counts;
      return [total, more];
    };
    await repeat(salesOrders, 9_998);
    expect(await waiting()).to.deep.equal([10_000, false]);
    await repeat(salesOrders, 1);
    await told('/sales/sales-orders/', 10_000, false);
    expect(await waiting()).to.deep.equal([10_000, true]);
    await repeat(salesOrders, 1);
    await told('/sales/sales-orders/', 10_000, true);
    await repeat(emails, 9_999);
    await told('/sales/email-logs/', 10_000, false);
    await repeat(emails, 1);
    await told('/sales/email-logs/', 10_000, true);
    const page = await send('GET', '/sales/sales-orders/?limit=2');
    expect(page.body).to.have.length(2);
    expect(page.headers.get('link')).to.contain('rel="next"');
  });
});
