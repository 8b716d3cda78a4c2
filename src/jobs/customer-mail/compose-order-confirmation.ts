/** The confirmation of an order: a mail with a PDF, and a file for the customer's own program. */
import type { OutgoingFile } from '../../domain/email/mail-access.port.ts';
import { differenceCount } from '../../domain/order-confirmation/confirmation-differences.ts';
import type { ConfirmationFiles } from '../../domain/order-confirmation/confirmation-files.port.ts';
import { because } from '../../domain/reasons/reasons.ts';
import type { OrderConfirmationQueries } from '../../projections/orders-feed/order-confirmation.queries.ts';
import type { Composer } from '../delivery/outbox.box.ts';
import { factsOf, mailToCustomer, type OrderMailDeps } from './compose-order-mail.ts';
import { confirmationCause } from './customer-mail-jobs.ts';
import { orderMailWords } from './order-mail-words.ts';
import type { OrderedInterchange } from './ordered-interchange.ts';

export type OrderConfirmationDeps = OrderMailDeps &
  OrderConfirmationQueries & {
    readonly orderedInterchange: OrderedInterchange;
    readonly confirmationFiles: ConfirmationFiles;
    readonly now: () => Date;
  };

export const composeOrderConfirmation =
  (deps: OrderConfirmationDeps): Composer =>
  async (message) => {
    const { companyId, aboutId: orderId, causeId, sent } = message;
    const order = await deps.loadOrder(companyId, orderId);
    if (order.phase !== 'approved' && order.phase !== 'handed_over') return { notWanted: because.order_over() };
    // also where the newer approval can still be undone: its release asks again
    if (confirmationCause(orderId, order.version) !== causeId) return { notWanted: because.approved_anew() };
    const same = await deps.versionsLike(companyId, orderId, order.version);
    const last = sent.filter((sentId) => sentId !== causeId).at(-1);
    if (same.some((version) => confirmationCause(orderId, version) === last)) return { notWanted: because.confirmed_before() };
    const confirmation = await deps.orderConfirmation(companyId, orderId, deps.now());
    // somebody was faster since the order was loaded
    if (!confirmation?.isApproved || confirmation.version !== order.version) return { notWanted: because.approved_anew() };
    return mailToCustomer(deps, message, order, async (language) => {
      const words = orderMailWords[language];
      const count = differenceCount(confirmation.differences);
      const pdf = await deps.confirmationFiles.pdf(confirmation, language);
      // an EDIFACT order is answered in EDIFACT; every other one, and one whose file is gone, by UBL
      const interchange = await deps.orderedInterchange(companyId, order.content);
      const { edifact, ubl } = deps.confirmationFiles;
      const data = (interchange && edifact(confirmation, interchange)) ?? ubl(confirmation);
      const name = `order-confirmation-${fileName(order.reference)}`;
      return {
        title: words.customer_order_approved(order.content.poNumber ?? order.reference),
        facts: [...factsOf(order, words), ...(count === 0 ? [] : [[words.differences, String(count)] as const])],
        files: [pdf, data].map(({ bytes, mediaType, ending }): OutgoingFile => ({ name: `${name}.${ending}`, mediaType, bytes })),
      };
    });
  };

const fileName = (reference: string): string => reference.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 60);
