/**
 * npm run bench:idle [-- --mailboxes 200] [--mails 60] [--out FILE]: mailboxes that one worker process watches with IDLE, in Dovecot (in the stand-in where
 * Dovecot is not installed). How long a mail takes from the server's taking it to its draft, one after another; and the memory that a watched mailbox costs
 * the worker.
 */
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { dovecotAvailable } from '../../test/support/dovecot.ts';
import { orderLetter } from '../../test/support/order-mails.ts';
import { startFleet } from '../mail/fleet.ts';
import { median } from '../support/measure.ts';
import { tableOf } from '../support/table.ts';

const { values } = parseArgs({
  options: {
    mailboxes: { type: 'string', default: '200' },
    mails: { type: 'string', default: '60' },
    out: { type: 'string', default: 'bench/results/idle.json' },
  },
});
const [mailboxes, mails] = [Number(values.mailboxes), Number(values.mails)];
if (![mailboxes, mails].every((value) => Number.isInteger(value) && value > 0)) {
  console.error('Usage: npm run bench:idle -- [--mailboxes 200] [--mails 60] [--out bench/results/idle.json]');
  process.exit(2);
}

const dovecot = dovecotAvailable();
const fleet = await startFleet(mailboxes, { dovecot });

/** Of several looks: what is freed is given back to the system now and then only. */
const memory = async (): Promise<number> => {
  const seen: number[] = [];
  for (let look = 0; look < 10; look += 1) {
    seen.push(await fleet.workerMegabytes());
    await sleep(1_000);
  }
  return median(seen);
};

const draftOf = async (index: number): Promise<number> => {
  const { raw } = await orderLetter({ to: `u${index}@example.test` });
  const before = await fleet.drafts();
  await fleet.deliver(index, raw);
  const began = performance.now();
  // on a busy machine a look may fail: the next one tells
  while ((await fleet.drafts().catch(() => before)) === before) {
    if (performance.now() - began > 120_000) throw new Error(`mail to mailbox ${index} became no draft within two minutes`);
    await sleep(10);
  }
  return (performance.now() - began) / 1_000;
};

try {
  const ids = await fleet.add(mailboxes);
  for (let round = 0; round < 2; round += 1) await fleet.tick(ids); // everything is loaded before memory is measured
  await fleet.idle();
  const polled = await memory();
  await fleet.watch(ids);
  await fleet.idle();
  const watched = await memory();
  await draftOf(0); // the first document starts the readers
  const seconds: number[] = [];
  for (let mail = 0; mail < mails; mail += 1) {
    const took = await draftOf((mail * 37 + 1) % mailboxes);
    seconds.push(took);
    process.stderr.write(`${took.toFixed(1)} `);
  }
  process.stderr.write('\n');
  seconds.sort((a, b) => a - b);
  const at = (share: number) => seconds[Math.min(seconds.length - 1, Math.floor(seconds.length * share))] ?? Number.NaN;
  const results = {
    server: dovecot ? 'Dovecot' : 'stand-in',
    mailboxes,
    mails,
    mail_to_draft_seconds: { median: median(seconds), p90: at(0.9), longest: at(1) },
    worker_megabytes: { polled_only: polled, all_watched: watched },
    kilobytes_per_watched_mailbox: ((watched - polled) * 1_024) / mailboxes,
    load_of_machine: loadavg()[0],
  };
  writeFileSync(values.out, `${JSON.stringify(results, null, 2)}\n`);
  const { median: half, p90, longest } = results.mail_to_draft_seconds;
  console.log(
    tableOf([
      ['mailboxes', 'mails', 'median s', 'p90 s', 'longest s', 'kB per mailbox'],
      [
        String(mailboxes),
        String(mails),
        ...[half, p90, longest].map((one) => one.toFixed(2)),
        results.kilobytes_per_watched_mailbox.toFixed(0),
      ],
    ]),
  );
} finally {
  await fleet.stop();
}
