/** What a notification says: text and HTML of one outcome, for a person who will act on it. Nothing of the mail's body is in it. */
import type { OrderOutcome } from '../../domain/email/email.events.ts';
import type { KnownEmail } from '../../domain/email/email.state.ts';
import type { OutgoingMail } from '../../domain/email/mail-access.port.ts';
import type { ReviewReason } from '../../domain/sales-order/review-reasons.ts';
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

const contentOf = (email: KnownEmail, told: readonly ToldOrder[]): Content => {
  const mail: readonly Fact[] = [
    ['From', email.mail.fromName ? `${email.mail.fromName} <${email.mail.from}>` : email.mail.from],
    ['Subject', email.mail.subject],
    ['Received', email.mail.receivedAt],
  ];
  if (email.phase === 'failed') {
    const retry = [
      'What to do',
      email.cause === 'gone'
        ? 'The mail cannot be read again: ask the sender for it, or enter the order by hand.'
        : 'The mail stays in INBOX. Mend the cause and retry the entry, or enter the order by hand.',
    ] as const;
    return { title: 'A mail could not be processed', facts: [...mail, ['Reason', email.reason], retry] };
  }
  if (email.phase === 'settled') return { title: 'A mail was seen to by a person', facts: mail };
  if (email.phase !== 'processed') return { title: 'A mail is being processed', facts: mail };
  const { orders, confidence, requiresReview, reviewReasons, note, leadId } = email.outcome;
  const dispositions = {
    drafted: 'drafted',
    duplicate: 'seen before',
    revised: 'revised',
    held: 'approved before, not changed',
    cancellation: 'to be cancelled, as the customer asks',
  };
  const listed = orders.map(({ reference, disposition }) => `${reference} (${dispositions[disposition]})`).join(', ');
  const customer = email.results[0]?.fields;
  const lead = [customer?.customer_name?.value, customer?.customer_email?.value ?? email.mail.from]
    .filter((part) => part)
    .join(', ');
  return {
    title: orders.length === 0 ? 'A mail was processed without an order' : `${kindOf(orders, requiresReview)}: ${listed}`,
    facts: [
      ...mail,
      ...(listed ? [['Orders', listed] as const] : []),
      ...factsOfOrders(told),
      ['Confidence', percent(confidence)],
      ...(requiresReview ? [['Review', inWords(reviewReasons)] as const] : []),
      ...(leadId ? [['New lead', lead] as const] : []),
      ...(note ? [['Note', note] as const] : []),
    ],
  };
};

const kindOf = (orders: readonly OrderOutcome[], requiresReview: boolean): string => {
  if (requiresReview) return 'Please review';
  if (orders.some(({ disposition }) => disposition === 'drafted')) return 'New';
  if (orders.some(({ disposition }) => disposition === 'cancellation')) return 'Cancellation';
  return orders.every(({ disposition }) => disposition === 'duplicate') ? 'Seen before' : 'Changed';
};

const reviewWords: Readonly<Record<Exclude<ReviewReason, 'mail_failed' | 'chat_handed_over' | 'upload_without_order'>, string>> =
  {
    confidence_below_threshold: 'the confidence is below the threshold of this mailbox',
    customer_unknown: 'the customer is not known',
    customer_by_domain: 'the customer was found by the domain of an e-mail address alone',
    customer_by_similar_name: 'the customer was found by a similar name',
    customer_evidence_differs: 'the document names more than one customer',
    no_lines: 'no lines were found',
    product_not_found: 'a product is not known',
    product_by_similar_name: 'a product was found by a similar name',
    unit_differs: "a unit is not the product's",
    revision_of_approved_order: 'it would change an order that is approved: the order stays as it is',
    order_revised: 'it changes an order that was drafted before',
    changes_unknown_order: 'it changes an order that is not known here',
    cancels_unknown_order: 'it asks to cancel an order that is not known here',
    cancellation_requested: 'the customer asks to cancel an order',
    revision_of_cancelled_order: 'it would change an order that is cancelled',
    received_by_chat: 'it came by chat',
    order_in_mail_text: 'it stood in the text of the mail',
    revision_of_draft: 'the text of a mail changes it',
    hand_over_refused: 'another system refused it',
    currency_differs: "the currency is neither the customer's nor ours",
    sender_unverified: "the sender is not known to be the customer's",
    customer_blocked: 'the customer is blocked',
    similar_order: 'the same articles were ordered under another number',
    price_differs: 'a price is not the one that is listed',
    quantity_unusual: 'a quantity is far from what the customer orders',
    total_over_limit: 'the total is over the limit',
    delivery_date_past: 'the delivery date is over',
    delivery_date_weekend: 'the delivery date is on a weekend',
    delivery_date_far: 'the delivery date is far ahead',
  };

const inWords = (reasons: readonly string[]): string =>
  reasons.map((reason) => (reviewWords as Readonly<Record<string, string>>)[reason] ?? reason).join('; ') || 'required';

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
  const rows = link ? [...facts, ['Entry', link] as const] : facts;
  return mailOfFacts({ title, facts: rows, companyName, from, to, messageId });
};
