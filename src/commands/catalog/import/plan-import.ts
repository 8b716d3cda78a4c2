/** What an import would do, row by row: decided by the same deciders that do it. */
import { isLeft } from 'fp-ts/lib/Either.js';
import { onlyDifferences } from '../../../domain/shared/only-differences.ts';
import { decodeRequest, partialOf, type RequestSchema } from '../../../platform/codec/decode-request.ts';
import type { BadCell, RowValues } from './columns.ts';

export type Importable<Request, Details> = {
  readonly schema: RequestSchema<Request>;
  readonly input: (request: Request) => Details;
  readonly changes: (request: Partial<Request>) => Partial<Details>;
  /** in one spelling */
  readonly normalised: (details: Partial<Details>) => Partial<Details>;
  readonly idOf: (companyId: string, details: Details) => string;
  /** the code by which records are found, as compared; null without one */
  readonly keyOf: (details: Details) => string | null;
  /** cells of several columns that are one value of a request */
  readonly assembled?: (values: RowValues['values']) => RowValues['values'];
  /** changes that keep what a file with one row for each record cannot say: a second address */
  readonly merged?: (before: Details, changes: Partial<Details>) => Partial<Details>;
  /** what its id is made of: another spelling of it is no change */
  readonly identity?: readonly string[];
};

export type KnownRecord<Details> = { readonly id: string; readonly key: string | null; readonly details: Details };

/** `row` counts as spreadsheets do: the header is 1. */
export type PlannedRow<Details> = { readonly row: number; readonly label: string } & (
  | { readonly action: 'create'; readonly id: string; readonly details: Details }
  | { readonly action: 'change'; readonly id: string; readonly before: Details; readonly changes: Partial<Details> }
  | { readonly action: 'none' }
  | { readonly action: 'invalid'; readonly faults: readonly BadCell[] }
);

export type Candidate<Details> = { readonly row: number; readonly label: string; readonly faults: readonly BadCell[] } & (
  | { readonly id: string; readonly key: string | null; readonly details: Details; readonly changes: Partial<Details> }
  | { readonly id: null }
);

/** `emails.2` is in the column of emails. */
export const columnOf = (field: string): string => field.split('.')[0] ?? field;

/**
 * Takes the rows of one table, with the number of each, as records with ids, or with what is wrong with them. An empty row is null; a record
 * named twice is wrong the second time.
 */
export const candidateReader = <Request, Details>(
  of: Importable<Request, Details>,
  companyId: string,
): ((row: number, values: RowValues) => Candidate<Details> | null) => {
  const firstRows = new Map<string, number>();
  const partial = partialOf(of.schema);
  return (row, { values: cells, bad }) => {
    const values = of.assembled?.(cells) ?? cells;
    if (Object.keys(values).length === 0 && bad.length === 0) return null;
    const label = String(
      values.code ?? values.name ?? [values.customer, values.number, values.product, values.city].filter(Boolean).join(' '),
    );
    const whole = decodeRequest(of.schema, values);
    const present = decodeRequest(partial, values);
    const badFields = new Set(bad.map(({ field }) => field));
    const faults = [...bad, ...(isLeft(whole) ? whole.left.filter(({ field }) => !badFields.has(columnOf(field))) : [])];
    if (isLeft(whole) || isLeft(present) || faults.length > 0) return { row, label, faults, id: null };
    const input = of.input(whole.right);
    const details = { ...input, ...of.normalised(input) };
    const id = of.idOf(companyId, details);
    const first = firstRows.get(id);
    firstRows.set(id, first ?? row);
    if (first !== undefined) {
      const field = 'code' in of.schema.fields ? 'code' : '';
      const message = `${field === '' ? '' : `${field}: `}row ${first} is the same record`;
      return { row, label, faults: [{ field, code: 'repeated', message }], id: null };
    }
    return { row, label, faults: [], id, key: of.keyOf(details), details, changes: of.changes(present.right) };
  };
};

/** Only what the file says and what differs: a record keeps everything that the file has no column or no value for. */
export const planRows = <Request, Details>(
  of: Importable<Request, Details>,
  candidates: readonly Candidate<Details>[],
  records: readonly KnownRecord<Details>[],
): readonly PlannedRow<Details>[] => {
  const byId = new Map(records.map((record) => [record.id, record]));
  const byKey = new Map(records.flatMap((record) => (record.key === null ? [] : [[record.key, record] as const])));
  return candidates.map((candidate): PlannedRow<Details> => {
    const { row, label } = candidate;
    if (candidate.id === null) return { row, label, action: 'invalid', faults: candidate.faults };
    const record = (candidate.key === null ? undefined : byKey.get(candidate.key)) ?? byId.get(candidate.id);
    if (!record) return { row, label, action: 'create', id: candidate.id, details: candidate.details };
    const normalised = of.normalised(candidate.changes);
    const changes = differing(record.details, of.merged?.(record.details, normalised) ?? normalised, of.identity ?? []);
    if (Object.keys(changes).length === 0) return { row, label, action: 'none' };
    return { row, label, action: 'change', id: record.id, before: record.details, changes };
  });
};

/** The code found the record: another spelling of it is no change. */
const differing = <Details>(before: Details, changes: Partial<Details>, identity: readonly string[]): Partial<Details> =>
  Object.fromEntries(
    Object.entries(onlyDifferences(before, changes)).filter(
      ([field]) => !identity.includes(field) && (field !== 'code' || before[field as keyof Details] === null),
    ),
  ) as Partial<Details>;
