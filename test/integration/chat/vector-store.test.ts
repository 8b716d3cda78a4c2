/** One contract, two ways to search: in the process, and by pgvector where a server with it is at hand. */
import { randomUUID } from 'node:crypto';
import { createPool, withTransaction } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import type pg from 'pg';
import { startPgvector } from '../../../src/adapters/knowledge/pgvector-start.ts';
import { createPostgresVectorStore } from '../../../src/adapters/knowledge/postgres-vector-store.ts';
import type { VectorStore } from '../../../src/domain/chat/knowledge/vector-store.port.ts';
import { noVectorServer, type VectorDatabase, vectorDatabase } from '../../support/chat/vector-database.ts';
import { migratedDatabase } from '../../support/postgres.ts';
import { chunk, companyWith, nearestTo, randomVectors, vectorStoreContract } from './vector-store.contract.ts';

const poolOn = (url: string, max = 1) => createPool(url, { max, log: { warn: (details) => console.error(details) } });
const logging = () => {
  const said: { readonly level: string; readonly details: Readonly<Record<string, unknown>>; readonly message: string }[] = [];
  const at = (level: string) => (details: object, message: string) => void said.push({ level, details: { ...details }, message });
  return { said, log: { info: at('info'), warn: at('warn') } as Parameters<typeof startPgvector>[1] };
};

describe('vectors searched in the process', () => {
  let close = async () => {};
  let store: VectorStore;
  before(async () => {
    const database = await migratedDatabase();
    const pool = poolOn(database.url);
    close = () => pool.end().then(database.drop);
    store = createPostgresVectorStore(pool);
  });
  after(() => close());
  vectorStoreContract(() => store);
});

describe('vectors searched by pgvector', () => {
  let close = async () => {};
  let pool: pg.Pool;
  let store: VectorStore;
  let url: string;
  let asSuperuser: VectorDatabase['asSuperuser'];
  before(async function () {
    const database = await vectorDatabase();
    if (!database) {
      console.warn(noVectorServer);
      return this.skip();
    }
    pool = poolOn(database.url);
    close = () => pool.end().then(database.drop);
    ({ url, asSuperuser } = database);
    const refused = logging();
    expect(await startPgvector(pool, refused.log), 'without the right to install it').to.equal(null);
    expect(refused.said.map(({ level }) => level)).to.deep.equal(['warn']);
    expect(refused.said[0]?.details.err).to.include({ code: '42501' });
    await asSuperuser('create extension vector');
    const allowed = logging();
    const nearest = await startPgvector(pool, allowed.log);
    store = createPostgresVectorStore(pool, nearest ?? expect.fail(`it is not used: ${allowed.said[0]?.details.err}`));
  });
  after(() => close());
  vectorStoreContract(() => store);

  it('answers what the process would answer over the same rows, with words and without', async () => {
    const company = await companyWith(
      store,
      randomVectors(600, 6).map((vector, n) => chunk(`both-${n}`, vector)),
    );
    const inProcess = createPostgresVectorStore(pool);
    for (const [n, queryVector] of randomVectors(10, 7).entries())
      for (const queryText of ['', `content of both-${n}`]) {
        const question = { ...company, customerId: null, queryText, queryVector, limit: 20 };
        expect(await store.search(question)).to.deep.equal(await inProcess.search(question));
      }
  });

  it('finds at once what a process without the extension wrote, and a start brings the rest over', async () => {
    const without = createPostgresVectorStore(pool);
    const vectors = randomVectors(1_200, 8);
    const company = await companyWith(
      without,
      vectors.slice(0, 700).map((vector, n) => chunk(`old-${n}`, vector)),
    );
    expect((await nearestTo(store, company, vectors[650] ?? expect.fail()))[0]).to.equal('old-650');
    await companyWith(
      without,
      vectors.slice(700).map((vector, n) => chunk(`old-${n + 700}`, vector)),
      company.companyId,
    );
    await pool.query(`insert into app.knowledge_runs (id, company_id, state) values ($1, $2, 'succeeded')`, [
      randomUUID(),
      company.companyId,
    ]);
    const again = logging();
    await startPgvector(pool, again.log);
    expect(again.said).to.have.length(1);
    expect(again.said[0]).to.deep.include({ level: 'info', message: 'vectors are searched by pgvector' });
    expect(again.said[0]?.details.brought).to.equal(500);
    const dropped = logging();
    await asSuperuser('drop extension vector cascade; create extension vector');
    await startPgvector(pool, dropped.log);
    expect(dropped.said[0]?.details.brought, 'after the extension was dropped and came back').to.equal(1_200);
    expect((await nearestTo(store, company, vectors[1_150] ?? expect.fail()))[0]).to.equal('old-1150');
  });

  it('comes to the same end when processes with and without it write, remove and search at once', async () => {
    const [one, other] = [poolOn(url, 4), poolOn(url, 4)];
    try {
      const stores = [
        createPostgresVectorStore(one, (await startPgvector(one, logging().log)) ?? expect.fail('it is not used')),
        createPostgresVectorStore(other),
      ];
      // no vector comes twice: equally near chunks would have no order
      const vectors = randomVectors(1_800, 10, 64);
      const at = (n: number) => vectors[n] ?? expect.fail();
      const company = await companyWith(
        store,
        vectors.slice(0, 200).map((vector, n) => chunk(`r-${n}`, vector)),
      );
      const { companyId, profile } = company;
      // strides of their own, so that each takes the rows in another order
      const some = (round: number, stride: number) => Array.from({ length: 40 }, (_, n) => (round * 7 + n * stride) % 200);
      const rounds = (work: (round: number) => Promise<unknown>) =>
        Array.from({ length: 20 }, (_, round) => round).reduce(
          (before, round) => before.then(() => work(round)),
          Promise.resolve<unknown>(0),
        );
      const idsOf = (numbers: readonly number[]) => numbers.map((n) => `r-${n}`);
      await Promise.all(
        stores.flatMap(({ upsert, removeRecord, touch, search }, n) => [
          rounds((round) =>
            upsert(
              companyId,
              profile.id,
              randomUUID(),
              some(round, 3 + n * 8).map((row, i) =>
                chunk(`r-${row}`, at(200 + (n * 20 + round) * 40 + i), { sourceVersion: round + 2 }),
              ),
            ),
          ),
          rounds((round) => touch(companyId, profile.id, randomUUID(), 'product', idsOf(some(round, 13 + n * 4)))),
          rounds((round) => removeRecord(companyId, profile.id, 'product', `r-${(round * 9 + n) % 200}`)),
          rounds((round) =>
            search({ companyId, profile, customerId: null, queryText: 'content', queryVector: at(round), limit: 20 }),
          ),
        ]),
      );
      const [here, there] = [stores[0] ?? expect.fail(), createPostgresVectorStore(other)];
      for (const query of randomVectors(10, 12, 64))
        expect(await nearestTo(here, company, query)).to.deep.equal(await nearestTo(there, company, query));
    } finally {
      await Promise.all([one.end(), other.end()]);
    }
  });

  it('lets nobody see or write another company’s rows, in raw SQL neither', async () => {
    const vectors = randomVectors(2, 9);
    const [one, other] = await Promise.all(vectors.map((vector) => companyWith(store, [chunk('same-id', vector)])));
    expect((await pool.query('select * from app.knowledge_nearness')).rows).to.deep.equal([]);
    const asOne = (sql: string, values: unknown[] = []) =>
      withTransaction(pool, async (tx) => {
        await tx.query(`select set_config('app.company_id', $1, true)`, [one?.companyId]);
        return tx.query<{ company_id: string }>(sql, values);
      });
    const seen = await asOne('select company_id from app.knowledge_nearness');
    expect(seen.rows.map(({ company_id }) => company_id)).to.deep.equal([one?.companyId]);
    const moved = await asOne('update app.knowledge_nearness set company_id = $1', [other?.companyId]).catch(
      (error: Error) => error,
    );
    expect(moved).to.be.instanceOf(Error).with.property('message').that.contains('row-level security');
  });
});
