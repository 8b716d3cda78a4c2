/** Lists, searches, reading, making, changing and removing: the same for every kind of reference data. */
import type { CommandContext, Position, PreconditionFailed } from '@order-intake/event-sourcing';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { RecordAnswer, RecordChange, RecordResult } from '../../../commands/catalog/catalog-commands.ts';
import type { RecordRefusal } from '../../../domain/catalog/catalog-record.ts';
import type { WritePermission } from '../../../domain/company/permissions.ts';
import { partialOf, type RequestSchema, requestSchema } from '../../../platform/codec/decode-request.ts';
import { type FieldFault, optional } from '../../../platform/codec/field.ts';
import { text } from '../../../platform/codec/fields.ts';
import type { RecordQueries } from '../../../projections/shared/record-queries.ts';
import type { FieldFaultCode } from '../../field-faults.ts';
import { json, pageOf, problems, type Viewed } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { contentTag, revisionTag } from '../../http/etag.ts';
import { pageAnswer, pageFields, pageRequest } from '../../http/pages.ts';
import { invalid, notFound, preconditionFailed, problem, wrongField } from '../../http/problem.ts';
import { shownIn, type WaitFor } from '../../http/wait-for.ts';

/** What a record's view is made of. */
export type Stored<Details> = { readonly id: string; readonly company: string; readonly details: Details };
type Row = { readonly id: string; readonly revision: number };
type Noun = 'customer' | 'product' | 'warehouse' | 'price';

export type RecordResource<Request, Details, R extends Row> = {
  readonly noun: Noun;
  readonly path: string;
  readonly readModel: string;
  /** records are persons, or have some */
  readonly ofPersons?: true;
  readonly shown: Viewed<Stored<Details>>;
  readonly schema: RequestSchema<Request>;
  readonly input: (request: Request) => Details;
  readonly changes: (request: Partial<Request>) => Partial<Details>;
  readonly detailsOf: (row: R) => Details;
  readonly queries: RecordQueries<R>;
  /** what only other records tell of; none where it refers to none */
  readonly faultsOf?: (companyId: string, details: Details) => Promise<readonly FieldFault<FieldFaultCode>[]>;
  /** permission to create one; default: the permission to change them */
  readonly madeBy?: WritePermission;
  readonly register: (
    details: Details,
    context: CommandContext,
  ) => Promise<RecordResult<Details> & { readonly created: boolean }>;
  readonly change: (input: RecordChange<Details>, context: CommandContext) => RecordAnswer<RecordResult<Details>>;
  readonly remove: (
    input: { readonly id: string; readonly ifMatch: number | null },
    context: CommandContext,
  ) => RecordAnswer<{ readonly position: Position | null }>;
};

const refusalOf = (refusal: RecordRefusal | PreconditionFailed) => {
  switch (refusal.type) {
    case 'RecordUnknown':
      return notFound;
    case 'PreconditionFailed':
      return preconditionFailed;
    case 'CodeIsFixed':
      return wrongField(
        refusal.field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        'code_is_fixed',
        'cannot be changed; delete the record and create a new one',
      );
  }
};

type Ports = { readonly waitFor: WaitFor };

const createParts = <Request, Details, R extends Row>(
  { readModel, shown, detailsOf }: RecordResource<Request, Details, R>,
  { waitFor }: Ports,
) => ({
  shownAt: shownIn(waitFor, readModel),
  rowView: (company: string) => (row: R) => shown.view({ id: row.id, company, details: detailsOf(row) }),
});

type EndpointsOf = <Request, Details, R extends Row>(
  resource: RecordResource<Request, Details, R>,
  ports: Ports,
) => readonly Endpoint[];

/** All of them, and a new one. */
const collectionEndpoints: EndpointsOf = (resource, ports) => {
  const { noun, path, schema, queries } = resource;
  const { shape, view } = resource.shown;
  const { shownAt, rowView } = createParts(resource, ports);
  return [
    endpoint({
      method: 'get',
      path,
      summary: `List ${noun}s; q searches words and parts of words`,
      permission: 'catalog:read',
      ...(resource.ofPersons ? { ofPersons: true } : {}),
      query: requestSchema({ ...pageFields, q: optional(text(200)) }),
      answers: { 200: pageOf(shape) },
      handle: async ({ caller, query }) => {
        const page = await queries.list(caller.companyId, { ...pageRequest(query), q: query.q ?? null });
        return pageAnswer(page, rowView(caller.companyId));
      },
    }),
    endpoint({
      method: 'post',
      path,
      summary: `Create a ${noun}`,
      permission: resource.madeBy ?? 'catalog:write',
      body: schema,
      answers: { 201: json(shape, 'ETag', 'Location'), 409: problems(`${noun}_exists`) },
      handle: async ({ body, context, resumed }) => {
        const details = resource.input(body);
        const faults = (await resource.faultsOf?.(context.companyId, details)) ?? [];
        if (faults.length > 0) return { problem: invalid(faults) };
        const result = await resource.register(details, context);
        if (!result.created && !resumed) return { problem: exists(noun, `${path}${result.id}/`) };
        await shownAt(result.position);
        return {
          status: 201,
          body: view({ id: result.id, company: context.companyId, details: result.details }),
          headers: { Location: `${path}${result.id}/` },
          etag: revisionTag(result.revision),
        };
      },
    }),
  ];
};

/** One of them: seen, changed, removed. */
const oneRecordEndpoints: EndpointsOf = (resource, ports) => {
  const { noun, path, schema, queries } = resource;
  const { shape, view } = resource.shown;
  const { shownAt, rowView } = createParts(resource, ports);
  const recordPath = `${path}{id}/` as const;
  return [
    endpoint({
      method: 'get',
      path: recordPath,
      summary: `Get a ${noun}`,
      permission: 'catalog:read',
      answers: { 200: json(shape, 'ETag'), 304: null, 404: null },
      handle: async ({ caller, params }) => {
        const row = await queries.one(caller.companyId, params.id);
        if (!row) return { problem: notFound };
        const body = rowView(caller.companyId)(row);
        return { status: 200, body, etag: contentTag(row.revision, body) };
      },
    }),
    endpoint({
      method: 'patch',
      path: recordPath,
      summary: `Update a ${noun}`,
      permission: 'catalog:write',
      body: partialOf(schema),
      current: async ({ caller, params }) => {
        const row = await queries.current(caller.companyId, params.id);
        return row && rowView(caller.companyId)(row);
      },
      answers: { 200: json(shape, 'ETag'), 404: null, 412: null },
      handle: async ({ params, body, ifMatch, context }) => {
        const result = await resource.change({ id: params.id, changes: resource.changes(body), ifMatch }, context);
        if (isLeft(result)) return { problem: refusalOf(result.left) };
        const { id, details, revision, position } = result.right;
        await shownAt(position);
        return { status: 200, body: view({ id, company: context.companyId, details }), etag: revisionTag(revision) };
      },
    }),
    endpoint({
      method: 'delete',
      path: recordPath,
      summary: `Delete a ${noun}; references to it remain`,
      permission: 'catalog:write',
      answers: { 204: null, 404: null, 412: null },
      handle: async ({ params, ifMatch, context }) => {
        const result = await resource.remove({ id: params.id, ifMatch }, context);
        if (isLeft(result)) return { problem: refusalOf(result.left) };
        await shownAt(result.right.position);
        return { status: 204 };
      },
    }),
  ];
};

export const recordEndpoints: EndpointsOf = (resource, ports) => [
  ...collectionEndpoints(resource, ports),
  ...oneRecordEndpoints(resource, ports),
];

const exists = (noun: Noun, where: string) =>
  problem(
    409,
    `${noun}_exists`,
    noun === 'price'
      ? `A price for this product, customer, date and quantity already exists: ${where}. Change that one.`
      : `A ${noun} with this code, or with this name and no code, already exists: ${where}. Change that one.`,
  );
