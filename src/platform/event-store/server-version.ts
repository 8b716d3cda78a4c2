/** The event store's own version: what it does differs in places between releases, and nobody can know a release that nobody tried. */
import type { EventStoreDBClient } from '@eventstore/db-client';
import type { Logger } from '../logging/logger.ts';

/** The conformance kit and the service ran on these. */
const tried = ['22.10', '23.10'];

/** "22.10.5", "unknown" when the server does not tell. The client asks for it once a connection, and shows it to nobody. */
export const askVersion = async (client: EventStoreDBClient): Promise<string> =>
  (await (client as unknown as { readonly capabilities: Promise<{ readonly serverVersion: string }> }).capabilities)
    .serverVersion;

/** A release by its first two numbers: 22.10.5 is one of 22.10, and so is an embedded server that plays it. */
const wasTried = (version: string): boolean => tried.some((release) => version === release || version.startsWith(`${release}.`));

/** At the start: which one it is, and whether anybody knows that it works. */
export const tellVersion = (log: Pick<Logger, 'info' | 'warn'>, version: string): void => {
  if (wasTried(version)) log.info({ version }, 'the event store answers');
  else
    log.warn(
      { version, tried },
      'nobody tried this release of the event store with this service: run the conformance kit against it first (docs/operations/production.md)',
    );
};
