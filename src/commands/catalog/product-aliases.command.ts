import type { CommandContext, CommandHandler, Position, PreconditionFailed } from '@order-intake/event-sourcing';
import { type Either, isLeft, right } from 'fp-ts/lib/Either.js';
import type { AliasSource } from '../../domain/catalog/catalog.events.ts';
import { productStream } from '../../domain/catalog/catalog.stream.ts';
import { type ProductRefusal, product } from '../../domain/catalog/product.decider.ts';
import { comparable } from '../../domain/sales-order/comparable.ts';
import { derivedId } from '../shared/derived-id.ts';

type Answer = Promise<
  Either<ProductRefusal | PreconditionFailed, { readonly aliasId: string; readonly position: Position | null }>
>;

export type LearnProductAlias = (
  input: { readonly productId: string; readonly customerId: string; readonly alias: string; readonly source: AliasSource },
  context: CommandContext,
) => Answer;
export type RevokeProductAlias = (
  input: { readonly productId: string; readonly aliasId: string },
  context: CommandContext,
) => Answer;

/** The product that an alias means now, and where that is from; null when it means none. */
export type AliasHolder = (
  companyId: string,
  aliasId: string,
) => Promise<{ readonly productId: string; readonly source: AliasSource } | null>;

/** One word of one customer means one product: the last one. A correction of one order does not replace what was entered or imported. */
export const createLearnProductAlias =
  (handle: CommandHandler, holderOf: AliasHolder): LearnProductAlias =>
  async ({ productId, customerId, alias, source }, context) => {
    const { companyId } = context;
    const aliasId = derivedId('product-alias', companyId, customerId, comparable(alias));
    const holder = await holderOf(companyId, aliasId);
    const isMoved = holder?.productId !== productId;
    if (isMoved && holder && holder.source !== 'learned' && source === 'learned') return right({ aliasId, position: null });
    const command = { type: 'LearnAlias', id: productId, aliasId, customerId, alias, source, again: isMoved } as const;
    const handled = await handle({ decider: product, stream: productStream(companyId, productId), command, context });
    return isLeft(handled) ? handled : right({ aliasId, position: handled.right.position });
  };

export const createRevokeProductAlias =
  (handle: CommandHandler): RevokeProductAlias =>
  async ({ productId, aliasId }, context) => {
    const command = { type: 'RevokeAlias', id: productId, aliasId } as const;
    const stream = productStream(context.companyId, productId);
    const handled = await handle({ decider: product, stream, command, context });
    return isLeft(handled) ? handled : right({ aliasId, position: handled.right.position });
  };
