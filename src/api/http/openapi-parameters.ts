/** The parameters of an operation, as the description lists them. */
import type { RequestSchema } from '../../platform/codec/decode-request.ts';
import type { Endpoint } from './endpoint.ts';
import { requestWords } from './request-words.ts';

/** Every other one is an id. */
const described: { readonly [name: string]: { readonly description: string; readonly schema: object } } = {
  page: { description: 'The page, from 1', schema: { type: 'integer', minimum: 1 } },
  month: { description: 'The month, such as 2026-11', schema: { type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])$' } },
};

export const pathParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    ...(described[name ?? ''] ?? {
      description: `The ${name === 'id' ? 'resource' : name}`,
      schema: { type: 'string', format: 'uuid' },
    }),
  }));

export const queryParameters = (query: RequestSchema<unknown> | undefined) =>
  Object.entries(query?.fields ?? {}).map(([name, { schema, absent }]) => ({
    name,
    in: 'query',
    required: absent.is === 'fault',
    description: schema.description ?? requestWords[name] ?? '',
    schema,
  }));

const headerParameter = (name: string, description: string) => ({ name, in: 'header', description, schema: { type: 'string' } });

export const headerParameters = ({ method, answers, unkept }: Endpoint) => [
  ...(method === 'post' && !unkept
    ? [headerParameter('Idempotency-Key', 'Unique key of the request; a repeated request with the same key is executed once')]
    : []),
  ...(412 in answers ? [headerParameter('If-Match', 'ETag of the version that the change is based on')] : []),
  ...(304 in answers ? [headerParameter('If-None-Match', 'ETag of the known version')] : []),
];
