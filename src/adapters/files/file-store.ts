/** Files under keys of their own; what is known of each stands in app.files, its chunks wherever the chunk store has them. */
import { createHash, randomBytes } from 'node:crypto';
import { isUuid, type Queryable } from '@order-intake/event-sourcing';
import type { FileStore, NewFile, StoredFile } from '../../domain/document/file-store.port.ts';
import { fileKeyContext, type Keyring } from '../../platform/crypto/keyring.ts';
import { type ChunkCipher, createChunkCipher, inPieces } from './chunk-cipher.ts';
import type { ChunkStore } from './chunk-store.ts';

type Deps = { readonly pool: Queryable; readonly keyring: Keyring; readonly chunks: ChunkStore };
type Row = {
  readonly company_id: string;
  readonly wrapped_key: Buffer;
  readonly chunks: number;
  readonly size: string;
  readonly sha256: string;
};

/** bytes held in memory for each file under way */
const chunkBytes = 256 * 1024;
const unfinishedFor = "interval '1 hour'";

/** One that was put to its end and has not expired. */
const find = async ({ pool }: Deps, companyId: string, fileId: string, expiredToo = false): Promise<Row | null> => {
  if (!isUuid(fileId)) return null;
  const { rows } = await pool.query<Row>(
    `select company_id, wrapped_key, chunks, size, sha256 from app.files
     where id = $1 and company_id = $2 and chunks is not null and ($3 or expires_at is null or expires_at > now())`,
    [fileId, companyId, expiredToo],
  );
  return rows[0] ?? null;
};

/** Deletes the rows and what they stand for; a crash in between leaves chunks that the sweep finds. */
const drop = async ({ pool, chunks }: Deps, condition: string, values: unknown[]): Promise<number> => {
  const { rows } = await pool.query<{ id: string }>(`delete from app.files where ${condition} returning id`, values);
  await chunks.remove(rows.map(({ id }) => id));
  return rows.length;
};

/** A row for what comes, under a key of its own, which is answered. */
const begin = async (deps: Deps, companyId: string, { fileId, location, expiresAt }: NewFile): Promise<Buffer> => {
  const { pool, keyring } = deps;
  const key = randomBytes(32);
  // an earlier try that broke off
  await drop(deps, 'id = $1 and company_id = $2 and chunks is null', [fileId, companyId]);
  await pool.query('insert into app.files (id, company_id, location, wrapped_key, expires_at) values ($1, $2, $3, $4, $5)', [
    fileId,
    companyId,
    location,
    keyring.seal(key, fileKeyContext(companyId, fileId)),
    expiresAt,
  ]);
  return key;
};

const put = async (deps: Deps, companyId: string, file: NewFile): Promise<StoredFile> => {
  const { pool, chunks } = deps;
  const { fileId } = file;
  const existing = await find(deps, companyId, fileId);
  if (existing) return storedFile(fileId, existing);
  const cipher = createChunkCipher(await begin(deps, companyId, file), fileId);
  const digest = createHash('sha256');
  let size = 0;
  async function* sealed() {
    let number = 0;
    for await (const { piece, last } of inPieces(file.content, chunkBytes)) {
      digest.update(piece);
      size += piece.length;
      yield cipher.seal(piece, number, last);
      number += 1;
    }
  }
  try {
    const count = await chunks.write(fileId, sealed());
    const sha256 = digest.digest('hex');
    await pool.query('update app.files set chunks = $3, size = $4, sha256 = $5 where id = $1 and company_id = $2', [
      fileId,
      companyId,
      count,
      size,
      sha256,
    ]);
    return { fileId, size, sha256 };
  } catch (error) {
    await drop(deps, 'id = $1 and company_id = $2 and chunks is null', [fileId, companyId]).catch(() => 0); // the sweep does it later
    throw error;
  }
};

export const createFileStore = (deps: Deps): FileStore => {
  const { pool, keyring, chunks } = deps;
  return {
    put: (companyId, file) => put(deps, companyId, file),
    open: async (companyId, fileId, { expiredToo } = {}) => {
      const row = await find(deps, companyId, fileId, expiredToo);
      if (!row) return null;
      const key = keyring.open(row.wrapped_key, fileKeyContext(companyId, fileId));
      const content = opened(chunks.read(fileId), createChunkCipher(key, fileId), row.chunks);
      return { ...storedFile(fileId, row), content };
    },
    keep: async (companyId, fileId, location, personKeyId) => {
      if (!(await find(deps, companyId, fileId, true))) return false;
      const { rowCount } = await pool.query(
        'update app.files set expires_at = null, location = $3, person_key_id = $4 where id = $1 and company_id = $2',
        [fileId, companyId, location, personKeyId],
      );
      return rowCount === 1;
    },
    expireAt: async (companyId, fileId, at) => {
      if (!isUuid(fileId)) return;
      await pool.query('update app.files set expires_at = $3 where id = $1 and company_id = $2 and expires_at is not null', [
        fileId,
        companyId,
        at,
      ]);
    },
    remove: async (companyId, fileId) =>
      isUuid(fileId) && (await drop(deps, 'id = $1 and company_id = $2', [fileId, companyId])) === 1,
    removeAt: (companyId, location) => drop(deps, 'company_id = $1 and location = $2', [companyId, location]),
    removeOfPersons: (keyIds) => drop(deps, 'person_key_id = any($1::uuid[])', [keyIds.filter(isUuid)]),
    sweep: async () => {
      const dropped = await drop(deps, `expires_at <= now() or (chunks is null and created_at < now() - ${unfinishedFor})`, []);
      await chunks.sweep(async (fileIds) => {
        const { rows } = await pool.query<{ id: string }>('select id from app.files where id = any($1::uuid[])', [fileIds]);
        return new Set(rows.map(({ id }) => id));
      });
      return dropped;
    },
  };
};

const storedFile = (fileId: string, { size, sha256 }: Row): StoredFile => ({ fileId, size: Number(size), sha256 });

async function* opened(sealed: AsyncIterable<Buffer>, cipher: ChunkCipher, count: number): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const chunk of sealed) {
    if (number === count) break;
    yield cipher.open(chunk, number, number === count - 1);
    number += 1;
  }
  if (number < count) throw new Error(`a stored file ends after ${number} of ${count} chunks`);
}
