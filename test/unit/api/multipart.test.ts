/** What a form brings lies on the disk in clear for as long as it is asked for, and no longer. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { receiveFile } from '../../../src/api/http/multipart.ts';
import { Refused } from '../../../src/api/http/problem.ts';

// the object that streams open their files by
const fs = createRequire(import.meta.url)('node:fs') as { open: (...args: unknown[]) => void };

describe('a file of a form', () => {
  const open = fs.open;
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'oi-form-'));
  });
  afterEach(async () => {
    fs.open = open;
    await rm(directory, { recursive: true });
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
    const request = Object.assign(new PassThrough(), {
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      is: () => true,
      get: () => undefined,
    });
    request.end('--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 cut');
    const received = receiveFile(request as never, { name: 'file', maxBytes: 1_000 }, directory);
    const refused: unknown = await received.catch((error: unknown) => error);
    expect(refused).to.be.instanceOf(Refused);
    expect(opened).to.have.length(1);
    await Promise.all(opened);
    expect(await readdir(directory)).to.deep.equal([]);
  });
});
