/** A job and its handler, ready for the queue. */
import { systemContext } from '../commands/shared/system-context.ts';
import type { JobContext } from '../platform/command-handling/command-context.ts';
import type { JobDefinition } from '../platform/queue/job.ts';

export type BoundJob = {
  readonly definition: JobDefinition<object>;
  readonly handle: (data: object, jobId: string) => Promise<void>;
};

export type Bind = <Data extends object>(
  definition: JobDefinition<Data>,
  handle: (data: Data, context: (companyId: string) => JobContext) => Promise<void>,
) => BoundJob;

/** The job's own id is the correlation of all that it causes. */
export const bind: Bind = <Data extends object>(
  definition: JobDefinition<Data>,
  handle: (data: Data, context: (companyId: string) => JobContext) => Promise<void>,
) => ({
  definition: definition as JobDefinition<object>,
  handle: (data, jobId) =>
    handle(data as Data, (companyId) => systemContext(companyId, definition.name, { correlationId: jobId, causationId: jobId })),
});

/** What a handler or a step needs, as it says so itself. */
export type Needs<Create extends (needs: never) => unknown> = Parameters<Create>[0];
