/** The whole way of an order with Debian's PgBouncer in transaction mode before the database: worker and projector here, the API a process of its own. */
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { developmentTokenKey, signToken } from '../../src/platform/crypto/token-key.ts';
import { type Json, type Send, sender } from '../api/kit.ts';
import { dovecotAvailable } from '../support/dovecot.ts';
import { pgbouncerAvailable } from '../support/pgbouncer.ts';
import { freePorts } from '../support/ports.ts';
import { until } from '../support/until.ts';
import { type Desk, orderLetter, startDesk } from './email/desk.ts';
import { type Program, startProgram } from './erp/program.ts';

const user = 'orders@seller.example';

describe('behind a pooler in transaction mode', () => {
  let desk: Desk;
  let api: Program;
  let companyId: string;
  let send: Send;
  before(async function () {
    if (!dovecotAvailable() || !pgbouncerAvailable()) this.skip();
    desk = await startDesk({ users: [user], pooledBy: 12 });
    const { stack } = desk.stage;
    const [port = 0] = await freePorts(1);
    api = startProgram('src/main/api.ts', { ...stack.env, PORT: String(port), HEALTH_PORT: '0' });
    await api.hears();
    companyId = await desk.company();
    const key = await developmentTokenKey(stack.config.dataDir);
    send = sender(`http://127.0.0.1:${port}`, await signToken(key, { companyId, roles: ['admin', 'sales'], subject: 'anna' }, 5));
  });
  after(async () => {
    await api?.end();
    await desk?.stop();
  });

  it('a mail becomes a draft, a person approves it, and the feed tells of it', async () => {
    const mailboxId = await desk.mailbox(companyId, user);
    const letter = await orderLetter({ to: user });
    await desk.stage.dovecot.deliver(user, letter.raw);
    await desk.poll(companyId, mailboxId);
    expect((await desk.finished(companyId, letter)).status).to.equal('SUCCESS');
    const [order] = await desk.orders(companyId);
    expect(order?.status).to.equal('DRAFT');
    const path = `/sales/sales-orders/${order?.id}/`;
    const warehouse = await send('POST', '/sales/warehouses/', { body: { name: 'Main', code: 'MAIN' } });
    const completed = await send('PATCH', path, { body: { warehouse: warehouse.body.id, delivery_date: '2030-01-07' } });
    expect(completed.status, completed.text).to.equal(200);
    const approved = await send('POST', `${path}approve/`);
    expect(approved.status, approved.text).to.equal(200);
    const entries = await until('the feed', async () => {
      const { body } = await send('GET', '/sales/orders-feed/');
      return (body as Json[]).length > 0 && (body as Json[]);
    });
    expect(entries.map(({ type, sales_order }) => ({ type, sales_order }))).to.deep.equal([
      { type: 'order.approved', sales_order: order?.id },
    ]);
  });

  it('the pools of both processes share what the pooler has, and only sessions go past it', async () => {
    const { pool } = desk.stage.stack.foundation;
    const { rows } = await pool.query<{ application_name: string; n: number }>(
      'select application_name, count(*)::int as n from pg_stat_activity where datname = current_database() group by 1',
    );
    const counts = Object.fromEntries(rows.map(({ application_name, n }) => [application_name, n]));
    expect(counts['order-intake']).to.be.within(1, 12);
    const past = Object.keys(counts).filter((name) => name !== 'order-intake');
    expect(past).to.include.members(['order-intake live', 'order-intake locks', 'order-intake worker']);
  });
});
