/** Callers that hang up in the middle: their request's line says "aborted", and nothing calls for a person. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { serveApi } from '../support/api.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { until } from '../support/until.ts';
import { readDocument, sender } from './kit.ts';

type Line = { readonly level: string; readonly msg: string; readonly path?: string; readonly status?: unknown };
/** From these on somebody has to look. */
const calling: ReadonlySet<string> = new Set(['warn', 'error', 'fatal']);

describe('a caller that hangs up', () => {
  const lines: Line[] = [];
  let stack: Stack;
  let served: Awaited<ReturnType<typeof serveApi>>;
  let token: string;
  let companyId: string;
  before(async () => {
    stack = await startStack({ env: { PORT: '0' }, onLog: (line: string) => lines.push(JSON.parse(line)) });
    served = await serveApi(stack);
    companyId = await stack.newCompany('Seller GmbH');
    token = await served.token(companyId, ['admin', 'sales']);
  });
  after(async () => {
    await served?.stop();
    await stack?.stop();
  });

  const dial = (): Promise<Socket> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(new URL(served.url).port), '127.0.0.1', () => resolve(socket));
      socket.once('error', reject);
    });
  /** Waits for the line of the request, and for nothing else to be said. */
  const expectQuiet = async (before: number, path: string): Promise<void> => {
    const lineOf = (line: Line) => line.msg === 'request' && line.path === path;
    await until(`the line of ${path}`, async () => lines.slice(before).some(lineOf));
    expect(lines.slice(before).find(lineOf)?.status).to.equal('aborted');
    // what else is to be said of it is said before another call is answered
    await sender(served.url, token)('GET', '/sales/sales-orders/');
    const alarming = lines.slice(before).filter(({ level }) => calling.has(level));
    expect(alarming.map(({ msg }) => msg)).to.deep.equal([]);
  };
  const leaving = (socket: Socket, how: 'reset' | 'end') => (how === 'reset' ? socket.resetAndDestroy() : socket.destroy());

  /** Begins a request, sends as much of its body once the service takes it, and is gone: with a reset, as a browser that is closed, or in order. */
  const leave = async (path: string, headers: readonly string[], body: string, how: 'reset' | 'end'): Promise<void> => {
    const before = lines.length;
    const socket = await dial();
    socket.on('error', () => {});
    const taken = once(socket, 'data');
    const head = [`POST ${path} HTTP/1.1`, 'Host: localhost', `Authorization: Bearer ${token}`, 'Expect: 100-continue'];
    socket.write([...head, ...headers, '', ''].join('\r\n'));
    expect(String(await taken)).to.match(/^HTTP\/1\.1 100 /);
    await new Promise<void>((resolve) => socket.write(body, () => resolve()));
    leaving(socket, how);
    await expectQuiet(before, path);
  };

  for (const how of ['reset', 'end'] as const) {
    it(`in the middle of a body is nothing to be alarmed about (${how})`, () =>
      leave('/sales/customers/', ['Content-Type: application/json', 'Content-Length: 500'], '{"name": "An', how));
    it(`in the middle of a body has asked for nothing (${how})`, async () => {
      const input = { customer_name: 'Anna', lines: [{ name: 'Bolt' }] };
      const order = (await sender(served.url, token)('POST', '/sales/sales-orders/', { body: input })).body;
      const path = `/sales/sales-orders/${order.id}/reopen/`;
      await sender(served.url, token)('POST', path.replace('reopen', 'reject'), { body: { reason: 'no' } });
      await leave(path, ['Content-Type: application/json', 'Content-Length: 500'], '{"reason": "An', how);
      const after = await sender(served.url, token)('GET', `/sales/sales-orders/${order.id}/`);
      expect(after.body.status).to.equal('REJECTED');
    });
    it(`in the middle of a file that it fetches is nothing to be alarmed about (${how})`, async () => {
      const content = 'x'.repeat(16_000_000); // more than the kernel's buffers take
      const document = await readDocument({ stack }, companyId, { content });
      const made = await sender(served.url, token)('POST', '/sales/sales-orders/', { body: { document_id: document } });
      const path = `/sales/sales-orders/${made.body.id}/source_document/`;
      const before = lines.length;
      const socket = await dial();
      socket.on('error', () => {});
      const begun = once(socket, 'data');
      socket.write([`GET ${path} HTTP/1.1`, 'Host: localhost', `Authorization: Bearer ${token}`, '', ''].join('\r\n'));
      expect(String(await begun)).to.match(/^HTTP\/1\.1 200 /);
      leaving(socket, how);
      await expectQuiet(before, path);
    });
    it(`in the middle of an upload is nothing to be alarmed about (${how})`, () => {
      const form = ['--b', 'Content-Disposition: form-data; name="file"; filename="o.pdf"', '', '%PDF-1.7 and so'];
      const headers = ['Content-Type: multipart/form-data; boundary=b', 'Content-Length: 90000'];
      return leave('/sales/sales-orders/upload_document/', headers, form.join('\r\n'), how);
    });
  }
});
