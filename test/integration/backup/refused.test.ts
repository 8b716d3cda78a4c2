/** What a backup or a restore refuses, what it says then, and that a restore which was interrupted goes on. */
import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { after, afterEach, before, beforeEach, describe, it } from 'mocha';
import pg from 'pg';
import { BackupRefused } from '../../../src/platform/backup/backup-refused.ts';
import { makeBackup } from '../../../src/platform/backup/make-backup.ts';
import { restoreBackup } from '../../../src/platform/backup/restore-backup.ts';
import { createKeyring, type EncryptionKey } from '../../../src/platform/crypto/keyring.ts';
import { loadPepper } from '../../../src/platform/crypto/pepper.ts';
import { migrationsOfRelease, runMigrations } from '../../../src/platform/postgres/migrations.ts';
import { fillEveryTable } from '../../support/filled-tables.ts';
import { migratedDatabase, type TestDatabase, testDatabase } from '../../support/postgres.ts';
import { type Bench, fill, numbered, openBench, type Side, seen } from '../event-store-transfer/kit.ts';

const key: EncryptionKey = { id: '2026a', key: randomBytes(32) };

describe('a backup and its restore', () => {
  let bench: Bench;
  let from: Side;
  let to: Side;
  let source: TestDatabase;
  let target: TestDatabase;
  let directory: string;
  const withDatabase = async <T>({ url }: TestDatabase, work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };

  before(async () => {
    bench = await openBench();
    from = await bench.side();
    await fill(from, 6);
    directory = await mkdtemp(join(tmpdir(), 'oi-refused-'));
    source = await migratedDatabase();
    await withDatabase(source, async (client) => {
      await loadPepper(client, createKeyring([key]));
      await fillEveryTable(client);
    });
    await backup('good');
  });
  after(async () => {
    await bench?.close();
    await source?.drop();
    await rm(directory, { recursive: true, force: true });
  });
  beforeEach(async () => {
    target = await testDatabase();
    to = await bench.side();
  });
  afterEach(() => target.drop());

  const at = (name: string) => join(directory, name);
  const backup = (name: string, more: { database?: TestDatabase; uploadsDir?: string } = {}) =>
    makeBackup(at(name), {
      databaseUrl: (more.database ?? source).url,
      transfer: from.transfer,
      uploadsDir: more.uploadsDir ?? null,
      release: '1.2.3',
      say: () => undefined,
    });
  const restore = (name: string, more: { keys?: readonly EncryptionKey[]; uploadsDir?: string } = {}) =>
    restoreBackup(at(name), {
      databaseUrl: target.url,
      transfer: to.transfer,
      uploadsDir: more.uploadsDir ?? null,
      keys: more.keys ?? [key],
      say: () => undefined,
    });
  const refusal = async (work: Promise<unknown>): Promise<BackupRefused> => {
    const error = await work.then(
      () => null,
      (reason: unknown) => reason,
    );
    if (error instanceof BackupRefused) return error;
    throw error ?? new Error('it was not refused');
  };
  const nothingWritten = async () => {
    expect(await seen(to)).to.deep.equal([]);
    const tables = await withDatabase(target, (client) => client.query(`select 1 from pg_tables where schemaname = 'app'`));
    expect(tables.rowCount).to.equal(0);
  };
  /** A copy of the good one in which a file is another. */
  const changed = async (name: string, file: string, change: (content: Buffer) => Buffer | string) => {
    await cp(at('good'), at(name), { recursive: true });
    await writeFile(join(at(name), file), change(await readFile(join(at(name), file))));
  };
  const rowsIn = (database: TestDatabase, table: string) =>
    withDatabase(database, async (client) => (await client.query(`select t::text from ${table} t order by 1`)).rows);

  it('a backup never replaces another one, nor what an interrupted one left', async () => {
    expect((await refusal(backup('good'))).code).to.equal('backup_exists');
    await mkdir(at('killed.part'));
    const left = await refusal(backup('killed'));
    expect(left.code).to.equal('unfinished_backup_exists');
    expect(left.message).to.include('killed.part');
    expect(await readdir(directory)).not.to.include('killed');
  });

  it('a backup that fails leaves nothing that looks like one', async () => {
    const stopped = { exportTo: () => Promise.reject(new Error('the event store is gone')) };
    const options = { databaseUrl: source.url, transfer: stopped, uploadsDir: null, release: '1', say: () => undefined };
    const error = await makeBackup(at('failed'), options).catch((reason: Error) => reason.message);
    expect(error).to.equal('the event store is gone');
    expect((await readdir(directory)).filter((name) => name.startsWith('failed'))).to.deep.equal([]);
  });

  it('an unfinished backup, a damaged one, and one without a file are not restored, and nothing is written', async () => {
    await cp(at('good'), at('unfinished'), { recursive: true });
    await rm(join(at('unfinished'), 'manifest.json'));
    const incomplete = await refusal(restore('unfinished'));
    expect([incomplete.code, incomplete.message.includes('manifest.json')]).to.deep.equal(['backup_incomplete', true]);
    expect((await refusal(restore('nowhere'))).code).to.equal('backup_incomplete');

    const flipped = (content: Buffer) => Buffer.from(content.map((byte, place) => (place === 20 ? byte ^ 1 : byte)));
    await changed('table', 'tables/secrets.copy.gz', flipped);
    const table = await refusal(restore('table'));
    expect([table.code, table.message.includes('tables/secrets.copy.gz')]).to.deep.equal(['backup_damaged', true]);
    await changed('cut', 'events.ndjson', (content) => content.subarray(0, content.length - 40));
    expect((await refusal(restore('cut'))).code).to.equal('backup_damaged');
    await changed('manifest', 'manifest.json', (content) => content.toString().replace('"format": 1', '"format": 9'));
    const manifest = await refusal(restore('manifest'));
    expect([manifest.code, manifest.message.includes('format')]).to.deep.equal(['backup_damaged', true]);
    await changed('path', 'manifest.json', (content) => content.toString().replace('"name": "secrets"', '"name": "../secrets"'));
    expect((await refusal(restore('path'))).code).to.equal('backup_damaged');
    await nothingWritten();
  });

  it('a restore needs the encryption key of the backup, by its id and by what it opens', async () => {
    const none = await refusal(restore('good', { keys: [] }));
    expect([none.code, none.message.includes('2026a')]).to.deep.equal(['encryption_key_missing', true]);
    const other = await refusal(restore('good', { keys: [{ id: '2027a', key: randomBytes(32) }] }));
    expect([other.code, other.message.includes('2026a'), other.message.includes('2027a')]).to.deep.equal([
      'encryption_key_differs',
      true,
      true,
    ]);
    await nothingWritten();
    // replaced under its id
    expect((await refusal(restore('good', { keys: [{ id: '2026a', key: randomBytes(32) }] }))).code).to.equal(
      'encryption_key_differs',
    );
    expect(await rowsIn(target, 'app.secrets')).to.deep.equal([]);
    await restore('good', { keys: [{ id: '2027a', key: randomBytes(32) }, key] });
    expect(await rowsIn(target, 'app.secrets')).to.deep.equal(await rowsIn(source, 'app.secrets'));
  });

  it('a restore goes into an empty database and an empty event store only', async () => {
    await restore('good');
    const again = await refusal(restore('good'));
    expect([again.code, again.message.includes('app.')]).to.deep.equal(['database_not_empty', true]);
    // a service that was started once, and in which nobody did anything
    await target.drop();
    target = await testDatabase();
    await runMigrations(target.url);
    await withDatabase(target, (client) => loadPepper(client, createKeyring([key])));
    expect((await refusal(restore('good'))).code).to.equal('database_not_empty');
    await target.drop();
    target = await testDatabase();
    to = await bench.side();
    await to.client.appendToStream('other', [numbered('other', 0)]);
    const refused = await restore('good').catch((error: Error) => error);
    expect(refused).to.have.property('name', 'TransferRefused');
    const tables = await withDatabase(target, (client) => client.query(`select 1 from pg_tables where schemaname = 'app'`));
    expect(tables.rowCount).to.equal(0);
  });

  it('a restore that was interrupted is done again, and goes on', async () => {
    const halfway = {
      ...to.transfer,
      importFrom: async (file: string) => {
        await to.transfer.importFrom(file);
        throw new Error('killed');
      },
    };
    const options = { databaseUrl: target.url, transfer: halfway, uploadsDir: null, keys: [key], say: () => undefined };
    await restoreBackup(at('good'), options).catch((error: Error) => expect(error.message).to.equal('killed'));
    await runMigrations(target.url); // as far as one that was killed before its tables were filled
    await restore('good');
    expect(await rowsIn(target, 'app.order_numbers')).to.deep.equal(await rowsIn(source, 'app.order_numbers'));
    expect((await seen(to)).length).to.equal((await seen(from)).length);
  });

  it('a backup of an earlier release is brought up to this one, a backup of a later one is refused', async () => {
    await changed('new', 'manifest.json', (content) => content.toString().replace('"152_whole_backup"', '"999_of_tomorrow"'));
    const refused = await refusal(restore('new'));
    expect([refused.code, refused.message.includes('999_of_tomorrow')]).to.deep.equal(['backup_of_newer_release', true]);
    await nothingWritten();
    await changed('old', 'manifest.json', (content) => {
      const manifest = JSON.parse(content.toString());
      return JSON.stringify({
        ...manifest,
        migrations: manifest.migrations.filter((name: string) => name !== '152_whole_backup'),
      });
    });
    await restore('old');
    const policies = await withDatabase(target, (client) =>
      client.query(`select 1 from pg_policy where polname = 'whole_backup'`),
    );
    expect(policies.rowCount).to.equal(2);
    expect(await rowsIn(target, 'app.files')).to.deep.equal(await rowsIn(source, 'app.files'));
  });

  it('the database of an earlier release is backed up with that release', async () => {
    const old = await testDatabase();
    try {
      await runMigrations(old.url, { only: (await migrationsOfRelease()).filter((name) => name < '071') });
      expect((await refusal(backup('pending', { database: old }))).code).to.equal('migrations_pending');
    } finally {
      await old.drop();
    }
  });

  it('a table whose rows are hidden from the role is named, and no backup without them is made', async () => {
    const other = await migratedDatabase();
    try {
      await withDatabase(other, (client) =>
        client.query(`create table app.notes (company_id text); alter table app.notes enable row level security;
          alter table app.notes force row level security; create policy one_company on app.notes using (company_id = current_setting('app.company_id', true))`),
      );
      const refused = await refusal(backup('hidden', { database: other }));
      expect([refused.code, refused.message.includes('app.notes')]).to.deep.equal(['rows_hidden', true]);
      await withDatabase(other, (client) => client.query('drop schema app cascade'));
      expect((await refusal(backup('hidden', { database: other }))).code).to.equal('no_installation');
      expect((await readdir(directory)).filter((name) => name.startsWith('hidden'))).to.deep.equal([]);
    } finally {
      await other.drop();
    }
  });

  it('the files of UPLOADS_DIR come along, and go to no directory that holds others', async () => {
    const uploads = at('uploads-of-service');
    const [one, two] = ['aa/00000000-0000-4000-8000-000000000001', 'b0/00000000-0000-4000-8000-000000000002'];
    for (const folder of ['aa', 'b0']) await mkdir(join(uploads, folder), { recursive: true });
    await writeFile(join(uploads, one), randomBytes(300_000));
    await writeFile(join(uploads, two), '');
    await writeFile(join(uploads, `${two}.part`), 'half');
    const { uploads: held } = await backup('files', { uploadsDir: uploads });
    expect(held).to.deep.include({ files: 2, bytes: 300_000 });
    expect((await refusal(restore('files'))).code).to.equal('uploads_dir_missing');
    const there = at('uploads-restored');
    await mkdir(join(there, 'aa'), { recursive: true });
    await writeFile(join(there, one), 'another file');
    expect((await refusal(restore('files', { uploadsDir: there }))).code).to.equal('uploads_dir_not_empty');
    await rm(join(there, one));
    await restore('files', { uploadsDir: there });
    expect((await readFile(join(there, one))).equals(await readFile(join(uploads, one)))).to.equal(true);
    expect(await readdir(join(there, 'b0'))).to.deep.equal([two.slice(3)]);
  });
});
