/** What a notification says: text and HTML of one outcome, for a person who will act on it. Nothing of the mail's body is in it. */

import type { OrderOutcome } from '../../domain/email/email.events.ts';
import type { KnownEmail } from '../../domain/email/email.state.ts';
import type { OutgoingMail } from '../../domain/email/mail-access.port.ts';
import { mailKindText } from '../../domain/email/mail-kind.ts';
import { noteText } from '../../domain/email/notes.ts';
import { reasonText } from '../../domain/reasons/reasons.ts';
import { reviewReasonsInWords } from '../../domain/sales-order/review-words.ts';
import { type Fact, mailOfFacts } from './mail-of-facts.ts';
import { factsOfOrders, type ToldOrder } from './told-orders.ts';

export type NotificationInput = {
  readonly email: KnownEmail;
  /** what it became, or belongs to */
  readonly orders?: readonly ToldOrder[];
  readonly companyName: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly messageId: string;
  /** where the entry can be seen, null when PUBLIC_URL is not set */
  readonly link: string | null;
};

type Content = { readonly title: string; readonly facts: readonly Fact[] };

const percent = (confidence: number | null): string =>
  confidence === null ? 'nothing extracted' : `${confidence.toFixed(2)} of 100`;

const contentOf = (email: KnownEmail, toldOrders: readonly ToldOrder[]): Content => {
  const mail: readonly Fact[] = [
    ['From', email.mail.fromName ? `${email.mail.fromName} <${email.mail.from}>` : email.mail.from],
    ['Subject', email.mail.subject],
    ['Received', email.mail.receivedAt],
  ];
  if (email.phase === 'failed') {
    const retry = [
      'What to do',
      email.cause === 'gone'
        ? 'The email is no longer available. Ask the sender for it, or enter the order manually.'
        : 'The email stays in INBOX. Fix the cause and retry, or enter the order manually.',
    ] as const;
    return { title: 'An email could not be processed', facts: [...mail, ['Reason', reasonText(email.reason)], retry] };
  }
  if (email.phase === 'settled') return { title: 'An email was resolved', facts: mail };
  if (email.phase !== 'processed') return { title: 'An email is being processed', facts: mail };
  const { orders, confidence, requiresReview, reviewReasons, note, leadId, kind } = email.outcome;
  const dispositions = {
    drafted: 'drafted',
    duplicate: 'received again',
    revised: 'revised',
    held: 'unchanged, revision to review',
    cancellation: 'cancellation requested',
    answered: 'answered by the customer',
  };
  const listed = orders.map(({ reference, disposition }) => `${reference} (${dispositions[disposition]})`).join(', ');
  const customer = email.results[0]?.fields;
  const lead = [customer?.customer_name?.value, customer?.customer_email?.value ?? email.mail.from]
    .filter((part) => part)
    .join(', ');
  return {
    title: orders.length === 0 ? 'An email was processed without an order' : `${kindOf(orders, requiresReview)}: ${listed}`,
    facts: [
      ...mail,
      ...(listed ? [['Orders', listed] as const] : []),
      ...factsOfOrders(toldOrders),
      ['Confidence', percent(confidence)],
      ...(requiresReview ? [['Review reasons', reviewReasonsInWords(reviewReasons) || 'not specified'] as const] : []),
      ...(leadId ? [['New lead', lead] as const] : []),
      ...(kind ? [['Kind', mailKindText[kind]] as const] : []),
      ...(note ? [['Note', noteText(note)] as const] : []),
    ],
  };
};

const kindOf = (orders: readonly OrderOutcome[], requiresReview: boolean): string => {
  if (requiresReview) return 'To review';
  if (orders.some(({ disposition }) => disposition === 'drafted')) return 'New';
  if (orders.some(({ disposition }) => disposition === 'cancellation')) return 'Cancellation request';
  if (orders.some(({ disposition }) => disposition === 'answered')) return 'Answer';
  return orders.every(({ disposition }) => disposition === 'duplicate') ? 'Received again' : 'Revised';
};

export const composeNotification = ({
  email,
  orders = [],
  companyName,
  from,
  to,
  messageId,
  link,
}: NotificationInput): OutgoingMail => {
  const { title, facts } = contentOf(email, orders);
  const rows = link ? [...facts, ['Details', link] as const] : facts;
  return mailOfFacts({ title, facts: rows, companyName, from, to, messageId });
};
