/**
 * npm run advisories: asks the registry what is known against the packages of the image, and keeps the answer in deploy/advisories.json, which is
 * looked at without a network. npm run advisories -- --check: exit code 1 for what is known and not accepted, for packages that nobody has asked
 * about, and for an answer that is older than 30 days. What is accepted stands in that file with the reason, and until when.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { packagesOf } from './bill-of-materials.mjs';
import { projectRoot } from './ensure-installed.mjs';

const file = join(projectRoot, 'deploy/advisories.json');
const directories = ['.', 'web'];
const freshDays = 30;
const dayMs = 86_400_000;

/** @typedef {{ package: string, range: string, severity: string, title: string, url: string }} Advisory */
/** @typedef {{ asked_at: string | null, packages: string, known: Advisory[], accepted: { url: string, reason: string, until: string }[] }} Kept */

const installed = () =>
  directories.flatMap((directory) => packagesOf(readFileSync(join(projectRoot, directory, 'package-lock.json'), 'utf8')));
const digestOf = (packages) =>
  createHash('sha256')
    .update(packages.map(({ name, version }) => `${name}@${version}`).join('\n'))
    .digest('hex');

/**
 * @param {Kept} kept
 * @param {{ name: string, version: string }[]} packages
 * @returns {string[]} what is known against these packages and not accepted on that day, in words
 */
export function knownAgainst({ known, accepted }, packages = installed(), today = new Date().toISOString().slice(0, 10)) {
  const borne = new Set(accepted.filter(({ until }) => until >= today).map(({ url }) => url));
  return known
    .filter(({ url }) => !borne.has(url))
    .flatMap((one) =>
      packages
        .filter(({ name, version }) => name === one.package && satisfies(version, one.range, { includePrerelease: true }))
        .map(({ name, version }) => `${name}@${version}: ${one.title} (${one.severity}, ${one.url})`),
    );
}

/** @param {Kept} kept @returns {string[]} why the answer may not be the whole one */
export function doubts({ asked_at, packages }, now = new Date()) {
  if (asked_at === null) return ['nobody has asked yet what is known against the packages'];
  const days = Math.floor((now.getTime() - Date.parse(asked_at)) / dayMs);
  return [
    ...(packages === digestOf(installed()) ? [] : ['packages were changed since somebody asked']),
    ...(days <= freshDays ? [] : [`the answer is ${days} days old`]),
  ];
}

/** @returns {Kept} */
export const kept = () => JSON.parse(readFileSync(file, 'utf8'));

/** npm audit ends with 1 when it found something; without an answer it says why. @returns {Advisory[]} */
function audit(directory) {
  const asked = ['audit', '--json', '--package-lock-only', '--omit=dev'];
  let said;
  try {
    said = execFileSync('npm', asked, {
      cwd: join(projectRoot, directory),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch (error) {
    said = error.stdout;
  }
  const { vulnerabilities, message } = JSON.parse(said || '{}');
  if (!vulnerabilities) throw new Error(message ?? 'npm audit gave no answer');
  return Object.values(vulnerabilities).flatMap(({ via }) =>
    via.flatMap((one) =>
      typeof one === 'string'
        ? []
        : [{ package: one.name, range: one.range, severity: one.severity, title: one.title, url: one.url }],
    ),
  );
}

function refresh() {
  const known = [...new Map(directories.flatMap(audit).map((one) => [`${one.package} ${one.url}`, one])).values()];
  const now = { ...kept(), asked_at: new Date().toISOString(), packages: digestOf(installed()), known };
  writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
}

if (import.meta.main) {
  try {
    if (!process.argv.includes('--check')) refresh();
    const found = [...knownAgainst(kept()), ...doubts(kept())];
    for (const line of found) console.error(line);
    process.exitCode = found.length > 0 ? 1 : 0;
  } catch (error) {
    console.error(`The registry cannot be asked: ${error.message}. deploy/advisories.json stays as it was.`);
    process.exitCode = 1;
  }
}
