/** The question as a model sees it: its lines, and where in them a value stands. Nothing of the service's own search is used: a player must not share its faults. */
import { compare, type Decimal } from '@order-intake/kernel';
import { readNumber, valuesOf } from '@order-intake/order-extraction/values';
import { letters, overlap } from '../score/compare.ts';

export type PromptLine = {
  readonly label: number;
  readonly at: number;
  readonly text: string;
  readonly pieces: readonly string[];
  readonly letters: string;
};
/** `printed`: the prompt's own words; `at`: which of its lines */
export type Quote = { readonly printed: string; readonly at: number };

const line = /^(\d+): (\[-?\d+\] .*)$/;

/** Lines with a label, in the order of the prompt. */
export function promptLines(prompt: string): readonly PromptLine[] {
  const lines: PromptLine[] = [];
  for (const text of prompt.split('\n')) {
    const [, label, rest] = line.exec(text) ?? [];
    if (label === undefined || rest === undefined) continue;
    const pieces = rest.split(/(?:^|\s{2})\[-?\d+\] /).filter((piece) => piece !== '');
    const plain = pieces.join('  ');
    lines.push({ label: Number(label), at: lines.length, text: plain, pieces, letters: letters(plain) });
  }
  return lines;
}

const numberTokens = /\d(?:[\d.,'’\u00a0\u202f]| (?=\d{3}(?!\d)))*/g;

/** Numbers printed in a line that can mean `value`. */
export function numbersAt({ at, pieces }: PromptLine, value: Decimal): readonly Quote[] {
  return pieces.flatMap((piece) => {
    const whole = readNumber(piece, null)?.values ?? [];
    if (whole.some((one) => compare(one, value) === 0)) return [{ printed: piece.trim(), at }];
    const tokens = [...piece.matchAll(numberTokens)].map(([token]) => token.replace(/[.,'’\s]+$/, ''));
    const fits = tokens.filter((token) =>
      [token, ...token.split(' ')].some((one) => valuesOf(one, null).some((read) => compare(read, value) === 0)),
    );
    return fits.map((printed) => ({ printed, at }));
  });
}

/** The first line that holds the text's letters; over two lines where it was broken. */
export function textAt(lines: readonly PromptLine[], text: string): Quote | null {
  const wanted = letters(text);
  if (wanted === '') return null;
  const exact = lines.find((one) => one.text.includes(text)) ?? lines.find((one) => one.letters.includes(wanted));
  if (exact) return { printed: text, at: exact.at };
  const broken = lines.find((one, at) => one.letters !== '' && `${one.letters}${lines[at + 1]?.letters ?? ''}`.includes(wanted));
  return broken ? { printed: text, at: broken.at } : null;
}

const near = 30;

/** The shortest piece of a line with this day, this year or its end, and this month as a number or a word. */
export function dateAt(lines: readonly PromptLine[], iso: string): Quote | null {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  let best: Quote | null = null;
  for (const { at, text } of lines) {
    const numbers = [...text.matchAll(/\d+/g)].map((found) => ({
      value: Number(found[0]),
      from: found.index,
      to: found.index + found[0].length,
    }));
    for (const a of numbers.filter(({ value }) => value === day))
      for (const b of [...numbers.filter((one) => one !== a && (one.value === year || one.value === year % 100)), null]) {
        const from = Math.min(a.from, b?.from ?? a.from);
        const to = Math.max(a.to, b?.to ?? a.to);
        if (to - from > near) continue;
        const within = numbers.find(
          (one) =>
            one !== a && one !== b && one.value === month && Math.min(Math.abs(one.from - to), Math.abs(from - one.to)) <= 3,
        );
        const inside = numbers.find((one) => one !== a && one !== b && one.value === month && one.from >= from && one.to <= to);
        const spans = inside
          ? [from, to]
          : within
            ? [Math.min(from, within.from), Math.max(to, within.to)]
            : wordSpan(text, from, to);
        const [start, end] = spans ?? [];
        if (start === undefined || end === undefined) continue;
        const printed = text.slice(start, end);
        const isBetter =
          !best ||
          (b !== null ? 0 : 50) + printed.length < (/\d{4}|\d\D+\d+\D+\d/.test(best.printed) ? 0 : 50) + best.printed.length;
        if (isBetter) best = { printed: printed.trim(), at };
      }
  }
  return best;
}

/** With the month as a word between the numbers, or beside them. */
function wordSpan(text: string, from: number, to: number): readonly [number, number] | null {
  if (/\p{L}{2}/u.test(text.slice(from, to))) return [from, to];
  const after = /^\s?(?:de |of )?[\p{L}.]{3,12}/u.exec(text.slice(to))?.[0];
  if (after !== undefined) return [from, to + after.length];
  const before = /[\p{L}.]{3,12}\s$/u.exec(text.slice(0, from))?.[0];
  return before === undefined ? null : [from - before.length, to];
}

const symbols: { readonly [currency: string]: readonly string[] } = {
  EUR: ['€'],
  GBP: ['£'],
  USD: ['US$', '$'],
  JPY: ['¥', '￥', '円'],
  INR: ['₹', 'Rs.', 'Rs'],
  PLN: ['zł'],
  CZK: ['Kč'],
  CHF: ['Fr.'],
  SEK: ['kr'],
  NOK: ['kr'],
  DKK: ['kr'],
  PHP: ['₱'],
  CNY: ['¥', '￥', '元'],
  TRY: ['₺'],
  CLP: ['$'],
  MXN: ['$'],
  CAD: ['$'],
  AUD: ['$'],
  RON: ['lei'],
  HUF: ['Ft'],
  ZAR: ['R'],
};

/** The code, or a sign that stands for it. */
export function currencyAt(lines: readonly PromptLine[], code: string): Quote | null {
  for (const printed of [code, ...(symbols[code] ?? [])]) {
    const found = lines.find(({ text }) => text.includes(printed));
    if (found) return { printed, at: found.at };
  }
  return null;
}

export const likeRow = (line: PromptLine, name: string, code: string | null): number =>
  (code !== null && letters(code) !== '' && line.letters.includes(letters(code)) ? 2 : 0) + overlap(name, line.text);
