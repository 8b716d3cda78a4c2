/** Headers of answers that callers rely on: declared with each answer, described once, readable for pages of other origins. */
import type { JsonSchema } from '../../platform/codec/field.ts';

type Described = { readonly description: string; readonly schema: JsonSchema };
const text = { type: 'string' };
const seconds = { type: 'integer', minimum: 0 };

export const headers = {
  ETag: { description: 'Version of the resource for If-None-Match and If-Match', schema: text },
  Link: { description: 'The next page, if there is one: `<…>; rel="next"` (RFC 8288)', schema: text },
  Location: {
    description: 'URL of the created resource or of the task',
    schema: { type: 'string', format: 'uri-reference' },
  },
  'X-Total-Count': {
    description: 'Number of items on all pages; in a paged list, as of the request for the first page',
    schema: { type: 'integer', minimum: 0 },
  },
  'X-Total-More': {
    description: 'true: there are more items than X-Total-Count, which counts up to 10,000',
    schema: { type: 'boolean' },
  },
  'Retry-After': { description: 'Seconds to wait before the next attempt', schema: seconds },
  'Preference-Applied': { description: 'respond-async, if it was requested (RFC 7240)', schema: text },
  'Set-Cookie': { description: 'Session cookie for browsers', schema: text },
  'Clear-Site-Data': { description: 'Data that the browser must clear', schema: text },
  'Content-Disposition': { description: 'File name for downloads', schema: text },
} as const satisfies { readonly [name: string]: Described };

export type Header = keyof typeof headers;

/** There where there is something to say: a next page, a preference that was asked for, a time to come again. */
const occasional: ReadonlySet<Header> = new Set(['Link', 'Preference-Applied', 'Retry-After']);
/** Where it is worth another try for certain. */
const alwaysRetried: ReadonlySet<string> = new Set(['429', '503']);

/** As OpenAPI describes the headers of an answer; `required`: no such answer comes without it. */
export const described = (
  status: string,
  names: readonly Header[],
): Readonly<Record<string, Described & { readonly required: boolean }>> =>
  Object.fromEntries(
    names.map((name) => [
      name,
      { ...headers[name], required: !occasional.has(name) || (name === 'Retry-After' && alwaysRetried.has(status)) },
    ]),
  );
