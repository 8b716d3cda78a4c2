/**
 * npm run bench:import [-- --products N]: a CSV of products through the API until its task is done, then searches over all of them;
 * against bare appends of the same number of events, 32 at once, to the same event store in the same run. API and event store are processes of
 * their own, worker and projector share the bench's: what searches wait for is not the worker, which learns the new products meanwhile.
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { developmentTokenKey, signToken } from '../../src/platform/crypto/token-key.ts';
import { startStack } from '../../test/support/stack.ts';
import { startServer } from '../api/server-process.ts';
import { median } from '../support/measure.ts';
import { rounded, tableOf } from '../support/table.ts';

const { values } = parseArgs({ options: { products: { type: 'string', default: '5000' } } });
const products = Number(values.products);
if (!Number.isInteger(products) || products < 1) {
  console.error('Usage: npm run bench:import -- [--products 5000]');
  process.exit(2);
}

const kinds = ['Hex bolt', 'Washer', 'Sechskantmutter', 'Écrou à oreilles', 'Threaded rod', 'Clevis pin'];
const csv = [
  'code;name;price;unit',
  ...Array.from(
    { length: products },
    (_, n) => `P-${n};${kinds[n % kinds.length]} M${(n % 20) + 3}x${n % 97} ${n};${n % 500}.${n % 90};C62`,
  ),
].join('\n');

const stack = await startStack({ storeAsProgram: true, env: { EXTRACTION_POOL_SIZE: '2' } });
const api = await startServer('src/main/api.ts', { ...stack.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent' });
const worker = await stack.startWorker();
try {
  const companyId = await stack.newCompany();
  const { store } = stack.foundation;
  const appended = async (count: number): Promise<number> => {
    const started = performance.now();
    let next = 0;
    const lane = async () => {
      for (let n = next++; n < count; n = next++) {
        const id = randomUUID();
        const metadata = { correlationId: id, causationId: id, companyId, actor: 'system:bench', commandId: id };
        const event = { type: 'WarehouseRemoved', data: { warehouseId: id } };
        await store.append({ stream: `warehouse-bench_${id}`, events: [event], expected: 'no_stream', metadata });
      }
    };
    await Promise.all(Array.from({ length: 32 }, lane));
    return count / ((performance.now() - started) / 1000);
  };
  await appended(500);
  const bare = await appended(Math.min(products, 10_000));

  const key = await developmentTokenKey(stack.config.dataDir);
  const authorization = `Bearer ${await signToken(key, { companyId, roles: ['admin'], subject: 'bench' }, 2)}`;
  const form = new FormData();
  form.set('file', new Blob([csv]), 'products.csv');
  const started = performance.now();
  const headers = { authorization, prefer: 'respond-async' };
  const accepted = await fetch(`${api.url}/sales/products/import/`, { method: 'POST', headers, body: form });
  const { url } = (await accepted.json()) as { url: string };
  for (;;) {
    const task = (await (await fetch(api.url + url, { headers: { authorization } })).json()) as { state: string; error: unknown };
    if (task.state === 'failed') throw new Error(JSON.stringify(task.error));
    if (task.state === 'succeeded') break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const seconds = (performance.now() - started) / 1000;

  const searches = [
    'bolt',
    'sechskant m8',
    'ecrou oreilles',
    'P-77',
    `p-${products - 1}`,
    'm8x40',
    'no such thing',
    'x9',
    'pin m22',
  ];
  const took: (readonly [string, number])[] = [];
  for (const q of searches) {
    const times: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const asked = performance.now();
      await (await fetch(`${api.url}/sales/products/?q=${encodeURIComponent(q)}`, { headers: { authorization } })).text();
      times.push(performance.now() - asked);
    }
    took.push([q, median(times)]);
  }
  console.log(
    tableOf([
      [`${rounded(products)} products`, 'a second', 'ratio', 'seconds', '100,000 would take s'],
      ['bare appends, 32 at once', rounded(bare), '1.00', '', ''],
      [
        'import',
        rounded(products / seconds),
        (products / seconds / bare).toFixed(2),
        seconds.toFixed(1),
        rounded((seconds / products) * 100_000),
      ],
    ]),
  );
  console.log(`\n${tableOf([['search', 'median ms'], ...took.map(([q, ms]) => [q, ms.toFixed(1)])])}`);
} finally {
  await worker.stop();
  await api.stop();
  await stack.stop();
}
