/** Who may call what: every route of the service's own description × caller × company, each cell asserted against access-rules.ts. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { before, describe, it } from 'mocha';
import { allPermissions, type Permission } from '../../src/domain/company/permissions.ts';
import { sampleOf } from '../support/night.ts';
import { until } from '../support/until.ts';
import { rolesOf, rules } from './access-rules.ts';
import { channelInput, recordsOfEveryKind, signedInBrowser } from './every-kind.ts';
import { expectProblem, type Json, mailboxesOf, type Reply, type Send, sender, useApi } from './kit.ts';

type Route = {
  readonly method: string;
  readonly path: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly hasBody: boolean;
  readonly permission: Permission;
};

const neverOfKeys: readonly Permission[] = ['keys:write', 'roles:write', 'users:write', 'me:write'];

/** Signs a browser in with a token; answers what its requests are like. */
const cookieOf = async (url: string, token: string): Promise<Send> => {
  const ours = { 'x-order-intake': '1' };
  const { headers } = await sender(url)('POST', '/sales/session/', { body: { token }, headers: ours });
  const cookie = (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  return (method, path, { headers: more = {}, ...rest } = {}) =>
    sender(url)(method, path, { ...rest, headers: { ...more, ...ours, cookie } });
};

/** In npm test each route is called with one credential in so many, by turns, so that every credential comes to every kind of route. */
const turns = 5;

const callers: readonly (readonly string[])[] = [
  [],
  ['viewer'],
  ['ADMIN'],
  ['sales'],
  ['auditor'],
  ['admin'],
  ['admin', 'sales'],
];

/** What looks into a mailbox finds no mail server here, and what was uploaded is no document. */
const otherwise: Readonly<Record<string, number>> = {
  'GET /sales/email-configs/{id}/unprocessed/': 502,
  'GET /sales/sales-orders/{id}/pages/{page}/': 409,
  'GET /sales/sales-orders/{id}/pages/{page}/words/': 409,
  'GET /sales/sales-orders/{id}/evidence/': 404,
  'GET /sales/documents/{id}/pages/{page}/': 422,
};
const wellAnswered = ({ name }: Route): number => otherwise[name] ?? 200;

describe('access', () => {
  const { api, as } = useApi();
  let described: readonly string[];
  let routes: readonly Route[];
  /** an id of the first company by the collection that it stands in */
  let ids: Record<string, string>;

  before(async () => {
    const { body } = await sender(api().url)('GET', '/openapi.json');
    const operations: readonly (readonly [string, Json])[] = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.entries(methods as Json).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
    );
    described = operations.map(([name]) => name);
    routes = operations.flatMap(([name, operation]) => {
      const [method = '', path = ''] = name.split(' ');
      const rule = rules[name] ?? 'anyone';
      return rule === 'anyone'
        ? []
        : [
            {
              method,
              path,
              name,
              roles: rolesOf(rule, method),
              hasBody: 'requestBody' in operation,
              permission: operation['x-permission'],
            },
          ];
    });
    ids = await recordsOfEveryKind(api());
  });

  /** With ids that are there, for the first company. */
  const pathOf = ({ path }: Route): string =>
    path
      .replace('{page}', '1')
      .replace('{month}', '2026-11')
      .replaceAll(/([\w-]+)\/\{\w+\}/g, (_, collection: string, at: number, whole: string) => {
        const id = ids[`${whole.slice(1, at)}${collection}`] ?? ids[collection];
        if (id === undefined) throw new Error(`${path}: make a record of ${collection} in every-kind.ts`);
        return `${collection}/${id}`;
      });
  /** No valid body: a caller with access learns what is wrong with it, and nothing changes. */
  const call = async (send: Send, route: Route): Promise<Reply> => {
    const harmless = { headers: { 'if-match': '"999999"', prefer: 'respond-async' } };
    const body = route.hasBody ? { body: route.method === 'POST' ? { nonsense: true } : {} } : {};
    return send(route.method, pathOf(route), { ...harmless, ...body });
  };
  /** Records that a call removes without a version to pin: restored after the cell before removed them. */
  const renew: { readonly [route: string]: () => Promise<unknown> } = {
    'DELETE /sales/products/{id}/aliases/{alias}/': () =>
      as(['admin'])('POST', `/sales/products/${ids.products}/aliases/`, { body: { customer: ids.customers, alias: 'Schraube' } }),
    'DELETE /sales/api-keys/{id}/': async () => {
      const { body } = await as(['admin'])('POST', '/sales/api-keys/', { body: { name: 'warehouse system' } });
      ids = { ...ids, 'api-keys': body.id };
    },
    'DELETE /sales/sessions/{id}/': async () => {
      ids = { ...ids, 'sales/sessions': await signedInBrowser(api()) };
    },
    'DELETE /sales/queue-views/{id}/': async () => {
      const { body } = await as(['admin'])('POST', '/sales/queue-views/', { body: { name: 'Urgent', search: {} } });
      ids = { ...ids, 'queue-views': body.id };
    },
    'PATCH /sales/users/{id}/': () => newUser(),
    'DELETE /sales/users/{id}/': () => newUser(),
    'POST /sales/users/{id}/invite/': () => newUser(),
    'DELETE /api/chatchannel/channels/{id}/': async () => {
      const reply = await as(['admin'])('POST', '/api/chatchannel/channels/', { body: channelInput });
      if (reply.status === 201) ids = { ...ids, channels: reply.body.id };
    },
    'DELETE /api/chatchannel/admin/knowledge/texts/{id}/': async () => {
      const body = { title: 'Opening hours', text: 'Nine to five.' };
      ids = { ...ids, texts: (await as(['admin'])('POST', '/api/chatchannel/admin/knowledge/texts/', { body })).body.id };
    },
  };
  async function newUser(): Promise<void> {
    const body = { email: `${randomUUID()}@people.example`, roles: ['sales'] };
    ids = { ...ids, users: (await as(['admin'])('POST', '/sales/users/', { body })).body.id };
  }
  /** a month is of every company */
  const ofRecord = ({ path }: Route) => path.replace('{month}', '').includes('{');

  it('has a rule for every route, and no rule for none', () => {
    expect(
      described.filter((route) => !(route in rules)),
      'add them to access-rules.ts',
    ).to.deep.equal([]);
    expect(Object.keys(rules).filter((route) => !described.includes(route))).to.deep.equal([]);
  });

  it('is as the rules say, for every route, caller and company', async () => {
    const before = await api().events(mailboxesOf(api().companyId));
    let cells = 0;
    const ways = [
      { token: undefined, expected: 401 },
      { token: 'not.a.token', expected: 401 },
      { token: await api().token('', ['admin']), expected: 401 },
    ];
    for (const route of routes) {
      for (const { token, expected } of ways) {
        const reply = await call(sender(api().url, token), route);
        expectProblem(reply, expected, 'unauthorized');
        expect(reply.headers.get('www-authenticate'), route.name).to.match(/^Bearer /);
        cells += 1;
      }
      for (const roles of callers)
        for (const own of [true, false]) {
          await renew[route.name]?.();
          const reply = await call(as(roles, own ? api().companyId : api().otherCompanyId), route);
          const where = `${route.name} as [${roles}] of ${own ? 'its own' : 'another'} company`;
          cells += 1;
          if (!roles.some((role) => route.roles.includes(role))) expect(reply.status, where).to.equal(403);
          else if (ofRecord(route) && !own) expect(reply.status, where).to.equal(404);
          else if (route.method === 'GET') expect(reply.status, where).to.equal(wellAnswered(route));
          else expect(reply.status, where).to.be.oneOf([200, 202, 204, 409, 412, 415, 422]);
          if (!own && reply.status === 200) for (const id of Object.values(ids)) expect(reply.text, where).not.to.include(id);
        }
    }
    console.log(`    ${routes.length} routes with a token × callers × companies: ${cells} cells`);
    expect(await api().events(mailboxesOf(api().companyId))).to.deep.equal(before);
    expect(await api().events(mailboxesOf(api().otherCompanyId))).to.deep.equal([]);
  });

  it('is the same by whatever credential somebody comes, and less by what a key is confined to', async () => {
    const companies = [api().companyId, api().otherCompanyId];
    const reading = allPermissions.filter((permission) => permission.endsWith(':read'));
    const scopes: readonly (readonly Permission[] | null)[] = [null, reading, ['orders:read', 'orders:write']];
    const credentials: {
      readonly by: string;
      readonly own: boolean;
      readonly role: string;
      scoped: (typeof scopes)[number];
      send: Send;
    }[] = [];
    for (const [at, company] of companies.entries())
      for (const role of ['sales', 'auditor', 'admin']) {
        const own = at === 0;
        for (const scoped of scopes) {
          const body = { name: 'matrix', roles: [role], ...(scoped ? { scopes: scoped } : {}) };
          const { key } = (await as(['admin'], company)('POST', '/sales/api-keys/', { body })).body;
          const withKey: Send = (method, path, { headers = {}, ...rest } = {}) =>
            sender(api().url)(method, path, { ...rest, headers: { ...headers, 'x-api-key': key } });
          await until('the key to be let in', async () => (await withKey('GET', '/sales/nowhere/')).status !== 401);
          credentials.push({ by: 'key', own, role, scoped, send: withKey });
        }
        credentials.push({
          by: 'cookie',
          own,
          role,
          scoped: null,
          send: await cookieOf(api().url, await api().token(company, [role])),
        });
      }
    let cells = 0;
    const wrong: string[] = [];
    for (const [place, route] of routes.entries())
      for (const { by, own, role, scoped, send } of sampleOf(credentials, (_, at) => at % turns === place % turns)) {
        const reply = await call(send, route);
        cells += 1;
        const may =
          route.roles.includes(role) &&
          (scoped?.includes(route.permission) ?? true) &&
          !(by === 'key' && neverOfKeys.includes(route.permission));
        const where = `${route.name} with a ${by} of [${role}] ${scoped ? `confined to ${scoped.length}` : ''} of ${own ? 'its own' : 'another'} company: ${reply.status}`;
        if (may === (reply.status === 403 || reply.status === 401)) wrong.push(where);
        else if (may && ofRecord(route) && !own && reply.status !== 404) wrong.push(where);
        if (!own) for (const id of Object.values(ids)) if (reply.text.includes(id)) wrong.push(`${where} tells ${id}`);
      }
    console.log(`    ${routes.length} routes × roles × scopes × credentials × companies: ${cells} cells, ${wrong.length} leaks`);
    expect(wrong).to.deep.equal([]);
  });

  it('is less by what a company withholds from its roles, at every route that needs it and at no other', async () => {
    const company = await api().stack.newCompany('Narrow AG');
    const withheld: { readonly [role: string]: readonly Permission[] } = {
      sales: ['orders:write', 'emails:read', 'emails:write', 'catalog:read'],
      auditor: ['chat:read', 'orders:read'],
      admin: ['privacy:write', 'leads:read', 'leads:write'],
    };
    for (const [role, permissions] of Object.entries(withheld)) {
      const narrowed = await as(['admin'], company)('PATCH', '/sales/roles/', { body: { role, withheld: permissions } });
      expect(narrowed.status, narrowed.text).to.equal(200);
    }
    const wrong: string[] = [];
    let cells = 0;
    for (const route of routes)
      for (const [role, permissions] of Object.entries(withheld)) {
        const { status } = await call(as([role], company), route);
        cells += 1;
        const may = route.roles.includes(role) && !permissions.includes(route.permission);
        if (may === (status === 403)) wrong.push(`${route.name} as ${role}: ${status}`);
      }
    console.log(`    ${routes.length} routes × narrowed roles: ${cells} cells, ${wrong.length} leaks`);
    expect(wrong).to.deep.equal([]);
  });

  it('an id that is no uuid is 404, and one in capitals is the same id', async () => {
    const send = as(['admin', 'sales']);
    for (const route of routes.filter(ofRecord))
      for (const id of ['1', 'null', "'%20or%201=1", '..%2f..'])
        expectProblem(await send(route.method, route.path.replaceAll(/\{\w+\}/g, id)), 404, 'not_found');
    const { 'email-logs': id } = ids;
    expect((await send('GET', `/sales/email-logs/${id?.toUpperCase()}/`)).body.id).to.equal(id);
  });

  it('the trailing slash does not matter', async () => {
    for (const again of Object.values(renew)) await again();
    for (const route of routes.filter(({ method }) => method === 'GET')) {
      const path = pathOf(route).replace(/\/$/, '');
      expect((await as(['admin', 'sales'])('GET', path)).status, path).to.equal(wellAnswered(route));
    }
  });
});
