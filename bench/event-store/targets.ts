/** Which servers are measured, each in a process of its own, and through which client. The first is what the others are compared with. */
import { EventStoreDBClient } from '@eventstore/db-client';
import { withoutGzip } from '@order-intake/event-sourcing';
import { type Program, startProgram } from '../support/programs.ts';
import type { Clients } from './work.ts';

export type Target = Clients & { readonly name: string };
export type Targets = { readonly targets: readonly Target[]; readonly stop: () => Promise<void> };

type Connect = (url: string) => EventStoreDBClient;
/** As @eventstore/db-client comes. */
const offering: Connect = (url) => EventStoreDBClient.connectionString(url);
/** As the service has it. */
const declining: Connect = (url) => withoutGzip(EventStoreDBClient.connectionString(url));

const target = (name: string, url: string, connect: Connect): Target => ({
  name,
  client: connect(url),
  subscriber: connect(url),
});

const together = (targets: readonly Target[], programs: readonly Program[]): Targets => ({
  targets,
  stop: async () => {
    await Promise.all(targets.flatMap(({ client, subscriber }) => [client.dispose(), subscriber.dispose()]));
    await Promise.all(programs.map((program) => program.stop()));
  },
});

/** The embedded server in memory and on disk, and the server at `given`. */
export const storages = async (directory: string, given: string | undefined): Promise<Targets> => {
  const programs = await Promise.all([
    startProgram('event-store', ['--port', '0', '--in-memory']),
    startProgram('event-store', ['--port', '0', '--data', directory]),
  ]);
  const urls = [...programs.map(({ url }) => url), ...(given ? [given] : [])];
  const names = ['in memory', 'on disk', 'EVENTSTORE_URL'];
  return together(
    urls.map((url, index) => target(names[index] ?? url, url, declining)),
    programs,
  );
};

/** A server that never compresses and one that does for clients that offer gzip, each with a client that offers it and one that declines. */
export const compressions = async (): Promise<Targets> => {
  const [plain, gzips] = await Promise.all(
    (['off', 'on'] as const).map((gzip) => startProgram('event-store', ['--port', '0', '--in-memory', '--gzip', gzip])),
  );
  if (!plain || !gzips) throw new Error('two servers were started');
  return together(
    [
      target('gzip off, client offers it', plain.url, offering),
      target('gzip off, client declines it', plain.url, declining),
      target('gzip on, client offers it', gzips.url, offering),
      target('gzip on, client declines it', gzips.url, declining),
    ],
    [plain, gzips],
  );
};
