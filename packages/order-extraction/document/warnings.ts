/**
 * What a reader or an extractor has to tell of a document that it read: a code for machines, a sentence for people. The sentences stand here
 * only, one for each code; what a code weighs is in rules/warning-effects.ts, where each has to have its line.
 */

const sentences = {
  // what the file calls itself
  name_mismatch: (extension: string, expected: string, is: string) =>
    `The file is named .${extension} but is not ${expected}: it is ${is}.`,
  declared_type_mismatch: (media: string, expected: string, is: string) =>
    `The file was sent as ${media} but is not ${expected}: it is ${is}.`,

  // what was left out because there is too much of it
  pages_cut: (total: number, read: number) => `The PDF has ${total} pages; only the first ${read} were read.`,
  page_text_cut: (page: number, pieces: number) =>
    `Page ${page} holds more than ${pieces} pieces of text; the rest of it was not read.`,
  scans_cut: (scans: number, read: number) =>
    `The document has ${scans} scanned pages; only the first ${read} of them were read.`,
  rows_cut: (rows: number) => `The file is longer than the ${rows} rows that are read.`,
  sheets_cut: (total: number, read: number) => `The workbook has ${total} sheets; only the first ${read} were read.`,
  sheet_cut: (sheet: string, rows: number, columns: number) =>
    `The sheet "${short(sheet)}" is larger than what is read (${rows} rows, ${columns} columns); the rest was left out.`,
  data_cut: (lines: number) => `The XML file has more lines than are read; only the first ${lines} were read.`,
  layout_cut: () => 'The document is very long: only the first part of it was looked at.',

  // pages that hold something and could not be read
  page_stopped: (page: number, why: string) => `Page ${page} was not read. ${why}`,
  page_refused: (page: number, why: string) => `Page ${page} was not read. ${why}`,
  page_not_rendered: (page: number) => `Page ${page} could not be rendered: what is on it was not read.`,
  scans_out_of_time: (seconds: number, pages: number) =>
    `Reading took longer than ${seconds} seconds: ${pages} scanned pages were not read.`,

  // what people do not see
  hidden_text: (words: number) => `The PDF holds hidden text (${words} words that nobody can see on the page); it was not used.`,
  struck_out: (text: string) => `Struck out and not read: ${short(text)}`,
  sheet_hidden: (sheet: string) => `The sheet "${short(sheet)}" is hidden and was not read.`,
  rows_hidden: (sheet: string, rows: number) => `The sheet "${short(sheet)}" has ${rows} hidden rows, which were not read.`,
  formulas_without_value: (sheet: string, formulas: number) =>
    `The sheet "${short(sheet)}" has ${formulas} formulas without a stored value; they count as missing.`,

  // files inside and beside the file
  attachment_not_read: (file: string, why: string) => `The file ${file} inside the PDF was not read. ${why}`,
  document_left_out: (file: string, why: string) => `${file}: ${why}`,

  // what was read can be doubted
  several_delivery_dates: () => 'The rows have several delivery dates; none of them was taken for the whole order.',
  delivery_before_order: (delivery: string, order: string) =>
    `The delivery date ${delivery} is before the order date ${order}: both are taken as they are printed.`,
  sizes_summed: (article: string, sizes: string) =>
    `${short(article)}: the quantity is the sum of its sizes or columns (${sizes}), which are no lines of their own.`,
  po_number_incomplete: (number: string, printed: string) =>
    `The order number ${short(number)} may be incomplete: the document says "${short(printed)}". Compare it with the document.`,
  encoding_uncertain: (encoding: string, word: string) =>
    `The file does not say how its letters are encoded. It was read as ${encoding}: compare "${short(word)}" with the original.`,
  files_differ: () => 'The files of this order do not list the same articles; the more complete one was taken.',
  data_differs: (what: string, page: string, data: string) =>
    `The text that people see differs from the data inside the document: ${what} is ${short(page)} on the page and ${short(data)} in the data.`,
  model_not_used: (why: string) => `Read by the rules alone: ${why}`,
  rules_not_used: (why: string) => `Read by the model alone: ${why}`,
  order_of_the_model: () => 'Only the model saw this order: compare it with the document.',
  model_rows_differ: () => 'The rules and the model do not read the same rows.',
  model_type_differs: (rules: string, model: string) =>
    `The rules read ${withArticle(rules)}, the model ${withArticle(model)}: a person has to decide.`,
  model_not_grounded: (values: number) => `${values} values of the model do not stand in the document and were left out.`,

  /** a sentence of an event from before there were codes, of which no code can be told (warnings-from-text.ts) */
  unclassified: (text: string) => text,
} as const;

const short = (name: string): string => name.slice(0, 60);
const withArticle = (type: string): string => `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type.replaceAll('_', ' ')}`;

export type WarningCode = keyof typeof sentences;
export const warningCodes = Object.keys(sentences) as readonly WarningCode[];

export type Warning = { readonly code: WarningCode; readonly text: string };

type Constructors = { readonly [C in WarningCode]: (...facts: Parameters<(typeof sentences)[C]>) => Warning };

/** `warn.sheet_hidden('Prices')`: the only way to a warning, so that a code and its sentence belong together. */
export const warn = Object.fromEntries(
  Object.entries(sentences).map(([code, sentence]) => [
    code,
    (...facts: never[]) => ({ code, text: (sentence as (...all: never[]) => string)(...facts) }),
  ]),
) as unknown as Constructors;
