/**
 * The event store is killed and started again and again under the whole product, with a long log in it. STORE_KILLS says how often, STORE_EVENTS with
 * how many events; npm run nightly takes 50 and 100,000. npm test leaves it to `e2e/crash/chaos.test.ts`, which kills each program once.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import type { ProductDetails, ProductEvent } from '../../../src/domain/catalog/catalog.events.ts';
import { productStream } from '../../../src/domain/catalog/catalog.stream.ts';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { needsOwnStore } from '../../support/external-store.ts';
import { patience } from '../../support/patience.ts';
import { type Installation, startInstallation } from '../../support/service/installation.ts';
import { type Batch, createWorkload, nothingWrong, type Workload } from '../../support/service/workload.ts';
import { until } from '../../support/until.ts';

const user = 'orders@seller.example';
const kills = Number(process.env.STORE_KILLS ?? 0);
const events = Number(process.env.STORE_EVENTS ?? 100_000);
const ofOneStream = 500;
const lanes = 4;
const killsABatch = 5;
const longMs = 120_000;

describe(`${kills} kills of the event store, with ${events} events in it`, function () {
  this.timeout(patience(600_000 + kills * 30_000));
  needsOwnStore('kills its event store');
  let installation: Installation;
  let work: Workload;

  before(async function () {
    if (kills === 0 || !dovecotAvailable()) this.skip();
    installation = await startInstallation({ users: [user] });
    work = await createWorkload(installation, user);
    await fill(installation);
    await probe(installation); // a pause is none that the projector still works through what was filled in
  });
  after(async () => {
    await work?.stop();
    await installation?.stop();
  });

  it('lose nothing, double nothing, and are over when it is back', async () => {
    const store = installation.parts['event store'];
    const batches: Batch[] = [];
    const pauses: { readonly [step: string]: number }[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      if (kill % killsABatch === 0) batches.push(await work.give());
      await sleep(Math.random() * 1_500);
      const began = performance.now();
      await store.kill();
      const started = store.start().then(() => performance.now());
      const moments = await probe(installation);
      const ready = await started;
      pauses.push({
        'kill to ready': ready - began,
        'ready to written': Math.max(0, moments.written - ready),
        'ready to shown': Math.max(0, moments.shown - ready),
        'kill to shown': moments.shown - began,
      });
    }
    const outcomes = await Promise.all(batches.map((batch) => batch.outcome()));
    expect(outcomes, 'all was done').to.not.include(null);
    expect(await work.counts()).to.deep.equal(nothingWrong);
    for (const step of Object.keys(pauses[0] ?? {})) {
      const sorted = pauses.map((pause) => pause[step] ?? 0).toSorted((a, b) => a - b);
      const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
      console.log(`      ${step}: median ${at(0.5)} ms, p90 ${at(0.9)} ms, longest ${at(1)} ms`);
    }
    console.log(`      ${kills} kills, ${work.letters().length} mails: ${JSON.stringify(nothingWrong)}`);
  });
});

/** Until an event is written after a kill, and until the projector's subscription has brought it to those who read: moments of this process. */
const probe = async (installation: Installation) => {
  const { pool } = installation.stack.foundation;
  const made = product(1);
  const append = () =>
    appendTo(installation, made).then(
      () => true,
      () => false,
    );
  await until('an event to be written', append, longMs);
  const written = performance.now();
  const isShown = async () => (await pool.query('select 1 from read.products where id = $1', [made.productId])).rowCount === 1;
  await until('an event to be shown', isShown, longMs);
  return { written, shown: performance.now() };
};

const details: ProductDetails = {
  code: 'P-1',
  ean: null,
  name: 'Hex bolt',
  unit: 'pcs',
  price: '0.5',
  currency: null,
  stock: null,
  availableFrom: null,
};

/** A product of a company of its own, which nobody who works has to do with, with so many events. */
const product = (count: number) => {
  const productId = randomUUID();
  const registered: ProductEvent = { type: 'ProductRegistered', data: { productId, ...details } };
  const changed = Array.from(
    { length: count - 1 },
    (_, n): ProductEvent => ({ type: 'ProductChanged', data: { productId, changes: { stock: String(n) } } }),
  );
  return { productId, companyId: randomUUID(), events: [registered, ...changed] };
};

const appendTo = ({ stack }: Installation, { productId, companyId, events: written }: ReturnType<typeof product>) =>
  stack.foundation.store.append({
    stream: productStream(companyId, productId),
    events: written,
    expected: 'no_stream',
    metadata: { ...stack.context(companyId), commandId: productId },
  });

const fill = async (installation: Installation): Promise<void> => {
  const began = performance.now();
  let filled = 0;
  const lane = async () => {
    for (; filled < events; ) {
      filled += ofOneStream;
      await appendTo(installation, product(ofOneStream));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  console.log(`      ${events} events were written in ${Math.round((performance.now() - began) / 1000)} s`);
};
