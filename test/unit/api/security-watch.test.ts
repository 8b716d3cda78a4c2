import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { allEndpoints } from '../../../src/api/all-endpoints.ts';
import { createSecurityWatch, type SecurityWatch } from '../../../src/api/http/security-watch.ts';
import type { SecurityEvent } from '../../../src/domain/security/security.events.ts';

describe('what of the requests comes into the security log', () => {
  let recorded: { readonly event: SecurityEvent; readonly actor: string }[];
  let complaints: string[];
  let away: boolean;
  let watch: SecurityWatch;
  const by = (subject: string, companyId = 'seller') => ({ companyId, actor: `user:${subject}`, correlationId: 'c' });
  const refusal = (route = 'GET /sales/api-keys/') => ({ credential: 'token', status: 403, code: 'forbidden', route }) as const;
  const told = () => recorded.map(({ event, actor }) => [actor, event.type, 'count' in event.data ? event.data.count : null]);

  beforeEach(() => {
    recorded = [];
    complaints = [];
    away = false;
    watch = createSecurityWatch({
      record: async (event, { actor }) => {
        if (away) throw new Error('the store is away');
        recorded.push({ event, actor });
      },
      log: { error: (_: unknown, message: string) => void complaints.push(message) } as never,
      window: { refusals: 3, records: 100 },
    });
  });
  afterEach(() => watch.stop());

  it('of a million refusals the first, and the number of the others', async () => {
    for (let count = 0; count < 1_000_000; count += 1) watch.refused(refusal(), by('eve'));
    expect(told()).to.deep.equal([['user:eve', 'AccessRefused', 1]]);
    await watch.stop();
    expect(told().slice(1)).to.deep.equal([['user:eve', 'AccessRefused', 999_999]]);
  });

  it('somebody who is refused everywhere is told apart so often, and then no more', async () => {
    for (let route = 0; route < 1_000; route += 1) watch.refused(refusal(`GET /sales/${route}/`), by(`eve-${route}`));
    expect(recorded).to.have.length(4);
    expect(recorded[3]?.event.data).to.include({ route: null, count: 1 });
    await watch.stop();
    expect(told()[4]).to.deep.equal(['system:others', 'AccessRefused', 996]);
    expect(recorded).to.have.length(5);
  });

  it('one company fills up nothing of another', () => {
    for (let route = 0; route < 10; route += 1) watch.refused(refusal(`GET /sales/${route}/`), by('eve'));
    watch.refused(refusal(), by('ann', 'other'));
    expect(told().at(-1)).to.deep.equal(['user:ann', 'AccessRefused', 1]);
  });

  it('of somebody who signs in and out a thousand times the first few, and the number of the others', async () => {
    for (let count = 0; count < 1_000; count += 1) {
      watch.record({ type: 'SignedIn', data: { way: 'token', roles: ['sales'] } }, by('eve'));
      watch.record({ type: 'SignedOut', data: { way: 'token' } }, by('eve'));
    }
    watch.record({ type: 'SignedIn', data: { way: 'token', roles: ['sales'] } }, by('ann'));
    watch.record({ type: 'SignedIn', data: { way: 'token', roles: ['sales'] } }, by('eve', 'other'));
    watch.record({ type: 'SignInChanged', data: { what: 'password_changed' } }, by('eve'));
    expect(recorded).to.have.length(2 * 5 + 3);
    expect(told().slice(-3)).to.deep.equal([
      ['user:ann', 'SignedIn', null],
      ['user:eve', 'SignedIn', null],
      ['user:eve', 'SignInChanged', null],
    ]);
    await watch.stop();
    expect(told().slice(13)).to.deep.equal([
      ['user:eve', 'SignedIn', 995],
      ['user:eve', 'SignedOut', 995],
    ]);
  });

  it('who reads much is told when it is much, and how much it came to', async () => {
    for (let page = 0; page < 4; page += 1) watch.read('GET /sales/customers/', 50, by('ann'));
    watch.read('GET /sales/leads/', 50, by('ann'));
    await watch.stop();
    expect(recorded.map(({ event }) => event.data)).to.have.length(2);
    expect(recorded.map(({ event }) => (event.type === 'RecordsRead' ? event.data.records : 0))).to.deep.equal([100, 100]);
  });

  it('a store that is away keeps nobody out, and the entry stands in the log of the program', async () => {
    away = true;
    watch.record({ type: 'SignedIn', data: { way: 'oidc', roles: [] } }, by('ann'));
    await watch.stop();
    expect(complaints).to.deep.equal(['cannot record an entry of the security log']);
  });
});

/** Endpoints look into what they are given only when they are called. */
const anything: never = new Proxy(() => undefined, { get: () => anything }) as never;

describe('endpoints that answer many records of persons', () => {
  /** what lists of these groups hold that are no persons */
  const impersonal = new Set([
    'GET /sales/sales-orders/{id}/history/', // of one record
    'GET /sales/email-logs/{id}/history/',
    'GET /api/chatchannel/admin/audit/', // ids and numbers
  ]);
  it('all say so', () => {
    const endpoints = allEndpoints(anything);
    const lists = endpoints.filter(({ method, permission, answers }) => {
      if (method !== 'get' || !/^(orders|emails|leads|chat|users|audit):/.test(permission)) return false;
      const answer = answers[200] as { readonly headers?: readonly string[] } | null | undefined;
      return answer?.headers?.includes('Link') ?? false;
    });
    const silent = lists.filter((each) => !each.ofPersons).map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(lists.length).to.be.greaterThan(8);
    expect(silent.filter((route) => !impersonal.has(route))).to.deep.equal([]);
  });
});
