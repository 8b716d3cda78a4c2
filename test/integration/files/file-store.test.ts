/** What a store of files promises, proved for each place where chunks may lie. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import type { ChunkStore } from '../../../src/adapters/files/chunk-store.ts';
import { createDirectoryChunks } from '../../../src/adapters/files/directory-chunks.ts';
import { createFileStore } from '../../../src/adapters/files/file-store.ts';
import { createPostgresChunks } from '../../../src/adapters/files/postgres-chunks.ts';
import type { FileStore } from '../../../src/domain/document/file-store.port.ts';
import { createKeyring } from '../../../src/platform/crypto/keyring.ts';
import { rotateKeys } from '../../../src/platform/crypto/rotation.ts';
import { type PlatformDatabase, platformDatabase } from '../platform/harness.ts';

const piece = 256 * 1024;
async function* streamOf(bytes: Buffer, size = 60_001) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const bytesOf = async (content: AsyncIterable<Uint8Array> | undefined): Promise<Buffer> => {
  const all: Uint8Array[] = [];
  for await (const bytes of content ?? []) all.push(bytes);
  return Buffer.concat(all);
};
const failureOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing was thrown',
    (error: Error) => error.message,
  );

/** Changes what lies there, behind the store's back. */
type Place = {
  readonly chunks: ChunkStore;
  readonly raw: (fileId: string) => Promise<Buffer>;
  readonly flipByte: (fileId: string) => Promise<void>;
  readonly cutOff: (fileId: string) => Promise<void>;
};
type Places = { readonly [name: string]: (database: PlatformDatabase, directory: string) => Place };

const filesBelow = async (directory: string): Promise<readonly string[]> =>
  (await readdir(directory, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const places: Places = {
  'in the database': ({ pool }) => ({
    chunks: createPostgresChunks(pool),
    raw: async (id) =>
      Buffer.concat(
        (
          await pool.query<{ sealed: Buffer }>('select sealed from app.file_chunks where file_id = $1 order by number', [id])
        ).rows.map(({ sealed }) => sealed),
      ),
    flipByte: async (id) => {
      await pool.query(
        'update app.file_chunks set sealed = set_byte(sealed, 40, 255 - get_byte(sealed, 40)) where file_id = $1 and number = 0',
        [id],
      );
    },
    cutOff: async (id) => {
      await pool.query('delete from app.file_chunks where file_id = $1 and number = 1', [id]);
      await pool.query('update app.files set chunks = 1 where id = $1', [id]);
    },
  }),
  'in a shared directory': ({ pool }, directory) => {
    const pathOf = async (id: string) => (await filesBelow(directory)).find((path) => path.endsWith(id)) ?? id;
    return {
      chunks: createDirectoryChunks(directory),
      raw: async (id) => readFile(await pathOf(id)).catch(() => Buffer.alloc(0)),
      flipByte: async (id) => {
        const bytes = await readFile(await pathOf(id));
        bytes.writeUInt8(255 - bytes.readUInt8(40), 40);
        await writeFile(await pathOf(id), bytes);
      },
      cutOff: async (id) => {
        const bytes = await readFile(await pathOf(id));
        await writeFile(await pathOf(id), bytes.subarray(0, 4 + bytes.readUInt32BE()));
        await pool.query('update app.files set chunks = 1 where id = $1', [id]);
      },
    };
  },
};

for (const [name, placeIn] of Object.entries(places)) {
  describe(`files ${name}`, () => {
    const first = { id: 'first', key: randomBytes(32) };
    let database: PlatformDatabase;
    let directory: string;
    let place: Place;
    let files: FileStore;
    before(async () => {
      database = await platformDatabase();
      directory = await mkdtemp(join(tmpdir(), 'oi-files-'));
      place = placeIn(database, directory);
      files = createFileStore({ pool: database.pool, keyring: createKeyring([first]), chunks: place.chunks });
    });
    after(async () => {
      await database.drop();
      await rm(directory, { recursive: true, force: true });
    });
    const put = (content: Buffer, changes: Partial<Parameters<FileStore['put']>[1]> = {}) =>
      files.put('acme', { fileId: randomUUID(), location: 'uploads', content: streamOf(content), expiresAt: null, ...changes });
    const soon = () => new Date(Date.now() + 60_000);
    const past = () => new Date(Date.now() - 1_000);

    for (const size of [0, 1, piece - 1, piece, piece + 1, 3 * piece, 3 * piece + 77])
      it(`a file of ${size} bytes comes back as it was, with its size and digest`, async () => {
        const content = randomBytes(size);
        const stored = await put(content);
        const sha256 = createHash('sha256').update(content).digest('hex');
        expect(stored).to.include({ size, sha256 });
        const found = await files.open('acme', stored.fileId);
        expect(found).to.include({ size, sha256 });
        expect((await bytesOf(found?.content)).equals(content)).to.equal(true);
      });

    it('nothing of it stands anywhere in clear', async () => {
      const { fileId } = await put(Buffer.from('walrus-marmalade '.repeat(40_000)));
      expect((await place.raw(fileId)).length).to.be.greaterThan(600_000);
      expect((await place.raw(fileId)).includes('walrus')).to.equal(false);
    });

    it('is there for its own company alone', async () => {
      const { fileId } = await put(Buffer.from('ours'));
      expect(await files.open('other', fileId)).to.equal(null);
      expect(await files.keep('other', fileId, 'sales-orders/1', null)).to.equal(false);
      expect(await files.remove('other', fileId)).to.equal(false);
      expect(await files.open('acme', 'no uuid')).to.equal(null);
      expect((await bytesOf((await files.open('acme', fileId))?.content)).toString()).to.equal('ours');
    });

    it('a row given to another company does not open there', async () => {
      const { fileId } = await put(Buffer.from('ours'));
      await database.pool.query(`update app.files set company_id = 'thief' where id = $1`, [fileId]);
      expect(await failureOf(files.open('thief', fileId))).to.include('does not open this');
    });

    it('what was tampered with or cut short is noticed while it is read', async () => {
      const flipped = await put(randomBytes(2 * piece));
      await place.flipByte(flipped.fileId);
      expect(await failureOf(bytesOf((await files.open('acme', flipped.fileId))?.content))).not.to.equal('nothing was thrown');
      const cut = await put(randomBytes(piece + 10));
      await place.cutOff(cut.fileId);
      expect(await failureOf(bytesOf((await files.open('acme', cut.fileId))?.content))).not.to.equal('nothing was thrown');
    });

    it('expires, unless it is kept', async () => {
      const gone = await put(randomBytes(10), { expiresAt: past() });
      expect(await files.open('acme', gone.fileId)).to.equal(null);
      const kept = await put(randomBytes(10), { expiresAt: soon() });
      expect(await files.keep('acme', kept.fileId, 'sales-orders/1', null)).to.equal(true);
      expect(await files.sweep()).to.be.greaterThan(0);
      expect(await place.raw(gone.fileId)).to.have.length(0);
      expect(await files.keep('acme', gone.fileId, 'sales-orders/1', null)).to.equal(false);
      expect(await files.open('acme', kept.fileId)).not.to.equal(null);
      const { rows } = await database.pool.query('select location, expires_at from app.files where id = $1', [kept.fileId]);
      expect(rows).to.deep.equal([{ location: 'sales-orders/1', expires_at: null }]);
    });

    it('is read and kept by who waits for it as long as it is there: a clock may be wrong for a moment', async () => {
      const { fileId } = await put(randomBytes(10), { expiresAt: past() });
      expect((await files.open('acme', fileId, { expiredToo: true }))?.size).to.equal(10);
      expect(await files.keep('acme', fileId, 'sales-orders/1', null)).to.equal(true);
      await files.sweep();
      expect((await files.open('acme', fileId))?.size).to.equal(10);
    });

    it('removed, nothing of it is left', async () => {
      const { fileId } = await put(randomBytes(piece + 1));
      expect(await files.remove('acme', fileId)).to.equal(true);
      expect(await files.open('acme', fileId)).to.equal(null);
      expect(await place.raw(fileId)).to.have.length(0);
    });

    it('goes with the person it was kept for', async () => {
      const personKeyId = randomUUID();
      const { fileId } = await put(randomBytes(10));
      await files.keep('acme', fileId, 'sales-orders/1', personKeyId);
      expect(await files.removeOfPersons([personKeyId, 'no uuid'])).to.equal(1);
      expect(await files.open('acme', fileId)).to.equal(null);
    });

    it('goes with all others of the company at its location', async () => {
      const [first, second, elsewhere] = [await put(randomBytes(10)), await put(randomBytes(10)), await put(randomBytes(10))];
      for (const { fileId } of [first, second]) await files.keep('acme', fileId, 'instructions', null);
      expect(await files.removeAt('other', 'instructions')).to.equal(0);
      expect(await files.removeAt('acme', 'instructions')).to.equal(2);
      expect(await files.open('acme', first.fileId)).to.equal(null);
      expect(await place.raw(second.fileId)).to.have.length(0);
      expect(await files.open('acme', elsewhere.fileId)).not.to.equal(null);
    });

    it('an upload that breaks off leaves nothing, and may be sent again under its id', async () => {
      const fileId = randomUUID();
      async function* broken() {
        yield randomBytes(2 * piece);
        throw new Error('the caller hung up');
      }
      expect(await failureOf(put(Buffer.alloc(0), { fileId, content: broken() }))).to.equal('the caller hung up');
      expect(await files.open('acme', fileId)).to.equal(null);
      expect(await place.raw(fileId)).to.have.length(0);
      await put(Buffer.from('second try'), { fileId });
      await put(Buffer.from('third try'), { fileId });
      expect((await bytesOf((await files.open('acme', fileId))?.content)).toString()).to.equal('second try');
    });

    it('opens after the keys were rotated and the old one was taken away', async () => {
      const { fileId } = await put(Buffer.from('from before'));
      const second = { id: 'second', key: randomBytes(32) };
      const both = createKeyring([second, first]);
      await database.pool.query(`delete from app.files where company_id = 'thief'`);
      const rotated = await rotateKeys({ pool: database.pool, keyring: both });
      expect(rotated.files).to.be.greaterThan(0);
      expect(rotated.unreadable).to.deep.equal([]);
      const later = createFileStore({ pool: database.pool, keyring: createKeyring([second]), chunks: place.chunks });
      expect((await bytesOf((await later.open('acme', fileId))?.content)).toString()).to.equal('from before');
      expect((await rotateKeys({ pool: database.pool, keyring: both })).files).to.equal(0);
    });
  });
}

describe('files in a shared directory', () => {
  it('chunks that a dead process left without a file go with the sweep; young ones may be under way', async () => {
    const database = await platformDatabase();
    const directory = await mkdtemp(join(tmpdir(), 'oi-files-'));
    try {
      const chunks = createDirectoryChunks(directory);
      const files = createFileStore({ pool: database.pool, keyring: createKeyring([{ id: 'k', key: randomBytes(32) }]), chunks });
      const [orphan, young, kept] = [randomUUID(), randomUUID(), randomUUID()];
      for (const id of [orphan, young]) await chunks.write(id, streamOf(randomBytes(10)));
      await files.put('acme', { fileId: kept, location: 'uploads', content: streamOf(randomBytes(10)), expiresAt: null });
      const yesterday = new Date(Date.now() - 86_400_000);
      for (const path of await filesBelow(directory)) if (!path.endsWith(young)) await utimes(path, yesterday, yesterday);
      await files.sweep();
      expect((await filesBelow(directory)).map((path) => path.slice(-36))).to.have.members([young, kept]);
    } finally {
      await database.drop();
      await rm(directory, { recursive: true, force: true });
    }
  });
});
