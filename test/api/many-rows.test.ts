/** How many there are is told exactly up to ten thousand, and beyond that only that there are more: in every list that says it. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
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
    const repeat = async (table: string, times: number) => {
      await pool.query(
        `insert into read.${table} select made.* from (select to_jsonb(t) as one from read.${table} t where company_id = $1 limit 1) o,
           generate_series(1, $2::int), jsonb_populate_record(null::read.${table}, one || jsonb_build_object('id', gen_random_uuid())) made`,
        [company, times],
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
    await repeat('sales_orders', 9_998);
    expect(await waiting()).to.deep.equal([10_000, false]);
    await repeat('sales_orders', 1);
    await told('/sales/sales-orders/', 10_000, false);
    expect(await waiting()).to.deep.equal([10_000, true]);
    await repeat('sales_orders', 1);
    await told('/sales/sales-orders/', 10_000, true);
    await repeat('emails', 9_999);
    await told('/sales/email-logs/', 10_000, false);
    await repeat('emails', 1);
    await told('/sales/email-logs/', 10_000, true);
    const page = await send('GET', '/sales/sales-orders/?limit=2');
    expect(page.body).to.have.length(2);
    expect(page.headers.get('link')).to.contain('rel="next"');
  });
});
