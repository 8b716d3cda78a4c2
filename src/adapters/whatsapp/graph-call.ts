/** One call to the Graph API: own deadline, the answer as JSON, and whether the request had gone out when it failed. */
import { retryAfterMs } from '@order-intake/kernel';

export type GraphAnswer =
  | {
      readonly came: true;
      readonly status: number;
      readonly json: { readonly [key: string]: unknown };
      readonly retryAfterMs: number | null;
    }
  /** `sent`: the other side may have read the request */
  | { readonly came: false; readonly sent: boolean; readonly reason: string };

export type GraphCall = (call: {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token: string;
  readonly body?: object;
}) => Promise<GraphAnswer>;

/** Errors before a byte could be read by the other side. */
const beforeSending = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const causeCode = (error: unknown): string => {
  const cause = (error as { cause?: { code?: unknown } }).cause;
  return typeof cause?.code === 'string' ? cause.code : '';
};

export const createGraphCall =
  (baseUrl: string, timeoutMs: number): GraphCall =>
  async ({ method, path, token, body }) => {
    try {
      const response = await fetch(`${baseUrl.replace(/\/$/, '')}/${path}`, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return {
        came: true,
        status: response.status,
        json: objectIn(text),
        retryAfterMs: retryAfterMs(response.headers.get('retry-after')),
      };
    } catch (error) {
      const code = causeCode(error);
      const reason =
        (error as Error).name === 'TimeoutError' ? `no answer within ${timeoutMs} ms` : code || 'the connection broke';
      return { came: false, sent: !beforeSending.has(code), reason };
    }
  };

const objectIn = (text: string): { readonly [key: string]: unknown } => {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? (json as { [key: string]: unknown }) : {};
  } catch {
    return {};
  }
};
