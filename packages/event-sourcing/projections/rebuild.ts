/** Rebuilding read models from the log on command, beside what is shown; a projector may run meanwhile, in this process or another. */
import type pg from 'pg';
import { deadLetterIds } from '../checkpoints/dead-letters.ts';
import type { WhenStuck } from '../checkpoints/follow-surely.ts';
import { skipAgain } from '../checkpoints/pausing.ts';
import type { EventStore, Position } from '../event-store/event-store.ts';
import { createLocks } from '../postgres/locks.ts';
import { buildReadModels, discardBuild } from './build.ts';
import type { ReadModel } from './read-model.ts';
import { buildLock } from './read-model-locks.ts';
import { tablesOf } from './table.ts';

export type RebuildProgress = {
  /** events read so far, the few that are read again after trouble included */
  readonly events: number;
  /** 0 to 1 by place in the log, as it was at the beginning */
  readonly done: number;
  readonly elapsedMs: number;
};

export type RebuildOptions = {
  readonly pool: pg.Pool;
  readonly store: EventStore;
  readonly readModels: readonly ReadModel[];
  readonly names: readonly string[] | 'all';
  readonly onProgress?: (progress: RebuildProgress) => void;
  /** events a transaction holds at most, 1,000 unless said */
  readonly batchSize?: number;
  readonly signal?: AbortSignal;
  /** also the events that were stepped over before are tried: one that still fails ends it */
  readonly retryDeadLetters?: boolean;
};

export type Rebuilt = { readonly names: readonly string[]; readonly events: number; readonly elapsedMs: number };

/** Nothing was exchanged: every view shows what it showed before. */
export class RebuildFailed extends Error {
  override readonly name = 'RebuildFailed';
}

/**
 * Builds all of the named ones in one pass and shows each when it has caught up. Strict: an event that cannot be decoded or folded ends it
 * with RebuildFailed, unless this read model has stepped over that event before (its dead letters say so). Whatever an interrupted one
 * left is thrown away by the next.
 */
export const rebuildReadModels = async (options: RebuildOptions): Promise<Rebuilt> => {
  const { pool, readModels, names, batchSize = 1_000, signal = new AbortController().signal } = options;
  const chosen = names === 'all' ? readModels : names.map((name) => modelNamed(readModels, name));
  const locks = createLocks(pool);
  try {
    return await locks.withTryLocks(
      chosen.map(({ name }) => buildLock(name)),
      async (heldLocks, lost) => {
        const busy = chosen.filter(({ name }) => !heldLocks.includes(buildLock(name))).map(({ name }) => name);
        if (busy.length > 0)
          throw new RebuildFailed(`being built already: ${busy.join(', ')}. Wait until it is live, then try again`);
        try {
          return await rebuild({ ...options, batchSize, signal: AbortSignal.any([signal, lost]) }, chosen);
        } catch (error) {
          for (const table of tablesOf(chosen)) await discardBuild(pool, table).catch(() => undefined); // the next one does it as well
          throw error;
        }
      },
    );
  } finally {
    await locks.close();
  }
};

const modelNamed = (readModels: readonly ReadModel[], name: string): ReadModel => {
  const match = readModels.find((model) => model.name === name);
  if (match) return match;
  throw new RebuildFailed(`there is no read model ${name}: choose from ${readModels.map((model) => model.name).join(', ')}`);
};

type Chosen = RebuildOptions & { readonly batchSize: number; readonly signal: AbortSignal };

const rebuild = async (
  { pool, store, onProgress, batchSize, signal, retryDeadLetters = false }: Chosen,
  chosen: readonly ReadModel[],
): Promise<Rebuilt> => {
  const began = performance.now();
  const [storeId, end] = [await store.storeId(), await store.end()];
  const deadLetters = new Map<string, ReadonlySet<string>>();
  for (const { name } of retryDeadLetters ? [] : chosen)
    deadLetters.set(name, await deadLetterIds(pool, { kind: 'read_model', name }));
  const isKnown = (name: string, eventId: string) => deadLetters.get(name)?.has(eventId) ?? false;
  const whenStuck: WhenStuck = async (member, event, reason) => {
    const { name } = member.consumer;
    if (!isKnown(name, event.id)) throw new RebuildFailed(`${name} ends at ${placeOf(event)}: ${reason}`);
    await skipAgain(pool, member, event, reason);
    return 'passed';
  };
  let events = 0;
  const elapsedMs = () => Math.round(performance.now() - began);
  const built = await buildReadModels({
    pool,
    store,
    storeId,
    tables: tablesOf(chosen),
    from: 'anew',
    batchSize,
    signal,
    whenStuck,
    onUndecodable: ({ consumer }, event) => {
      // an ignored event is nobody's but a forger's, who must not be able to stop a rebuild
      if (!event.ignored && !isKnown(consumer.name, event.id))
        throw new RebuildFailed(`${consumer.name} ends at ${placeOf(event)}: ${event.reason}`);
    },
    onBatch: (batch) => {
      events += batch.entries;
      onProgress?.({ events, done: share(batch.position, end), elapsedMs: elapsedMs() });
    },
  });
  if (built.length < chosen.length) throw new RebuildFailed('the rebuild was interrupted: run it again, it starts anew');
  return { names: built, events, elapsedMs: elapsedMs() };
};

const placeOf = ({ type, stream, revision }: { readonly type: string; readonly stream: string; readonly revision: number }) =>
  `${type} (${stream}, revision ${revision})`;

const share = (position: Position | null, end: Position | null): number =>
  position && end && end.commit > 0n ? Math.min(1, Number(position.commit) / Number(end.commit)) : 0;
