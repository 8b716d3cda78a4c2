import { median } from '../support/measure.ts';
import { tableOf } from '../support/table.ts';
import { startFleet } from './fleet.ts';

/**
 * How long the live mailboxes of one tick take beside dead ones (they accept a connection and never speak). The first tick does
 * not know yet which they are; every later one does.
 */
export const benchDead = async (mailboxes: number, dead: number, rounds: number): Promise<void> => {
  const fleet = await startFleet(mailboxes);
  try {
    const live = await fleet.add(mailboxes - dead);
    await fleet.tick(live); // warms up
    const without: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await fleet.idle();
      without.push(await fleet.tick(live));
      process.stderr.write('.');
    }
    await fleet.add(dead, true);
    await fleet.idle();
    const unknown = await fleet.tick(live);
    const beside: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await fleet.idle();
      beside.push(await fleet.tick(live));
      process.stderr.write('.');
    }
    process.stderr.write('\n');
    const baseline = median(without);
    const row = (what: string, seconds: number) => [what, seconds.toFixed(2), (seconds / baseline).toFixed(2)];
    console.log(`\n${live.length} live mailboxes, one worker, median of ${rounds} ticks`);
    console.log(
      tableOf([
        ['until the live ones are polled', 's', 'ratio'],
        row('alone', baseline),
        row(`beside ${dead} dead ones`, median(beside)),
        row(`beside ${dead} that have just died`, unknown),
      ]),
    );
  } finally {
    await fleet.stop();
  }
};
