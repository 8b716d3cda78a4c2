/** Every call to the client: our own time limit round it, and its errors in our words. The client's own deadline misses some calls. */
import { background } from '@order-intake/kernel';
import {
  AccessDenied,
  CertificateRefused,
  StreamMissing,
  TooLarge,
  Unavailable,
  Undiscovered,
  VersionConflict,
} from './errors.ts';

type ClientError = { readonly type?: string; readonly code?: number; readonly message?: string };

/** gRPC codes that say nothing about the request itself: CANCELLED, UNKNOWN, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED, INTERNAL, UNAVAILABLE */
const passing = new Set([1, 2, 4, 8, 10, 13, 14]);
const passingTypes = new Set(['timeout', 'deadline-exceeded', 'unavailable', 'cancelled', 'not-leader', 'unknown']);

/** UNAUTHENTICATED, PERMISSION_DENIED */
const denied = new Set([16, 7]);
const ofTls = /certificate|altname|ssl routines|wrong version number/i;
/** The client's only word when no host of several answered its gossip call; the reasons are lost in it. */
const undiscovered = /^Failed to discover/;

/** A client error as one of ours; errors that are ours already, and defects, stay as they are. */
export const classify = (error: unknown, stream: string): unknown => {
  const { type, code, message } = (error ?? {}) as ClientError;
  if (type === 'wrong-expected-version') return new VersionConflict(stream);
  if (type === 'maximum-append-size-exceeded') return new TooLarge(`${stream}: one append is larger than the event store takes`);
  if (type === 'stream-deleted') return new StreamMissing(`${stream} was deleted for good`);
  if (type === 'access-denied' || (code !== undefined && denied.has(code))) return new AccessDenied();
  if (undiscovered.test(message ?? '')) return new Undiscovered();
  if (code === 14 && ofTls.test(message ?? '')) return new CertificateRefused(message ?? '');
  if (passingTypes.has(type ?? '') || (code !== undefined && passing.has(code))) {
    return new Unavailable(`the event store does not answer (${message ?? type ?? code})`);
  }
  return error;
};

/** Throws Unavailable after `ms`; the late answer is dropped, its error too. */
export const withinTime = async <T>(call: Promise<T>, ms: number, description: string): Promise<T> => {
  const work = background(() => call);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Unavailable(`the event store did not answer within ${ms} ms (${description})`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
