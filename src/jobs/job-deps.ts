/** What the jobs need, by name: commands, queries, and the ports that main fills. */
import type { Pool } from 'pg';
import type { AdvanceAlarm, LoadAlarm } from '../commands/alarm/advance-alarm.command.ts';
import type { LoadCompanySettings } from '../commands/company/change-company-settings.command.ts';
import type { Outboxes } from '../commands/delivery/outbox.command.ts';
import type { LoadDocument, RecordReading } from '../commands/document/read-document.command.ts';
import type { AdvanceEmail, LoadEmail } from '../commands/email/advance-email.command.ts';
import type { ReceiveEmail } from '../commands/email/receive-email.command.ts';
import type { MailboxPasswords } from '../commands/mailbox/mailbox-passwords.ts';
import type { NoteMailboxCondition } from '../commands/mailbox/note-mailbox-condition.command.ts';
import type { MatchAgain } from '../commands/sales-order/match-again.command.ts';
import type { TakeOrder } from '../commands/sales-order/take-order.command.ts';
import type { TableReader } from '../domain/catalog/table-reader.port.ts';
import type { FileStore } from '../domain/document/file-store.port.ts';
import type { MailboxReader, Mailer } from '../domain/email/mail-access.port.ts';
import type { MailProbe } from '../domain/mailbox/mail-probe.port.ts';
import type { DocumentReader, Extractor } from '../domain/shared/documents.port.ts';
import type { EventStore, Position } from '../platform/event-store/event-store.ts';
import type { Logger } from '../platform/logging/logger.ts';
import type { Locks } from '../platform/postgres/locks.ts';
import type { Enqueue } from '../platform/queue/job.ts';
import type { ServiceTasks } from '../commands/shared/task-kinds.ts';
import type { EmailQueries } from '../projections/emails/emails.queries.ts';
import type { BacklogQueries } from '../projections/mailbox-health/backlog.queries.ts';
import type { SilentMailboxes } from '../projections/mailbox-health/silent-mailboxes.queries.ts';
import type { UnsureDeliveryQueries } from '../projections/mailbox-health/unsure-deliveries.queries.ts';
import type { ActiveMailbox, MailboxQueries } from '../projections/mailboxes/mailboxes.queries.ts';
import type { ImportTargets } from './catalog-import/import-targets.ts';
import type { Composers } from './delivery/outbox.box.ts';

export type JobDeps = BacklogQueries &
  UnsureDeliveryQueries & {
    readonly pool: Pool;
    readonly store: EventStore;
    readonly enqueue: (jobs: readonly Enqueue[]) => Promise<unknown>;
    readonly tasks: ServiceTasks;
    readonly withTryLocks: Locks['withTryLocks'];
    readonly log: Logger;
    readonly now: () => Date;

    readonly reader: MailboxReader;
    readonly mailer: Mailer;
    readonly probe: MailProbe;
    readonly files: FileStore;
    readonly documents: DocumentReader;
    readonly extractor: Extractor;
    readonly tables: TableReader;
    readonly importTargets: ImportTargets;
    readonly passwords: MailboxPasswords;
    /** where attachments lie while their job runs; emptied at start */
    readonly temporaryRoot: string;
    readonly adminEmail: string | null;
    readonly publicUrl: string | null;

    readonly receiveEmail: ReceiveEmail;
    readonly advance: AdvanceEmail;
    readonly loadEmail: LoadEmail;
    readonly takeOrder: TakeOrder;
    readonly matchAgain: MatchAgain;
    readonly loadDocument: LoadDocument;
    readonly recordReading: RecordReading;
    readonly noteCondition: NoteMailboxCondition;
    readonly companySettings: LoadCompanySettings;
    readonly companyName: (companyId: string) => Promise<string>;

    readonly loadAlarm: LoadAlarm;
    readonly outboxes: Outboxes;
    readonly composers: Composers;
    readonly advanceAlarm: AdvanceAlarm;
    readonly silentMailboxes: SilentMailboxes;
    readonly overdueNotifications: EmailQueries['overdueNotifications'];
    readonly knownEmails: EmailQueries['knownEmails'];
    readonly watchedSince: MailboxQueries['watchedSince'];
    /** Resolves when the entries have come to this place, or after a while. */
    readonly entriesCaughtUp: (position: Position) => Promise<unknown>;

    readonly activeMailboxes: () => Promise<readonly ActiveMailbox[]>;
    readonly draftsOfLead: (companyId: string, leadId: string) => Promise<readonly string[]>;
    readonly unfinished: (companyId: string, mailboxId: string, now: Date) => Promise<readonly string[]>;
  };
