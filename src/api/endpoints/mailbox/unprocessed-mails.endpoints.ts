/** Mails that a person has read before any poll saw them: which ones they are, and taking them in. */
import { type Either, isLeft } from 'fp-ts/lib/Either.js';
import type { ServiceTasks } from '../../../commands/shared/task-kinds.ts';
import type { MailSummary, UnreadableMail } from '../../../domain/email/mail-access.port.ts';
import type { MailboxTrouble } from '../../../domain/mailbox/mailbox.events.ts';
import { mailboxTroubles } from '../../../domain/mailbox/mailbox.events.ts';
import { problems } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { notFound, problem } from '../../http/problem.ts';
import { integer, listOf, named, record, text, time } from '../../http/shapes.ts';
import { startedAnswer } from '../operations/task.view.ts';
import { type StartSync, syncStarted } from './start-sync.ts';

const path = '/sales/email-configs/{id}/';
const mostShown = 200;

const unprocessedShape = listOf(
  named(
    'UnprocessedMail',
    'An email that was read in another program before a poll saw it',
    record({
      uid: [integer, 'UID in INBOX'],
      email_from: [text, 'Email address of the sender'],
      email_subject: [text, 'Subject as sent'],
      received_at: [time, 'Time when the mail server received the email'],
      attachment_count: [integer, 'Number of readable attachments'],
    }),
  ),
);

const unreachable = problems(...mailboxTroubles.map((cause) => `mailbox_${cause}` as const));

/** Mails read by a person and never processed, as they lie in the mailbox now. */
type ListUnprocessed = (
  companyId: string,
  mailboxId: string,
) => Promise<
  Either<
    | { readonly type: 'MailboxUnknown' }
    | { readonly type: 'MailboxUnavailable'; readonly cause: MailboxTrouble; readonly reason: string },
    readonly (MailSummary | UnreadableMail)[]
  >
>;

type Deps = {
  readonly tasks: Pick<ServiceTasks, 'get'>;
  readonly listUnprocessed: ListUnprocessed;
  readonly reconcileNow: StartSync;
};

export const unprocessedMailEndpoints = ({ listUnprocessed, reconcileNow, tasks }: Deps): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path: `${path}unprocessed/`,
    summary: `List the newest ${mostShown} emails in INBOX that are read but not processed`,
    permission: 'mailboxes:read',
    answers: { 200: unprocessedShape, 404: null, 502: unreachable },
    handle: async ({ caller: { companyId }, params }) => {
      const listed = await listUnprocessed(companyId, params.id);
      if (isLeft(listed)) {
        if (listed.left.type === 'MailboxUnknown') return { problem: notFound };
        const { cause, reason } = listed.left;
        return { problem: problem(502, `mailbox_${cause}` as const, reason) };
      }
      const body = listed.right
        .slice(-mostShown)
        .reverse()
        .map((mail) => ({
          uid: mail.uid,
          email_from: mail.mail.from,
          email_subject: mail.mail.subject,
          received_at: mail.mail.receivedAt,
          attachment_count: 'unreadable' in mail ? 0 : mail.attachments.length,
        }));
      return { status: 200, body };
    },
  }),
  endpoint({
    method: 'post',
    path: `${path}reconcile/`,
    summary: 'Process emails that were read in another program first',
    permission: 'mailboxes:write',
    answers: { 202: startedAnswer, 404: null, 409: problems('mailbox_inactive') },
    handle: ({ params, context }) => syncStarted(reconcileNow, tasks, params.id, context),
  }),
];
