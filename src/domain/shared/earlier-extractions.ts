/**
 * Extractions as earlier events hold them: a warning was a sentence, alone or beside its code; what it says of another file was a sentence in its facts; a
 * way to read a table was named in words.
 */
import {
  type Extraction,
  type Warning,
  type WarningCode,
  warn,
  warningSaying,
  warningText,
} from '@order-intake/order-extraction/document';
import { strategyToday } from './earlier-strategies.ts';
import type { Json, Upcast } from './event-codec.codec.ts';

/** The sentences as they were written then, first match first. */
const earlierSentences: readonly (readonly [RegExp, WarningCode])[] = [
  [/^The file is named \./, 'name_mismatch'],
  [/^The file was sent as /, 'declared_type_mismatch'],
  [/^The PDF has \d+ pages; only the first/, 'pages_cut'],
  [/^Page \d+ holds more than /, 'page_text_cut'],
  [/^The document has \d+ scanned pages; only the first/, 'scans_cut'],
  [/^The file is longer than the \d+ rows/, 'rows_cut'],
  [/^The workbook has \d+ sheets; only the first/, 'sheets_cut'],
  [/^The sheet ".*" is larger than what is read/s, 'sheet_cut'],
  [/^The XML file has more lines than are read/, 'data_cut'],
  [/^The EDI file has more lines than are read/, 'edi_cut'],
  [/^The EDI file says in .* that it holds/, 'edi_count_differs'],
  [/^The EDI file begins with the reference/, 'edi_reference_differs'],
  [/^An order change by EDI/, 'edi_change_in_part'],
  [/^A message of the EDI file was left out/, 'edi_message_left_out'],
  [/^The document is very long/, 'layout_cut'],
  [/^Page \d+ was not read\. .*was stopped\.$/s, 'page_stopped'],
  [/^Page \d+ was not read\. /, 'page_refused'],
  [/^Page \d+ could not be rendered/, 'page_not_rendered'],
  [/^Reading took longer than .* scanned pages were not read\.$/, 'scans_out_of_time'],
  [/^The PDF holds hidden text/, 'hidden_text'],
  [/^Struck out and not read: /, 'struck_out'],
  [/^The sheet ".*" is hidden and was not read\.$/s, 'sheet_hidden'],
  [/^The sheet ".*" has \d+ hidden rows/s, 'rows_hidden'],
  [/^The sheet ".*" has \d+ formulas without/s, 'formulas_without_value'],
  [/^The file .* inside the PDF was not read\. /s, 'attachment_not_read'],
  [/^The delivery date \S+ is before the order date/, 'delivery_before_order'],
  [/^The rows have several delivery dates/, 'several_delivery_dates'],
  [/^The order number .* may be incomplete: the document says/, 'po_number_incomplete'],
  [/^The file does not say how its letters are encoded/, 'encoding_uncertain'],
  [/^Page \d+ is a scan in a language whose data is not/, 'scan_language_missing'],
  [/: the quantity is the sum of its sizes or columns \(/, 'sizes_summed'],
  [/^The files of this order do not list the same articles/, 'files_differ'],
  [/^The text that people see differs from the data/, 'data_differs'],
  [/^Read by the rules alone: /, 'model_not_used'],
  [/^The rules and the model do not read the same rows/, 'model_rows_differ'],
  [/^Read by the model alone: /, 'rules_not_used'],
  [/^Only the model saw this order/, 'order_of_the_model'],
  [/^The rules read .*: a person has to decide\.$/, 'model_type_differs'],
  [/^\d+ values of the model do not stand in the document/, 'model_not_grounded'],
  [/: Extracting the order (took|needed) .* was stopped\.$/s, 'document_left_out'],
];

/** The sentence stays where code and facts do not say the same. */
const withFacts = ({ code, text }: Written): Warning => warningSaying(code, text);

const codeOf = (text: string): WarningCode | null => earlierSentences.find(([sentence]) => sentence.test(text))?.[1] ?? null;

/** Of a sentence that is no warning that we know, all that is known is the sentence. */
export const warningFromText = (text: string): Warning => {
  const code = codeOf(text);
  return code === null ? warn.unclassified(text) : withFacts({ code, text });
};

type Written = { readonly code: WarningCode; readonly text: string };
type With<W> = { readonly warnings: readonly W[] };
type Of<W> = (warning: W) => unknown;

type Change<E> = (extraction: E) => unknown;

const inResults =
  <E>(changed: Change<E>): Upcast =>
  (json) => {
    const event = json as unknown as { readonly results: readonly E[] };
    return { ...event, results: event.results.map(changed) } as unknown as Json;
  };

const inContent =
  <E>(changed: Change<E>): Upcast =>
  (json) => {
    const event = json as unknown as { readonly content: { readonly extraction: E | null } };
    const { extraction } = event.content;
    return { ...event, content: { ...event.content, extraction: extraction && changed(extraction) } } as unknown as Json;
  };

const warningsBy =
  <W>(of: Of<W>): Change<With<W>> =>
  (extraction) => ({ ...extraction, warnings: extraction.warnings.map(of) });

const withCode = (text: string): Written => ({ code: codeOf(text) ?? 'unclassified', text });

/** Before what it says of another file was a reason, and what it says of a field a path: its facts make the sentence of then. */
const withReasons = (warning: Warning): Warning => {
  const { code, facts, text } = warning;
  if (text !== undefined) return warning;
  const { why, ...otherFacts } = facts;
  if (code === 'data_differs')
    return warningSaying(
      code,
      `The text that people see differs from the data inside the document: ${facts.what} is ${facts.page} on the page and ${facts.data} in the data.`,
    );
  if (why === undefined) return warning;
  return warningSaying(code, warningText({ code, facts: otherFacts, why: [{ code: 'other', facts: {}, text: String(why) }] }));
};

const today = (extraction: Extraction): Extraction => {
  const { warnings, print } = extraction;
  return {
    ...extraction,
    warnings: warnings.map(withReasons),
    ...(print
      ? { print: { ...print, ways: print.ways.map((strategy) => ({ ...strategy, way: strategyToday(strategy.way) })) } }
      : {}),
  };
};

/** An event whose `results` are extractions: from sentences to codes, to facts, and to reasons and strategies by their ids. `andThen`: what else became another one then. */
export const resultsOfEarlier = (andThen: Upcast = (json) => json): readonly Upcast[] => [
  inResults(warningsBy(withCode)),
  inResults(warningsBy(withFacts)),
  (json) => andThen(inResults(today)(json)),
];
/** An event whose `content` is an order with the extraction it came from, if it came from one. */
export const contentOfEarlier: readonly Upcast[] = [
  inContent(warningsBy(withCode)),
  inContent(warningsBy(withFacts)),
  inContent(today),
];
