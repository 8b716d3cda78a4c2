/** npm run events -- export FILE.ndjson | import FILE.ndjson | verify [FILE.ndjson] | clear: the log to a file and back, and what stands in it in clear. */
import { createEventTransfer, type EventTransfer } from '@order-intake/event-sourcing';
import { eventCodecs } from '../../domain/event-codecs.ts';
import { createLogger } from '../../platform/logging/logger.ts';
import { joinStores } from '../compose/stores.ts';
import { readConfig } from '../start/read-config.ts';

const usage = `Usage:
  npm run --silent events -- export FILE.ndjson    every event of the log, still encrypted
  npm run --silent events -- import FILE.ndjson    into an empty event store; continues after an interruption
  npm run --silent events -- verify [FILE.ndjson]  compares the event store with the file; without a file, prints number and digest
  npm run --silent events -- clear                 counts events of earlier releases with unencrypted personal fields
The event store is that of EVENTSTORE_URL, or the embedded one in DATA_DIR.`;

const actions: Readonly<Record<string, (transfer: EventTransfer, file: string) => Promise<object>>> = {
  export: (transfer, file) => transfer.exportTo(file),
  import: (transfer, file) => transfer.importFrom(file),
  clear: (transfer) => transfer.inClear(eventCodecs),
  verify: (transfer, file) => (file === '' ? transfer.sum() : transfer.verify(file)),
};

const [name = '', file = '', ...more] = process.argv.slice(2);
const act = Object.hasOwn(actions, name) ? actions[name] : undefined;
/** The others take one file. */
const fits = name === 'clear' ? file === '' : name === 'verify' || file !== '';
if (!act || more.length > 0 || !fits) {
  const complaint =
    name === '' ? '' : act ? `${name} requires ${name === 'clear' ? 'no' : 'one'} file. ` : `${name}: unknown action. `;
  console.error(`${complaint}${usage}`);
  process.exit(2);
}

const config = readConfig();
// a configured store is meant even while a service runs on another one: that is how a log moves
const stores = config.eventStoreUrl === null ? await joinStores(config, createLogger({ level: 'error' })) : null;
const progressEvery = 10_000;
const transfer = createEventTransfer({
  url: config.eventStoreUrl ?? stores?.eventStoreUrl ?? '',
  onEvent: (() => {
    let reported = 0;
    return (events: number) => {
      if (events - reported < progressEvery) return;
      reported = events;
      console.error(`${events} events`);
    };
  })(),
});
const began = performance.now();
try {
  const result = await act(transfer, file);
  console.log(JSON.stringify({ [name]: 'done', ...result, seconds: Math.round(performance.now() - began) / 1000 }));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await transfer.close();
  await stores?.stop();
}
