/**
 * npm run bench:sign-in [-- --requests N] [--out FILE]: whether answers tell by their time which addresses have an account. Failed sign-ins and requests for a
 * new password, N at addresses of users and N at addresses that nobody has, by turns. A threshold is learned from one half of the times and tried
 * at the other: how often it is right, where guessing is right in 50 of 100. The result is written to FILE as JSON.
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

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '400' }, out: { type: 'string', default: 'bench/results/sign-in.json' } },
});
const requests = Number(values.requests);
if (!Number.isInteger(requests) || requests < 2) {
  console.error('Usage: npm run bench:sign-in -- [--requests 400] [--out bench/results/sign-in.json]');
  process.exit(2);
}

/** so that no account is asked for so often that its tries are slowed */
const users = Math.max(1, Math.ceil(requests / 20));
const goal = 0.55;

type Timed = { readonly isKnown: boolean; readonly ms: number };

/** Right answers of "it took longer (or less) than this", learned from the even ones and tried at the odd ones. */
const accuracyOf = (timed: readonly Timed[]): number => {
  const [learned, tried] = [0, 1].map((odd) => timed.filter((_, n) => Math.floor(n / 2) % 2 === odd)) as [Timed[], Timed[]];
  const right = (among: readonly Timed[], threshold: number, isLonger: boolean) =>
    among.filter(({ isKnown, ms }) => isKnown === (isLonger ? ms > threshold : ms <= threshold)).length / among.length;
  const rules = learned.flatMap(({ ms }) =>
    [true, false].map((isLonger) => ({ ms, isLonger, right: right(learned, ms, isLonger) })),
  );
  const best = rules.reduce((one, other) => (other.right > one.right ? other : one));
  return right(tried, best.ms, best.isLonger);
};

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
  const measured = async (path: string, more: object) => {
    const all: Timed[] = [];
    for (let n = -4; n < requests; n += 1)
      for (const isKnown of Math.random() < 0.5 ? [true, false] : [false, true]) {
        const email = (isKnown ? known : unknown)[Math.abs(n) % users] ?? '';
        const ms = await timed(path, { email, ...more });
        if (n >= 0) all.push({ isKnown, ms });
      }
    const half = (isKnown: boolean) => median(all.filter((one) => one.isKnown === isKnown).map(({ ms }) => ms));
    return { accuracy: accuracyOf(all), median_ms_known: half(true), median_ms_unknown: half(false) };
  };
  const results = {
    requests_each_way: requests,
    goal,
    sign_in: await measured('', { password: 'a guess that is wrong' }),
    password_reset: await measured('password_reset/', {}),
  };
  mkdirSync(dirname(values.out), { recursive: true });
  writeFileSync(values.out, `${JSON.stringify(results, null, 2)}\n`);
  const row = (name: string, { accuracy, median_ms_known, median_ms_unknown }: (typeof results)['sign_in']) => [
    name,
    `${(accuracy * 100).toFixed(1)} %`,
    median_ms_known.toFixed(1),
    median_ms_unknown.toFixed(1),
  ];
  console.log(
    tableOf([
      [`${requests} each way`, 'threshold is right in', 'median ms, known', 'median ms, unknown'],
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
