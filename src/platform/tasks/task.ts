/** A task as callers see it, and as its row has it. */

export type TaskState = 'queued' | 'running' | 'succeeded' | 'failed';

/** What a task of each kind tells while it runs (never: nothing), what it leaves, and the codes of why it may fail. */
export type TaskKinds = {
  readonly [kind: string]: { readonly progress: object; readonly result: object; readonly failure: string };
};

type Common = {
  readonly id: string;
  readonly companyId: string;
  readonly subject: string | null;
  readonly state: TaskState;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly updatedAt: Date;
  readonly finishedAt: Date | null;
  readonly expiresAt: Date;
};

/** A union by `kind`. */
export type Task<Kinds extends TaskKinds = TaskKinds, Kind extends keyof Kinds = keyof Kinds> = {
  readonly [K in Kind]: Common & {
    readonly kind: K;
    readonly progress: Kinds[K]['progress'] | null;
    readonly result: Kinds[K]['result'] | null;
    readonly error: { readonly code: Kinds[K]['failure']; readonly message: string } | null;
  };
}[Kind];

/** The columns of app.tasks by the names of a task. */
export const taskColumns = `id, company_id as "companyId", kind, subject, state, progress, result,
  case when error_code is not null then jsonb_build_object('code', error_code, 'message', coalesce(error_message, '')) end as error,
  created_at as "createdAt", started_at as "startedAt", updated_at as "updatedAt", finished_at as "finishedAt",
  expires_at as "expiresAt"`;
