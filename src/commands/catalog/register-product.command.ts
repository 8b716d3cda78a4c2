import type { CommandContext } from '@order-intake/event-sourcing';
import type { ProductDetails } from '../../domain/catalog/catalog.events.ts';
import { comparable } from '../../domain/sales-order/comparable.ts';
import { derivedId } from '../shared/derived-id.ts';
import type { CatalogCommands, RecordResult } from './catalog-commands.ts';

/** `price` is a decimal string. */
export type ProductInput = Pick<ProductDetails, 'code' | 'name' | 'price'> & Partial<ProductDetails>;
export type RegisterProduct = (
  input: ProductInput,
  context: CommandContext,
) => Promise<RecordResult<ProductDetails> & { readonly productId: string; readonly created: boolean }>;

export const productIdOf = (companyId: string, { code }: Pick<ProductDetails, 'code'>): string =>
  derivedId('product', companyId, comparable(code));

const unknown = { ean: null, unit: null, currency: null, stock: null, availableFrom: null };

/** The id follows from the code: registering the same product again changes nothing. */
export const createRegisterProduct =
  (products: CatalogCommands<ProductDetails>): RegisterProduct =>
  async (input, context) => {
    const productId = productIdOf(context.companyId, input);
    return { ...(await products.register(productId, { ...unknown, ...input }, context)), productId };
  };
