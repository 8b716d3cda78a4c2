/** A service in small: two reader processes, one of them busy with a file that never ends. Prints their process ids. */
import { createDocumentReader } from '../../../../src/adapters/documents/document-reader.ts';
import { readers } from './misbehaving.readers.ts';

const reader = createDocumentReader({
  poolSize: 2,
  registry: { url: new URL('./misbehaving.readers.ts', import.meta.url).href, readers },
});
void reader.read({ path: process.argv[2] ?? '', name: 'loop.csv', declaredType: null });
const timer = setInterval(() => {
  if (reader.pids().length < 2) return;
  clearInterval(timer);
  setTimeout(() => process.stdout.write(`${JSON.stringify(reader.pids())}\n`), 300);
}, 50);
setInterval(() => undefined, 1_000);
