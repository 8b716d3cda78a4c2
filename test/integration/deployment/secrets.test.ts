import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';

const script = fileURLToPath(new URL('../../../deploy/secrets.sh', import.meta.url));

describe('deploy/secrets.sh', () => {
  let directory: string;
  beforeEach(function () {
    if (process.platform === 'win32') this.skip();
    directory = mkdtempSync(join(tmpdir(), 'oi-secrets-'));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));
  const run = () => execFileSync('sh', [script, directory], { encoding: 'utf8' });
  const text = (name: string): string => readFileSync(join(directory, name), 'utf8');
  const all = () => Object.fromEntries(readdirSync(directory).map((name) => [name, text(name)]));

  it('gives the event store its first passwords by the names that KurrentDB has for them', () => {
    run();
    const password = text('eventstore_password');
    expect(text('eventstore.env')).to.match(
      new RegExp(`^KURRENTDB_DEFAULT_ADMIN_PASSWORD=${password}\nKURRENTDB_DEFAULT_OPS_PASSWORD=\\w{48}\n$`),
    );
    expect(text('eventstore_url')).to.include(`esdb://admin:${password}@eventstore:2113`);
  });

  it('keeps what is there', () => {
    run();
    const before = all();
    expect(run()).to.equal('');
    expect(all()).to.deep.equal(before);
  });

  it('renames the settings that an earlier release made, and keeps their passwords', () => {
    run();
    const before = all();
    const file = join(directory, 'eventstore.env');
    chmodSync(file, 0o644);
    writeFileSync(file, before['eventstore.env']?.replaceAll('KURRENTDB_', 'EVENTSTORE_') ?? '');
    expect(run()).to.match(/renamed the settings in .*eventstore\.env/);
    expect(all()).to.deep.equal(before);
    expect(statSync(file).mode & 0o777).to.equal(0o444);
  });
});
