/** What a token endpoint answers (RFC 6749, 5.1 and 5.2), read without trusting it. */
import type { IncomingHttpHeaders } from 'node:http';
import { retryAfterMs } from '@order-intake/kernel';

export type GrantedToken = { readonly token: string; readonly lifetimeMs: number };

/** A refusal in the server's own words; `codes`: the numbers of Microsoft ("AADSTS7000215"). */
export type Refusal = {
  readonly status: number;
  /** null: the answer is no refusal by RFC 6749 */
  readonly error: string | null;
  readonly description: string;
  readonly codes: readonly number[];
  /** the server's clock, in milliseconds since 1970 */
  readonly serverNow: number | null;
  readonly retryAfterMs: number | null;
};

type Json = { readonly [key: string]: unknown };

/** Without `expires_in` (it is only recommended) a token is taken to be good for this long. */
const assumedLifetimeS = 300;
const longestLifetimeS = 24 * 3_600;
const longestToken = 16_384;

/** null: a success that holds no token of type Bearer. Control characters would end a field of XOAUTH2 or a header. */
export const grantedToken = (body: string): GrantedToken | null => {
  const { access_token: token, token_type: type = 'Bearer', expires_in: lifetime } = objectIn(body);
  if (typeof token !== 'string' || token.length > longestToken || !/^[\x21-\x7e]+$/.test(token)) return null;
  if (typeof type !== 'string' || type.toLowerCase() !== 'bearer') return null;
  const seconds = lifetime === undefined ? assumedLifetimeS : Number(lifetime);
  if (!(seconds > 0)) return null;
  return { token, lifetimeMs: Math.min(seconds, longestLifetimeS) * 1_000 };
};

/** @param secrets never repeated, in whatever form the server repeats them */
export const refusalOf = (
  { status, headers, body }: { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string },
  secrets: readonly string[],
): Refusal => {
  const { error, error_description: description, error_codes: codes } = objectIn(body);
  const descriptionText = typeof description === 'string' ? description : '';
  const date = Date.parse(headers.date ?? '');
  return {
    status,
    error: typeof error === 'string' && /^[\w.:/ -]{1,80}$/.test(error) ? redacted(error, secrets) : null,
    description: redacted(descriptionText.split(/\r?\n|\s*Trace ID:/)[0] ?? '', secrets),
    codes: Array.isArray(codes) ? codes.filter((code): code is number => typeof code === 'number') : codesIn(descriptionText),
    serverNow: Number.isNaN(date) ? null : date,
    retryAfterMs: retryAfterMs(headers['retry-after'] ?? null),
  };
};

const codesIn = (text: string): readonly number[] => [...text.matchAll(/AADSTS(\d{3,9})/g)].map(([, code]) => Number(code));

/** One short line without secrets, and without what looks like a token or a long key. */
const redacted = (text: string, secrets: readonly string[]): string =>
  secrets
    .flatMap((secret) => [secret, encodeURIComponent(secret)])
    .filter((secret) => secret.length > 3)
    .reduce((partial, secret) => partial.replaceAll(secret, '***'), text)
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/[\w+/=-]+(?:\.[\w+/=-]+){2,}|[\w+/=~-]{41,}/g, (run) => (isHostName(run) ? run : '***'))
    .trim()
    .slice(0, 200);

const isHostName = (text: string): boolean => text.split('.').every((label) => /^[a-z0-9-]{1,40}$/.test(label));

const objectIn = (text: string): Json => {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? (json as Json) : {};
  } catch {
    return {};
  }
};
