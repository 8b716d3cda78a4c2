/** Headers of answers that callers rely on: declared with each answer, described once, readable for pages of other origins. */
import type { JsonSchema } from '../../platform/codec/field.ts';

type Described = { readonly description: string; readonly schema: JsonSchema };
const text = { type: 'string' };
const seconds = { type: 'integer', minimum: 0 };

export const headers = {
  ETag: { description: 'The version of what is answered, for If-None-Match and If-Match', schema: text },
  Link: { description: 'The next page, where there is one: `<…>; rel="next"` (RFC 8288)', schema: text },
  Location: {
    description: 'Where what was made is, or how far it has come',
    schema: { type: 'string', format: 'uri-reference' },
  },
  'X-Total-Count': {
    description: 'How many there are on all pages; of a list that is paged, as it was when the first page was asked for',
    schema: { type: 'integer', minimum: 0 },
  },
  'X-Total-More': {
    description: 'true: there are more than X-Total-Count, which counts no further than 10,000',
    schema: { type: 'boolean' },
  },
  'Retry-After': { description: 'In how many seconds it is worth another try', schema: seconds },
  'Preference-Applied': { description: 'respond-async, where that was asked for (RFC 7240)', schema: text },
  'Set-Cookie': { description: "The session's cookie, for browsers", schema: text },
  'Clear-Site-Data': { description: 'What the browser is to forget', schema: text },
  'Content-Disposition': { description: 'The name of the file, for saving it', schema: text },
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
