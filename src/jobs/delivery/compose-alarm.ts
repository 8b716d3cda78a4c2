/** What an alarm says to the administrators: what is wrong, since when, and what to do about it. */
import type { AlarmFacts } from '../../domain/alarm/alarm.events.ts';
import type { OutgoingMail } from '../../domain/email/mail-access.port.ts';
import { notPolled, troubleWords } from '../../domain/mailbox/trouble-words.ts';
import { type Fact, mailOfFacts } from './mail-of-facts.ts';

export type AlarmInput = Pick<OutgoingMail, 'from' | 'to' | 'messageId'> & {
  readonly facts: AlarmFacts;
  /** null for what is no mailbox's */
  readonly mailbox: { readonly emailAddress: string; readonly module: string } | null;
  readonly companyName: string;
  readonly link: string | null;
};

const contentOf = ({ facts, mailbox }: AlarmInput): { readonly title: string; readonly facts: readonly Fact[] } => {
  if (facts.kind === 'chat_paused')
    return {
      title: `A chat channel is paused: the provider refuses it (code ${facts.count})`,
      facts: [
        ['Paused', facts.since ?? 'unknown'],
        ['Until then', 'Messages of customers are kept and not answered.'],
        [
          'What to do',
          'Renew the access token of the channel, or look into the account at Meta and resume it. What came meanwhile is shown as unanswered.',
        ],
      ],
    };
  if (facts.kind === 'deliveries_unsure')
    return {
      title: `${facts.count} ${facts.count === 1 ? 'notification' : 'notifications'} may not have arrived`,
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
    };
  if (facts.kind === 'webhook_paused')
    return {
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
    };
  if (mailbox === null)
    return {
      title: facts.about
        ? `${facts.count} pieces of work wait, most of them ${facts.about}`
        : `${facts.count} mails wait to be processed`,
      facts: [['What to do', 'Nothing if it goes down by itself. If not, see that the workers run and that extraction answers.']],
    };
  const { what, todo } = facts.cause === null ? notPolled : troubleWords[facts.cause];
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

export const composeAlarm = (input: AlarmInput): OutgoingMail => {
  const { title, facts } = contentOf(input);
  const rows = input.link ? [...facts, ['Details', input.link] as const] : facts;
  const { companyName, from, to, messageId } = input;
  return mailOfFacts({ title, facts: rows, companyName, from, to, messageId });
};
