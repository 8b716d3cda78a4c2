/** What was learned of the layouts of documents from orders that people confirmed: listed with who taught it, revoked by a person. */
import { rememberedFields } from '@order-intake/order-extraction/document';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { RevokeLayout } from '../../../commands/document/document-layouts.command.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import type { DocumentLayoutQueries } from '../../../projections/document-layouts/document-layouts.queries.ts';
import type { DocumentLayoutRow } from '../../../projections/document-layouts/document-layouts.read-model.ts';
import { pageOf } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { pageAnswer, pageFields, pageRequest } from '../../http/pages.ts';
import { notFound } from '../../http/problem.ts';
import { choice, flag, integer, listOf, named, orNull, record, type ShapeOf, text, time, uuid } from '../../http/shapes.ts';
import type { WaitFor } from '../../http/wait-for.ts';

const path = '/sales/document-layouts/';
const lessons = [...rememberedFields, 'lines'] as const;

const layoutShape = named(
  'DocumentLayout',
  'A known document layout: positions of values, without the values',
  record({
    id: [uuid, 'Layout ID'],
    orders: [integer, 'Number of orders that confirmed the layout'],
    fields: [
      listOf(
        record({
          name: [choice(...rememberedFields), 'Field'],
          times: [integer, 'Orders that agree since the last correction'],
          corrected: [flag, 'Whether a user corrected this field'],
        }),
      ),
      'Fields with known positions',
    ],
    lines_corrected: [flag, 'Whether another strategy for reading the table was learned'],
    customer: [orNull(uuid), 'ID of the customer of the last order; null: unknown'],
    last_order: [uuid, 'ID of the last order that confirmed the layout'],
    last_corrected: [listOf(choice(...lessons)), 'What was corrected in that order'],
    confirmed_by: [text, 'Who approved that order'],
    confirmed_at: [time, 'Time of the last confirmation'],
    learned_at: [time, 'Time when the layout was first learned'],
  }),
);

const view = ({ memory, ...row }: DocumentLayoutRow): ShapeOf<typeof layoutShape> => ({
  id: row.id,
  orders: memory.orders,
  fields: rememberedFields.flatMap((name) => {
    const remembered = memory.fields[name];
    return remembered ? [{ name, times: remembered.times, corrected: remembered.taught }] : [];
  }),
  lines_corrected: memory.way !== null || memory.columns !== undefined,
  customer: row.customer_id,
  last_order: row.order_id,
  last_corrected: lessons.filter((name) => row.corrected.includes(name)),
  confirmed_by: row.confirmed_by,
  confirmed_at: row.confirmed_at,
  learned_at: row.created_at,
});

type Deps = {
  readonly commands: { readonly revokeLayout: RevokeLayout };
  readonly queries: Pick<DocumentLayoutQueries, 'documentLayouts'>;
  readonly waitFor: WaitFor;
};

export const documentLayoutEndpoints = ({ commands, queries, waitFor }: Deps): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path,
    summary: 'List learned document layouts, most recently confirmed first',
    permission: 'aliases:read',
    query: requestSchema(pageFields),
    answers: { 200: pageOf(layoutShape) },
    handle: async ({ caller, query }) => pageAnswer(await queries.documentLayouts(caller.companyId, pageRequest(query)), view),
  }),
  endpoint({
    method: 'delete',
    path: `${path}{id}/`,
    summary: 'Delete a learned document layout',
    permission: 'aliases:write',
    answers: { 204: null, 404: null },
    handle: async ({ params, context }) => {
      const result = await commands.revokeLayout(params.id, context);
      if (isLeft(result)) return { problem: notFound };
      if (result.right.position !== null) await waitFor(result.right.position, ['document_layouts'], 1_000);
      return { status: 204 };
    },
  }),
];
