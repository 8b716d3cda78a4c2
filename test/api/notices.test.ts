/** What people are notified of in the app. */
import { randomUUID } from 'node:crypto';
import { rebuildReadModels } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { before, describe, it } from 'mocha';
import { salesOrderStream } from '../../src/domain/sales-order/sales-order.stream.ts';
import { notices as noticesModel } from '../../src/projections/notices/notices.read-model.ts';
import { joinedUser } from '../support/own-sign-in.ts';
import { codesOf, type Json, type Send, sender, shown, useApi } from './kit.ts';

const path = '/sales/notifications/';
const orders = '/sales/sales-orders/';

describe('notifications', () => {
  const { api, as } = useApi();
  let company: string;
  let ann: Send;
  let bo: Send;
  const person = async (subject: string, roles: readonly string[] = ['sales'], of = company): Promise<Send> =>
    sender(api().url, await api().token(of, roles, subject));
  before(async () => {
    company = await api().stack.newCompany('Team AB');
    ann = await person('ann');
    bo = await person('bo');
  });
  const draft = async () => {
    const { body } = await ann('POST', orders, { body: { customer_name: 'Berg', po_number: randomUUID() } });
    return { id: body.id as string, reference: body.reference as string };
  };
  const comment = (send: Send, id: string, text: string) => send('POST', `${orders}${id}/comments/`, { body: { text } });
  const assign = (send: Send, id: string, assignee: string | null) =>
    send('POST', `${orders}${id}/assign/`, { body: { assignee } });
  const listOf = async (send: Send): Promise<Json[]> => (await send('GET', path)).body;
  const unreadOf = async (send: Send): Promise<number> => (await send('GET', `${path}unread/`)).body.unread;
  const unreadBecomes = (send: Send, count: number) => shown(send, `${path}unread/`, ({ body }) => body.unread === count);

  it('tell of mentions, assignments and comments on what is assigned, and never of what one does oneself', async () => {
    const { id, reference } = await draft();
    await assign(ann, id, 'bo');
    await comment(ann, id, 'Please check the price');
    await comment(ann, id, 'Is this right, @[bo]? cc @[ann]');
    await comment(bo, id, 'Yes, @[bo]');
    await unreadBecomes(bo, 3);
    const order = { id, reference };
    expect((await listOf(bo)).map(({ kind, text, by, read, order: of }) => ({ kind, text, by, read, of }))).to.deep.equal([
      { kind: 'mentioned', text: 'Is this right, @[bo]? cc @[ann]', by: 'user:ann', read: false, of: order },
      { kind: 'commented', text: 'Please check the price', by: 'user:ann', read: false, of: order },
      { kind: 'assigned', text: null, by: 'user:ann', read: false, of: order },
    ]);
    expect(await unreadOf(ann)).to.equal(0);
    expect(await listOf(ann)).to.deep.equal([]);
    const data = (await api().events(salesOrderStream(company, id))).filter(({ type }) => type === 'OrderCommented');
    expect(data.map(({ data: of }) => (of as { mentions?: unknown }).mentions)).to.deep.equal([undefined, ['bo', 'ann'], ['bo']]);
  });

  it('are read one by one or all up to a time, and stay read after the read model is rebuilt', async () => {
    const { id } = await draft();
    const cy = await person('cy');
    for (const text of ['@[cy] first', '@[cy] second', '@[cy] third']) await comment(ann, id, text);
    await unreadBecomes(cy, 3);
    const [third, second] = await listOf(cy);
    const one = await cy('POST', `${path}read/`, { body: { ids: [third.id] } });
    expect(one.body).to.deep.equal({ unread: 2 });
    const others = await bo('POST', `${path}read/`, { body: { ids: [second.id] } });
    expect(others.status).to.equal(200);
    expect(await unreadOf(cy)).to.equal(2);
    expect((await cy('POST', `${path}read/`, { body: { until: second.at } })).body).to.deep.equal({ unread: 0 });
    await comment(ann, id, '@[cy] fourth');
    await unreadBecomes(cy, 1);
    const { pool, store } = api().stack.foundation;
    await rebuildReadModels({ pool, store, readModels: [noticesModel], names: 'all' });
    expect((await listOf(cy)).map(({ read }) => read)).to.deep.equal([false, true, true, true]);
    expect((await cy('POST', `${path}read/`, { body: {} })).body).to.deep.equal({ unread: 0 });
    const wrong = await cy('POST', `${path}read/`, { body: { ids: ['x'], until: 'soon' } });
    expect(codesOf(wrong)).to.deep.equal({ 'ids.1': 'not_a_uuid', until: 'not_a_time' });
  });

  it('stay in their company', async () => {
    const { id } = await draft();
    await comment(ann, id, 'Only here, @[dee]');
    const dee = await person('dee');
    await unreadBecomes(dee, 1);
    const [notice] = await listOf(dee);
    const stranger = await person('dee', ['admin'], api().companyId);
    expect(await listOf(stranger)).to.deep.equal([]);
    await stranger('POST', `${path}read/`, { body: { ids: [notice.id] } });
    expect(await unreadOf(dee)).to.equal(1);
    expect(await unreadOf(await person('eve'))).to.equal(0);
  });

  it('name no one after an erasure, and what a user has read goes with their access', async () => {
    const { stack, companyId } = api();
    const admin = as(['admin']);
    const email = 'gone@people.example';
    const gone = await joinedUser(stack, companyId, { email, roles: 'sales' });
    const theirs = await person(gone, ['sales'], companyId);
    const { body: order } = await admin('POST', orders, { body: { po_number: randomUUID() } });
    await comment(admin, order.id, `Ask @[${gone}] first`);
    await unreadBecomes(theirs, 1);
    await theirs('POST', `${path}read/`, { body: {} });
    const marks = async () =>
      (await stack.foundation.pool.query('select from app.read_notices where subject = $1', [gone])).rowCount ?? 0;
    expect(await marks()).to.equal(1);
    const history = async () => (await admin('GET', `${orders}${order.id}/history/`)).body.at(-1).sentence;
    const people = await admin('GET', '/sales/people/');
    expect(await history()).to.equal(`Comment: Ask @${people.body.find((of: Json) => of.id === gone).name} first`);
    const ended = await admin('DELETE', `/sales/users/${gone}/`);
    expect(ended.status, ended.text).to.equal(204);
    expect(await marks()).to.equal(0);
    expect((await admin('POST', '/sales/privacy/erase/', { body: { email } })).status).to.be.lessThan(300);
    await shown(admin, '/sales/people/', ({ body }) => body.find((of: Json) => of.id === gone)?.status === 'erased');
    expect(await history()).to.equal('Comment: Ask @an erased person first');
    expect((await admin('GET', `${orders}${order.id}/`)).body.comments[0].text).to.equal(`Ask @[${gone}] first`);
  });
});
