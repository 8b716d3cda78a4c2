import { randomUUID } from 'node:crypto';
import type { CommandContext } from '../../platform/command-handling/command-context.ts';

/** The context of what runs without being asked. One id a command: repeating a job decides again, and the stream says what is done. */
export const systemContext = (
  companyId: string,
  actor: string,
  cause: { readonly correlationId: string; readonly causationId: string },
): CommandContext => ({
  companyId,
  actor: `system:${actor}`,
  correlationId: cause.correlationId,
  causationId: cause.causationId,
  commandId: randomUUID(),
});
