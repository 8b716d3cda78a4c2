/** Item numbers and addresses of customers as files bring them, customers and products named by their codes. */
import type { CommandContext } from '@order-intake/event-sourcing';
import type { CustomerDetails } from '../../domain/catalog/catalog.events.ts';
import { type CustomerAddress, type ItemNumber, placeOf } from '../../domain/catalog/customer-lists.ts';
import type { KnownCodes } from '../../domain/catalog/price-list.ts';
import { comparable } from '../../domain/sales-order/comparable.ts';
import type { CatalogCommands } from './catalog-commands.ts';
import type { LearnProductAlias } from './product-aliases.command.ts';

export type KeepItemNumber = (number: ItemNumber, context: CommandContext) => Promise<void>;
export type KeepAddress = (address: CustomerAddress, context: CommandContext) => Promise<void>;

/** Adds the number, or gives it its new product. A customer or product that was removed meanwhile stays removed. */
export const createKeepItemNumber =
  (learn: LearnProductAlias, knownCodes: KnownCodes): KeepItemNumber =>
  async ({ customer, number, product }, context) => {
    const [customerKey, productKey] = [comparable(customer), comparable(product)];
    const codes = await knownCodes(context.companyId, { customers: [customerKey], products: [productKey] });
    const [customerId, productId] = [codes.customers.get(customerKey), codes.products.get(productKey)];
    if (!customerId || !productId) return;
    await learn({ customerId, productId, alias: number, source: 'imported' }, context);
  };

const withAddress = ({ addresses: recorded }: CustomerDetails, address: CustomerDetails['addresses'][number]) => {
  const placeKey = placeOf(address);
  // the new default takes the place of the former one
  const addresses = recorded.map((before) => ({
    ...before,
    ...(address.isDefaultShipTo ? { isDefaultShipTo: false } : {}),
    ...(address.isDefaultBillTo ? { isDefaultBillTo: false } : {}),
  }));
  const isKnown = addresses.some((before) => placeOf(before) === placeKey);
  return isKnown ? addresses.map((before) => (placeOf(before) === placeKey ? address : before)) : [...addresses, address];
};

/** Adds the address to its customer, or replaces the one at the same place. */
export const createKeepAddress =
  (changeBy: CatalogCommands<CustomerDetails>['changeBy'], knownCodes: KnownCodes): KeepAddress =>
  async ({ customer, ...address }, context) => {
    const key = comparable(customer);
    const customerId = (await knownCodes(context.companyId, { customers: [key], products: [] })).customers.get(key);
    if (customerId) await changeBy(customerId, (before) => ({ addresses: withAddress(before, address) }), context);
  };
