/** `worker <url> <hold|quick> [duePollMs]`. Prints `ready`, then `started <n>` for each job; `hold` never ends one. */
import pg from 'pg';
import { silentLogger } from '../../../../src/platform/logging/logger.ts';
import { createQueue } from '../../../../src/platform/queue/queue.ts';
import { oneAtATime } from './jobs.ts';

const [url = '', how = '', duePollMs = '400'] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url });
const queue = createQueue({ pool, log: silentLogger, duePollMs: Number(duePollMs) });
await queue.start();
await queue.work(oneAtATime, async ({ n }) => {
  console.log(`started ${n}`);
  if (how === 'hold') await new Promise((resolve) => setTimeout(resolve, 600_000));
});
console.log('ready');
