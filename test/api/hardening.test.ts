/** What keeps one caller from taking the service away from the others. */
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { after, describe, it } from 'mocha';
import { close, createHttpServer, listen } from '../../src/api/http/http-server.ts';
import { serveApi } from '../support/api.ts';
import { startStack } from '../support/stack.ts';
import { until } from '../support/until.ts';
import { expectProblem, sender, uploader, useApi } from './kit.ts';

describe('limits of how often somebody may come', () => {
  const limits = { RATE_LIMIT_PER_COMPANY: '5', RATE_LIMIT_ANONYMOUS: '8', RATE_LIMIT_PER_ADDRESS: '40', TRUST_PROXY: '1' };
  const { api, as } = useApi(limits);
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

  it('a company that asks too often waits, and the others do not', async () => {
    const send = as(['sales']);
    for (let call = 0; call < 5; call += 1)
      expect((await send('GET', '/sales/products/', from('10.0.0.1'))).status).to.equal(200);
    const refused = await send('GET', '/sales/products/', from('10.0.0.2'));
    expectProblem(refused, 429, 'too_many_requests');
    expect(Number(refused.headers.get('retry-after'))).to.be.within(1, 60);
    const others = as(['sales'], api().otherCompanyId);
    expect((await others('GET', '/sales/products/', from('10.0.0.1'))).status).to.equal(200);
  });

  it('several processes count as one: whoever used up a limit at one is refused by the other', async () => {
    const second = await serveApi(api().stack);
    try {
      // what anybody may say who has the database
      for (const said of ['no json', 'null', '{"by":"x","counts":[[1]]}'])
        await api().stack.foundation.pool.query("select pg_notify('requests_counted', $1)", [said]);
      const company = await api().stack.newCompany();
      const token = await second.token(company, ['sales']);
      const ask = (url: string) => sender(url, token)('GET', '/sales/products/', from('10.0.3.1'));
      for (let call = 0; call < 5; call += 1) expect((await ask(api().url)).status).to.equal(200);
      let answered = 0;
      await until('the other process to have heard', async () => {
        await sleep(1_000); // they tell each other once a second
        const reply = await ask(second.url);
        if (reply.status === 429) return true;
        answered += 1;
        return null;
      });
      expect(answered, 'let through by the second, whose own count would be five').to.be.lessThan(5);
    } finally {
      await second.stop();
    }
  });

  it('an address that sends bad tokens is told to wait, but not its neighbours: good tokens, health and numbers are answered', async () => {
    const guess = (address: string) => sender(api().url, 'not.a.token')('GET', '/sales/products/', from(address));
    for (let call = 0; call < 8; call += 1) expectProblem(await guess('10.0.0.3'), 401, 'unauthorized');
    expectProblem(await guess('10.0.0.3'), 429, 'too_many_requests');
    expectProblem(await guess('10.0.0.4'), 401, 'unauthorized');
    const neighbour = as(['sales'], api().otherCompanyId);
    expect((await neighbour('GET', '/sales/products/', from('10.0.0.3'))).status).to.equal(200);
    for (const path of ['/health/live', '/metrics'])
      expect((await sender(api().url)('GET', path, from('10.0.0.3'))).status, path).to.equal(200);
  });

  it('nor with so many that nobody from there would be answered: what anybody can send uses up nothing of whoever is known', async () => {
    const company = await api().stack.newCompany();
    const at = from('10.0.5.1');
    const statuses = async (count: number, path: string, token?: string) => {
      const replies = await Promise.all(Array.from({ length: count }, () => sender(api().url, token)('GET', path, at)));
      return [...new Set(replies.map(({ status }) => status))].sort();
    };
    expect(await statuses(50, '/sales/products/', 'not.a.token')).to.deep.equal([401, 429]);
    expect(await statuses(50, '/sales/products/', `oik_${'x'.repeat(43)}`)).to.deep.equal([429]);
    expect(await statuses(50, '/nothing/here/')).to.deep.equal([404, 429]);
    expect((await as(['sales'], company)('GET', '/sales/products/', at)).status).to.equal(200);
    // an authenticated caller has a share of their own to use up
    for (let used = 1; used < 40; used += 5) {
      const another = as(['sales'], await api().stack.newCompany());
      await Promise.all(Array.from({ length: 5 }, () => another('GET', '/sales/products/', at)));
    }
    expectProblem(await as(['sales'], await api().stack.newCompany())('GET', '/sales/products/', at), 429, 'too_many_requests');
  });

  it('one key is not guessed at from many addresses, and whoever has it is let in all the same', async () => {
    const company = await api().stack.newCompany();
    const { body } = await as(['admin'], company)('POST', '/sales/api-keys/', {
      body: { name: 'guessed at' },
      ...from('10.0.1.0'),
    });
    const guess = (n: number) => {
      const wrong = `${body.key.slice(0, 10)}${'x'.repeat(37 - String(n).length)}${n}`;
      return sender(api().url, wrong)('GET', '/sales/products/', from(`10.0.2.${n}`));
    };
    for (let n = 1; n <= 8; n += 1) expectProblem(await guess(n), 401, 'unauthorized');
    expectProblem(await guess(9), 429, 'too_many_requests');
    const bearer = sender(api().url, body.key);
    await until('the key to be shown', async () => (await bearer('GET', '/sales/products/', from('10.0.2.9'))).status === 200);
  });

  it('what needs no token is limited by address', async () => {
    const look = (address: string) => sender(api().url)('GET', '/health/live', from(address));
    for (let call = 0; call < 8; call += 1) expect((await look('10.0.0.5')).status).to.equal(200);
    expectProblem(await look('10.0.0.5'), 429, 'too_many_requests');
    expect((await look('10.0.0.6')).status).to.equal(200);
  });
});

describe('pages of other origins', () => {
  const app = 'https://app.example.com';
  const { api, as } = useApi({ CORS_ORIGINS: app });

  it('may read answers when they are named, and not otherwise', async () => {
    const send = as(['sales']);
    const allowed = await send('GET', '/sales/products/', { headers: { origin: app } });
    expect(allowed.headers.get('access-control-allow-origin')).to.equal(app);
    expect(allowed.headers.get('access-control-allow-credentials')).to.equal(null);
    expect(allowed.headers.get('vary')).to.match(/origin/i);
    const foreign = await send('GET', '/sales/products/', { headers: { origin: 'https://elsewhere.example' } });
    expect(foreign.headers.get('access-control-allow-origin')).to.equal(null);
    expect(foreign.headers.get('cross-origin-resource-policy')).to.equal('same-origin');
    const readable = allowed.headers.get('access-control-expose-headers')?.split(',') ?? [];
    expect(readable).to.include.members(['ETag', 'Link', 'Location', 'Retry-After', 'X-Total-Count', 'X-Correlation-Id']);
    expect(allowed.headers.get('cross-origin-resource-policy')).to.equal('cross-origin');
  });
  it('are told beforehand what they may send', async () => {
    const headers = { origin: app, 'access-control-request-method': 'PATCH' };
    const told = await fetch(`${api().url}/sales/products/`, { method: 'OPTIONS', headers });
    expect(told.status).to.equal(204);
    expect(told.headers.get('access-control-allow-methods')).to.include('PATCH');
    expect(told.headers.get('access-control-allow-headers')).to.match(/idempotency-key/i);
    expect(told.headers.get('access-control-max-age')).to.equal('600');
    const foreign = { ...headers, origin: 'https://elsewhere.example' };
    const refused = await fetch(`${api().url}/sales/products/`, { method: 'OPTIONS', headers: foreign });
    expect(refused.headers.get('access-control-allow-methods')).to.equal(null);
    const asked = await fetch(`${api().url}/sales/products/`, { method: 'OPTIONS', headers: { origin: app } });
    expect(asked.headers.get('allow')).to.equal('GET, POST, HEAD, OPTIONS');
  });
  it('long answers are compressed, and every answer says how long it took', async () => {
    const reply = await fetch(`${api().url}/openapi.json`, { headers: { 'accept-encoding': 'gzip' } });
    expect(reply.headers.get('content-encoding')).to.equal('gzip');
    const timing = (await as(['sales'])('GET', '/sales/products/')).headers.get('server-timing');
    expect(timing).to.match(/^auth;dur=[\d.]+, total;dur=[\d.]+$/);
  });
});

describe('an API that stops', () => {
  it('says first that it is not ready, answers meanwhile, and ends when the last answer is out', async () => {
    const stack = await startStack({ env: { DRAIN_SECONDS: '1' } });
    const api = await serveApi(stack);
    const readiness = () => sender(api.url)('GET', '/health/ready');
    await until('it to be ready', async () => (await readiness()).status === 200);
    const slow = request(`${api.url}/sales/products/`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await api.token(await stack.newCompany(), ['admin'])}`,
        'content-type': 'application/json',
      },
    });
    slow.write('{ "code": "P-1", ');
    const answered = once(slow, 'response');
    const stopped = api.stop();
    const leaving = await readiness();
    expect([leaving.status, leaving.body.checks.accepting]).to.deep.equal([503, { ok: false, detail: 'stopping' }]);
    expect((await sender(api.url)('GET', '/health/live')).status).to.equal(200);
    await until('no more requests to be taken', () =>
      fetch(`${api.url}/health/live`).then(
        () => false,
        () => true,
      ),
    );
    slow.end('"name": "Bolt", "price": "1.00" }');
    expect((await answered)[0].statusCode).to.equal(201);
    await stopped;
    await stack.stop();
  });

  it('answers an upload that is still read with its task, and lets no connection be used again', async () => {
    const stack = await startStack({ env: { DRAIN_SECONDS: '1' } }); // and no worker, so that nobody reads it
    const api = await serveApi(stack);
    try {
      const company = await stack.newCompany();
      const token = await api.token(company, ['admin']);
      expect((await sender(api.url, token)('GET', '/sales/products/')).headers.get('connection')).to.equal('keep-alive');
      const order = { name: 'order.csv', content: Buffer.from('Order;PO-1\nitem;qty;price\nbolt;2;1.50\n') };
      const uploaded = uploader(api.url, token)([order]);
      await until('it to be taken', async () => {
        const { rowCount } = await stack.foundation.pool.query('select 1 from app.tasks where company_id = $1', [company]);
        return rowCount === 1;
      });
      const stopped = api.stop();
      const meanwhile = await sender(api.url, token)('GET', '/sales/products/');
      expect([meanwhile.status, meanwhile.headers.get('connection')]).to.deep.equal([200, 'close']);
      const reply = await uploaded;
      expect(reply.status, reply.text).to.equal(202);
      expect(reply.headers.get('location')).to.equal(`/sales/tasks/${reply.body.task_id}/`);
      await stopped;
    } finally {
      await stack.stop();
    }
  });

  it('waits longer for an answer than a busy machine takes for most', async () => {
    const server = createHttpServer((_request, response) => void setTimeout(() => response.end('late'), 7_000));
    const url = await listen(server, { host: '127.0.0.1', port: 0 });
    const answered = fetch(url).then((response) => response.text());
    await once(server, 'request');
    await close(server);
    expect(await answered).to.equal('late');
  });
});

describe('a slow client', () => {
  const servers: (() => Promise<void>)[] = [];
  after(() => Promise.all(servers.map((stop) => stop())));

  it('that never finishes its headers is told so and cut off', async () => {
    const server = createHttpServer((_request, response) => response.end('ok'), { headers: 100, request: 200, silence: 5_000 });
    servers.push(() => close(server));
    const url = new URL(await listen(server, { host: '127.0.0.1', port: 0 }));
    const answered = await new Promise<string>((resolve, reject) => {
      let heard = '';
      const socket = connect(Number(url.port), url.hostname, () => socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '));
      socket.on('data', (bytes) => {
        heard += bytes.toString();
      });
      socket.on('close', () => resolve(heard));
      socket.on('error', reject);
    });
    expect(answered).to.match(/^HTTP\/1\.1 408 /);
  });
});
