/** One POST over TLS to a vetted address: without redirects, with a deadline and a bound for the answer. */
import { once } from 'node:events';
import type { ClientRequest, IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isLeft } from 'fp-ts/lib/Either.js';
import { trusting } from '../../platform/crypto/trusted-certificates.ts';
import type { HostGuard, HostRefusal, VettedHost } from './host-guard.ts';

export type VettedPostOptions = {
  readonly hosts: HostGuard;
  /** PEM of certificates trusted besides the public ones */
  readonly ca: string | null;
  /** for the whole exchange */
  readonly timeoutMs: number;
};

export type Post = {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** asked when the connection is there and nothing has left yet; false: nothing leaves */
  readonly mayGo?: () => Promise<boolean>;
};

export type Posted =
  | { readonly end: 'answered'; readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string }
  | { readonly end: 'withheld' }
  | { readonly end: 'host_refused'; readonly refusal: HostRefusal }
  /** `sent`: the server may have read the request; `certificate`: it is not trusted */
  | { readonly end: 'failed'; readonly sent: boolean; readonly certificate: boolean; readonly reason: string };

export type VettedPost = (post: Post) => Promise<Posted>;

const mostBytes = 64 * 1024;
const certificateCode = /CERT|SELF_SIGNED|LEAF_SIGNATURE|ALTNAME/;

/** Rejects only with what `mayGo` rejects with. An answer is cut after 64 KB. The URL must be https. */
export const createVettedPost =
  ({ hosts, ca, timeoutMs }: VettedPostOptions): VettedPost =>
  async ({ url, headers, body, mayGo }) => {
    const vetted = await hosts.vet(url.hostname, Number(url.port) || 443);
    if (isLeft(vetted)) return { end: 'host_refused', refusal: vetted.left };
    const signal = AbortSignal.timeout(timeoutMs);
    const bytes = Buffer.from(body);
    const request = requestTo(url, vetted.right, { ca, signal, headers: { ...headers, 'content-length': String(bytes.length) } });
    let isSent = false;
    const failed = (error: unknown): Posted => {
      const code = codeOf(error);
      const certificate = certificateCode.test(code);
      return {
        end: 'failed',
        sent: isSent,
        certificate,
        reason: signal.aborted ? `no answer within ${timeoutMs / 1_000} s` : code,
      };
    };
    try {
      const broken = brokenOff(request);
      const connected = await Promise.race([secureConnection(request), broken]);
      if (connected instanceof Error) return failed(connected);
      if (mayGo && !(await mayGo())) return { end: 'withheld' };
      isSent = true;
      request.end(bytes);
      const response = await Promise.race([answerTo(request), broken]);
      if (response instanceof Error) return failed(response);
      const { statusCode = 0 } = response;
      return { end: 'answered', status: statusCode, headers: response.headers, body: await textOf(response) };
    } finally {
      request.destroy();
    }
  };

const requestTo = (
  url: URL,
  { address, family, servername }: VettedHost,
  { ca, ...options }: { readonly ca: string | null; readonly signal: AbortSignal; readonly headers: Record<string, string> },
): ClientRequest =>
  httpsRequest({
    method: 'POST',
    // the address that was vetted, whatever the name leads to by now
    host: address,
    family,
    port: url.port || undefined,
    path: `${url.pathname}${url.search}`,
    ...(servername === null ? {} : { servername }),
    ...trusting(ca),
    ...options,
    headers: { ...options.headers, host: url.host },
    agent: false,
  });

/** Resolves with what broke the exchange, also when that comes before anybody waits for it. */
const brokenOff = (request: ClientRequest): Promise<Error> =>
  new Promise((resolve) => {
    request.on('error', resolve);
  });

const secureConnection = async (request: ClientRequest): Promise<null> => {
  const [socket] = await once(request, 'socket');
  await new Promise((resolve) => socket.once('secureConnect', resolve));
  return null;
};

const answerTo = (request: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve) => {
    request.once('response', resolve);
  });

/** As much of it as came: the status says whether it was taken. */
const textOf = async (response: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response) {
      chunks.push(chunk as Buffer);
      bytes += (chunk as Buffer).length;
      if (bytes > mostBytes) break;
    }
  } catch {
    // broken off: what is missing is missing
  }
  return Buffer.concat(chunks).toString('utf8').slice(0, mostBytes);
};

const codeOf = (error: unknown): string => {
  const code = (error as { readonly code?: unknown }).code;
  return typeof code === 'string' ? code : 'the connection broke';
};
