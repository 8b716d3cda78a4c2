/** An import as a task: the file is kept encrypted until the job has read it, a day at most. */
import { randomUUID } from 'node:crypto';
import { type CommandContext, type Enqueue, enqueue, type Queryable, withTransaction } from '@order-intake/event-sourcing';
import { dayMs } from '@order-intake/kernel';
import type { Pool } from 'pg';
import type { ServiceTasks } from '../../commands/shared/task-kinds.ts';
import type { FileStore } from '../../domain/document/file-store.port.ts';
import { bytesOf } from '../../platform/bytes-of.ts';
import { importCatalog } from '../definitions.ts';
import type { ImportKind } from './import-catalog.handler.ts';

/** @param path of a file that is there until this resolves; answers the task's id */
export type StartImport = (
  input: {
    readonly kind: ImportKind;
    readonly path: string;
    readonly dryRun: boolean;
    readonly columns: readonly string[] | null;
  },
  context: CommandContext,
) => Promise<string>;

type Deps = {
  readonly files: Pick<FileStore, 'put'>;
  readonly pool: Pool;
  readonly tasks: ServiceTasks;
  readonly enqueue: (jobs: readonly Enqueue[], tx: Queryable) => Promise<unknown>;
};

const keptMs = dayMs;

export const createStartImport =
  ({ files, pool, tasks, enqueue: put }: Deps): StartImport =>
  async ({ kind, path, dryRun, columns }, { companyId, actor }) => {
    const fileId = randomUUID();
    const expiresAt = new Date(Date.now() + keptMs);
    await files.put(companyId, { fileId, location: 'imports', content: bytesOf(path), expiresAt });
    return withTransaction(pool, async (tx) => {
      const { id: taskId } = await tasks.create({ companyId, kind: `import_${kind}`, tx });
      const chosen = columns === null ? {} : { columns };
      await put([enqueue(importCatalog, { companyId, taskId, fileId, kind, dryRun, ...chosen, actor }, taskId)], tx);
      return taskId;
    });
  };
