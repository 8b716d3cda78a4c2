/** From extractions to an outcome: orders taken, or the reason why there is none. */
import type { LoadedEmail } from '../../commands/email/advance-email.command.ts';
import type { TakenOrder, TakeOrder } from '../../commands/sales-order/take-order.command.ts';
import type { EmailCommand } from '../../domain/email/email.decider.ts';
import type { NotForUs } from '../../domain/email/email.events.ts';
import type { KnownEmail } from '../../domain/email/email.state.ts';
import type { Mailbox } from '../../domain/mailbox/mailbox.decider.ts';
import { type DocumentType, drafts, type Extraction } from '../../domain/shared/extraction.ts';
import { shortText } from '../../kernel/text.ts';
import type { JobContext } from '../../platform/command-handling/command-context.ts';

type Conclusion = Extract<EmailCommand, { type: 'ConcludeProcessing' }>;
type Deps = { readonly takeOrder: TakeOrder; readonly now: () => Date };

const notForUsNotes: Readonly<Record<NotForUs, string>> = {
  bounce: 'a delivery report, not an order',
  auto_reply: 'an automatic reply, not an order',
  own_notification: 'our own notification',
  encrypted: 'encrypted: nothing in it can be read',
};

const typeWords: Readonly<Record<DocumentType, string>> = {
  order: 'an order',
  order_change: 'a change of an order',
  order_cancellation: 'a cancellation of an order',
  order_response: 'an order confirmation',
  quotation: 'a quotation',
  invoice: 'an invoice',
  delivery_note: 'a delivery note',
  receipt: 'a receipt',
  other: 'none of the known kinds',
};

const isOrder = ({ documentType }: Extraction): boolean => drafts(documentType);
const lowest = (results: readonly Extraction[]): number | null =>
  results.length === 0 ? null : Math.min(...results.map(({ confidence }) => confidence));

/** Every taken order is repeatable, so this may run again after a crash anywhere in it. */
export const createConcludeEmail =
  ({ takeOrder, now }: Deps) =>
  async (
    { state, personKeyId }: LoadedEmail & { state: KnownEmail },
    mailbox: Mailbox,
    context: JobContext,
  ): Promise<Conclusion> => {
    const { emailId, results } = state;
    const orders = results.filter(isOrder);
    const threshold = mailbox.minConfidenceThreshold;
    const taken: TakenOrder[] = [];
    let unknownChange = false;
    if (mailbox.autoCreateDraft) {
      for (const [ordinal, extraction] of orders.entries()) {
        const result = await takeOrder(
          {
            source: { kind: 'email', id: emailId },
            ordinal,
            extraction,
            sender: { email: state.mail.from, name: state.mail.fromName },
            threshold,
            year: now().getUTCFullYear(),
            person: personKeyId === null ? { person: state.mail.from } : { keyId: personKeyId },
          },
          context,
        );
        if (result) taken.push(result);
        else unknownChange = true;
      }
    }
    const confidence = lowest(orders.length > 0 ? orders : results);
    // also of one that repeats a known order: what was hardly read may be another order
    const unsure = orders.length > 0 && confidence !== null && confidence < threshold;
    const reviewReasons = [
      ...new Set([
        ...taken.flatMap((order) => order.reviewReasons),
        ...(unknownChange ? ['changes_unknown_order'] : []),
        ...(unsure ? ['confidence_below_threshold'] : []),
      ]),
    ];
    return {
      type: 'ConcludeProcessing',
      emailId,
      orders: taken.map(({ outcome }) => outcome),
      confidence,
      threshold,
      requiresReview: reviewReasons.length > 0,
      reviewReasons,
      note: shortNote(noteOf(state, orders, taken, { autoCreateDraft: mailbox.autoCreateDraft, unknownChange })),
      leadId: taken.find(({ leadId }) => leadId !== null)?.leadId ?? null,
      notify: state.notForUs === null,
    };
  };

/** It may list what every part of a mail was left out for. */
const longestNote = 1_000;
const shortNote = (note: string | null): string | null => note && shortText(note, longestNote);

type Circumstances = { readonly autoCreateDraft: boolean; readonly unknownChange: boolean };

const noteOf = (
  email: KnownEmail,
  orders: readonly Extraction[],
  taken: readonly TakenOrder[],
  { autoCreateDraft, unknownChange }: Circumstances,
): string | null => {
  if (email.notForUs) return notForUsNotes[email.notForUs];
  if (email.results.length === 0) {
    const reasons = email.skipped.map(({ name, reason }) => `${name}: ${reason}`).join('; ');
    return reasons === '' ? 'no attachments' : `nothing to process (${reasons})`;
  }
  if (orders.length === 0)
    return `no draft: the document is ${[...new Set(email.results.map(({ documentType }) => typeWords[documentType]))].join(' and ')}`;
  if (!autoCreateDraft) return 'no draft: auto_create_draft is off for this mailbox';
  if (unknownChange) return 'no draft: it changes an order that is not known here';
  if (taken.every(({ outcome }) => outcome.disposition === 'duplicate'))
    return `the same order again: see ${taken.map(({ outcome }) => outcome.reference).join(', ')}`;
  return null;
};
