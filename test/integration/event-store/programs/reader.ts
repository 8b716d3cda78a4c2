/** Reads one stream over and over and prints the name in it each time it differs: node reader.ts DATABASE_URL EVENTSTORE_URL STREAM */
import { setTimeout as sleep } from 'node:timers/promises';
import { createPool } from '@order-intake/event-sourcing';
import { silentLogger } from '../../../../src/platform/logging/logger.ts';
import { nameIn, openNamed } from './named.ts';

const [databaseUrl = '', url = '', stream = ''] = process.argv.slice(2);
const { store } = openNamed(url, createPool(databaseUrl, { log: silentLogger }));
let last: string | undefined;
for (;;) {
  const name = await nameIn(store, stream);
  if (name !== last) console.log(name);
  last = name;
  await sleep(20);
}
