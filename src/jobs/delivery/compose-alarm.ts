/** What an alarm says to the administrators: what is wrong, since when, and what to do about it. */
import type { AlarmFacts, AlarmKind } from '../../domain/alarm/alarm.events.ts';
import type { FailureCause } from '../../domain/email/email.events.ts';
import type { OutgoingMail } from '../../domain/email/mail-access.port.ts';
import { mailboxProblemWords, notPolled } from '../../domain/mailbox/mailbox-problem-words.ts';
import { type Fact, mailOfFacts } from './mail-of-facts.ts';

/** what mails can be hindered by, in words for an administrator */
const hindrances: { readonly [cause in FailureCause]?: string } & { readonly internal: string } = {
  network: 'the mail server does not deliver them',
  auth: 'the mail server rejects the sign-in',
  quota: 'the mail server asks to retry later',
  extractor_down: 'documents cannot be read on this machine',
  store_down: 'the database or the event store is unavailable or full',
  internal: 'an internal error',
};

export type AlarmInput = Pick<OutgoingMail, 'from' | 'to' | 'messageId'> & {
  readonly facts: AlarmFacts;
  /** null for what is no mailbox's */
  readonly mailbox: { readonly emailAddress: string; readonly module: string } | null;
  readonly companyName: string;
  readonly link: string | null;
};

type Content = { readonly title: string; readonly facts: readonly Fact[] };

const counted = (count: number | null, singular: string, more: string): string => `${count} ${count === 1 ? singular : more}`;

const ofMailbox = ({ facts, mailbox }: AlarmInput): Content => {
  if (mailbox === null) return ofBacklog(facts);
  const { what: problem, todo } = facts.cause === null ? notPolled : mailboxProblemWords[facts.cause];
  const title =
    facts.kind === 'mailbox_silent'
      ? `${mailbox.emailAddress} has not been polled for 30 minutes`
      : `${mailbox.emailAddress} cannot be polled`;
  return {
    title: `${title}: ${problem}`,
    facts: [
      ['Mailbox', `${mailbox.emailAddress} (${mailbox.module})`],
      ['Last polled', facts.since ?? 'never'],
      [
        'Until then',
        'Emails stay unread in the mailbox and none are lost. Polling is retried, hourly after five failed sign-ins.',
      ],
      ['What to do', todo],
    ],
  };
};

const ofBacklog = ({ about, count }: AlarmFacts): Content => ({
  title: about ? `${count} jobs are waiting, most of them ${about}` : `${count} emails are waiting to be processed`,
  facts: [
    [
      'What to do',
      'Usually nothing. If the number does not go down, check that the workers are running and extraction responds.',
    ],
  ],
});

const ofSecret = ({ facts: { about = 'an unknown date' }, mailbox }: AlarmInput): Content => ({
  title: `The application secret of ${mailbox?.emailAddress ?? 'a mailbox'} expires on ${about}`,
  facts: [
    ...(mailbox ? [['Mailbox', `${mailbox.emailAddress} (${mailbox.module})`] as const] : []),
    ['After that', 'Emails stay unread in the mailbox and nothing is sent from it. None are lost.'],
    [
      'What to do',
      'Create a new application secret or certificate at the provider and set it for this mailbox (oauth_secret, oauth_secret_expires_on).',
    ],
  ],
});

const contents: { readonly [kind in AlarmKind]: (input: AlarmInput) => Content } = {
  mailbox_trouble: ofMailbox,
  mailbox_silent: ofMailbox,
  backlog: ({ facts }) => ofBacklog(facts),
  mails_held_up: ({ facts: { count, about, since } }) => ({
    title: `${counted(count, 'email has', 'emails have')} been failing for more than an hour: ${hindrances[about as FailureCause] ?? hindrances.internal}`,
    facts: [
      ['Since', since ?? 'unknown'],
      [
        'Until then',
        'They stay in INBOX and are retried hourly for five days. None are lost. The email log shows each next attempt.',
      ],
      ['What to do', 'Fix the cause. To retry sooner, choose Try again in the email log.'],
    ],
  }),
  chat_paused: ({ facts }) => ({
    title: `Chat channel paused: rejected by the provider (code ${facts.count})`,
    facts: [
      ['Paused', facts.since ?? 'unknown'],
      ['Until then', 'Customer messages are kept but not answered.'],
      [
        'What to do',
        'Renew the access token of the channel or check the account at Meta, then resume the channel. Messages received meanwhile are shown as unanswered.',
      ],
    ],
  }),
  deliveries_unsure: ({ facts }) => ({
    title: `${counted(facts.count, 'notification', 'notifications')} may not have arrived`,
    facts: [
      ['Why', 'The connection or the service ended during sending. It is not retried automatically, to avoid duplicates.'],
      [
        'What to do',
        'Check these entries in the email log. Send again what did not arrive (POST /sales/email-logs/{id}/notify/).',
      ],
    ],
  }),
  auto_approval_suspended: ({ facts: { count, about = 'unknown' } }) => ({
    title: 'Automatic approval suspended: too many wrong orders',
    facts: [
      ['Wrong orders', String(count ?? 'unknown')],
      ['Error bound', `${about}% (one-sided, 95%)`],
      ['Until then', 'Every order needs manual approval. Planned approvals are stopped.'],
      [
        'What to do',
        'Review the wrong orders under Automatic approval in the settings and change the policy. You can turn it on again once its accuracy is proven.',
      ],
    ],
  }),
  secret_expires: ofSecret,
  webhook_paused: ({ facts }) => ({
    title: `Webhook endpoint paused: ${facts.about ?? 'unknown address'}`,
    facts: [
      ['Paused', facts.since ?? 'unknown'],
      ['Until then', 'Deliveries are kept and sent later. Nothing is lost. The order feed also has all events.'],
      [
        'What to do',
        'Check the delivery log, fix the receiver, and resume the endpoint (POST /sales/webhook-endpoints/{id}/resume/).',
      ],
    ],
  }),
};

export const composeAlarm = (input: AlarmInput): OutgoingMail => {
  const { title, facts } = contents[input.facts.kind](input);
  const rows = input.link ? [...facts, ['Details', input.link] as const] : facts;
  const { companyName, from, to, messageId } = input;
  return mailOfFacts({ title, facts: rows, companyName, from, to, messageId });
};
