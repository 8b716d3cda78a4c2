/** Every number and code of an answer stands in a record that it was given, or the answer is not told. */
import { endsInNumber, numberOf } from './number-words.ts';

const code = /[\p{L}\p{N}]+(?:[-./:,_][\p{L}\p{N}]+)*/gu;

/** One spelling of a number: "1.234,50" and "1234.5" are the same. */
const canonical = (figure: string): string => {
  const last = Math.max(figure.lastIndexOf('.'), figure.lastIndexOf(','));
  const decimals = last >= 0 && figure.length - last - 1 !== 3 ? figure.slice(last + 1) : '';
  const whole = (decimals === '' ? figure : figure.slice(0, last)).replace(/[.,]/g, '').replace(/^0+(?=\d)/, '');
  const rest = decimals.replace(/0+$/, '');
  return rest === '' ? whole : `${whole}.${rest}`;
};
const isNumber = (token: string): boolean => /^\d+(?:[.,]\d+)*$/.test(token);
const compact = (token: string): string => token.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const figuresIn = (text: string): readonly string[] => (text.match(code) ?? []).filter((token) => /\d/.test(token));

/** In every form that a record's figure may be told in: whole, and for codes and dates by their parts. */
const known = (records: readonly string[]): ReadonlySet<string> => {
  const all = new Set<string>();
  for (const token of records.flatMap(figuresIn)) {
    all.add(compact(token));
    if (isNumber(token)) all.add(canonical(token));
    for (const part of token.split(/[^\p{L}\p{N}]+/u))
      if (/\d/.test(part)) all.add(isNumber(part) ? canonical(part) : compact(part));
    for (const number of token.match(/\d+/g) ?? []) if (/^\d{1,2}(?:mm|cm|m|kg|g|l|h|v|w)$/i.test(token)) all.add(number);
  }
  return all;
};

/** `1.` and `2)` at the beginning of a line count the lines. */
const withoutMarks = (text: string): string => text.replace(/^\s*\d{1,2}[.)]\s/gmu, '');

const money =
  '(?:euros?|eur|dollars?|usd|pounds?|quid|gbp|pfund|livres?|libras?|sterline|pond|pund|fran(?:cs?|ken|chi)|chf|kronor|kronen|sek|cents?|centimes?|centimos?|centesimi|[€$£])';
const share = '(?:percent|per cent|prozent|pour cents?|por ciento|por cento|per cento|procent|%)';
const amountInWords = new RegExp(`(?<![\\p{L}\\p{N}])(\\p{L}+)\\s+(?=(?:${money}|${share})(?![\\p{L}\\p{N}]))`, 'gu');

/** Amounts that are written as words: "twenty euros", "fünfundzwanzig Prozent". One that is not read as a number is in no record. */
const amountsIn = (answer: string): readonly (readonly [word: string, number: string | null])[] =>
  [...answer.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase().matchAll(amountInWords)]
    .map(([, word = '']) => word)
    .filter(endsInNumber)
    .map((word) => [word, numberOf(word)]);

/** What the answer says that no record does; [] when all of it stands there. */
export const strangeFigures = (answer: string, records: readonly string[]): readonly string[] => {
  const told = known(records);
  const inDigits = figuresIn(withoutMarks(answer)).filter(
    (token) => !told.has(isNumber(token) ? canonical(token) : compact(token)) && !told.has(compact(token)),
  );
  const inWords = amountsIn(answer).filter(([, number]) => number === null || !told.has(number));
  return [...inDigits, ...inWords.map(([word]) => word)];
};
