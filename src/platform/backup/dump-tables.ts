/** Schema `app` to files: every table by COPY, all of them as they are at one moment. */
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to } from 'pg-copy-streams';
import { keyIdsInUse } from '../crypto/rotation.ts';
import { createMeter, newFile, syncDirectory } from './files.ts';
import type { DumpedTable, Manifest } from './manifest.codec.ts';
import { tableFile } from './manifest.ts';
import { type BackupTable, copyOut, seeAllRows, sequencesOf, tablesToBackUp } from './tables.ts';

type Dumped = Pick<Manifest, 'tables' | 'sequences' | 'keyIds' | 'migrations' | 'postgres'>;
export type Say = (line: string) => void;

/** A tenth of the size for text; the sealed part of it, which cannot be made smaller, is half as long as its hexadecimal digits. */
const compression = { level: 3 };

/** `exportBegan`: the server's time before the events were exported. One snapshot; nobody is kept from writing. Throws BackupRefused. */
export const dumpTables = async (client: pg.Client, directory: string, exportBegan: string, say: Say): Promise<Dumped> => {
  await client.query('begin transaction isolation level repeatable read read only');
  try {
    await seeAllRows(client);
    const listed = await tablesToBackUp(client);
    await mkdir(dirname(tableFile(directory, 'any')), { mode: 0o700 });
    const tables: DumpedTable[] = [];
    for (const table of listed) {
      const dumped = await dumpTable(client, directory, table, exportBegan);
      say(`app.${table.name}: ${dumped.rows} rows`);
      tables.push(dumped);
    }
    await syncDirectory(dirname(tableFile(directory, 'any')));
    const { rows: migrations } = await client.query<{ name: string }>('select name from app.migrations order by id');
    const { rows: server } = await client.query<{ version: string }>(`select current_setting('server_version') as version`);
    return {
      tables,
      sequences: await sequencesOf(client),
      keyIds: await keyIdsInUse(client),
      migrations: migrations.map(({ name }) => name),
      postgres: server[0]?.version ?? '',
    };
  } finally {
    await client.query('rollback').catch(() => undefined);
  }
};

const dumpTable = async (client: pg.Client, directory: string, table: BackupTable, exportBegan: string): Promise<DumpedTable> => {
  const copying = client.query(to(copyOut(table, exportBegan)));
  const { through, sum } = createMeter();
  await pipeline(copying, createGzip(compression), through, newFile(tableFile(directory, table.name)));
  return { name: table.name, columns: table.columns, rows: copying.rowCount, file: sum() };
};
