/** Looks up what an order is judged by: its mail, its customer's record and history, and the prices of its products. */
import { dayIn } from '@order-intake/kernel';
import type { ApprovalKnowledge } from '../../domain/auto-approval/approval-facts.ts';
import type { ApprovalLookup } from '../../domain/auto-approval/approval-lookup.port.ts';
import type { CompanyMailboxes } from '../../domain/mailbox/mailbox.decider.ts';
import { requirementsOf } from '../../domain/sales-order/approval-requirements.ts';
import type { CatalogLookup } from '../../domain/sales-order/catalog-lookup.port.ts';
import type { ReviewLookup } from '../../domain/sales-order/review/review-lookup.port.ts';
import type { KnownOrder } from '../../domain/sales-order/sales-order.state.ts';
import type { LoadCompanySettings } from '../company/change-company-settings.command.ts';
import type { LoadEmail } from '../email/advance-email.command.ts';
import { mailSender } from '../sales-order/describe-order.ts';

export type ReadMailboxes = (companyId: string) => Promise<CompanyMailboxes>;

export type ApprovalKnowledgeDeps = {
  readonly catalog: Pick<CatalogLookup, 'customer' | 'products'>;
  readonly lookup: Pick<ReviewLookup, 'prices'>;
  readonly approvals: ApprovalLookup;
  readonly companySettings: LoadCompanySettings;
  readonly loadEmail: LoadEmail;
  readonly loadMailboxes: ReadMailboxes;
  readonly now: () => Date;
};
export type ApprovalKnowledgeOf = (companyId: string, order: KnownOrder, version: number) => Promise<ApprovalKnowledge>;

const notAMail = { mailboxId: null, sender: null };

const ofMail = async (deps: ApprovalKnowledgeDeps, companyId: string, emailId: string) => {
  const { state } = await deps.loadEmail(companyId, emailId);
  if (state.phase === 'none') return notAMail;
  const { authentication = null, servers = [] } = mailSender(state, await deps.loadMailboxes(companyId));
  return { mailboxId: state.copies[0]?.copy.mailboxId ?? null, sender: { authentication, servers } };
};

export const createApprovalKnowledge =
  (deps: ApprovalKnowledgeDeps): ApprovalKnowledgeOf =>
  async (companyId, { content }, version) => {
    const { catalog, lookup, approvals } = deps;
    const { source, extraction, shipTo } = content;
    const customerId = content.customer?.customerId ?? null;
    const layoutId = extraction?.layout?.id ?? null;
    const productIds = [...new Set(content.lines.flatMap(({ productId }) => productId ?? []))];
    const [company, customer, products, prices, mail, trustedRun, customerErrors, isKnown] = await Promise.all([
      deps.companySettings(companyId),
      customerId === null ? null : catalog.customer(companyId, customerId),
      catalog.products(companyId, productIds),
      lookup.prices(companyId, customerId, productIds),
      source.kind === 'email' ? ofMail(deps, companyId, source.id) : notAMail,
      customerId === null || layoutId === null ? 0 : approvals.trustedRun(companyId, customerId, layoutId),
      customerId === null ? 0 : approvals.customerErrors(companyId, customerId, version),
      customerId === null || !shipTo ? false : approvals.isKnownShipTo(companyId, customerId, shipTo),
    ]);
    return {
      ...mail,
      trustedRun,
      customerErrors,
      shipTo: shipTo ? (isKnown ? 'known' : 'unknown') : 'not_given',
      requires: requirementsOf(company),
      review: {
        today: dayIn(company.timeZone, deps.now()),
        companyCurrency: company.currency,
        customer: customer && { currency: customer.currency, emails: customer.emails, domains: customer.domains, blocked: null },
        products: Object.fromEntries(products.map((product) => [product.productId, product])),
        prices,
      },
    };
  };
