/** Extractions as a table for people: every value with where it stands and how sure it is. */
import {
  type Extraction,
  type Field,
  headerFieldNames,
  lineFieldNames,
  type Place,
  warningText,
} from '@order-intake/order-extraction/document';
import type { Extracted } from './extract-file.ts';

const longest = 48;

/** Text of a document as a terminal may see it: no control sequences, one line, not too long. */
const printable = (text: string): string => {
  const plain = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  return plain.length > longest ? `${plain.slice(0, longest - 1)}…` : plain;
};

const placeText = (position: Place | null): string => {
  if (!position) return '';
  if (position.kind === 'cell') return `${position.sheet}!${position.cell}`;
  return `page ${position.page} at ${Math.round(position.x)},${Math.round(position.y)}`;
};

const row = (name: string, field: Field): readonly string[] => [
  name,
  printable(field.value),
  field.confidence.toFixed(2),
  field.derived ? `${field.reader}, derived` : field.reader,
  printable(placeText(field.place)),
  printable(field.source),
];

const rowsOf = ({ fields, lines }: Extraction): readonly (readonly string[])[] => [
  ['field', 'value', 'sure', 'reader', 'place', 'text in the document'],
  ...headerFieldNames.flatMap((name) => {
    const field = fields[name];
    return field ? [row(name, field)] : [];
  }),
  ...lines.flatMap((line, index) =>
    lineFieldNames.flatMap((name) => {
      const field = line[name];
      return field ? [row(`products[${index}].${name}`, field)] : [];
    }),
  ),
];

const inColumns = (rows: readonly (readonly string[])[]): readonly string[] => {
  const width = (column: number): number => Math.max(...rows.map((cells) => cells[column]?.length ?? 0));
  const widths = (rows[0] ?? []).map((_, column) => width(column));
  return rows.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};

const signed = (effect: number): string => (effect > 0 ? `+${effect}` : String(effect));

const extractionText = (extraction: Extraction): string => {
  const { documentType, confidence, extractor, missingFields, reasons, warnings } = extraction;
  const facts = [
    `${documentType}, confidence ${confidence.toFixed(2)}, read by ${extractor.name} ${extractor.version}`,
    ...(missingFields.length > 0 ? [`missing: ${missingFields.join(', ')}`] : []),
    `because: ${reasons.map(({ code, effect }) => `${code} ${signed(effect)}`).join(', ')}`,
    ...warnings.map((warning) => `warning: ${printable(warningText(warning))}`),
  ];
  return [...facts, ...inColumns(rowsOf(extraction))].map((line) => `  ${line}`).join('\n');
};

export const prettyText = (extracted: Extracted): string => {
  const name = printable(extracted.file);
  if ('error' in extracted) return `${name}\n  ${extracted.error.code}: ${printable(extracted.error.message)}\n`;
  return `${[name, ...extracted.extractions.map(extractionText)].join('\n')}\n`;
};
