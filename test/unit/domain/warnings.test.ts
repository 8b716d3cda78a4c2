import { readdirSync, readFileSync } from 'node:fs';
import {
  unread,
  type Warning,
  type WarningCode,
  type WarningFacts,
  warn,
  warningCodes,
  warningText,
} from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { describe, it } from 'mocha';
import { emailCodecs } from '../../../src/domain/email/email.codec.ts';
import { salesOrderCodecs } from '../../../src/domain/sales-order/sales-order.codec.ts';
import { warningFromText } from '../../../src/domain/shared/earlier-extractions.ts';

/** Sentences as they were written before there were codes. */
const sentences: { readonly [code in WarningCode]: string } = {
  name_mismatch: 'The file is named .pdf but is not a PDF: it is an Excel workbook.',
  declared_type_mismatch: 'The file was sent as image/png but is not a PNG file: it is a PDF.',
  pages_cut: 'The PDF has 60 pages; only the first 50 were read.',
  page_text_cut: 'Page 3 holds more than 20000 pieces of text; the rest of it was not read.',
  scans_cut: 'The document has 25 scanned pages; only the first 20 of them were read.',
  rows_cut: 'The file is longer than the 5000 rows that are read.',
  sheets_cut: 'The workbook has 30 sheets; only the first 20 were read.',
  sheet_cut: 'The sheet "Orders" is larger than what is read (5000 rows, 200 columns); the rest was left out.',
  data_cut: 'The XML file has more lines than are read; only the first 5000 were read.',
  edi_cut: 'The EDI file has more lines than are read; only the first 5000 were read.',
  edi_count_differs: 'The EDI file says in UNT that it holds 30 parts, and holds 28: something may be missing.',
  edi_reference_differs: 'The EDI file begins with the reference 1 and ends in UNT with 2: parts of two may have come together.',
  edi_change_in_part:
    'An order change by EDI may list only the lines that change: compare it with the order before you apply it.',
  edi_message_left_out: 'A message of the EDI file was left out: CONTRL is not read.',
  layout_cut: 'The document is very long: only the first part of it was looked at.',
  page_stopped: 'Page 2 was not read. Reading it took longer than 40 seconds and was stopped.',
  page_refused: 'Page 2 was not read. The page is damaged.',
  page_not_rendered: 'Page 4 could not be rendered: what is on it was not read.',
  scans_out_of_time: 'Reading took longer than 120 seconds: 3 scanned pages were not read.',
  hidden_text: 'The PDF holds hidden text (4 words that nobody can see on the page); it was not used.',
  struck_out: 'Struck out and not read: NL-2030 Hex bolts 25',
  sheet_hidden: 'The sheet "Two\nlines" is hidden and was not read.',
  rows_hidden: 'The sheet "Orders" has 7 hidden rows, which were not read.',
  formulas_without_value: 'The sheet "Orders" has 2 formulas without a stored value; they count as missing.',
  attachment_not_read: 'The file order.xml inside the PDF was not read. The XML file is damaged.',
  document_left_out: 'b.pdf: Extracting the order took longer than 30 seconds and was stopped.',
  several_delivery_dates: 'The rows have several delivery dates; the first of them was taken.',
  delivery_before_order: 'The delivery date 2026-11-24 is before the order date 2026-12-10: both are taken as they are printed.',
  sizes_summed: 'Jacket: the quantity is the sum of its sizes or columns (S: 2, M: 3), which are no lines of their own.',
  po_number_incomplete: 'The order number 4711 may be incomplete: the document says "4711 / MK". Compare it with the document.',
  encoding_uncertain:
    'The file does not say how its letters are encoded. It was read as Windows-1252: compare "ŽNDERUNG" with the original.',
  scan_language_missing: 'Page 2 is a scan in a language whose data is not installed (ces): compare names with the scan.',
  files_differ: 'The files of this order do not list the same articles; the more complete one was taken.',
  data_differs: 'The text that people see differs from the data inside the document.',
  model_not_used: 'Read by the rules alone: The model did not answer in time.',
  rules_not_used: 'Read by the model alone: Extracting the order took longer than 20 seconds.',
  order_of_the_model: 'Only the model saw this order: compare it with the document.',
  model_rows_differ: 'The rules and the model do not read the same rows.',
  model_type_differs: 'The rules read an order, the model a quotation: a person has to decide.',
  model_not_grounded: '6 values of the model do not stand in the document and were left out.',
  unclassified: 'Something that nobody remembers.',
};

const golden = (type: string, version: number) =>
  JSON.parse(readFileSync(new URL(`../../fixtures/events/${type}.v${version}.json`, import.meta.url), 'utf8'));

const decoded = (codecs: readonly object[], type: string, json: unknown, version: number) => {
  type Codec = {
    readonly type: string;
    readonly decode: (json: unknown, version: number) => import('fp-ts/lib/Either.js').Either<string, never>;
  };
  const result = (codecs as readonly Codec[]).find((codec) => codec.type === type)?.decode(json, version);
  if (!result || isLeft(result)) throw new Error(`${type} v${version}: ${result?.left}`);
  return result.right as never;
};

/** What is in these sentences; of a sentence that was worded otherwise than today, or that nobody knows, nothing. */
const facts: { readonly [code in WarningCode]: WarningFacts | null } = {
  name_mismatch: { extension: 'pdf', expected: 'a PDF', is: 'an Excel workbook' },
  declared_type_mismatch: { media: 'image/png', expected: 'a PNG file', is: 'a PDF' },
  pages_cut: { total: 60, read: 50 },
  page_text_cut: { page: 3, pieces: 20_000 },
  scans_cut: { scans: 25, read: 20 },
  rows_cut: { rows: 5_000 },
  sheets_cut: { total: 30, read: 20 },
  sheet_cut: { sheet: 'Orders', rows: 5_000, columns: 200 },
  data_cut: { lines: 5_000 },
  edi_cut: { lines: 5_000 },
  edi_count_differs: { segment: 'UNT', declared: 30, found: 28 },
  edi_reference_differs: { reference: '1', segment: 'UNT', other: '2' },
  edi_change_in_part: {},
  edi_message_left_out: { kind: 'CONTRL' },
  layout_cut: {},
  page_stopped: { page: 2 },
  page_refused: { page: 2 },
  page_not_rendered: { page: 4 },
  scans_out_of_time: { seconds: 120, pages: 3 },
  hidden_text: { words: 4 },
  struck_out: { item: 'NL-2030 Hex bolts 25' },
  sheet_hidden: { sheet: 'Two\nlines' },
  rows_hidden: { sheet: 'Orders', rows: 7 },
  formulas_without_value: { sheet: 'Orders', formulas: 2 },
  attachment_not_read: { file: 'order.xml' },
  document_left_out: { file: 'b.pdf' },
  several_delivery_dates: null,
  delivery_before_order: { delivery: '2026-11-24', order: '2026-12-10' },
  sizes_summed: { article: 'Jacket', sizes: 'S: 2, M: 3' },
  po_number_incomplete: { number: '4711', printed: '4711 / MK' },
  encoding_uncertain: { encoding: 'Windows-1252', word: 'ŽNDERUNG' },
  scan_language_missing: { page: 2, language: 'ces' },
  files_differ: {},
  data_differs: null,
  model_not_used: {},
  rules_not_used: {},
  order_of_the_model: {},
  model_rows_differ: {},
  model_type_differs: { rules: 'order', model: 'quotation' },
  model_not_grounded: { values: 6 },
  unclassified: null,
};
/** The reasons in them. */
const reasons: { readonly [code in WarningCode]?: Warning['why'] } = {
  page_stopped: [unread.other('Reading it took longer than 40 seconds and was stopped.')],
  page_refused: [unread.other('The page is damaged.')],
  attachment_not_read: [unread.other('The XML file is damaged.')],
  document_left_out: [unread.other('Extracting the order took longer than 30 seconds and was stopped.')],
  model_not_used: [unread.model_timed_out()],
  rules_not_used: [unread.other('Extracting the order took longer than 20 seconds.')],
};
const today = (code: WarningCode) => {
  const known = facts[code];
  const why = reasons[code];
  return known ? { code, facts: known, ...(why ? { why } : {}) } : { code, facts: {}, text: sentences[code] };
};

describe('warnings', () => {
  for (const code of warningCodes) {
    it(`the sentence of ${code} from before there were codes has its code and facts again, and reads the same`, () => {
      expect(warningFromText(sentences[code])).to.deep.equal(today(code));
      expect(warningText(warningFromText(sentences[code]))).to.equal(sentences[code]);
    });
  }

  it('keep their facts by name, and of words of a document the beginning', () => {
    const warning = warn.sheet_cut('S'.repeat(100), 5_000, 200);
    expect(warning).to.deep.equal({ code: 'sheet_cut', facts: { sheet: 'S'.repeat(60), rows: 5_000, columns: 200 } });
    expect(warningText(warn.model_type_differs('order_change', 'quotation'))).to.equal(
      'The rules read an order change, the model a quotation: a person has to decide.',
    );
  });

  it('whose facts are erased are sentences with the gaps marked', () =>
    expect(warningText({ code: 'sheet_cut', facts: { sheet: '[erased]', rows: 5_000, columns: 200 } })).to.include('"[erased]"'));

  it('events with sentences are read with codes and facts, an order without an extraction too', () => {
    const completed = golden('ExtractionCompleted', 1);
    completed.results[0].warnings = [sentences.sheet_hidden, sentences.unclassified];
    const { results }: { results: readonly { warnings: unknown }[] } = decoded(emailCodecs, 'ExtractionCompleted', completed, 1);
    expect(results[0]?.warnings).to.deep.equal([today('sheet_hidden'), today('unclassified')]);
    const drafted = golden('OrderDrafted', 1);
    drafted.content.extraction.warnings = [sentences.pages_cut];
    const first: { content: { extraction: { warnings: unknown } } } = decoded(salesOrderCodecs, 'OrderDrafted', drafted, 1);
    expect(first.content.extraction.warnings).to.deep.equal([today('pages_cut')]);
    const byHand = golden('OrderDrafted', 2);
    byHand.content.extraction = null;
    const second: { content: { extraction: unknown } } = decoded(salesOrderCodecs, 'OrderDrafted', byHand, 2);
    expect(second.content.extraction).to.equal(null);
  });

  it('events with sentences beside codes are read with codes and facts', () => {
    const read = (code: WarningCode, text: string) => {
      const completed = golden('ExtractionCompleted', 3);
      completed.results[0].warnings = [{ code, text }];
      const { results }: { results: readonly { warnings: unknown[] }[] } = decoded(
        emailCodecs,
        'ExtractionCompleted',
        completed,
        3,
      );
      return results[0]?.warnings[0];
    };
    for (const code of warningCodes) expect(read(code, sentences[code])).to.deep.equal(today(code));
    expect(read('sheet_hidden', '[erased]')).to.deep.equal({ code: 'sheet_hidden', facts: {}, text: '[erased]' });
  });

  it('of the versions between have their reasons, and fields by their paths, again', () => {
    const read = (warning: object): unknown => {
      const completed = golden('ExtractionCompleted', 4);
      completed.results[0].warnings = [warning];
      const { results }: { results: readonly { warnings: unknown[] }[] } = decoded(
        emailCodecs,
        'ExtractionCompleted',
        completed,
        4,
      );
      return results[0]?.warnings[0];
    };
    expect(read({ code: 'page_refused', facts: { page: 2, why: 'The PDF has no page 2.' } })).to.deep.equal(
      warn.page_refused(2, unread.pdf_has_no_such_page(2)),
    );
    expect(read({ code: 'document_left_out', facts: { file: '[erased]', why: '[erased]' } })).to.deep.equal(
      warn.document_left_out('[erased]', unread.other('[erased]')),
    );
    const differs = (what: string) => read({ code: 'data_differs', facts: { what, page: '12', data: '10' } });
    for (const [said, what] of [
      ['the quantity of line 3', 'lines.3.qty'],
      ['line 4', 'lines.4'],
      ['a line', 'lines'],
      ['the order date', 'order_date'],
      ['the total', 'total'],
      ['the price of line 12', 'lines.12.price'],
    ] as const) {
      expect(differs(said), said).to.deep.equal(warn.data_differs(what, '12', '10'));
      expect(warningText(warn.data_differs(what, '12', '10'))).to.include(`: ${said} is 12 on the page and 10 in the data.`);
    }
  });

  it('each of them has somebody who says it', () => {
    const root = new URL('../../../', import.meta.url);
    const sources = ['src', 'packages']
      .flatMap((folder) =>
        readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map((at) => `${folder}/${at}`),
      )
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(new URL(name, root), 'utf8').replaceAll(/^\s*(\/\/|\/?\*).*$/gm, ''))
      .join('\n');
    const unsaid = warningCodes.filter((code) => !sources.includes(`warn.${code}(`));
    expect(unsaid).to.deep.equal([]);
  });
});
