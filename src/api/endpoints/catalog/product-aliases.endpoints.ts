/** What customers call a product: learned from corrections, listed with who taught it, revoked by a person. */
import { isLeft } from 'fp-ts/lib/Either.js';
import type { LearnProductAlias, RevokeProductAlias } from '../../../commands/catalog/product-aliases.command.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { text as textField, uuidText } from '../../../platform/codec/fields.ts';
import type { CustomerQueries } from '../../../projections/customers/customers.queries.ts';
import type { ProductAliasQueries } from '../../../projections/product-aliases/product-aliases.queries.ts';
import type { ProductAliasRow } from '../../../projections/product-aliases/product-aliases.read-model.ts';
import type { ProductQueries } from '../../../projections/products/products.queries.ts';
import { json, pageOf } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { pageAnswer, pageFields, pageRequest } from '../../http/pages.ts';
import { notFound, wrongField } from '../../http/problem.ts';
import { named, record, type ShapeOf, text, time, uuid } from '../../http/shapes.ts';
import { shownIn, type WaitFor } from '../../http/wait-for.ts';

const path = '/sales/products/{id}/aliases/';

const pathOf = (product: string): string => path.replace('{id}', product);

const learned = {
  id: [uuid, 'Alias ID'],
  product: [uuid, 'Product ID'],
  customer: [uuid, 'Customer ID'],
  alias: [text, 'Name that the customer uses'],
} as const;
const aliasShape = named(
  'ProductAlias',
  "A customer's name for a product, with its author",
  record({ ...learned, learned_by: [text, 'Who added the alias'], learned_at: [time, 'Time when it was added'] }),
);
const learnedShape = named('LearnedAlias', "A customer's name for a product", record(learned));
const learn = requestSchema({ customer: uuidText, alias: textField(300) });

const view = (row: ProductAliasRow): ShapeOf<typeof aliasShape> => ({
  id: row.id,
  product: row.product_id,
  customer: row.customer_id,
  alias: row.alias,
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

export const productAliasEndpoints = ({ commands, queries, waitFor }: Deps): readonly Endpoint[] => {
  const readBack = shownIn(waitFor, 'product_aliases');
  return [
    endpoint({
      method: 'get',
      path,
      summary: "List customers' names for a product, newest first",
      permission: 'aliases:read',
      query: requestSchema(pageFields),
      answers: { 200: pageOf(aliasShape), 404: null },
      handle: async ({ caller, params, query }) => {
        const product = await queries.products.one(caller.companyId, params.id);
        if (!product) return { problem: notFound };
        return pageAnswer(await queries.productAliases(caller.companyId, product.id, pageRequest(query)), view);
      },
    }),
    endpoint({
      method: 'post',
      path,
      summary: "Add a customer's name for a product; replaces an earlier meaning of the name",
      permission: 'aliases:write',
      body: learn,
      current: async ({ caller, params }) => queries.products.current(caller.companyId, params.id),
      answers: { 201: json(learnedShape, 'Location'), 404: null },
      handle: async ({ params, body, context }) => {
        const product = params.id;
        const customer = await queries.customers.current(context.companyId, body.customer.toLowerCase());
        const result = customer
          ? await commands.learnProductAlias({ productId: product, customerId: customer.id, alias: body.alias }, context)
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
      summary: "Delete a customer's name for a product",
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
