/** The API's description, made from the same declarations as its routes (OpenAPI 3.1). */
import { STATUS_CODES } from 'node:http';
import { jsonSchemaOf, type RequestSchema } from '../../platform/codec/decode-request.ts';
import type { JsonSchema } from '../../platform/codec/field.ts';
import type { Answers, DeclaredAnswer } from './answers.ts';
import type { Endpoint } from './endpoint.ts';
import { described } from './headers.ts';
import { problemType } from './problem.ts';
import type { Shape } from './shapes.ts';

const problemSchema: JsonSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'detail', 'correlation_id'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string' },
    detail: { type: 'string' },
    correlation_id: { type: 'string' },
    existing: {
      type: 'object',
      required: ['id', 'reference', 'etag'],
      properties: { id: { type: 'string', format: 'uuid' }, reference: { type: 'string' }, etag: { type: ['string', 'null'] } },
    },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'code', 'message'],
        properties: { field: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

const pathParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  }));

const queryParameters = (query: RequestSchema<unknown> | undefined) =>
  Object.entries(query?.fields ?? {}).map(([name, { schema, absent }]) => ({
    name,
    in: 'query',
    required: absent.is === 'fault',
    schema,
  }));

const headerParameter = (name: string, description: string) => ({ name, in: 'header', description, schema: { type: 'string' } });

const headerParameters = ({ method, answers }: Endpoint) => [
  ...(method === 'post' ? [headerParameter('Idempotency-Key', 'The same request with the same key is done once')] : []),
  ...(412 in answers ? [headerParameter('If-Match', 'The ETag the change is based on')] : []),
  ...(304 in answers ? [headerParameter('If-None-Match', 'The ETag known already')] : []),
];

const problem = { description: '', content: { [problemType]: { schema: { $ref: '#/components/schemas/Problem' } } } };

const contentOf = (answer: Shape<unknown> | DeclaredAnswer): DeclaredAnswer['content'] =>
  'content' in answer ? answer.content : { 'application/json': answer.schema };

const responseOf = (status: string, answer: Answers[number]) => {
  const description = STATUS_CODES[status] ?? status;
  if (answer === null) return Number(status) >= 400 ? { ...problem, description } : { description };
  const content = Object.entries(contentOf(answer)).map(([type, schema]) => [type, schema === null ? {} : { schema }]);
  const headers = 'headers' in answer && answer.headers.length > 0 ? { headers: described(answer.headers) } : {};
  return { description, ...headers, content: Object.fromEntries(content) };
};

const fileForm = (name: string): JsonSchema => ({
  type: 'object',
  required: [name],
  properties: { [name]: { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' } },
});

/** What may be answered to anybody, and to who has a token, beside what an endpoint declares. */
const openAnswers = { 429: null, 500: null, 503: null } as const;
const commonAnswers = { ...openAnswers, 400: null, 401: null, 403: null, 413: null, 415: null, 422: null } as const;

const answersOf = ({ method, path, roles, answers }: Endpoint) => ({
  ...(roles === 'anyone' ? openAnswers : commonAnswers),
  // a key that is used by another request at work, or somebody else at the same record
  ...(method === 'get' ? {} : { 409: null }),
  ...(path.includes('{') ? { 404: null } : {}),
  ...answers,
});

export const responsesOf = (answers: Answers) =>
  Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, responseOf(status, answer)]));

const operationOf = (endpoint: Endpoint) => {
  const { method, path, summary, roles, query, body, file } = endpoint;
  const open = roles === 'anyone';
  return {
    summary,
    operationId: [method, ...path.split(/[^\w]+/).filter((part) => part !== '')].join('_'),
    ...(open ? { security: [] } : { 'x-roles': roles }),
    parameters: [...pathParameters(path), ...queryParameters(query), ...headerParameters(endpoint)],
    ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: jsonSchemaOf(body) } } } } : {}),
    ...(file ? { requestBody: { required: true, content: { 'multipart/form-data': { schema: fileForm(file.name) } } } } : {}),
    responses: responsesOf(answersOf(endpoint)),
  };
};

/** @param beside paths of routes that are no endpoints, described by themselves */
export const openApiOf = (endpoints: readonly Endpoint[], beside: Readonly<Record<string, Record<string, unknown>>> = {}) => {
  const paths: Record<string, Record<string, unknown>> = { ...beside };
  for (const endpoint of endpoints) paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method]: operationOf(endpoint) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Order Intake',
      version: '1',
      description:
        'Mail in, draft sales orders out. Trailing slashes are optional; lists are pages, newest first, and name the next one in Link.',
    },
    security: [{ bearer: [] }, { apiKey: [] }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key', description: 'For machines: POST /sales/api-keys/' },
      },
      schemas: { Problem: problemSchema },
    },
  };
};
