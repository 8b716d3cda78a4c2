import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import { addressAllowed, parseCidrs } from './public-address.ts';

/** Where a connection may go. `servername` is what the certificate must name; null when the host was given as an address. */
export type VettedHost = { readonly address: string; readonly family: 4 | 6; readonly servername: string | null };

/**
 * `HOST_NOT_ALLOWED` covers a name that leads nowhere and a name that leads to a forbidden address: who asks must not learn
 * which names exist inside. `HOST_LOOKUP_FAILED` is the resolver's own trouble and worth another try.
 */
export type HostRefusal = {
  readonly code: 'HOST_NOT_ALLOWED' | 'PORT_NOT_ALLOWED' | 'HOST_LOOKUP_FAILED';
  readonly transient: boolean;
  readonly message: string;
};

export type HostGuard = { readonly vet: (host: string, port: number) => Promise<Either<HostRefusal, VettedHost>> };

/** All addresses of a name. Rejects with an error that carries the resolver's `code`. */
export type Resolve = (host: string) => Promise<readonly { readonly address: string }[]>;

export type HostGuardOptions = {
  /** Networks allowed besides the public internet, for example "127.0.0.0/8". */
  readonly allowedCidrs: readonly string[];
  readonly portAllowed: (port: number) => boolean;
  /** for messages: what is looked for under a host, which ports there are for it, and the setting that names the networks */
  readonly words: { readonly server: string; readonly ports: string; readonly setting: string };
  readonly resolve?: Resolve;
  readonly timeoutMs?: number;
};

/**
 * The guard between a tenant's setting and our network (SSRF): a host is resolved once, every address of it must be allowed,
 * and the caller connects to the address returned here, so a name that changes its answer in between gains nothing.
 */
export function createHostGuard(options: HostGuardOptions): HostGuard {
  const { portAllowed, words, resolve = systemResolve, timeoutMs = 5_000 } = options;
  const allowed = parseCidrs(options.allowedCidrs, words.setting);
  const hostRefused = (host: string): HostRefusal => ({
    code: 'HOST_NOT_ALLOWED',
    transient: false,
    message: `"${printableHost(host)}": no ${words.server} can be reached under this name; check the spelling (addresses that are not public must be allowed by the operator)`,
  });

  const vet: HostGuard['vet'] = async (givenHost, port) => {
    if (!portAllowed(port))
      return left({ code: 'PORT_NOT_ALLOWED', transient: false, message: `port ${port} is not a ${words.ports}` });
    const host = plainHost(givenHost);
    if (host === null) return left(hostRefused(givenHost));
    const answer = isIP(host) ? right([host]) : await addressesOf(host, givenHost);
    if (isLeft(answer)) return answer;
    const addresses = answer.right;
    const address = addresses.find((candidate) => isIP(candidate) === 4) ?? addresses[0];
    if (address === undefined || !addresses.every((candidate) => addressAllowed(candidate, allowed)))
      return left(hostRefused(givenHost));
    return right({ address, family: isIP(address) === 6 ? 6 : 4, servername: isIP(host) ? null : host });
  };

  const addressesOf = async (host: string, givenHost: string): Promise<Either<HostRefusal, readonly string[]>> => {
    try {
      const resolved = await withinTime(resolve(host), timeoutMs);
      return right(resolved.map(({ address }) => address));
    } catch (error) {
      return left(isUnknownName(error) ? hostRefused(givenHost) : lookupFailed(givenHost));
    }
  };

  return { vet };
}

const systemResolve: Resolve = (host) => lookup(host, { all: true, verbatim: true });

/** The name in ASCII without brackets and trailing dot, or null when it cannot be the name of a host. */
function plainHost(givenHost: string): string | null {
  const trimmed = givenHost
    .trim()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');
  if (isIP(trimmed)) return trimmed.includes('%') ? null : trimmed;
  // domainToASCII reads a URL's host: it would cut "a/b" to "a" and decode %2e
  if (!/^[\p{L}\p{M}\p{N}._-]+$/u.test(trimmed)) return null;
  const ascii = domainToASCII(trimmed);
  return ascii.length > 0 && ascii.length <= 253 && /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(ascii) ? ascii : null;
}

function withinTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  const { promise: late, cancel } = rejectAfter(ms);
  return Promise.race([promise, late]).finally(cancel);
}

function rejectAfter(ms: number): { promise: Promise<never>; cancel: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const promise = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the name was not resolved within ${ms} ms`)), ms);
  });
  return { promise, cancel: () => clearTimeout(timer) };
}

const isUnknownName = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOTFOUND', 'ENODATA', 'ENONAME', 'EBADNAME'].includes(String(error.code));

const lookupFailed = (host: string): HostRefusal => ({
  code: 'HOST_LOOKUP_FAILED',
  transient: true,
  message: `"${printableHost(host)}": the name could not be looked up just now`,
});

const printableHost = (host: string): string => host.replace(/\p{Cc}/gu, '').slice(0, 255);
