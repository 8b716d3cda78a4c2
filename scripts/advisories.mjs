/**
 * npm run advisories: asks the registry what is known against the packages of the image, and keeps the answer in deploy/advisories.json, which is
 * looked at without a network. npm run advisories -- --check: exit code 1 for what is known and not accepted, for packages that nobody has asked
 * about, and for an answer that is older than 30 days. What is accepted stands in that file with the reason, and until when.
 *
 * Where the registry does not answer that question: npm run advisories -- --from REPORT [--from REPORT] takes what `npm audit --json
 * --package-lock-only --omit=dev` said elsewhere, one report of the service's lock file and one of the web app's. They are as old as their files.
 * --file FILE: another one than deploy/advisories.json.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { satisfies } from 'semver';
import { packagesOf } from './bill-of-materials.mjs';
import { projectRoot } from './ensure-installed.mjs';

const committed = join(projectRoot, 'deploy/advisories.json');
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
export const kept = (file = committed) => JSON.parse(readFileSync(file, 'utf8'));

/** npm audit ends with 1 when it found something; without an answer it says why. @returns {string} its report */
function audit(directory) {
  const asked = ['audit', '--json', '--package-lock-only', '--omit=dev'];
  try {
    return execFileSync('npm', asked, {
      cwd: join(projectRoot, directory),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch (error) {
    return error.stdout;
  }
}

/** @param {string} report of npm audit @returns {Advisory[]} @throws Error when it is none */
function advisoriesIn(report) {
  const { vulnerabilities, message } = JSON.parse(report || '{}');
  if (!vulnerabilities) throw new Error(message ?? 'npm audit gave no answer');
  return Object.values(vulnerabilities).flatMap(({ via }) =>
    via.flatMap((one) =>
      typeof one === 'string'
        ? []
        : [{ package: one.name, range: one.range, severity: one.severity, title: one.title, url: one.url }],
    ),
  );
}

/** @param {string} file what is kept @param {string[]} reports files; none: the registry is asked now */
function refresh(file, reports) {
  const said = reports.length > 0 ? reports.map((report) => readFileSync(report, 'utf8')) : directories.map(audit);
  const known = [...new Map(said.flatMap(advisoriesIn).map((one) => [`${one.package} ${one.url}`, one])).values()];
  const asked = reports.length > 0 ? Math.min(...reports.map((report) => statSync(report).mtimeMs)) : Date.now();
  const now = { ...kept(file), asked_at: new Date(asked).toISOString(), packages: digestOf(installed()), known };
  writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      check: { type: 'boolean', default: false },
      from: { type: 'string', multiple: true, default: [] },
      file: { type: 'string', default: committed },
    },
  });
  try {
    if (!values.check) refresh(values.file, values.from);
    const found = [...knownAgainst(kept(values.file)), ...doubts(kept(values.file))];
    for (const line of found) console.error(line);
    process.exitCode = found.length > 0 ? 1 : 0;
  } catch (error) {
    console.error(`Nobody says what is known: ${error.message}. ${values.file} stays as it was.`);
    process.exitCode = 1;
  }
}
