/** From extractions to an outcome: orders taken, or the reason why there is none. */
import type { JobContext } from '@order-intake/event-sourcing';
import { shortText } from '@order-intake/kernel';
import { drafts, type Extraction, isFromWords, warn } from '@order-intake/order-extraction/document';
import type { LoadedEmail } from '../../commands/email/advance-email.command.ts';
import { senderOf } from '../../commands/sales-order/describe-order.ts';
import type { RequestCancellation } from '../../commands/sales-order/request-cancellation.command.ts';
import type { TakeAnswer } from '../../commands/sales-order/take-answer.command.ts';
import type { TakeDeliveryReport } from '../../commands/sales-order/take-delivery-report.command.ts';
import type { TakenOrder, TakeOrder } from '../../commands/sales-order/take-order.command.ts';
import type { EmailCommand } from '../../domain/email/email.decider.ts';
import {
  type NotForUs,
  type OrderOutcome,
  reasonsOfParts,
  type SkippedPart,
  unreadDocuments,
} from '../../domain/email/email.events.ts';
import type { KnownEmail } from '../../domain/email/email.state.ts';
import { type MailKind, mailKindOf } from '../../domain/email/mail-kind.ts';
import { type EmailNote, note, shortNote } from '../../domain/email/notes.ts';
import type { Mailbox } from '../../domain/mailbox/mailbox.decider.ts';
import { cancellationIn } from '../../domain/sales-order/cancellation.ts';
import type { ReviewReason } from '../../domain/sales-order/review-reasons.ts';

export type Conclusion = Extract<EmailCommand, { type: 'ConcludeProcessing' }>;
type Deps = {
  readonly takeOrder: TakeOrder;
  readonly requestCancellation: RequestCancellation;
  readonly takeAnswer: TakeAnswer;
  readonly takeDeliveryReport: TakeDeliveryReport;
  readonly now: () => Date;
};

const notForUsNotes: Readonly<Record<NotForUs, EmailNote>> = {
  bounce: note.delivery_report(),
  auto_reply: note.automatic_reply(),
  own_notification: note.own_notification(),
  encrypted: note.encrypted(),
};

const isOrder = ({ documentType }: Extraction): boolean => drafts(documentType);
const lowest = (all: readonly { readonly confidence: number | null }[]): number | null => {
  const stated = all.flatMap(({ confidence }) => confidence ?? []);
  return stated.length === 0 ? null : Math.min(...stated);
};

/** Every taken order is repeatable, so this may run again after a crash anywhere in it. */
export const createConcludeEmail =
  ({ takeOrder, requestCancellation, takeAnswer, takeDeliveryReport, now }: Deps) =>
  async (
    { state, personKeyId }: LoadedEmail & { state: KnownEmail },
    mailbox: Mailbox,
    context: JobContext,
  ): Promise<Conclusion> => {
    const { emailId } = state;
    const results = state.results.map((extraction) => withUnread(extraction, state.skipped));
    const isAnswer = state.answer !== null && state.answer.by !== 'other';
    const readOrders = results.filter(isOrder);
    // what an answer orders in words is a revision of the order that it is about
    const orders = isAnswer ? readOrders.filter((extraction) => !isFromWords(extraction)) : readOrders;
    const threshold = mailbox.minConfidenceThreshold;
    const takenOrders: TakenOrder[] = [];
    let unknownChange = false;
    if (mailbox.autoCreateDraft) {
      for (const [ordinal, extraction] of orders.entries()) {
        const result = await takeOrder(
          {
            source: { kind: 'email', id: emailId },
            ordinal,
            extraction,
            attachmentUnread: unreadDocuments(state.skipped).length > 0,
            sender: senderOf(state.mail, mailbox),
            threshold,
            year: now().getUTCFullYear(),
            person: personKeyId === null ? { person: state.mail.from } : { keyId: personKeyId },
          },
          context,
        );
        if (result) takenOrders.push(result);
        else unknownChange = true;
      }
    }
    if (state.notForUs === 'bounce') await takeDeliveryReport(state, context);
    const cancellation = await cancelled(requestCancellation, state, context);
    const answered = await answer(takeAnswer, { ...state, results }, mailbox, takenOrders, context);
    const confidence = lowest([...(orders.length > 0 ? orders : results), ...takenOrders]);
    // also of one that repeats a known order: what was hardly read may be another order
    const unsure = orders.length > 0 && confidence !== null && confidence < threshold;
    const reviewReasons = [
      ...new Set([
        ...takenOrders.flatMap((order) => order.reviewReasons),
        ...(cancellation?.reason ? [cancellation.reason] : []),
        ...(answered?.reason ? [answered.reason] : []),
        ...(unknownChange ? ['changes_unknown_order'] : []),
        ...(unsure ? ['confidence_below_threshold'] : []),
      ]),
    ];
    const isNoOrder = orders.length === 0 && cancellation === null && answered === null;
    return {
      type: 'ConcludeProcessing',
      emailId,
      orders: [...takenOrders.map(({ outcome }) => outcome), ...[cancellation, answered].flatMap((end) => end?.outcome ?? [])],
      confidence,
      threshold,
      requiresReview: reviewReasons.length > 0,
      reviewReasons,
      note:
        cancellation?.note ??
        answered?.note ??
        noteOf(state, orders, takenOrders, { autoCreateDraft: mailbox.autoCreateDraft, unknownChange }),
      leadId: takenOrders.find(({ leadId }) => leadId !== null)?.leadId ?? null,
      notify: state.notForUs === null,
      ...(isNoOrder ? { kind: kindOf(state) } : {}),
    };
  };

const kindOf = ({ notForUs, mail, results, written }: KnownEmail): MailKind =>
  mailKindOf({ notForUs, mail, written, documentTypes: results.map(({ documentType }) => documentType) });

/** The reviewer of the order sees which file of its mail was not read. */
const withUnread = (extraction: Extraction, skipped: readonly SkippedPart[]): Extraction => {
  const left = skipped.filter(({ mayBeDocument }) => mayBeDocument);
  const warnings = [...extraction.warnings, ...left.map(({ name, reason }) => warn.document_left_out(name, reason))];
  return left.length === 0 || !isOrder(extraction) ? extraction : { ...extraction, warnings };
};

/** What a mail does beside bringing orders. */
type Beside = { readonly outcome: OrderOutcome | null; readonly reason: ReviewReason | null; readonly note: EmailNote };

/** null: it takes nothing back. Bounces and automatic answers repeat the subjects of others. */
const cancelled = async (
  requestCancellation: RequestCancellation,
  { emailId, mail, results, notForUs }: KnownEmail,
  context: JobContext,
): Promise<Beside | null> => {
  const cancellationRequest = notForUs === null ? cancellationIn(mail.subject, results) : null;
  if (!cancellationRequest) return null;
  const source = { kind: 'email', id: emailId } as const;
  const order = await requestCancellation({ request: cancellationRequest, source, sender: mail.from, customerId: null }, context);
  if (!order) return { outcome: null, reason: 'cancels_unknown_order', note: note.cancels_unknown_order() };
  const outcome = { orderId: order.orderId, reference: order.reference, disposition: 'cancellation' } as const;
  return order.waits
    ? { outcome, reason: 'cancellation_requested', note: note.cancellation_wished(order.reference) }
    : { outcome, reason: null, note: note.cancels_what_is_over(order.reference) };
};

/** null: it answers no questions. */
const answer = async (
  takeAnswer: TakeAnswer,
  { emailId, mail, results, answer: mailAnswer }: KnownEmail,
  mailbox: Mailbox,
  taken: readonly TakenOrder[],
  context: JobContext,
): Promise<Beside | null> => {
  if (mailAnswer === null) return null;
  const { orderId, reference, by } = mailAnswer;
  if (by === 'other')
    return taken.length > 0
      ? null
      : { outcome: null, reason: 'answer_of_other_address', note: note.answer_of_other_address(reference) };
  const source = { kind: 'email', id: emailId } as const;
  const orders = results.filter((read) => isOrder(read) && isFromWords(read));
  await takeAnswer({ answer: mailAnswer, source, orders, sender: senderOf(mail, mailbox) }, context);
  const outcome = { orderId, reference, disposition: 'answered' } as const;
  const isTold = taken.some((order) => order.outcome.orderId === orderId);
  return { outcome: isTold ? null : outcome, reason: null, note: note.answer_to_questions(reference) };
};

/** It may list what every part of a mail was left out for, or all orders of a long document. */
const longestFact = 950;

type Circumstances = { readonly autoCreateDraft: boolean; readonly unknownChange: boolean };

const noteOf = (
  email: KnownEmail,
  orders: readonly Extraction[],
  takenOrders: readonly TakenOrder[],
  { autoCreateDraft, unknownChange }: Circumstances,
): EmailNote | null => {
  if (email.notForUs) return notForUsNotes[email.notForUs];
  if (email.results.length === 0) {
    return email.skipped.length === 0 ? note.no_attachments() : shortNote(note.nothing_to_process(reasonsOfParts(email.skipped)));
  }
  if (orders.length === 0)
    return note.no_order_in_it([...new Set(email.results.map(({ documentType }) => documentType))].join(', '));
  if (!autoCreateDraft) return note.drafting_is_off();
  if (unknownChange) return note.changes_unknown_order();
  if (takenOrders.every(({ outcome }) => outcome.disposition === 'duplicate'))
    return note.same_order_again(shortText(takenOrders.map(({ outcome }) => outcome.reference).join(', '), longestFact));
  return null;
};
