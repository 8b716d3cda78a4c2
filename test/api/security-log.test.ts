/** The security log: what comes into it, who sees it, and how long it is kept. */
import { EventStoreDBClient } from '@eventstore/db-client';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { createSecurityWatch } from '../../src/api/http/security-watch.ts';
import { createRecordSecurityEvent } from '../../src/commands/company/record-security-event.command.ts';
import { securityStream } from '../../src/domain/security/security.stream.ts';
import { silentLogger } from '../../src/platform/logging/logger.ts';
import { sweepSecurityLog } from '../../src/projections/security-log/security-log.queries.ts';
import { until } from '../support/until.ts';
import { expectProblem, type Json, receiveMail, sender, useApi } from './kit.ts';

const path = '/sales/audit/security/';
const secret = 'secret.person@buyer.example';
// of every mail that the kit records
const address = 'anna@buyer.example';

describe('the security log', () => {
  const { api, as } = useApi();
  const entries = async (query = '', companyId?: string): Promise<Json[]> =>
    (await as(['auditor'], companyId)('GET', `${path}${query}`)).body;
  /** Waits until there are so many of this kind, and answers the newest. */
  const seen = async (kind: string, count = 1): Promise<Json> => {
    await until(`${kind} is in the log`, async () => (await entries(`?kind=${kind}`)).length >= count, 60_000);
    return (await entries(`?kind=${kind}`))[0];
  };

  it('tells sign-ins and sign-outs, by whom and on which way', async () => {
    const headers = { 'x-order-intake': '1' };
    const token = await api().token(api().companyId, ['sales']);
    const signedIn = await sender(api().url)('POST', '/sales/session/', { body: { token }, headers });
    expect(signedIn.status).to.equal(204);
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(await seen('signed_in')).to.include({ actor: 'user:tester', code: 'token', event: 'SignedIn' });
    await sender(api().url)('DELETE', '/sales/session/', { headers: { ...headers, cookie } });
    expect(await seen('signed_out')).to.include({ actor: 'user:tester', code: 'token' });
  });

  it('tells who was refused, once and how often', async () => {
    for (let count = 0; count < 5; count += 1) expectProblem(await as(['sales'])('GET', '/sales/api-keys/'), 403, 'forbidden');
    const refused = await seen('access_refused');
    expect(refused).to.deep.include({ actor: 'user:tester', route: 'GET /sales/api-keys/', code: 'forbidden', names: ['token'] });
    expect(refused.count).to.equal(1);
    expect(await entries('?kind=access_refused')).to.have.length(1);
  });

  it('keeps what no company can be named for apart from all of them', async () => {
    expectProblem(await sender(api().url, 'not.a.token')('GET', '/sales/products/'), 401, 'unauthorized');
    const stream = securityStream('_installation');
    await until('it is in the log', async () => (await api().stack.foundation.store.readStream(stream)).length > 0);
    const [event] = await api().stack.foundation.store.readStream(stream);
    expect(event?.data).to.include({ code: 'unauthorized', route: 'GET /sales/products/', credential: 'token' });
    for (const companyId of [api().companyId, api().otherCompanyId])
      expect((await entries('?limit=500', companyId)).some(({ code }) => code === 'unauthorized')).to.equal(false);
  });

  it('tells of keys, rights, settings and erasures what was changed, and never to what', async () => {
    const admin = as(['admin']);
    const key = await admin('POST', '/sales/api-keys/', { body: { name: 'machine', scopes: ['orders:read'] } });
    expect(await seen('key_made')).to.deep.include({ target: key.body.id, names: ['orders:read'], actor: 'user:tester' });
    await admin('DELETE', `/sales/api-keys/${key.body.id}/`);
    expect(await seen('key_ended')).to.include({ target: key.body.id });
    await admin('PATCH', '/sales/company-settings/', { body: { admin_emails: [secret] } });
    await until('it is in the log', async () => (await entries('?kind=settings_changed'))[0]?.names.includes('adminEmails'));
    await receiveMail(api(), api().companyId);
    const { body } = await admin('POST', '/sales/privacy/erase/', { body: { email: address } });
    expect(body.erased.keys).to.equal(1);
    expect(await seen('person_erased')).to.include({ actor: 'user:tester' });
    expect(JSON.stringify(await entries('?limit=500')))
      .not.to.include('buyer.example')
      .and.not.to.include('Secret');
  });

  it('tells who takes records away as a file, this list among them', async () => {
    await as(['admin'])('GET', '/sales/sales-orders/export/?format=csv');
    expect(await seen('records_exported')).to.include({ route: 'GET /sales/sales-orders/export/', code: 'text/csv' });
    const lines = await as(['auditor'])('GET', path, { headers: { accept: 'application/x-ndjson' } });
    const parsed = lines.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Json);
    expect(parsed.map(({ kind }) => kind)).to.include.members(['records_exported', 'key_made', 'access_refused']);
    await seen('records_exported', 2);
  });

  it('comes in pages, newest first, and can be asked for a time, a kind and a person', async () => {
    const all = await entries('?limit=500');
    const first = await as(['auditor'])('GET', `${path}?limit=3`);
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await as(['auditor'])('GET', next);
    const ids = [...first.body, ...second.body].map(({ id }: Json) => id);
    expect(ids.slice(0, 6)).to.deep.equal(all.slice(0, 6).map(({ id }) => id));
    const to = encodeURIComponent(all[2]?.at);
    expect((await entries(`?to=${to}&limit=500`)).every(({ at }) => at < all[2]?.at)).to.equal(true);
    expect(await entries('?actor=user:nobody')).to.deep.equal([]);
    expectProblem(await as(['admin'])('GET', `${path}?cursor=forged`), 422, 'invalid_request');
  });

  it('is for administrators and auditors, of their company', async () => {
    expectProblem(await as(['sales'])('GET', path), 403, 'forbidden');
    expect((await as(['admin'])('GET', path)).status).to.equal(200);
    expect((await entries('?kind=key_made', api().otherCompanyId)).length).to.equal(0);
  });

  it('cannot be filled by whoever is refused: a thousand times is two events', async () => {
    const { store } = api().stack.foundation;
    const companyId = 'flooded';
    const watch = createSecurityWatch({
      record: createRecordSecurityEvent({ store, keptDays: async () => 400 }),
      log: silentLogger,
    });
    const refusal = { credential: 'none', status: 401, code: 'unauthorized', route: 'GET /sales/products/' } as const;
    for (let count = 0; count < 1_000; count += 1)
      watch.refused(refusal, { companyId, actor: 'user:unknown', correlationId: 'c' });
    await watch.stop();
    const events = await store.readStream(securityStream(companyId));
    expect(events.map(({ data }) => (data as Json).count).sort()).to.deep.equal([1, 999]);
  });

  it('forgets: by the age of its stream in the log, and by a sweep of what is shown', async () => {
    const { stack, companyId } = api();
    const client = EventStoreDBClient.connectionString([stack.urls.eventStoreUrl] as unknown as TemplateStringsArray);
    await until(
      'the age is said',
      async () => (await client.getStreamMetadata(securityStream(companyId))).metadata !== undefined,
    );
    const { metadata } = await client.getStreamMetadata(securityStream(companyId));
    await client.dispose();
    expect(metadata?.maxAge).to.equal(400 * 86_400);
    const before = await entries('?limit=500');
    await stack.foundation.pool.query(`update read.security_log set at = now() - interval '401 days' where id = $1`, [
      before[0].id,
    ]);
    expect((await entries('?limit=500')).map(({ id }) => id)).not.to.include(before[0].id);
    expect(await sweepSecurityLog(stack.foundation.pool, 400)).to.equal(1);
    expect((await entries('?limit=500', companyId)).length).to.be.greaterThan(0);
  });
});
