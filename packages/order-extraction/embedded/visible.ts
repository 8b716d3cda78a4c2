import type { DocumentContent, EmbeddedDocument } from '../document/documents.port.ts';
import type { ExtractedCharge, ExtractedLine, Extraction } from '../document/extraction.ts';
import { type Warning, warn } from '../document/warnings.ts';
import { comparedLines, type Difference, headerDifferences, placed, withDoubts } from './differences.ts';
import { embeddedCharges, embeddedFields, embeddedLine, productLines } from './fields.ts';
import { isConfirmed, lineDifferences } from './line-differences.ts';
import { type Pairing, pairLines } from './pair-lines.ts';
import { shownText } from './shown-text.ts';

/** `nothing_visible`: no page says anything. `unread`: it shows no contradiction, and its lines could not all be read. */
export type Confirmation = 'confirmed' | 'differs' | 'unread' | 'nothing_visible';

type Seen = {
  /** the data's values, where they stand on the page, doubtful where the page contradicts them */
  readonly fields: Extraction['fields'];
  readonly lines: readonly ExtractedLine[];
  readonly charges: readonly ExtractedCharge[];
  readonly confirmation: Confirmation;
  readonly warnings: readonly Warning[];
};

const fewestWords = 10;
/** a data file with two thousand lines that the page does not have is no list of two thousand sentences */
const mostTold = 20;

/** The data of a document held against what its text says in the same roles. `page`: as it was read without the data; `file`: the data's place among the files. */
export function heldAgainstPage(
  document: EmbeddedDocument,
  page: Extraction | null,
  texts: readonly DocumentContent[],
  file: number,
): Seen {
  const fields = embeddedFields(document, file);
  const products = productLines(document);
  const lines = products.map((line) => embeddedLine(line, file));
  const charges = embeddedCharges(document, file);
  const pageLines = page?.lines ?? [];
  const pairing = pairLines(lines, (index) => codesOf(products[index]), pageLines);
  const shown = shownText(texts);
  const isVisible = shown.words >= fewestWords;
  const differences = isVisible
    ? [
        ...headerDifferences(document, { data: fields, page: page?.fields ?? {}, shown }, pageLines),
        ...lineDifferences(pairing, charges, shown),
      ]
    : [];
  const names = differences.filter(({ line }) => line === null).map(({ field }) => field as string);
  return {
    fields: withDoubts(
      placed(fields, page?.fields),
      page?.fields,
      names.filter((name) => name !== 'line'),
    ),
    lines: comparedLines(pairing, differences),
    charges,
    confirmation: isVisible ? confirmationOf(pairing, differences) : 'nothing_visible',
    warnings: differences.slice(0, mostTold).map(told),
  };
}

const codesOf = (line: EmbeddedDocument['lines'][number] | undefined): readonly string[] =>
  [line?.sellerCode, line?.globalCode, line?.buyerCode].filter((code) => typeof code === 'string' && code !== '') as string[];

const confirmationOf = ({ pairs }: Pairing, differences: readonly Difference[]): Confirmation => {
  if (differences.length > 0) return 'differs';
  return pairs.length > 0 && pairs.every(isConfirmed) ? 'confirmed' : 'unread';
};

const told = ({ field, line, page, data }: Difference): Warning =>
  warn.data_differs(contradicted(field, line), page ?? 'missing', data ?? 'missing');

/** As it is kept: "lines.3.qty", "lines.4", "order_date"; "lines" is a line that only the page has. */
const contradicted = (field: Difference['field'], line: number | null): string => {
  if (field === 'line') return line === null ? 'lines' : `lines.${line}`;
  return line === null ? field : `lines.${line}.${field}`;
};
