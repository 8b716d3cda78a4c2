import type { JobContext } from '@order-intake/event-sourcing';

/** The context of what runs unasked: repeating a job decides again, and the stream says what is done. */
export const systemContext = (
  companyId: string,
  actor: string,
  cause: { readonly correlationId: string; readonly causationId: string },
): JobContext => ({
  companyId,
  actor: `system:${actor}`,
  correlationId: cause.correlationId,
  causationId: cause.causationId,
});
