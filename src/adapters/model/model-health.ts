/** What the processes have seen of the language model, in one row that all of them share: who reads documents is not who shows settings. */
import type { Pool } from 'pg';
import type { ModelFault } from './model-fault.ts';
import type { ModelState } from './model-watch.ts';

/** `fault` null: it answered, at `seenAt` last. `says`: the provider's own sentence. */
export type SharedModelState = {
  readonly fault: ModelFault | null;
  readonly says: string | null;
  readonly since: Date;
  readonly seenAt: Date;
};

export type ModelHealth = {
  /** True where no process has noted the same before. Null: it answers. */
  readonly note: (state: ModelState) => Promise<boolean>;
  /** null: nobody has asked this model yet */
  readonly read: () => Promise<SharedModelState | null>;
};

type Model = { readonly provider: string; readonly model: string };

/** The row as it was is locked first, so that of two processes one is the first. */
const note = `with before as (select provider, model, fault from app.model_health for update),
  put as (insert into app.model_health (provider, model, fault, says, since) values ($1, $2, $3, $4, $5)
    on conflict (id) do update set provider = $1, model = $2, fault = $3, says = $4, seen_at = now(),
      since = case when (app.model_health.provider, app.model_health.model) = ($1, $2) and app.model_health.fault is not distinct from $3
        then app.model_health.since else $5 end
    returning since)
  select not exists (select 1 from before where (provider, model) = ($1, $2) and fault is not distinct from $3) as is_new,
    exists (select 1 from before where fault is not null) as was_ill from put`;
const selectHealth = `select fault, says, since, seen_at as "seenAt" from app.model_health where provider = $1 and model = $2`;

export const createModelHealth = (pool: Pick<Pool, 'query'>, { provider, model }: Model): ModelHealth => ({
  note: async (state) => {
    const values = [provider, model, state?.fault ?? null, state?.says ?? null, state?.since ?? new Date()];
    const { rows } = await pool.query<{ is_new: boolean; was_ill: boolean }>(note, values);
    const [{ is_new, was_ill } = { is_new: true, was_ill: false }] = rows;
    return state === null ? was_ill : is_new;
  },
  read: async () => (await pool.query<SharedModelState>(selectHealth, [provider, model])).rows[0] ?? null,
});
