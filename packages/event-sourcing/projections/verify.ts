/** Folding the whole log again beside what is shown, and comparing row by row: the proof that read models say what happened. */
import type pg from 'pg';
import { deadLetterIds } from '../checkpoints/dead-letters.ts';
import { safeReason } from '../checkpoints/failure-reason.ts';
import { earliest, isAfter, type Mark } from '../checkpoints/positions.ts';
import type { EventStore, Recorded } from '../event-store/event-store.ts';
import { createLocks } from '../postgres/locks.ts';
import { withLongTransaction, withTransaction } from '../postgres/pool.ts';
import { typesHeard } from './personal-data.ts';
import type { ReadModel } from './read-model.ts';
import { readModelConsumer } from './read-model-consumer.ts';
import { buildLock } from './read-model-locks.ts';
import { readModelStates, standingOf } from './read-model-states.ts';
import { compareTables, type RowDifference } from './row-differences.ts';
import { dropVersions, startTable } from './schema.ts';
import { type Table, tablesOf } from './table.ts';

export type VerifyOptions = {
  readonly pool: pg.Pool;
  readonly store: EventStore;
  readonly readModels: readonly ReadModel[];
  readonly batchSize?: number;
  readonly onProgress?: (events: number) => void;
};

export type Verified = {
  readonly name: string;
  /** why it could not be compared: paused, being built; null when it was */
  readonly notCompared: string | null;
  readonly rows: number;
  readonly differences: number;
  /** the first of them */
  readonly examples: readonly RowDifference[];
};

/** An event that the read model has handled cannot be handled now. */
class VerifyFailed extends Error {
  override readonly name = 'VerifyFailed';
}

type Under = { readonly table: Table; readonly passed: ReadonlySet<string>; readonly apply: Apply };
type Apply = (tx: pg.PoolClient, events: readonly Recorded[]) => Promise<void>;

/** Reads and writes go on meanwhile; each read model is compared at the place in the log that it has come to. Throws VerifyFailed. */
export const verifyReadModels = async (options: VerifyOptions): Promise<readonly Verified[]> => {
  const { pool, store, readModels } = options;
  const tables = tablesOf(readModels);
  const locks = createLocks(pool);
  try {
    return await locks.withTryLocks(
      tables.map(({ model }) => buildLock(model.name)),
      async (heldLocks) => {
        const [storeId, states] = [await store.storeId(), await readModelStates(pool, tables)];
        const reasonOf = (table: Table): string | null => {
          if (!heldLocks.includes(buildLock(table.model.name))) return 'it is being built';
          const state = states.get(table.model.name);
          const standing = state ? standingOf(table, state, storeId) : 'build';
          return standing === 'follow' ? null : standing === 'build' ? 'it is not built yet' : `it is ${standing}`;
        };
        const chosen = tables.filter((table) => reasonOf(table) === null);
        try {
          const verification = await verify(
            options,
            chosen,
            earliest(chosen.map(({ model }) => states.get(model.name)?.live?.position ?? null)),
          );
          return tables.map(
            (table) =>
              verification.find(({ name }) => name === table.model.name) ?? {
                name: table.model.name,
                notCompared: reasonOf(table),
                rows: 0,
                differences: 0,
                examples: [],
              },
          );
        } finally {
          for (const table of chosen) await withTransaction(pool, (tx) => dropVersions(tx, 'building', table.model.name));
        }
      },
    );
  } finally {
    await locks.close();
  }
};

/** `sharedUpTo`: all of them have come at least that far. */
const verify = async (options: VerifyOptions, tables: readonly Table[], sharedUpTo: Mark): Promise<readonly Verified[]> => {
  const { pool, store, onProgress, batchSize = 1_000 } = options;
  const under: Under[] = [];
  for (const table of tables) {
    await withTransaction(pool, (tx) => startTable(tx, table));
    const passed = await deadLetterIds(pool, { kind: 'read_model', name: table.model.name });
    under.push({ table, passed, apply: readModelConsumer(table, 'building', store).apply });
  }
  let events = 0;
  if (sharedUpTo !== null) {
    for await (const batch of batchesOf(store, typesOf(under), null, sharedUpTo, batchSize)) {
      await withTransaction(pool, async (tx) => {
        await tx.query('set local synchronous_commit to off');
        for (const candidate of under) await applyTo(tx, candidate, batch);
      });
      events += batch.length;
      onProgress?.(events);
    }
  }
  const verified: Verified[] = [];
  for (const candidate of under) verified.push(await compare(pool, store, candidate, sharedUpTo, batchSize));
  return verified;
};

const typesOf = (under: readonly Under[]) => [...new Set(under.flatMap(({ table }) => typesHeard(table.model)))];

/** In one snapshot: what is shown, the place that it has come to, and our own rows brought to that place. */
const compare = async (pool: pg.Pool, store: EventStore, candidate: Under, from: Mark, batchSize: number): Promise<Verified> => {
  const { name } = candidate.table.model;
  return withLongTransaction(pool, async (tx) => {
    await tx.query('set transaction isolation level repeatable read');
    const { rows } = await tx.query<{ commit: string | null; prepare: string | null }>(
      `select commit_position as commit, prepare_position as prepare from app.checkpoints where kind = 'read_model' and name = $1`,
      [name],
    );
    const [{ commit, prepare } = { commit: null, prepare: null }] = rows;
    if (commit !== null && prepare !== null) {
      const upTo = { commit: BigInt(commit), prepare: BigInt(prepare) };
      for await (const batch of batchesOf(store, typesOf([candidate]), from, upTo, batchSize))
        await applyTo(tx, candidate, batch);
    }
    return { name, notCompared: null, ...(await compareTables(tx, candidate.table)) };
  });
};

/** Events that can be decoded, up to a place in the log. */
async function* batchesOf(
  store: EventStore,
  types: readonly string[],
  after: Mark,
  upTo: NonNullable<Mark>,
  size: number,
): AsyncGenerator<readonly Recorded[]> {
  let batch: Recorded[] = [];
  for await (const entry of store.readAll({ types, after })) {
    if (isAfter(entry.position, upTo)) break;
    if ('undecodable' in entry) continue;
    batch.push(entry);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const applyTo = async (tx: pg.PoolClient, { table, passed, apply }: Under, batch: readonly Recorded[]): Promise<void> => {
  const { name } = table.model;
  const types = typesHeard(table.model);
  const due = batch.filter(({ id, type }) => !passed.has(id) && types.includes(type));
  if (due.length === 0) return;
  try {
    await apply(tx, due);
  } catch (error) {
    const [first] = due;
    throw new VerifyFailed(`${name} cannot fold what begins with ${first?.type} (${first?.stream}): ${safeReason(error)}`);
  }
};
