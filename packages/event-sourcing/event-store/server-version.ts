/** Which release of the event store answers, and whether this service works with it. */
import type { EventStoreDBClient } from '@eventstore/db-client';
import { classify, withinTime } from './client-calls.ts';
import { connect } from './connection.ts';
import { UnfitServer } from './errors.ts';
import { type ServerRelease, serverReleases } from './server-releases.ts';

/** The first that answers an append of several events as this service makes it. */
const firstRelease = [21, 10] as const;

export type ServerVersion = {
  /** as the server says it, such as `26.0.3` */
  readonly says: string;
  /** whether this service was run on its release */
  readonly tried: boolean;
  /** null for a release that is not known here, and for the embedded server, which has no vendor */
  readonly release: ServerRelease | null;
  readonly isEmbedded: boolean;
};

const tried = (): string =>
  Object.entries(serverReleases)
    .flatMap(([name, release]) => (release.tried ? [name] : []))
    .join(', ');

/** `says` is the version that a server gives for itself; throws UnfitServer for one that cannot work. */
export const judgeServerVersion = (says: string): ServerVersion => {
  const isEmbedded = says.endsWith('-embedded');
  const [major = Number.NaN, minor = Number.NaN] = says.split('.').map(Number);
  const [firstMajor, firstMinor] = firstRelease;
  if (Number.isNaN(major) || Number.isNaN(minor)) return { says, tried: false, release: null, isEmbedded };
  if (major < firstMajor || (major === firstMajor && minor < firstMinor))
    throw new UnfitServer(
      `the event store is of version ${says}: this service needs ${firstRelease.join('.')} or newer, and was tried with ${tried()}. Update the event store`,
    );
  const release = serverReleases[`${major}.${minor}`] ?? null;
  return { says, tried: release?.tried ?? false, release: isEmbedded ? null : release, isEmbedded };
};

/** The client asks this for itself, and keeps the answer from everybody else. */
type Asking = { readonly capabilities: Promise<{ readonly serverVersion: string }> };
const asking = (client: EventStoreDBClient): Asking => client as unknown as Asking;

/** Throws UnfitServer, and Unavailable and its kind when the store does not answer within `timeoutMs`. */
export const serverVersion = async (url: string, timeoutMs = 5_000): Promise<ServerVersion> => {
  const client = connect(url);
  try {
    const { serverVersion: says } = await withinTime(asking(client).capabilities, timeoutMs, 'ask for the version');
    return judgeServerVersion(says);
  } catch (error) {
    throw error instanceof UnfitServer ? error : classify(error, 'ask for the version');
  } finally {
    await client.dispose().catch(() => undefined);
  }
};
