import {
  companyId,
  integer,
  orNull,
  primaryKey,
  type RowOf,
  text,
  updatedAt,
  uuid,
} from '../../../../src/platform/projections/columns.ts';
import { put, readModel } from '../../../../src/platform/projections/read-model.ts';
import type { StockCounted } from './stock-counted.codec.ts';

const columns = {
  product_id: primaryKey(uuid),
  company_id: companyId,
  quantity: integer,
  counted_by: orNull(text),
  counted_at: updatedAt,
};

export type StockCountRow = RowOf<typeof columns>;

export const stockCounts = readModel<StockCounted, typeof columns>({
  name: 'stock_counts',
  version: 1,
  columns,
  key: (e) => e.data.productId,
  on: {
    StockCounted: put((e) => ({ quantity: e.data.quantity, counted_by: e.data.countedBy })),
  },
});
