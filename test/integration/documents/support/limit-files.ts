/** For every limit of a reader (limits.ts) a file that goes beyond it. */
import PDFDocument from 'pdfkit';
import { type CellObject, utils, write as writeBook } from 'xlsx';
import { edifactMessage, edifactOrder, interchange } from '../../../support/documents/order-edi.ts';
import { documentXml, docxOf, msgOf, paragraph, run, table } from '../../../support/documents/word.ts';
import { onePage, packed, rawPdf, stream, text } from '../../../support/hostile/raw-pdf.ts';
import { workbook } from '../../../support/hostile/raw-workbook.ts';
import { hostileFiles } from '../../../support/hostile/set.ts';

export type LimitFile = {
  /** the child's kind of work and what it is told beside the bytes */
  readonly kind: 'read' | 'unpack' | 'words' | 'table' | 'page';
  readonly input: unknown;
  readonly bytes: () => Buffer | string | Promise<Buffer>;
  /** `done`, or the code of the refusal */
  readonly ends: string;
  /** what is found in the answer (JSON) or the reason */
  readonly says?: RegExp;
};

const read = (type: string, ends: string, bytes: LimitFile['bytes'], says?: RegExp): LimitFile => ({
  kind: 'read',
  input: { type },
  bytes,
  ends,
  ...(says ? { says } : {}),
});
const unpack = (type: string, ends: string, bytes: LimitFile['bytes'], says?: RegExp): LimitFile => ({
  ...read(type, ends, bytes, says),
  kind: 'unpack',
});
const words = (input: { readonly plain: string | null; readonly html: string | null }): LimitFile => ({
  kind: 'words',
  input: { subject: null, ...input },
  bytes: () => '',
  ends: 'done',
});
/** One of the hostile files, by its title. */
const hostile = (title: string): LimitFile['bytes'] => {
  const file = hostileFiles.find((one) => one.title === title);
  if (!file) throw new Error(`there is no hostile file "${title}"`);
  return file.bytes;
};

const times = <T>(count: number, make: (at: number) => T): readonly T[] => Array.from({ length: count }, (_, at) => make(at));
const pages = (contents: readonly string[]): Buffer =>
  rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${contents.length}/Kids[${contents.map((_, at) => `${at + 4} 0 R`).join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...contents.map(
      (_, at) =>
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${at + 4 + contents.length} 0 R/Resources<</Font<</F 3 0 R>>>>>>`,
    ),
    ...contents.map((content) => packed(content)),
  ]);
const form = (fields: readonly string[]): Buffer =>
  onePage(text, {
    page: `/MediaBox[0 0 595 842]/Annots[${fields.map((_, at) => `${at + 6} 0 R`).join(' ')}]`,
    more: fields.map(
      (value, at) =>
        `<</Type/Annot/Subtype/Widget/FT/Tx/T(f${at})/V(${value})/F 4/Rect[50 ${at % 800} 250 ${(at % 800) + 14}]/DA(/F 9 Tf)>>`,
    ),
  });
const mail = (parts: string): string =>
  ['From: a@b.example', 'MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b', '', `${parts}--b--\r\n`].join('\r\n');
const book = (sheets: readonly (readonly (readonly string[])[])[]): Buffer =>
  writeBook(
    {
      SheetNames: sheets.map((_, at) => `S${at}`),
      Sheets: Object.fromEntries(sheets.map((rows, at) => [`S${at}`, utils.aoa_to_sheet(rows as CellObject['v'][][])])),
    },
    { type: 'buffer', bookType: 'xlsx' },
  ) as Buffer;
const withAttachments = (count: number): Promise<Buffer> => {
  const pdf = new PDFDocument({ size: 'A4' });
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.text('Purchase order 4711 of Northgate: three desk lamps at 12.50 EUR');
    for (let at = 0; at < count; at += 1) pdf.file(Buffer.from('<note/>'), { name: `${at}.xml` });
    pdf.end();
  });
};
type Attached = NonNullable<Parameters<typeof msgOf>[3]>[number];
const nested = (depth: number): Attached => ({
  files: [{ name: `${depth}.csv`, content: Buffer.from('a;b;c\n1;2;3\n') }],
  ...(depth > 1 ? { within: [nested(depth - 1)] } : {}),
});

/** A page whose font calls its hyphen a soft one, as some programs do. */
const softHyphens = (line: string): Buffer =>
  rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    packed(`BT /F 12 Tf 50 700 Td (${line}) Tj ET`),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R>>',
    stream(
      '/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfchar <2D> <00AD> endbfchar endcmap end',
    ),
  ]);
const column = (at: number): string => String.fromCharCode(65 + (at % 26));
const cellOf = (reference: string, inside: string): string => `<c r="${reference}" t="inlineStr"><is>${inside}</is></c>`;

/** By the path of the limit. */
export const limitFiles: Readonly<Record<string, LimitFile>> = {
  'pdf.pages': read('pdf', 'too_many_pages', () => pages(times(201, () => text))),
  'pdf.textPages': read('pdf', 'done', () => pages(times(51, () => text)), /pages_cut".*"read":50/),
  'pdf.itemsPerPage': read(
    'pdf',
    'done',
    () =>
      pages([
        `BT /F 9 Tf ${times(20_500, (at) => `1 0 0 1 ${(at % 30) * 19} ${820 - Math.floor(at / 30)} Tm (a) Tj`).join('\n')} ET`,
      ]),
    /20000|20,000/,
  ),
  'pdf.words': read(
    'pdf',
    'done',
    () =>
      pages(
        times(
          3,
          () => `BT /F 2.6 Tf ${times(110, (at) => `1 0 0 1 5 ${830 - at * 7} Tm (${'a '.repeat(260)}) Tj`).join('\n')} ET`,
        ),
      ),
    /_cut".*"read":2/,
  ),
  'pdf.inflated': read('pdf', 'hostile', () => onePage(packed(Buffer.alloc(80 * 1024 * 1024, 32)))),
  'pdf.streams': read('pdf', 'done', () => onePage(text, { more: times(20_100, () => 'stream\nendstream') })),
  'pdf.levels': read('pdf', 'done', () => onePage(text, { more: [stream(packed(packed(packed(packed(text)))))] })),
  'pdf.areas': read('pdf', 'done', () => onePage(`${'1 1 1 rg 10 10 50 50 re f '.repeat(3_100)}\n${text}`)),
  'pdf.hidden': read(
    'pdf',
    'done',
    () =>
      onePage(
        `${text}\nBT /F 9 Tf 3 Tr ${times(400, (at) => `1 0 0 1 ${9 + (at % 8) * 70} ${650 - Math.floor(at / 8) * 12} Tm (hidden${at}) Tj`).join(' ')} ET`,
      ),
    /"count":400/,
  ),
  'pdf.fields': read('pdf', 'done', () => form(times(4_100, (at) => `value ${at}`))),
  'pdf.letters': read('pdf', 'done', () => form(['ab '.repeat(2_000)])),
  'pdf.pictures': read('pdf', 'done', () =>
    onePage(`${text} ${times(120, (at) => `q 9 0 0 9 ${at} 9 cm /I${at} Do Q`).join(' ')}`, {
      resources: `/XObject<<${times(120, (at) => `/I${at} ${at + 6} 0 R`).join(' ')}>>`,
      more: times(120, () =>
        stream('0', '/Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray'),
      ),
    }),
  ),
  'pdf.rectangles': read('pdf', 'done', () => onePage(`1 1 1 rg ${'10 10 1 1 re '.repeat(2_100)} f\n${text}`)),
  'pdf.glyphs': read(
    'pdf',
    'done',
    () => onePage(`BT /F 9 Tf ${times(70, (at) => `1 0 0 1 -900 ${at} Tm (${'out '.repeat(15)}) Tj`).join(' ')} ET\n${text}`),
    /Northgate/,
  ),
  'pdf.context': read(
    'pdf',
    'done',
    () => softHyphens('Purchase order number 4500-77603 and 4500-77604 of Northgate'),
    /4500-77603/,
  ),
  'picture.pixels': read('png', 'too_large', hostile('picture: 2,500 megapixels in 300 bytes')),
  'picture.shortestSide': read('png', 'not_a_document', hostile('picture: a strip three pixels high')),
  'picture.pages': read('tiff', 'too_many_pages', hostile('picture: two hundred and fifty pages')),
  'picture.pagePixels': {
    ...read('pdf', 'done', () => onePage(text, { page: '/MediaBox[0 0 14400 14400]' })),
    kind: 'page',
    input: { type: 'pdf', page: 1 },
  },
  'edi.bytes': read('edifact', 'too_large', () => Buffer.alloc(6 * 1024 * 1024, "UNB+UNOA:3'")),
  'edi.messages': read('edifact', 'too_large', () =>
    interchange(times(101, (at) => edifactMessage(['BGM+220+1+9', 'LIN+1++7:SA', 'QTY+21:1'], { reference: String(at) }))),
  ),
  'edi.lines': read(
    'edifact',
    'done',
    () => interchange([edifactMessage(edifactOrder({ lines: times(5_001, (at) => [`LIN+${at}++7:SA`, 'QTY+21:1']).flat() }))]),
    /edi_cut/,
  ),
  'xml.bytes': read('xml', 'too_large', hostile('XML: nineteen megabytes')),
  'xml.depth': read('xml', 'hostile', () => `<?xml version="1.0"?>${'<a>'.repeat(1_000)}`),
  'xml.lines': read('xml', 'done', hostile('XML: a million line items'), /data_cut".*"lines":5000/),
  'xml.attachments': read('pdf', 'done', () => withAttachments(25)),
  'zip.entries': unpack('zip', 'hostile', hostile('archive: two thousand and one files')),
  'zip.total': read('xlsx', 'hostile', hostile('XLSX: parts that unpack to 80 MB in all')),
  'zip.entry': read('docx', 'hostile', hostile('Word: a part that unpacks to 50 MB')),
  'zip.ratio': unpack('zip', 'hostile', hostile('archive: a bomb')),
  'container.files': unpack('zip', 'too_many_files', hostile('archive: more files than are read')),
  'message.parts': unpack('eml', 'hostile', () =>
    mail(`--b\r\nContent-Type: application/x-a\r\n\r\n${'x'.repeat(400)}\r\n`.repeat(4_000)),
  ),
  'message.attachments': unpack('msg', 'hostile', () =>
    msgOf(
      'Order',
      'hi',
      times(201, (at) => ({ name: `${at}.csv`, content: Buffer.from('a;b;c\n1;2;3\n') })),
    ),
  ),
  'message.depth': unpack('msg', 'done', () => msgOf('Order', 'hi', [], [nested(6)]), /"name":"4.csv"(?!.*"name":"3.csv")/),
  'message.words': unpack('eml', 'done', () =>
    ['From: a@b.example', 'Content-Type: text/plain', '', 'lamp 3 x\r\n'.repeat(150_000)].join('\r\n'),
  ),
  'cms.depth': unpack('cms', 'corrupt', () => Buffer.from(`308006092a864886f70d010702a080${'3080'.repeat(200)}`, 'hex')),
  'docx.bytes': read('docx', 'too_large', () =>
    docxOf(documentXml(paragraph(run(times(3_200_000, (at) => (at * 7_919) % 99_991).join(' '))))),
  ),
  'docx.depth': read('docx', 'hostile', hostile('Word: two thousand tables inside each other')),
  'docx.heads': read('docx', 'done', () =>
    docxOf(
      documentXml(paragraph(run('Order'))),
      times(9, (at) => ({
        name: `word/header${at + 1}.xml`,
        data: Buffer.from(`<w:hdr>${paragraph(run(`Head${at}`))}</w:hdr>`),
      })),
    ),
  ),
  'text.plain': words({ plain: 'lamp 3 x\n'.repeat(130_000), html: null }),
  'text.lines': words({ plain: 'lamp 3 x\n\n'.repeat(500), html: null }),
  'text.html': words({ plain: null, html: `<p>${'lamp 3 x<br>'.repeat(200_000)}` }),
  'text.depth': words({ plain: null, html: `<p>Order 4711</p>${'<div>'.repeat(1_500)}more` }),
  'text.blocks': read('docx', 'done', () => docxOf(documentXml(paragraph(run('x')).repeat(21_000))), /layout_cut/),
  'text.span': read('docx', 'done', hostile('Word: cells that span a thousand million columns')),
  'text.rows': words({
    plain: null,
    html: `<table><tr><td rowspan="900">Lamp</td><td>1</td></tr>${'<tr><td>2</td></tr>'.repeat(400)}</table>`,
  }),
  'text.struck': read(
    'docx',
    'done',
    () => docxOf(documentXml(times(25, (at) => paragraph(run(`${at} lamps`, '<w:strike/>'), run(' Order'))).join(''))),
    /^(?:(?!struck_out)[\s\S])*(?:struck_out(?:(?!struck_out)[\s\S])*){20}$/,
  ),
  'layout.linesOnPage': read('docx', 'done', () => docxOf(documentXml(paragraph(run('x')).repeat(600))), /"number":2/),
  'layout.wordsOnPage': read(
    'docx',
    'done',
    () => docxOf(documentXml(paragraph(run('ab '.repeat(100))).repeat(40))),
    /"number":2/,
  ),
  'layout.lines': read('docx', 'done', () => docxOf(documentXml(paragraph(run('x')).repeat(5_100))), /layout_cut/),
  'layout.words': read('docx', 'done', () => docxOf(documentXml(paragraph(run('ab '.repeat(60_000))))), /layout_cut/),
  'layout.letters': read('docx', 'done', () => docxOf(documentXml(paragraph(run('ab'.repeat(1_000))).repeat(1_100))), undefined),
  'layout.columns': read(
    'docx',
    'done',
    () => docxOf(documentXml(table(times(3, () => times(80, (at) => `c${at}`))))),
    /"c59"(?!.*"c60")/,
  ),
  'layout.word': read('docx', 'done', () => docxOf(documentXml(paragraph(run('y'.repeat(500))))), /"y{200}"/),
  'table.rows': { ...read('csv', 'too_large', () => 'a;b\n'.repeat(120_010)), kind: 'table' },
  'table.columns': {
    ...read('csv', 'done', () => `${times(60, (at) => `c${at}`).join(';')}\n`.repeat(3)),
    kind: 'table',
    says: /"c49"(?!.*"c50")/,
  },
  'sheet.rows': read('csv', 'done', () => 'a;b;c\n'.repeat(5_100), /rows_cut".*"rows":5000/),
  'sheet.columns': read('xlsx', 'done', () => book([times(3, () => times(210, (at) => `c${at}`))]), /"c199"(?!.*"c200")/),
  'sheet.sheets': read('xlsx', 'done', () => book(times(22, (at) => [[`s${at}`, 'b']])), /sheets_cut".*"total":22/),
  'sheet.cells': read('xlsx', 'done', () => book([times(300, () => times(200, (at) => `c${at}`))]), /sheet_cut/),
  'sheet.characters': read('csv', 'done', () => `a;b;c\n${`${'x'.repeat(3_000)};b;c\n`.repeat(3_000)}`, /rows_cut/),
  'sheet.merges': read('xlsx', 'done', () =>
    workbook(
      `<sheetData><row r="1">${cellOf('A1', '<t>Order</t>')}</row></sheetData><mergeCells>${times(5_100, (at) => `<mergeCell ref="${column(at)}${at * 2 + 1}:${column(at)}${at * 2 + 2}"/>`).join('')}</mergeCells>`,
    ),
  ),
  'sheet.mergedRows': read(
    'xlsx',
    'done',
    () =>
      workbook(
        `<sheetData>${times(300, (at) => `<row r="${at + 1}">${at === 0 ? cellOf('A1', '<t>Lamp</t>') : ''}<c r="B${at + 1}"><v>${at}</v></c></row>`).join('')}</sheetData><mergeCells><mergeCell ref="A1:A300"/></mergeCells>`,
      ),
    /^(?!.*"again")/,
  ),
  'sheet.depth': read('xlsx', 'done', () =>
    workbook(
      `<sheetData><row r="1">${cellOf('A1', '<r><rPr><strike/></rPr><t>25</t></r>')}${cellOf('B1', '<t>Lamp</t>')}</row></sheetData>${'<x>'.repeat(300)}<strike/>${'</x>'.repeat(300)}`,
    ),
  ),
  'sheet.cellCharacters': read('csv', 'done', () => `a;b;c\n${'x'.repeat(3_000)};2;3\n`, /"x{2000}"/),
};
