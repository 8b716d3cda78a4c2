import { Validator } from '@seriousme/openapi-schema-validator';
import { expect } from 'chai';
import { before, describe, it } from 'mocha';
import { until } from '../support/until.ts';
import { codesOf, expectProblem, mailboxesOf, type Send, sender, useApi } from './kit.ts';

const path = '/sales/email-configs/';

describe('HTTP', () => {
  const { api, as } = useApi();
  let send: Send;
  before(async () => {
    send = as(['admin']);
  });

  it('a body larger than 1 MB is 413, and an unknown caller is told so before it is read', async () => {
    const body = api().mailboxInput({ processed_folder: 'x'.repeat(1_100_000) });
    expectProblem(await send('POST', path, { body }), 413, 'body_too_large');
    expectProblem(await sender(api().url)('POST', path, { body }), 401, 'unauthorized');
  });

  it('what is not JSON is 400, another type 415, a list 422', async () => {
    expectProblem(await send('POST', path, { raw: '{"module": ' }), 400, 'malformed_json');
    expectProblem(
      await send('POST', path, { raw: 'module=SALES', headers: { 'content-type': 'text/plain' } }),
      415,
      'unsupported_media_type',
    );
    const list = await send('POST', path, { body: [api().mailboxInput()] });
    expectProblem(list, 422, 'invalid_request');
    expect(codesOf(list)).to.deep.equal({ '': 'not_an_object' });
    expect(await api().events(mailboxesOf(api().companyId))).to.deep.equal([]);
  });

  it('of very many faults the first twenty are told, and how many there were', async () => {
    const body = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`f${index}`, 1]));
    const refused = await send('POST', path, { body });
    expectProblem(refused, 422, 'invalid_request');
    expect(refused.body.errors).to.have.lengthOf(20);
    expect(refused.body.detail).to.match(/; and \d+ more$/);
    expect(refused.text.length).to.be.below(10_000);
  });

  it('a cursor that no list gave is 422 at each of them, whatever it is made of', async () => {
    const { body } = await sender(api().url)('GET', '/openapi.json');
    type Operation = { readonly parameters?: readonly { readonly name?: string }[] };
    const lists = Object.entries<{ readonly get?: Operation }>(body.paths)
      .filter(([to, { get }]) => !to.includes('{') && get?.parameters?.some(({ name }) => name === 'cursor'))
      .map(([to]) => to);
    expect(lists.length).to.be.greaterThan(10);
    const id = '68b280c8-6c62-52d0-a6b0-ff96e6f838e0';
    const made = [
      '2026-11-22T17:27:42.641Z|------------------------------------',
      `+275760-09-13T00:00:00.000Z|${id}`,
      `2026|${id}`,
      '[]',
      '\0',
    ];
    for (const to of lists)
      for (const cursor of ['x', ...made.map((text) => Buffer.from(text).toString('base64url'))]) {
        const reply = await send('GET', `${to}?cursor=${cursor}`);
        expect([reply.status, codesOf(reply)], `${to} ${cursor}`).to.deep.equal([422, { cursor: 'bad_cursor' }]);
      }
  });

  it('a password in a refused body is in no answer', async () => {
    const body = api().mailboxInput({ email_password: 'walrus\u0000marmalade', imap_port: 0 });
    expect((await send('POST', path, { body })).text).not.to.match(/walrus|marmalade/);
    expect((await send('POST', path, { raw: '{"email_password": "walrus", ' })).text).not.to.include('walrus');
  });

  it('unknown paths are 404, other methods 405 with Allow, and OPTIONS tells them', async () => {
    expectProblem(await send('GET', '/sales/nothing/'), 404, 'not_found');
    expectProblem(await send('GET', '/Sales/email-configs/'), 404, 'not_found');
    const put = await send('PUT', path);
    expectProblem(put, 405, 'method_not_allowed');
    expect(put.headers.get('allow')).to.equal('GET, POST, HEAD, OPTIONS');
    const options = await send('OPTIONS', path);
    expect(options.status).to.equal(204);
    expect(options.headers.get('allow')).to.equal('GET, POST, HEAD, OPTIONS');
    expect((await send('HEAD', path)).status).to.equal(200);
  });

  it('a path that cannot be decoded is a problem, not a crash', async () => {
    expect((await send('GET', '/sales/email-logs/%E0%A4%A/')).status).to.be.within(400, 404);
  });

  it('a body where none belongs is 422, its fields named', async () => {
    const { body } = await send('POST', path, { body: api().mailboxInput({ module: 'HR' }) });
    const reply = await send('POST', `${path}${body.id}/sync_now/`, { body: { force: true } });
    expectProblem(reply, 422, 'invalid_request');
    expect(codesOf(reply)).to.deep.equal({ force: 'unknown_field' });
  });

  it('the correlation id of a request comes back and stands in the events it caused; one unfit for a log is replaced', async () => {
    const company = await api().stack.newCompany();
    const sendAs = as(['admin'], company);
    const correlation = 'order-desk.42';
    const reply = await sendAs('POST', path, { body: api().mailboxInput(), headers: { 'x-correlation-id': correlation } });
    expect(reply.headers.get('x-correlation-id')).to.equal(correlation);
    const [event] = await api().stack.foundation.store.readStream(mailboxesOf(company));
    expect(event?.metadata).to.include({ correlationId: correlation, companyId: company, actor: 'user:tester' });
    const odd = await sendAs('GET', path, { headers: { 'x-correlation-id': 'a b;c' } });
    expect(odd.headers.get('x-correlation-id')).to.match(/^[0-9a-f-]{36}$/);
  });

  it('answers tell no caches to keep them and browsers not to guess', async () => {
    const { headers } = await send('GET', path);
    expect(headers.get('cache-control')).to.equal('no-store');
    expect(headers.get('x-content-type-options')).to.equal('nosniff');
    expect(headers.get('x-powered-by')).to.equal(null);
  });

  it('health and numbers need no token', async () => {
    const anyone = sender(api().url);
    expect((await anyone('GET', '/health/live')).body).to.deep.equal({ status: 'ok' });
    const ready = await until('the read models of a new installation', async () => {
      const reply = await anyone('GET', '/health/ready');
      return reply.status === 200 && reply;
    });
    expect(ready.body.checks).to.include.keys('event_store', 'database', 'migrations');
    const metrics = await anyone('GET', '/metrics');
    expect(metrics.headers.get('content-type')).to.match(/^text\/plain/);
    expect(metrics.text).to.include('order_intake_');
  });

  it('the description is OpenAPI 3.1, resolves its references and says what every operation answers', async () => {
    const { body } = await sender(api().url)('GET', '/openapi.json');
    expect(body.openapi).to.match(/^3\.1\./);
    const operationIds: string[] = [];
    for (const [where, methods] of Object.entries<Record<string, Record<string, object>>>(body.paths))
      for (const operation of Object.values(methods)) {
        operationIds.push(String(operation.operationId));
        // the way to the identity provider ends in a redirect, and in nothing else when it goes well
        const wellEnded = where.startsWith('/sales/session/oidc/') ? '302' : '2';
        expect(
          Object.keys(operation.responses ?? {}).some((status) => status.startsWith(wellEnded)),
          where,
        ).to.equal(true);
      }
    expect(new Set(operationIds).size).to.equal(operationIds.length);
    for (const [, name] of JSON.stringify(body).matchAll(/"#\/components\/schemas\/(\w+)"/g))
      expect(body.components.schemas).to.have.property(String(name));
    const post = body.paths[path].post.requestBody.content['application/json'].schema;
    expect(post.required).to.deep.equal(['module', 'email_address', 'imap_server', 'smtp_server']);
    expect(post.properties.imap_port).to.deep.include({ type: 'integer', default: 993 });
  });

  it('the description is one that a public validator accepts', async () => {
    const { body } = await sender(api().url)('GET', '/openapi.json');
    const { valid, errors } = await new Validator().validate(body);
    expect(valid, JSON.stringify(errors)).to.equal(true);
  });

  it('the same description is a page to browse, from this service alone and without a script in it', async () => {
    const page = await sender(api().url)('GET', '/docs');
    expect(page.status).to.equal(200);
    expect(page.headers.get('content-type')).to.match(/^text\/html/);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy)
      .to.include("default-src 'none'")
      .and.not.match(/unsafe|http/);
    for (const [, content] of page.text.matchAll(/<script[^>]*>([^<]*)</g)) expect(content).to.equal('');
    const referred = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, to]) => String(to));
    expect(referred).to.have.length(5);
    for (const to of referred) {
      const asset = await fetch(new URL(to, `${api().url}/docs`));
      expect(asset.status, to).to.equal(200);
      expect((await asset.text()).length, to).to.be.greaterThan(50);
    }
    for (const kept of ['package.json', 'index.html', 'swagger-initializer.js', '..%2fpackage.json'])
      expect((await fetch(`${api().url}/docs/${kept}`)).status, kept).to.equal(404);
    expect((await fetch(`${api().url}/docs/`)).url).to.equal(`${api().url}/docs`);
  });
});
