import { emailStream } from '../../domain/email-intake/email-intake.stream.ts';
import type { EventStore } from '../../platform/event-store/event-store.ts';
import { rowOfStream } from '../../platform/projections/row-of-stream.ts';
import { type EmailLogRow, emailLogs } from './email-logs.read-model.ts';

/** The entry as its stream has it this moment, however far the read model is; null when there is no such mail. Throws Unavailable. */
export type CurrentEmailLog = (companyId: string, id: string) => Promise<EmailLogRow | null>;

export const createCurrentEmailLog =
  (store: Pick<EventStore, 'readStream'>): CurrentEmailLog =>
  async (companyId, id) =>
    rowOfStream<EmailLogRow>(emailLogs, id, await store.readStream(emailStream(companyId, id)));
