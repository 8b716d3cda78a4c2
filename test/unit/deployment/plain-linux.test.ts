/** What can be checked of docs/how-to/run-on-plain-linux.md without a Debian tree; npm run nightly -- --only plain-linux types the page in. */
import { readdirSync } from 'node:fs';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { pageBlocks } from '../../../scripts/plain-linux/page-blocks.mjs';
import { projectFile, projectHas, settingsOf } from './project-files.ts';

const folder = 'deploy/systemd';
const blocks: readonly { readonly heading: string; readonly script: string }[] = pageBlocks(
  projectFile('docs/how-to/run-on-plain-linux.md'),
);
const typed = blocks.map(({ script }) => script).join('\n');
const files = readdirSync(new URL(`../../../${folder}`, import.meta.url), { recursive: true, encoding: 'utf8' });
const units = files.filter((file) => /\.(service|timer)$/.test(file));
const programs = units.filter((file) => file.endsWith('.service'));
const common = 'order-intake-.service.d/common.conf';

const known: Readonly<Record<string, readonly string[]>> = {
  Unit: ['Description', 'Wants', 'After'],
  Install: ['WantedBy'],
  Timer: ['OnCalendar', 'RandomizedDelaySec', 'Persistent'],
  Service: [
    ...['Type', 'User', 'Group', 'WorkingDirectory', 'Environment', 'EnvironmentFile', 'StateDirectory', 'StateDirectoryMode'],
    ...['ExecStart', 'ExecStartPost', 'Restart', 'RestartSec', 'TimeoutStopSec', 'MemoryMax', 'UMask', 'ReadWritePaths'],
    ...[
      'NoNewPrivileges',
      'CapabilityBoundingSet',
      'ProtectSystem',
      'ProtectHome',
      'ProtectControlGroups',
      'ProtectKernelModules',
    ],
    ...['PrivateDevices', 'PrivateTmp', 'RestrictAddressFamilies', 'RestrictRealtime', 'RestrictSUIDSGID', 'LockPersonality'],
    'SystemCallArchitectures',
  ],
};

type Entry = { readonly section: string; readonly key: string; readonly value: string };
/** Throws Error for a line that is no section, setting or comment. */
const entriesOf = (text: string): readonly Entry[] => {
  let section = '';
  return text.split('\n').flatMap((line) => {
    if (/^(#.*)?$/.test(line)) return [];
    const [, name] = /^\[(\w+)\]$/.exec(line) ?? [];
    if (name !== undefined) {
      section = name;
      return [];
    }
    const [, key, value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (key === undefined) throw new Error(`not a line of a unit: ${line}`);
    return [{ section, key, value }];
  });
};
const unknownIn = (text: string) =>
  entriesOf(text)
    .filter(({ section, key }) => !known[section]?.includes(key))
    .map(({ section, key }) => `[${section}] ${key}`);
const unit = (file: string) => entriesOf(projectFile(`${folder}/${file}`));
const valueIn = (file: string, wanted: string) => unit(file).find(({ key }) => key === wanted)?.value;

describe('docs/how-to/run-on-plain-linux.md', () => {
  it('types commands in every chapter that the nightly walk follows with a check', () => {
    const headings = new Set(blocks.map(({ heading }) => heading));
    const followed = [...projectFile('scripts/nightly-plain-linux.mjs').matchAll(/^ {2}(?:'([^']+)'|(\w+)): (?:async|expect)/gm)];
    expect(followed).to.have.length.above(4);
    expect(followed.map(([, quoted, plain]) => quoted ?? plain).filter((heading) => !headings.has(heading ?? ''))).to.deep.equal(
      [],
    );
  });

  it('names this release, and files, tools and units that there are', () => {
    const { version } = JSON.parse(projectFile('package.json')) as { version: string };
    const releases = new Set([...typed.matchAll(/order-intake-(\d+\.\d+\.\d+)/g)].map(([, release]) => release));
    expect([...releases]).to.deep.equal([version]);
    const named = [...typed.matchAll(/\bdeploy\/[\w.-]+/g)].map(([path]) => path);
    expect(named.filter((path) => !projectHas(path))).to.deep.equal([]);
    const tools = [...typed.matchAll(/^(?:company=\$\()?order-intake ([\w-]+)/gm)].map(([, tool]) => `src/main/tools/${tool}.ts`);
    expect(new Set(tools)).to.have.length.above(4);
    expect(tools.filter((path) => !projectHas(path))).to.deep.equal([]);
    const controlled = [...typed.matchAll(/^systemctl .*$/gm)].flatMap(([line]) => line.match(/\border-intake-[\w@.-]+/g) ?? []);
    const fileOf = (name: string) => `${name.replace(/@\w+/, '@')}${name.includes('.') ? '' : '.service'}`;
    expect(new Set(controlled)).to.have.length.above(4);
    expect(controlled.filter((name) => !units.includes(fileOf(name)))).to.deep.equal([]);
  });
});

describe('deploy/systemd', () => {
  it('has units of known settings, which start programs that there are', () => {
    expect(units).to.have.length(5);
    for (const file of [...units, common]) expect(unknownIn(projectFile(`${folder}/${file}`)), file).to.deep.equal([]);
    for (const file of programs) {
      const [, program = ''] = /^\/usr\/local\/bin\/node (?:--\S+ )?(\S+)$/.exec(valueIn(file, 'ExecStart') ?? '') ?? [];
      expect(projectHas(program), `${file}: ${program}`).to.equal(true);
    }
    expect(valueIn('order-intake-worker@.service', 'ExecStart')).to.include('--max-semi-space-size=8');
  });

  it('would find a misspelt setting', () => {
    const text = projectFile(`${folder}/${common}`);
    expect(unknownIn(text.replace('NoNewPrivileges', 'NoNewPriviliges'))).to.deep.equal(['[Service] NoNewPriviliges']);
    expect(() => unknownIn(`${text}\nPrivateTmp yes`)).to.throw('PrivateTmp yes');
  });

  it('confines every program, limits its memory, and leaves document readers their namespaces', () => {
    const service = new Map(unit(common).map(({ key, value }) => [key, value]));
    expect(Object.fromEntries(service)).to.include({
      User: 'order-intake',
      NoNewPrivileges: 'yes',
      ProtectSystem: 'strict',
      CapabilityBoundingSet: '',
    });
    for (const setting of ['RestrictNamespaces', 'ProtectProc', 'ProcSubset', 'ProtectKernelTunables', 'MemoryDenyWriteExecute'])
      expect([...service.keys(), ...programs.flatMap((file) => unit(file).map(({ key }) => key))]).not.to.include(setting);
    for (const file of programs) expect(valueIn(file, 'MemoryMax'), file).to.match(/^\dG$/);
  });

  it('gives each program a directory and a health port of its own', () => {
    const places = programs.map((file) => valueIn(file, 'Environment') ?? '');
    expect(new Set(places.map((place) => /DATA_DIR=(\S+)/.exec(place)?.[1]))).to.have.length(programs.length);
    const ports = places.flatMap((place) => /HEALTH_PORT=(\S+)/.exec(place)?.[1] ?? []);
    expect(new Set(ports)).to.have.length(3);
  });

  it('sets what there is to set', () => {
    const settings = settingsOf(projectFile('.env.example'));
    const names = [...settingsOf(projectFile(`${folder}/order-intake.env`)).keys()];
    expect(names.filter((name) => !settings.has(name.replace(/_FILE$/, '')))).to.deep.equal([]);
  });
});
