/** Retrieval as a turn does it (words in SQL, vectors, fusion, contents) beside the bare search of the same vectors in this process. */
import { randomUUID } from 'node:crypto';
import { createPool } from '@order-intake/event-sourcing';
import { createLocalHashEmbedder } from '../../src/adapters/embeddings/local-hash.ts';
import { createPostgresVectorStore } from '../../src/adapters/knowledge/postgres-vector-store.ts';
import type { EmbeddingProfile, VectorStore } from '../../src/domain/chat/knowledge/vector-store.port.ts';
import { runMigrations } from '../../src/platform/postgres/migrations.ts';
import { testDatabase } from '../../test/support/postgres.ts';
import { median } from '../support/measure.ts';
import { rounded, tableOf } from '../support/table.ts';
import { chunkOf, nameOf } from './corpus.ts';

const atOnce = 1_000;
const nearest = 40;
const wanted = 8;
const goal = 1.5;
/** as customers ask: a code, a name in part, a slip of the finger */
const questions = (n: number): readonly string[] => [
  `How much is P-${100_000 + n * 37}?`,
  `do you have ${nameOf(n * 53)
    .split(' ')
    .slice(0, 3)
    .join(' ')}`,
  'price of a stainles hydralic valve please',
];

type Options = { readonly chunks: number; readonly rounds: number };
type Company = { readonly companyId: string; readonly profile: EmbeddingProfile; readonly vectors: Float32Array };

/** Nothing but the products of all vectors with the query's, and the best of them. */
const bareSearch = ({ vectors, profile: { dims } }: Company, query: Float32Array): readonly number[] => {
  const best: { row: number; score: number }[] = [];
  for (let row = 0; row * dims < vectors.length; row += 1) {
    let score = 0;
    for (let i = 0; i < dims; i += 1) score += (vectors[row * dims + i] as number) * (query[i] as number);
    if (best.length === nearest && score <= (best.at(-1)?.score ?? 0)) continue;
    best.push({ row, score });
    best.sort((a, b) => b.score - a.score);
    best.length = Math.min(best.length, nearest);
  }
  return best.map(({ row }) => row);
};

const fill = async (store: VectorStore, chunks: number): Promise<Company> => {
  const embedder = createLocalHashEmbedder();
  const companyId = randomUUID();
  const profile = await store.profileFor(companyId, embedder);
  const vectors = new Float32Array(chunks * profile.dims);
  for (let from = 0; from < chunks; from += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, chunks - from) }, (_, index) => from + index);
    const embedded = await embedder.embed(numbers.map(nameOf));
    const batch = numbers.map((n, index) => chunkOf(n, embedded.vectors[index] ?? new Float32Array(profile.dims)));
    for (const [index, { vector }] of batch.entries()) vectors.set(vector, (from + index) * profile.dims);
    await store.upsert(companyId, profile.id, companyId, batch);
  }
  await store.activate(companyId, profile.id);
  return { companyId, profile, vectors };
};

/** Prints the medians; true when the goals hold. */
export const benchRetrieval = async ({ chunks, rounds }: Options): Promise<boolean> => {
  const database = await testDatabase();
  await runMigrations(database.url);
  const pool = createPool(database.url, { log: { warn: (details) => console.error(details) } });
  try {
    const store = createPostgresVectorStore(pool);
    const company = await fill(store, chunks);
    const small = await fill(store, Math.max(wanted, Math.round(chunks / 20)));
    await pool.query('analyze app.knowledge_vectors');
    const embedder = createLocalHashEmbedder();
    const vectorOf = async (text: string) => (await embedder.embed([text])).vectors[0] ?? new Float32Array(embedder.dims);
    const ask = async ({ companyId, profile }: Company, queryText: string) =>
      store.search({
        companyId,
        profile,
        customerId: null,
        queryText,
        queryVector: await vectorOf(queryText),
        limit: wanted,
      });
    const started = performance.now();
    await ask(company, 'the first question loads the vectors');
    const firstMs = performance.now() - started;
    const times: { bare: number[]; ours: number[] } = { bare: [], ours: [] };
    const timed = async (into: number[], work: () => Promise<unknown>) => {
      const from = performance.now();
      await work();
      into.push(performance.now() - from);
    };
    for (const question of Array.from({ length: rounds }, (_, n) => questions(n + 1)).flat()) {
      const query = await vectorOf(question);
      await timed(times.bare, async () => bareSearch(company, query));
      await timed(times.ours, () => ask(company, question));
    }
    const [bare, ours] = [median(times.bare), median(times.ours)];
    const got = await Promise.all(questions(1).map(async (question) => (await ask(small, question)).length));
    const share = `${rounded(small.vectors.length / small.profile.dims)} of ${rounded(chunks)} rows`;
    console.log(
      `\n\nretrieval over ${rounded(chunks)} chunks of ${company.profile.dims} numbers, medians of ${times.ours.length} questions`,
    );
    console.log(
      tableOf([
        ['', 'ms', `ratio (at most ${goal})`],
        ['bare vector search', bare.toFixed(1), '1.00'],
        ['words, vectors, fusion, contents', ours.toFixed(1), (ours / bare).toFixed(2)],
      ]),
    );
    console.log(`the first question, which loads the vectors: ${rounded(firstMs)} ms`);
    console.log(`a company with ${share} asks for ${wanted} results and gets ${Math.min(...got)}`);
    return ours / bare <= goal && got.every((n) => n === wanted);
  } finally {
    await pool.end();
    await database.drop();
  }
};
