import { canonicalDecimal } from '@order-intake/kernel';
import { type Either, left, right } from 'fp-ts/lib/Either.js';
import type { AliasSource, ProductAliasEvent, ProductDetails, ProductEvent } from './catalog.events.ts';
import {
  type CatalogRecord,
  decideRecord,
  type RecordCommand,
  type RecordRefusal,
  removed,
  withChanges,
} from './catalog-record.ts';

/** Aliases that hold, by id. They belong to the product's stream, not to its fields: a product's version does not move with them. */
export type Product = { readonly record: CatalogRecord<ProductDetails>; readonly aliases: ReadonlyMap<string, AliasSource> };

export type ProductCommand =
  | RecordCommand<ProductDetails>
  | {
      readonly type: 'LearnAlias';
      readonly id: string;
      readonly aliasId: string;
      readonly customerId: string;
      readonly alias: string;
      readonly source: AliasSource;
      /** the customer's word means another product by now: learned again, it means this one */
      readonly again: boolean;
    }
  | { readonly type: 'RevokeAlias'; readonly id: string; readonly aliasId: string };
export type ProductRefusal = RecordRefusal | { readonly type: 'AliasUnknown' };

/** Of a product that was registered before it could state them. */
const noOtherUnits = { units: [], packagingMultiple: null, minimumQuantity: null };

const initialState: Product = { record: { phase: 'none' }, aliases: new Map() };

function evolve(state: Product, event: ProductEvent | ProductAliasEvent): Product {
  switch (event.type) {
    case 'ProductRegistered': {
      const { productId: _, ...details } = event.data;
      return { ...state, record: { phase: 'active', details: { ...noOtherUnits, ...details } } };
    }
    case 'ProductChanged':
      return { ...state, record: withChanges(state.record, event.data.changes) };
    case 'ProductRemoved':
      return { ...state, record: removed(state.record) };
    case 'ProductAliasLearned':
      return { ...state, aliases: new Map([...state.aliases, [event.data.aliasId, event.data.source ?? 'learned']]) };
    case 'ProductAliasRevoked':
      return { ...state, aliases: new Map([...state.aliases].filter(([id]) => id !== event.data.aliasId)) };
    default:
      return state;
  }
}

const decimals = ['price', 'stock', 'packagingMultiple', 'minimumQuantity'] as const;

export const normalisedProduct = (details: Partial<ProductDetails>): Partial<ProductDetails> => ({
  ...details,
  ...Object.fromEntries(
    decimals.flatMap((name) => (typeof details[name] === 'string' ? [[name, canonicalDecimal(details[name])]] : [])),
  ),
  ...(details.units ? { units: details.units.map(({ unit, factor }) => ({ unit, factor: canonicalDecimal(factor) })) } : {}),
});

const decideProduct = decideRecord<ProductDetails, ProductEvent>(
  {
    registered: (productId, details) => ({ type: 'ProductRegistered', data: { productId, ...details } }),
    changed: (productId, changes) => ({ type: 'ProductChanged', data: { productId, changes } }),
    removed: (productId) => ({ type: 'ProductRemoved', data: { productId } }),
  },
  normalisedProduct,
);

function decide(
  command: ProductCommand,
  { record, aliases }: Product,
): Either<ProductRefusal, readonly (ProductEvent | ProductAliasEvent)[]> {
  switch (command.type) {
    case 'LearnAlias': {
      if (record.phase !== 'active') return left({ type: 'RecordUnknown' });
      const { id: productId, aliasId, customerId, alias, source } = command;
      const former = aliases.get(aliasId);
      // what was only learned is confirmed by a person or a file
      const isConfirmed = former === 'learned' && source !== 'learned';
      if (former && !isConfirmed && !command.again) return right([]);
      const by = source === 'learned' ? {} : { source };
      return right([{ type: 'ProductAliasLearned', data: { aliasId, productId, customerId, alias, ...by } }]);
    }
    case 'RevokeAlias':
      if (!aliases.has(command.aliasId)) return left({ type: 'AliasUnknown' });
      return right([{ type: 'ProductAliasRevoked', data: { aliasId: command.aliasId, productId: command.id } }]);
    default:
      return decideProduct(command, record);
  }
}

export const product = { initialState, evolve, decide };
