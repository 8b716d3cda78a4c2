/** The jobs that deliver: which box to look into, and what a reactor wants told. */
import type { RequestedMessage } from '../../commands/delivery/outbox.command.ts';
import type { Recorded } from '../../platform/event-store/event-store.ts';
import { type Enqueue, enqueue, job } from '../../platform/queue/job.ts';
import type { BoxName } from './box.ts';

const minute = 60_000;
/** for a store or a database that is down for a while; the streams own the tries at a message */
const retries = { limit: 20, delayMs: 15_000 };

export type ToDeliver = { readonly companyId: string; readonly box: BoxName; readonly id: string };

/** What a stream says is due is delivered. Key: the stream, and the event that asked. */
export const deliver = job<ToDeliver>({ name: 'deliver', policy: 'stately', deadlineMs: 5 * minute, concurrency: 4, retries });

/** A message is put into its outbox. Key: the kind, the target and the event that asked. */
export const requestMessage = job<{ readonly companyId: string } & RequestedMessage>({
  name: 'request-message',
  policy: 'stately',
  deadlineMs: minute,
  concurrency: 4,
  retries,
});

/** What an event causes to be told: the line that a reactor needs for a kind of message. */
export const tell = (event: Pick<Recorded, 'id' | 'metadata'>, message: Omit<RequestedMessage, 'causeId'>): Enqueue => {
  const data = { companyId: event.metadata.companyId, ...message, causeId: event.id };
  return enqueue(requestMessage, data, `${message.kind}/${message.target ?? ''}/${event.id}`);
};
