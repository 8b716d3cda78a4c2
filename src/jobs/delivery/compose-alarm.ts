/** What an alarm says to the administrators: what is wrong, since when, and what to do about it. */
import type { AlarmFacts, AlarmKind } from '../../domain/alarm/alarm.events.ts';
import type { FailureCause } from '../../domain/email/email.events.ts';
import type { OutgoingMail } from '../../domain/email/mail-access.port.ts';
import { mailboxProblemWords, notPolled } from '../../domain/mailbox/mailbox-problem-words.ts';
import { type Fact, mailOfFacts } from './mail-of-facts.ts';

/** what mails can be hindered by, in words for an administrator */
const hindrances: { readonly [cause in FailureCause]?: string } & { readonly internal: string } = {
  network: 'the mail server does not give them out',
  auth: 'the mail server refuses the login',
  quota: 'the mail server asks to come later',
  extractor_down: 'no document can be read on this machine',
  store_down: 'the database or the event store is away or full',
  internal: 'a fault of the service',
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
  const { what, todo } = facts.cause === null ? notPolled : mailboxProblemWords[facts.cause];
  const title =
    facts.kind === 'mailbox_silent'
      ? `${mailbox.emailAddress} has not been read for 30 minutes`
      : `${mailbox.emailAddress} cannot be read`;
  return {
    title: `${title}: ${what}`,
    facts: [
      ['Mailbox', `${mailbox.emailAddress} (${mailbox.module})`],
      ['Last read', facts.since ?? 'never'],
      ['Until then', 'Mails stay unread in the mailbox; none is lost. It is tried again, hourly after five refused logins.'],
      ['What to do', todo],
    ],
  };
};

const ofBacklog = ({ about, count }: AlarmFacts): Content => ({
  title: about ? `${count} pieces of work wait, most of them ${about}` : `${count} mails wait to be processed`,
  facts: [['What to do', 'Nothing if it goes down by itself. If not, see that the workers run and that extraction answers.']],
});

const ofSecret = ({ facts: { about = 'an unknown day' }, mailbox }: AlarmInput): Content => ({
  title: `The secret with which ${mailbox?.emailAddress ?? 'a mailbox'} is opened expires on ${about}`,
  facts: [
    ...(mailbox ? [['Mailbox', `${mailbox.emailAddress} (${mailbox.module})`] as const] : []),
    ['After that', 'Mails stay unread in the mailbox, and nothing is sent from it; none is lost.'],
    [
      'What to do',
      'Make a new secret or certificate for the application at its provider, and set it for this mailbox (oauth_secret, oauth_secret_expires_on).',
    ],
  ],
});

const contents: { readonly [kind in AlarmKind]: (input: AlarmInput) => Content } = {
  mailbox_trouble: ofMailbox,
  mailbox_silent: ofMailbox,
  backlog: ({ facts }) => ofBacklog(facts),
  mails_held_up: ({ facts: { count, about, since } }) => ({
    title: `${counted(count, 'mail is', 'mails are')} tried in vain for more than an hour: ${hindrances[about as FailureCause] ?? hindrances.internal}`,
    facts: [
      ['Since', since ?? 'unknown'],
      [
        'Until then',
        'They stay in INBOX and are tried again once an hour, for five days; none is lost. Each entry of the log says when the next try is.',
      ],
      ['What to do', 'See to what hinders them. Whoever does not want to wait for the hour tries an entry again by hand.'],
    ],
  }),
  chat_paused: ({ facts }) => ({
    title: `A chat channel is paused: the provider refuses it (code ${facts.count})`,
    facts: [
      ['Paused', facts.since ?? 'unknown'],
      ['Until then', 'Messages of customers are kept and not answered.'],
      [
        'What to do',
        'Renew the access token of the channel, or look into the account at Meta and resume it. What came meanwhile is shown as unanswered.',
      ],
    ],
  }),
  deliveries_unsure: ({ facts }) => ({
    title: `${counted(facts.count, 'notification', 'notifications')} may not have arrived`,
    facts: [
      [
        'Why',
        'The connection or the service ended in the moment of sending. It is not repeated by itself, so that nobody gets it twice.',
      ],
      [
        'What to do',
        'Look at these entries of the log, and have sent again what nobody has got (POST /sales/email-logs/{id}/notify/).',
      ],
    ],
  }),
  auto_approval_suspended: ({ facts: { count, about = 'unknown' } }) => ({
    title: 'Automatic approval is suspended: too many orders were wrong',
    facts: [
      ['Wrong orders', String(count ?? 'unknown')],
      ['Error bound', `${about} % (one-sided, 95 %)`],
      ['Until then', 'Every order waits for a person. Planned approvals are stopped.'],
      [
        'What to do',
        'Review the wrong orders under Automatic approval in the settings, and change the policy. It can be switched on again once it has proved itself.',
      ],
    ],
  }),
  secret_expires: ofSecret,
  webhook_paused: ({ facts }) => ({
    title: `Another system does not take our webhooks: ${facts.about ?? 'its address is not known'}`,
    facts: [
      ['Paused', facts.since ?? 'unknown'],
      [
        'Until then',
        'Nothing is sent to it, and nothing is lost: what happens meanwhile waits. The feed of orders has it all too.',
      ],
      [
        'What to do',
        'Look into the log of its deliveries, mend the other side, and resume it (POST /sales/webhook-endpoints/{id}/resume/).',
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
