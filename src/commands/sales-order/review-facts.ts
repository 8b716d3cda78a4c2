/** Looks up what an order is held against when it is drafted, corrected or matched again: only for the reasons that its company wants. */
import { dayIn } from '@order-intake/kernel';
import { completesPrices, requirementsOf } from '../../domain/sales-order/approval-requirements.ts';
import type { CatalogLookup } from '../../domain/sales-order/catalog-lookup.port.ts';
import type { ReviewFacts } from '../../domain/sales-order/order-review.ts';
import type { KnownBuyer, KnownSender } from '../../domain/sales-order/review/review-knowledge.ts';
import type { ReviewLookup } from '../../domain/sales-order/review/review-lookup.port.ts';
import { reviewSettingsOf } from '../../domain/sales-order/review/review-settings.ts';
import type { LoadCompanySettings } from '../company/change-company-settings.command.ts';

export type ReviewedAs = {
  readonly customerId: string | null;
  /** those that a line may mean */
  readonly productIds: readonly string[];
  /** null: there is no order yet */
  readonly orderId: string | null;
  readonly sourceId: string;
  /** null: it came by no mail, or that was looked at before */
  readonly sender: KnownSender | null;
};
export type ReviewFactsOf = (companyId: string, order: ReviewedAs) => Promise<ReviewFacts>;

type Deps = {
  readonly catalog: CatalogLookup;
  readonly lookup: ReviewLookup;
  readonly companySettings: LoadCompanySettings;
  readonly now: () => Date;
};

export const createReviewFacts =
  ({ catalog, lookup, companySettings, now }: Deps): ReviewFactsOf =>
  async (companyId, { customerId, productIds, orderId, sourceId, sender }) => {
    const company = await companySettings(companyId);
    const settings = reviewSettingsOf(company.reviewChecks);
    const requires = requirementsOf(company);
    const needsPrices = settings.price_differs.enabled || completesPrices(requires);
    const ids = [...new Set(productIds)];
    const isKnown = customerId !== null;
    const days = settings.similar_order.days;
    const [customer, products, prices, quantities, recent] = await Promise.all([
      isKnown ? catalog.customer(companyId, customerId) : null,
      catalog.products(companyId, ids),
      needsPrices ? lookup.prices(companyId, customerId, ids) : [],
      isKnown && settings.quantity_unusual.enabled ? lookup.quantities(companyId, customerId, ids) : [],
      isKnown && settings.similar_order.enabled
        ? lookup.recent(companyId, customerId, { days, exceptOrder: orderId, exceptSource: sourceId })
        : [],
    ]);
    const buyer: KnownBuyer | null = customer && {
      currency: customer.currency,
      emails: customer.emails,
      domains: customer.domains,
      addresses: customer.addresses ?? [],
      blocked: customer.blocked ? { reason: customer.blockedReason ?? null } : null,
    };
    return {
      settings,
      requires,
      knowledge: {
        today: dayIn(company.timeZone, now()),
        companyCurrency: company.currency,
        ownDomains: company.ownDomains,
        customer: buyer,
        products: Object.fromEntries(products.map((product) => [product.productId, product])),
        sender,
        prices,
        quantities,
        recent,
      },
    };
  };
