/**
 * The network between the service and each of its servers refuses, swallows everything or resets, for a while, in the middle of work. In `npm test`
 * all at once refuse and reset; NETWORKS=all takes every state at every server. What is swallowed takes the half minute after which a connection
 * is given up.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { needsOwnStore } from '../../support/external-store.ts';
import { patience } from '../../support/patience.ts';
import { type Installation, type NetworkName, startInstallation } from '../../support/service/installation.ts';
import { createWorkload, nothingWrong, type Workload } from '../../support/service/workload.ts';

const user = 'orders@seller.example';
const whole = process.env.NETWORKS === 'all';
const states = (['refuse', 'reset', 'black-hole'] as const).filter((state) => whole || state !== 'black-hole');
const names: readonly NetworkName[] = ['IMAP', 'SMTP', 'chat provider', 'event store', 'Postgres'];
const places: readonly (readonly NetworkName[])[] = whole ? [...names.map((name) => [name]), names] : [names];
const badMs = 1_500;

describe('a network that', function () {
  this.timeout(patience(900_000));
  needsOwnStore('disturbs the network to its event store');
  let installation: Installation;
  let work: Workload;

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    installation = await startInstallation({ users: [user] });
    work = await createWorkload(installation, user);
  });
  after(async () => {
    await work?.stop();
    await installation?.stop();
  });

  for (const state of states)
    for (const place of places) {
      const where = place.length === 1 ? `the way to ${place[0]}` : 'all ways';
      const what = { refuse: 'refuses', 'black-hole': 'swallows everything', reset: 'resets' }[state];
      it(`${what}, on ${where}, holds work up and costs none of it`, async () => {
        const before = await work.give();
        await Promise.all(place.map((name) => installation.networks[name].become(state)));
        const during = await work.give();
        await sleep(badMs);
        await Promise.all(place.map((name) => installation.networks[name].become('open')));
        const times = await Promise.all([before, during].map((batch) => batch.outcome()));
        console.log(`      outcome after ${times.map((ms) => (ms === null ? 'too long' : `${Math.round(ms)} ms`)).join(', ')}`);
        expect(times).to.not.include(null);
      });
    }

  it('left nothing wrong behind', async () => {
    expect(await work.counts()).to.deep.equal(nothingWrong);
  });
});
