/** What was read, and where: fields of an order with their places on pages and sheets. Pure. */
import type { components } from '../api/schema.d.ts';

type ReadField = components['schemas']['ReadField'];
type Box = Extract<NonNullable<ReadField['place']>, { kind: 'box' }>;

export type Mark = ReadField & {
  /** po_number, or lines.2.qty: lines count from 1 */
  readonly field: string;
};
export type BoxMark = Mark & { readonly place: Box };

export type Sheet = {
  readonly kind: 'page' | 'sheet';
  /** index into the files of the extraction */
  readonly file: number;
  /** the page's number, or the sheet's name */
  readonly name: string;
  readonly marks: readonly Mark[];
};

type Evidence = { readonly [name: string]: ReadField | undefined };
type Read = { readonly evidence?: Evidence | null; readonly lines?: readonly { readonly evidence?: Evidence | null }[] };

const marksOf = (evidence: Evidence | null | undefined, prefix: string): readonly Mark[] =>
  Object.entries(evidence ?? {}).flatMap(([name, value]) => (value ? [{ ...value, field: prefix + name }] : []));

/** All that was read for these fields, the head first. */
export const marksIn = ({ evidence, lines = [] }: Read): readonly Mark[] => [
  ...marksOf(evidence, ''),
  ...lines.flatMap((line, index) => marksOf(line.evidence, `lines.${index + 1}.`)),
];

/** The pages and sheets that hold marks, and those pages that are at hand without any, in the order of the document. */
export const sheetsOf = (marks: readonly Mark[], pages: readonly Pick<Sheet, 'file' | 'name'>[] = []): readonly Sheet[] => {
  const sheets = new Map<string, { kind: Sheet['kind']; file: number; name: string; marks: Mark[] }>();
  for (const { file, name } of pages) sheets.set(`${file}/page/${name}`, { kind: 'page', file, name, marks: [] });
  for (const mark of marks) {
    if (!mark.place) continue;
    const [kind, name] =
      mark.place.kind === 'box' ? (['page', String(mark.place.page)] as const) : (['sheet', mark.place.sheet] as const);
    const key = `${mark.file}/${kind}/${name}`;
    const sheet = sheets.get(key) ?? { kind, file: mark.file, name, marks: [] };
    sheet.marks.push(mark);
    sheets.set(key, sheet);
  }
  return [...sheets.values()].sort((a, b) => a.file - b.file || a.name.localeCompare(b.name, 'en', { numeric: true }));
};

/** The marks that tell a field: of a customer everything that was read of them, of a product its number and name. */
export const marksFor = (field: string | null, marks: readonly Mark[]): readonly Mark[] => {
  if (field === null) return [];
  const names =
    field === 'customer'
      ? ['customer_name', 'customer_code', 'customer_email', 'customer_tax_number', 'customer_phone']
      : [field];
  const line = /^(lines\.\d+\.)product$/.exec(field)?.[1];
  const fieldNames = line ? [`${line}code`, `${line}name`] : names;
  return fieldNames.flatMap((name) => marks.filter((mark) => mark.field === name));
};

/** The field of the form that a mark belongs to. */
export const fieldOf = (mark: Pick<Mark, 'field'>): string => {
  if (/^customer_(code|phone|tax_number)$/.test(mark.field)) return 'customer';
  const line = /^(lines\.\d+\.)(code|name)$/.exec(mark.field)?.[1];
  return line ? `${line}product` : mark.field;
};

export type Size = { readonly width: number; readonly height: number };
/** A4 in points: what most orders are written on. */
const usual: Size = { width: 595, height: 842 };
const margin = 24;

/** How large a page has to be for these boxes, where its size is not known. */
export const extentOf = (marks: readonly Mark[]): Size => {
  const boxes = marks.flatMap(({ place }) => (place?.kind === 'box' ? [place] : []));
  const width = Math.max(usual.width, ...boxes.map((box) => box.x + box.width + margin));
  const height = Math.max(usual.height, ...boxes.map((box) => box.y + box.height + margin));
  return { width, height };
};

/** Column letters as a number from 1: A, B, … Z, AA. */
export const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
export const columnName = (number: number): string =>
  number <= 0 ? '' : columnName(Math.floor((number - 1) / 26)) + String.fromCharCode(65 + ((number - 1) % 26));

export type Grid = {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly number: number; readonly cells: readonly (Mark | null)[] }[];
};

/** The cells that were read, with their neighbours in between; rows without any are left out. */
export const gridOf = (marks: readonly Mark[]): Grid => {
  const cells = marks.flatMap((mark) => {
    const [, letters, row] = mark.place?.kind === 'cell' ? (/^([A-Z]+)(\d+)$/.exec(mark.place.cell) ?? []) : [];
    return letters && row ? [{ mark, column: columnNumber(letters), row: Number(row) }] : [];
  });
  if (cells.length === 0) return { columns: [], rows: [] };
  const columns = [...new Set(cells.map(({ column }) => column))].sort((a, b) => a - b);
  const rows = [...new Set(cells.map(({ row }) => row))].sort((a, b) => a - b);
  const byPlace = new Map<string, Mark>();
  for (const { mark, row, column } of cells) if (!byPlace.has(`${row}/${column}`)) byPlace.set(`${row}/${column}`, mark);
  return {
    columns: columns.map(columnName),
    rows: rows.map((number) => ({ number, cells: columns.map((column) => byPlace.get(`${number}/${column}`) ?? null) })),
  };
};
