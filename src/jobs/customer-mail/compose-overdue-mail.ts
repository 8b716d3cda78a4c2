/** What the company is told when a customer did not answer in time. */

import { ownMessageId } from '../../domain/email/own-mail.ts';
import { because } from '../../domain/reasons/reasons.ts';
import type { KnownOrder } from '../../domain/sales-order/sales-order.state.ts';
import { administratorsOf } from '../delivery/administrators.ts';
import { type InternalWaysDeps, internalSender, internalWays } from '../delivery/internal-ways.ts';
import { linkTo, mailOfFacts } from '../delivery/mail-of-facts.ts';
import type { Composer } from '../delivery/outbox.box.ts';
import { type QuestionMailDeps, roundOf } from './compose-question-mail.ts';

export type OverdueMailDeps = QuestionMailDeps & InternalWaysDeps & { readonly publicUrl: string | null };

const factsOf = ({ reference, content, orderId }: KnownOrder, recipient: string, publicUrl: string | null) => {
  const link = linkTo(publicUrl, `/app/review/${orderId}`);
  return [
    ['Order', reference],
    ...(content.poNumber === null ? [] : [['Customer number of the order', content.poNumber] as const]),
    ['Asked', recipient],
    ['What to do', 'Contact the customer in another way, or complete the draft.'],
    ...(link === null ? [] : [['Review', link] as const]),
  ] as const;
};

/** To the address that the mailbox notifies, else to the administrators. */
export const composeOverdueMail =
  (deps: OverdueMailDeps): Composer =>
  async ({ companyId, id, aboutId, causeId }) => {
    const askable = await deps.askable(companyId, aboutId);
    const round = askable && roundOf(askable.order, causeId);
    if (!askable || round?.state !== 'overdue') return { notWanted: because.questions_over() };
    const { order, sender } = askable;
    const notified = sender?.notificationEmail ?? null;
    const recipients = notified === null ? await administratorsOf(deps, companyId) : [notified];
    if (recipients.length === 0) return { notWanted: because.nobody_named() };
    const senders = sender ? [sender] : [];
    const from = internalSender(deps, senders);
    if (from === null) return { notWanted: because.no_sender() };
    const messageId = ownMessageId(id, from);
    const title = `No answer from the customer about ${order.reference}`;
    const facts = factsOf(order, round.medium === 'chat' ? 'WhatsApp' : round.recipient, deps.publicUrl);
    const companyName = await deps.companyName(companyId);
    const compose = (address: string) => mailOfFacts({ title, facts, companyName, from: address, to: recipients, messageId });
    return { recipients, messageId, ways: await internalWays(deps, companyId, senders, compose) };
  };
