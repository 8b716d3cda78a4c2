/** One field that finds records of several kinds: the command palette of the web app asks it while somebody types. */
import type { Permission } from '../../../domain/company/permissions.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { meaning, optional, withDefault } from '../../../platform/codec/field.ts';
import { integerText, text } from '../../../platform/codec/fields.ts';
import { searchedWords } from '../../../platform/postgres/conditions.ts';
import type { Page, PageRequest } from '../../../platform/postgres/keyset.ts';
import type { CustomerQueries } from '../../../projections/customers/customers.queries.ts';
import type { EmailQueries } from '../../../projections/emails/emails.queries.ts';
import type { ProductQueries } from '../../../projections/products/products.queries.ts';
import type { SalesOrderQueries } from '../../../projections/sales-orders/sales-orders.queries.ts';
import type { ExactRecordQueries } from '../../../projections/shared/exact-records.queries.ts';
import { json } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { listOf, type ShapeOf } from '../../http/shapes.ts';
import { hitViews, searchHitShape } from './search-hit.shape.ts';

type Deps = {
  readonly queries: ExactRecordQueries &
    Pick<CustomerQueries, 'customers'> &
    Pick<EmailQueries, 'emails'> &
    Pick<ProductQueries, 'products'> &
    Pick<SalesOrderQueries, 'salesOrders'>;
};
type Hit = ShapeOf<typeof searchHitShape>;

/** A kind of record: who may find it, and how. What is called exactly so comes before the newest that match. */
type Kind = {
  readonly permission: Permission;
  readonly find: (companyId: string, q: string, page: PageRequest) => Promise<readonly Hit[]>;
};

const exactFirst = async <Row extends { readonly id: string }>(
  exact: Promise<readonly Row[]>,
  listed: Promise<Page<Row>>,
  { limit }: PageRequest,
): Promise<readonly Row[]> => {
  const [first, { items }] = await Promise.all([exact, listed]);
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...items.filter(({ id }) => !ids.has(id))].slice(0, limit);
};

const kindsOf = ({ queries }: Deps): readonly Kind[] => [
  {
    permission: 'orders:read',
    find: async (companyId, q, page) => {
      const orders = queries.salesOrders(companyId, { q }, page);
      return (await exactFirst(queries.ordersOfNumber(companyId, q, page.limit), orders, page)).map(hitViews.order);
    },
  },
  {
    permission: 'catalog:read',
    find: async (companyId, q, page) => {
      const customers = queries.customers.list(companyId, { q, ...page });
      return (await exactFirst(queries.customersCalled(companyId, q, page.limit), customers, page)).map(hitViews.customer);
    },
  },
  {
    permission: 'catalog:read',
    find: async (companyId, q, page) => {
      const products = queries.products.list(companyId, { q, ...page });
      return (await exactFirst(queries.productsCalled(companyId, q, page.limit), products, page)).map(hitViews.product);
    },
  },
  {
    permission: 'emails:read',
    find: async (companyId, q, page) => (await queries.emails(companyId, { q }, page)).items.map(hitViews.email),
  },
];

export const searchEndpoints = (deps: Deps): readonly Endpoint[] => {
  const kinds = kindsOf(deps);
  return [
    endpoint({
      method: 'get',
      path: '/sales/search/',
      summary: 'Search orders, customers, products and emails that the caller may read',
      permission: 'me:read',
      ofPersons: true,
      query: requestSchema({
        q: optional(text(200)),
        limit: withDefault(meaning(integerText(1, 20), 'Number of records of each kind'), 5),
      }),
      answers: { 200: json(listOf(searchHitShape)) },
      handle: async ({ caller: { companyId }, permissions, query: { q, limit }, hungUp }) => {
        const hits: Hit[] = [];
        if (q === undefined || searchedWords(q).length === 0) return { status: 200, body: hits };
        // one kind after the other: a person who types asks often, and each asks for two connections as it is
        for (const { permission, find } of kinds)
          if (permissions.has(permission) && !hungUp.aborted) hits.push(...(await find(companyId, q, { limit, cursor: null })));
        return { status: 200, body: hits };
      },
    }),
  ];
};
