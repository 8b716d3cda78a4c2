/** Which boxes belong over which page: the drawings of `npm run extract -- --explain`. */
import type { DocumentContent } from '../../../domain/shared/documents.port.ts';
import { type Extraction, type Field, headerFieldNames, lineFieldNames } from '../../../domain/shared/extraction.ts';
import type { Extracted } from './extract-file.ts';
import { type Box, pageDrawing, sheetDrawing, sheetGrid } from './svg.ts';

export type Drawing = { readonly name: string; readonly svg: string };

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
    svg: pageDrawing(
      page,
      fields.flatMap((named) =>
        named.field.place?.kind === 'box' && named.field.place.page === page.number ? [boxOf(named, named.field.place)] : [],
      ),
    ),
  })),
  ...content.sheets.map((sheet, index) => {
    const grid = sheetGrid(sheet);
    const boxes = fields.flatMap((named) => {
      const { place } = named.field;
      if (place?.kind !== 'cell' || place.sheet !== sheet.name) return [];
      const { row, column } = cellAt(place.cell);
      return [boxOf(named, grid.at(row, column))];
    });
    return { name: `sheet-${index + 1}`, svg: sheetDrawing(sheet, grid, boxes) };
  }),
];

/** One drawing a page or sheet, named after the file's path: `orders_po-17.pdf.page-1.svg`. None for what could not be read. */
export const explained = (extracted: Extracted): readonly Drawing[] => {
  if ('error' in extracted || extracted.content === null) return [];
  const stem = extracted.file.replace(/^[./\\]+/, '').replace(/[^\p{L}\p{N}._-]+/gu, '_');
  return drawingsOf(extracted.content, extracted.extractions.flatMap(fieldsOf)).map(({ name, svg }) => ({
    name: `${stem}.${name}.svg`,
    svg,
  }));
};
