/** A worker process that tells its steps on standard output and kills itself before the one named by CRASH_BEFORE ("smtp send#1"). */

import { isLeft } from 'fp-ts/lib/Either.js';
import { composeFoundation } from '../../../src/main/compose.ts';
import { startWorker } from '../../../src/main/start-worker.ts';
import { loadConfig } from '../../../src/platform/config/config.ts';
import { createLogger } from '../../../src/platform/logging/logger.ts';
import { createQueue } from '../../../src/platform/queue/queue.ts';
import { countedPool, countedPorts, countedQueue, type Step } from './counting-ports.ts';

const crashBefore = process.env.CRASH_BEFORE ?? '';
const decoded = loadConfig(process.env);
if (isLeft(decoded)) throw new Error('the crash test gave a wrong configuration');
const config = decoded.right;
const log = createLogger({ level: 'silent' });

const seen = new Map<string, number>();
const step: Step = async (name) => {
  const times = (seen.get(name) ?? 0) + 1;
  seen.set(name, times);
  process.stdout.write(`${JSON.stringify({ step: `${name}#${times}` })}\n`);
  if (`${name}#${times}` === crashBefore) {
    // what was written to the pipe arrives; nothing else of this process goes on
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => undefined);
  }
};

const urls = { databaseUrl: config.databaseUrl ?? '', eventStoreUrl: config.eventStoreUrl ?? '' };
const foundation = await composeFoundation(config, urls, log);
const queue = createQueue({ pool: foundation.pool, log });
await queue.start();
await startWorker({ ...foundation, pool: countedPool(step, foundation.pool) }, countedQueue(step, queue), countedPorts(step));
process.stdout.write(`${JSON.stringify({ ready: true })}\n`);
process.stdin.on('end', () => process.exit(0)).resume();
