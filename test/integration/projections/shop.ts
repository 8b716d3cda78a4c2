/** The events and read models of the tests' shop. */
import { change, put, type ReadModel, readModel, remove } from '@order-intake/event-sourcing';
import { jsonb, numeric, primaryKey, revision, text, updatedAt } from '../../../packages/event-sourcing/projections/columns.ts';

export type ShopEvent =
  | { type: 'ItemAdded'; data: { item: string; at?: string; broken?: boolean } }
  | { type: 'ItemPriced'; data: { item: string; price: number; broken?: boolean; refuse?: boolean } }
  | { type: 'ItemRemoved'; data: { item: string } }
  | { type: 'BuyerNamed'; data: { item: string; name: string } }
  | { type: 'PersonErased'; data: { keyIds: readonly string[] } }
  | { type: 'NobodyReads'; data: { n: number } };

type ItemEvent = Extract<ShopEvent, { type: 'ItemAdded' | 'ItemPriced' | 'ItemRemoved' }>;

const columns = {
  item: primaryKey(text),
  total: numeric(12, 2),
  prices: jsonb<readonly number[]>(),
  changed_at: updatedAt,
  revision,
};

const sum = (a: string, b: number): string => (Math.round(Number(a) * 100 + b * 100) / 100).toFixed(2);

const prices = readModel<ItemEvent, typeof columns>({
  name: 'items',
  version: 1,
  columns,
  indexes: ['create index on $table (changed_at desc)'],
  key: (e) => e.data.item,
  on: {
    ItemAdded: put(() => ({ total: '0', prices: [] })),
    ItemPriced: change(({ data: { price } }, row) => ({
      total: sum(row.total, price),
      prices: [...row.prices, price].slice(-3),
    })),
    ItemRemoved: remove,
  },
});

/** What becomes of every item; an event with `refuse` is one that its fold chokes on, whether there is a row or not. */
export const items: ReadModel = {
  ...prices,
  fold: (row, event) => {
    const { refuse, price, item } = event.data as { readonly refuse?: boolean; readonly price?: number; readonly item: string };
    if (refuse) throw new RangeError(`no price of ${price} for ${item}`);
    return prices.fold(row, event);
  },
};

const nameColumns = { item: primaryKey(text) };

/** A second read model of the same log, so that one can fail alone. */
export const names = readModel<ItemEvent, typeof nameColumns>({
  name: 'names',
  version: 1,
  columns: nameColumns,
  key: (e) => e.data.item,
  on: { ItemAdded: put(() => ({})), ItemRemoved: remove },
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
