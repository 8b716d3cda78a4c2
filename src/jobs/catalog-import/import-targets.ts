/** The kinds of reference data that can be imported. */
import type {
  customerRequest,
  productRequest,
  RequestOf,
  warehouseRequest,
} from '../../commands/catalog/catalog-request.schema.ts';
import type { priceRequest } from '../../commands/catalog/price-request.schema.ts';
import type { CustomerDetails, PriceDetails, ProductDetails, WarehouseDetails } from '../../domain/catalog/catalog.events.ts';
import type { ImportKind, ImportTarget } from './import-catalog.handler.ts';

export type ImportTargets = {
  readonly customers: ImportTarget<RequestOf<typeof customerRequest>, CustomerDetails>;
  readonly products: ImportTarget<RequestOf<typeof productRequest>, ProductDetails>;
  readonly prices: ImportTarget<RequestOf<typeof priceRequest>, PriceDetails>;
  readonly warehouses: ImportTarget<RequestOf<typeof warehouseRequest>, WarehouseDetails>;
};

/** `use` with the target of this kind, whatever its types. */
export const importTarget = <T>(
  targets: ImportTargets,
  kind: ImportKind,
  use: <Request, Details>(target: ImportTarget<Request, Details>) => T,
): T => {
  switch (kind) {
    case 'customers':
      return use(targets.customers);
    case 'products':
      return use(targets.products);
    case 'prices':
      return use(targets.prices);
    case 'warehouses':
      return use(targets.warehouses);
  }
};
