/** What every vector store answers. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { before, it } from 'mocha';
import { normalised } from '../../../src/adapters/embeddings/local-hash.ts';
import type { EmbeddedChunk, EmbeddingProfile, VectorStore } from '../../../src/domain/chat/knowledge/vector-store.port.ts';

const dims = 256;
const limit = 20;

/** Numbers that look random and are the same in every run. */
export const randomVectors = (count: number, seed: number, length = dims): readonly Float32Array[] => {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
  return Array.from({ length: count }, () => normalised(Float32Array.from({ length }, next)));
};

export const chunk = (recordId: string, vector: Float32Array, changes: Partial<EmbeddedChunk> = {}): EmbeddedChunk => ({
  entity: 'product',
  recordId,
  chunkNo: 0,
  visibility: 'public',
  audienceKey: null,
  content: `content of ${recordId}`,
  keywords: '',
  hash: Buffer.alloc(32, 1),
  sourceVersion: 1,
  vector,
  ...changes,
});

export type Company = { readonly companyId: string; readonly profile: EmbeddingProfile };

export const companyWith = async (
  store: VectorStore,
  chunks: readonly EmbeddedChunk[],
  companyId: string = randomUUID(),
): Promise<Company> => {
  const length = chunks[0]?.vector.length ?? dims;
  const profile = await store.profileFor(companyId, { provider: 'local', model: `test-${length}`, dims: length, minScore: 0 });
  for (let at = 0; at < chunks.length; at += 500)
    await store.upsert(companyId, profile.id, randomUUID(), chunks.slice(at, at + 500));
  await store.activate(companyId, profile.id);
  return { companyId, profile };
};

/** By the vector alone: no words are asked for. */
export const nearestTo = async (
  store: VectorStore,
  { companyId, profile }: Company,
  queryVector: Float32Array,
  customerId: string | null = null,
): Promise<readonly string[]> =>
  (await store.search({ companyId, profile, customerId, queryText: '', queryVector, limit })).map(({ recordId }) => recordId);

const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, number, at) => sum + number * (b[at] ?? 0), 0);
const expected = (chunks: readonly EmbeddedChunk[], query: Float32Array): readonly string[] =>
  chunks
    .map(({ recordId, vector }) => ({ recordId, score: dot(vector, query) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ recordId }) => recordId);

export const vectorStoreContract = (open: () => VectorStore): void => {
  const large = randomVectors(1_900, 1).map((vector, n) => chunk(`large-${n}`, vector));
  const small = randomVectors(100, 2).map((vector, n) => chunk(`small-${n}`, vector));
  const queries = randomVectors(10, 3);
  const first = queries[0] ?? new Float32Array(dims);
  let store: VectorStore;
  before(() => {
    store = open();
  });

  it('answers exactly the nearest, best first, and a company with five of a hundred rows gets all of its own', async () => {
    const [one, other] = [await companyWith(store, large), await companyWith(store, small)];
    for (const query of queries) {
      expect(await nearestTo(store, one, query)).to.deep.equal(expected(large, query));
      expect(await nearestTo(store, other, query)).to.deep.equal(expected(small, query));
    }
  });

  it('tells a customer’s chunks to that customer alone, and internal ones to nobody, however near they are', async () => {
    const [public_, mine, foreign, secret] = randomVectors(4, 4) as [Float32Array, Float32Array, Float32Array, Float32Array];
    const company = await companyWith(store, [
      chunk('public', public_),
      chunk('mine', mine, { visibility: 'customer', audienceKey: 'cus-1' }),
      chunk('foreign', foreign, { visibility: 'customer', audienceKey: 'cus-2' }),
      // more than are ever ranked: they must not take the places of what may be told
      ...Array.from({ length: 100 }, (_, n) => chunk(`internal-${n}`, secret, { visibility: 'internal' })),
    ]);
    for (const query of [public_, mine, foreign, secret]) {
      expect(await nearestTo(store, company, query)).to.deep.equal(['public']);
      expect(await nearestTo(store, company, query, 'cus-1')).to.have.members(['public', 'mine']);
      expect(await nearestTo(store, company, query, '')).to.deep.equal(['public']);
    }
  });

  it('finds a chunk where it is now: changed, withheld, removed', async () => {
    const { companyId, profile } = await companyWith(store, small);
    const company = { companyId, profile };
    const moved = chunk('small-7', first, { sourceVersion: 2 });
    await store.upsert(companyId, profile.id, randomUUID(), [moved]);
    expect((await nearestTo(store, company, first))[0]).to.equal('small-7');
    await store.upsert(companyId, profile.id, randomUUID(), [chunk('small-7', small[0]?.vector ?? first)]); // an older one
    expect((await nearestTo(store, company, first))[0]).to.equal('small-7');
    await store.upsert(companyId, profile.id, randomUUID(), [{ ...moved, visibility: 'internal' }]);
    expect(await nearestTo(store, company, first)).not.to.contain('small-7');
    await store.upsert(companyId, profile.id, randomUUID(), [moved]);
    await store.removeRecord(companyId, profile.id, 'product', 'small-7');
    expect(await nearestTo(store, company, first)).to.deep.equal(
      expected(
        small.filter(({ recordId }) => recordId !== 'small-7'),
        first,
      ),
    );
  });

  it('keeps vectors of another length beside the old ones until they are complete, then has only those', async () => {
    const before = await companyWith(store, small);
    const { companyId } = before;
    const wide = randomVectors(100, 5, 1_536).map((vector, n) => chunk(`wide-${n}`, vector));
    const query = wide[3]?.vector ?? first;
    const building = await store.profileFor(companyId, { provider: 'local', model: 'test-1536', dims: 1_536, minScore: 0 });
    await store.upsert(companyId, building.id, randomUUID(), wide);
    expect(await nearestTo(store, before, first)).to.deep.equal(expected(small, first));
    await store.activate(companyId, building.id);
    expect(await nearestTo(store, { companyId, profile: building }, query)).to.deep.equal(expected(wide, query));
    expect(await nearestTo(store, before, first)).to.deep.equal([]);
  });
};
