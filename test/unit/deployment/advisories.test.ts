import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { doubts, kept, knownAgainst } from '../../../scripts/advisories.mjs';

const advisory = {
  package: 'express',
  range: '<4.20.0 || >=5.0.0 <5.0.1',
  severity: 'high',
  title: 'A fault',
  url: 'https://example.com/1',
};
const answer = { asked_at: '2026-11-20T00:00:00.000Z', packages: '', known: [advisory], accepted: [] as object[] };
const express = (version: string) => [{ name: 'express', version }];

describe('what is known against the packages of the image', () => {
  it('is nothing that nobody has accepted, as far as somebody has asked', () => {
    expect(knownAgainst(kept())).to.deep.equal([]);
    for (const doubt of doubts(kept())) console.log(`      deploy/advisories.json: ${doubt} (npm run advisories)`);
  });

  it('is found by the versions that have it', () => {
    expect(knownAgainst(answer as never, express('5.0.0'))).to.deep.equal([
      'express@5.0.0: A fault (high, https://example.com/1)',
    ]);
    expect(knownAgainst(answer as never, express('5.3.0'))).to.deep.equal([]);
    expect(knownAgainst(answer as never, [{ name: 'other', version: '5.0.0' }])).to.deep.equal([]);
  });

  it('is borne with a reason, until a day', () => {
    const accepted = [{ url: advisory.url, reason: 'not reached', until: '2026-12-01' }];
    const borne = { ...answer, accepted } as never;
    expect(knownAgainst(borne, express('5.0.0'), '2026-12-01')).to.deep.equal([]);
    expect(knownAgainst(borne, express('5.0.0'), '2026-12-02')).to.have.length(1);
  });

  it('is doubted when nobody asked, when packages came since, and when it is old', () => {
    expect(doubts({ ...answer, asked_at: null } as never)).to.have.length(1);
    expect(doubts(answer as never, new Date('2026-11-25'))).to.deep.equal(['packages were changed since somebody asked']);
    expect(doubts(answer as never, new Date('2027-01-25')).at(-1)).to.equal('the answer is 66 days old');
  });
});

/** As an operator and a build run it, on a file of their own. */
describe('npm run advisories', () => {
  const script = fileURLToPath(new URL('../../../scripts/advisories.mjs', import.meta.url));
  const committed = fileURLToPath(new URL('../../../deploy/advisories.json', import.meta.url));
  let directory: string;
  let file: string;
  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'oi-advisories-'));
    file = join(directory, 'advisories.json');
  });
  after(() => rm(directory, { recursive: true, force: true }));
  const run = async (...options: readonly string[]): Promise<{ readonly code: number; readonly stderr: string }> =>
    promisify(execFile)(process.execPath, [script, '--file', file, ...options]).then(
      ({ stderr }) => ({ code: 0, stderr }),
      (error: { code: number; stderr: string }) => error,
    );
  /** The output of npm audit --json; `via` of a package that only depends on a faulty one names that. */
  const report = async (name: string, range?: string): Promise<string> => {
    const path = join(directory, name);
    const { package: _, range: __, ...told } = advisory;
    const express = { name: 'express', via: [{ source: 1, name: 'express', dependency: 'express', range, ...told }] };
    const vulnerabilities = range ? { express, router: { name: 'router', via: ['express'] } } : {};
    await writeFile(path, JSON.stringify({ auditReportVersion: 2, vulnerabilities }));
    return path;
  };

  it('takes what was asked elsewhere, and then finds nothing where nothing is known', async () => {
    await copyFile(committed, file);
    const [service, web] = [await report('service.json', '<4.0.0'), await report('web.json')];
    expect(await run('--from', service, '--from', web)).to.include({ code: 0, stderr: '' });
    expect(JSON.parse(await readFile(file, 'utf8')).known).to.deep.equal([{ ...advisory, range: '<4.0.0' }]);
    expect(await run('--check')).to.include({ code: 0, stderr: '' });
  });

  it('fails for a package of the image that has a known fault', async () => {
    await copyFile(committed, file);
    const bad = await report('service.json', '>=5.0.0');
    for (const found of [await run('--from', bad), await run('--check')]) {
      expect(found.code).to.equal(1);
      expect(found.stderr).to.match(/^express@5\.\d+\.\d+: A fault \(high, https:\/\/example\.com\/1\)\n$/);
    }
  });

  it('fails for an answer that is old, however new the file is that it was copied into', async () => {
    await copyFile(committed, file);
    const old = await report('service.json');
    const asked = new Date(Date.now() - 40 * 86_400_000);
    await utimes(old, asked, asked);
    for (const found of [await run('--from', old), await run('--check')]) {
      expect(found.code).to.equal(1);
      expect(found.stderr).to.equal('the answer is 40 days old\n');
    }
  });

  it('leaves the file alone when nobody answers', async () => {
    await copyFile(committed, file);
    const none = join(directory, 'none.json');
    await writeFile(none, JSON.stringify({ message: '405 Method Not Allowed' }));
    expect((await run('--from', none)).stderr).to.include('405 Method Not Allowed');
    expect(await readFile(file, 'utf8')).to.equal(await readFile(committed, 'utf8'));
  });
});
