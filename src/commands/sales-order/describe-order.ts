/** From what was read to what is wanted: customer, products and warehouse matched against the company's records. Nothing is recorded. */
import {
  contentFromFlat,
  type ExtractedLine,
  type Extraction,
  isFromWords,
  orderDetails,
} from '@order-intake/order-extraction/document';
import { withCustomerAddress } from '../../domain/catalog/customer-addresses.ts';
import { domainOf } from '../../domain/email/answerable.ts';
import type { MailHeader } from '../../domain/email/email.events.ts';
import type { KnownEmail } from '../../domain/email/email.state.ts';
import type { CompanyMailboxes } from '../../domain/mailbox/mailbox.decider.ts';
import type { MailboxSettings } from '../../domain/mailbox/mailbox.events.ts';
import type { CatalogLookup, KnownWarehouse } from '../../domain/sales-order/catalog-lookup.port.ts';
import { sumsOfLines } from '../../domain/sales-order/lines-total.ts';
import { completedLines } from '../../domain/sales-order/listed-terms.ts';
import type { DescribedProduct } from '../../domain/sales-order/match-line.ts';
import { cluesOf, lineOfCharge, matchCustomer, matchLine } from '../../domain/sales-order/matching.ts';
import { reviewed } from '../../domain/sales-order/order-review.ts';
import type { KnownSender } from '../../domain/sales-order/review/review-knowledge.ts';
import type { OrderContent, OrderSource, SourceDocument } from '../../domain/sales-order/sales-order.events.ts';
import { completedTotals } from '../../domain/shared/order-totals.ts';
import { contentHashes } from './content-hash.ts';
import type { ReviewFactsOf } from './review-facts.ts';

/** `authentication` and `servers` of a mail; what a person brings has none. */
export type Sender = { readonly email: string; readonly name: string | null } & Partial<
  Pick<KnownSender, 'authentication' | 'servers'>
>;
/** Of a mail that came to this mailbox; null: the mailbox is not there any more. */
export const senderOf = (
  { from, fromName, origin }: MailHeader,
  mailbox: Pick<MailboxSettings, 'emailAddress' | 'imapServer'> | null,
): Sender => ({
  email: from,
  name: fromName,
  authentication: origin?.authentication ?? null,
  servers: mailbox === null ? [] : [domainOf(mailbox.emailAddress), mailbox.imapServer],
});
/**
 * The sender of the mail, checked against the mailbox that it came to: a person who creates an order from the mail
 * has proved nothing about the sender.
 */
export const mailSender = ({ mail, copies }: KnownEmail, mailboxes: CompanyMailboxes): Sender =>
  senderOf(mail, copies.map(({ copy }) => mailboxes[copy.mailboxId]).find((mailbox) => mailbox !== undefined) ?? null);

export type ReadOrder = {
  readonly source: OrderSource;
  readonly extraction: Extraction;
  /** who sent it, null when nobody is known to have */
  readonly sender: Sender | null;
  /** 0 to 100 */
  readonly threshold: number;
  readonly document: SourceDocument | null;
  /** another attachment of the same mail may be a document and was not read */
  readonly attachmentUnread?: boolean;
};
export type DescribeOrder = (order: ReadOrder, companyId: string) => Promise<OrderContent>;

/** The default one, or the only one. */
export const usualWarehouse = (warehouses: readonly KnownWarehouse[]): string | null =>
  (warehouses.find(({ isDefault }) => isDefault) ?? (warehouses.length === 1 ? warehouses[0] : undefined))?.warehouseId ?? null;

const describedProduct = ({ code, name, buyer_item_id: buyerItemId }: ExtractedLine): DescribedProduct => ({
  code: code?.value ?? null,
  name: name?.value ?? null,
  buyerItemId: buyerItemId?.value,
});

export const createDescribeOrder =
  (catalog: CatalogLookup, reviewFacts: ReviewFactsOf): DescribeOrder =>
  async ({ source, extraction, sender, threshold, document, attachmentUnread = false }, companyId) => {
    const { fields } = extraction;
    const clues = cluesOf(fields, sender?.email ?? null);
    const customers = await catalog.customersLike(companyId, clues);
    const { match, candidates, evidenceDiffers, isAnotherCompany } = matchCustomer(clues, customers);
    // another company's order forwarded by a known customer: the sender's name and address are not the buyer's
    const buyersSender = isAnotherCompany ? null : sender;
    const facts = await catalog.productsLike(companyId, match?.customerId ?? null, extraction.lines.map(describedProduct));
    const articles = extraction.lines.map((line) => matchLine(line, facts));
    const readLines = [...articles, ...(extraction.charges ?? []).map(lineOfCharge)];
    const reviewFactsOfOrder = await reviewFacts(companyId, {
      customerId: match?.customerId ?? null,
      productIds: readLines.flatMap(({ productId }) => productId ?? []),
      orderId: null,
      sourceId: source.id,
      sender: sender && { authentication: null, servers: [], ...sender },
    });
    const currency = fields.currency?.value ?? null;
    const orderDate = fields.order_date?.value ?? null;
    const lines = completedLines(readLines, { currency, orderDate }, reviewFactsOfOrder);
    const { totals, ...details } = contentFromFlat(orderDetails, (name) => fields[name]?.value);
    const total = fields.total?.value ?? null;
    const fullTotals = completedTotals(totals, sumsOfLines(lines), total);
    const readTerms = {
      ...withCustomerAddress(details, reviewFactsOfOrder.knowledge.customer?.addresses),
      ...(fullTotals ? { totals: fullTotals } : {}),
      customer: match,
      customerCandidates: candidates,
      leadId: null,
      customerName: fields.customer_name?.value ?? buyersSender?.name ?? null,
      customerEmail: fields.customer_email?.value ?? buyersSender?.email ?? null,
      poNumber: fields.po_number?.value ?? null,
      orderDate,
      deliveryDate: fields.delivery_date?.value ?? null,
      currency,
      total,
      warehouseId: usualWarehouse(await catalog.warehouses(companyId)),
      lines,
    };
    const review = reviewed({
      extraction,
      threshold,
      terms: readTerms,
      facts: reviewFactsOfOrder,
      more: [
        ...(evidenceDiffers ? (['customer_evidence_differs'] as const) : []),
        // a chat contact has proved nothing but a number
        ...(source.kind === 'chat' ? (['received_by_chat'] as const) : []),
        ...(extraction.warnings.some(({ code }) => code === 'data_differs') ? (['embedded_data_differs'] as const) : []),
        ...(attachmentUnread ? (['attachment_unread'] as const) : []),
        ...(isFromWords(extraction) ? (['order_in_mail_text'] as const) : []),
      ],
    });
    return {
      ...readTerms,
      source,
      extraction,
      document,
      threshold,
      ...review,
      ...contentHashes(readTerms),
      ...(sender?.email.includes('@') ? { senderDomain: domainOf(sender.email) } : {}),
    };
  };
