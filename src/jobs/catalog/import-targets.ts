/** What can be imported, from its columns to its commands. */
import {
  customerInput,
  customerRequest,
  productInput,
  productRequest,
  type RequestOf,
  warehouseInput,
  warehouseRequest,
} from '../../commands/catalog/catalog-request.schema.ts';
import { customerColumns, priceColumns, productColumns, warehouseColumns } from '../../commands/catalog/import/columns.ts';
import { addressOfCells, withAddress } from '../../commands/catalog/import/customer-address.ts';
import { warehouseIdOf } from '../../commands/catalog/keep-warehouses.command.ts';
import { createVerifyPrices } from '../../commands/catalog/price-references.ts';
import { priceInput, priceRequest } from '../../commands/catalog/price-request.schema.ts';
import { customerIdOf } from '../../commands/catalog/register-customer.command.ts';
import { priceIdOf } from '../../commands/catalog/register-price.command.ts';
import { productIdOf } from '../../commands/catalog/register-product.command.ts';
import type { CustomerDetails, PriceDetails, ProductDetails, WarehouseDetails } from '../../domain/catalog/catalog.events.ts';
import { normalisedCustomer } from '../../domain/catalog/customer.decider.ts';
import { normalisedPrice, priceIdentity } from '../../domain/catalog/price.decider.ts';
import { normalisedProduct } from '../../domain/catalog/product.decider.ts';
import { comparable } from '../../domain/sales-order/comparable.ts';
import type { ImportKind, ImportTarget } from './import-catalog.handler.ts';

type ImportTargets = {
  readonly customers: ImportTarget<RequestOf<typeof customerRequest>, CustomerDetails>;
  readonly products: ImportTarget<RequestOf<typeof productRequest>, ProductDetails>;
  readonly prices: ImportTarget<RequestOf<typeof priceRequest>, PriceDetails>;
  readonly warehouses: ImportTarget<RequestOf<typeof warehouseRequest>, WarehouseDetails>;
};

type Create<Kind extends ImportKind> = ImportTargets[Kind]['create'];
type Change<Kind extends ImportKind> = ImportTargets[Kind]['change'];

export type ImportPorts = {
  readonly knownRecords: { readonly [kind in ImportKind]: ImportTargets[kind]['known'] };
  readonly priceFaults: Parameters<typeof createVerifyPrices>[0];
  readonly registerCustomer: Create<'customers'>;
  readonly changeCustomer: Change<'customers'>;
  readonly registerProduct: Create<'products'>;
  readonly changeProduct: Change<'products'>;
  readonly registerPrice: Create<'prices'>;
  readonly changePrice: Change<'prices'>;
  readonly registerWarehouse: Create<'warehouses'>;
  readonly changeWarehouse: Change<'warehouses'>;
};

const keyOf = ({ code }: { readonly code: string | null }): string | null => (code === null ? null : comparable(code) || null);

export const createImportTargets = (ports: ImportPorts): ImportTargets => ({
  customers: {
    schema: customerRequest,
    columns: customerColumns,
    input: customerInput,
    changes: customerInput,
    normalised: normalisedCustomer,
    idOf: customerIdOf,
    keyOf,
    assembled: addressOfCells,
    merged: withAddress,
    known: ports.knownRecords.customers,
    create: ports.registerCustomer,
    change: ports.changeCustomer,
  },
  products: {
    schema: productRequest,
    columns: productColumns,
    input: productInput,
    changes: productInput,
    normalised: normalisedProduct,
    idOf: productIdOf,
    keyOf,
    known: ports.knownRecords.products,
    create: ports.registerProduct,
    change: ports.changeProduct,
  },
  prices: {
    schema: priceRequest,
    columns: priceColumns,
    input: (request) => priceInput(request),
    changes: (request) => priceInput(request),
    normalised: normalisedPrice,
    idOf: priceIdOf,
    keyOf: () => null,
    identity: priceIdentity,
    known: ports.knownRecords.prices,
    verify: createVerifyPrices(ports.priceFaults),
    create: ports.registerPrice,
    change: ports.changePrice,
  },
  warehouses: {
    schema: warehouseRequest,
    columns: warehouseColumns,
    input: warehouseInput,
    changes: warehouseInput,
    normalised: (input) => input,
    idOf: warehouseIdOf,
    keyOf,
    known: ports.knownRecords.warehouses,
    create: ports.registerWarehouse,
    change: ports.changeWarehouse,
  },
});

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
