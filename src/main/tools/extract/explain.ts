/** Which boxes belong over which page: the drawings of `npm run extract -- --explain`. */
import { basename } from 'node:path';
import { type Choice, choicesOfPart, ordersIn, partsOf } from '@order-intake/order-extraction';
import {
  type DocumentContent,
  type Extraction,
  type Field,
  headerFieldNames,
  lineFieldNames,
  type ReadDocument,
} from '@order-intake/order-extraction/document';
import type { Extracted } from './extract-file.ts';
import { type Box, pageDrawing, sheetDrawing, sheetGrid } from './svg.ts';

/** A file that explains: a drawing, or what was to be chosen from. */
export type Drawing = { readonly name: string; readonly text: string };

type Named = { readonly name: string; readonly field: Field };

const fieldsOf = (extraction: Extraction): readonly Named[] => [
  ...headerFieldNames.flatMap((name) => {
    const field = extraction.fields[name];
    return field ? [{ name, field }] : [];
  }),
  ...extraction.lines.flatMap((line, index) =>
    lineFieldNames.flatMap((name) => {
      const field = line[name];
      return field ? [{ name: `${index + 1}.${name}`, field }] : [];
    }),
  ),
];

/** "B7" → row 6, column 1. */
const cellAt = (name: string): { readonly row: number; readonly column: number } => {
  const [, letters = 'A', digits = '1'] = /^([A-Z]+)(\d+)$/.exec(name) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(digits) - 1, column };
};

const boxOf = ({ name, field }: Named, at: { x: number; y: number; width: number; height: number }): Box => ({
  ...at,
  name,
  value: field.value,
  confidence: field.confidence,
});

const drawingsOf = (content: DocumentContent, fields: readonly Named[]): readonly Drawing[] => [
  ...content.pages.map((page) => ({
    name: `page-${page.number}`,
    text: pageDrawing(
      page,
      fields.flatMap((namedField) =>
        namedField.field.place?.kind === 'box' && namedField.field.place.page === page.number
          ? [boxOf(namedField, namedField.field.place)]
          : [],
      ),
    ),
  })),
  ...content.sheets.map((sheet, index) => {
    const grid = sheetGrid(sheet);
    const boxes = fields.flatMap((namedField) => {
      const { place } = namedField.field;
      if (place?.kind !== 'cell' || place.sheet !== sheet.name) return [];
      const { row, column } = cellAt(place.cell);
      return [boxOf(namedField, grid.at(row, column))];
    });
    return { name: `sheet-${index + 1}`, text: sheetDrawing(sheet, grid, boxes) };
  }),
];

const nobody = { ownNames: [], ownDomains: [], currency: null, locale: null };
/** candidates of a field, and what weighed for one of them, that are told */
const mostCandidates = 6;
const mostContributions = 6;

const percent = (share: number): string => `${(share * 100).toFixed(1).padStart(5)} %`;

/** Without what steers a terminal. */
const printable = (text: string): string => text.replace(/\p{C}/gu, '');

const choiceText = ({ field, candidates, none }: Choice): string =>
  [
    `${field}`,
    ...candidates.slice(0, mostCandidates).flatMap(({ value, proposer: generator, probability, contributions, source }) => [
      `  ${percent(probability)}  ${printable(value)}  (${generator}: ${printable(source.slice(0, 80))})`,
      `           ${contributions
        .slice(0, mostContributions)
        .map(({ feature, points }) => `${feature} ${points < 0 ? '' : '+'}${points.toFixed(2)}`)
        .join(', ')}`,
    ]),
    `  ${percent(none)}  none of these`,
  ].join('\n');

/** What the judges had to choose from, in each order of the file. A model's answers are not told here. */
const choicesText = (file: string, content: DocumentContent): string => {
  const document: ReadDocument = { name: basename(file), content };
  return ordersIn(document)
    .flatMap((order) => partsOf(order).map((part) => choicesOfPart(order, part, nobody).map(choiceText).join('\n\n')))
    .join('\n\n---\n\n');
};

/** One drawing a page or sheet, named after the file's path: `orders_po-17.pdf.page-1.svg`; and `….choices.txt`. None for what could not be read. */
export const explained = (extracted: Extracted): readonly Drawing[] => {
  if ('error' in extracted || extracted.content === null) return [];
  const stem = extracted.file.replace(/^[./\\]+/, '').replace(/[^\p{L}\p{N}._-]+/gu, '_');
  return [
    ...drawingsOf(extracted.content, extracted.extractions.flatMap(fieldsOf)).map(({ name, text }) => ({
      name: `${stem}.${name}.svg`,
      text,
    })),
    { name: `${stem}.choices.txt`, text: `${choicesText(extracted.file, extracted.content)}\n` },
  ];
};
