/** Who may call what, for every endpoint that the service describes: the matrix is made from /openapi.json, so a new endpoint is in it. */
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { startApi, type TestApi } from '../support/api.ts';
import { draftOrder, expectProblem, failMail, type Json, mailboxesOf, receiveMail, sender, senderFor, shown } from './kit.ts';

type Operation = { readonly method: string; readonly path: string; readonly roles: readonly string[] | null };

describe('access', () => {
  let api: TestApi;
  let operations: readonly Operation[];
  /** an id of the first company by the collection that it stands in */
  let ids: Record<string, string>;
  before(async function () {
    this.timeout(60_000);
    api = await startApi();
    const { body } = await sender(api.url)('GET', '/openapi.json');
    operations = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.entries(methods as Json).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        roles: (operation as Json)['x-roles'] ?? null,
      })),
    );
    const send = await senderFor(api, ['admin']);
    const config = await send('POST', '/sales/email-configs/', { body: api.mailboxInput() });
    const task = await send('POST', `/sales/email-configs/${config.body.id}/sync_now/`);
    const mail = await receiveMail(api, api.companyId);
    await failMail(api, api.companyId, mail);
    const order = await draftOrder(api, api.companyId, mail);
    await shown(send, `/sales/sales-orders/${order}/`);
    await shown(send, `/sales/email-logs/${mail}/`, (reply) => reply.body.status === 'FAILED');
    ids = { 'email-configs': config.body.id, tasks: task.body.task_id, 'email-logs': mail, 'sales-orders': order };
  });
  after(() => api.stop());

  /** With an id that is there, for the first company. */
  const pathOf = ({ path }: Operation): string =>
    path.replace(/([\w-]+)\/\{id\}/, (_, collection: string) => {
      const id = ids[collection];
      if (id === undefined) throw new Error(`${path}: this test knows no id for ${collection}; make one in before()`);
      return `${collection}/${id}`;
    });
  const guarded = () => operations.filter(({ roles }) => roles !== null);
  const named = ({ method, path }: Operation) => `${method} ${path}`;
  const bodyFor = ({ method }: Operation) => (method === 'POST' || method === 'PATCH' ? { body: {} } : {});

  it('everything but health and numbers needs a token', () => {
    expect(operations.filter(({ roles }) => roles === null).map(({ path }) => path)).to.have.members([
      '/health/live',
      '/health/ready',
      '/metrics',
    ]);
    expect(guarded().length).to.be.greaterThan(10);
  });

  it('the roles are those of the specification', () => {
    const forAdminsAlone = guarded().filter(({ roles }) => !roles?.includes('sales'));
    expect(forAdminsAlone.map(named)).to.have.members([
      'GET /sales/email-configs/',
      'POST /sales/email-configs/',
      'GET /sales/email-configs/{id}/',
      'PATCH /sales/email-configs/{id}/',
      'DELETE /sales/email-configs/{id}/',
      'POST /sales/email-configs/{id}/sync_now/',
      'POST /sales/privacy/erase/',
      'POST /sales/email-configs/{id}/test_connection/',
      'POST /sales/email-configs/test_connection/',
    ]);
  });

  it('without a token, and with a bad one, everything answers 401 with WWW-Authenticate', async () => {
    for (const operation of guarded())
      for (const token of [undefined, 'not.a.token', await api.token('', ['admin'])]) {
        const reply = await sender(api.url, token)(operation.method, pathOf(operation), bodyFor(operation));
        expectProblem(reply, 401, 'unauthorized');
        expect(reply.headers.get('www-authenticate'), named(operation)).to.match(/^Bearer /);
      }
  });

  it('other roles than those named answer 403', async () => {
    for (const operation of guarded())
      for (const roles of [[], ['viewer'], ['sales'], ['ADMIN']]) {
        if (roles.some((role) => operation.roles?.includes(role))) continue;
        const send = await senderFor(api, roles);
        expectProblem(await send(operation.method, pathOf(operation), bodyFor(operation)), 403, 'forbidden');
      }
  });

  it("every path with another company's id answers 404 to every role, and changes nothing", async () => {
    const before = await api.events(mailboxesOf(api.companyId));
    for (const operation of guarded().filter(({ path }) => path.includes('{id}')))
      for (const role of operation.roles ?? []) {
        const send = await senderFor(api, [role], api.otherCompanyId);
        expectProblem(await send(operation.method, pathOf(operation), bodyFor(operation)), 404, 'not_found');
      }
    expect(await api.events(mailboxesOf(api.companyId))).to.deep.equal(before);
    expect(await api.events(mailboxesOf(api.otherCompanyId))).to.deep.equal([]);
  });

  it('lists show nothing of another company', async () => {
    const send = await senderFor(api, ['admin', 'sales'], api.otherCompanyId);
    for (const operation of guarded().filter(({ method, path }) => method === 'GET' && !path.includes('{id}'))) {
      const { status, text } = await send('GET', operation.path);
      expect(status, named(operation)).to.equal(200);
      for (const id of Object.values(ids)) expect(text).not.to.include(id);
    }
  });

  it('an id that is no uuid is 404, and one in capitals is the same id', async () => {
    const send = await senderFor(api, ['admin', 'sales']);
    for (const operation of guarded().filter(({ path }) => path.includes('{id}')))
      for (const id of ['1', 'null', "'%20or%201=1", '..%2f..'])
        expectProblem(await send(operation.method, operation.path.replace('{id}', id), bodyFor(operation)), 404, 'not_found');
    const { 'email-logs': id } = ids;
    expect((await send('GET', `/sales/email-logs/${id?.toUpperCase()}/`)).body.id).to.equal(id);
  });

  it('the declared roles do get in, with and without the trailing slash', async () => {
    for (const operation of guarded().filter(({ method }) => method === 'GET'))
      for (const role of operation.roles ?? [])
        for (const path of [pathOf(operation), pathOf(operation).replace(/\/$/, '')])
          expect((await (await senderFor(api, [role]))('GET', path)).status, `${role} ${path}`).to.equal(200);
  });
});
