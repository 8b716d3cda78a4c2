/** A task as callers see it, and as its row has it. */

export type TaskState = 'queued' | 'running' | 'succeeded' | 'failed';

export type Task = {
  readonly id: string;
  readonly companyId: string;
  readonly kind: string;
  readonly subject: string | null;
  readonly state: TaskState;
  readonly progress: object | null;
  readonly result: object | null;
  readonly error: { readonly code: string; readonly message: string } | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly updatedAt: Date;
  readonly finishedAt: Date | null;
  readonly expiresAt: Date;
};

export const taskColumns = `id, company_id, kind, subject, state, progress, result, error_code, error_message,
  created_at, started_at, updated_at, finished_at, expires_at`;

export type TaskRow = {
  id: string;
  company_id: string;
  kind: string;
  subject: string | null;
  state: TaskState;
  progress: object | null;
  result: object | null;
  error_code: string | null;
  error_message: string | null;
  created_at: Date;
  started_at: Date | null;
  updated_at: Date;
  finished_at: Date | null;
  expires_at: Date;
};

export const taskOf = (row: TaskRow): Task => ({
  id: row.id,
  companyId: row.company_id,
  kind: row.kind,
  subject: row.subject,
  state: row.state,
  progress: row.progress,
  result: row.result,
  error: row.error_code === null ? null : { code: row.error_code, message: row.error_message ?? '' },
  createdAt: row.created_at,
  startedAt: row.started_at,
  updatedAt: row.updated_at,
  finishedAt: row.finished_at,
  expiresAt: row.expires_at,
});
