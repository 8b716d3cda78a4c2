/**
 * A clock is set forward and back, by an hour and by a year, while the service works: that of the machine, or that of the service's machine alone.
 * Nothing may be lost or doubled, what was put off while the clock was wrong is not put off for years, and nothing runs wild. In `npm test` the
 * service's alone, an hour forward; CLOCKS=all takes all.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { needsOwnStore } from '../../support/external-store.ts';
import { patience } from '../../support/patience.ts';
import { type Clock, createClock } from '../../support/service/clock.ts';
import { type Installation, startInstallation } from '../../support/service/installation.ts';
import { createWorkload, nothingWrong, type Workload } from '../../support/service/workload.ts';
import { until } from '../../support/until.ts';

const user = 'orders@seller.example';
const hour = 3_600_000;
const year = 365 * 24 * hour;
const jumps = [
  ['an hour forward', hour],
  ['an hour back', -hour],
  ['a year forward', year],
  ['a year back', -year],
] as const;
const machines = ['the service alone', 'all programs'] as const;
const whole = process.env.CLOCKS === 'all';
const tickMs = 10_000;
const quietMs = 4_000;

for (const machine of whole ? machines : machines.slice(0, 1))
  describe(`a clock that is set, of ${machine}`, function () {
    needsOwnStore('sets the clock of its event store');
    this.timeout(patience(900_000));
    let clock: Clock;
    let installation: Installation;
    let work: Workload;
    const chosen = jumps.filter(([, ms]) => whole || ms === hour);

    before(async function () {
      if (!dovecotAvailable()) this.skip();
      clock = createClock();
      if (machine === 'all programs' && !clock.movesPostgres)
        console.log(
          '      the clock of Postgres stays right: it moves where libfaketime is (Debian: apt-get install libfaketime)',
        );
      installation = await startInstallation({
        users: [user],
        env: { ...clock.env, POLL_CRON: `*/${tickMs / 1_000} * * * * *` },
        storeEnv: machine === 'all programs' ? { eventStore: clock.env, postgres: clock.postgresEnvironment } : {},
      });
      work = await createWorkload(installation, user);
    });
    after(async () => {
      await clock?.move(0);
      await work?.stop();
      await installation?.stop();
      clock?.remove();
    });

    /** How many jobs were put on the queue so far, all of them or those of a name. */
    const jobs = async (name: string | null = null): Promise<number> => {
      const { rows } = await installation.stack.foundation.pool.query<{ n: number }>(
        'select count(*)::int as n from queue.job where $1::text is null or name = $1',
        [name],
      );
      return rows[0]?.n ?? 0;
    };

    for (const [words, ms] of chosen) {
      it(`${words} costs no work, neither while it is wrong nor when it is right again`, async () => {
        const ticks = await jobs('poll-mailboxes');
        const began = performance.now();
        // a year later nobody answers what a contact wrote a year ago
        const chat = ms < year;
        // an upload that is under way while the clock is set is refused: its token is of another time
        const before = await work.give({ chat, upload: false });
        await clock.move(ms);
        // a token is of another time then
        const wrong = await work.give({ chat, upload: false });
        const times = [await before.outcome(), await wrong.outcome()];

        // what fails now is put off by the wrong clock
        await installation.networks.SMTP.become('refuse');
        const putOff = await work.give({ chat, upload: false });
        await sleep(quietMs);
        await clock.move(0);
        await installation.networks.SMTP.become('open');
        const right = await work.give();
        times.push(await right.outcome());
        // what an hour's error put off comes an hour late: nobody can tell it from what was meant
        if (Math.abs(ms) > hour) times.push(await putOff.outcome());
        console.log(
          `      outcome after ${times.map((each) => (each === null ? 'too long' : `${Math.round(each)} ms`)).join(', ')}`,
        );
        expect(times).to.not.include(null);

        const settled = await jobs();
        await sleep(quietMs);
        expect((await jobs()) - settled, 'jobs while there is nothing to do').to.be.at.most(10);
        const sofar = await jobs('poll-mailboxes');
        await until('the next tick', async () => (await jobs('poll-mailboxes')) > sofar, 3 * tickMs);
        const ticked = (await jobs('poll-mailboxes')) - ticks;
        expect(ticked, 'ticks').to.be.at.most(4 + (performance.now() - began) / tickMs);
      });
    }

    it('left nothing wrong behind', async () => {
      expect(await work.counts()).to.deep.equal(nothingWrong);
    });
  });
