import { byText } from '@order-intake/kernel';
import { currenciesIn, isCurrency } from '../currencies.ts';
import { isCue, type Language, languages, someCue } from '../languages/index.ts';
import { normalise } from '../text.ts';
import { exactColumnKind } from './vocabulary.ts';

export type TotalKind = 'net' | 'gross' | 'tax' | 'carry';

const kinds = new Map<string, TotalKind>();
for (const language of languages) {
  for (const kind of ['carry', 'tax', 'net', 'gross'] as const)
    for (const phrase of language.totals[kind]) if (!kinds.has(phrase)) kinds.set(phrase, kind);
}
const taxWords = [...kinds].filter(([, kind]) => kind === 'tax' || kind === 'carry');
const charges = [...new Set(languages.flatMap((language) => language.charges))];

const net = (word: string): boolean => isCue('excluding', word);
const gross = (word: string): boolean => isCue('including', word);
/** "c/ IVA" and "s/ IVA" are with and without it, "s DPH" is with it: a letter says it in the language of the tax. The C of "Subtotal C" is a section's. */
const says = (side: typeof net, words: readonly string[]): boolean =>
  words.some((word) => side(word) && (word.length > 1 || languages.some((language) => saysLetter(language, side, word, words))));

const saysLetter = ({ cues }: Language, side: typeof net, letter: string, words: readonly string[]): boolean =>
  ((side === net ? cues.excluding : cues.including) ?? []).includes(letter) &&
  words.some((word) => cues.taxWord?.includes(word) === true);
const filler = (word: string): boolean => isCue('taxWord', word) || isCue('little', word) || isCue('and', word);

const namesSum = (word: string): boolean => kinds.get(word) === 'net' || kinds.get(word) === 'gross';

/** Which sum a label below a table names ("Total excl. VAT", "Gesamtbetrag (EUR)"); null when it is none. */
export const totalKindOf = byText(kindOfTotal);

function kindOfTotal(text: string): TotalKind | null {
  if (text.length > 70 || isCode(text.trim())) return null;
  const all = normalise(text).split(' ');
  const words = all.filter(
    (word) => word !== '' && !/\d/.test(word) && !isCurrency(word.toUpperCase()) && word !== '%' && word !== '@',
  );
  const phrase = words.join(' ');
  const direct = kinds.get(phrase);
  if (direct) return direct;
  const tax = taxWords.find(([word]) => phrase.startsWith(`${word} `));
  if (tax) return tax[1];
  if (isTaxInAll(words) && !isUntaxed(all)) return 'tax';
  // "Nettosumme zzgl. USt.": a sum's own name may say that it is without tax
  const core = words.filter((word) => namesSum(word) || (!net(word) && !gross(word) && !filler(word))).join(' ');
  const base = kinds.get(core);
  const untaxed = isUntaxed(all);
  if (!base) return composedTotal(words, untaxed);
  if (base === 'carry') return base;
  return says(net, words) || untaxed
    ? 'net'
    : says(gross, words)
      ? 'gross'
      : words.length === core.split(' ').length
        ? base
        : composedTotal(words, untaxed);
}

/** "Yhteensä alv 0%": Finnish for without it */
const isUntaxed = (words: readonly string[]): boolean =>
  words.some((word, at) => isCue('taxWord', word) && words[at + 1] === '0') && !words.some((word) => gross(word));

const isSum = (word: string): boolean => isCue('sum', word);

/** "Celkem DPH", "Skupaj DDV": a sum of tax, where nothing says with or without it. */
const isTaxInAll = (words: readonly string[]): boolean =>
  words.length === 2 && isSum(words[0] ?? '') && isCue('taxWord', words[1] ?? '');
const lower = (word: string): boolean => isCue('subtotal', word);
const besideSum = (word: string): boolean => isCue('besideSum', word) || isCue('ordering', word) || isCue('changing', word);

/** "Total amount for this order": a sum by its words, when every one of them is of a sum; "total quantity" is none. */
function composedTotal(all: readonly string[], untaxed: boolean): TotalKind | null {
  const on = all.indexOf('on');
  const words = on > 1 ? all.slice(0, on) : all;
  const own = words.filter((word) => !net(word) && !gross(word) && !filler(word));
  // "Importe del pedido", "Montant de la commande": with a word for the order beside it, an amount is the order's
  const ofOrder = someCue('amount', own) && someCue('ordering', own);
  // "Beløp med mva", "Amount excl. VAT": said to be with or without tax, an amount is one of the document's sums
  const taxed =
    someCue('taxWord', words) && (says(gross, words) || says(net, words)) && own.every((word) => isCue('amount', word));
  // "Fizetendő bruttó", "Summe Endbetrag": each of them names it by itself
  if (words.length > 1 && words.every((word) => kinds.get(word) === 'gross')) return 'gross';
  // "Gesamtmenge" counts pieces
  if (own.length === 0 || own.some((word) => exactColumnKind(word) === 'qty')) return null;
  if (!taxed && (!(ofOrder || own.some(isSum)) || !own.every((word) => isSum(word) || besideSum(word) || lower(word))))
    return null;
  return (says(net, words) || untaxed || words.some(lower)) && !says(gross, words) ? 'net' : 'gross';
}

const chargeWords: ReadonlySet<string> = new Set(charges.filter((charge) => charge.length >= 5 && !charge.includes(' ')));
const longCharges = charges.filter((charge) => charge.includes(' '));

/** Whether a row of a table is freight, packaging, a discount on the whole: something that is added and is no product. */
export const isCharge = byText((name) => {
  const phrase = normalise(name);
  return charges.some(
    (charge) =>
      phrase === charge ||
      (charge.length > 5 && phrase.startsWith(`${charge} `) && phrase.split(' ').length <= charge.split(' ').length + 2),
  );
});

/** Whether a label beside a single sum, without a quantity or a price, names a charge: there a word of it among others is enough. */
export const namesCharge = byText((label) => {
  const phrase = normalise(label.replace(/[([][^)\]]*[)\]]/g, ' '));
  const words = phrase.split(' ').filter((word) => word !== '' && !/\d/.test(word));
  return (
    words.length <= 8 &&
    (isCharge(phrase) || words.some((word) => chargeWords.has(word)) || longCharges.some((charge) => phrase.includes(charge)))
  );
});

/** Whether a charge's words say that it lowers the sum. */
export const takesOff = (label: string): boolean => someCue('reduction', normalise(label).split(' '));

/** a sentence's end behind a sum ("Price in all 95 820 Kč. The contractor pays no tax.") */
const endOfSentence = /(?<=\p{L}{2}\.)\s+(?=\p{Lu}\p{Ll}{3})/u;

/** "Net: 647 150 Ft | VAT (27%): 174 731 Ft | To pay: 821 881 Ft": sums beside each other in one text, or told in a sentence, each by itself. */
export function sumsBeside(text: string): readonly string[] {
  const parts = text.split(/\s+[|•·]\s+/);
  if (parts.filter((part) => /\d/.test(part)).length > 1) return parts;
  // "Imponibile € 3.214,50 – IVA 10% € 321,45 – TOTALE € 3.535,95"
  const dashed = text.split(/\s[–—-]\s/);
  if (dashed.length > 1 && dashed.every((part) => /\d[.,]\d{2}/.test(part) && totalKindOf(sumLabel(part)) !== null))
    return dashed;
  const [sentence = '', ...others] = text.split(endOfSentence);
  const told = sentence.split(/[,;]\s+(?=\p{L})/u);
  const isTold = told.length > 1 && told.every((part) => /\d[.,]\d{2}/.test(part) && totalKindOf(sumLabel(part)) !== null);
  if (isTold) return told;
  return others.length > 0 && totalKindOf(sumLabel(sentence)) !== null && /\d/.test(sentence) ? [sentence] : [text];
}

/** "821 881 Ft", "12.430 lei": a sign that is a word, behind its number */
function withoutSignBehind(text: string): string {
  const [whole, number] = /(\d\s?)\p{L}{1,4}\.?\s*$/u.exec(text) ?? [];
  return whole !== undefined && currenciesIn(whole).length > 0 ? text.slice(0, -whole.length) + number : text;
}

/** "NET350", "TPS-200-6": an article's code, and no net sum or tax */
const isCode = (text: string): boolean => /^\p{Lu}{2,}(?:\d{2,}|-\d{3,}|-\w+-[\w-]+)$/u.test(text);

/** "Yht. alv 0": how much tax, and no sum */
const saysUntaxed = (text: string): boolean => isUntaxed(normalise(text).split(' ').slice(-2)) && /\s0\s?%?$/.test(text.trim());

/** A sum's label without the number and the currency behind it. */
export function sumLabel(written: string): string {
  if (isCode(written) || saysUntaxed(written)) return written;
  const text = withoutSignBehind(written);
  const code = /\s([A-Z]{3}|kr\.?|Rs\.?)\s*$/.exec(text);
  const bare =
    code?.[1] && (isCurrency(code[1]) || code[1].length < 3 || code[1].endsWith('.')) ? text.slice(0, code.index) : text;
  return bare.replace(/(?:\s[A-Z]{1,3}(?=[$€£₹]))?[-−]?[\d.,'’\s€$£₹¥%-]*$/, '').replace(/\s+(?:Rs|kr)\.?$/, '');
}
