import { randomUUID } from 'node:crypto';
import type { EventStore } from '@order-intake/event-sourcing';
import type { SecurityEvent } from '../../domain/security/security.events.ts';
import { securityStream } from '../../domain/security/security.stream.ts';

export type Recording = {
  /** a company, or the whole installation */
  readonly companyId: string;
  readonly actor: string;
  readonly correlationId: string;
};
export type RecordSecurityEvent = (event: SecurityEvent, recording: Recording) => Promise<void>;

type Deps = {
  readonly store: Pick<EventStore, 'append' | 'keepFor'>;
  /** the company's own term where it is shorter than the installation's */
  readonly keptDays: (companyId: string) => Promise<number>;
};

/** a company may choose another term meanwhile */
const sayAgainMs = 60 * 60_000;

/** Order and repetition do not matter here, so nothing is read first. How long a stream is kept is said once an hour. */
export const createRecordSecurityEvent = ({ store, keptDays }: Deps): RecordSecurityEvent => {
  const retentionWrittenAt = new Map<string, number>();
  return async (event, { companyId, actor, correlationId }) => {
    const stream = securityStream(companyId);
    const metadata = { companyId, actor, correlationId, causationId: correlationId, commandId: randomUUID() };
    await store.append({ stream, events: [event], expected: 'any', metadata });
    if (performance.now() - (retentionWrittenAt.get(stream) ?? Number.NEGATIVE_INFINITY) < sayAgainMs) return;
    await store.keepFor(stream, (await keptDays(companyId)) * 86_400);
    retentionWrittenAt.set(stream, performance.now());
  };
};
