/** Every bench once, as small as it goes: its figures say nothing then, but that it still runs. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @type {Readonly<Record<string, { args?: string, settings?: Record<string, string> }>>} */
const smallest = {
  'bench:extract': {},
  'bench:scans': { args: '--n 1' },
  'bench:layouts': { args: '--n 1' },
  'bench:event-store': { args: '--events 500 --seconds 1 --rounds 1' },
  'bench:rebuild': { args: '--events 500 --rounds 1' },
  'bench:commands': { args: '--seconds 1 --rounds 1 --lanes 2' },
  'bench:sign-in': { args: '--requests 10 --out /dev/null' },
  'bench:mail': { args: '--only fetch --mails 20 --rounds 1' },
  'bench:queue': { args: '--waiting 100 --companies 5 --rounds 1 --looks 10' },
  'bench:polls': { args: '--mailboxes 5 --rounds 1' },
  'bench:failover': { args: '--seconds 1 --out /dev/null' },
  'bench:idle': { args: '--mailboxes 5 --mails 3 --out /dev/null' },
  'bench:api': { args: '--rows 200 --seconds 1 --rounds 1 --connections 4' },
  'bench:chat-answers': {},
  'bench:chat': { args: '--rates 5 --seconds 2 --chunks 500 --rounds 1' },
  'bench:import': { args: '--products 100' },
  'bench:fairness': { args: '--mails 20 --chats 20 --uploads 4 --rounds 1 --probes 2 --every 2' },
  'bench:schema-change': { args: '--events 1000 --sample 20 --rate 5 --seconds 2' },
  'bench:workers': { args: '--workers 1 --mails 10' },
  'bench:year': { args: '--mails 500 --sample 50 --companies 3 --seconds 1 --connections 2' },
  'bench:web': { settings: { WEB_MAILS: '500', WEB_ROUNDS: '1' } },
  'bench:start': { args: '--rounds 1 --part api' },
};

/** Node writes its version under an error that nobody caught; a bench that only misses its goal ends with 1 as well. */
const broke = ({ code, said }) => code === null || code > 1 || /^Node\.js v\d/m.test(said);

/** @returns {Promise<{ passed: number, failed: number }>} */
export async function runBenches(projectRoot) {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const benches = Object.keys(scripts).filter((name) => name.startsWith('bench:'));
  const unlisted = benches.filter((name) => !smallest[name]);
  for (const name of unlisted) console.log(`✖ ${name}: say in scripts/nightly-benches.mjs what makes it small`);
  const counts = { passed: 0, failed: unlisted.length };
  for (const name of benches.filter((bench) => smallest[bench])) {
    const started = Date.now();
    const ended = await runScript(projectRoot, name, smallest[name]);
    counts[broke(ended) ? 'failed' : 'passed'] += 1;
    console.log(`${broke(ended) ? '✖' : '✔'} ${name} (${Math.round((Date.now() - started) / 1000)} s)`);
    if (broke(ended)) console.log(ended.said.split('\n').slice(-30).join('\n'));
  }
  return counts;
}

/** @returns {Promise<{ code: number | null, said: string }>} `said`: what it wrote to standard error */
function runScript(cwd, name, { args = '', settings = {} }) {
  const child = spawn('npm', ['run', '--silent', name, '--', ...args.split(' ').filter(Boolean)], {
    cwd,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said = (said + chunk).slice(-20_000);
  });
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, said: String(error) }));
    child.once('close', (code) => resolve({ code, said }));
  });
}
