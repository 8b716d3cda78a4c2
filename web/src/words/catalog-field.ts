/** The display name of a column of an import. Pure. */
import type { Words } from './words.ts';

export const catalogFieldName = ({ catalog, common }: Pick<Words, 'catalog' | 'common'>) => {
  const names: Readonly<Record<string, string>> = {
    code: catalog.code,
    name: common.name,
    tax_number: catalog.taxNumber,
    emails: catalog.emails,
    phones: catalog.phones,
    domains: catalog.domains,
    currency: catalog.currency,
    aliases: catalog.names,
    blocked: catalog.isBlocked,
    blocked_reason: catalog.blockedReason,
    several_orders_per_number: catalog.hasSeveralOrders,
    ean: catalog.ean,
    unit: catalog.unit,
    units: catalog.units,
    packaging_multiple: catalog.packagingMultiple,
    minimum_quantity: catalog.minimumOrder,
    price: catalog.price,
    stock: catalog.stock,
    available_from: catalog.availableFrom,
    customer: catalog.customer,
    number: catalog.itemNumber,
    source: catalog.aliasSource,
    label: catalog.addressName,
    product: catalog.product,
    min_qty: catalog.fromQuantity,
    valid_from: catalog.validSince,
    valid_to: catalog.validUntil,
    is_default: catalog.usual,
    street: catalog.street,
    postal_code: catalog.postalCode,
    city: catalog.city,
    country: catalog.country,
    gln: catalog.gln,
    is_default_ship_to: catalog.defaultShipTo,
    is_default_bill_to: catalog.defaultBillTo,
  };
  return (field: string): string => names[field] ?? field;
};
