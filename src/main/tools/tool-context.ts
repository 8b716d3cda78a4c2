import { randomUUID } from 'node:crypto';
import type { RequestContext } from '@order-intake/event-sourcing';

/** The context of one command that a person gave on the command line. */
export const toolContext = (companyId: string, tool: string): RequestContext => ({
  companyId,
  actor: `system:${tool}`,
  correlationId: randomUUID(),
  causationId: randomUUID(),
  commandId: randomUUID(),
});
