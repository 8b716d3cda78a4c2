/** Whether the tables of all read models are rid of everybody who was erased until now. */
import { untilCaughtUp } from '../checkpoints/idle.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { Queryable } from '../postgres/pool.ts';
import { typesHeard } from './personal-data.ts';
import type { ReadModel } from './read-model.ts';

type Deps = { readonly pool: Queryable; readonly store: EventStore; readonly readModels: readonly ReadModel[] };

/** False while one is paused or being built, and when the others have not come to the end of the log within `withinMs`. */
export const createHaveForgotten =
  ({ pool, store, readModels }: Deps, withinMs: number) =>
  async (): Promise<boolean> => {
    const consumers = readModels.map((model) => ({ name: model.name, types: typesHeard(model) }));
    const { rows } = await pool.query(
      `select 1 from app.checkpoints where name = any($1) and (kind = 'building' or (kind = 'read_model' and paused is not null)) limit 1`,
      [consumers.map(({ name }) => name)],
    );
    return rows.length === 0 && untilCaughtUp({ pool, store, kind: 'read_model', consumers, withinMs });
  };
