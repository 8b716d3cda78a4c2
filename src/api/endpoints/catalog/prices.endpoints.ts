import type { CatalogCommands } from '../../../commands/catalog/catalog-commands.ts';
import type { createReferenceFaults } from '../../../commands/catalog/price-references.ts';
import { priceInput, priceRequest } from '../../../commands/catalog/price-request.schema.ts';
import type { RegisterPrice } from '../../../commands/catalog/register-price.command.ts';
import type { PriceDetails } from '../../../domain/catalog/catalog.events.ts';
import type { PriceQueries } from '../../../projections/prices/prices.queries.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import type { WaitFor } from '../../http/wait-for.ts';
import { priceDetails, priceShown } from './price.view.ts';
import { recordEndpoints } from './record.endpoints.ts';

type Deps = {
  readonly commands: {
    readonly registerPrice: RegisterPrice;
    readonly changePrice: CatalogCommands<PriceDetails>['change'];
    readonly removePrice: CatalogCommands<PriceDetails>['remove'];
    readonly priceFaults: ReturnType<typeof createReferenceFaults>;
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
      shown: priceShown,
      schema: priceRequest,
      input: priceInput,
      changes: priceInput,
      detailsOf: priceDetails,
      queries: queries.prices,
      register: commands.registerPrice,
      change: commands.changePrice,
      remove: commands.removePrice,
      faultsOf: async (companyId, details) => (await commands.priceFaults(companyId, [details]))[0] ?? [],
    },
    { waitFor },
  );
