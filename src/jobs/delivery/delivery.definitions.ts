/** The jobs that deliver: which box to look into, and what a reactor wants told. */
import { type Enqueue, enqueue, type Recorded } from '@order-intake/event-sourcing';
import type { RequestedMessage } from '../../commands/delivery/outbox.command.ts';
import { companyJob, minute, waitsForServers } from '../job-kinds.ts';
import type { BoxName } from './box.ts';

export type ToDeliver = { readonly companyId: string; readonly box: BoxName; readonly id: string };

/** What a stream says is due is delivered; the stream owns the tries. Key: the stream, and the event that asked. */
export const deliver = companyJob<ToDeliver>({ name: 'deliver', deadlineMs: 5 * minute, ...waitsForServers });

/** A message is put into its outbox. Key: the kind, the target and the event that asked. */
export const requestMessage = companyJob<RequestedMessage>({ name: 'request-message' });

/** What an event causes to be told: the line that a reactor needs for a kind of message. */
export const tell = (event: Pick<Recorded, 'id' | 'metadata'>, message: Omit<RequestedMessage, 'causeId'>): Enqueue => {
  const data = { companyId: event.metadata.companyId, ...message, causeId: event.id };
  return enqueue(requestMessage, data, `${message.kind}/${message.target ?? ''}/${event.id}`);
};
