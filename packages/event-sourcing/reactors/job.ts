/** What a job is, apart from how the queue runs it. */

/** `stately`: one waiting and one active per key, further ones are refused; `standard`: every one is kept. */
export type JobPolicy = 'standard' | 'stately';

export type JobDefinition<Data extends object> = {
  /** kebab-case, verb first: "read-document" */
  readonly name: string;
  readonly policy: JobPolicy;
  /** the handler's own bound in milliseconds; the queue's expiry is set just above it */
  readonly deadlineMs: number;
  /** how many run side by side in one worker process; two is the least where companies are to share */
  readonly concurrency: number;
  /** Of these, what one company may hold: half unless said. Less where a job may wait for a server of the company's for minutes. */
  readonly placesOfOne?: number;
  /**
   * For jobs whose stream does not own the attempts: a handler that rejects is started again, this often and this much later
   * (whole seconds, at least one). With `firstMs` the first time that soon, then about twice as long each time, up to `delayMs`. Without it the
   * first failure is the last. `outagesCount` false: a try that ended because a store was away is none of them, for five days from when the job was made.
   */
  readonly retries?: {
    readonly limit: number;
    readonly delayMs: number;
    readonly firstMs?: number;
    readonly outagesCount?: false;
  };
  /** It divides its work into steps of its company's share itself (platform/fair-share.ts); otherwise all of it is one. */
  readonly ownSteps?: true;
  /** never read, carries the type */
  readonly data?: Data;
};

export const job = <Data extends object>(definition: Omit<JobDefinition<Data>, 'data'>): JobDefinition<Data> => definition;

/** A job to be put on the queue: data is plain JSON and holds references, never secrets or personal data. */
export type Enqueue = {
  readonly job: JobDefinition<object>;
  readonly data: object;
  readonly key: string;
  readonly startAfter?: Date;
  /** of what it is put on for; that which runs now unless said */
  readonly traceParent?: string;
};

export const enqueue = <Data extends object>(
  definition: JobDefinition<Data>,
  data: Data,
  key: string,
  startAfter?: Date,
): Enqueue => ({
  job: definition as JobDefinition<object>,
  data,
  key,
  ...(startAfter ? { startAfter } : {}),
});
