import { readModel } from '../../../../src/platform/projections/read-model.ts';
import type { StockCounted } from './stock-counted.codec.ts';

export type StockCountRow = {
  readonly product_id: string;
  readonly company_id: string;
  readonly quantity: number;
  readonly counted_by: string | null;
  readonly counted_at: Date;
};

export const stockCounts = readModel<StockCounted>()<StockCountRow>({
  name: 'stock_counts',
  version: 1,
  columns: {
    product_id: 'uuid primary key',
    company_id: 'text not null',
    quantity: 'integer not null',
    counted_by: 'text',
    counted_at: 'timestamptz not null',
  },
  on: {
    StockCounted: {
      key: (e) => e.data.productId,
      fold: (_, e) => ({
        product_id: e.data.productId,
        company_id: e.metadata.companyId,
        quantity: e.data.quantity,
        counted_by: e.data.countedBy,
        counted_at: e.recordedAt,
      }),
    },
  },
});
