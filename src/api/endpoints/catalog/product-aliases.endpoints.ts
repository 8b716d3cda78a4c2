/** What customers call products, their own item numbers first of all: by product and by customer, with where each is from; revoked by a person. */
import { isLeft } from 'fp-ts/lib/Either.js';
import type { LearnProductAlias, RevokeProductAlias } from '../../../commands/catalog/product-aliases.command.ts';
import { aliasSources } from '../../../domain/catalog/catalog.events.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { optional } from '../../../platform/codec/field.ts';
import { text as textField, uuidText } from '../../../platform/codec/fields.ts';
import type { CustomerQueries } from '../../../projections/customers/customers.queries.ts';
import type {
  AliasesOf,
  ListedAlias,
  ProductAliasQueries,
} from '../../../projections/product-aliases/product-aliases.queries.ts';
import type { ProductQueries } from '../../../projections/products/products.queries.ts';
import { json, pageOf } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { pageAnswer, pageFields, pageRequest } from '../../http/pages.ts';
import { notFound, wrongField } from '../../http/problem.ts';
import { choice, named, record, type ShapeOf, text, time, uuid } from '../../http/shapes.ts';
import { shownIn, type WaitFor } from '../../http/wait-for.ts';

const path = '/sales/products/{id}/aliases/';

const pathOf = (product: string): string => path.replace('{id}', product);

const learned = {
  id: [uuid, 'Alias ID'],
  product: [uuid, 'Product ID'],
  customer: [uuid, 'Customer ID'],
  alias: [text, 'Item number or name that the customer uses'],
} as const;
const aliasShape = named(
  'ProductAlias',
  "A customer's item number or name for a product, with its author",
  record({
    ...learned,
    product_code: [text, 'Item number of the product'],
    product_name: [text, 'Name of the product'],
    source: [choice(...aliasSources), 'Learned from a correction, entered by a person, or imported'],
    learned_by: [text, 'Who added the alias'],
    learned_at: [time, 'Time when it was added'],
  }),
);
const learnedShape = named('LearnedAlias', "A customer's item number or name for a product", record(learned));
const learn = requestSchema({ customer: uuidText, alias: textField(300) });

const view = (row: ListedAlias): ShapeOf<typeof aliasShape> => ({
  id: row.id,
  product: row.product_id,
  customer: row.customer_id,
  alias: row.alias,
  product_code: row.product_code,
  product_name: row.product_name,
  source: row.source,
  learned_by: row.learned_by,
  learned_at: row.learned_at,
});

type Deps = {
  readonly commands: {
    readonly learnProductAlias: LearnProductAlias;
    readonly revokeProductAlias: RevokeProductAlias;
  };
  readonly queries: Pick<CustomerQueries, 'customers'> &
    Pick<ProductAliasQueries, 'productAliases'> &
    Pick<ProductQueries, 'products'>;
  readonly waitFor: WaitFor;
};

/** The aliases of one record. */
const aliasList =
  (queries: Pick<ProductAliasQueries, 'productAliases'>) =>
  (
    listPath: `/sales/${string}/{id}/${string}/`,
    summary: string,
    find: (companyId: string, id: string) => Promise<AliasesOf | null>,
  ) =>
    endpoint({
      method: 'get',
      path: listPath,
      summary,
      permission: 'aliases:read',
      query: requestSchema({ ...pageFields, q: optional(textField(200)) }),
      answers: { 200: pageOf(aliasShape), 404: null },
      handle: async ({ caller: { companyId }, params, query }) => {
        const of = await find(companyId, params.id);
        if (!of) return { problem: notFound };
        return pageAnswer(await queries.productAliases(companyId, of, { ...pageRequest(query), q: query.q ?? null }), view);
      },
    });

export const productAliasEndpoints = ({ commands, queries, waitFor }: Deps): readonly Endpoint[] => {
  const readBack = shownIn(waitFor, 'product_aliases');
  const listOf = aliasList(queries);
  return [
    listOf(path, "List customers' item numbers and names for a product, newest first", async (companyId, id) => {
      const product = await queries.products.one(companyId, id);
      return product && { product: product.id };
    }),
    listOf(
      '/sales/customers/{id}/item-numbers/',
      'List the item numbers and names that a customer uses for products, newest first',
      async (companyId, id) => {
        const customer = await queries.customers.one(companyId, id);
        return customer && { customer: customer.id };
      },
    ),
    endpoint({
      method: 'post',
      path,
      summary: "Add a customer's item number or name for a product; replaces its earlier meaning",
      permission: 'aliases:write',
      body: learn,
      current: async ({ caller, params }) => queries.products.current(caller.companyId, params.id),
      answers: { 201: json(learnedShape, 'Location'), 404: null },
      handle: async ({ params, body, context }) => {
        const product = params.id;
        const customer = await queries.customers.current(context.companyId, body.customer.toLowerCase());
        const result = customer
          ? await commands.learnProductAlias(
              { productId: product, customerId: customer.id, alias: body.alias, source: 'entered' },
              context,
            )
          : null;
        if (result && isLeft(result)) return { problem: notFound };
        if (!customer || !result) return { problem: unknownCustomer };
        await readBack(result.right.position);
        const id = result.right.aliasId;
        return {
          status: 201,
          body: { id, product, customer: customer.id, alias: body.alias },
          headers: { Location: `${pathOf(product)}${id}/` },
        };
      },
    }),
    endpoint({
      method: 'delete',
      path: `${path}{alias}/`,
      summary: "Delete a customer's item number or name for a product",
      permission: 'aliases:write',
      answers: { 204: null, 404: null },
      handle: async ({ params, context }) => {
        const result = await commands.revokeProductAlias({ productId: params.id, aliasId: params.alias }, context);
        if (isLeft(result)) return { problem: notFound };
        await readBack(result.right.position);
        return { status: 204 };
      },
    }),
  ];
};

const unknownCustomer = wrongField('customer', 'unknown_reference', 'is not a customer of this company');
