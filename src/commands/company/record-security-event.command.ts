import { randomUUID } from 'node:crypto';
import type { SecurityEvent } from '../../domain/security/security.events.ts';
import { securityStream } from '../../domain/security/security.stream.ts';
import type { EventStore } from '../../platform/event-store/event-store.ts';

export type Recording = {
  /** a company, or the whole installation */
  readonly companyId: string;
  readonly actor: string;
  readonly correlationId: string;
};
export type RecordSecurityEvent = (event: SecurityEvent, recording: Recording) => Promise<void>;

type Deps = { readonly store: Pick<EventStore, 'append' | 'keepFor'>; readonly keptDays: number };

/** Order and repetition do not matter here, so nothing is read first. How long a stream is kept is said once a process. */
export const createRecordSecurityEvent = ({ store, keptDays }: Deps): RecordSecurityEvent => {
  const said = new Set<string>();
  return async (event, { companyId, actor, correlationId }) => {
    const stream = securityStream(companyId);
    const metadata = { companyId, actor, correlationId, causationId: correlationId, commandId: randomUUID() };
    await store.append({ stream, events: [event], expected: 'any', metadata });
    if (said.has(stream)) return;
    await store.keepFor(stream, keptDays * 86_400);
    said.add(stream);
  };
};
