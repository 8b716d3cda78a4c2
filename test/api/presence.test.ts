/** Two people on one draft know of each other. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { until } from '../support/until.ts';
import { draftOrder, expectProblem, type Json, receiveMail, type Send, sender, useApi } from './kit.ts';

describe('presence on a draft', () => {
  const { api, as } = useApi();
  const ours = { 'x-order-intake': '1' };
  const browser = async (): Promise<Send> => {
    const body = { token: await api().token(api().companyId, ['sales']) };
    const reply = await sender(api().url)('POST', '/sales/session/', { body, headers: ours });
    const cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? '';
    return (method, path, options) => sender(api().url)(method, path, { ...options, headers: { cookie, ...ours } });
  };
  const drafted = async () => draftOrder(api(), api().companyId, await receiveMail(api(), api().companyId));
  const seen = ({ body }: { body: Json }) => body.others.length;

  it('is told to whoever has it open too, until they leave or fall silent', async () => {
    const path = `/sales/sales-orders/${await drafted()}/presence/`;
    const [anna, bert] = [await browser(), await browser()];
    const first = await anna('POST', path);
    expect(first.body).to.deep.equal({ others: [], again_in: 15 });
    const second = await bert('POST', path);
    expect(second.body.others).to.have.length(1);
    expect(second.body.others[0]).to.include({ user: 'tester', name: null });
    expect(seen(await anna('POST', path))).to.equal(1);
    expect((await bert('DELETE', path)).status).to.equal(204);
    expect(seen(await anna('POST', path))).to.equal(0);
    await bert('POST', path);
    const { pool } = api().stack.foundation;
    await pool.query(`update app.presence set seen_at = now() - interval '46 seconds'`);
    expect(seen(await anna('POST', path))).to.equal(0);
  });
  it('is told live when somebody comes, and not each time they say so again', async () => {
    const order = await drafted();
    const path = `/sales/sales-orders/${order}/presence/`;
    const anna = await browser();
    const { body: start } = await anna('GET', '/sales/events/');
    await anna('POST', path);
    await anna('POST', path);
    const told = await until('the change', async () => {
      const { rows } = await api().stack.foundation.pool.query(
        `select ids from app.live_changes where model = 'presence' and seq > $1`,
        [start.seq],
      );
      return rows.length > 0 ? rows : undefined;
    });
    expect(told).to.deep.equal([{ ids: [order] }]);
  });
  it('is nothing of another company, and nothing that keeps a session alive', async () => {
    const path = `/sales/sales-orders/${await drafted()}/presence/`;
    expectProblem(await as(['admin'], api().otherCompanyId)('POST', path), 404, 'not_found');
    const anna = await browser();
    await anna('POST', path);
    await api().stack.foundation.pool.query(`update app.sessions set last_seen_at = now() - interval '29 minutes'`);
    await anna('POST', path);
    const { rows } = await api().stack.foundation.pool.query(
      `select count(*)::int as kept from app.sessions where last_seen_at > now() - interval '20 minutes'`,
    );
    expect(rows[0].kept).to.equal(0);
  });
});
