/** How read models stand: what the tables say, and what follows from it for a process that knows their definitions. */
import { type CheckpointRow, loadCheckpoints } from '../checkpoints/checkpoints.ts';
import type { Queryable } from '../postgres/pool.ts';
import { existing } from './schema.ts';
import { qualified, type Table } from './table.ts';

export type ReadModelState = {
  /** the checkpoint of what the view shows */
  readonly live: CheckpointRow | null;
  /** the checkpoint of what is being built beside it */
  readonly building: CheckpointRow | null;
  readonly tableThere: boolean;
  readonly viewThere: boolean;
};

/**
 * `follow` the log with the table that is shown · `build` it first · `paused` at an event · `superseded`: a newer version is shown, this
 * process is the older one · `changed`: its definition is not the one that the table was made from, but the version is.
 */
export type ReadModelStanding = 'follow' | 'build' | 'paused' | 'superseded' | 'changed';

export const readModelStates = async (db: Queryable, tables: readonly Table[]): Promise<ReadonlyMap<string, ReadModelState>> => {
  const names = tables.map(({ model }) => model.name);
  const rows = await loadCheckpoints(db, ['read_model', 'building'], names);
  const find = (kind: string, name: string) => rows.find((row) => row.kind === kind && row.name === name) ?? null;
  const states = tables.map((table) => {
    const live = find('read_model', table.model.name);
    const relation = qualified('read', `${table.model.name}_v${live?.version ?? table.model.version}`);
    return { table, live, building: find('building', table.model.name), relation, view: qualified('read', table.model.name) };
  });
  const existingRelations = await existing(
    db,
    states.flatMap(({ relation, view }) => [relation, view]),
  );
  return new Map(
    states.map(({ table, live, building, relation, view }) => [
      table.model.name,
      { live, building, tableThere: existingRelations.has(relation), viewThere: existingRelations.has(view) },
    ]),
  );
};

/** Pure, see ReadModelStanding. */
export const standingOf = (
  { model, shape }: Table,
  { live, building, tableThere }: ReadModelState,
  storeId: string,
): ReadModelStanding => {
  if (live && tableThere && live.version > model.version) return 'superseded';
  if (live && tableThere && live.version === model.version && live.storeId === storeId) {
    if (live.shape !== shape) return 'changed';
    return live.paused ? 'paused' : 'follow';
  }
  return building && canGoOn(building, { model, shape }, storeId) && building.paused ? 'paused' : 'build';
};

/** Whether a build that was begun is one of this definition and this log. */
export const canGoOn = (building: CheckpointRow, { model, shape }: Pick<Table, 'model' | 'shape'>, storeId: string): boolean =>
  building.version === model.version && building.shape === shape && building.storeId === storeId;
