import { EventStoreDBClient } from '@eventstore/db-client';
import { startEventStoreServer } from '@order-intake/embedded-event-store';
import { serverVersion } from '@order-intake/event-sourcing';
import { demandMayWrite } from '../../../support/kit-may-write.ts';
import { played, traits } from '../../../support/played-release.ts';

/** What servers do differently, release by release. */
export type Conduct = {
  /** whether a subscription hears when it has all that there was: from 23.10 on */
  readonly tellsCaughtUp: boolean;
  /** whether it hears so at once of a stream that is missing: from 26.0 on */
  readonly looksFirst: boolean;
  /** whether an append that is repeated too early may end with a deadline exceeded: real servers do so */
  readonly earlyRepeatsEnd: boolean;
};

/** The server the kit is run against. */
export type Target = {
  readonly name: string;
  readonly url: string;
  readonly conduct: Conduct;
  /** For appends and reads. */
  readonly client: EventStoreDBClient;
  /**
   * Another client, for what the kit subscribes to: ending a subscription makes a client drop its channel, and one that is not ended takes one of the
   * hundred streams that a connection of a real server has.
   */
  connect(): EventStoreDBClient;
  close(): Promise<void>;
};

const conductOf = (says: string, earlyRepeatsEnd: boolean): Conduct => {
  const [major = 0, minor = 0] = says.split('.').map(Number);
  return { tellsCaughtUp: major > 23 || (major === 23 && minor >= 10), looksFirst: major >= 26, earlyRepeatsEnd };
};

/** Cancels what a client has open. It would wait for ever for what it has read and nobody took, so it gets a second. */
export const ended = async (client: EventStoreDBClient): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, 1_000);
  });
  await Promise.race([client.dispose(), late]);
  clearTimeout(timer);
};

type Opened = { readonly url: string; readonly name: string; readonly isEmbedded: boolean; readonly stop: () => Promise<void> };

const openEmbedded = async (): Promise<Opened> => {
  const { url, stop } = await startEventStoreServer({ port: 0, dataDir: null, playVersion: played, traits });
  return { url, name: `embedded, playing ${played}`, isEmbedded: true, stop };
};

const openGiven = async (url: string): Promise<Opened> => {
  const name = new URL(url).host;
  const client = EventStoreDBClient.connectionString(url);
  try {
    await demandMayWrite(client, name, { knowsItWrites: process.env.CONFORMANCE_KNOWS_IT_WRITES === '1', suites: 'conformance' });
  } finally {
    await client.dispose();
  }
  return { url, name, isEmbedded: false, stop: async () => undefined };
};

/** The server that EVENTSTORE_URL names, if the kit may write to it, or else an embedded one of its own, in memory. */
export async function openTarget(): Promise<Target> {
  const given = process.env.EVENTSTORE_URL;
  const { url, name, isEmbedded, stop } = given ? await openGiven(given) : await openEmbedded();
  const { says } = await serverVersion(url);
  const client = EventStoreDBClient.connectionString(url);
  const others: EventStoreDBClient[] = [];
  return {
    name,
    url,
    client,
    conduct: conductOf(says, !isEmbedded || traits.includes('dropped-repeats')),
    connect: () => {
      const other = EventStoreDBClient.connectionString(url);
      others.push(other);
      return other;
    },
    close: async () => {
      await Promise.all([client, ...others].map(ended));
      await stop();
    },
  };
}
