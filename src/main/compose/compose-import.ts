/** What can be imported, from its columns to its commands. */
import type { Pool } from 'pg';
import {
  customerInput,
  customerRequest,
  productInput,
  productRequest,
  warehouseInput,
  warehouseRequest,
} from '../../commands/catalog/catalog-request.schema.ts';
import { customerColumns, priceColumns, productColumns, warehouseColumns } from '../../commands/catalog/import/columns.ts';
import { warehouseIdOf } from '../../commands/catalog/keep-warehouses.command.ts';
import { createVerifyPrices } from '../../commands/catalog/price-references.ts';
import { priceInput, priceRequest } from '../../commands/catalog/price-request.schema.ts';
import { customerIdOf } from '../../commands/catalog/register-customer.command.ts';
import { priceIdOf } from '../../commands/catalog/register-price.command.ts';
import { productIdOf } from '../../commands/catalog/register-product.command.ts';
import { normalisedCustomer } from '../../domain/catalog/customer.decider.ts';
import { normalisedPrice, priceIdentity } from '../../domain/catalog/price.decider.ts';
import { normalisedProduct } from '../../domain/catalog/product.decider.ts';
import { comparable } from '../../domain/sales-order/comparable.ts';
import type { ImportTargets } from '../../jobs/catalog-import/import-targets.ts';
import { createKnownRecords } from '../../projections/shared/known-records.queries.ts';
import type { composeCatalog } from './compose-catalog.ts';

const keyOf = ({ code }: { readonly code: string | null }): string | null => (code === null ? null : comparable(code) || null);

export const composeImport = (pool: Pool, commands: ReturnType<typeof composeCatalog>): ImportTargets => {
  const known = createKnownRecords(pool);
  return {
    customers: {
      schema: customerRequest,
      columns: customerColumns,
      input: customerInput,
      changes: customerInput,
      normalised: normalisedCustomer,
      idOf: customerIdOf,
      keyOf,
      known: known.customers,
      create: commands.registerCustomer,
      change: commands.changeCustomer,
    },
    products: {
      schema: productRequest,
      columns: productColumns,
      input: productInput,
      changes: productInput,
      normalised: normalisedProduct,
      idOf: productIdOf,
      keyOf,
      known: known.products,
      create: commands.registerProduct,
      change: commands.changeProduct,
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
      known: known.prices,
      verify: createVerifyPrices(commands.priceFaults),
      create: commands.registerPrice,
      change: commands.changePrice,
    },
    warehouses: {
      schema: warehouseRequest,
      columns: warehouseColumns,
      input: warehouseInput,
      changes: warehouseInput,
      normalised: (given) => given,
      idOf: warehouseIdOf,
      keyOf,
      known: known.warehouses,
      create: commands.registerWarehouse,
      change: commands.changeWarehouse,
    },
  };
};
