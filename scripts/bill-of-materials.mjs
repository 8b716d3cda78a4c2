/**
 * npm run bom: lists what the image contains, for compliance: deploy/sbom.cdx.json and deploy/sbom-web.cdx.json
 * (CycloneDX 1.5) and deploy/licences.md, from the lock files. npm sbom is not used: with --omit dev it leaves out
 * packages that development needs as well, pg and jose among them (npm 11.19).
 * npm run bom -- --check reports what differs from the lock files, and each licence that is not allowed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './ensure-installed.mjs';

/** Licences that need nothing of us but their text, which every package brings with it. LGPL: libvips and libheif, loaded as the libraries that they are. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Unlicense',
  'CC0-1.0',
  'BlueOak-1.0.0',
  // fonts, which may be bundled with any program
  'OFL-1.1',
  'LGPL-3.0',
  'LGPL-3.0-or-later',
]);
/** Packages that name their licence in a form from before SPDX, as their package.json has it. */
const old = { busboy: 'MIT', 'png-js': 'MIT', streamsearch: 'MIT' };

const parts = [
  { lock: 'package-lock.json', directory: '.', sbom: 'deploy/sbom.cdx.json', title: 'The service' },
  { lock: 'web/package-lock.json', directory: 'web', sbom: 'deploy/sbom-web.cdx.json', title: 'The web app' },
];
export const licencesFile = 'deploy/licences.md';

const read = (path) => readFileSync(join(projectRoot, path), 'utf8');

/** What a lock file installs without what only development needs. @returns {{ name: string, version: string, licence: string, integrity: string }[]} each once, by name */
export function packagesOf(lock) {
  const found = new Map();
  for (const [path, { dev, link, name, version, license, integrity }] of Object.entries(JSON.parse(lock).packages)) {
    // our own are links, and what they link to
    if (path === '' || dev || link || path.startsWith('packages/')) continue;
    const called = name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    found.set(`${called}@${version}`, { name: called, version, licence: license ?? old[called] ?? 'unknown', integrity });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1));
}

/** Of several that have to be kept at once each has to be allowed, of several to choose from one. */
export function isAllowed(licence) {
  const terms = licence.replace(/^\((.*)\)$/, '$1');
  if (terms.includes(' AND ')) return terms.split(' AND ').every(isAllowed);
  if (terms.includes(' OR ')) return terms.split(' OR ').some(isAllowed);
  return allowed.has(terms);
}

/** @returns {string} Markdown */
export function licenceList(lockOf = (part) => read(part.lock)) {
  const sections = parts.map((part) => {
    const rows = packagesOf(lockOf(part)).map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
    return [`## ${part.title}`, '', '| package | version | licence |', '|---|---|---|', ...rows, ''].join('\n');
  });
  return ['# Licences of what the image holds', '', 'Written by `npm run bom` from the lock files.', '', ...sections].join('\n');
}

/** @returns {string[]} what is not as the lock files say, in words */
export function staleness(files = read) {
  const faults = [];
  for (const { lock, sbom } of parts) {
    const wanted = new Set(packagesOf(files(lock)).map(({ name, version }) => `${name}@${version}`));
    const listed = new Set(
      JSON.parse(files(sbom)).components.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`),
    );
    for (const one of wanted) if (!listed.has(one)) faults.push(`${sbom} lacks ${one}`);
    for (const one of listed) if (!wanted.has(one)) faults.push(`${sbom} holds ${one}, which is not installed`);
    for (const { name, licence } of packagesOf(files(lock)))
      if (!isAllowed(licence)) faults.push(`${name}: nobody has allowed the licence ${licence}`);
  }
  if (licenceList((part) => files(part.lock)) !== files(licencesFile))
    faults.push(`${licencesFile} is not what the lock files say`);
  return faults;
}

/** A package URL (purl-spec): the @ of a scope is written in hex. */
const purlOf = (name, version) => `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;

/** Without a date or a number of its own: the same lock file is the same list on every machine. @returns {string} JSON */
function sbomOf(lock, { name, version, license }) {
  const components = packagesOf(lock).map((one) => ({
    type: 'library',
    'bom-ref': `${one.name}@${one.version}`,
    ...(one.name.startsWith('@') ? { group: one.name.split('/')[0], name: one.name.split('/')[1] } : { name: one.name }),
    version: one.version,
    hashes: [{ alg: 'SHA-512', content: Buffer.from(one.integrity.replace(/^sha512-/, ''), 'base64').toString('hex') }],
    licenses: [/ (AND|OR) /.test(one.licence) ? { expression: one.licence } : { license: { id: one.licence } }],
    purl: purlOf(one.name, one.version),
  }));
  const component = {
    type: 'application',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    ...(license ? { licenses: [{ license: { id: license } }] } : {}),
  };
  const sbom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { lifecycles: [{ phase: 'pre-build' }], component },
    components,
  };
  return `${JSON.stringify(sbom, null, 1)}\n`;
}

function write() {
  for (const { lock, directory, sbom } of parts)
    writeFileSync(join(projectRoot, sbom), sbomOf(read(lock), JSON.parse(read(join(directory, 'package.json')))));
  writeFileSync(join(projectRoot, licencesFile), licenceList());
}

if (import.meta.main) {
  if (!process.argv.includes('--check')) write();
  const faults = staleness();
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) console.error('npm run bom writes them anew; a licence is allowed in scripts/bill-of-materials.mjs.');
  process.exitCode = faults.length > 0 ? 1 : 0;
}
