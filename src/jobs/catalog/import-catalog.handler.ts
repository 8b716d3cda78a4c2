/** Brings a table of reference data in: read in a child process, planned, then done row by row with progress on the task. */

import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { JobContext } from '@order-intake/event-sourcing';
import { unreadText } from '@order-intake/order-extraction/document';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { RecordChange } from '../../commands/catalog/catalog-commands.ts';
import { type Columns, rowReader } from '../../commands/catalog/import/columns.ts';
import { headerKey, readHeader } from '../../commands/catalog/import/header.ts';
import { importReport } from '../../commands/catalog/import/import-report.ts';
import {
  type Candidate,
  candidateReader,
  type Importable,
  type KnownRecord,
  type PlannedRow,
  planRows,
} from '../../commands/catalog/import/plan-import.ts';
import type { ServiceTasks } from '../../commands/shared/task-kinds.ts';
import type { Table, TableReader } from '../../domain/catalog/table-reader.port.ts';
import type { FileStore } from '../../domain/document/file-store.port.ts';
import { mapLimited } from '../shared/map-limited.ts';
import type { ImportMappings } from './import-mappings.ts';

export type ImportKind = 'customers' | 'products' | 'warehouses' | 'prices' | 'item_numbers' | 'addresses';
export type ImportData = {
  readonly companyId: string;
  readonly taskId: string;
  readonly fileId: string;
  readonly kind: ImportKind;
  readonly dryRun: boolean;
  /** fields of the columns in their order, as somebody chose them; '' for none */
  readonly columns?: readonly string[];
  /** who asked: theirs are the events */
  readonly actor: string;
};

/** One kind of reference data, from its columns to its commands. */
export type ImportTarget<Request, Details> = Importable<Request, Details> & {
  readonly columns: Columns;
  readonly known: (
    companyId: string,
    ids: readonly string[],
    keys: readonly string[],
  ) => Promise<readonly KnownRecord<Details>[]>;
  /** rows that refer to records nobody has become wrong ones */
  readonly verify?: (companyId: string, rows: readonly Candidate<Details>[]) => Promise<readonly Candidate<Details>[]>;
  readonly create: (details: Details, context: JobContext) => Promise<unknown>;
  readonly change: (input: RecordChange<Details>, context: JobContext, before: Details) => Promise<unknown>;
  /** rows that change the same record, which is done one row after the other; absent: each row has its own */
  readonly recordOf?: (details: Details) => string;
};

type Deps = {
  readonly tasks: ServiceTasks;
  readonly files: Pick<FileStore, 'open' | 'remove'>;
  readonly tables: TableReader;
  readonly importMappings: ImportMappings;
  readonly temporaryRoot: string;
};

/** commands side by side: most of one's time is waiting for the event store */
const atOnce = 128;
const lookedUpAtOnce = 2_000;
const progressMs = 500;

const inSlices = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

/** ids and keys of the rows that can be looked up */
const namesOf = <Details>(candidates: readonly Candidate<Details>[]): readonly [string[], string[]] => {
  const whole = candidates.filter((candidate) => candidate.id !== null);
  return [whole.map(({ id }) => id), whole.flatMap(({ key }) => key ?? [])];
};

const requiredFields = ({ columns, schema }: ImportTarget<unknown, unknown>): readonly string[] =>
  Object.keys(columns).filter((field) => schema.fields[field]?.absent.is === 'fault');

/** Null when the file is not there any more. */
const readTable = async ({ files, tables, temporaryRoot }: Deps, companyId: string, fileId: string) => {
  const opened = await files.open(companyId, fileId);
  if (!opened) return null;
  const directory = await mkdtemp(join(temporaryRoot, 'import-'));
  try {
    const path = join(directory, 'table');
    await pipeline(Readable.from(opened.content), createWriteStream(path, { mode: 0o600 }));
    return await tables.readTable({ path, name: 'table', declaredType: null, companyId });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
};

/** What the columns are, by choice, by an earlier choice, or by their headers. */
const headerOf = async (
  { columns }: ImportTarget<unknown, unknown>,
  table: Table,
  mappings: ImportMappings,
  data: ImportData,
) => {
  const [header = [], ...rows] = table.rows;
  const source = { companyId: data.companyId, kind: data.kind, headers: headerKey(header) };
  const chosen = data.columns?.map((field) => field || null) ?? null;
  const saved = chosen ? null : await mappings.find(source);
  return { source, rows, header: readHeader(columns, { header, rows }, { chosen, saved }) };
};

const planned = async <Request, Details>(
  of: ImportTarget<Request, Details>,
  companyId: string,
  { header, rows }: Pick<Awaited<ReturnType<typeof headerOf>>, 'header' | 'rows'>,
) => {
  const [readRow, readCandidate] = [rowReader(of.columns, header.fields, rows), candidateReader(of, companyId)];
  const candidates: Candidate<Details>[] = [];
  const existing: KnownRecord<Details>[] = [];
  for (const [index, slice] of inSlices(rows, lookedUpAtOnce).entries()) {
    const first = index * lookedUpAtOnce + 2;
    const parsedRows = slice.flatMap((row, offset) => readCandidate(first + offset, readRow(row)) ?? []);
    const its = of.verify ? await of.verify(companyId, parsedRows) : parsedRows;
    candidates.push(...its);
    // between two slices others have their turn: a hundred thousand rows in one piece would hold everything up for seconds
    existing.push(...(await of.known(companyId, ...namesOf(its))));
  }
  return planRows(of, candidates, existing);
};

const byRecord = <Details>(
  { recordOf }: Pick<ImportTarget<unknown, Details>, 'recordOf'>,
  due: readonly PlannedRow<Details>[],
): readonly (readonly PlannedRow<Details>[])[] => {
  if (!recordOf) return due.map((row) => [row]);
  const keyOf = (row: PlannedRow<Details>) =>
    row.action === 'create' ? recordOf(row.details) : row.action === 'change' ? recordOf(row.before) : '';
  return [...Map.groupBy(due, keyOf).values()];
};

async function perform<Request, Details>(
  tasks: ServiceTasks,
  of: ImportTarget<Request, Details>,
  due: readonly PlannedRow<Details>[],
  { companyId, taskId, kind, actor }: ImportData,
  context: JobContext,
): Promise<void> {
  let importedRows = 0;
  let reportedAt = performance.now();
  const tell = async () => {
    if (performance.now() - reportedAt < progressMs) return;
    reportedAt = performance.now();
    await tasks.progress(`import_${kind}`, companyId, taskId, { done: importedRows, of: due.length });
  };
  const mine = { ...context, actor };
  await mapLimited(byRecord(of, due), atOnce, async (rows) => {
    for (const planned of rows) {
      if (planned.action === 'create') await of.create(planned.details, mine);
      // a record removed meanwhile stays removed
      if (planned.action === 'change')
        await of.change({ id: planned.id, changes: planned.changes, ifMatch: null }, mine, planned.before);
      importedRows += 1;
      await tell();
    }
  });
}

export const createImportCatalog = (deps: Deps) => {
  const { tasks, files } = deps;
  return async <Request, Details>(of: ImportTarget<Request, Details>, data: ImportData, context: JobContext): Promise<void> => {
    const { companyId, taskId, fileId, kind, dryRun } = data;
    if (!(await tasks.start(companyId, taskId))) return;
    const fail = async (failure: Parameters<typeof tasks.fail<`import_${ImportKind}`>>[3]) =>
      void (await tasks.fail(`import_${kind}`, companyId, taskId, failure));
    const table = await readTable(deps, companyId, fileId);
    if (!table) return fail({ code: 'file_gone', message: 'The file is not there any more. Send it again.' });
    if (isLeft(table)) return fail({ code: table.left.code, message: unreadText(table.left.reason) });
    const any = of as unknown as ImportTarget<unknown, unknown>;
    const { source, rows, header } = await headerOf(any, table.right, deps.importMappings, data);
    const missing = requiredFields(any).filter((field) => !header.fields.includes(field));
    if (missing.length > 0 && !dryRun)
      return fail({
        code: 'columns_missing',
        message: `The first row has to name the columns. Missing: ${missing.join(', ')}.`,
      });
    const plan = missing.length > 0 ? [] : await planned(of, companyId, { header, rows });
    const due = plan.filter(({ action }) => action === 'create' || action === 'change');
    if (!dryRun) await perform(tasks, of, due, data, context);
    if (!dryRun && header.by === 'chosen') await deps.importMappings.save(source, header.fields);
    await tasks.succeed(`import_${kind}`, companyId, taskId, importReport({ dryRun, header, missing }, plan));
    await files.remove(companyId, fileId);
  };
};
