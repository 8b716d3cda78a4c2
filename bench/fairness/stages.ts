/** Where the time of a company's work went: how long each kind of job waited and ran, and from one event of a record to its next. */
import type { Stack } from '../../test/support/stack.ts';

/** Milliseconds, by stage. */
export type Stages = ReadonlyMap<string, readonly number[]>;

type JobTimes = { readonly name: string; readonly waited: number; readonly ran: number };

export const stageTypes = [
  'EmailReceived',
  'ExtractionCompleted',
  'EmailProcessed',
  'EmailMoved',
  'CustomerMessageAdded',
  'TurnStarted',
  'ReplyGenerated',
  'ReplySendAttempted',
  'ReplySent',
  'DocumentUploaded',
  'DocumentExtracted',
] as const;

/** Jobs of the company that were put on the queue since then; `waited` from when they were due. */
const jobsSince = async ({ foundation }: Stack, companyId: string, since: Date): Promise<readonly JobTimes[]> => {
  const { rows } = await foundation.pool.query<JobTimes>(
    `select name, extract(epoch from started_on - greatest(created_on, start_after))::float8 * 1000 as waited,
       extract(epoch from completed_on - started_on)::float8 * 1000 as ran
     from queue.job where group_id = $1 and created_on >= $2 and completed_on is not null`,
    [companyId, since],
  );
  return rows;
};

/** All that the company did since then. */
export const stagesSince = async (stack: Stack, companyId: string, since: Date): Promise<Stages> => {
  const stages = new Map<string, number[]>();
  const add = (stage: string, ms: number): void => void stages.set(stage, [...(stages.get(stage) ?? []), ms]);
  for (const { name, waited, ran } of await jobsSince(stack, companyId, since)) {
    add(`${name} waits`, waited);
    add(`${name} runs`, ran);
  }
  const last = new Map<string, { readonly type: string; readonly at: number }>();
  for await (const event of stack.foundation.store.readAll({ types: stageTypes, after: null })) {
    if ('undecodable' in event || event.metadata.companyId !== companyId || event.recordedAt < since) continue;
    const at = event.recordedAt.getTime();
    const before = last.get(event.stream);
    if (before) add(`${before.type} to ${event.type}`, at - before.at);
    last.set(event.stream, { type: event.type, at });
  }
  return stages;
};
