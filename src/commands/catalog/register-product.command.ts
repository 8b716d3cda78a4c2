import { catalogEntry } from '../../domain/catalog/catalog.decider.ts';
import { productStream } from '../../domain/catalog/catalog.stream.ts';
import type { CommandContext } from '../../platform/command-handling/command-context.ts';
import type { CommandHandler } from '../../platform/command-handling/command-handler.ts';
import type { Position } from '../../platform/event-store/event-store.ts';
import { derivedId } from '../shared/derived-id.ts';
import { orThrow } from '../shared/or-throw.ts';

/** `price` is a decimal string. */
export type ProductInput = { readonly code: string; readonly name: string; readonly price: string | null };
export type RegisterProduct = (
  input: ProductInput,
  context: CommandContext,
) => Promise<{ productId: string; position: Position | null }>;

/** The id follows from the code: registering the same product again changes nothing. */
export const createRegisterProduct =
  (handle: CommandHandler): RegisterProduct =>
  async (input, context) => {
    const productId = derivedId('product', context.companyId, input.code);
    const stream = productStream(context.companyId, productId);
    const command = { type: 'RegisterProduct', productId, ...input } as const;
    const { position } = orThrow(await handle({ decider: catalogEntry, stream, command, context }));
    return { productId, position };
  };
