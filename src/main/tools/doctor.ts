/**
 * npm run doctor [-- --json] [--quick]: looks at a deployment and changes nothing. Exit code 0: no fault; 1: faults; 2: it could not look.
 * --quick: whether the two stores can be used; gives up after five seconds.
 */
import { parseArgs } from 'node:util';
import { createEventStore, createPool, type PersonalKeys } from '@order-intake/event-sourcing';
import pino from 'pino';
import { createLogger } from '../../platform/logging/logger.ts';
import { runningStores } from '../compose/stores.ts';
import { database } from '../doctor/database.examination.ts';
import { eventStore } from '../doctor/event-store.examination.ts';
import { examine, type Line } from '../doctor/examination.ts';
import { readConfig } from '../start/read-config.ts';

const marks = { ok: '✔', warning: '!', fault: '✖' } as const;

const textOf = (lines: readonly Line[]): string => {
  const width = Math.max(...lines.map(({ name }) => name.length));
  const texts = lines.map(
    ({ state, name, says, help }) => `${marks[state]} ${name.padEnd(width)}  ${says}${state === 'ok' ? '' : ` (${help})`}`,
  );
  const count = (state: Line['state']) => lines.filter((line) => line.state === state).length;
  return [...texts, '', `${count('fault')} faults, ${count('warning')} warnings`].join('\n');
};

/** What is loaded, looked at, and waited for: most of the time of a quick look would be the loading of the others. */
const lookFor = async (quick: boolean) => {
  if (quick) return { codecs: [], examinations: [eventStore, database], longestMs: 5_000 };
  const [{ eventCodecs: codecs }, { examinations }] = await Promise.all([
    import('../../domain/event-codecs.ts'),
    import('../doctor/registry.ts'),
  ]);
  return { codecs, examinations, longestMs: undefined };
};

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, quick: { type: 'boolean', default: false } },
});
const { codecs, examinations, longestMs } = await lookFor(values.quick);
const config = readConfig();
const urls = await runningStores(config);
if (!urls) {
  console.error('The embedded stores run with the service, and it is not running. Start it (npm start), then retry');
  process.exit(2);
}
const log = createLogger({ level: 'fatal', destination: pino.destination({ dest: 2, sync: true }) });
const pool = createPool(urls.databaseUrl, { max: 4, sessionUrl: config.databaseSessionUrl, log });
// nothing personal is read: no key is opened
const noKeys: PersonalKeys = {
  keyFor: () => Promise.reject(new Error('the doctor only reads')),
  byIds: async () => new Map(),
};
const store = createEventStore({ url: urls.eventStoreUrl, codecs, keys: noKeys });
try {
  const lines = await examine({ config, ...urls, pool, store }, examinations, longestMs);
  console.log(values.json ? JSON.stringify(lines, null, 2) : textOf(lines));
  process.exitCode = lines.some(({ state }) => state === 'fault') ? 1 : 0;
  // a store that does not answer keeps its connections waiting
  if (values.quick) process.exit();
} finally {
  await store.close();
  await pool.end();
}
