/**
 * What a reader or an extractor has to tell of a document that it read, and why a file was not read: a code and facts. The sentence is made where a person
 * reads it: the English ones of warnings are here, one for each code, with the facts in their places (`{#…}`: a number), those of files that were not read
 * in unread-sentences.ts; the German ones in web/src/words/de/said.ts and reasons.ts. Earlier events hold the sentence (earlier-extractions.ts), so one is
 * never reworded: it gets another code. What a warning weighs is in rules/warning-effects.ts, where each has to have its line.
 */
import { type Coded, type SentenceFacts, sentencesBy } from '@order-intake/kernel';
import { doingWords, kindWords, unreadSentences } from './unread-sentences.ts';

const sentences = {
  // what the file calls itself
  name_mismatch: 'The file is named .{extension} but is not {expected}: it is {is}.',
  declared_type_mismatch: 'The file was sent as {media} but is not {expected}: it is {is}.',

  // what was left out because there is too much of it
  pages_cut: 'The PDF has {#total} pages; only the first {#read} were read.',
  page_text_cut: 'Page {#page} holds more than {#pieces} pieces of text; the rest of it was not read.',
  scans_cut: 'The document has {#scans} scanned pages; only the first {#read} of them were read.',
  rows_cut: 'The file is longer than the {#rows} rows that are read.',
  sheets_cut: 'The workbook has {#total} sheets; only the first {#read} were read.',
  sheet_cut: 'The sheet "{sheet}" is larger than what is read ({#rows} rows, {#columns} columns); the rest was left out.',
  data_cut: 'The XML file has more lines than are read; only the first {#lines} were read.',
  edi_cut: 'The EDI file has more lines than are read; only the first {#lines} were read.',
  layout_cut: 'The document is very long: only the first part of it was looked at.',

  // pages that hold something and could not be read
  page_stopped: 'Page {#page} was not read. {why}',
  page_refused: 'Page {#page} was not read. {why}',
  page_not_rendered: 'Page {#page} could not be rendered: what is on it was not read.',
  scans_out_of_time: 'Reading took longer than {#seconds} seconds: {#pages} scanned pages were not read.',

  // what people do not see
  hidden_text: 'The PDF holds hidden text ({#words} words that nobody can see on the page); it was not used.',
  struck_out: 'Struck out and not read: {item}',
  sheet_hidden: 'The sheet "{sheet}" is hidden and was not read.',
  rows_hidden: 'The sheet "{sheet}" has {#rows} hidden rows, which were not read.',
  formulas_without_value: 'The sheet "{sheet}" has {#formulas} formulas without a stored value; they count as missing.',

  // an EDI file that does not hold what it says
  edi_count_differs:
    'The EDI file says in {segment} that it holds {#declared} parts, and holds {#found}: something may be missing.',
  edi_reference_differs:
    'The EDI file begins with the reference {reference} and ends in {segment} with {other}: parts of two may have come together.',
  edi_change_in_part:
    'An order change by EDI may list only the lines that change: compare it with the order before you apply it.',
  edi_message_left_out: 'A message of the EDI file was left out: {kind} is not read.',

  // files inside and beside the file
  attachment_not_read: 'The file {file} inside the PDF was not read. {why}',
  document_left_out: '{file}: {why}',

  // what was read can be doubted
  several_delivery_dates: 'The rows have several delivery dates; none of them was taken for the whole order.',
  delivery_before_order: 'The delivery date {delivery} is before the order date {order}: both are taken as they are printed.',
  sizes_summed: '{article}: the quantity is the sum of its sizes or columns ({sizes}), which are no lines of their own.',
  po_number_incomplete:
    'The order number {number} may be incomplete: the document says "{printed}". Compare it with the document.',
  encoding_uncertain:
    'The file does not say how its letters are encoded. It was read as {encoding}: compare "{word}" with the original.',
  scan_language_missing:
    'Page {#page} is a scan in a language whose data is not installed ({language}): compare names with the scan.',
  files_differ: 'The files of this order do not list the same articles; the more complete one was taken.',
  data_differs:
    'The text that people see differs from the data inside the document: {what} is {page} on the page and {data} in the data.',
  model_not_used: 'Read by the rules alone: {why}',
  rules_not_used: 'Read by the model alone: {why}',
  order_of_the_model: 'Only the model saw this order: compare it with the document.',
  model_rows_differ: 'The rules and the model do not read the same rows.',
  model_type_differs: 'The rules read {rules}, the model {model}: a person has to decide.',
  model_not_grounded: '{#values} values of the model do not stand in the document and were left out.',

  /** a sentence of an event from before there were codes, of which no code can be told (earlier-extractions.ts) */
  unclassified: '{text}',
} as const;

export type WarningCode = keyof typeof sentences;
export type WarningFacts = SentenceFacts;
/** `text`: the sentence, only where it cannot be made of code and facts: it was written before there were any, in other words. */
export type Warning = Coded<WarningCode>;

export type UnreadCode = keyof typeof unreadSentences;
/** Why a file, a page or a part was not read; a warning where that says it. */
export type UnreadReason = Coded<UnreadCode | WarningCode>;

/** Words of a document: of these the beginning is kept. */
const cut: ReadonlySet<string> = new Set(['sheet', 'item', 'article', 'number', 'printed', 'word', 'page', 'data']);
const withArticle = (type: string): string => `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type.replaceAll('_', ' ')}`;

/** Fields as `data_differs` says them, where they are called otherwise. */
const fieldWords: Readonly<Record<string, string>> = {
  customer_name: 'customer',
  customer_code: 'customer number',
  customer_tax_number: 'tax number',
  po_number: 'PO number',
  order_date: 'order date',
  delivery_date: 'delivery date',
  qty: 'quantity',
};
const keyOf = (words: Readonly<Record<string, string>>, word: string): string =>
  Object.keys(words).find((key) => words[key] === word) ?? word;

/** "lines.3.qty" as "the quantity of line 3", "lines.4" as "line 4", "order_date" as "the order date". */
const fieldInWords = (field: string): string => {
  const [, line, ofLine] = /^lines(?:\.(\d+)(?:\.(\w+))?)?$/.exec(field) ?? [];
  if (ofLine) return `the ${fieldWords[ofLine] ?? ofLine} of line ${line}`;
  if (line) return `line ${line}`;
  return field === 'lines' ? 'a line' : `the ${fieldWords[field] ?? field}`;
};
const fieldOfWords = (words: string): string => {
  if (words === 'a line') return 'lines';
  const [, name, line] = /^(?:the (.+?) of )?line (\d+)$/.exec(words) ?? [];
  if (line) return name ? `lines.${line}.${keyOf(fieldWords, name)}` : `lines.${line}`;
  return keyOf(fieldWords, words.replace(/^the /, ''));
};

export type Doing = keyof typeof doingWords;
const doing: Readonly<Record<string, string>> = doingWords;

/** Facts that are codes: the words for them in the English sentence, and back. */
const saidFact = (code: string, fact: string | number, name: string): string => {
  if (code === 'model_type_differs') return withArticle(String(fact));
  if (code === 'data_differs' && name === 'what') return fieldInWords(String(fact));
  if (code === 'table_too_long') return fact.toLocaleString('en');
  if (name === 'kind') return kindWords[fact] ?? String(fact);
  return name === 'doing' ? (doing[fact] ?? String(fact)) : String(fact);
};
const meantFact = (code: string, said: string, name: string): string => {
  if (code === 'model_type_differs') return said.replace(/^an? /, '').replaceAll(' ', '_');
  if (code === 'data_differs' && name === 'what') return fieldOfWords(said);
  if (name === 'kind') return keyOf(kindWords, said);
  return name === 'doing' ? keyOf(doing, said) : said;
};

const told = sentencesBy(
  { ...sentences, ...unreadSentences },
  {
    kept: (name, fact) => (typeof fact === 'string' && cut.has(name) ? fact.slice(0, 60) : fact),
    factText: saidFact,
    factFromText: meantFact,
    whyText: (why) => unreadText(why as UnreadReason),
    whyFromText: (text) => unreadFromText(text),
    between: (code) => (code.startsWith('no_text') ? ' ' : '; '),
  },
);
const isWarning = (code: string): code is WarningCode => code in sentences;

export const warningCodes = told.codes.filter(isWarning);
export const unreadCodes: readonly UnreadReason['code'][] = told.codes;

/** `warn.sheet_hidden('Prices')`: the only way to a warning, so that each code has its facts. */
export const warn = {
  ...(Object.fromEntries(warningCodes.map((code) => [code, told.make[code]])) as Pick<typeof told.make, WarningCode>),
  unclassified: (text: string): Warning => ({ code: 'unclassified', facts: {}, text }),
};
/** `unread.pdf_damaged()`, `unread.of_file('a.pdf', unread.pdf_damaged())` */
export const unread = {
  ...(Object.fromEntries(Object.keys(unreadSentences).map((code) => [code, told.make[code as UnreadCode]])) as Pick<
    typeof told.make,
    UnreadCode
  >),
  other: (text: string): Coded<'other'> => ({ code: 'other', facts: {}, text }),
};

/** The sentence of a warning in English. */
export const warningText = (warning: Warning): string => told.text(warning);
export const unreadText = (reason: UnreadReason): string =>
  reason.code in unreadSentences || isWarning(reason.code) ? told.text(reason) : (reason.text ?? reason.code);

/** A warning whose sentence was kept, as it is kept today. */
export const warningSaying = (code: WarningCode, text: string): Warning =>
  (code === 'unclassified' ? null : (told.read(code, text) as Warning | null)) ?? { code, facts: {}, text };

/** They say what others say: a sentence is one of these only where it says a reason that is known. */
const ofOthers: ReadonlySet<string> = new Set(['of_file', 'document_left_out']);
const unknown: ReadonlySet<string> = new Set(['other', 'unclassified']);

/** The reason that a sentence says; null: nobody knows it. */
export const unreadFromText = (text: string): UnreadReason | null => {
  for (const code of [...(Object.keys(unreadSentences) as UnreadCode[]), ...warningCodes]) {
    if (unknown.has(code) || code === 'document_left_out') continue;
    const reason = told.read(code, text);
    const isDone = reason?.facts.doing === undefined || String(reason.facts.doing) in doing;
    if (reason && isDone && !(ofOthers.has(code) && reason.why?.some((why) => why.code === 'other'))) return reason;
  }
  return null;
};
