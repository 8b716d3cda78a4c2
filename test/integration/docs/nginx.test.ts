/** deploy/nginx.conf, read as nginx reads it: a proxy that does what it says stands in front of a service, and people sign in through it. */
import { readFileSync } from 'node:fs';
import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { maxDocumentBytes } from '../../../src/domain/document/document.events.ts';
import { startApi, type TestApi } from '../../support/api.ts';
import { goodPassword, joinedUser } from '../../support/own-sign-in.ts';

const file = readFileSync(new URL('../../../deploy/nginx.conf', import.meta.url), 'utf8');

type Directive = { readonly name: string; readonly args: readonly string[]; readonly inner: readonly Directive[] };

/** Names, arguments and blocks; throws where a brace or a semicolon is missing. */
const parse = (text: string): readonly Directive[] => {
  const tokens = text.replaceAll(/#.*$/gm, '').match(/"[^"]*"|[{};]|[^\s{};]+/g) ?? [];
  let at = 0;
  const block = (closes: boolean): readonly Directive[] => {
    const found: Directive[] = [];
    for (let words: string[] = []; at < tokens.length; at += 1) {
      const token = tokens[at] ?? '';
      if (token === '}') {
        if (!closes || words.length > 0) throw new Error('a } that closes nothing, or a missing ;');
        return found;
      }
      if (token !== ';' && token !== '{') {
        words.push(token.replaceAll('"', ''));
        continue;
      }
      const [name = '', ...args] = words;
      if (token === '{') at += 1;
      found.push({ name, args, inner: token === '{' ? block(true) : [] });
      words = [];
    }
    if (closes) throw new Error('a { that is never closed');
    return found;
  };
  return block(false);
};

const all = (directives: readonly Directive[], name: string) => directives.filter((one) => one.name === name);
const valueIn = (directives: readonly Directive[], name: string) => all(directives, name)[0]?.args.join(' ');

describe('deploy/nginx.conf', () => {
  const servers = all(parse(file), 'server').map(({ inner }) => inner);
  const secured = servers.find((server) => valueIn(server, 'listen')?.includes('443')) ?? [];
  const locations = all(secured, 'location');
  const locationOf = (path: string) =>
    locations.find(({ args }) => args[0] === '=' && args[1] === path) ??
    locations
      .filter(({ args }) => args.length === 1 && path.startsWith(args[0] ?? ''))
      .sort((a, b) => (b.args[0] ?? '').length - (a.args[0] ?? '').length)[0];

  let api: TestApi;
  const proxies: Server[] = [];
  before(async () => {
    api = await startApi({ TRUST_PROXY: '1', PUBLIC_URL: 'https://orders.example.com' });
  });
  after(async () => {
    for (const proxy of proxies) proxy.close();
    await api?.stop();
  });

  /** Tells the service what the file says, less the headers that are left out. */
  const proxyWithout = async (...leftOut: readonly string[]): Promise<string> => {
    const told = all(secured, 'proxy_set_header').filter(({ args: [name = ''] }) => !leftOut.includes(name));
    const proxy = createServer((incoming, outgoing) => {
      const location = locationOf((incoming.url ?? '').split('?')[0] ?? '');
      const refused = location && valueIn(location.inner, 'return');
      if (refused) return void outgoing.writeHead(Number(refused)).end();
      const variables: Readonly<Record<string, string>> = {
        $host: 'orders.example.com',
        $proxy_add_x_forwarded_for: '192.0.2.7',
        $scheme: 'https',
      };
      const { host: _, ...headers } = incoming.headers;
      for (const {
        args: [name = '', value = ''],
      } of told)
        headers[name.toLowerCase()] = variables[value] ?? value;
      const passed = forward(api.url + (incoming.url ?? ''), { method: incoming.method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      });
      incoming.pipe(passed);
    });
    proxies.push(proxy);
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  };

  const signIn = async (url: string, email: string) => {
    const headers = { 'content-type': 'application/json', 'x-order-intake': '1' };
    const response = await fetch(`${url}/sales/session/`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email, password: goodPassword }),
    });
    return { status: response.status, text: await response.text(), cookies: response.headers.getSetCookie() };
  };

  it('lets people sign in, by a cookie that only https carries', async () => {
    const email = 'anna@seller.example';
    await joinedUser(api.stack, api.companyId, { email });
    const through = await signIn(await proxyWithout(), email);
    expect(through.status, through.text).to.equal(204);
    expect(through.cookies[0]).to.match(/^__Host-order-intake=.*; Secure/);
    // what the test is worth: without these the same people are locked out
    const without = await signIn(await proxyWithout('X-Forwarded-Proto'), email);
    expect([without.status, without.text.includes('https_required')]).to.deep.equal([400, true]);
  });

  it('keeps the health of the service to the inside, and the web app and the API to the outside', async () => {
    const url = await proxyWithout();
    expect((await fetch(`${url}/health/ready`)).status).to.equal(404);
    expect((await fetch(`${api.url}/health/live`)).status).to.equal(200);
    expect((await fetch(`${url}/openapi.json`)).status).to.equal(200);
  });

  it('takes the largest document with its form, and hands a stream on as it comes', () => {
    const [, size = '0', unit = ''] = /^(\d+)([km]?)$/i.exec(valueIn(secured, 'client_max_body_size') ?? '') ?? [];
    const bytes = Number(size) * { k: 1024, m: 1024 ** 2, '': 1 }[unit.toLowerCase() as 'k' | 'm' | ''];
    expect(bytes).to.be.greaterThan(maxDocumentBytes);
    const stream = locationOf('/sales/events/')?.inner ?? [];
    expect(valueIn(stream, 'proxy_buffering')).to.equal('off');
    expect(Number.parseInt(valueIn(stream, 'proxy_read_timeout') ?? '0', 10)).to.be.at.least(60);
    expect(valueIn(secured, 'proxy_http_version')).to.equal('1.1');
    expect(valueIn(secured, 'gzip')).to.equal('off');
    expect(servers).to.have.length(2);
  });
});
