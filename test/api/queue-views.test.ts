/** Saved views of the review queue, and the columns that each person chose. */
import { expect } from 'chai';
import { before, describe, it } from 'mocha';
import { codesOf, expectProblem, type Json, type Send, sender, shown, useApi } from './kit.ts';

const path = '/sales/queue-views/';
const orders = '/sales/sales-orders/';

describe('views of the review queue', () => {
  const { api, as } = useApi();
  let company: string;
  let ann: Send;
  let bo: Send;
  const person = async (subject: string, roles: readonly string[] = ['sales']): Promise<Send> =>
    sender(api().url, await api().token(company, roles, subject));
  before(async () => {
    company = await api().stack.newCompany('Team AB');
    ann = await person('ann');
    bo = await person('bo');
    for (const [index, assignee] of ['ann', 'ann', 'bo', null].entries()) {
      const { body } = await ann('POST', orders, { body: { customer_name: 'Berg', po_number: `PO-${assignee} ${index}` } });
      if (assignee) await ann('POST', `${orders}${body.id}/assign/`, { body: { assignee } });
    }
    await shown(ann, '/sales/review/', ({ body }) => body.counts.total === 4 && body.counts.unassigned === 1);
  });
  const viewsOf = async (send: Send): Promise<Json[]> => (await send('GET', path)).body.views;
  const ownCounts = async (send: Send) => {
    const { mine, unassigned } = (await send('GET', path)).body;
    return [mine, unassigned];
  };
  const namesOf = async (send: Send) => (await viewsOf(send)).map(({ view, count }) => [view.name, count]);

  it('are of a person until they are shared, and count what waits for the person who looks', async () => {
    const mine = { name: 'My orders', search: { assignee: 'me', source: 'api', ordering: '-total' }, columns: ['total', 'age'] };
    const saved = await ann('POST', path, { body: mine });
    expect(saved.status, saved.text).to.equal(201);
    expect(saved.body).to.deep.include({ ...mine, shared: false, owner: 'ann' });
    expect(await namesOf(ann)).to.deep.equal([['My orders', 2]]);
    expect(await namesOf(bo)).to.deep.equal([]);
    expect(await ownCounts(ann)).to.deep.equal([2, 1]);
    expect(await ownCounts(bo)).to.deep.equal([1, 1]);
    expectProblem(await bo('PATCH', `${path}${saved.body.id}/`, { body: { name: 'x' } }), 404, 'not_found');
    const shared = await ann('PATCH', `${path}${saved.body.id}/`, { body: { shared: true, name: 'Mine' } });
    expect(shared.body).to.deep.include({ ...mine, name: 'Mine', shared: true });
    expect(await namesOf(bo)).to.deep.equal([['Mine', 1]]);
    expectProblem(await bo('DELETE', `${path}${saved.body.id}/`), 404, 'not_found');
    expectProblem(await bo('PATCH', `${path}${saved.body.id}/`, { body: { search: {} } }), 404, 'not_found');
    const boss = await person('boss', ['admin']);
    const { body } = await boss('PATCH', `${path}${saved.body.id}/`, { body: { search: { assignee: 'nobody', q: 'po-null' } } });
    expect(body.search).to.deep.equal({ assignee: 'nobody', q: 'po-null' });
    expect(await namesOf(bo)).to.deep.equal([['Mine', 1]]);
    expect((await boss('DELETE', `${path}${saved.body.id}/`)).status).to.equal(204);
    expect(await namesOf(ann)).to.deep.equal([]);
  });

  it('stay in their company, and an administrator does not see what others keep for themselves', async () => {
    const { body } = await ann('POST', path, { body: { name: 'All', shared: true, search: {} } });
    const kept = await bo('POST', path, { body: { name: 'Only mine', search: {} } });
    const stranger = as(['admin']);
    expect((await viewsOf(stranger)).length).to.equal(0);
    for (const { id } of [body, kept.body]) expectProblem(await stranger('DELETE', `${path}${id}/`), 404, 'not_found');
    const boss = await person('boss', ['admin']);
    expect(await namesOf(boss)).to.deep.equal([['All', 4]]);
    expectProblem(await boss('DELETE', `${path}${kept.body.id}/`), 404, 'not_found');
    for (const [send, id] of [
      [ann, body.id],
      [bo, kept.body.id],
    ] as const)
      expect((await send('DELETE', `${path}${id}/`)).status).to.equal(204);
  });

  it('name what is wrong with them, and are at most 20 of a person', async () => {
    const wrong = await ann('POST', path, { body: { name: '', search: { ordering: 'colour' }, columns: ['weather'] } });
    expect(codesOf(wrong)).to.deep.equal({ name: 'blank', 'search.ordering': 'not_a_choice', 'columns.1': 'not_a_choice' });
    const ids: string[] = [];
    for (let saved = 0; saved < 20; saved += 1)
      ids.push((await bo('POST', path, { body: { name: `View ${saved}`, search: {} } })).body.id);
    expectProblem(await bo('POST', path, { body: { name: 'One more', search: {} } }), 409, 'too_many_views');
    await bo('DELETE', `${path}${ids[0]}/`);
    expect((await bo('POST', path, { body: { name: 'One more', search: {} } })).status).to.equal(201);
  });

  it('have the columns that each person chose', async () => {
    const columnsOf = async (send: Send) => (await send('GET', path)).body.columns;
    expect(await columnsOf(ann)).to.deep.equal([]);
    expect((await ann('POST', `${path}columns/`, { body: { columns: ['po_number', 'total'] } })).status).to.equal(204);
    expect(await columnsOf(ann)).to.deep.equal(['po_number', 'total']);
    expect(await columnsOf(bo)).to.deep.equal([]);
    await ann('POST', `${path}columns/`, { body: { columns: [] } });
    expect(await columnsOf(ann)).to.deep.equal([]);
  });
});
