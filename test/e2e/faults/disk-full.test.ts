/**
 * A disk without a byte left, under the event store, under Postgres, under both, under the temporary directory: while it lasts writes are refused and
 * nothing is condemned; with space again all that came meanwhile has its outcome, once, without anybody touching anything. Each has a small disk of its own.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { needsOwnStore } from '../../support/external-store.ts';
import { patience } from '../../support/patience.ts';
import { type Installation, startInstallation } from '../../support/service/installation.ts';
import { mountSmallDisk, type SmallDisk } from '../../support/service/small-disk.ts';
import { createWorkload, nothingWrong, type Workload } from '../../support/service/workload.ts';
import { until } from '../../support/until.ts';

const user = 'orders@seller.example';
const fullMs = 2_000;
/** npm test fills both at once; one after the other is for the night */
const whole = process.env.DISKS === 'all';

describe('a full disk', function () {
  this.timeout(patience(600_000));
  needsOwnStore('fills the disk of its event store');
  const disks: { eventStore?: SmallDisk; postgres?: SmallDisk; temporary?: SmallDisk } = {};
  let installation: Installation;
  let work: Workload;

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    const [eventStore, postgres, temporary] = [mountSmallDisk(64), mountSmallDisk(512), mountSmallDisk(64)];
    if (!eventStore || !postgres || !temporary) {
      console.log('      SKIPPED: a disk can be filled only where a small one can be mounted, as root on Linux');
      this.skip();
    }
    Object.assign(disks, { eventStore, postgres, temporary });
    installation = await startInstallation({
      users: [user],
      env: { TMPDIR: temporary.directory },
      directories: { eventStore: eventStore.directory, postgres: postgres.directory },
    });
    work = await createWorkload(installation, user);
  });
  after(async () => {
    await work?.stop();
    await installation?.stop();
    for (const disk of Object.values(disks)) disk.remove();
  });

  /** A mail was tried, and is not given up. */
  const tried = async () => {
    const { rowCount } = await installation.stack.foundation.pool.query(
      `select 1 from read.emails where status = 'PENDING' and failure is not null`,
    );
    return rowCount !== null && rowCount > 0;
  };
  const ready = async () => (await fetch(`${installation.url}/health/ready`)).status;

  const alone = whole
    ? ([
        ['the event store', ['eventStore']],
        ['Postgres', ['postgres']],
        // a mail that could not be written down there is tried again after half a minute
        ['the temporary directory', ['temporary']],
      ] as const)
    : [];
  for (const [name, full] of [['both', ['eventStore', 'postgres']], ...alone] as const) {
    it(`under ${name} holds work up, and loses and condemns none of it`, async () => {
      for (const disk of full) disks[disk]?.fill();
      const batch = await work.give();
      await sleep(fullMs);
      if (full.some((disk) => disk === 'temporary')) await until('a mail that cannot be written down', tried, 60_000);
      for (const disk of full) disks[disk]?.free();
      // Postgres gives up altogether when it cannot write its log: a supervisor starts it again, as the service does with the one of its own
      await installation.parts.Postgres.start();
      const ms = await batch.outcome();
      console.log(`      outcome ${ms === null ? 'never' : `after ${Math.round(ms)} ms`}`);
      expect(await ready()).to.equal(200);
    });
  }

  it('left nothing wrong behind', async () => {
    expect(await work.counts()).to.deep.equal(nothingWrong);
  });
});
