/** Errors of a model, the same ones for the same document: another value that is printed too, a wrong figure, a value left out, a row dropped or said twice. */
import { headerFieldNames, lineFieldNames } from '@order-intake/order-extraction/document';
import type { ModelDocument, ModelLine, Quoted } from '../../src/adapters/extraction/openai/model-answer.codec.ts';
import { hashOf } from '../score/hash.ts';
import { promptLines } from './prompt-text.ts';

/** 0 to 1, the same ones for the same seed (mulberry32). */
export type Random = () => number;
export const randomFrom = (seed: string): Random => {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};
export const oneOf = <T>(all: readonly T[], random: Random): T | undefined => all[Math.floor(random() * all.length)];

export type Pools = {
  readonly numbers: readonly string[];
  readonly dates: readonly string[];
  readonly texts: readonly string[];
  readonly mails: readonly string[];
};
export const poolsOf = (prompt: string): Pools => {
  const text = promptLines(prompt);
  const all = text.map((one) => one.text).join('\n');
  return {
    numbers: [...all.matchAll(/(?<![\w.,])\d{1,6}(?:[.,]\d{1,3})?(?![\w.,])/g)].map(([one]) => one),
    dates: [...all.matchAll(/\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/g)].map(([one]) => one),
    texts: text.flatMap(({ pieces }) => pieces).filter((piece) => /\p{L}{3}/u.test(piece)),
    mails: [...all.matchAll(/[\w.-]+@[\w.-]+\w/g)].map(([one]) => one),
  };
};
export const isoOf = (date: string): string => {
  const [a = '', b = '', c = ''] = date.split(/[./-]/);
  const [y, m, d] = a.length === 4 ? [a, b, c] : [c.length === 2 ? `20${c}` : c, b, a];
  return `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
};

/** Another value of its kind that is printed too, a digit or letter that is another, or none. */
function spoilt(name: string, given: Quoted, pools: Pools, random: Random): Quoted | null {
  const kind = random();
  if (kind < 0.25) return null;
  const isNumber = ['total', 'qty', 'price', 'discount', 'amount'].includes(name);
  if (kind < 0.75) {
    const other = isNumber
      ? oneOf(pools.numbers, random)
      : name.endsWith('date')
        ? oneOf(pools.dates, random)
        : name.endsWith('email')
          ? oneOf(pools.mails, random)
          : oneOf(pools.texts, random);
    if (other === undefined) return null;
    return { ...given, value: isNumber ? other.replace(',', '.') : name.endsWith('date') ? isoOf(other) : other, printed: other };
  }
  const at = Math.floor(random() * given.value.length);
  const letter = given.value[at] ?? '';
  const next = /\d/.test(letter) ? String((Number(letter) + 1 + Math.floor(random() * 8)) % 10) : 'x';
  const value = given.value.slice(0, at) + (/[.-]/.test(letter) ? letter : next) + given.value.slice(at + 1);
  return { ...given, value, printed: value };
}

/** An oracle that errs in so many of its values, and drops or repeats a row as often. */
export function withNoise(
  answer: readonly ModelDocument[],
  prompt: string,
  name: string,
  share: number,
): readonly ModelDocument[] {
  const random = randomFrom(`${name} ${share}`);
  const pools = poolsOf(prompt);
  const kept = (field: string, given: Quoted | null): Quoted | null =>
    given && random() < share ? spoilt(field, given, pools, random) : given;
  return answer.map((document) => ({
    ...document,
    document_type:
      random() < share ? (oneOf(['order', 'invoice', 'quotation'] as const, random) ?? 'order') : document.document_type,
    ...Object.fromEntries(headerFieldNames.map((field) => [field, kept(field, document[field])])),
    lines: document.lines.flatMap((line) => {
      const row = {
        ...line,
        ...Object.fromEntries(lineFieldNames.map((field) => [field, kept(field, line[field])])),
      } as ModelLine;
      const fate = random();
      return fate < share / 2 ? [] : fate < share ? [row, row] : [row];
    }),
  }));
}
