/** A long log: how fast all read models are made of it, whether the last part of it as fast as the first, how large it is, how soon an API answers. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { rebuildReadModels } from '@order-intake/event-sourcing';
import { readModels } from '../../src/projections/read-models.ts';
import type { Stack } from '../../test/support/stack.ts';
import { startServer } from '../api/server-process.ts';
import { multiplyLog, sharesOf, writtenSoFar } from '../support/decided-log.ts';
import { rounded, tableOf } from '../support/table.ts';

const parts = 4;
const seconds = (ms: number): string => (ms / 1000).toFixed(1);

export const rebuildOf = async (stack: Stack, companyId: string, companies: number, events: number): Promise<void> => {
  const { pool, store } = stack.foundation;
  const written = await writtenSoFar(store);
  const perCopy = written.reduce((sum, one) => sum + one.events.length, 0);
  const copies = Math.max(1, Math.ceil(events / perCopy) - 1);
  const filling = performance.now();
  const onCopy = () => process.stderr.write('+');
  await multiplyLog({ stack, written, companyId, companies: sharesOf(companyId, companies), copies, onCopy });
  console.log(`\n${rounded(perCopy * (copies + 1))} events written in ${seconds(performance.now() - filling)} s`);

  // where each part of the log ended
  const ends: { readonly events: number; readonly ms: number }[] = [];
  const { events: read, elapsedMs } = await rebuildReadModels({
    ...{ pool, store, readModels, names: 'all' },
    onProgress: ({ events: so, done, elapsedMs: ms }) => {
      if (done >= (ends.length + 1) / parts) ends.push({ events: so, ms });
    },
  });
  console.log(`all read models rebuilt in ${seconds(elapsedMs)} s: ${rounded((read * 1000) / elapsedMs)} events a second`);
  const rates = ends.map((end, n) => ((end.events - (ends[n - 1]?.events ?? 0)) * 1000) / (end.ms - (ends[n - 1]?.ms ?? 0)));
  console.log(
    tableOf([
      ['quarter of the log', ...rates.map((_, n) => String(n + 1))],
      ['events a second', ...rates.map(rounded)],
    ]),
  );

  const { rows } = await pool.query<{ size: string }>('select pg_size_pretty(pg_database_size(current_database())) as size');
  const log = execFileSync('du', ['-sm', join(stack.config.dataDir, 'event-store')], { encoding: 'utf8' }).split('\t')[0];
  console.log(`on disk: the log ${log} MB, the database ${rows[0]?.size}`);
  const starting = performance.now();
  const api = await startServer('src/main/api.ts', { ...stack.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent' });
  console.log(`an API is ready after ${seconds(performance.now() - starting)} s`);
  await api.stop();
};
