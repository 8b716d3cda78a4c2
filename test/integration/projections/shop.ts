/** The events and read models of the tests' shop. */
import { readModel } from '../../../src/platform/projections/read-model.ts';

export type ShopEvent =
  | { type: 'ItemAdded'; data: { item: string; at?: string; broken?: boolean } }
  | { type: 'ItemPriced'; data: { item: string; price: number; broken?: boolean; refuse?: boolean } }
  | { type: 'ItemRemoved'; data: { item: string } }
  | { type: 'BuyerNamed'; data: { item: string; name: string } }
  | { type: 'PersonErased'; data: { keyIds: readonly string[] } }
  | { type: 'NobodyReads'; data: { n: number } };

export type ItemRow = {
  readonly item: string;
  readonly total: string;
  readonly prices: readonly number[];
  readonly changed_at: Date;
  readonly revision: number;
};

type ItemEvent = Extract<ShopEvent, { type: 'ItemAdded' | 'ItemPriced' | 'ItemRemoved' }>;

const sum = (a: string, b: number): string => (Math.round(Number(a) * 100 + b * 100) / 100).toFixed(2);

/** What becomes of every item; an event with `refuse` is one that its fold chokes on. */
export const items = readModel<ItemEvent>()<ItemRow>({
  name: 'items',
  version: 1,
  columns: {
    item: 'text primary key',
    total: 'numeric(12,2) not null',
    prices: 'jsonb not null',
    changed_at: 'timestamptz not null',
    revision: 'integer not null',
  },
  indexes: ['create index on $table (changed_at desc)'],
  on: {
    ItemAdded: {
      key: (e) => e.data.item,
      fold: (_, e) => ({ item: e.data.item, total: '0', prices: [], changed_at: e.recordedAt, revision: e.revision }),
    },
    ItemPriced: {
      key: (e) => e.data.item,
      fold: (row, e) => {
        if (e.data.refuse) throw new RangeError(`no price of ${e.data.price} for ${e.data.item}`);
        const { price } = e.data;
        return (
          row && {
            ...row,
            total: sum(row.total, price),
            prices: [...row.prices, price].slice(-3),
            changed_at: e.recordedAt,
            revision: e.revision,
          }
        );
      },
    },
    ItemRemoved: { key: (e) => e.data.item, fold: () => null },
  },
});

/** A second read model of the same log, so that one can fail alone. */
export const names = readModel<Extract<ItemEvent, { type: 'ItemAdded' | 'ItemRemoved' }>>()<{ readonly item: string }>({
  name: 'names',
  version: 1,
  columns: { item: 'text primary key' },
  on: {
    ItemAdded: { key: (e) => e.data.item, fold: (_, e) => ({ item: e.data.item }) },
    ItemRemoved: { key: (e) => e.data.item, fold: () => null },
  },
});

export const added = (item: string): ShopEvent => ({ type: 'ItemAdded', data: { item } });
export const priced = (item: string, price: number): ShopEvent => ({ type: 'ItemPriced', data: { item, price } });
export const removed = (item: string): ShopEvent => ({ type: 'ItemRemoved', data: { item } });

/** `count` events over a hundred items, every kind among them, the same ones each time. */
export const shopDay = (count: number): readonly ShopEvent[] =>
  Array.from({ length: count }, (_, n) => {
    const item = `item ${(n * 7) % 100}`;
    if (n < 100) return added(`item ${n}`);
    if (n % 97 === 0) return removed(item);
    return n % 89 === 0 ? added(item) : priced(item, (n % 1000) / 100);
  });
