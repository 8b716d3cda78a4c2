import { byText } from '@order-intake/kernel';
import type { DocumentType } from '../../document/extraction.ts';
import { endsInLegalForm, hasLegalForm } from '../header/legal-forms.ts';
import { type Cue, isCue, languages } from '../languages/index.ts';
import { nearFinder, normalise } from '../text.ts';
import { composedType } from './composed-titles.ts';

const types: readonly DocumentType[] = [
  'order_cancellation',
  'order_change',
  'order_response',
  'quotation',
  'invoice',
  'delivery_note',
  'receipt',
  'other',
  'order',
];
const phrases = new Map<string, DocumentType>();
for (const language of languages)
  for (const type of types) for (const phrase of language.titles[type] ?? []) if (!phrases.has(phrase)) phrases.set(phrase, type);
const longest = 5;

/** the same without spaces: letters set apart, words that run into each other */
const byLetters = new Map([...phrases].map(([phrase, type]) => [phrase.replaceAll(' ', ''), type] as const));
const nearPhrase = nearFinder([...byLetters.keys()].filter((phrase) => phrase.length >= 11));

export type Match = { readonly type: DocumentType; readonly from: number; readonly to: number };

/** A phrase that names a type; what stands beside an order's word may make something else of it ("order acceptance"). */
export const typeOf = (words: readonly string[]): Match | null => typeOfPhrase(words.join(' '));

const typeOfPhrase = byText((phrase): Match | null => {
  const words = phrase.split(' ');
  const direct = matchOf(words);
  if (direct) return direct;
  // "Auftragsbestaetigung", "Foelgeseddel": letters that a program could not print
  const plain = words.map((word) => word.replace(/([aou])e/g, '$1').replace(/aa/g, 'a'));
  return (plain.some((word, at) => word !== words[at]) ? matchOf(plain) : null) ?? nearly(words);
});

function matchOf(words: readonly string[]): Match | null {
  const match = phraseAt(words);
  if (match && match.type !== 'order') return match;
  const end = match ? Math.min(words.length, match.to + 2) : Math.min(words.length, longest);
  for (let to = match?.to ?? 1; to <= end; to++) {
    const type = composedType(words.slice(0, to));
    if (type) return { type, from: 0, to };
  }
  return match ?? compoundAt(words) ?? otherCompoundAt(words);
}

/** letters before the word for an order: fewer are a prefix that makes another word of it ("Abbestellung", "avbeställning") */
const leastBefore = 4;
const otherwise: readonly Cue[] = ['cancelling', 'changing', 'answering', 'quoting', 'crediting', 'agreeing', 'estimating'];

/** "Wochenbestellung", "Keittiötilaus": languages that write words together say what is ordered before the word for an order. */
function compoundAt(words: readonly string[]): Match | null {
  const [first = ''] = words;
  const order = isCue('endingInOrder', first) && first.length > leastBefore + 'tilaus'.length;
  return order && !otherwise.some((cue) => isCue(cue, first)) ? { type: 'order', from: 0, to: 1 } : null;
}

/** languages that write words together, what something is at the end */
const compounding: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'da', 'nb', 'fi', 'et', 'hu']);
/** shortest title that may end a compound, and what must stand before it at least */
const [leastEnding, leastBeforeEnding] = [7, 3];
const endings = new Map<string, DocumentType>();
for (const language of languages.filter(({ code }) => compounding.has(code)))
  for (const type of types.filter((one) => !one.startsWith('order') || one === 'order_response'))
    for (const phrase of language.titles[type] ?? [])
      if (phrase.length >= leastEnding && !phrase.includes(' ') && !endings.has(phrase)) endings.set(phrase, type);
const endingLengths = [...new Set([...endings.keys()].map((phrase) => phrase.length))].sort((a, b) => b - a);

/** "Tukkuhinnasto", "Winterpreisliste": a kind of what is no order, unless it goes on as one ("Subcontract & materials purchase order"). */
function otherCompoundAt([first = '', ...rest]: readonly string[]): Match | null {
  if (rest.some((_, at) => phraseAt(rest.slice(at))?.type === 'order')) return null;
  const length = endingLengths.find((one) => first.length >= one + leastBeforeEnding && endings.has(first.slice(-one)));
  const type = length === undefined ? undefined : endings.get(first.slice(-length));
  return type ? { type, from: 0, to: 1 } : null;
}

/** "Auftragsbest tigung": a letter that was lost, or is another, in a long title. */
function nearly(words: readonly string[]): Match | null {
  for (let to = Math.min(words.length, longest); to > 0; to--) {
    const letters = words.slice(0, to).join('');
    const near = letters.length >= 11 ? nearPhrase(letters) : undefined;
    const type = near === undefined ? undefined : byLetters.get(near);
    if (type) return { type, from: 0, to };
  }
  return null;
}

/** The type that some words name anywhere among them; null for none. */
export const typeNamed = (words: readonly string[]): DocumentType | null =>
  words.length === 0 ? null : (typeOf(words)?.type ?? null);

/** "Muster LLC Purchase Order #4711": without the company that a portal sets before its subject. */
export function withoutCompany(text: string): string {
  const words = text.split(/\s+/);
  const formed = words.findIndex((_, at) => endsInLegalForm(words.slice(0, at + 1).join(' ')));
  const rest = words.slice(/^[–—|-]$/.test(words[formed + 1] ?? '') ? formed + 2 : formed + 1);
  // "on your invoice and delivery note": what joins two forms is none by itself
  const company = formed > 0 && hasLegalForm(words.slice(0, formed + 1).join(' '));
  return company && rest.length > 0 && typeOf(normalise(rest.join(' ')).split(' '))?.from === 0 ? rest.join(' ') : text;
}

/** The longest phrase that names a type, the earliest first. */
function phraseAt(words: readonly string[]): Match | null {
  for (let from = 0; from < Math.min(words.length, 3); from++) {
    for (let to = Math.min(words.length, from + longest); to > from; to--) {
      const type =
        phrases.get(words.slice(from, to).join(' ')) ??
        (to === words.length || /^\d/.test(words[to] ?? '') ? phrases.get(words.slice(from, to).join('')) : undefined);
      if (type) return { type, from, to };
    }
  }
  return null;
}

/** shortest title that is looked for within others that have no spaces between their words */
const leastWithin = 7;

/** "A U F T R A G S B E S T Ä T I G U N G", "P U R C H A S E  O R D E R 4711": what letters set apart make together; null for nothing that is known. */
export function typeOfSpaced(text: string): DocumentType | null {
  const letters = normalise(text.replace(/\d.*$/, '')).replaceAll(' ', '');
  const whole = byLetters.get(letters) ?? typeOf([letters])?.type;
  if (whole) return whole;
  const within = [...byLetters].filter(([phrase]) => phrase.length >= leastWithin && letters.includes(phrase));
  return within.sort(([a], [b]) => b.length - a.length)[0]?.[1] ?? null;
}
