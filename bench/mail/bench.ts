/** npm run bench:mail: what fetching costs beside imapflow alone, what it takes of memory, and what dead mailboxes cost the live ones. */
import { parseArgs } from 'node:util';
import { benchDead } from './dead.ts';
import { benchFetching } from './fetching.ts';
import { benchMemory } from './memory.ts';

const usage = `Usage: npm run bench:mail -- [--only fetch,memory,dead] [--mails 1000] [--rounds 3] [--megabytes 20] [--mailboxes 100] [--dead 10]
It needs Dovecot for the first two (npm test installs it when it runs as root).`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'fetch,memory,dead' },
    mails: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '3' },
    megabytes: { type: 'string', default: '20' },
    mailboxes: { type: 'string', default: '100' },
    dead: { type: 'string', default: '10' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const number = (name: 'mails' | 'rounds' | 'megabytes' | 'mailboxes' | 'dead'): number => {
  const value = Number(values[name]);
  if (Number.isInteger(value) && value > 0) return value;
  console.error(`--${name}: ${values[name]} is not a whole number above 0\n${usage}`);
  process.exit(2);
};
const [mails, rounds, megabytes] = [number('mails'), number('rounds'), number('megabytes')];
const [mailboxes, dead] = [number('mailboxes'), number('dead')];

const benches: Readonly<Record<string, () => Promise<void>>> = {
  fetch: () => benchFetching(mails, rounds),
  memory: () => benchMemory(megabytes),
  dead: () => benchDead(mailboxes, dead, rounds),
};
const chosen = values.only.split(',');
if (values.help || chosen.some((name) => !(name in benches))) {
  console.log(usage);
  process.exit(values.help ? 0 : 2);
}
for (const name of chosen) await benches[name]?.();
