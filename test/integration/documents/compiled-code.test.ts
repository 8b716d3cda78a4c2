import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unreadText } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import { createDocumentReader } from '../../../src/adapters/documents/document-reader.ts';
import { readerConfinement } from '../../../src/adapters/documents/pool/spawn-child.ts';
import { patience } from '../../support/patience.ts';
import { until } from '../../support/until.ts';
import { temporaryFiles } from './support/files.ts';
import { type Compiled, readers } from './support/misbehaving.readers.ts';

const registry = { url: new URL('./support/misbehaving.readers.ts', import.meta.url).href, readers };

describe('the compiled code of readers', () => {
  const kept = process.env.NODE_COMPILE_CACHE;
  let directory: string;
  let files: Awaited<ReturnType<typeof temporaryFiles>>;
  before(async () => {
    // accounts of readers have to get there, as they do to the packages
    directory = await mkdtemp(join(tmpdir(), 'order-intake-compiled-'));
    await chmod(directory, 0o755);
    process.env.NODE_COMPILE_CACHE = directory;
    files = await temporaryFiles();
  });
  after(async () => {
    if (kept === undefined) delete process.env.NODE_COMPILE_CACHE;
    else process.env.NODE_COMPILE_CACHE = kept;
    await files.remove();
    await rm(directory, { recursive: true, force: true });
  });

  /** By a reader of its own. `stay`: what is waited for before it is stopped. */
  const told = async (stay: () => Promise<unknown> = async () => undefined): Promise<Compiled> => {
    const reader = createDocumentReader({ poolSize: 1, registry });
    try {
      const result = await reader.read(await files.write('wish.csv', 'compiled;b;c\n1;2;3\n4;5;6\n'));
      if (isLeft(result)) throw new Error(unreadText(result.left.reason));
      await stay();
      return JSON.parse(result.right.sheets[0]?.cells[0]?.text ?? '') as Compiled;
    } finally {
      await reader.stop();
    }
  };
  const filled = () =>
    until(
      'compiled code to be kept',
      async () => (await readdir(directory)).find((name) => /^readers-[0-9a-f]+$/.test(name)) ?? null,
      patience(60_000),
    );

  it('is kept by a process that gets no document, and taken by the readers that come after, which cannot write it', async () => {
    expect(await told(filled)).to.deep.equal({ directory: null, refused: [] });
    const later = await told();
    if (!(await readerConfinement()).ownAccount) {
      expect(later.directory, 'readers under our own account could write to it').to.equal(null);
      return;
    }
    expect(later.directory)
      .to.be.a('string')
      .and.include(await filled());
    expect(later.refused).to.deep.equal(['EACCES', 'EACCES']);
    expect(await readdir(directory), 'nothing is left over').to.have.length(1);
  });
});
