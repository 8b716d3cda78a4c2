/** A stage with a worker at work, and what a person and the log would see of a mail that went through it. */
import { randomUUID } from 'node:crypto';
import { type Enqueue, enqueue } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { composeMail } from '../../../demo/mails/compose.ts';
import type { MailboxInput } from '../../../src/commands/mailbox/mailbox.types.ts';
import { emailStream } from '../../../src/domain/email/email.stream.ts';
import { mailboxesStream } from '../../../src/domain/mailbox/mailbox.stream.ts';
import { pollMailbox, pollMailboxes } from '../../../src/jobs/definitions.ts';
import { deliver } from '../../../src/jobs/delivery/delivery.definitions.ts';
import type { Interpose } from '../../../src/main/start/start-worker.ts';
import { createEmailQueries } from '../../../src/projections/emails/emails.queries.ts';
import type { EmailRow } from '../../../src/projections/emails/emails.read-model.ts';
import { createMailboxQueries } from '../../../src/projections/mailboxes/mailboxes.queries.ts';
import type { SalesOrderRow } from '../../../src/projections/sales-orders/sales-orders.read-model.ts';
import type { Dovecot } from '../../support/dovecot.ts';
import { type Stage, startStage } from '../../support/mail-stage.ts';
import { buyer, company, emailId, type Letter, orderLetter, registerCatalog } from '../../support/order-mails.ts';
import { untilQuiet } from '../../support/quiet.ts';
import type { ReceivedMail } from '../../support/smtp-sink.ts';
import { until } from '../../support/until.ts';

export const patienceMs = 40_000;
const sentAt = '2026-11-20T08:00:00.000Z';

export { emailId, type Letter, orderLetter };
export type RecordedEvent = { readonly type: string; readonly data: unknown };
type PollRow = {
  readonly last_error: string | null;
  readonly last_error_cause: string | null;
  readonly last_good_poll_at: Date | null;
  readonly failures: number;
  readonly last_poll_at: Date;
  readonly next_poll_at: Date | null;
  readonly updated_at: Date;
};

export type Desk = {
  readonly stage: Stage;
  /** a company with the demo's customers and products */
  readonly company: () => Promise<string>;
  readonly mailbox: (companyId: string, user: string, changes?: Partial<MailboxInput>) => Promise<string>;
  /** Asks for a poll and comes back when it has ended, and the service has done and shows all that came of it. */
  readonly poll: (companyId: string, mailboxId: string) => Promise<PollRow>;
  /** Asks for a poll that need not happen; comes back when nothing is left to do. */
  readonly askForPoll: (companyId: string, mailboxId: string) => Promise<void>;
  /** Puts jobs on the queue; comes back when nothing is left to do. */
  readonly run: (jobs: readonly Enqueue[]) => Promise<void>;
  /** What cron does every five minutes; comes back when nothing is left to do. */
  readonly tick: () => Promise<void>;
  readonly pollRow: (mailboxId: string) => Promise<PollRow | null>;
  readonly entry: (companyId: string, letter: Letter) => Promise<EmailRow | null>;
  readonly entries: (companyId: string) => Promise<readonly EmailRow[]>;
  /** The entry once it has an outcome, every copy is settled and the notification has come to its end. */
  readonly finished: (companyId: string, letter: Letter) => Promise<EmailRow>;
  readonly events: (companyId: string, letter: Letter) => Promise<readonly RecordedEvent[]>;
  readonly mailboxEvents: (companyId: string, mailboxId: string) => Promise<readonly RecordedEvent[]>;
  readonly orders: (companyId: string) => Promise<readonly SalesOrderRow[]>;
  /** What the SMTP server took of this mail's notifications. */
  readonly notifications: (companyId: string, letter: Letter) => Promise<readonly ReceivedMail[]>;
  /** The job that sends this mail's notification, once more: as after a crash, or from a queue that delivers twice. */
  readonly repeatNotification: (companyId: string, letter: Letter) => Promise<void>;
  /** How many copies of the mail lie in a folder, and their flags; on the first mail server unless said. */
  readonly inFolder: (user: string, folder: string, letter: Letter, server?: Dovecot) => Promise<readonly (readonly string[])[]>;
  readonly stop: () => Promise<void>;
};

type DeskOptions = Parameters<typeof startStage>[0] & { readonly interpose?: Interpose };

export const startDesk = async ({ interpose, ...options }: DeskOptions): Promise<Desk> => {
  const stage = await startStage(options);
  const { stack, dovecot, sink } = stage;
  const { pool } = stack.foundation;
  const worker = await stack.startWorker(interpose);
  const { mailbox } = createMailboxQueries(pool);
  const { email, emails } = createEmailQueries(pool);
  const events: Desk['events'] = (companyId, letter) => stack.events(emailStream(companyId, emailId(companyId, letter)));
  const entry: Desk['entry'] = (companyId, letter) => email(companyId, emailId(companyId, letter));
  const pollRow: Desk['pollRow'] = async (mailboxId) =>
    (await pool.query<PollRow>('select * from app.mailbox_polls where mailbox_id = $1', [mailboxId])).rows[0] ?? null;
  const quiet = () => untilQuiet(stack.foundation, patienceMs);
  const run: Desk['run'] = async (jobs) => {
    await worker.queue.enqueue(jobs);
    await quiet();
  };
  const askForPoll: Desk['askForPoll'] = (companyId, mailboxId) =>
    run([enqueue(pollMailbox, { companyId, mailboxId, asked: true }, mailboxId)]);

  return {
    stage,
    company: async () => {
      const companyId = await stack.newCompany(company.name);
      await registerCatalog(stack, companyId);
      await until('the catalogue in its read model', async () => {
        const { rows } = await pool.query<{ customers: string; products: string }>(
          `select (select count(*) from read.customers where company_id = $1) as customers,
             (select count(*) from read.products where company_id = $1) as products`,
          [companyId],
        );
        return Number(rows[0]?.customers) === 6 && Number(rows[0]?.products) === 34;
      });
      return companyId;
    },
    mailbox: async (companyId, user, changes) => {
      const mailboxId = await stage.configure(companyId, user, changes);
      await until('the mailbox in its read model', () => mailbox(companyId, mailboxId), patienceMs);
      return mailboxId;
    },
    poll: async (companyId, mailboxId) => {
      const before = (await pollRow(mailboxId))?.updated_at.getTime() ?? 0;
      await askForPoll(companyId, mailboxId);
      const row = await until(
        'the end of the poll',
        async () => {
          const now = await pollRow(mailboxId);
          return now && now.updated_at.getTime() > before ? now : null;
        },
        patienceMs,
      );
      await quiet();
      return row;
    },
    askForPoll,
    run,
    tick: () => run([enqueue(pollMailboxes, {}, 'all')]),
    pollRow,
    entry,
    entries: async (companyId) => (await emails(companyId, { ordering: '-received_at' }, { limit: 200, cursor: null })).items,
    finished: async (companyId, letter) => {
      const found = await until(
        `the outcome of ${letter.messageId}`,
        async () => {
          const row = await entry(companyId, letter);
          return row && row.status !== 'PENDING' && !row.unsettled && row.notification !== null ? row : null;
        },
        patienceMs,
      );
      await quiet();
      return found;
    },
    events,
    mailboxEvents: async (companyId, mailboxId) =>
      (await stack.events(mailboxesStream(companyId))).filter(
        ({ data }) => (data as { mailboxId: string }).mailboxId === mailboxId,
      ),
    orders: async (companyId) =>
      (await pool.query<SalesOrderRow>('select * from read.sales_orders where company_id = $1 order by reference', [companyId]))
        .rows,
    notifications: async (companyId, letter) => {
      const ids = (await events(companyId, letter)).flatMap(({ type, data }) =>
        type === 'NotificationAttempted' ? [`<${(data as { messageId: string }).messageId}>`] : [],
      );
      return sink.received().filter(({ mail }) => ids.includes(mail.messageId ?? ''));
    },
    repeatNotification: async (companyId, letter) => {
      const id = emailId(companyId, letter);
      await worker.queue.enqueue([enqueue(deliver, { companyId, box: 'notification', id }, `${id}/again`)]);
      await quiet();
    },
    inFolder: async (user, folder, letter, server = dovecot) =>
      (await server.list(user, folder)).filter(({ raw }) => raw.includes(letter.messageId)).map(({ flags }) => flags),
    stop: async () => {
      await worker.stop();
      await stage.stop();
    },
  };
};

type File = { readonly filename: string; readonly content: Buffer; readonly contentType: string };

/** A mail of the buyer with any attachment. */
export const letterWith = async (
  to: string,
  subject: string,
  attachments: readonly File[],
  text = 'See attachment.',
): Promise<Letter> => {
  const messageId = `${randomUUID()}@buyer.example`;
  const from = { name: buyer.contact, address: buyer.email };
  const raw = await composeMail({ messageId, date: new Date(sentAt), from, to, subject, text, attachments });
  return { messageId, from: buyer.email, raw };
};

/** Of a list of events, how often each of these types occurs. */
export const countOf = (events: readonly RecordedEvent[], type: string): number =>
  events.filter((event) => event.type === type).length;

export const dataOf = <T extends object>(events: readonly RecordedEvent[], type: string): readonly T[] =>
  events.filter((event) => event.type === type).map(({ data }) => data as T);

/** Exactly these events, in whatever order notification and move came to their ends. */
export const expectEvents = (events: readonly RecordedEvent[], types: readonly string[]): void => {
  expect(events.map(({ type }) => type)).to.have.members([...types]);
};

/** What the stream of a mail holds that went well. */
export const goodEnd = [
  'EmailReceived',
  'ExtractionCompleted',
  'EmailProcessed',
  'EmailMoved',
  'NotificationAttempted',
  'NotificationSent',
] as const;
