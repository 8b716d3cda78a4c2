import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { createApi, nextPage } from '../../../demo/api-client.ts';
import { patience } from '../../support/patience.ts';

type Answer = { readonly status: number; readonly body?: unknown; readonly headers?: Record<string, string> } | 'hang up';

describe('demo API client', () => {
  let server: Server;
  let url: string;
  let answers: Answer[];
  let asked: IncomingMessage[];

  beforeEach(async () => {
    answers = [];
    asked = [];
    server = createServer((request, response) => {
      asked.push(request);
      const answer = answers.shift() ?? { status: 500 };
      if (answer === 'hang up') {
        request.socket.destroy();
        return;
      }
      response.writeHead(answer.status, { connection: 'close', ...answer.headers });
      response.end(JSON.stringify(answer.body ?? null));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    server.close();
    await once(server, 'close');
  });
  const api = (patienceMs = patience(5_000)) => createApi({ url: async () => url, token: 'T', patienceMs });

  it('a POST whose answer is lost is repeated with the same Idempotency-Key', async () => {
    answers = ['hang up', { status: 503, headers: { 'retry-after': '1' } }, { status: 202, body: { id: 't' } }];
    expect(await api().post('/sync')).to.deep.equal({ id: 't' });
    const keys = asked.map(({ headers }) => headers['idempotency-key']);
    expect(keys).to.have.length(3);
    expect(new Set(keys).size).to.equal(1);
    expect(asked[0]?.headers.authorization).to.equal('Bearer T');
  });

  it('two POSTs have different keys', async () => {
    answers = [{ status: 201 }, { status: 201 }];
    await api().post('/a', {});
    await api().post('/a', {});
    expect(new Set(asked.map(({ headers }) => headers['idempotency-key'])).size).to.equal(2);
  });

  it('a list is read to its last page', async () => {
    answers = [
      { status: 200, body: [1, 2], headers: { link: '</list?cursor=x>; rel="next"' } },
      { status: 200, body: [3] },
    ];
    expect(await api().list('/list')).to.deep.equal([1, 2, 3]);
    expect(asked.map((request) => request.url)).to.deep.equal(['/list', '/list?cursor=x']);
  });

  it("a refusal is told in the API's words, at once", async () => {
    answers = [
      { status: 409, body: { title: 'Conflict', detail: 'SALES has a mailbox already', errors: [{ field: 'module' }] } },
    ];
    const refused = await api()
      .post('/configs', {})
      .catch((error: Error) => error.message);
    expect(refused).to.equal('POST /configs was answered with 409: SALES has a mailbox already [{"field":"module"}]');
    expect(asked).to.have.length(1);
  });

  it('patience ends, with the reason', async () => {
    answers = ['hang up', 'hang up'];
    const silent = await api(1)
      .get('/x')
      .catch((error: Error) => error.message);
    expect(silent).to.match(/^GET \/x has no answer: .+\.$/);
  });
});

describe('next page', () => {
  it('is the target of rel next alone', () => {
    expect(nextPage('</a?cursor=1>; rel="next"')).to.equal('/a?cursor=1');
    expect(nextPage('</a>; rel="first", </b>; rel=next')).to.equal('/b');
    expect(nextPage('</a>; rel="prev"')).to.equal(null);
    expect(nextPage(null)).to.equal(null);
  });
});
