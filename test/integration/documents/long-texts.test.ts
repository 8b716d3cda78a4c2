/** A paragraph of a megabyte is text like any other: read as far as the limits go, or refused by a limit that is named; never called damaged. */
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import { createDocumentReader, type StoppableDocumentReader } from '../../../src/adapters/documents/document-reader.ts';
import { createIsolatedExtractor } from '../../../src/adapters/extraction/isolated-extractor.ts';
import { documentXml, docxOf, msgOf, paragraph, run, table } from '../../support/documents/word.ts';
import { onePage, packed } from '../../support/hostile/raw-pdf.ts';
import { inline, rows, workbook } from '../../support/hostile/raw-workbook.ts';
import { sampleOf } from '../../support/night.ts';
import { patience } from '../../support/patience.ts';
import { temporaryFiles } from './support/files.ts';

const megabyte = 1024 * 1024;
const repeated = (text: string): string => text.repeat(Math.ceil(megabyte / text.length));

/** One word, the shortest words, sentences, words without blanks, and words of another alphabet. */
const texts: Readonly<Record<string, string>> = {
  'one word, a hundred thousand times': repeated('hammer '),
  'words of one letter': repeated('a '),
  'sentences of one word': repeated('Hammer! '),
  'one word without an end': repeated('hammer'),
  'words of another alphabet': repeated('молоток '),
  'order lines in one paragraph': repeated('3 x Hammer 12.50 '),
};

const order = '<w:p><w:r><w:t>Purchase order PO-4711</w:t></w:r></w:p>';
const pdfOf = (text: string): Buffer => {
  const lines = text.match(/.{1,90}/gs) ?? [];
  const shown = lines.map((line, at) => `1 0 0 1 20 ${820 - (at % 160) * 5} Tm (${line}) Tj`).join('\n');
  return onePage(packed(`BT /F 4 Tf ${shown} ET`));
};
const mailOf = (text: string): string =>
  `From: a@b.example\r\nSubject: Order\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`;

const forms: Readonly<Record<string, { readonly name: string; readonly bytes: (text: string) => Buffer | string }>> = {
  'a Word document': { name: 'a.docx', bytes: (text) => docxOf(documentXml(order + paragraph(run(text)))) },
  'a cell of a table in Word': {
    name: 'a.docx',
    bytes: (text) =>
      docxOf(
        documentXml(
          order +
            table([
              ['Article', 'Qty'],
              [text, '3'],
            ]),
        ),
      ),
  },
  'a paragraph of many runs in Word': {
    name: 'a.docx',
    bytes: (text) => docxOf(documentXml(order + paragraph(...(text.match(/.{1,50}/gs) ?? []).map((piece) => run(piece))))),
  },
  'a CSV file': { name: 'a.csv', bytes: (text) => `Order;4711;x\nArticle;Qty;Price\n${text};3;4\nLamp;5;6\n` },
  'a workbook': {
    name: 'a.xlsx',
    bytes: (text) =>
      workbook(rows(`<row r="1">${inline('A1', text)}</row><row r="2">${inline('A2', 'Lamp')}<c r="B2"><v>3</v></c></row>`)),
  },
  'a PDF': { name: 'a.pdf', bytes: (text) => pdfOf(text.replace(/[^ -~]/g, 'x')) },
  'a mail as a file': { name: 'a.eml', bytes: mailOf },
  'a message of Outlook': { name: 'a.msg', bytes: (text) => msgOf('Order', text, []) },
};

describe('a paragraph of a megabyte', function () {
  this.timeout(patience(300_000));
  let reader: StoppableDocumentReader;
  let files: Awaited<ReturnType<typeof temporaryFiles>>;
  before(async () => {
    files = await temporaryFiles();
    reader = createDocumentReader({ poolSize: 1 });
  });
  after(async () => {
    await reader.stop();
    await files.remove();
  });

  /** Read and extracted like any document: `read`, or the code and the reason of the refusal. */
  const outcomeOf = async (name: string, bytes: Buffer | string): Promise<string> => {
    const file = await files.write(name, bytes);
    const unpacked = await reader.unpack(file);
    if (unpacked && isLeft(unpacked)) return `${unpacked.left.code}: ${unpacked.left.reason}`;
    const words = unpacked?.right.words;
    const content = words ? await reader.readWords(words) : await reader.read(file);
    if (isLeft(content)) return `${content.left.code}: ${content.left.reason}`;
    const nobody = { ownNames: [], ownDomains: [], currency: null, locale: null };
    await createIsolatedExtractor(reader.pool).extract([{ name, content: content.right }], nobody);
    return 'read';
  };

  const cases = Object.entries(forms).flatMap(([form, made]) =>
    Object.entries(texts).map(([kind, text]) => ({ form, made, kind, text })),
  );
  for (const { form, made, kind, text } of sampleOf(cases, (_, place) => place % 7 === 0))
    it(`in ${form}, ${kind}: is read, or refused with the limit`, async () => {
      expect(await outcomeOf(made.name, made.bytes(text))).to.match(/^read$|^too_large: .*\d/);
    });
});
