/** What is struck out is not ordered: it is left out, and a warning names it. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { readMessage } from '../../../src/adapters/documents/message/message-words.ts';
import { work as readWords } from '../../../src/adapters/documents/message/words.work.ts';
import { read as readDocx } from '../../../src/adapters/documents/readers/docx.reader.ts';
import { read as readPdf } from '../../../src/adapters/documents/readers/pdf-text.reader.ts';
import type { ReadResult } from '../../../src/adapters/documents/readers/reader.types.ts';
import { read as readXlsx } from '../../../src/adapters/documents/readers/xlsx.reader.ts';
import { pdfOf, write } from '../../support/documents/pdf.ts';
import { documentXml, docxOf, paragraph, run } from '../../support/documents/word.ts';
import { zipOf } from '../../support/documents/zip.ts';

const struck = ({ warnings }: Pick<ReadResult, 'warnings'>) =>
  warnings.filter(({ code }) => code === 'struck_out').map(({ facts }) => String(facts.item));
const words = ({ pages }: Pick<ReadResult, 'pages'>): string =>
  pages.flatMap((page) => page.words.map(({ text }) => text)).join(' ');

describe('struck out of a sheet', () => {
  const cell = (at: string, text: string, style = 0) => `<c r="${at}" s="${style}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const fonts = '<fonts><font><u/></font><font><strike/></font><font><strike val="0"/></font></fonts>';
  /** styles 0: underlined, 1: struck out, 2: not struck out */
  const book = (rows: string, strings = '') =>
    zipOf(
      Object.entries({
        '[Content_Types].xml':
          '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>',
        '_rels/.rels':
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
        'xl/workbook.xml':
          '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Order" sheetId="1" r:id="r1"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels':
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/><Relationship Id="r3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
        'xl/styles.xml': `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${fonts}<cellStyleXfs><xf fontId="1"/></cellStyleXfs><cellXfs><xf fontId="0"/><xf fontId="1"/><xf fontId="2"/></cellXfs></styleSheet>`,
        'xl/sharedStrings.xml': `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${strings}</sst>`,
        'xl/worksheets/sheet1.xml': `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
      }).map(([name, data]) => ({ name, data: Buffer.from(data) })),
    );
  const texts = ({ sheets }: ReadResult) => sheets.flatMap(({ cells }) => cells.map(({ text }) => text));

  it('are cells by their font, and not those that are underlined', async () => {
    const content = await readXlsx(
      book(
        `<row r="1">${cell('A1', 'NL-1010')}${cell('B1', '4', 2)}</row><row r="2">${cell('A2', 'NL-2030', 1)}<c r="B2" s="1"><v>25</v></c></row>`,
      ),
    );
    expect(texts(content)).to.deep.equal(['NL-1010', '4']);
    expect(struck(content)).to.deep.equal(['NL-2030 25']);
  });

  it('are parts of a text, here or shared', async () => {
    const runs = '<r><rPr><strike/></rPr><t>25</t></r><r><rPr><u/></rPr><t xml:space="preserve"> 50</t></r>';
    const content = await readXlsx(
      book(
        `<row r="1">${cell('A1', 'NL-2030')}<c r="B1" t="inlineStr"><is>${runs}</is></c></row><row r="2">${cell('A2', 'NL-5010')}<c r="B2" t="s"><v>1</v></c></row>`,
        `<si><t>never</t></si><si>${runs}</si>`,
      ),
    );
    expect(texts(content)).to.deep.equal(['NL-2030', '50', 'NL-5010', '50']);
    expect(content.sheets[0]?.cells[1]?.number).to.equal('50');
    expect(struck(content)).to.have.length(2);
  });
});

describe('struck out of a Word document', () => {
  const read = (...paragraphs: readonly string[]) => readDocx(docxOf(documentXml(paragraphs.join(''))));

  it('is text by one line or two, and not what is underlined or switched off', async () => {
    for (const property of ['<w:strike/>', '<w:dstrike/>', '<w:strike w:val="true"/>']) {
      const content = await read(paragraph(run('4 drills')), paragraph(run('25 hex bolts', property)));
      expect(words(content), property).to.equal('4 drills');
      expect(struck(content), property).to.deep.equal(['25 hex bolts']);
    }
    for (const property of ['<w:u w:val="single"/>', '<w:strike w:val="0"/>']) {
      const content = await read(paragraph(run('25 hex bolts', property)));
      expect([words(content), struck(content)], property).to.deep.equal(['25 hex bolts', []]);
    }
  });

  it('is a tracked deletion; what was inserted stands', async () => {
    const deleted = '<w:del><w:r><w:delText>25</w:delText></w:r></w:del>';
    const content = await read(paragraph(run('hex bolts '), deleted, `<w:ins>${run('50')}</w:ins>`));
    expect(words(content)).to.equal('hex bolts 50');
    expect(struck(content)).to.deep.equal(['25']);
  });

  it('is told row by row of a table', async () => {
    const cells = ['NL-2030', 'Hex bolts', '25'].map((text) => `<w:tc>${paragraph(run(text, '<w:strike/>'))}</w:tc>`).join('');
    const content = await read(paragraph(run('4 drills')), `<w:tbl><w:tr>${cells}</w:tr></w:tbl>`);
    expect(struck(content)).to.deep.equal(['NL-2030 Hex bolts 25']);
  });
});

describe('struck out of a mail', () => {
  const read = (html: string, plain: string | null = null) => readWords({ subject: null, plain, html });

  it('is told by its element or its style; what is inserted or underlined stands', async () => {
    for (const out of ['<del>25 hex bolts</del>', '<s>25 <b>hex</b> bolts</s>', '<strike>25 hex bolts</strike>']) {
      const content = await read(`<p>4 drills</p><p>${out}</p><p><ins>12 wood glue</ins></p><p><u>1 clamp</u></p>`);
      expect(words(content), out).to.equal('4 drills 12 wood glue 1 clamp');
      expect(struck(content)[0]?.replace(/\s+/g, ' ').trim(), out).to.equal('25 hex bolts');
    }
    for (const style of [
      'text-decoration: line-through',
      'text-decoration:underline line-through red',
      'TEXT-DECORATION-LINE: line-through',
    ])
      expect(words(await read(`<p>4 drills</p><p style="${style}">25 hex bolts</p>`)), style).to.equal('4 drills');
    expect(words(await read('<p style="text-decoration: underline">25 hex bolts</p>'))).to.equal('25 hex bolts');
  });

  it('is a row of a table', async () => {
    const row = (style: string, ...cells: readonly string[]) =>
      `<tr style="${style}">${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    const content = await read(
      `<table>${row('', 'NL-1010', 'Drill', '4')}${row('text-decoration:line-through', 'NL-2030', 'Bolts', '25')}</table>`,
    );
    expect(words(content)).to.equal('NL-1010 Drill 4');
    expect(struck(content)).to.deep.equal(['NL-2030 Bolts 25']);
  });

  it('is not read from the plainer form, which does not tell', () => {
    const { pages } = readMessage({
      subject: null,
      plain: '4 drills\n25 hex bolts',
      html: '<p>4 drills</p><p><s>25 hex bolts</s></p>',
    });
    expect(words({ pages })).to.equal('4 drills');
  });
});

describe('struck out of a PDF', () => {
  const rows = [
    'NL-1010 Cordless drill with two batteries 4',
    'NL-2030 Hex bolts M8 x 40, zinc plated 25',
    'NL-5010 Wood glue D3 12',
  ];
  const draw = (pdf: PDFKit.PDFDocument): void => {
    for (const [at, row] of rows.entries()) write(pdf, row, 50, 200 + at * 20);
  };
  const drawn = (more: (pdf: PDFKit.PDFDocument) => unknown) =>
    pdfOf((pdf) => {
      draw(pdf);
      more(pdf);
    });
  const line = (pdf: PDFKit.PDFDocument, y: number, to = 400) => pdf.moveTo(45, y).lineTo(to, y).lineWidth(0.8).stroke();
  const bolts = 'NL-2030 Hex bolts M8 x 40, zinc plated 25';
  const left = 'NL-1010 Cordless drill with two batteries 4 NL-5010 Wood glue D3 12';

  it('is what a line was drawn through', async () => {
    const content = await readPdf(await drawn((pdf) => line(pdf, 225)));
    expect(words(content)).to.equal(left);
    expect(struck(content)).to.deep.equal([bolts]);
  });

  it('is what a thin bar was painted over', async () => {
    const content = await readPdf(await drawn((pdf) => pdf.rect(45, 224.5, 300, 0.8).fill('#cc0000')));
    expect(words(content)).to.equal(left);
    expect(struck(content)).to.deep.equal([bolts]);
  });

  it('is what an annotation strikes out', async () => {
    const content = await readPdf(await drawn((pdf) => pdf.strike(50, 220, 250, 10)));
    expect(words(content)).to.equal(left);
    expect(struck(content)).to.deep.equal([bolts]);
  });

  it('is the struck number alone, beside the one that stands', async () => {
    const content = await readPdf(
      await pdfOf((pdf) => {
        draw(pdf);
        write(pdf, 'Nails 25 50', 50, 300);
        const from = 50 + pdf.widthOfString('Nails ');
        pdf
          .moveTo(from - 1, 305)
          .lineTo(from + pdf.widthOfString('25') + 1, 305)
          .stroke();
      }),
    );
    expect(words(content)).to.contain('Nails 50');
    expect(struck(content)).to.deep.equal(['25']);
  });

  it('is nothing that is underlined, framed by the lines of a table, or written on a line', async () => {
    const underlined = await readPdf(
      await pdfOf((pdf) => {
        draw(pdf);
        for (const y of [198, 209.5, 218, 229.5, 238, 249.5]) line(pdf, y);
        pdf.underline(50, 220, 250, 10);
      }),
    );
    expect(struck(underlined)).to.deep.equal([]);
    expect(words(underlined)).to.equal(rows.join(' '));
    const heading = await readPdf(
      await pdfOf((pdf) => {
        line(pdf, 225);
        draw(pdf);
      }),
    );
    expect(struck(heading)).to.deep.equal([]);
    const ruled = await readPdf(await drawn((pdf) => [205, 225, 245].map((y) => line(pdf, y))));
    expect(words(ruled)).to.equal(rows.join(' '));
  });

  it('is nothing that the edge of a frame crosses, and a row of a table between its sides', async () => {
    const framed = await readPdf(await drawn((pdf) => pdf.rect(45, 225, 355, 60).lineWidth(0.7).stroke()));
    expect(struck(framed)).to.deep.equal([]);
    expect(words(framed)).to.equal(rows.join(' '));
    const row = await readPdf(
      await drawn((pdf) => {
        for (const y of [215, 235]) line(pdf, y);
        for (const x of [45, 400]) pdf.moveTo(x, 215).lineTo(x, 235).stroke();
        line(pdf, 225);
      }),
    );
    expect(struck(row)).to.deep.equal([bolts]);
    expect(words(row)).to.equal(left);
  });

  it('is so on a page that is turned', async () => {
    const content = await readPdf(
      await pdfOf((pdf) => {
        pdf.rotate(90, { origin: [300, 300] });
        draw(pdf);
        line(pdf, 225);
      }),
    );
    expect(struck(content)).to.deep.equal([bolts]);
  });
});
