/**
 * docs/how-to/run-on-plain-linux.md typed in, block by block, in an empty Debian tree; then an order, a backup, a restore and an upgrade on what it made.
 * What it cannot show: systemd itself (confinement, limits, timers, the journal) and KurrentDB, in whose place the embedded event store runs.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { ensureMmdebstrap } from './debian-packages.mjs';
import { pageBlocks } from './plain-linux/page-blocks.mjs';
import { openTree } from './plain-linux/tree.mjs';

const page = 'docs/how-to/run-on-plain-linux.md';
/** People sign in with cookies, which browsers and this walk keep over plain http for this machine only. */
const publicUrl = ['PUBLIC_URL=https://orders.example.com', 'PUBLIC_URL=http://localhost:3000'];
/** What fetches packages has this machine's network; everything that listens has a network of its own. */
const fetches = /^(apt-get|npm) /m;

const kurrentdb = `#!/bin/sh
# stands in for KurrentDB: the embedded event store, with the certificate and the password that the page configures
of() { sed -n "s/^$1: *//p" /etc/kurrentdb/kurrentdb.conf; }
export EVENT_STORE_USERS="admin:$KURRENTDB_DEFAULT_ADMIN_PASSWORD:admin"
exec /usr/local/bin/node /opt/stand-in/packages/embedded-event-store/main.ts --port 2113 --data /var/lib/kurrentdb \\
  --certificate-file "$(of CertificateFile)" --certificate-private-key-file "$(of CertificatePrivateKeyFile)"
`;
const kurrentdbUnit = '[Service]\nUser=kurrent\nGroup=kurrent\nExecStart=/usr/bin/kurrentd\n';
/** What the vendor's package makes. */
const kurrentdbPackage = `useradd --system --user-group --home-dir /var/lib/kurrentdb --shell /usr/sbin/nologin kurrent
install -d -o kurrent -g kurrent /var/lib/kurrentdb /etc/kurrentdb`;

/** @returns {Promise<{ blocks: number, failed: number }>} @throws Error that names the block; the log has everything */
export async function runPlainLinux(projectRoot) {
  if (process.platform !== 'linux' || process.getuid() !== 0)
    throw new Error('this step needs root on Linux: it makes a tree and enters it');
  const missing = ensureMmdebstrap();
  if (missing) throw new Error(missing);
  const directory = mkdtempSync(join(tmpdir(), 'order-intake-plain-linux-'));
  chmodSync(directory, 0o755);
  const log = join(projectRoot, '.data/nightly/plain-linux.log');
  mkdirSync(dirname(log), { recursive: true });
  writeFileSync(log, '');
  const say = (text) => appendFileSync(log, text);
  const note = (text) => {
    console.log(text);
    say(`\n### ${text}\n`);
  };
  let tree;
  try {
    note(`log: ${log}`);
    note(
      'not shown: systemd (units are checked by systemd-analyze, each ExecStart is started without confinement), KurrentDB (embedded event store)',
    );
    const root = join(directory, 'tree');
    tree = await openTree({ root, base: process.env.PLAIN_LINUX_BASE, ...directories(projectRoot), say });
    supply(projectRoot, directory, root);
    await tree.run(kurrentdbPackage);
    const walk = { tree, note, run: typed({ tree, note }), state: {} };
    const blocks = pageBlocks(readFileSync(join(projectRoot, page), 'utf8'));
    for (const [index, block] of blocks.entries()) {
      const printed = await walk.run(block);
      const isLast = blocks[index + 1]?.heading !== block.heading;
      if (isLast) await after[block.heading]?.(walk, printed);
    }
    note(`${blocks.length} blocks typed, all ended well`);
    return { blocks: blocks.length, failed: 0 };
  } catch (error) {
    await tree?.run('tail -n 30 /var/log/units/*.log').catch(() => undefined); // the log says why
    throw error;
  } finally {
    await tree?.close();
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** This machine's directories that the tree sees: the program in KurrentDB's place, and npm's cache. */
function directories(projectRoot) {
  const cache = must('npm', ['config', 'get', 'cache']).trim();
  mkdirSync(cache, { recursive: true });
  return { reads: { '/opt/stand-in': projectRoot }, writes: { '/root/.npm': cache } };
}

/** The files that the page tells to download, and the programs in place of those that cannot run there. */
function supply(projectRoot, directory, root) {
  const version = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).version;
  must(
    'git',
    [
      'archive',
      '--format=tar.gz',
      `--prefix=order-intake-${version}/`,
      `--output=${root}/root/order-intake-${version}.tar.gz`,
      'HEAD',
    ],
    projectRoot,
  );
  // nodejs.org's archive, made of the Node and the npm that run this
  const name = `node-${process.version}-linux-${process.arch}`;
  const node = join(directory, name);
  for (const folder of ['bin', 'lib/node_modules']) mkdirSync(join(node, folder), { recursive: true });
  cpSync(process.execPath, join(node, 'bin/node'), { dereference: true });
  cpSync(npmHome(), join(node, 'lib/node_modules/npm'), { recursive: true, dereference: true });
  must('ln', ['--symbolic', '../lib/node_modules/npm/bin/npm-cli.js', join(node, 'bin/npm')]);
  must('tar', [
    '--create',
    '--use-compress-program',
    'xz -0',
    '--file',
    `${root}/root/${name}.tar.xz`,
    '--directory',
    directory,
    basename(node),
  ]);
  cpSync(join(projectRoot, 'scripts/plain-linux/systemctl'), join(root, 'usr/local/sbin/systemctl'));
  cpSync(join(projectRoot, 'scripts/plain-linux/first-order.mjs'), join(root, 'root/first-order.mjs'));
  writeFileSync(join(root, 'usr/bin/kurrentd'), kurrentdb, { mode: 0o755 });
  writeFileSync(join(root, 'usr/lib/systemd/system/kurrentdb.service'), kurrentdbUnit);
}

function npmHome() {
  const { npm_execpath: program } = process.env;
  const npm = program?.endsWith('.js') ? program : must('sh', ['-c', 'readlink -f "$(command -v npm)"']).trim();
  return dirname(dirname(npm));
}

function must(program, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args[0]} failed: ${stderr?.trim() || error?.message}`);
  return stdout;
}

/** Types a block; it fails as a whole with its first command that fails. */
function typed({ tree, note }) {
  return async ({ heading, script }) => {
    note(`${heading}\n${script.trimEnd()}`);
    const env = {
      DEBIAN_FRONTEND: 'noninteractive',
      npm_config_cafile: '/etc/ssl/certs/ca-certificates.crt',
      npm_config_loglevel: 'error',
      npm_config_prefer_offline: 'true',
    };
    try {
      return await tree.run(`cd /root\n${script}`, { outside: fetches.test(script), env });
    } catch (error) {
      throw new Error(`"${heading}" ${error.message}`);
    }
  };
}

/** What the page leaves to its reader, and what shows that a chapter did what it says; by the heading of the chapter. */
const after = {
  'Create the account, the directories and the units': async ({ tree, note }) => {
    note('systemd-analyze verify');
    await tree.run('systemd-analyze verify --man=no /etc/systemd/system/order-intake-*.{service,timer}');
  },
  'Set up the event store': async ({ tree, note }) => {
    note(`settings: ${publicUrl[1]}`);
    await tree.run(
      `sed -i 's|^${publicUrl[0]}$|${publicUrl[1]}|' /etc/order-intake/order-intake.env && grep -qx '${publicUrl[1]}' /etc/order-intake/order-intake.env`,
    );
  },
  'Start the service': expectNoFaults,
  'Create the first company and user': async ({ tree, note, state }, printed) => {
    note('a document is uploaded and becomes a draft');
    state.order = JSON.parse(lastLine(await tree.run(`node /root/first-order.mjs '${lastLine(printed)}'`)));
    note('the backup that the timer would start');
    await tree.run('systemctl start order-intake-backup');
  },
  'Restore a backup': async ({ tree, note, state }, printed) => {
    if (!/^differences 0$/m.test(printed)) throw new Error('the audit after the restore finds differences');
    note('the draft is there again');
    await tree.run(`node /root/first-order.mjs --still '${state.order.key}' '${state.order.order}'`);
  },
  Upgrade: expectNoFaults,
};

const lastLine = (printed) => printed.trim().split('\n').at(-1);

async function expectNoFaults(_, printed) {
  if (!/^0 faults, \d+ warnings$/m.test(printed)) throw new Error('the doctor finds faults');
}
