import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { embeddedKey } from '../../../src/platform/crypto/embedded-key.ts';
import { installationKeyring } from '../../../src/platform/crypto/installation-keyring.ts';
import { CannotOpen, contextOf, createKeyring } from '../../../src/platform/crypto/keyring.ts';
import { createLogger } from '../../../src/platform/logging/logger.ts';

const reasonOf = (work: () => unknown): string => {
  try {
    work();
    return 'opened';
  } catch (error) {
    return error instanceof CannotOpen ? error.reason : String(error);
  }
};

describe('the keyring', () => {
  const old = { id: 'old', key: randomBytes(32) };
  const recent = { id: 'recent', key: randomBytes(32) };
  const text = Buffer.from('pä$$ wörd');

  it('opens what it sealed, empty values and large ones too, and never seals the same way twice', () => {
    const ring = createKeyring([old]);
    for (const plain of [text, Buffer.alloc(0), randomBytes(1_000_000)]) {
      expect(ring.open(ring.seal(plain, 'c'), 'c').equals(plain)).to.equal(true);
    }
    expect(ring.seal(text, 'c').equals(ring.seal(text, 'c'))).to.equal(false);
    expect(ring.seal(text, 'c').includes(text)).to.equal(false);
  });

  it('opens under the same context only', () => {
    const ring = createKeyring([old]);
    const sealed = ring.seal(text, contextOf('acme', 'password'));
    expect(reasonOf(() => ring.open(sealed, contextOf('acme', 'token')))).to.equal('wrong_key_or_context');
    expect(reasonOf(() => ring.open(sealed, contextOf('acme","password')))).to.equal('wrong_key_or_context');
  });

  it('two different lists of parts never make the same context', () => {
    expect(contextOf('a', 'b')).not.to.equal(contextOf('a,b'));
    expect(contextOf('a"', 'b')).not.to.equal(contextOf('a', '"b'));
  });

  it('notices a change of any single byte', () => {
    const ring = createKeyring([old]);
    const sealed = ring.seal(text, 'c');
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(
        reasonOf(() => ring.open(changed, 'c')),
        `byte ${at}`,
      ).not.to.equal('opened');
    }
    for (const length of [0, 1, 5, sealed.length - 1])
      expect(reasonOf(() => ring.open(sealed.subarray(0, length), 'c'))).not.to.equal('opened');
  });

  it('after a rotation old ciphertexts open, are marked for renewal, and new ones carry the new key', () => {
    const before = createKeyring([old]).seal(text, 'c');
    const ring = createKeyring([recent, old]);
    expect(ring.open(before, 'c').equals(text)).to.equal(true);
    expect(ring.needsRotation(before)).to.equal(true);
    expect(ring.needsRotation(ring.seal(text, 'c'))).to.equal(false);
    expect(reasonOf(() => createKeyring([recent]).open(before, 'c'))).to.equal('unknown_key');
  });

  it('another key under the same id is told from a missing one', () => {
    const sealed = createKeyring([old]).seal(text, 'c');
    expect(reasonOf(() => createKeyring([{ id: 'old', key: randomBytes(32) }]).open(sealed, 'c'))).to.equal(
      'wrong_key_or_context',
    );
  });

  it('refuses keys of the wrong length, ids twice, and none at all', () => {
    expect(() => createKeyring([])).to.throw('at least one');
    expect(() => createKeyring([{ id: 'x', key: randomBytes(16) }])).to.throw('16 bytes');
    expect(() => createKeyring([old, { ...recent, id: 'old' }])).to.throw('same id');
    expect(() => createKeyring([{ ...old, id: 'no good' }])).to.throw('no good');
  });
});

describe('the key of an installation', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'oi-key-'));
  });
  afterEach(() => rm(dir, { recursive: true }));

  it('is made once, readable by its owner only, and found again', async () => {
    const data = join(dir, 'deep', 'data');
    const first = await embeddedKey(data);
    const second = await embeddedKey(data);
    expect([first.made, second.made]).to.deep.equal([true, false]);
    expect(second.key).to.deep.equal(first.key);
    expect((await stat(first.path)).mode & 0o777).to.equal(0o600);
    expect(await readdir(data)).to.deep.equal(['encryption.key']);
  });

  it('is the same for all when many start at once', async () => {
    const keys = await Promise.all(Array.from({ length: 20 }, () => embeddedKey(dir)));
    expect(new Set(keys.map(({ key }) => key.key.toString('hex'))).size).to.equal(1);
    expect(keys.filter(({ made }) => made)).to.have.lengthOf(1);
    expect(await readdir(dir)).to.deep.equal(['encryption.key']);
  });

  it('a damaged file is refused with what to do, not replaced', async () => {
    await writeFile(join(dir, 'encryption.key'), 'garbage\n');
    const message = await embeddedKey(dir).catch((error: Error) => error.message);
    expect(message).to.include('encryption.key').and.to.include('backup');
    expect(await readFile(join(dir, 'encryption.key'), 'utf8')).to.equal('garbage\n');
  });

  it('is announced with its path, never with itself; configured keys come first; production refuses to make one', async () => {
    const lines: string[] = [];
    const log = createLogger({ level: 'info', destination: { write: (line) => void lines.push(line) } });
    const ring = await installationKeyring({ mode: 'embedded', dataDir: dir, encryptionKeys: [] }, log);
    expect(lines.join('')).to.include('encryption.key');
    expect(lines.join('')).not.to.include((await readFile(join(dir, 'encryption.key'), 'utf8')).trim());
    const configured = { id: 'mine', key: randomBytes(32) };
    const own = await installationKeyring({ mode: 'production', dataDir: dir, encryptionKeys: [configured] }, log);
    expect([own.writingKeyId, ring.writingKeyId === 'mine']).to.deep.equal(['mine', false]);
    const refused = await installationKeyring({ mode: 'production', dataDir: dir, encryptionKeys: [] }, log).catch(
      (error: Error) => error.message,
    );
    expect(refused).to.match(/^ENCRYPTION_KEY: production mode needs one/);
  });
});
