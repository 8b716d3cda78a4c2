/** What syncing needs of platform/tasks. */
export const syncKind = 'sync_now';

type Task = { readonly id: string; readonly createdAt: Date };

export type SyncTasks = {
  readonly create: (task: { companyId: string; kind: string; subject: string }) => Promise<Task>;
  readonly findRunning: (companyId: string, kind: string, subject: string) => Promise<Task | null>;
  readonly get: (companyId: string, id: string) => Promise<(Task & { readonly state: string }) | null>;
  readonly progress: (id: string, progress: object) => Promise<unknown>;
  readonly succeed: (id: string, result: object) => Promise<unknown>;
  readonly fail: (id: string, error: { code: string; message: string }) => Promise<unknown>;
};
