/** Fills the tables of `app` from a backup, in one transaction: an interrupted restore leaves them empty. */
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import { bytesOf } from '../bytes-of.ts';
import type { Keyring } from '../crypto/keyring.ts';
import { openPepper } from '../crypto/pepper.ts';
import { BackupRefused } from './backup-refused.ts';
import type { Say } from './dump-tables.ts';
import type { DumpedTable, Manifest } from './manifest.codec.ts';
import { tableFile } from './manifest.ts';
import { copyIn, firstFilledTable, inOrderOfReferences, lockTables, seeAllRows, setSequence, unguarded } from './tables.ts';

export const databaseNotEmpty = (table: string): BackupRefused =>
  new BackupRefused(
    'database_not_empty',
    `${table} holds rows already, nothing was changed. Restore into an empty database: make a new one, or drop the schemas app, read, building and queue. The service must not have been started on it`,
  );

/** Throws BackupRefused. */
export const loadTables = async (
  client: pg.Client,
  directory: string,
  { tables, sequences }: Pick<Manifest, 'tables' | 'sequences'>,
  keyring: Keyring,
  say: Say,
): Promise<void> => {
  await client.query('begin');
  try {
    await seeAllRows(client);
    await lockTables(client);
    const filled = await firstFilledTable(client);
    if (filled !== null) throw databaseNotEmpty(filled);
    for (const table of await inOrderOfReferences(client, tables)) {
      await unguarded(client, table, () => loadTable(client, directory, table));
      say(`app.${table.name}: ${table.rows} rows`);
    }
    for (const sequence of sequences) await setSequence(client, sequence);
    await refuseOtherKey(client, keyring);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
  for (const { name } of tables) await client.query(`analyze app."${name}"`);
};

const loadTable = async (client: pg.Client, directory: string, table: DumpedTable): Promise<void> => {
  const copying = client.query(from(copyIn(table)));
  await pipeline(bytesOf(tableFile(directory, table.name)), createGunzip(), copying);
  if (copying.rowCount !== table.rows)
    throw new BackupRefused(
      'rows_missing',
      `app.${table.name}: ${copying.rowCount} rows were read, the manifest says ${table.rows}. Nothing was restored. Use another copy of the backup`,
    );
};

/** The id alone does not tell: a key may have been replaced under its id. */
const refuseOtherKey = async (client: pg.Client, keyring: Keyring): Promise<void> => {
  try {
    await openPepper(client, keyring);
  } catch (error) {
    throw new BackupRefused('encryption_key_differs', `ENCRYPTION_KEY is not the one of the backup: ${(error as Error).message}`);
  }
};
