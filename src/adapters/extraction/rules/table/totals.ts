import { isCurrency } from '../currencies.ts';
import { languages } from '../languages/index.ts';
import { normalise } from '../text.ts';

export type TotalKind = 'net' | 'gross' | 'tax' | 'carry';

const kinds = new Map<string, TotalKind>();
for (const language of languages) {
  for (const kind of ['carry', 'tax', 'net', 'gross'] as const)
    for (const phrase of language.totals[kind]) if (!kinds.has(phrase)) kinds.set(phrase, kind);
}
const taxWords = [...kinds].filter(([, kind]) => kind === 'tax' || kind === 'carry');
const charges = [...new Set(languages.flatMap((language) => language.charges))];

const net = new Set('excl exkl ex excluding exclusive before without ohne exclusief hors sin senza zzgl net netto ht'.split(' '));
const gross = new Set('incl inkl inc including inclusive gross brutto ttc inclusief inclus ivato'.split(' '));
const filler = new Set('vat tax mwst ust btw moms iva tva gst the of in der die das de du del and und taxes'.split(' '));

/** Which sum a label below a table names ("Total excl. VAT", "Gesamtbetrag (EUR)"); null when it is none. */
export function totalKindOf(text: string): TotalKind | null {
  if (text.length > 70) return null;
  const words = normalise(text)
    .split(' ')
    .filter((word) => word !== '' && !/\d/.test(word) && !isCurrency(word.toUpperCase()) && word !== '%' && word !== '@');
  const phrase = words.join(' ');
  const direct = kinds.get(phrase);
  if (direct) return direct;
  const tax = taxWords.find(([word]) => phrase.startsWith(`${word} `));
  if (tax) return tax[1];
  const core = words.filter((word) => !net.has(word) && !gross.has(word) && !filler.has(word)).join(' ');
  const base = kinds.get(core);
  if (!base || base === 'carry') return base ?? null;
  return words.some((word) => net.has(word))
    ? 'net'
    : words.some((word) => gross.has(word))
      ? 'gross'
      : words.length === core.split(' ').length
        ? base
        : null;
}

/** Whether a row of a table is freight, packaging, a discount on the whole: something that is added and is no product. */
export function isCharge(name: string): boolean {
  const phrase = normalise(name);
  return charges.some(
    (charge) =>
      phrase === charge ||
      (charge.length > 5 && phrase.startsWith(`${charge} `) && phrase.split(' ').length <= charge.split(' ').length + 2),
  );
}
