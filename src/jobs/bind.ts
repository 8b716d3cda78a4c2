/** A job and its handler, ready for the queue. */
import type { JobContext, JobDefinition } from '@order-intake/event-sourcing';
import { systemContext } from '../commands/shared/system-context.ts';
import type { HandlerEnd } from '../platform/queue/run-job.ts';

/** Whether another company or mailbox waits for the place of this job. */
export type OthersWait = () => Promise<boolean>;
const nobodyWaits: OthersWait = async () => false;

export type BoundJob = {
  readonly definition: JobDefinition<object>;
  readonly handle: (data: object, jobId: string, othersWait?: OthersWait) => HandlerEnd;
};

/** A handler that may be long asks whether others wait, and ends with 'again' to go on in its next turn. */
type Handle<Data extends object> = (data: Data, context: (companyId: string) => JobContext, othersWait: OthersWait) => HandlerEnd;

/** The job's own id is the correlation of all that it causes. */
export const bind = <Data extends object>(definition: JobDefinition<Data>, handle: Handle<Data>): BoundJob => ({
  definition: definition as JobDefinition<object>,
  handle: (data, jobId, othersWait = nobodyWaits) =>
    handle(
      data as Data,
      (companyId) => systemContext(companyId, definition.name, { correlationId: jobId, causationId: jobId }),
      othersWait,
    ),
});

/** A job of one company, whose handler is given the rest of its data and the company's context. */
export const bindOfCompany = <Data extends { readonly companyId: string }>(
  definition: JobDefinition<Data>,
  handle: (data: Omit<Data, 'companyId'>, context: JobContext) => HandlerEnd,
): BoundJob => bind(definition, ({ companyId, ...data }, context) => handle(data, context(companyId)));
