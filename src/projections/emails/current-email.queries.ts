import { type EventStore, rowOfStream } from '@order-intake/event-sourcing';
import { emailStream } from '../../domain/email/email.stream.ts';
import { type EmailRow, emails } from './emails.read-model.ts';

/** The entry as its stream has it this moment, however far the read model is; null when there is no such mail. Throws Unavailable. */
export type CurrentEmail = (companyId: string, id: string) => Promise<EmailRow | null>;

export const createCurrentEmail =
  (store: Pick<EventStore, 'readStream'>): CurrentEmail =>
  async (companyId, id) =>
    rowOfStream(emails, id, await store.readStream(emailStream(companyId, id)));
