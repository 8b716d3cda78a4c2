import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chromiumPath, chromiumPrograms } from './chromium-programs.mjs';

/** What some suites run against, by what people call it. */
const dovecot = {
  packages: ['dovecot-imapd', 'dovecot-lmtpd'],
  programs: ['/usr/sbin/dovecot', '/usr/lib/dovecot/imap'],
  suites: 'the mail suites',
};
const suites = 'the browser suite';
const headlessShell = { packages: ['chromium-headless-shell'], programs: [chromiumPrograms.headlessShell], suites };
const chromium = { packages: ['chromium'], programs: [chromiumPrograms.chromium], suites };
const pgbouncer = { packages: ['pgbouncer'], programs: ['/usr/sbin/pgbouncer'], suites: 'the suites behind a pooler' };
const tryton = {
  packages: ['tryton-server', 'tryton-modules-sale', 'tryton-modules-sale-price-list'],
  programs: ['/usr/bin/trytond', '/usr/lib/python3/dist-packages/trytond/modules/sale_price_list'],
  suites: 'the Tryton connector',
};
const mmdebstrap = { packages: ['mmdebstrap'], programs: ['/usr/bin/mmdebstrap'], suites: 'the walk on plain Linux' };
const minutes = (n) => n * 60_000;
const imageTools = {
  packages: ['buildah', 'util-linux'],
  programs: ['/usr/bin/buildah', '/usr/bin/unshare'],
  suites: 'the image',
};

/** The image is built without a container engine. @returns {string | undefined} why it cannot be and how to get what it needs */
export const ensureImageTools = () => ensure(imageTools);

/** The mail suites run against a private Dovecot. @returns {string | undefined} why it is missing and how to get it */
export const ensureDovecot = () => ensure(dovecot);

/** @returns {string | undefined} why Tryton is missing and how to get it */
export const ensureTryton = () => ensure(tryton);

/** A few suites put a PgBouncer before Postgres. @returns {string | undefined} why it is missing and how to get it */
export const ensurePgBouncer = () => ensure(pgbouncer);

/** The walk on plain Linux begins in an empty tree. @returns {string | undefined} why it is missing and how to get it */
export const ensureMmdebstrap = () => ensure(mmdebstrap);

/**
 * The web app is tested in Debian's Chromium, or in the one that CHROMIUM names. Where Chromium is installed, only its lighter build is added, when apt
 * knows it without asking anybody.
 * @returns {string | undefined} why it is missing and how to get it
 */
export function ensureChromium() {
  const path = chromiumPath();
  if (!existsSync(path)) return ensure(headlessShell) && ensure(chromium);
  if (path === chromiumPrograms.chromium) ensure(headlessShell, { fromKnownLists: true });
  return undefined;
}

/**
 * Installs packages where that is possible: as root, with apt-get.
 * @returns {string | undefined} why they are missing and how to get them; undefined when they are there
 */
function ensure({ packages, programs, suites }, { fromKnownLists = false } = {}) {
  const missing = () => programs.find((path) => !existsSync(path));
  if (!missing()) return undefined;
  const byHand = `install ${packages.join(' and ')} (Debian, Ubuntu: sudo apt-get install ${packages.join(' ')})`;
  if (process.getuid?.() !== 0) return byHand;
  if (!existsSync('/usr/bin/apt-get')) return `there is no apt-get here: ${byHand}`;
  console.log(`Installing ${packages.join(', ')} for ${suites} ...`);
  const failure = withoutStartingServices(
    () => (fromKnownLists ? undefined : aptGet('update')) ?? aptGet('install', '-y', '--no-install-recommends', ...packages),
  );
  if (failure) return `${failure}; ${byHand}`;
  return missing() ? `the packages hold no ${missing()}; ${byHand}` : undefined;
}

/** @returns {string | undefined} the last thing apt-get said when it failed */
function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const result = spawnSync('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=60', ...args], {
    env,
    encoding: 'utf8',
    timeout: minutes(4),
  });
  if (result.status === 0) return undefined;
  const last = (result.stderr ?? '').trim().split('\n').at(-1);
  return `apt-get ${args[0]} failed: ${last || result.error?.message || `status ${result.status}`}`;
}

/** Debian starts a service when its package is installed, unless this file says that is forbidden (101). */
function withoutStartingServices(work) {
  const policy = '/usr/sbin/policy-rc.d';
  const before = existsSync(policy) ? readFileSync(policy) : undefined;
  const restore = () => {
    if (before === undefined) rmSync(policy, { force: true });
    else writeFileSync(policy, before);
  };
  process.once('exit', restore);
  try {
    writeFileSync(policy, '#!/bin/sh\nexit 101\n');
    chmodSync(policy, 0o755);
    return work();
  } finally {
    restore();
    process.removeListener('exit', restore);
  }
}
