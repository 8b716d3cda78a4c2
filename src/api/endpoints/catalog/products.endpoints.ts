import { asNumber } from '@order-intake/kernel';
import type { CatalogCommands } from '../../../commands/catalog/catalog-commands.ts';
import { productFields, productInput, productRequest } from '../../../commands/catalog/catalog-request.schema.ts';
import type { RegisterProduct } from '../../../commands/catalog/register-product.command.ts';
import type { ProductDetails } from '../../../domain/catalog/catalog.events.ts';
import type { ProductQueries } from '../../../projections/products/products.queries.ts';
import type { ProductRow } from '../../../projections/products/products.read-model.ts';
import { viewed } from '../../http/answers.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { listOf, named, number, orNull, record, text, uuid } from '../../http/shapes.ts';
import type { WaitFor } from '../../http/wait-for.ts';
import { recordEndpoints, type Stored } from './record.endpoints.ts';

const productShape = named(
  'Product',
  'A product',
  record({
    id: [uuid, 'Product ID'],
    company: [text, 'Company ID'],
    code: [text, 'Article number'],
    ean: [orNull(text), 'EAN or GTIN'],
    name: [text, 'Product name'],
    unit: [orNull(text), 'Base unit of measure: price and stock are in it'],
    price: [orNull(number), 'Unit price'],
    currency: [orNull(text), 'ISO 4217 currency code of the price'],
    stock: [orNull(number), 'Stock quantity'],
    available_from: [orNull(text), 'Date from which the product is available (ISO 8601)'],
    units: [
      listOf(record({ unit: [text, 'Unit of measure'], factor: [number, 'Number of base units in it'] })),
      'Other units in which the product can be ordered',
    ],
    packaging_multiple: [orNull(number), 'Orders are multiples of this quantity of the base unit'],
    minimum_quantity: [orNull(number), 'Minimum order quantity in the base unit'],
  }),
);

type Deps = {
  readonly commands: {
    readonly changeProduct: CatalogCommands<ProductDetails>['change'];
    readonly registerProduct: RegisterProduct;
    readonly removeProduct: CatalogCommands<ProductDetails>['remove'];
  };
  readonly queries: Pick<ProductQueries, 'products'>;
  readonly waitFor: WaitFor;
};

export const productEndpoints = ({ commands, queries, waitFor }: Deps): readonly Endpoint[] =>
  recordEndpoints(
    {
      noun: 'product',
      path: '/sales/products/',
      madeBy: 'new_products:write',
      readModel: 'products',
      shown: viewed(productShape, ({ id, company, details }: Stored<ProductDetails>) => ({
        id,
        company,
        ...productFields(details),
        price: asNumber(details.price),
        stock: asNumber(details.stock),
        units: (details.units ?? []).map(({ unit, factor }) => ({ unit, factor: Number(factor) })),
        packaging_multiple: asNumber(details.packagingMultiple ?? null),
        minimum_quantity: asNumber(details.minimumQuantity ?? null),
      })),
      schema: productRequest,
      input: productInput,
      changes: productInput,
      detailsOf: ({ available_from, packaging_multiple, minimum_quantity, ...row }: ProductRow) => ({
        ...row,
        availableFrom: available_from,
        packagingMultiple: packaging_multiple,
        minimumQuantity: minimum_quantity,
      }),
      queries: queries.products,
      register: commands.registerProduct,
      change: commands.changeProduct,
      remove: commands.removeProduct,
    },
    { waitFor },
  );
