/** What is added to an order or taken off it and is no article: freight, packaging, services, discounts on the whole. */
export const chargeTypes = ['freight', 'packaging', 'service', 'discount', 'other'] as const;
export type ChargeType = (typeof chargeTypes)[number];
