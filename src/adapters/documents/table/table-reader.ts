import { unread } from '@order-intake/order-extraction/document';
import { isLeft, left, right } from 'fp-ts/lib/Either.js';
import type { Table, TableReader } from '../../../domain/catalog/table-reader.port.ts';
import { limits } from '../limits.ts';
import type { ReaderPool } from '../pool/reader-pool.ts';
import { whyStopped } from '../pool/stopped.ts';
import { encrypted, sniffFile } from '../sniff-file.ts';
import type { TableInput } from './table.work.ts';

/** On the children that read documents: a workbook from outside is parsed nowhere else. */
export const createTableReader = (pool: ReaderPool): TableReader => ({
  readTable: async ({ path, companyId }) => {
    const sniffed = await sniffFile(path);
    if (isLeft(sniffed)) return sniffed;
    const { words } = sniffed.right;
    if (sniffed.right.type === 'encrypted_office') return left(encrypted);
    // two columns with a comma count as plain text when searching for orders; a table is recognised by its header
    const type = sniffed.right.type === 'text' ? 'csv' : sniffed.right.type;
    if (type !== 'csv' && type !== 'xlsx') return left({ code: 'unsupported_type', reason: unread.no_table(words) });
    const outcome = await pool.run({ kind: 'table', input: { type } satisfies TableInput, path }, limits.cpu.table, companyId);
    return outcome.outcome === 'done' ? right(outcome.value as Table) : left(whyStopped(outcome, 'reading_table'));
  },
});
