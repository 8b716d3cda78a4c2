/** What can be imported, from its columns to its commands. */
import {
  customerAddressInput,
  customerAddressRequest,
  customerInput,
  customerRequest,
  itemNumberRequest,
  productInput,
  productRequest,
  type RequestOf,
  warehouseInput,
  warehouseRequest,
} from '../../commands/catalog/catalog-request.schema.ts';
import type { KeepAddress, KeepItemNumber } from '../../commands/catalog/customer-lists.command.ts';
import {
  addressColumns,
  customerColumns,
  itemNumberColumns,
  priceColumns,
  productColumns,
  warehouseColumns,
} from '../../commands/catalog/import/columns.ts';
import { addressOfCells, withAddress } from '../../commands/catalog/import/customer-address.ts';
import { warehouseIdOf } from '../../commands/catalog/keep-warehouses.command.ts';
import { createVerifyReferences } from '../../commands/catalog/price-references.ts';
import { priceInput, priceRequest } from '../../commands/catalog/price-request.schema.ts';
import { customerIdOf } from '../../commands/catalog/register-customer.command.ts';
import { priceIdOf } from '../../commands/catalog/register-price.command.ts';
import { productIdOf } from '../../commands/catalog/register-product.command.ts';
import type { CustomerDetails, PriceDetails, ProductDetails, WarehouseDetails } from '../../domain/catalog/catalog.events.ts';
import { normalisedCustomer } from '../../domain/catalog/customer.decider.ts';
import {
  addressKey,
  type CustomerAddress,
  type ItemNumber,
  itemNumberKey,
  mergedNumber,
} from '../../domain/catalog/customer-lists.ts';
import { normalisedPrice, priceIdentity } from '../../domain/catalog/price.decider.ts';
import { normalisedProduct } from '../../domain/catalog/product.decider.ts';
import { comparable } from '../../domain/sales-order/comparable.ts';
import type { ImportKind, ImportTarget } from './import-catalog.handler.ts';

type ImportTargets = {
  readonly customers: ImportTarget<RequestOf<typeof customerRequest>, CustomerDetails>;
  readonly products: ImportTarget<RequestOf<typeof productRequest>, ProductDetails>;
  readonly prices: ImportTarget<RequestOf<typeof priceRequest>, PriceDetails>;
  readonly warehouses: ImportTarget<RequestOf<typeof warehouseRequest>, WarehouseDetails>;
  readonly item_numbers: ImportTarget<RequestOf<typeof itemNumberRequest>, ItemNumber>;
  readonly addresses: ImportTarget<RequestOf<typeof customerAddressRequest>, CustomerAddress>;
};

type Create<Kind extends ImportKind> = ImportTargets[Kind]['create'];
type Change<Kind extends ImportKind> = ImportTargets[Kind]['change'];

export type ImportPorts = {
  readonly knownRecords: { readonly [kind in ImportKind]: ImportTargets[kind]['known'] };
  readonly priceFaults: Parameters<typeof createVerifyReferences>[0];
  readonly registerCustomer: Create<'customers'>;
  readonly changeCustomer: Change<'customers'>;
  readonly registerProduct: Create<'products'>;
  readonly changeProduct: Change<'products'>;
  readonly registerPrice: Create<'prices'>;
  readonly changePrice: Change<'prices'>;
  readonly registerWarehouse: Create<'warehouses'>;
  readonly changeWarehouse: Change<'warehouses'>;
  readonly keepItemNumber: KeepItemNumber;
  readonly keepAddress: KeepAddress;
};

const keyOf = ({ code }: { readonly code: string | null }): string | null => (code === null ? null : comparable(code) || null);

/** What names customers and products by their codes. */
const customerListTargets = (ports: ImportPorts): Pick<ImportTargets, 'item_numbers' | 'addresses'> => ({
  item_numbers: {
    schema: itemNumberRequest,
    columns: itemNumberColumns,
    input: (request) => ({ ...request, source: 'imported' }),
    changes: (request) => request,
    normalised: (input) => input,
    idOf: (_, details) => itemNumberKey(details),
    keyOf: itemNumberKey,
    merged: mergedNumber,
    known: ports.knownRecords.item_numbers,
    verify: createVerifyReferences(ports.priceFaults),
    create: ports.keepItemNumber,
    change: ({ changes }, context, before) => ports.keepItemNumber({ ...before, ...changes }, context),
  },
  addresses: {
    schema: customerAddressRequest,
    columns: addressColumns,
    input: (request) => customerAddressInput(request),
    changes: (request) => customerAddressInput(request),
    normalised: (input) => input,
    idOf: (_, details) => addressKey(details),
    keyOf: addressKey,
    identity: ['customer', 'street', 'postalCode', 'city'],
    known: ports.knownRecords.addresses,
    verify: createVerifyReferences(ports.priceFaults),
    create: ports.keepAddress,
    change: ({ changes }, context, before) => ports.keepAddress({ ...before, ...changes }, context),
    recordOf: ({ customer }) => comparable(customer),
  },
});

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
    verify: createVerifyReferences(ports.priceFaults),
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
  ...customerListTargets(ports),
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
    case 'item_numbers':
      return use(targets.item_numbers);
    case 'addresses':
      return use(targets.addresses);
  }
};
