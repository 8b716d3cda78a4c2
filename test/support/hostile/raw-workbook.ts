import { type Entry, zipOf } from '../documents/zip.ts';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export const entry = (name: string, data: string | Buffer): Entry => ({ name, data: Buffer.from(data) });

/** The parts of a workbook with one sheet, written by hand; `sheet` is what stands inside worksheet. */
export const workbookParts = (
  sheet: string,
  options: { readonly strings?: string; readonly before?: string; readonly names?: string; readonly sheetName?: string } = {},
): readonly Entry[] => [
  entry(
    '[Content_Types].xml',
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${type}.sharedStrings+xml"/></Types>`,
  ),
  entry(
    '_rels/.rels',
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ),
  entry(
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${options.sheetName ?? 'Order'}" sheetId="1" r:id="rId1"/></sheets>${options.names ?? ''}</workbook>`,
  ),
  entry(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  ),
  entry(
    'xl/worksheets/sheet1.xml',
    `<?xml version="1.0"?>${options.before ?? ''}<worksheet xmlns="${main}">${sheet}</worksheet>`,
  ),
  ...(options.strings === undefined ? [] : [entry('xl/sharedStrings.xml', options.strings)]),
];

export const workbook = (sheet: string, options: Parameters<typeof workbookParts>[1] = {}): Buffer =>
  zipOf(workbookParts(sheet, options));

export const rows = (...lines: readonly string[]): string => `<sheetData>${lines.join('')}</sheetData>`;
export const inline = (reference: string, text: string): string =>
  `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;
/** A small order, so that what is read has something to read. */
export const order = `<row r="1">${inline('A1', 'Description')}${inline('B1', 'Qty')}${inline('C1', 'Price')}</row><row r="2">${inline('A2', 'Desk lamp')}<c r="B2"><v>3</v></c><c r="C2"><v>12.5</v></c></row>`;
