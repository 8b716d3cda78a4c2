import { expect } from 'chai';
import express from 'express';
import { describe, it } from 'mocha';
import { longestWaitMs } from '../../../src/api/endpoints/operations/wait-for-task.ts';
import { close, createHttpServer, listen } from '../../../src/api/http/http-server.ts';

describe('the server under the API', () => {
  it('lets a request wait for its task without taking it for silent, and so do proxies, which wait 60 s', () => {
    const server = createHttpServer(() => undefined);
    expect(longestWaitMs).to.be.below(server.timeout).and.below(60_000);
  });
  it('makes requests and answers as Express wants them, so that it changes none', async () => {
    const app = express();
    app.get('/', (request, response) => void response.json({ path: request.path }));
    const server = createHttpServer(app);
    const born: object[] = [];
    server.prependListener('request', (request, response) => {
      born.push(Object.getPrototypeOf(request), Object.getPrototypeOf(response));
    });
    const url = await listen(server, { host: '127.0.0.1', port: 0 });
    try {
      expect(await (await fetch(url)).json()).to.deep.equal({ path: '/' });
      expect(born[0]).to.equal(app.request);
      expect(born[1]).to.equal(app.response);
    } finally {
      await close(server);
    }
  });
});
