/**
 * Postgres and the event store are restarted again and again while work comes in: RESTARTS says how often each; npm run nightly takes 20. npm test leaves
 * it to `e2e/crash/chaos.test.ts`, which restarts each once.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { needsOwnStore } from '../../support/external-store.ts';
import { patience } from '../../support/patience.ts';
import { type Installation, startInstallation } from '../../support/service/installation.ts';
import { type Batch, createWorkload, nothingWrong, type Workload } from '../../support/service/workload.ts';

const user = 'orders@seller.example';
const restarts = Number(process.env.RESTARTS ?? 0);
const betweenMs = 2_000;

describe(`${restarts} restarts of Postgres and of the event store under load`, function () {
  this.timeout(patience(1_800_000));
  needsOwnStore('restarts its event store');
  let installation: Installation;
  let work: Workload;

  before(async function () {
    if (restarts === 0 || !dovecotAvailable()) this.skip();
    installation = await startInstallation({ users: [user] });
    work = await createWorkload(installation, user);
  });
  after(async () => {
    await work?.stop();
    await installation?.stop();
  });

  it('lose nothing, double nothing and condemn nothing', async () => {
    const batches: Batch[] = [];
    let over = false;
    const load = (async () => {
      for (; !over; await sleep(betweenMs)) batches.push(await work.give());
    })();
    for (let round = 0; round < restarts; round += 1) {
      for (const store of ['Postgres', 'event store'] as const) {
        await sleep(betweenMs);
        await installation.stack.away(store, () => sleep(Math.random() * 1_000));
      }
    }
    over = true;
    await load;
    const times = await Promise.all(batches.map((batch) => batch.outcome()));
    const last = Math.max(...times.map((ms) => ms ?? Number.POSITIVE_INFINITY));
    console.log(
      `      ${restarts} restarts of each, ${work.letters().length} mails, the last outcome ${Math.round(last)} ms after the last one`,
    );
    expect(await work.counts()).to.deep.equal(nothingWrong);
  });
});
