/**
 * npm run bench:chat [-- --only webhook,retrieval] [--rates N,N…] [--seconds S] [--chunks N] [--rounds N]: the webhook under rising load with
 * everything on this machine, and retrieval beside the bare vector search of the same run.
 */
import { parseArgs } from 'node:util';
import { benchRetrieval } from './retrieval.ts';
import { benchWebhook } from './webhook.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'webhook,retrieval' },
    rates: { type: 'string', default: '50,100,200,300,400' },
    seconds: { type: 'string', default: '10' },
    chunks: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '5' },
  },
});
const rates = values.rates.split(',').map(Number);
const [seconds, chunks, rounds] = [Number(values.seconds), Number(values.chunks), Number(values.rounds)];
const only = values.only.split(',');
if (
  ![...rates, seconds, chunks, rounds].every((value) => value > 0) ||
  !only.every((name) => ['webhook', 'retrieval'].includes(name))
) {
  console.error(
    'Usage: npm run bench:chat -- [--only webhook,retrieval] [--rates 50,100,200,300,400] [--seconds 10] [--chunks 100000] [--rounds 5]',
  );
  process.exit(2);
}

if (only.includes('webhook') && !(await benchWebhook({ rates, seconds }))) process.exitCode = 1;
if (only.includes('retrieval') && !(await benchRetrieval({ chunks, rounds }))) process.exitCode = 1;
