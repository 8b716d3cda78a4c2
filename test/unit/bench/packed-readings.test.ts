/** Documents whose files are not in the tree give what they gave when they were packed. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DocumentReader, type Unreadable, unread } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { left, right } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import { withReadingCache } from '../../../bench/score/reading-cache.ts';
import { pack, packedReading } from '../../../bench/support/packed-readings.ts';
import { pagesOf } from '../../support/documents/page.ts';

const content = pagesOf('Purchase Order 4711');
const refusal: Unreadable = { code: 'password_protected', reason: unread.password_protected('pdf') };
const empty = { read: [], words: [], left: [], mail: null };

describe('packed readings', () => {
  let directory: string;
  let set: string;
  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'packed-readings-'));
    process.env.PACKED_READINGS = join(directory, 'packs');
    set = join(directory, 'a-set');
    await mkdir(set);
    const bytes = await pack(set, [
      { name: 'order.pdf', reading: { ...empty, read: [{ name: 'order.pdf', content }] } },
      { name: 'protected.pdf', reading: { ...empty, left: [refusal] } },
    ]);
    expect(bytes).to.be.greaterThan(50);
  });
  after(async () => {
    delete process.env.PACKED_READINGS;
    await rm(directory, { recursive: true, force: true });
  });

  it('are found by the name of the file in its folder', async () => {
    expect((await packedReading(join(set, 'order.pdf')))?.read[0]?.content).to.deep.equal(content);
    expect(await packedReading(join(set, 'other.pdf'))).to.equal(null);
    expect(await packedReading(join(directory, 'no-set/order.pdf'))).to.equal(null);
  });

  it('stand for files that are gone, refusals included, and never for a file that is there', async () => {
    const asked: string[] = [];
    const reader: DocumentReader = {
      read: async ({ name }) => {
        asked.push(name);
        return left(refusal);
      },
    };
    const { read } = await withReadingCache(reader);
    const file = (name: string) => ({ path: join(set, name), name, declaredType: null });
    expect(await read(file('order.pdf'))).to.deep.equal(right(content));
    expect(await read(file('protected.pdf'))).to.deep.equal(left(refusal));
    expect(asked).to.deep.equal([]);
    await writeFile(join(set, 'order.pdf'), `not a PDF ${directory}`);
    expect(await read(file('order.pdf'))).to.deep.equal(left(refusal));
    expect(asked).to.deep.equal(['order.pdf']);
  });
});
