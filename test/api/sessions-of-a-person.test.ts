/** With how many browsers somebody may be signed in at once. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { expectProblem, sender, useApi } from './kit.ts';

describe('the sessions of a person', () => {
  const { api } = useApi({ SESSIONS_PER_PERSON: '3' });
  const ours = { 'x-order-intake': '1' };
  const signIn = async (companyId: string) => {
    const body = { token: await api().token(companyId, ['sales']) };
    const reply = await sender(api().url)('POST', '/sales/session/', { body, headers: ours });
    expect(reply.status, reply.text).to.equal(204);
    const cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return () => sender(api().url)('GET', '/sales/sessions/', { headers: { ...ours, cookie } });
  };

  it('are as many as the installation says: for the next browser the one that was idle for longest is signed out', async () => {
    const elsewhere = await signIn(api().otherCompanyId);
    const browsers = [await signIn(api().companyId), await signIn(api().companyId), await signIn(api().companyId)];
    const { pool } = api().stack.foundation;
    await pool.query(`update app.sessions set last_seen_at = last_seen_at - interval '5 minutes' where company_id = $1`, [
      api().companyId,
    ]);
    const [first, second, third] = browsers;
    await first?.(); // it is used: the second is idle for longer
    const next = await signIn(api().companyId);
    expect((await next()).body).to.have.length(3);
    for (const still of [first, third]) expect((await still?.())?.status).to.equal(200);
    const ended = await second?.();
    if (!ended) throw new Error('there is no second browser');
    expectProblem(ended, 401, 'session_ended');
    expect((await elsewhere()).status).to.equal(200);
  });
});
