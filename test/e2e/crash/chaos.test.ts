/**
 * Kills and faults at random moments while mails come in: the worker, its reader processes, the event store, Postgres, the mail server, several at
 * once. Each is back at once or after a moment, as a supervisor brings it back. In `npm test` one of each; CHAOS=200 takes so many, drawn from
 * CHAOS_SEED. Counted: lost, doubled, stuck, wrongly FAILED; told: how long after a fault the mails that came with it had their outcome.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { pollMailbox } from '../../../src/jobs/definitions.ts';
import { silentLogger } from '../../../src/platform/logging/logger.ts';
import { enqueue } from '../../../src/platform/queue/job.ts';
import { createQueue, type Queue } from '../../../src/platform/queue/queue.ts';
import { createEmailQueries } from '../../../src/projections/emails/emails.queries.ts';
import { createMailboxQueries } from '../../../src/projections/mailboxes/mailboxes.queries.ts';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts';
import { type Stage, startStage } from '../../support/mail-stage.ts';
import { registerCatalog } from '../../support/order-mails.ts';
import { patience } from '../../support/patience.ts';
import { until } from '../../support/until.ts';
import { emailId, type Letter, orderLetter } from '../email/desk.ts';

const user = 'orders@seller.example';
const kinds = ['worker', 'reader', 'event store', 'Postgres', 'mail server', 'all'] as const;
type Kind = (typeof kinds)[number];
const rounds = Number(process.env.CHAOS ?? kinds.length);
const seed = Number(process.env.CHAOS_SEED ?? 1);
/** after which a mail counts as stuck */
const stuckMs = 180_000;

/** The same numbers for the same seed (mulberry32), 0 to 1. */
const randomFrom = (start: number) => {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
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
  this.timeout(patience(600_000));
  const random = randomFrom(seed);
  let stage: Stage;
  let proxy: FaultProxy;
  let queue: Queue;
  let worker: ChildProcess;
  let companyId: string;
  let mailboxId: string;

  const startWorker = async () => {
    worker = spawn(process.execPath, ['src/main/worker.ts'], {
      env: { ...process.env, ...stage.stack.env, LOG_LEVEL: 'silent', HEALTH_PORT: '0' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const ended = once(worker, 'exit').then(() => null);
    await Promise.race([once(createInterface(worker.stdout as NodeJS.ReadableStream), 'line'), ended]);
  };
  const killWorker = async () => {
    const ended = once(worker, 'exit');
    if (worker.exitCode === null && worker.signalCode === null) {
      worker.kill('SIGKILL');
      await ended;
    }
    await startWorker();
  };

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    let imapPort = 0;
    proxy = await startFaultProxy(() => imapPort);
    stage = await startStage({
      users: [user],
      dovecot: { tls: false },
      ports: [proxy.port],
      env: { MAIL_ALLOW_PLAINTEXT: 'true' },
    });
    imapPort = stage.dovecot.imapPort;
    companyId = await stage.stack.newCompany();
    await registerCatalog(stage.stack, companyId);
    mailboxId = await stage.configure(companyId, user, { imapPort: proxy.port, imapUseSsl: false });
    const { mailbox } = createMailboxQueries(stage.stack.foundation.pool);
    await until('the mailbox in its read model', () => mailbox(companyId, mailboxId));
    queue = createQueue({ pool: stage.stack.foundation.pool, log: silentLogger });
    await queue.start();
    await startWorker();
  });
  after(async () => {
    if (worker?.exitCode === null && worker.signalCode === null) {
      const ended = once(worker, 'exit');
      worker.kill('SIGTERM');
      await ended;
    }
    await queue?.stop();
    proxy?.stop();
    await stage?.stop();
  });

  const poll = () =>
    queue.enqueue([enqueue(pollMailbox, { companyId, mailboxId, asked: true }, mailboxId)]).then(
      () => true,
      () => false, // the database is away
    );
  const away = (store: 'event store' | 'Postgres') => stage.stack.away(store, () => sleep(200 + random() * 1_500));
  const strike: Record<Exclude<Kind, 'all'>, () => Promise<void>> = {
    worker: killWorker,
    reader: async () => {
      for (const pid of await childrenOf(worker.pid ?? 0)) process.kill(pid, 'SIGKILL');
    },
    'event store': () => away('event store'),
    Postgres: () => away('Postgres'),
    'mail server': async () => {
      const fault = (['drop', 'stall', 'half-open', 'garbage'] as const)[Math.floor(random() * 4)] ?? 'drop';
      proxy.arm({ kind: fault, atByte: Math.floor(random() * 3_000) });
      await sleep(1_500);
      proxy.arm(null);
    },
  };
  const fault = async (kind: Kind) => {
    if (kind === 'all') await Promise.all([strike.worker(), strike['event store'](), strike.Postgres()]);
    else await strike[kind]();
  };

  const isDone = async (letter: Letter): Promise<boolean> => {
    const row = await createEmailQueries(stage.stack.foundation.pool)
      .email(companyId, emailId(companyId, letter))
      .catch(() => null);
    return row !== null && row.status !== 'PENDING' && !row.unsettled && row.notification !== null;
  };
  /** Milliseconds until all have their outcome; null when one has none for too long. */
  const recovered = async (letters: readonly Letter[]): Promise<number | null> => {
    const began = performance.now();
    for (let looks = 0; performance.now() - began < patience(stuckMs); looks += 1) {
      if ((await Promise.all(letters.map(isDone))).every(Boolean)) return performance.now() - began;
      if (looks % 20 === 0) await poll();
      await sleep(100);
    }
    return null;
  };

  const all: Letter[] = [];
  const times: number[] = [];
  let stuck = 0;
  for (let round = 0; round < rounds; round += 1) {
    const kind = kinds[rounds <= kinds.length ? round : Math.floor(random() * kinds.length)] ?? 'worker';
    it(`${round + 1}: ${kind}`, async () => {
      const letters = await Promise.all([1, 2].map(() => orderLetter({ to: user })));
      all.push(...letters);
      for (const { raw } of letters) await stage.dovecot.deliver(user, raw);
      await poll();
      await sleep(random() * 1_500);
      await fault(kind);
      const ms = await recovered(letters);
      if (ms === null) stuck += 1;
      else times.push(ms);
    });
  }

  it('lost nothing, doubled nothing, left nothing behind and condemned no good mail', async () => {
    const { pool } = stage.stack.foundation;
    const counts = { lost: 0, doubled: 0, stuck, failed: 0 };
    for (const letter of all) {
      const entry = await createEmailQueries(pool).email(companyId, emailId(companyId, letter));
      const orders = await pool.query(`select 1 from read.sales_orders where source->>'id' = $1`, [emailId(companyId, letter)]);
      const copies = (await stage.dovecot.list(user, 'Processed')).filter(({ raw }) => raw.includes(letter.messageId)).length;
      if (entry?.status === 'FAILED') counts.failed += 1;
      if (!entry || orders.rowCount === 0 || copies === 0) counts.lost += 1;
      if ((orders.rowCount ?? 0) > 1 || copies > 1) counts.doubled += 1;
    }
    const told = stage.sink.received().map(({ mail }) => mail.messageId);
    counts.doubled += told.length - new Set(told).size;
    const sorted = times.toSorted((a, b) => a - b);
    const [p50 = 0, max = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
    console.log(
      `      ${rounds} faults (seed ${seed}), ${all.length} mails: ${JSON.stringify(counts)}, outcome after p50 ${Math.round(p50)} ms, at most ${Math.round(max)} ms`,
    );
    expect(counts).to.deep.equal({ lost: 0, doubled: 0, stuck: 0, failed: 0 });
  });
});
