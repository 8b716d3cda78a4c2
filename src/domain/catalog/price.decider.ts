import { canonicalDecimal } from '@order-intake/kernel';
import type { PriceDetails, PriceEvent } from './catalog.events.ts';
import { type CatalogRecord, decideRecord, removed, withChanges } from './catalog-record.ts';

export type Price = CatalogRecord<PriceDetails>;

const initialState: Price = { phase: 'none' };

function evolve(state: Price, event: PriceEvent): Price {
  switch (event.type) {
    case 'PriceRegistered': {
      const { priceId: _, ...details } = event.data;
      return { phase: 'active', details };
    }
    case 'PriceChanged':
      return withChanges(state, event.data.changes);
    case 'PriceRemoved':
      return removed(state);
    default:
      return state;
  }
}

export const normalisedPrice = (details: Partial<PriceDetails>): Partial<PriceDetails> => ({
  ...details,
  ...(details.price === undefined ? {} : { price: canonicalDecimal(details.price) }),
  ...(details.minQty === undefined ? {} : { minQty: canonicalDecimal(details.minQty) }),
});

/** What it is the price of, from when and from how many on, is what it is known by. */
export const priceIdentity = ['customer', 'product', 'currency', 'minQty', 'validFrom'] as const;

const decide = decideRecord<PriceDetails, PriceEvent>(
  {
    registered: (priceId, details) => ({ type: 'PriceRegistered', data: { priceId, ...details } }),
    changed: (priceId, changes) => ({ type: 'PriceChanged', data: { priceId, changes } }),
    removed: (priceId) => ({ type: 'PriceRemoved', data: { priceId } }),
  },
  normalisedPrice,
  () => priceIdentity,
);

export const price = { initialState, evolve, decide };
