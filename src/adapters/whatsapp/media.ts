/** A file that a customer sent: looked up at the Graph API, taken from its own hosts only, under a size cap, checked by digest. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Either, left, right } from 'fp-ts/lib/Either.js';
import {
  type ChatProvider,
  type FetchedMedia,
  type MediaRefusal,
  ProviderUnavailable,
} from '../../domain/chat/channel/chat-provider.port.ts';
import type { GraphCall } from './graph-call.ts';

type Deps = { readonly call: GraphCall; readonly hosts: readonly string[]; readonly limit: number; readonly timeoutMs: number };

const refused = (code: MediaRefusal['code'], reason: string): Either<MediaRefusal, never> => left({ code, reason });

/** Thrown inside the stream, so that no byte over the limit is kept. */
class TooLarge extends Error {}

export const createFetchMedia =
  ({ call, hosts, limit, timeoutMs }: Deps): ChatProvider['fetchMedia'] =>
  async ({ token }, media, path) => {
    const lookup = await call({ method: 'GET', path: encodeURIComponent(media.id), token });
    if (!lookup.came || lookup.status >= 500 || lookup.status === 429)
      throw new ProviderUnavailable(`the file cannot be looked up: ${lookup.came ? `answered ${lookup.status}` : lookup.reason}`);
    const { url, mime_type: mimeType, file_size: size } = lookup.json;
    if (lookup.status >= 400 || typeof url !== 'string')
      return refused('not_available', 'The provider no longer has the file. It keeps files for seven days.');
    if (!isAllowed(url, hosts))
      return refused('host_not_allowed', 'The provider named a host for the file that is none of its own.');
    if (typeof size === 'number' && size > limit) return refused('too_large', tooLarge(limit));
    return download(url, token, path, limit, timeoutMs, media.sha256, typeof mimeType === 'string' ? mimeType : null);
  };

const tooLarge = (limit: number): string => `The file is larger than ${Math.round(limit / 1024 / 1024)} MB.`;

/** https and one of the hosts; plain http only on a loopback address, for test servers. */
const isAllowed = (url: string, hosts: readonly string[]): boolean => {
  if (!URL.canParse(url)) return false;
  const parsed = new URL(url);
  if (parsed.username !== '' || parsed.password !== '' || !hosts.includes(parsed.host)) return false;
  return parsed.protocol === 'https:' || (parsed.protocol === 'http:' && /^(127\.0\.0\.1|\[::1\])$/.test(parsed.hostname));
};

const download = async (
  url: string,
  token: string,
  path: string,
  limit: number,
  timeoutMs: number,
  expected: string | null,
  mimeType: string | null,
): Promise<Either<MediaRefusal, FetchedMedia>> => {
  const digest = createHash('sha256');
  let size = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      digest.update(chunk);
      done(size > limit ? new TooLarge() : null, chunk);
    },
  });
  try {
    const response = await fetch(url, {
      redirect: 'error', // a redirection could leave the allowed hosts
      signal: AbortSignal.timeout(timeoutMs),
      headers: { authorization: `Bearer ${token}` },
    });
    if (response.status === 404 || response.status === 410)
      return refused('not_available', 'The provider no longer has the file. It keeps files for seven days.');
    if (!response.ok || response.body === null)
      throw new ProviderUnavailable(`the file cannot be fetched: answered ${response.status}`);
    await pipeline(Readable.fromWeb(response.body), counted, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
  } catch (error) {
    if (error instanceof TooLarge) return refused('too_large', tooLarge(limit));
    if (error instanceof ProviderUnavailable) throw error;
    throw new ProviderUnavailable('the file cannot be fetched: the connection broke', { cause: error });
  }
  const sum = digest.digest();
  if (expected !== null && ![sum.toString('hex'), sum.toString('base64')].includes(expected))
    return refused('digest_differs', 'The file is not the one that was announced.');
  return right({ size, sha256: sum.toString('hex'), mimeType });
};
