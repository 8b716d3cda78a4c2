/** What a form brings lies on the disk in clear for as long as it is asked for, and no longer. */
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { receiveFile } from '../../../src/api/http/multipart.ts';
import { problemOf, Refused } from '../../../src/api/http/problem.ts';

// the object that streams open their files by
type Call = (...args: unknown[]) => void;
const fs = createRequire(import.meta.url)('node:fs') as { open: Call; write: Call; writev: Call };

describe('a file of a form', () => {
  const { open, write, writev } = fs;
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'oi-form-'));
  });
  afterEach(async () => {
    Object.assign(fs, { open, write, writev });
    await rm(directory, { recursive: true });
  });

  const formOf = () =>
    Object.assign(new PassThrough(), {
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      is: () => true,
      get: () => undefined,
    });
  const failing =
    (code: string): Call =>
    (...args) =>
      (args.pop() as Call)(Object.assign(new Error(`${code}: of the system`), { code }));

  for (const [when, calls] of [
    ['opened', ['open']],
    ['written', ['write', 'writev']],
  ] as const)
    for (const code of ['ENOSPC', 'EDQUOT', 'EMFILE', 'EROFS', 'EIO'])
      it(`that cannot be ${when} for ${code} is the service's fault, to be sent again: the form is read to its end and nothing is left`, async () => {
        for (const call of calls) fs[call] = failing(code);
        const request = formOf();
        const received = receiveFile(request as never, { name: 'file', maxBytes: 10_000_000 }, directory).catch(
          (error: unknown) => error,
        );
        request.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n');
        for (let piece = 0; piece < 100; piece += 1) {
          if (!request.write(Buffer.alloc(60_000, 'x'))) await once(request, 'drain');
        }
        request.end('\r\n--b--\r\n');
        const problem = problemOf(await received);
        expect(problem).to.deep.include({ status: 503, code: 'storage_full' });
        expect(Number(problem?.headers?.['Retry-After'])).to.be.within(1, 300);
        expect(request.readableEnded, 'the caller could send all of it').to.equal(true);
        Object.assign(fs, { open, write, writev });
        expect(await readdir(directory)).to.deep.equal([]);
      });

  it('that ends in the middle leaves nothing, also where the disk is so busy that it is given up before it is opened', async () => {
    const opened: Promise<unknown>[] = [];
    fs.open = (...args) => {
      const done = args.pop() as (...result: unknown[]) => void;
      const { promise, resolve } = Promise.withResolvers<void>();
      opened.push(promise);
      const end = (...result: unknown[]) => {
        done(...result);
        resolve();
      };
      void sleep(200).then(() => open(...args, end));
    };
    const request = formOf();
    request.end('--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 cut');
    const received = receiveFile(request as never, { name: 'file', maxBytes: 1_000 }, directory);
    const refused: unknown = await received.catch((error: unknown) => error);
    expect(refused).to.be.instanceOf(Refused);
    expect(opened).to.have.length(1);
    await Promise.all(opened);
    expect(await readdir(directory)).to.deep.equal([]);
  });
});
