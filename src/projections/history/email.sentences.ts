import type { DeliveryEnd } from '../../domain/delivery/delivery.ts';
import { countAttached, type EmailEvent, type OrderOutcome } from '../../domain/email/email.events.ts';
import { mailKindText } from '../../domain/email/mail-kind.ts';
import { noteText } from '../../domain/email/notes.ts';
import { reasonText } from '../../domain/reasons/reasons.ts';
import { reviewReasonsInWords } from '../../domain/sales-order/review-words.ts';
import { asSentence, because, counted, listed, moduleNames, type Sentences } from './sentence.types.ts';

const outcomes: { readonly [disposition in OrderOutcome['disposition']]: string } = {
  drafted: 'drafted',
  duplicate: 'seen before',
  revised: 'revised',
  held: 'approved before and not changed',
  cancellation: 'to be cancelled, as the customer asks',
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

const nextAttempt = (at: string | null): string => (at === null ? 'no attempt is left' : `the next attempt is due at ${at}`);
const whichTime = (attempt: number): string => (attempt === 1 ? '' : ` (attempt ${attempt})`);

export const emailSentences: Sentences<EmailEvent> = {
  EmailReceived: ({ data: { mail, module, attachments, skipped, notForUs: kind } }) =>
    asSentence(
      `Received from ${mail.from}, subject "${mail.subject}", in the mailbox of ${moduleNames[module]} with ${counted(countAttached(attachments, skipped), 'attachment')}${
        kind ? `: ${notForUs[kind]}, no business of ours` : ''
      }.`,
    ),
  EmailCopySeen: ({ data: { copy } }) => asSentence(`The same mail was seen again, in ${copy.folder}.`),
  ExtractionCompleted: ({ data: { results, skipped } }) =>
    asSentence(
      `Read ${listed(results.map(({ documentType, confidence }) => `${documentType.replaceAll('_', ' ')} (confidence ${confidence.toFixed(2)})`)) || 'nothing'}${
        skipped.length > 0 ? `; left out ${listed(skipped.map(({ name, reason }) => `${name} (${reasonText(reason)})`))}` : ''
      }.`,
    ),
  ExtractionFailed: ({ data: { attempt, reason, nextAttemptAt } }) =>
    asSentence(`Attempt ${attempt} failed${because(reasonText(reason))}; ${nextAttempt(nextAttemptAt)}.`),
  EmailProcessed: ({ data: { orders, note, requiresReview, reviewReasons, kind } }) =>
    asSentence(
      `Processed: ${listed(orders.map(({ reference, disposition }) => `${reference} ${outcomes[disposition]}`)) || 'no order'}${
        requiresReview ? `, to be reviewed (${reviewReasonsInWords(reviewReasons)})` : ''
      }${kind ? ` (${mailKindText[kind]})` : ''}${note ? `; ${noteText(note)}` : ''}.`,
    ),
  EmailGivenUp: ({ data: { reason } }) => asSentence(`Given up${because(reasonText(reason))}. It stays in INBOX.`),
  RetryRequested: () => asSentence('Another try was asked for.'),
  EmailSettled: ({ data: { how, reason, order } }) =>
    asSentence(`${settledIn[how]}${order ? `: ${order.reference}` : because(reason)}.`),
  EmailAssigned: ({ data: { assignee } }) =>
    asSentence(assignee === null ? 'Nobody in particular looks after it now.' : `${assignee} looks after it now.`),
  EmailSeen: () => asSentence('Marked as seen.'),
  EmailForwarded: ({ data: { end } }) => asSentence(forwardEnds[end]),
  EmailMoved: ({ data: { folder, how } }) =>
    asSentence(how === 'gone' ? 'It was gone from INBOX already.' : `Moved to ${folder} (${how.replaceAll('_', ' ')}).`),
  EmailSetAside: ({ data: { how } }) => asSentence(`Left in INBOX and set aside (${how}), so that it is not fetched again.`),
  NotificationAttempted: ({ data: { attempt, recipients } }) =>
    asSentence(`Sending a notification to ${listed(recipients)}${whichTime(attempt)}.`),
  NotificationSent: () => asSentence('The notification was sent.'),
  NotificationFailed: ({ data: { reason, nextAttemptAt } }) =>
    asSentence(`The notification was refused${because(reasonText(reason))}; ${nextAttempt(nextAttemptAt)}.`),
  NotificationAmbiguous: ({ data: { reason } }) =>
    asSentence(`Nobody knows whether the notification arrived${because(reasonText(reason))}. It is not sent again by itself.`),
  NotificationRequested: () => asSentence('The notification was asked for again.'),
  NotificationNotWanted: () => asSentence('Nobody wants a notification: no address is configured.'),
};
