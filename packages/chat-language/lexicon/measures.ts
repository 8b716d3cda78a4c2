/** Sizes as people write them, made comparable: "10mm", "10 mm" and "1 cm" are one, "0,75 kg" is 750 g, "3/4 inch" is 3/4". */
import { isNumberWord, numberOf } from '../answering/number-words.ts';

/** How many steps or rungs a ladder has. */
const steps =
  `step steps rung rungs stufe stufen stufig stufige stufigen stufiger sprosse sprossen marche marches barreau barreaux echelon echelons
  peldano peldanos escalon escalones gradino gradini scalino scalini piolo pioli trede treden tredes treeds sport sporten degrau degraus
  steg stegs trappsteg stegpinnar`.split(/\s+/);

const units: { readonly [unit: string]: readonly [dimension: string, factor: number] } = {
  mm: ['mm', 1],
  millimeter: ['mm', 1],
  millimetre: ['mm', 1],
  millimetres: ['mm', 1],
  millimetri: ['mm', 1],
  milimetro: ['mm', 1],
  milimetros: ['mm', 1],
  cm: ['mm', 10],
  m: ['m', 1],
  mt: ['m', 1],
  mts: ['m', 1],
  mtr: ['m', 1],
  mtrs: ['m', 1],
  metre: ['m', 1],
  metres: ['m', 1],
  meter: ['m', 1],
  meters: ['m', 1],
  metern: ['m', 1],
  metro: ['m', 1],
  metros: ['m', 1],
  metri: ['m', 1],
  g: ['g', 1],
  gr: ['g', 1],
  grs: ['g', 1],
  gram: ['g', 1],
  grams: ['g', 1],
  gramm: ['g', 1],
  grammes: ['g', 1],
  gramos: ['g', 1],
  grammi: ['g', 1],
  gramas: ['g', 1],
  kg: ['g', 1000],
  kilo: ['g', 1000],
  kilos: ['g', 1000],
  ml: ['ml', 1],
  cl: ['ml', 10],
  l: ['ml', 1000],
  lt: ['ml', 1000],
  lts: ['ml', 1000],
  ltr: ['ml', 1000],
  litre: ['ml', 1000],
  litres: ['ml', 1000],
  liter: ['ml', 1000],
  litern: ['ml', 1000],
  litro: ['ml', 1000],
  litros: ['ml', 1000],
  litri: ['ml', 1000],
  v: ['V', 1],
  volt: ['V', 1],
  volts: ['V', 1],
  voltios: ['V', 1],
  w: ['W', 1],
  watt: ['W', 1],
  watts: ['W', 1],
  vatios: ['W', 1],
  kw: ['W', 1000],
  ah: ['Ah', 1],
  mah: ['Ah', 0.001],
  bar: ['bar', 1],
  a: ['A', 1],
  inch: ['inch', 1],
  inches: ['inch', 1],
  zoll: ['inch', 1],
  pouce: ['inch', 1],
  pouces: ['inch', 1],
  pulgada: ['inch', 1],
  pulgadas: ['inch', 1],
  pollice: ['inch', 1],
  pollici: ['inch', 1],
  duim: ['inch', 1],
  polegada: ['inch', 1],
  polegadas: ['inch', 1],
  tum: ['inch', 1],
  ...Object.fromEntries(steps.map((word) => [word, ['steps', 1] as const])),
};

const measure = /(\d+\s\d\/\d|\d+\/\d+|\d+(?:[.,]\d+)?)[\s-]?(["″]|\p{L}+)?(?![\p{L}\p{N}])/gu;
const amountOf = (written: string): number => {
  const [whole = '', part] = written.includes(' ') ? written.split(' ') : ['0', written];
  const [over, under] = (part ?? '').split('/').map((one) => Number(one.replace(',', '.')));
  return Number(whole) + (over ?? 0) / (under ?? 1);
};
const rounded = (value: number): string => String(Math.round(value * 1000) / 1000);

export type Measures = {
  /** "10 mm", in the unit that all of a dimension are counted in */
  readonly sizes: readonly string[];
  /** every number, with letters before it as in M8, without its unit */
  readonly numbers: readonly string[];
};

const spelledOut = /(?<![\p{L}\p{N}])(\p{L}{2,})[ -](?=(\p{L}+)(?![\p{L}\p{N}]))/gu;
/** "three metres" as "3 metres", where a unit follows. */
const inDigits = (text: string): string =>
  text.replace(spelledOut, (whole: string, word: string, unit: string) =>
    unit.length > 1 && unit in units && isNumberWord(word) ? `${numberOf(word)} ` : whole,
  );

/** Whether the word, in small letters without accents, is a unit of size. */
export const isUnit = (word: string): boolean => word in units;

/** Of a text in small letters without accents. */
export const measuresIn = (written: string): Measures => {
  const text = inDigits(written);
  const sizes: string[] = [];
  for (const [, amount = '', unit = ''] of text.matchAll(measure)) {
    const known = /["″]/.test(unit) ? units.inch : units[unit];
    if (known) sizes.push(`${rounded(amountOf(amount) * known[1])} ${known[0]}`);
  }
  const tokens = (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((token) => /\d/.test(token));
  const numbers = tokens.flatMap((token) => [token, ...(token.match(/\d+/g) ?? [])]);
  return { sizes: [...new Set(sizes)], numbers: [...new Set(numbers)] };
};
