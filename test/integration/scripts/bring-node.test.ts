/** Against a registry of our own, whose Node is a script that says a version. */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { after, before, beforeEach, describe, it } from 'mocha';
import { runsTheSources } from '../../../scripts/bring-node.mjs';

const name = 'node-of-a-test';
const version = '24.99.0';
const module = new URL('../../../scripts/bring-node.mjs', import.meta.url).href;

describe('bringing Node', function () {
  this.timeout(60_000);
  let root: string;
  let registry: Server;
  let tarball: Buffer;
  let directory: string;
  let downloads = 0;
  /** answers no download while it is set */
  let mute = false;

  before(async () => {
    root = mkdtempSync(join(tmpdir(), 'oi-bring-node-'));
    const packed = join(root, 'package');
    mkdirSync(join(packed, 'bin'), { recursive: true });
    mkdirSync(join(packed, 'include'));
    writeFileSync(join(packed, 'package.json'), JSON.stringify({ name, version, bin: { node: 'bin/node' } }));
    writeFileSync(join(packed, 'include', 'node.h'), '');
    writeFileSync(join(packed, 'bin', 'node'), `#!/bin/sh\necho v${version}\n`);
    chmodSync(join(packed, 'bin', 'node'), 0o755);
    execFileSync('tar', ['czf', join(root, 'package.tgz'), '-C', root, 'package']);
    tarball = readFileSync(join(root, 'package.tgz'));
    registry = createServer((request, response) => {
      const { port } = registry.address() as AddressInfo;
      if (request.url?.endsWith('.tgz')) {
        downloads += 1;
        if (!mute) response.end(tarball);
        return;
      }
      const dist = { tarball: `http://127.0.0.1:${port}/${name}/-/${name}-${version}.tgz` };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions: { [version]: { name, version, dist } } }));
    }).listen(0, '127.0.0.1');
    await once(registry, 'listening');
  });
  beforeEach(() => {
    directory = mkdtempSync(join(root, 'project-'));
    downloads = 0;
    mute = false;
  });
  after(() => {
    registry.closeAllConnections();
    registry.close();
    rmSync(root, { recursive: true, force: true });
  });

  const bring = (integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`, system = 'here') => {
    const options = { directory, system, offered: { here: { name, version, integrity } } };
    const script = `import { bringNode } from '${module}';
      bringNode(${JSON.stringify(options)}).then(console.log, (error) => { console.log('refused:', error.message); });`;
    const env = {
      ...process.env,
      npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`,
      npm_config_cache: join(directory, 'cache'),
      npm_config_fetch_retries: '0',
    };
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const said = { out: '', err: '' };
    child.stdout.on('data', (chunk: Buffer) => (said.out += chunk));
    child.stderr.on('data', (chunk: Buffer) => (said.err += chunk));
    return { child, ended: once(child, 'close').then(() => said) };
  };
  const partials = () => readdirSync(directory).filter((entry) => entry.endsWith('.partial'));
  const whole = () => join(directory, `${name}-${version}`, 'bin', 'node');

  it('says so in one line, does it once, and leaves nothing but the program beside it', async () => {
    const first = await bring().ended;
    expect(first.out.trim()).to.equal(whole());
    expect(first.err).to.match(
      /^This machine has Node [\d.]+, this project needs 22.18 or newer: bringing Node 24.99.0 from npm/,
    );
    expect(execFileSync(whole(), { encoding: 'utf8' })).to.equal(`v${version}\n`);
    const second = await bring().ended;
    expect(second).to.deep.equal({ out: first.out, err: '' });
    expect(downloads).to.equal(1);
    expect(partials()).to.deep.equal([]);
  });

  it('is done by two processes at once without harm', async () => {
    const both = await Promise.all([bring().ended, bring().ended]);
    expect(both.map(({ out }) => out.trim())).to.deep.equal([whole(), whole()]);
    expect(partials()).to.deep.equal([]);
  });

  it('is done again when it was broken off', async () => {
    mute = true;
    const { child, ended } = bring();
    while (downloads === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    process.kill(-(child.pid as number), 'SIGKILL');
    await ended;
    expect(partials()).to.have.length(1);
    mute = false;
    expect((await bring().ended).out.trim()).to.equal(whole());
    expect(partials()).to.deep.equal([]);
  });

  it('refuses a package that is not the one this project names', async () => {
    const other = createHash('sha512').update('another').digest('base64');
    expect((await bring(`sha512-${other}`).ended).out).to.match(/^refused: npm ci failed; its own words are above/);
    expect(readdirSync(directory).filter((entry) => entry !== 'cache')).to.deep.equal([]);
  });

  it('says in one sentence what to install where npm has none', async () => {
    expect((await bring(undefined, 'plan9-mips').ended).out).to.match(
      /^refused: This machine has Node [\d.]+, this project needs .* npm has none for plan9-mips: install Node 24 from https:\/\/nodejs.org and run the same command again\.\n$/,
    );
  });

  it('is not needed from 22.18 on, but for a 23 that wants a flag', () => {
    const fit = ['22.18.0', '22.23.2', '23.6.0', '24.0.0', '26.1.0'];
    const unfit = ['18.20.8', '20.20.2', '22.17.1', '23.5.0'];
    expect([...fit, ...unfit].filter((each) => runsTheSources(each))).to.deep.equal(fit);
  });
});
