import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { DirectoryLockedError, lockDirectory } from '../../../packages/embedded-event-store/storage/directory-lock.ts';

describe('the lock of a data directory', () => {
  let directory = '';
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'lock-'));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  it('is given once, and again after it was released', () => {
    const lock = lockDirectory(directory);
    expect(() => lockDirectory(directory)).to.throw(DirectoryLockedError, String(process.pid));
    lock.release();
    lockDirectory(directory).release();
    expect(readdirSync(directory)).to.deep.equal([]);
  });

  it('is taken over from a process that is gone', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    writeFileSync(join(directory, 'lock'), JSON.stringify({ pid: child.pid, birth: '' }));
    lockDirectory(directory).release();
  });

  it('is taken over from an earlier process that had our number, as in a container that restarted', function () {
    if (!existsSync('/proc/self/stat')) return this.skip();
    writeFileSync(join(directory, 'lock'), JSON.stringify({ pid: process.pid, birth: 'another boot/1' }));
    lockDirectory(directory).release();
  });

  it('is taken over when the file says nothing', () => {
    writeFileSync(join(directory, 'lock'), '');
    lockDirectory(directory).release();
  });
});
