/**
 * Kills and faults at random moments while a company works: each program of the product is killed, or all at once, stores are restarted, their disk is
 * full, networks refuse, swallow or reset, mail servers stop in the middle. Everything is back at once or after a moment, as a supervisor brings it
 * back. In `npm test` three kinds; CHAOS=200 takes so many, drawn from CHAOS_SEED, or as many as there is time for until CHAOS_UNTIL (ISO), and
 * CHAOS_KINDS="worker killed,Postgres killed" only those. CHAOS_AT_ONCE=4 rounds run at a time: the next fault comes while what the ones before broke
 * is not whole again, but for parts that are away, which come back first. Counted: lost, doubled, stuck, wrongly FAILED, and programs that ended by
 * themselves; told: how long after a fault the work that came with it had its outcome.
 */
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { needsOwnStore } from '../../support/external-store.ts';
import { randomFrom } from '../../support/order-documents/random.ts';
import { patience } from '../../support/patience.ts';
import { type Installation, startInstallation } from '../../support/service/installation.ts';
import { mountSmallDisk, type SmallDisk } from '../../support/service/small-disk.ts';
import { createWorkload, nothingWrong, type Workload } from '../../support/service/workload.ts';
import { letterWith } from '../email/desk.ts';

const user = 'orders@seller.example';
const programs = ['API', 'projector', 'worker', 'event store', 'Postgres'] as const;
const networks = ['IMAP', 'SMTP', 'chat provider', 'event store', 'Postgres'] as const;
const kinds = [
  ...programs.map((name) => `${name} killed` as const),
  'all killed',
  'readers killed',
  'damaged mail',
  'event store restarted',
  'Postgres restarted',
  'disk of the event store full',
  'disk of Postgres full',
  'IMAP in the middle',
  'SMTP without an answer',
  'network refuses',
  'network swallows',
  'network resets',
] as const;
type Kind = (typeof kinds)[number];
/** of one round; those that are at once share the machine, and each is struck by what strikes the others */
const stuckMs = 180_000;
/**
 * The others have suites of their own (here, in test/e2e/faults/, for readers in
 * test/integration/documents/reader-pool.test.ts, for Postgres that is unavailable in the middle of a mail in
 * test/e2e/email/later-attempts.test.ts).
 */
const sample: readonly Kind[] = ['all killed', 'damaged mail', 'event store restarted'];
const isSample = process.env.CHAOS === undefined;
/** each costs a reader its life */
const damagedParts = isSample ? 20 : 100;
const rounds = Number(process.env.CHAOS ?? sample.length);
const seed = Number(process.env.CHAOS_SEED ?? 1);
const atOnce = Number(process.env.CHAOS_AT_ONCE ?? 1);
const until = process.env.CHAOS_UNTIL ? Date.parse(process.env.CHAOS_UNTIL) : Number.POSITIVE_INFINITY;
const chosen = process.env.CHAOS_KINDS ? kinds.filter((kind) => process.env.CHAOS_KINDS?.split(',').includes(kind)) : kinds;

/** Does something with some things while nobody else has one of them. */
const createHolds = <Name>() => {
  const held = new Map<Name, Promise<unknown>>();
  return async (names: readonly Name[], work: () => Promise<unknown>): Promise<void> => {
    const before = names.map((name) => held.get(name));
    const mine = Promise.allSettled(before).then(work);
    for (const name of names) held.set(name, mine);
    await mine;
  };
};

/** Process ids of the children of a process (Linux). */
const childrenOf = async (parent: number): Promise<readonly number[]> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(
    pids.map(async (pid) => [Number(pid), await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')] as const),
  );
  return stats.flatMap(([pid, stat]) => (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent ? [pid] : []));
};

describe(`${rounds} kills and faults at random moments`, function () {
  this.timeout(patience(3 * stuckMs * atOnce));
  needsOwnStore('kills its event store and fills its disk');
  const { next: random, pick: oneOf } = randomFrom(seed);
  let disks: { readonly eventStore: SmallDisk; readonly postgres: SmallDisk } | null = null;
  let installation: Installation;
  let work: Workload;

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    const [eventStore, postgres] = [mountSmallDisk(256), mountSmallDisk(1_024)];
    if (eventStore && postgres) disks = { eventStore, postgres };
    else console.log('      no disk is filled: that takes root, to mount a small one');
    installation = await startInstallation({
      users: [user],
      ...(disks ? { directories: { eventStore: disks.eventStore.directory, postgres: disks.postgres.directory } } : {}),
    });
    work = await createWorkload(installation, user, { stuckMs: stuckMs * atOnce });
  });
  after(async () => {
    await work?.stop();
    await installation?.stop();
    for (const disk of Object.values(disks ?? {})) disk.remove();
  });

  const holding = createHolds<(typeof programs)[number] | (typeof networks)[number] | 'IMAP proxy' | 'SMTP server'>();
  const moment = () => sleep(200 + random() * 1_500);
  const killed = (names: readonly (typeof programs)[number][]) =>
    holding(names, async () => {
      const parts = names.map((name) => installation.parts[name]);
      await Promise.all(parts.map((part) => part.kill()));
      if (random() < 0.5) await moment();
      await Promise.all(parts.map((part) => part.start()));
    });
  const full = (disk: SmallDisk | undefined, part: 'event store' | 'Postgres') =>
    holding([part], async () => {
      disk?.fill();
      await moment();
      disk?.free();
      // Postgres may give up altogether when it cannot write its log: a supervisor starts it again
      await installation.parts[part].start();
    });
  const restarted = (store: 'event store' | 'Postgres') => holding([store], () => installation.stack.away(store, moment));
  const bad = (state: 'refuse' | 'black-hole' | 'reset') => {
    const name = oneOf(networks);
    return holding([name], async () => {
      const network = installation.networks[name];
      await network.become(state);
      await moment();
      await network.become('open');
    });
  };
  const strike: Record<Kind, () => Promise<unknown>> = {
    'API killed': () => killed(['API']),
    'projector killed': () => killed(['projector']),
    'worker killed': () => killed(['worker']),
    'event store killed': () => killed(['event store']),
    'Postgres killed': () => killed(['Postgres']),
    'all killed': () => killed(programs),
    'readers killed': async () => {
      for (const pid of await childrenOf(installation.service.worker.pid())) process.kill(pid, 'SIGKILL');
    },
    'event store restarted': () => restarted('event store'),
    'Postgres restarted': () => restarted('Postgres'),
    'disk of the event store full': () => full(disks?.eventStore, 'event store'),
    'disk of Postgres full': () => full(disks?.postgres, 'Postgres'),
    'IMAP in the middle': () =>
      holding(['IMAP proxy'], async () => {
        const kind = oneOf(['drop', 'stall', 'half-open', 'garbage'] as const);
        installation.imap.arm({ kind, atByte: Math.floor(random() * 3_000) });
        await sleep(1_500);
        installation.imap.arm(null);
      }),
    'SMTP without an answer': () =>
      holding(['SMTP server'], async () => {
        installation.sink.fail(oneOf(['lose-answer', 'drop-at-data'] as const));
        await moment();
        installation.sink.fail(undefined);
      }),
    'damaged mail': async () => {
      const damaged = (index: number) => ({
        filename: `order-${index}.pdf`,
        content: Buffer.from(`%PDF-1.4\n1 0 obj\n${index}`),
        contentType: 'application/pdf',
      });
      const parts = Array.from({ length: damagedParts }, (_, index) => damaged(index));
      await installation.dovecot.deliver(user, (await letterWith(user, 'Order', parts)).raw);
      await work.poll();
    },
    'network refuses': () => bad('refuse'),
    'network swallows': () => bad('black-hole'),
    'network resets': () => bad('reset'),
  };

  const times: number[] = [];
  const slowest = new Map<Kind, number>();
  const struck = async (kind: Kind): Promise<void> => {
    const batch = await work.give();
    await sleep(random() * 1_500);
    await strike[kind]();
    const ms = await batch.outcome();
    if (ms !== null) times.push(ms);
    slowest.set(kind, Math.max(slowest.get(kind) ?? 0, ms ?? Number.POSITIVE_INFINITY));
    if (process.env.TEST_LOG) console.log(`      ${kind}: outcome after ${ms === null ? 'too long' : `${Math.round(ms)} ms`}`);
  };
  const begun: Promise<void>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const kind = isSample ? (sample[round] ?? 'all killed') : oneOf(chosen);
    it(`${round + 1}: ${kind}`, async function () {
      if (Date.now() > until) this.skip();
      const mine = struck(kind);
      mine.catch(() => undefined); // reported by the code that waits for it
      begun.push(mine);
      await begun.at(-atOnce); // nobody is struck by more than so many
    });
  }

  it('lost nothing, doubled nothing, left nothing behind and condemned no good document', async () => {
    await Promise.all(begun);
    const counts = await work.counts();
    const sorted = times.toSorted((a, b) => a - b);
    const [p50 = 0, max = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
    console.log(
      `      ${begun.length} faults (seed ${seed}, ${atOnce} at once), ${work.letters().length} mails: ${JSON.stringify(counts)}, outcome after p50 ${Math.round(p50)} ms, at most ${Math.round(max)} ms`,
    );
    if (!isSample) for (const [kind, ms] of slowest) console.log(`      ${kind}: at most ${Math.round(ms)} ms`);
    expect(counts).to.deep.equal(nothingWrong);
  });
});
