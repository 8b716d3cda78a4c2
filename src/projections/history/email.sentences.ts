import type { DeliveryEnd } from '../../domain/delivery/delivery.ts';
import { countAttached, type EmailEvent, type OrderOutcome } from '../../domain/email/email.events.ts';
import { mailKindText } from '../../domain/email/mail-kind.ts';
import { noteText } from '../../domain/email/notes.ts';
import { reasonText } from '../../domain/reasons/reasons.ts';
import { reviewReasonsInWords } from '../../domain/sales-order/review-words.ts';
import { because, counted, listed, moduleNames, type Sentences, told } from './sentence.types.ts';

const outcomes: { readonly [disposition in OrderOutcome['disposition']]: string } = {
  drafted: 'drafted',
  duplicate: 'seen before',
  revised: 'revised',
  held: 'approved before and not changed',
  cancellation: 'to be cancelled, as the customer asks',
  answered: 'answered by the customer',
};

const notForUs = {
  bounce: 'a delivery report',
  auto_reply: 'an automatic reply',
  own_notification: 'our own notification',
  encrypted: 'encrypted',
} as const;

const settledIn = {
  dismissed: 'Dismissed',
  linked: 'Linked to an order by hand',
  replaced: 'Replaced by a file that can be read, which became an order',
} as const;

const forwardEnds: { readonly [end in DeliveryEnd]: string } = {
  sent: 'Forwarded.',
  ambiguous: 'The server did not confirm that it took the forwarded mail. It is not forwarded again by itself.',
  failed: 'Forwarding failed. It stays in its folder.',
  not_wanted: 'Not forwarded: the address belongs to a mailbox that is watched here, or the mailbox was removed.',
};

const again = (at: string | null): string => (at === null ? 'no attempt is left' : `the next attempt is due at ${at}`);
const whichTime = (attempt: number): string => (attempt === 1 ? '' : ` (attempt ${attempt})`);

export const emailSentences: Sentences<EmailEvent> = {
  EmailReceived: ({ data: { mail, module, attachments, skipped, notForUs: kind } }) =>
    told(
      `Received from ${mail.from}, subject "${mail.subject}", in the mailbox of ${moduleNames[module]} with ${counted(countAttached(attachments, skipped), 'attachment')}${
        kind ? `: ${notForUs[kind]}, no business of ours` : ''
      }.`,
    ),
  EmailCopySeen: ({ data: { copy } }) => told(`The same mail was seen again, in ${copy.folder}.`),
  ExtractionCompleted: ({ data: { results, skipped } }) =>
    told(
      `Read ${listed(results.map(({ documentType, confidence }) => `${documentType.replaceAll('_', ' ')} (confidence ${confidence.toFixed(2)})`)) || 'nothing'}${
        skipped.length > 0 ? `; left out ${listed(skipped.map(({ name, reason }) => `${name} (${reasonText(reason)})`))}` : ''
      }.`,
    ),
  ExtractionFailed: ({ data: { attempt, reason, nextAttemptAt } }) =>
    told(`Attempt ${attempt} failed${because(reasonText(reason))}; ${again(nextAttemptAt)}.`),
  EmailProcessed: ({ data: { orders, note, requiresReview, reviewReasons, kind } }) =>
    told(
      `Processed: ${listed(orders.map(({ reference, disposition }) => `${reference} ${outcomes[disposition]}`)) || 'no order'}${
        requiresReview ? `, to be reviewed (${reviewReasonsInWords(reviewReasons)})` : ''
      }${kind ? ` (${mailKindText[kind]})` : ''}${note ? `; ${noteText(note)}` : ''}.`,
    ),
  EmailGivenUp: ({ data: { reason } }) => told(`Given up${because(reasonText(reason))}. It stays in INBOX.`),
  RetryRequested: () => told('Another try was asked for.'),
  EmailSettled: ({ data: { how, reason, order } }) =>
    told(`${settledIn[how]}${order ? `: ${order.reference}` : because(reason)}.`),
  EmailAssigned: ({ data: { assignee } }) =>
    told(assignee === null ? 'Nobody in particular looks after it now.' : `${assignee} looks after it now.`),
  EmailSeen: () => told('Marked as seen.'),
  EmailForwarded: ({ data: { end } }) => told(forwardEnds[end]),
  EmailMoved: ({ data: { folder, how } }) =>
    told(how === 'gone' ? 'It was gone from INBOX already.' : `Moved to ${folder} (${how.replaceAll('_', ' ')}).`),
  EmailSetAside: ({ data: { how } }) => told(`Left in INBOX and set aside (${how}), so that it is not fetched again.`),
  NotificationAttempted: ({ data: { attempt, recipients } }) =>
    told(`Sending a notification to ${listed(recipients)}${whichTime(attempt)}.`),
  NotificationSent: () => told('The notification was sent.'),
  NotificationFailed: ({ data: { reason, nextAttemptAt } }) =>
    told(`The notification was refused${because(reasonText(reason))}; ${again(nextAttemptAt)}.`),
  NotificationAmbiguous: ({ data: { reason } }) =>
    told(`Nobody knows whether the notification arrived${because(reasonText(reason))}. It is not sent again by itself.`),
  NotificationRequested: () => told('The notification was asked for again.'),
  NotificationNotWanted: () => told('Nobody wants a notification: no address is configured.'),
};
