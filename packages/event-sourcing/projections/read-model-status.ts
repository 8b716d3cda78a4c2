/** How the read models stand, from any process: what `npm run projections` lists and health asks. */
import type pg from 'pg';
import type { CheckpointRow } from '../checkpoints/checkpoints.ts';
import type { ConsumerStatus } from '../checkpoints/consumer.ts';
import { countDeadLetters } from '../checkpoints/dead-letters.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { ReadModel } from './read-model.ts';
import { type ReadModelStanding, type ReadModelState, readModelStates, standingOf } from './read-model-states.ts';
import { type Table, tableOf } from './table.ts';

/** The position and what waits are those of what is shown, or of what is being built. */
export type ReadModelStatus = ConsumerStatus & {
  readonly version: number;
  /** the version the view shows, null while nothing was ever built */
  readonly shownVersion: number | null;
  readonly state: 'building' | 'live' | 'paused';
};

type Options = {
  readonly pool: pg.Pool;
  readonly store: EventStore;
  readonly readModels: readonly ReadModel[];
  readonly conditionOf?: (name: string) => { readonly here: boolean; readonly lagMs: number | null };
};

/** The active projector notes every five seconds that nothing waits; an older note means that something may. */
const noteIsGoodForMs = 12_000;

/** Throws what Postgres or the event store throw. */
export const readModelStatus = async ({ pool, store, readModels, conditionOf }: Options): Promise<readonly ReadModelStatus[]> => {
  const tables = readModels.map(tableOf);
  const storeId = await store.storeId();
  const states = await readModelStates(pool, tables);
  const letters = await countDeadLetters(
    pool,
    tables.map(({ model }) => model.name),
  );
  return tables.flatMap((table) => {
    const state = states.get(table.model.name);
    if (!state) return [];
    const standing = standingOf(table, state, storeId);
    const current = standing === 'build' || (standing === 'paused' && !state.live?.paused) ? state.building : state.live;
    const condition = conditionOf?.(table.model.name) ?? { here: false, lagMs: null };
    return [
      {
        name: table.model.name,
        version: table.model.version,
        shownVersion: state.live?.version ?? null,
        state: stateOf(standing),
        position: current?.position ?? null,
        lagMs: condition.lagMs ?? lagFromNotes(current),
        deadLetters: current ? (letters.get(`${current.kind}/${current.name}`) ?? 0) : 0,
        reason: reasonOf(standing, table, state),
        here: condition.here,
      },
    ];
  });
};

const stateOf = (standing: ReadModelStanding): ReadModelStatus['state'] =>
  standing === 'build' ? 'building' : standing === 'paused' || standing === 'changed' ? 'paused' : 'live';

const reasonOf = (standing: ReadModelStanding, { model }: Table, { live, building }: ReadModelState): string | null => {
  if (standing === 'changed') return `its definition changed, but not its version ${model.version}: raise the version`;
  const paused = standing === 'paused' ? (live?.paused ?? building?.paused) : null;
  return paused ? `${paused.type} at ${paused.stream}, revision ${paused.revision}: ${paused.reason}` : null;
};

const lagFromNotes = (row: CheckpointRow | null): number | null => {
  if (row?.paused) return Date.now() - new Date(row.paused.recordedAt).getTime();
  if (row?.kind === 'building') return row.eventAt ? Date.now() - row.eventAt.getTime() : null;
  if (!row?.caughtUpAt) return null;
  const age = Date.now() - row.caughtUpAt.getTime();
  return age < noteIsGoodForMs ? 0 : age;
};
