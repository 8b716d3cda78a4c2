/** The API's description, made from the same declarations as its routes (OpenAPI 3.1). */
import { STATUS_CODES } from 'node:http';
import { rolePermissions, roles } from '../../domain/company/permissions.ts';
import { jsonSchemaOf, type RequestSchema } from '../../platform/codec/decode-request.ts';
import type { JsonSchema } from '../../platform/codec/field.ts';
import { fieldFaultCodes } from '../field-faults.ts';
import { type Answers, type DeclaredAnswer, type DeclaredProblems, problems } from './answers.ts';
import { earlierCodes } from './earlier-codes.ts';
import type { Endpoint } from './endpoint.ts';
import { described } from './headers.ts';
import { headerParameters, pathParameters, queryParameters } from './openapi-parameters.ts';
import { problemType } from './problem.ts';
import { httpProblems, problemsOf, webhookProblems } from './problem-codes.ts';
import { requestWords } from './request-words.ts';
import { sessionCookieName } from './session.ts';
import {
  choice,
  integer,
  listOf,
  mergeNamed,
  type NamedSchemas,
  named,
  orNull,
  record,
  type Shape,
  sometimes,
  text,
  uuid,
} from './shapes.ts';

/** @param codes all there are, of the endpoints here */
const problemShape = (codes: readonly string[]) =>
  named(
    'Problem',
    'An error (RFC 9457)',
    record({
      type: [text, 'urn:order-intake:problem: followed by the code'],
      title: [text, 'Title of the error'],
      status: [integer, 'HTTP status'],
      code: [
        named('ProblemCode', 'Stable error code; each operation lists the codes it may return', choice(...codes)),
        'Stable error code',
      ],
      earlier_code: [
        sometimes(
          named('EarlierProblemCode', 'Code of the previous release; deprecated', choice(...Object.values(earlierCodes))),
        ),
        'Code of the previous release if it was renamed; removed in the next release',
      ],
      detail: [text, 'What is wrong and how to fix it'],
      correlation_id: [text, 'ID of the request in the log'],
      existing: [
        sometimes(
          named(
            'ExistingResource',
            'The existing resource that conflicts with a request',
            record({
              id: [uuid, 'ID of the resource'],
              reference: [text, 'Display name'],
              etag: [orNull(text), 'ETag for If-Match'],
            }),
          ),
        ),
        'The existing resource that conflicts with the request',
      ],
      errors: [
        sometimes(
          listOf(
            named(
              'FieldFault',
              'An error in one field',
              record({
                field: [text, 'Path of the field, such as imap_port or lines.2.qty; empty: the body'],
                code: [named('FaultCode', 'Stable code of a field error', choice(...fieldFaultCodes)), 'Stable error code'],
                message: [text, 'Error message, starting with the field'],
              }),
            ),
          ),
        ),
        'Errors by field',
      ],
    }),
  );

const problemOf = (codes: readonly string[]): JsonSchema => ({
  allOf: [
    { $ref: '#/components/schemas/Problem' },
    {
      type: 'object',
      required: ['code'],
      properties: { code: { type: 'string', enum: [...codes].sort(), description: 'Codes that this operation may return' } },
    },
  ],
});

/** Problems that may say when to come again. */
const retried: ReadonlySet<string> = new Set(['409', '429', '503']);

const contentOf = (answer: Shape<unknown> | DeclaredAnswer): DeclaredAnswer['content'] =>
  'content' in answer ? answer.content : { 'application/json': answer.schema };

const responseOf = (status: string, answer: Shape<unknown> | DeclaredAnswer | DeclaredProblems | null) => {
  const description = STATUS_CODES[status] ?? status;
  // what the caller has is the version that this names
  if (status === '304') return { description, headers: described(status, ['ETag']) };
  if (answer === null) return { description };
  if ('problems' in answer) {
    const headers = retried.has(status) ? { headers: described(status, ['Retry-After']) } : {};
    return { description, ...headers, content: { [problemType]: { schema: problemOf(answer.problems) } } };
  }
  const content = Object.entries(contentOf(answer)).map(([type, schema]) => [type, { schema }]);
  const headers = 'headers' in answer && answer.headers.length > 0 ? { headers: described(status, answer.headers) } : {};
  return { description, ...headers, content: Object.fromEntries(content) };
};

const fileForm = (name: string): JsonSchema => ({
  type: 'object',
  required: [name],
  properties: {
    [name]: { description: 'The file', type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' },
  },
});

/** What an endpoint declares, and the problems that HTTP itself has. */
const answersOf = (endpoint: Endpoint): Answers => ({
  ...endpoint.answers,
  ...Object.fromEntries(Object.entries(problemsOf(endpoint)).map(([status, codes]) => [status, problems(...codes)])),
});

export const responsesOf = (answers: Answers) =>
  Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, responseOf(status, answer)]));

type Described = { readonly [name: string]: JsonSchema };

/** A property of a request says what it means, or is what the answer shows under its name; what only requests have is in requestWords. */
const bodySchemaOf = ({ answers, current }: Endpoint, body: RequestSchema<unknown>, schemas: NamedSchemas): JsonSchema => {
  const answerProperties = shownIn(answers, schemas);
  // what is read-only may be repeated where there is something to repeat
  const { properties, ...schema } = jsonSchemaOf(current ? body : { ...body, readOnly: [] });
  const entries = Object.entries(properties as Described).map(([name, property]) => {
    const { description = requestWords[name] ?? '', ...as } = answerProperties[name] ?? {};
    return [name, { ...(property.readOnly === true ? as : {}), description, ...describedInside(property) }];
  });
  return { ...schema, properties: Object.fromEntries(entries) };
};

/** Of a list of objects too: `lines` of an order. */
const describedInside = (property: JsonSchema): JsonSchema => {
  const items = property.items as JsonSchema | undefined;
  if (items?.type !== 'object') return property;
  const properties = Object.entries(items.properties as Described).map(([name, item]) => [
    name,
    { description: requestWords[name] ?? '', ...item },
  ]);
  return { ...property, items: { ...items, properties: Object.fromEntries(properties) } };
};

/** The properties of what a success answers. */
const shownIn = (answers: Answers, schemas: NamedSchemas): Described => {
  const [answer] = Object.entries(answers).flatMap(([status, candidate]) =>
    Number(status) < 300 && candidate && !('problems' in candidate) ? [candidate] : [],
  );
  const schema = answer && contentOf(answer)['application/json'];
  const name = typeof schema?.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  const resolved = name === undefined ? schema : schemas[name];
  return (resolved?.properties ?? {}) as Described;
};

/** Names an operation in generated clients, and in what somebody may do. */
export const operationIdOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string =>
  [method, ...path.split(/[^\w]+/).filter((part) => part !== '')].join('_');

const operationOf = (endpoint: Endpoint, schemas: NamedSchemas) => {
  const { path, summary, permission, query, body, file } = endpoint;
  const open = permission === 'anyone';
  return {
    tags: [tagOf(path)],
    summary,
    operationId: operationIdOf(endpoint),
    ...(open
      ? { security: [] }
      : { 'x-permission': permission, 'x-roles': roles.filter((role) => rolePermissions[role].includes(permission)) }),
    parameters: [...pathParameters(path), ...queryParameters(query), ...headerParameters(endpoint)],
    ...(body
      ? {
          requestBody: {
            // without a body it is an empty object
            required: Object.values(body.fields).some(({ absent }) => absent.is === 'fault'),
            content: { 'application/json': { schema: bodySchemaOf(endpoint, body, schemas) } },
          },
        }
      : {}),
    ...(file ? { requestBody: { required: true, content: { 'multipart/form-data': { schema: fileForm(file.name) } } } } : {}),
    responses: responsesOf(answersOf(endpoint)),
  };
};

/** What an endpoint is about: the word of its path that says so. */
const tagOf = (path: string): string => {
  const [area = '', resource = ''] = path.split('/').filter((part) => part !== '');
  if (area === 'api') return 'chat';
  return area === 'sales' ? resource : 'operations';
};

const referredTo = ({ answers }: Endpoint): NamedSchemas =>
  mergeNamed(Object.values(answers).map((answer) => (answer && 'refersTo' in answer ? answer.refersTo : undefined)));

/** @param beside paths of routes that are no endpoints, described by themselves */
export const openApiOf = (endpoints: readonly Endpoint[], beside: Readonly<Record<string, Record<string, unknown>>> = {}) => {
  const paths: Record<string, Record<string, unknown>> = { ...beside };
  const codes = endpoints.flatMap((endpoint) => Object.values(problemsOf(endpoint)).flat());
  const all = [...new Set([...codes, ...Object.keys(httpProblems), ...Object.keys(webhookProblems)])].sort();
  const schemas = mergeNamed([...endpoints.map(referredTo), problemShape(all).refersTo]);
  for (const endpoint of endpoints)
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method]: operationOf(endpoint, schemas) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Order Intake',
      version: '1',
      description:
        "Turns a company's email into draft sales orders. Trailing slashes are optional. Lists are paged, newest first; the Link header names the next page.",
    },
    security: [{ bearer: [] }, { apiKey: [] }, { session: [] }],
    tags: [...new Set(['chat', ...endpoints.map(({ path }) => tagOf(path))])].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Api-Key',
          description: 'For programs: create a key with POST /sales/api-keys/',
        },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookieName,
          description: 'For browsers: sign in with POST /sales/session/, and send X-Order-Intake: 1 with every request',
        },
      },
      schemas,
    },
  };
};
