/** Where the event store and Postgres are: as configured, else embedded; a command line tool joins those of the running service. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { Config } from '../../platform/config/config.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { type Embedded, startEmbeddedEventStore, startEmbeddedPostgres } from '../start/embedded.ts';

export type Stores = { readonly databaseUrl: string; readonly eventStoreUrl: string; readonly stop: () => Promise<void> };

/** Where the embedded parts are; null for what is configured, whose address may hold a password and is known to the tool anyway. */
type Running = { readonly pid: number; readonly databaseUrl: string | null; readonly eventStoreUrl: string | null };
const runningFile = (config: Config): string => `${config.dataDir}/running.json`;

/** Starts what is not configured and says where it is, for tools that join. */
export const startStores = async (config: Config, log: Logger): Promise<Stores> => {
  // started as root, Postgres runs under another account, which has to get to its directory
  await mkdir(config.dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const started: Embedded[] = [];
  const embed = async (start: (dataDir: string, log: Logger) => Promise<Embedded>): Promise<string> => {
    const embedded = await start(config.dataDir, log);
    started.push(embedded);
    return embedded.url;
  };
  const [databaseUrl, eventStoreUrl] = await Promise.all([
    config.databaseUrl ?? embed(startEmbeddedPostgres),
    config.eventStoreUrl ?? embed(startEmbeddedEventStore),
  ]);
  // processes that share configured stores have nothing to tell, and would write over each other
  const embeds = started.length > 0;
  if (embeds)
    await announce(config, {
      pid: process.pid,
      databaseUrl: config.databaseUrl === null ? databaseUrl : null,
      eventStoreUrl: config.eventStoreUrl === null ? eventStoreUrl : null,
    });
  return {
    databaseUrl,
    eventStoreUrl,
    stop: async () => {
      if (embeds) await rm(runningFile(config), { force: true });
      await Promise.all(started.map((embedded) => embedded.stop()));
    },
  };
};

/** The stores that the service uses, without starting any; null when they are embedded and it does not run. */
export const runningStores = async (config: Config): Promise<Pick<Stores, 'databaseUrl' | 'eventStoreUrl'> | null> => {
  const running = await findRunning(config);
  const databaseUrl = config.databaseUrl ?? running?.databaseUrl;
  const eventStoreUrl = config.eventStoreUrl ?? running?.eventStoreUrl;
  return databaseUrl && eventStoreUrl ? { databaseUrl, eventStoreUrl } : null;
};

/** For tools: the running service's stores, or ones of their own when it does not run. */
export const joinStores = async (config: Config, log: Logger): Promise<Stores> => {
  const running = await runningStores(config);
  return running ? { ...running, stop: async () => undefined } : startStores(config, log);
};

const announce = async (config: Config, running: Running): Promise<void> => {
  const file = runningFile(config);
  await writeFile(`${file}.new`, JSON.stringify(running), { mode: 0o600 });
  await rename(`${file}.new`, file);
};

const findRunning = async (config: Config): Promise<Running | null> => {
  try {
    const running = JSON.parse(await readFile(runningFile(config), 'utf8')) as Running;
    process.kill(running.pid, 0);
    return running;
  } catch {
    return null;
  }
};
