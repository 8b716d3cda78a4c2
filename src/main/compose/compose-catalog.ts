/** The commands of the company's reference data. */
import type { CommandHandler, EventStore } from '@order-intake/event-sourcing';
import type { Pool } from 'pg';
import { createCatalogCommands } from '../../commands/catalog/catalog-commands.ts';
import { customers, prices, products, warehouses } from '../../commands/catalog/catalog-kind.ts';
import { createKeepAddress, createKeepItemNumber } from '../../commands/catalog/customer-lists.command.ts';
import { createKeepWarehouses } from '../../commands/catalog/keep-warehouses.command.ts';
import { createReferenceFaults } from '../../commands/catalog/price-references.ts';
import { createLearnProductAlias, createRevokeProductAlias } from '../../commands/catalog/product-aliases.command.ts';
import { createRegisterCustomer } from '../../commands/catalog/register-customer.command.ts';
import { createRegisterPrice } from '../../commands/catalog/register-price.command.ts';
import { createRegisterProduct } from '../../commands/catalog/register-product.command.ts';
import { createKnownCodes } from '../../projections/prices/prices.queries.ts';
import { createProductAliasQueries } from '../../projections/product-aliases/product-aliases.queries.ts';
import { createDefaultWarehouses } from '../../projections/warehouses/warehouses.queries.ts';

export const composeCatalog = (handle: CommandHandler, store: EventStore, pool: Pool) => {
  const of = { handle, store };
  const [customerCommands, productCommands] = [createCatalogCommands(of, customers), createCatalogCommands(of, products)];
  const priceCommands = createCatalogCommands(of, prices);
  const keepWarehouses = createKeepWarehouses(createCatalogCommands(of, warehouses), createDefaultWarehouses(pool));
  const learnProductAlias = createLearnProductAlias(handle, createProductAliasQueries(pool).aliasHolder);
  const knownCodes = createKnownCodes(pool);
  return {
    registerCustomer: createRegisterCustomer(customerCommands),
    changeCustomer: customerCommands.change,
    removeCustomer: customerCommands.remove,
    registerProduct: createRegisterProduct(productCommands),
    changeProduct: productCommands.change,
    removeProduct: productCommands.remove,
    registerPrice: createRegisterPrice(priceCommands),
    changePrice: priceCommands.change,
    removePrice: priceCommands.remove,
    priceFaults: createReferenceFaults(knownCodes),
    registerWarehouse: keepWarehouses.register,
    registerFirstWarehouse: keepWarehouses.registerFirst,
    changeWarehouse: keepWarehouses.change,
    removeWarehouse: keepWarehouses.remove,
    learnProductAlias,
    keepItemNumber: createKeepItemNumber(learnProductAlias, knownCodes),
    keepAddress: createKeepAddress(customerCommands.changeBy, knownCodes),
    revokeProductAlias: createRevokeProductAlias(handle),
  };
};
