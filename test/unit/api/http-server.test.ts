import { expect } from 'chai';
import { describe, it } from 'mocha';
import { longestWaitMs } from '../../../src/api/endpoints/operations/wait-for-task.ts';
import { createHttpServer } from '../../../src/api/http/http-server.ts';

describe('the server under the API', () => {
  it('lets a request wait for its task without taking it for silent, and so do proxies, which wait 60 s', () => {
    const server = createHttpServer(() => undefined);
    expect(longestWaitMs).to.be.below(server.timeout).and.below(60_000);
  });
});
