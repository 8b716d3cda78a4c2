/** From mails as their server describes them to their streams: what is new is recorded, what is due comes back. */
import { comparePositions, inNewTrace, type JobContext, type Position } from '@order-intake/event-sourcing';
import type { AdvanceEmail } from '../../commands/email/advance-email.command.ts';
import type { ReceiveEmail } from '../../commands/email/receive-email.command.ts';
import type { MailHeader } from '../../domain/email/email.events.ts';
import { nextAction } from '../../domain/email/email.process.ts';
import type { MailSummary, UnreadableMail } from '../../domain/email/mail-access.port.ts';
import { believedOrigin } from '../../domain/email/sender-checks.ts';
import type { Mailbox } from '../../domain/mailbox/mailbox.decider.ts';
import type { Fairly } from '../../platform/fair-share.ts';
import { isStoreDown } from '../shared/is-store-down.ts';
import { mapLimited } from '../shared/map-limited.ts';

const sideBySide = 8;

export type FoundMail = MailSummary | UnreadableMail;
/** `folder`: the path of the folder whose mails are recorded. */
export type Inbox = {
  readonly mailboxId: string;
  readonly mailbox: Mailbox;
  readonly folder: string;
  readonly uidValidity: string;
};

export type RecordedMails = {
  readonly isNew: number;
  /** mails of these that have something left to be done now */
  readonly due: readonly string[];
  /** mails that could not be recorded and come again */
  readonly unrecorded: number;
  /** of the last event written, null when nothing was */
  readonly position: Position | null;
};
export type RecordMails = (inbox: Inbox, mails: readonly FoundMail[], context: JobContext) => Promise<RecordedMails>;

type Deps = {
  readonly receiveEmail: ReceiveEmail;
  readonly advance: AdvanceEmail;
  readonly fairly: Fairly;
  readonly now: () => Date;
  readonly warn: (details: object, message: string) => void;
};

/** What others wrote into a mail about its sender is not recorded. */
const believed = ({ mail, relays }: MailSummary, mailbox: Mailbox): MailHeader =>
  mail.origin ? { ...mail, origin: believedOrigin(mail.origin, relays, mailbox) } : mail;

export const createRecordMails = ({ receiveEmail, advance, fairly, now, warn }: Deps): RecordMails => {
  const record = async ({ mailboxId, mailbox, folder, uidValidity }: Inbox, foundMail: FoundMail, context: JobContext) => {
    const copy = { mailboxId, folder, uidValidity, uid: foundMail.uid };
    const readable = 'unreadable' in foundMail ? { attachments: [], skipped: [], texts: [], notForUs: null } : foundMail;
    const { attachments, skipped, texts, notForUs } = readable;
    const { module } = mailbox;
    const mail = 'unreadable' in foundMail ? foundMail.mail : believed(foundMail, mailbox);
    const received = await receiveEmail({ module, copy, mail, attachments, skipped, texts, notForUs }, context);
    if (!('unreadable' in foundMail) || received.state.phase !== 'received') return received;
    const failure = { type: 'FailAttempt', cause: 'unreadable', reason: foundMail.unreadable, now: now().toISOString() } as const;
    const { state, position } = await advance(received.emailId, failure, context);
    return { ...received, state, position };
  };

  /** Null when it could not be: it stays unread and comes again with the next poll; the others must not wait for it. */
  const recordOrWarn = (inbox: Inbox, mail: FoundMail, context: JobContext) =>
    inNewTrace('mail', { mailboxId: inbox.mailboxId, uid: mail.uid }, () => record(inbox, mail, context)).catch(
      (error: unknown) => {
        if (isStoreDown(error)) throw error;
        warn({ err: error, mailboxId: inbox.mailboxId, uid: mail.uid }, 'a mail could not be recorded');
        return null;
      },
    );

  return async (inbox, mails, context) => {
    const recordedMails: Awaited<ReturnType<typeof record>>[] = [];
    for (let first = 0; first < mails.length; first += sideBySide) {
      const some = mails.slice(first, first + sideBySide);
      const recorded = await fairly(context.companyId, () =>
        mapLimited(some, sideBySide, (mail) => recordOrWarn(inbox, mail, context)),
      );
      recordedMails.push(...recorded.filter((mail) => mail !== null));
    }
    const at = now().toISOString();
    return {
      isNew: recordedMails.filter(({ isNew }) => isNew).length,
      due: recordedMails
        .filter(({ state }) => !['nothing', 'wait'].includes(nextAction(state, at).do))
        .map(({ emailId }) => emailId),
      unrecorded: mails.length - recordedMails.length,
      position:
        recordedMails
          .flatMap(({ position }) => position ?? [])
          .sort(comparePositions)
          .at(-1) ?? null,
    };
  };
};
