import { asNumber } from '@order-intake/kernel';
import type { CatalogCommands } from '../../../commands/catalog/catalog-commands.ts';
import { productFields, productInput, productRequest } from '../../../commands/catalog/catalog-request.schema.ts';
import type { RegisterProduct } from '../../../commands/catalog/register-product.command.ts';
import type { ProductDetails } from '../../../domain/catalog/catalog.events.ts';
import type { ProductQueries } from '../../../projections/products/products.queries.ts';
import type { ProductRow } from '../../../projections/products/products.read-model.ts';
import { viewed } from '../../http/answers.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { named, number, orNull, record, text, uuid } from '../../http/shapes.ts';
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
    unit: [orNull(text), 'Unit of measure'],
    price: [orNull(number), 'Unit price'],
    currency: [orNull(text), 'ISO 4217 currency code of the price'],
    stock: [orNull(number), 'Stock quantity'],
    available_from: [orNull(text), 'Date from which the product is available (ISO 8601)'],
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
      })),
      schema: productRequest,
      input: productInput,
      changes: productInput,
      detailsOf: ({ available_from: availableFrom, ...row }: ProductRow) => ({ ...row, availableFrom }),
      queries: queries.products,
      register: commands.registerProduct,
      change: commands.changeProduct,
      remove: commands.removeProduct,
    },
    { waitFor },
  );
