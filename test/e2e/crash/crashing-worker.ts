/**
 * A worker process that tells its steps on standard output and kills itself before the one it was armed with ("smtp send#1"). Each
 * line of standard input arms it anew: `{"crashBefore": "…", "extract": false}`; without `extract` nothing is found in documents.
 */
import { createInterface } from 'node:readline';
import { isLeft } from 'fp-ts/lib/Either.js';
import { composeFoundation } from '../../../src/main/compose/compose-foundation.ts';
import { startWorker } from '../../../src/main/start/start-worker.ts';
import { loadConfig } from '../../../src/platform/config/config.ts';
import { createLogger } from '../../../src/platform/logging/logger.ts';
import { createQueue } from '../../../src/platform/queue/queue.ts';
import { startFaultProxy } from '../../support/fault-proxy.ts';
import { countedChatPorts, countedPool, countedPorts, countedQueue, ofChat, ofMail, type Step } from './counting-ports.ts';

let armed = { crashBefore: '', extract: true };
const decoded = loadConfig(process.env);
if (isLeft(decoded)) throw new Error('the crash test gave a wrong configuration');
const config = decoded.right;
const log = createLogger({ level: 'silent' });

const tell = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
const seen = new Map<string, number>();
const step: Step = async (name) => {
  const times = (seen.get(name) ?? 0) + 1;
  seen.set(name, times);
  tell({ step: `${name}#${times}` });
  // what was written to the pipe arrives; nothing else of this process goes on
  if (`${name}#${times}` === armed.crashBefore) process.kill(process.pid, 'SIGKILL');
};

/** The IMAP commands that change something: within one move there are several. */
const changing = new Set(['UID MOVE', 'UID COPY', 'UID STORE', 'UID EXPUNGE']);
if (process.env.CRASH_IMAP_PORT)
  await startFaultProxy(() => Number(process.env.CRASH_IMAP_PORT), {
    port: Number(process.env.CRASH_PROXY_PORT),
    onCommand: (name) => {
      if (changing.has(name)) void step(`imap ${name}`);
    },
  });

const urls = { databaseUrl: config.databaseUrl ?? '', eventStoreUrl: config.eventStoreUrl ?? '' };
const foundation = await composeFoundation(config, urls, log);
const queue = createQueue({ pool: foundation.pool, log });
await queue.start();
/** An unknown end is decided after a minute; tests need not wait that long. */
const waits = Number(process.env.CRASH_CHAT_WAIT_MS ?? 0);
const counts = waits > 0 ? ofChat : ofMail;
const rules = waits > 0 ? { rules: { unknownWaitMs: waits } } : {};
await startWorker(
  { ...foundation, pool: countedPool(step, foundation.pool) },
  countedQueue(step, queue, counts),
  (ports) => {
    const counted = countedPorts(step, counts)(ports);
    const { name, extract } = counted.extractor;
    return { ...counted, extractor: { name, extract: async (...args) => (armed.extract ? extract(...args) : []) } };
  },
  (ports) => ({ ...countedChatPorts(step)(ports), ...rules }),
);
tell({ ready: true });
createInterface({ input: process.stdin })
  .on('line', (line) => {
    armed = JSON.parse(line) as typeof armed;
    seen.clear();
    tell({ armed: true });
  })
  .on('close', () => process.exit(0));
