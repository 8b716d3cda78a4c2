/**
 * npm run bench:failover [-- --seconds 8] [--out FILE]: two APIs behind a balancer, two projectors and two workers on one event store and one Postgres.
 * Parts are ended by kill -9, and started again two seconds later as deploy/systemd does. How long commands, their read model and drafts then take, next
 * to the same without a kill; and whether anything is lost. Takes three to five minutes; needs Dovecot.
 */
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startBalancer } from '../../test/support/balancer.ts';
import { dovecotAvailable } from '../../test/support/dovecot.ts';
import { freePorts } from '../../test/support/ports.ts';
import { createApiClient } from '../../test/support/service/api-client.ts';
import { joinCompany } from '../../test/support/service/company.ts';
import { startInstallation } from '../../test/support/service/installation.ts';
import type { Part } from '../../test/support/service/part.ts';
import { startServiceProgram } from '../../test/support/service/service-program.ts';
import { median } from '../support/measure.ts';
import { tableOf } from '../support/table.ts';
import { startProbes } from './probes.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '8' }, out: { type: 'string', default: 'bench/results/failover.json' } },
});
const watchedMs = Number(values.seconds) * 1_000;
if (!(watchedMs > 0)) {
  console.error('Usage: npm run bench:failover -- [--seconds 8] [--out bench/results/failover.json]');
  process.exit(2);
}
if (!dovecotAvailable()) {
  console.error('This bench needs Dovecot (Debian: sudo apt-get install dovecot-imapd dovecot-lmtpd)');
  process.exit(2);
}
/** RestartSec= of the units */
const restartMs = 2_000;
const user = 'orders@seller.example';

const installation = await startInstallation({ users: [user], direct: true });
const { stack, service, parts } = installation;
const [secondPort = 0] = await freePorts(1);
const [api, projector, worker] = await Promise.all([
  startServiceProgram('api', { ...stack.env, PORT: String(secondPort) }),
  startServiceProgram('projector', stack.env),
  startServiceProgram('worker', stack.env),
]);
const balancer = await startBalancer();
for (const port of [Number(new URL(installation.url).port), secondPort]) balancer.add(port);
const company = await joinCompany(installation, user);
const probes = startProbes(
  installation,
  company,
  createApiClient(balancer.url, company.token, new AbortController().signal),
  user,
);

const pairs = {
  api: [service.api, api],
  projector: [service.projector, projector],
  worker: [service.worker, worker],
} as const;
const starts: number[] = [];

type Row = {
  readonly killed: string;
  readonly commandSeconds: number;
  readonly readModelSeconds: number;
  readonly draftSeconds: number;
};

const rowOf = async (killed: string, from: number): Promise<Row> => {
  const { command, readModel, draft } = await probes.longest(from, from + watchedMs);
  const tenths = (seconds: number) => Math.round(seconds * 10) / 10;
  return { killed, commandSeconds: tenths(command), readModelSeconds: tenths(readModel), draftSeconds: tenths(draft) };
};

const killed = async (name: string, victims: readonly Part[]): Promise<Row> => {
  const from = performance.now();
  await Promise.all(victims.map((part) => part.kill()));
  await sleep(restartMs);
  const began = performance.now();
  await Promise.all(victims.map((part) => part.start()));
  starts.push((performance.now() - began) / 1_000);
  await sleep(Math.max(0, from + watchedMs - performance.now()));
  return rowOf(name, from);
};

/** Which of two projectors is active cannot be seen from outside: each is killed once, and the longer wait counts. */
const worse = (a: Row, b: Row): Row => ({
  killed: a.killed,
  commandSeconds: Math.max(a.commandSeconds, b.commandSeconds),
  readModelSeconds: Math.max(a.readModelSeconds, b.readModelSeconds),
  draftSeconds: Math.max(a.draftSeconds, b.draftSeconds),
});

const undisturbed = async (): Promise<Row> => {
  const from = performance.now();
  await sleep(watchedMs);
  return rowOf('nothing', from);
};

try {
  await undisturbed(); // everything is loaded before anything is measured
  const rows: Row[] = [await undisturbed()];
  for (const [name, [first, second]] of Object.entries(pairs)) {
    rows.push(worse(await killed(`one of two: ${name}`, [first]), await killed(`one of two: ${name}`, [second])));
    rows.push(await killed(`all: ${name}`, [first, second]));
  }
  rows.push(await killed('the only one: event store', [parts['event store']]));
  rows.push(await killed('the only one: Postgres', [parts.Postgres]));
  const counts = await probes.missing();
  await probes.stop();
  const startSeconds = Math.round(median(starts) * 10) / 10;
  const header = ['killed', 'command', 'read model', 'draft'];
  console.log(tableOf([header, ...rows.map((row) => Object.values(row).map(String))]));
  console.log(
    `${JSON.stringify(counts)}, parts start in ${startSeconds} s; watch the load of the machine: ${loadavg()[0]?.toFixed(1)}`,
  );
  const result = {
    restartAfterSeconds: restartMs / 1_000,
    startSeconds,
    loadOfMachine: loadavg()[0],
    ...counts,
    longestWaits: rows,
  };
  writeFileSync(values.out, `${JSON.stringify(result, null, 2)}\n`);
  process.exitCode = counts.missing + counts.doubled > 0 ? 1 : 0;
} finally {
  await probes.stop();
  await company.stop();
  await balancer.stop();
  await Promise.all([api, projector, worker].map((program) => program.stop()));
  await installation.stop();
}
