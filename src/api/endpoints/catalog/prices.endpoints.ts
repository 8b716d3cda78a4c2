import type { CatalogCommands } from '../../../commands/catalog/catalog-commands.ts';
import type { createPriceFaults } from '../../../commands/catalog/price-references.ts';
import { priceFields, priceInput, priceRequest } from '../../../commands/catalog/price-request.schema.ts';
import type { RegisterPrice } from '../../../commands/catalog/register-price.command.ts';
import type { PriceDetails } from '../../../domain/catalog/catalog.events.ts';
import { asNumber } from '../../../kernel/as-number.ts';
import type { PriceQueries } from '../../../projections/prices/prices.queries.ts';
import type { PriceRow } from '../../../projections/prices/prices.read-model.ts';
import { viewed } from '../../http/answers.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { day, named, number, orNull, record, text, uuid } from '../../http/shapes.ts';
import type { WaitFor } from '../../http/wait-for.ts';
import { recordEndpoints, type Stored } from './record.endpoints.ts';

const priceShape = named(
  'Price',
  'One entry of a price list: what a product costs a customer, or everybody, from a day and a quantity on',
  record({
    id: [uuid, 'The entry'],
    company: [text, 'Whose it is'],
    customer: [orNull(text), 'The code of the customer that it is for; null: for everybody'],
    product: [text, 'The code of the product'],
    price: [orNull(number), 'Of one unit'],
    currency: [orNull(text), "ISO 4217; null: the company's own"],
    min_qty: [orNull(number), 'From this quantity on'],
    valid_from: [orNull(day), 'The first day on which it holds; null: ever since'],
    valid_to: [orNull(day), 'The last day on which it holds; null: until another does'],
  }),
);

type Deps = {
  readonly commands: {
    readonly registerPrice: RegisterPrice;
    readonly changePrice: CatalogCommands<PriceDetails>['change'];
    readonly removePrice: CatalogCommands<PriceDetails>['remove'];
    readonly priceFaults: ReturnType<typeof createPriceFaults>;
  };
  readonly queries: Pick<PriceQueries, 'prices'>;
  readonly waitFor: WaitFor;
};

export const priceEndpoints = ({ commands, queries, waitFor }: Deps): readonly Endpoint[] =>
  recordEndpoints(
    {
      noun: 'price',
      path: '/sales/prices/',
      readModel: 'prices',
      shown: viewed(priceShape, ({ id, company, details }: Stored<PriceDetails>) => ({
        id,
        company,
        ...priceFields(details),
        price: asNumber(details.price),
        min_qty: asNumber(details.minQty),
      })),
      schema: priceRequest,
      input: priceInput,
      changes: priceInput,
      detailsOf: ({ min_qty: minQty, valid_from: validFrom, valid_to: validTo, ...row }: PriceRow) => ({
        ...row,
        minQty,
        validFrom,
        validTo,
      }),
      queries: queries.prices,
      register: commands.registerPrice,
      change: commands.changePrice,
      remove: commands.removePrice,
      faultsOf: async (companyId, details) => (await commands.priceFaults(companyId, [details]))[0] ?? [],
    },
    { waitFor },
  );
