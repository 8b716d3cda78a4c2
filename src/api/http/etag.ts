/** ETags: `"12"` is the revision of a resource's last event; `"12-<hash>"` also covers what comes from tables. */
import { createHash } from 'node:crypto';

export const revisionTag = (revision: number): string => `"${revision}"`;

/** For reads: changes with anything that is shown; `If-Match` looks at the revision alone. */
export const contentTag = (revision: number, body: unknown): string =>
  `"${revision}-${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 16)}"`;

/**
 * The revision an If-Match header names: null without one (or with `*`), and -1, which no resource has, for a tag that this
 * service never gave. Weak tags never match (RFC 9110, 13.1.1); of several tags none does, for each resource has one.
 */
export const revisionOfIfMatch = (header: string | undefined): number | null => {
  if (header === undefined || header.trim() === '*') return null;
  return Number(/^\s*"(\d{1,15})(?:-[\w-]{16})?"\s*$/.exec(header)?.[1] ?? -1);
};

/** Whether the caller has this already: weak comparison (RFC 9110, 13.1.2). */
export const isKnown = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch?.split(',').some((candidate) => ['*', tag].includes(candidate.trim().replace(/^W\//, ''))) ?? false;
