/** For how many a price is, in words or signs: "12.40/M", "€ per tausend", "Prix ‰". What is printed in figures behind a price is read with it (numbers.ts). */
import { type Decimal, decimal } from '@order-intake/kernel';
import { isCurrency } from '../currencies.ts';
import { cueAt, isCue } from '../languages/index.ts';
import type { NumberReading } from '../numbers.ts';
import { normalise } from '../text.ts';

/** How many of the first unit of its row each metric unit holds. */
const metricUnits: readonly (readonly { readonly names: readonly string[]; readonly size: number }[])[] = [
  [
    { names: ['g', 'gr'], size: 1 },
    { names: ['kg', 'kgs', 'kilo'], size: 1000 },
    { names: ['hkg', 'dt', 'qt'], size: 100_000 },
    { names: ['t', 'to', 'ton', 'tonne', 'tonnes', 'mt'], size: 1_000_000 },
  ],
  [
    { names: ['ml'], size: 1 },
    { names: ['cl'], size: 10 },
    { names: ['dl'], size: 100 },
    { names: ['l', 'ltr'], size: 1000 },
    { names: ['hl'], size: 100_000 },
  ],
  [
    { names: ['mm'], size: 1 },
    { names: ['cm'], size: 10 },
    { names: ['m', 'mtr'], size: 1000 },
    { names: ['km'], size: 1_000_000 },
  ],
];

export type PriceUnit = {
  readonly stated: readonly Decimal[];
  /** M is a thousand and a metre, C a hundred and much else: only where the row adds up with it */
  readonly perhaps: readonly Decimal[];
};

const hundred = decimal(100);
const thousand = decimal(1000);
const letters: ReadonlyMap<string, Decimal> = new Map([
  ['c', hundred],
  ['m', thousand],
]);
const perMille = /‰|\b0\/00\b/;
const figures = /^10{1,3}$/;

/** What stands beside a price, over its column or in a column of its own, without the price. */
function priceUnitIn(text: string): PriceUnit {
  if (perMille.test(text)) return { stated: [thousand], perhaps: [] };
  // "per 1,000": one number
  const words = normalise(text.replace(/(?<=\b1)[.,' ](?=000\b)/g, '')).split(' ');
  const stated = words.flatMap((word, at) => {
    if (figures.test(word) && !isCue('measure', words[at + 1] ?? '')) return [decimal(Number(word))];
    if (cueAt('thousand', words, at) > 0) return [thousand];
    return cueAt('hundred', words, at) > 0 ? [hundred] : [];
  });
  return { stated, perhaps: stated.length > 0 ? [] : lettersIn(words) };
}

/** A letter by itself, or behind what joins a price with what it is for: "/M", "per C". */
const lettersIn = (words: readonly string[]): readonly Decimal[] =>
  words.flatMap((word, at) => {
    const before = words[at - 1];
    const own = letters.get(word);
    const joined = before === undefined || before === '@' || isCue('each', before) || isCurrency(before.toUpperCase());
    return own && joined ? [own] : [];
  });

/** "192,50/hkg" of 18.000 kg: a price for a hundred of what is counted. A price for less than one of them is none of these. */
function metricRatios(text: string, counted: string): readonly Decimal[] {
  const own = normalise(counted);
  const units = metricUnits.find((row) => row.some(({ names }) => names.includes(own))) ?? [];
  const sizeOf = (word: string): number => units.find(({ names }) => names.includes(word))?.size ?? 0;
  return normalise(text)
    .split(' ')
    .map((word) => sizeOf(word) / sizeOf(own))
    .flatMap((ratio) => (ratio > 1 ? [decimal(ratio)] : []));
}

/** All that is said, for a row whose quantity is counted in `counted`: of metres, a price per M is for one. */
export function priceUnitOf(texts: readonly string[], counted: string | null): PriceUnit {
  const all = texts.map(priceUnitIn);
  return {
    stated: [
      ...all.flatMap(({ stated }) => stated),
      ...(counted === null ? [] : texts.flatMap((text) => metricRatios(text, counted))),
    ],
    perhaps: counted !== null && isCue('metre', normalise(counted)) ? [] : all.flatMap(({ perhaps }) => perhaps),
  };
}

/** "12.50 / 144": in figures behind the price. "per 100 g" is no price for a hundred pieces. */
export const printedFor = ({ per, rest }: NumberReading): readonly Decimal[] =>
  per === null ||
  normalise(rest)
    .split(' ')
    .some((word) => isCue('measure', word))
    ? []
    : [per];
