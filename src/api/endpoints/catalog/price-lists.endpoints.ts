/** What one product costs, whom, and what one customer has a price of their own for. */
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import type { CustomerQueries } from '../../../projections/customers/customers.queries.ts';
import type { PriceListOf, PriceQueries } from '../../../projections/prices/prices.queries.ts';
import type { ProductQueries } from '../../../projections/products/products.queries.ts';
import { pageOf } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { pageAnswer, pageFields, pageRequest } from '../../http/pages.ts';
import { notFound } from '../../http/problem.ts';
import { priceDetails, priceShown } from './price.view.ts';

type Deps = {
  readonly queries: Pick<CustomerQueries, 'customers'> & Pick<ProductQueries, 'products'> & Pick<PriceQueries, 'priceList'>;
};
type Coded = { readonly code: string | null };

export const priceListEndpoints = ({ queries }: Deps): readonly Endpoint[] => {
  const listOf = (
    path: `/sales/${string}/{id}/prices/`,
    summary: string,
    find: (companyId: string, id: string) => Promise<Coded | null>,
    of: (code: string) => PriceListOf,
  ) =>
    endpoint({
      method: 'get',
      path,
      summary,
      permission: 'catalog:read',
      query: requestSchema(pageFields),
      answers: { 200: pageOf(priceShown.shape), 404: null },
      handle: async ({ caller: { companyId }, params, query }) => {
        const record = await find(companyId, params.id);
        if (!record) return { problem: notFound };
        // price lists name records by their codes
        const page =
          record.code === null
            ? { items: [], next: null }
            : await queries.priceList(companyId, of(record.code), pageRequest(query));
        return pageAnswer(page, (row) => priceShown.view({ id: row.id, company: companyId, details: priceDetails(row) }));
      },
    });
  return [
    listOf(
      '/sales/products/{id}/prices/',
      'List the prices of a product, newest first',
      (companyId, id) => queries.products.one(companyId, id),
      (product) => ({ product }),
    ),
    listOf(
      '/sales/customers/{id}/prices/',
      'List the prices of a customer, newest first',
      (companyId, id) => queries.customers.one(companyId, id),
      (customer) => ({ customer }),
    ),
  ];
};
