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
  if (!base) return composedTotal(words);
  if (base === 'carry') return base;
  return words.some((word) => net.has(word))
    ? 'net'
    : words.some((word) => gross.has(word))
      ? 'gross'
      : words.length === core.split(' ').length
        ? base
        : null;
}

const sumWord =
  /^(totals?|totale|totaal|totalt|gesamt\w*|summe|suma|soma|summa|sum|\w{3,}(total|summe|betrag|totaal|summa|belopp))$/;
const besideSum = new Set(
  'for this the of your our and order orders invoice po purchase amount value due payable pay to price cost estimated overall final grand general all items lines bestellung bestell auftrag rechnung diese dieser fur des wert zu zahlen commande facture montant de la du a payer general generale ordine fattura importo da pagare pedido factura importe orden compra valor a pagar del encomenda fatura do order factuur bestelling te betalen bedrag ordern fakturan att betala documento geral complessivo'.split(
    ' ',
  ),
);
const lower = /^(sub|sous|zwischen|delsumma|subtotal\w*|zwischen\w+)$/;

/** "Importe del pedido", "Montant de la commande": with a word for the order beside it, an amount is the order's */
const amountWord = /^(amount|value|wert|betrag|montant|importe|importo|valor|valore|bedrag|belopp|varde)$/;
const orderWord =
  /^(order|orders|po|purchase|bestellung|auftrag|commande|pedido|orden|compra|ordine|bestelling|encomenda|ordern)$/;

/** "Total amount for this order": a sum by its words, when every one of them is of a sum; "total quantity" is none. */
function composedTotal(all: readonly string[]): TotalKind | null {
  const on = all.indexOf('on');
  const words = on > 1 ? all.slice(0, on) : all;
  const own = words.filter((word) => !net.has(word) && !gross.has(word) && !filler.has(word));
  const ofOrder = own.some((word) => amountWord.test(word)) && own.some((word) => orderWord.test(word));
  if (
    own.length === 0 ||
    !(ofOrder || own.some((word) => sumWord.test(word))) ||
    !own.every((word) => sumWord.test(word) || besideSum.has(word) || lower.test(word))
  )
    return null;
  return words.some((word) => net.has(word) || lower.test(word)) && !words.some((word) => gross.has(word)) ? 'net' : 'gross';
}

const chargeWords: ReadonlySet<string> = new Set(charges.filter((charge) => charge.length >= 5 && !charge.includes(' ')));
const longCharges = charges.filter((charge) => charge.includes(' '));

/** Whether a row of a table is freight, packaging, a discount on the whole: something that is added and is no product. */
export function isCharge(name: string): boolean {
  const phrase = normalise(name);
  return charges.some(
    (charge) =>
      phrase === charge ||
      (charge.length > 5 && phrase.startsWith(`${charge} `) && phrase.split(' ').length <= charge.split(' ').length + 2),
  );
}

/** Whether a label beside a single sum, without a quantity or a price, names a charge: there a word of it among others is enough. */
export function namesCharge(label: string): boolean {
  const phrase = normalise(label.replace(/[([][^)\]]*[)\]]/g, ' '));
  const words = phrase.split(' ').filter((word) => word !== '' && !/\d/.test(word));
  return (
    words.length <= 8 &&
    (isCharge(phrase) || words.some((word) => chargeWords.has(word)) || longCharges.some((charge) => phrase.includes(charge)))
  );
}

const reductions =
  /\b(discount|rebate|less|rabatt|nachlass|skonto|abzgl|abzuglich|abschlag|remise|escompte|rabais|acompte|descuento|dto|bonificacion|sconto|abbuono|korting|desconto|deposit|prepayment|anzahlung|anticipo|acconto|aanbetaling)\b/;

/** Whether a charge's words say that it lowers the sum. */
export const takesOff = (label: string): boolean => reductions.test(normalise(label));

/** A sum's label without the number and the currency behind it. */
export function sumLabel(text: string): string {
  const code = /\s([A-Z]{3}|kr\.?|Rs\.?)\s*$/.exec(text);
  const bare =
    code?.[1] && (isCurrency(code[1]) || code[1].length < 3 || code[1].endsWith('.')) ? text.slice(0, code.index) : text;
  return bare.replace(/(?:\s[A-Z]{1,3}(?=[$€£₹]))?[-−]?[\d.,'’\s€$£₹¥%-]*$/, '').replace(/\s+(?:Rs|kr)\.?$/, '');
}
