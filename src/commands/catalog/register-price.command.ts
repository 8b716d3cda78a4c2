import type { CommandContext } from '@order-intake/event-sourcing';
import { canonicalDecimal } from '@order-intake/kernel';
import type { PriceDetails } from '../../domain/catalog/catalog.events.ts';
import { comparable } from '../../domain/sales-order/comparable.ts';
import { derivedId } from '../shared/derived-id.ts';
import type { CatalogCommands, RecordResult } from './catalog-commands.ts';

export type RegisterPrice = (
  input: PriceDetails,
  context: CommandContext,
) => Promise<RecordResult<PriceDetails> & { readonly created: boolean }>;

/** One price of one product for one customer, in one currency, from one day and one quantity on. */
export const priceIdOf = (companyId: string, { customer, product, currency, minQty, validFrom }: PriceDetails): string =>
  derivedId(
    'price',
    companyId,
    comparable(customer ?? ''),
    comparable(product),
    currency ?? '',
    canonicalDecimal(minQty),
    validFrom ?? '',
  );

/** Registering the same price again changes nothing. */
export const createRegisterPrice =
  (prices: CatalogCommands<PriceDetails>): RegisterPrice =>
  (input, context) =>
    prices.register(priceIdOf(context.companyId, input), input, context);
