import { column, put, readModel } from '@order-intake/event-sourcing';
import type { StockCounted } from './stock-counted.codec.ts';

const columns = {
  product_id: column.primaryKey(column.uuid),
  company_id: column.companyId,
  quantity: column.integer,
  counted_by: column.orNull(column.text),
  counted_at: column.updatedAt,
};

export type StockCountRow = column.RowOf<typeof columns>;

export const stockCounts = readModel<StockCounted, typeof columns>({
  name: 'stock_counts',
  version: 1,
  columns,
  key: (e) => e.data.productId,
  on: {
    StockCounted: put((e) => ({ quantity: e.data.quantity, counted_by: e.data.countedBy })),
  },
});
