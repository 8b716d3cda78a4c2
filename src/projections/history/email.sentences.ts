import type { DeliveryEnd } from '../../domain/delivery/delivery.ts';
import { countAttached, type EmailEvent, type OrderOutcome } from '../../domain/email/email.events.ts';
import { mailKindText } from '../../domain/email/mail-kind.ts';
import { noteText } from '../../domain/email/notes.ts';
import { reasonText } from '../../domain/reasons/reasons.ts';
import { reviewReasonsInWords } from '../../domain/sales-order/review-words.ts';
import { asSentence, because, counted, listed, moduleNames, type Sentences } from './sentence.types.ts';

const outcomes: { readonly [disposition in OrderOutcome['disposition']]: string } = {
  drafted: 'drafted',
  duplicate: 'received again',
  revised: 'revised',
  held: 'with a revision to review',
  cancellation: 'with a cancellation request',
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
  linked: 'Linked to an order',
  replaced: 'Resolved with another file, which became an order',
} as const;

const forwardEnds: { readonly [end in DeliveryEnd]: string } = {
  sent: 'Forwarded.',
  ambiguous: 'Forwarding not confirmed by the server. It is not retried automatically.',
  failed: 'Forwarding failed. The email stays in its folder.',
  not_wanted: 'Not forwarded: the address belongs to a monitored mailbox, or the mailbox was removed.',
};

const nextAttempt = (at: string | null): string => (at === null ? 'no attempts left' : `next attempt at ${at}`);
const whichTime = (attempt: number): string => (attempt === 1 ? '' : ` (attempt ${attempt})`);

export const emailSentences: Sentences<EmailEvent> = {
  EmailReceived: ({ data: { mail, module, attachments, skipped, notForUs: kind } }) =>
    asSentence(
      `Received from ${mail.from}, subject "${mail.subject}", in the ${moduleNames[module]} mailbox, with ${counted(countAttached(attachments, skipped), 'attachment')}${
        kind ? `: ${notForUs[kind]}, not processed` : ''
      }.`,
    ),
  EmailCopySeen: ({ data: { copy } }) => asSentence(`Another copy found in ${copy.folder}.`),
  ExtractionCompleted: ({ data: { results, skipped } }) =>
    asSentence(
      `Read ${listed(results.map(({ documentType, confidence }) => `${documentType.replaceAll('_', ' ')} (confidence ${confidence.toFixed(2)})`)) || 'nothing'}${
        skipped.length > 0 ? `; skipped ${listed(skipped.map(({ name, reason }) => `${name} (${reasonText(reason)})`))}` : ''
      }.`,
    ),
  ExtractionFailed: ({ data: { attempt, reason, nextAttemptAt } }) =>
    asSentence(`Attempt ${attempt} failed${because(reasonText(reason))}; ${nextAttempt(nextAttemptAt)}.`),
  EmailProcessed: ({ data: { orders, note, requiresReview, reviewReasons, kind } }) =>
    asSentence(
      `Processed: ${listed(orders.map(({ reference, disposition }) => `${reference} ${outcomes[disposition]}`)) || 'no order'}${
        requiresReview ? `, needs review (${reviewReasonsInWords(reviewReasons)})` : ''
      }${kind ? ` (${mailKindText[kind]})` : ''}${note ? `; ${noteText(note)}` : ''}.`,
    ),
  EmailGivenUp: ({ data: { reason } }) => asSentence(`Given up${because(reasonText(reason))}. The email stays in INBOX.`),
  RetryRequested: () => asSentence('Retry requested.'),
  EmailSettled: ({ data: { how, reason, order } }) =>
    asSentence(`${settledIn[how]}${order ? `: ${order.reference}` : because(reason)}.`),
  EmailAssigned: ({ data: { assignee } }) => asSentence(assignee === null ? 'Unassigned.' : `Assigned to ${assignee}.`),
  EmailSeen: () => asSentence('Marked as seen.'),
  EmailForwarded: ({ data: { end } }) => asSentence(forwardEnds[end]),
  EmailMoved: ({ data: { folder, how } }) =>
    asSentence(how === 'gone' ? 'Already gone from INBOX.' : `Moved to ${folder} (${how.replaceAll('_', ' ')}).`),
  EmailSetAside: ({ data: { how } }) => asSentence(`Left in INBOX and marked (${how}), so that it is not fetched again.`),
  NotificationAttempted: ({ data: { attempt, recipients } }) =>
    asSentence(`Sending a notification to ${listed(recipients)}${whichTime(attempt)}.`),
  NotificationSent: () => asSentence('Notification sent.'),
  NotificationFailed: ({ data: { reason, nextAttemptAt } }) =>
    asSentence(`Notification rejected${because(reasonText(reason))}; ${nextAttempt(nextAttemptAt)}.`),
  NotificationAmbiguous: ({ data: { reason } }) =>
    asSentence(`Notification delivery uncertain${because(reasonText(reason))}. It is not retried automatically.`),
  NotificationRequested: () => asSentence('Notification requested again.'),
  NotificationNotWanted: () => asSentence('No notification: no address is configured.'),
};
