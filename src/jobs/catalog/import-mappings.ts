/** Which fields a company chose for the columns of its own files, so that the next file with the same headers needs no choice. */
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { ColumnFields } from '../../commands/catalog/import/header.ts';

/** `headers`: headerKey of the file; only its hash is kept. */
export type ImportSource = { readonly companyId: string; readonly kind: string; readonly headers: string };
export type ImportMappings = {
  readonly find: (source: ImportSource) => Promise<ColumnFields | null>;
  readonly save: (source: ImportSource, fields: ColumnFields) => Promise<void>;
};

const hashOf = (headers: string): string => createHash('sha256').update(headers).digest('hex');

export const createImportMappings = (pool: Pool): ImportMappings => ({
  find: async ({ companyId, kind, headers }) => {
    const { rows } = await pool.query<{ fields: readonly string[] }>(
      'select fields from app.import_mappings where company_id = $1 and kind = $2 and headers_hash = $3',
      [companyId, kind, hashOf(headers)],
    );
    return rows[0] ? rows[0].fields.map((field) => field || null) : null;
  },
  save: async ({ companyId, kind, headers }, fields) => {
    await pool.query(
      `insert into app.import_mappings (company_id, kind, headers_hash, fields) values ($1, $2, $3, $4)
       on conflict (company_id, kind, headers_hash) do update set fields = excluded.fields, saved_at = now()`,
      [companyId, kind, hashOf(headers), fields.map((field) => field ?? '')],
    );
  },
});
