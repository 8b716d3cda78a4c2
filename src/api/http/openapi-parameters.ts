/** The parameters of an operation, as the description lists them. */
import type { RequestSchema } from '../../platform/codec/decode-request.ts';
import type { Endpoint } from './endpoint.ts';
import { requestWords } from './request-words.ts';

export const pathParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    description: name === 'page' ? 'The page number, from 1' : `The ${name === 'id' ? 'resource' : name}`,
    schema: name === 'page' ? { type: 'integer', minimum: 1 } : { type: 'string', format: 'uuid' },
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
