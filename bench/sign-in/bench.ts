/**
 * npm run bench:sign-in [-- --requests N] [--minutes M] [--out FILE]: whether answers tell by their time which addresses have an account. Requests for a new
 * password and failed sign-ins, N at addresses of users and N at addresses that nobody has, by turns. A threshold is learned from one half of the times and
 * tried at the other: how often it is right, where guessing is right in 50 of 100. The result is written to FILE as JSON. What is not measured after M minutes
 * is not measured: a sign-in takes a fraction of a second on a machine that does nothing else, and several where others compute.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { createCredentials } from '../../src/platform/sign-in/credentials.ts';
import { hashPassword } from '../../src/platform/sign-in/password-hash.ts';
import { serveApi } from '../../test/support/api.ts';
import { joinedUser } from '../../test/support/own-sign-in.ts';
import { startStack } from '../../test/support/stack.ts';
import { median } from '../support/measure.ts';
import { tableOf } from '../support/table.ts';
import { type Timed, thresholdAccuracy } from './threshold.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '400' },
    minutes: { type: 'string', default: '40' },
    out: { type: 'string', default: 'bench/results/sign-in.json' },
  },
});
const [requests, minutes] = [Number(values.requests), Number(values.minutes)];
if (!Number.isInteger(requests) || requests < 2 || !(minutes > 0)) {
  console.error('Usage: npm run bench:sign-in -- [--requests 400] [--minutes 40] [--out bench/results/sign-in.json]');
  process.exit(2);
}

/** so that no account is asked for so often that its tries are slowed */
const users = Math.max(1, Math.ceil(requests / 20));
const goal = 0.55;

const stack = await startStack({
  env: { PORT: '0', PUBLIC_URL: 'https://orders.example/', TRUST_PROXY: '1', RATE_LIMIT_ANONYMOUS: '0' },
});
const api = await serveApi(stack);
const worker = await stack.startWorker();
try {
  const companyId = await stack.newCompany();
  const known = Array.from({ length: users }, (_, n) => `user-${n}@people.example`);
  const unknown = Array.from({ length: users }, (_, n) => `none-${n}@people.example`);
  const credentials = createCredentials(stack.foundation);
  for (const email of known) {
    const userId = await joinedUser(stack, companyId, { email });
    // tests have one that costs nothing to compare
    await credentials.setPassword({ companyId, userId, address: email }, await hashPassword('vier blaue fenster klappern'));
  }
  let sent = 0;
  const timed = async (path: string, body: object): Promise<number> => {
    sent += 1;
    const from = `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`;
    const headers = { 'content-type': 'application/json', 'x-order-intake': '1', 'x-forwarded-for': from };
    const started = performance.now();
    const answer = await fetch(`${api.url}/sales/session/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    await answer.text();
    const ms = performance.now() - started;
    if (answer.status !== (path === '' ? 401 : 202)) throw new Error(`${path} was answered ${answer.status}`);
    return ms;
  };
  const deadline = performance.now() + minutes * 60_000;
  const measured = async (path: string, more: object) => {
    const all: Timed[] = [];
    for (let n = -4; n < requests && performance.now() < deadline; n += 1) {
      if (n % 50 === 0) console.error(`${path || 'sign-in'}: ${n} of ${requests}`);
      for (const isKnown of Math.random() < 0.5 ? [true, false] : [false, true]) {
        const email = (isKnown ? known : unknown)[Math.abs(n) % users] ?? '';
        const ms = await timed(path, { email, ...more });
        if (n >= 0) all.push({ isKnown, ms });
      }
    }
    if (all.length < 8) throw new Error(`nothing can be said of ${all.length} requests: give it more --minutes`);
    const half = (isKnown: boolean) => median(all.filter((one) => one.isKnown === isKnown).map(({ ms }) => ms));
    return {
      requests_each_way: all.length / 2,
      accuracy: thresholdAccuracy(all),
      median_ms_known: half(true),
      median_ms_unknown: half(false),
    };
  };
  const results = {
    goal,
    password_reset: await measured('password_reset/', {}),
    sign_in: await measured('', { password: 'a guess that is wrong' }),
  };
  mkdirSync(dirname(values.out), { recursive: true });
  writeFileSync(values.out, `${JSON.stringify(results, null, 2)}\n`);
  const row = (
    name: string,
    { requests_each_way, accuracy, median_ms_known, median_ms_unknown }: (typeof results)['sign_in'],
  ) => [
    name,
    String(requests_each_way),
    `${(accuracy * 100).toFixed(1)} %`,
    median_ms_known.toFixed(1),
    median_ms_unknown.toFixed(1),
  ];
  console.log(
    tableOf([
      ['', 'each way', 'threshold is right in', 'median ms, known', 'median ms, unknown'],
      row('sign-in refused', results.sign_in),
      row('new password asked for', results.password_reset),
    ]),
  );
  process.exitCode = Math.max(results.sign_in.accuracy, results.password_reset.accuracy) > goal ? 1 : 0;
} finally {
  await worker.stop();
  await api.stop();
  await stack.stop();
}
