/**
 * Keys by which records are found from documents. A record has few, a document has some thousand at most; a record is meant where one key is the same. A key
 * is a run of words as compared ("muster foods"), letters and digits without spaces ("#PV2003"), an e-mail address, or a domain ("@muster.example").
 */
import { comparable, comparableEan, comparableTaxNumber } from './comparable.ts';
import type { ExtractionContext, ReadDocument } from './documents.port.ts';
import type { CatalogCustomer, CatalogProduct, CustomerClue } from './known-records.ts';
import { piecesOf } from './text-pieces.ts';

/** words of a run; longer names are known by their first ones */
const mostWords = 6;
/** letters and digits of a code, a tax number or a GTIN, and runs of words that they may be written in */
const [shortestCode, longestCode, wordsOfCode] = [3, 24, 4] as const;
/** words of documents that are looked up: what stands behind them are rows of a long order, or no order */
const mostWordsLookedUp = 3_000;

const wordsOf = (text: string): readonly string[] => comparable(text).split(' ');
const firstWords = (text: string): string => wordsOf(text).slice(0, mostWords).join(' ');

/** "gmbh co kg", "s a de c v": short words at the end of a name, and the long ones that are no part of it either */
const isForm = (word: string): boolean => word.length <= 4 || longForms.has(word);
const longForms: ReadonlySet<string> = new Set(['limited', 'incorporated', 'corporation', 'company', 'limitada']);
/** letters of the word that makes a name one without its form */
const leastOfName = 4;

/** A name without the short words that it ends in; null where nothing else is left that would tell it from others. */
export function nameWithoutForm(name: string): string | null {
  const words = [...wordsOf(name)];
  const all = words.length;
  while (words.length > 1 && isForm(words.at(-1) ?? '')) words.pop();
  return words.length === all || !words.some((word) => word.length >= leastOfName) ? null : words.slice(0, mostWords).join(' ');
}

const isCode = ({ length }: string): boolean => length >= shortestCode && length <= longestCode;

/** "#PV2003" for "pv-2003"; none for what is too short to mean something, or one digit of a row. */
export const codeKey = (text: string): string | null => {
  const compact = comparableTaxNumber(text.normalize('NFKD'));
  return isCode(compact) ? `#${compact}` : null;
};
/** GTINs as their digits without leading zeros */
export const eanKey = (text: string): string | null => {
  const digits = comparableEan(text);
  return digits === null ? null : `#${digits}`;
};

type ClueKey = { readonly clue: CustomerClue; readonly key: string };

/** What a customer is found by, with what each key says. */
export function customerKeys({
  name,
  aliases,
  code,
  taxNumber,
  emails,
  domains,
  addresses,
}: CatalogCustomer): readonly ClueKey[] {
  const keys = (clue: CustomerClue, found: readonly (string | null)[]): readonly ClueKey[] =>
    found.flatMap((key) => (key === null || key === '' ? [] : [{ clue, key }]));
  return [
    ...keys('tax_number', [taxNumber === null ? null : codeKey(taxNumber)]),
    ...keys('email', emails),
    ...keys('name', [firstWords(name)]),
    ...keys('alias', aliases.map(firstWords)),
    ...keys(
      'address',
      addresses.map(({ street }) => (street === null ? null : firstWords(street))),
    ),
    ...keys(
      'domain',
      domains.map((domain) => `@${domain}`),
    ),
    ...keys('name_without_form', [name, ...aliases].map(nameWithoutForm)),
    ...keys('code', [code === null ? null : codeKey(code)]),
  ];
}

export const keysOfCustomer = (customer: CatalogCustomer): readonly string[] => [
  ...new Set(customerKeys(customer).map(({ key }) => key)),
];

export const keysOfProduct = ({ code, name, ean }: Omit<CatalogProduct, 'id'>): readonly string[] => [
  ...new Set([codeKey(code), firstWords(name), ean === null ? null : eanKey(ean)].flatMap((key) => key || [])),
];

/** as long as RFC 5321 lets its parts be, so that a long word without one takes no longer than others */
const emailAddress = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g;

const keysOfAddress = (address: string): readonly string[] => {
  const email = address.toLowerCase();
  return [email, email.slice(email.lastIndexOf('@'))];
};

type PieceWord = { readonly text: string; readonly compact: string; readonly letters: number; readonly hasDigit: boolean };

const pieceWord = (text: string): PieceWord => ({
  text,
  compact: comparableTaxNumber(text),
  letters: text.match(/\p{L}/gu)?.length ?? 0,
  hasDigit: /\d/.test(text),
});

const isGtin = /^(?:\d{8}|\d{12,14})$/;

/** Runs of words of a line or cell, and what of them may be a code. */
function* keysOfPiece(words: readonly PieceWord[]): Generator<string> {
  for (let from = 0; from < words.length; from++) {
    let [run, compact, letters, hasDigit] = ['', '', 0, false];
    for (const [at, word] of words.slice(from, from + mostWords).entries()) {
      run = at === 0 ? word.text : `${run} ${word.text}`;
      letters += word.letters;
      if (letters >= 2) yield run;
      if (at >= wordsOfCode) continue;
      compact += word.compact;
      hasDigit ||= word.hasDigit;
      if (isCode(compact) && (hasDigit || at === 0)) yield `#${compact}`;
      if (hasDigit && letters === 0 && isGtin.test(compact)) yield `#${compact.replace(/^0+/, '')}`;
    }
  }
}

function* piecesIn(documents: readonly Pick<ReadDocument, 'content'>[]): Generator<string> {
  for (const { content } of documents) yield* piecesOf(content);
}

/** Every key that the documents, and the sender of the mail that they came with, have. */
export function recordKeysIn(
  documents: readonly Pick<ReadDocument, 'content'>[],
  { mail }: Pick<ExtractionContext, 'mail'>,
): ReadonlySet<string> {
  const keys = new Set<string>(mail?.sender ? keysOfAddress(mail.sender) : []);
  let left = mostWordsLookedUp;
  for (const text of piecesIn(documents)) {
    for (const [address] of text.includes('@') ? text.matchAll(emailAddress) : [])
      for (const key of keysOfAddress(address)) keys.add(key);
    const words = wordsOf(text).slice(0, left).map(pieceWord);
    left -= words.length;
    for (const key of keysOfPiece(words)) keys.add(key);
    if (left <= 0) break;
  }
  return keys;
}
