/** An order in words, taken apart: how many, and the words that say of what. Which article that is, others decide. */
import { counting } from './lexicon/asking.ts';
import { plain } from './lexicon/inflection.ts';
import { isGrammar, numberOf } from './number-words.ts';

/** Decimal strings. `metres`: a length that is said, of goods that are sold by the metre it is how many. `text` is without the quantity. */
export type WantedLine = {
  readonly qty: string | null;
  readonly metres: string | null;
  readonly text: string;
  /** in digits, not a word that may be one of grammar */
  readonly inDigits: boolean;
};

const counted = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])(\\d{1,6}) ?(?:x|×|st|${[...new Set(counting)].join('|')})(?![\\p{L}\\p{N}])`,
  'u',
);
const times = /(?<![\p{L}\p{N}])[x×] ?(\d{1,6})(?![\p{L}\p{N}])/u;
const length = /(?<![\p{L}\p{N}.,/-])(\d{1,6}) ?(?:m|mtr|met\p{L}+|metr\p{L}+)(?![\p{L}\p{N}])/u;
/** what follows makes it a size */
const unit =
  'mm|cm|m|mtr|meter\\p{L}*|metre\\p{L}*|metr[oi]s?|kg|g|gr|gram\\p{L}*|ml|cl|l|lt|ltr|lit\\p{L}+|v|volt\\p{L}*|w|watt\\p{L}*|kw|ah|mah|bar|zoll|inch|pouces?|duim|tum|["″%]';
const bare = new RegExp(`(?<![\\p{L}\\p{N}.,/-])(\\d{1,6})(?![\\p{L}\\p{N}/-]|[.,]\\d| ?(?:${unit})(?![\\p{L}\\p{N}]))`, 'u');
/** of a size of clothing, the word before */
const sized = /(?:size|grosse|groesse|gr\.?|taille|talla|taglia|maat|tamanho|storlek|no\.?|nr\.?|n°) ?$/u;

type Quantity = { readonly qty: string; readonly rest: string; readonly inDigits: boolean };

const quantityIn = (text: string): Quantity | null => {
  for (const pattern of [counted, times, bare]) {
    const found = pattern.exec(text);
    if (!found || found[1] === undefined || sized.test(text.slice(0, found.index))) continue;
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
    return { qty: String(Number(found[1])), rest, inDigits: true };
  }
  return spelledOut(text);
};

const spelledOut = (text: string): Quantity | null => {
  const words = text.split(/(?<![\p{L}\p{N}])|(?![\p{L}\p{N}])/u);
  const sure = words.findIndex((word) => numberOf(word) !== null && !isGrammar(word));
  const at = sure >= 0 ? sure : words.findIndex((word) => numberOf(word) !== null);
  const qty = numberOf(words[at] ?? '');
  return qty === null ? null : { qty, rest: words.toSpliced(at, 1).join(''), inDigits: false };
};

const ends = /\n|;|,(?!\d)|\.\s|(?<![\p{L}\p{N}])(?:and|und|et|y|e|och|en|plus|sowie)(?![\p{L}\p{N}])|&|\+/u;

/** Half a dozen is six, and no dozen. */
const halfDozen =
  /(?<!\p{L})(?:half|halbes|demi|media|mezza|halve?|meia|halvt?)[ -](?:a |een |ett |en )?(?:dozen|dutzend|douzaine|docena|dozzina|dozijn|duzia|dussin)(?!\p{L})/gu;

/** Each part with a quantity of its own is a line; what stands before and between belongs to the one beside it. */
export const wantedLines = (message: string): readonly WantedLine[] => {
  const lines: WantedLine[] = [];
  let before = '';
  for (const part of plain(message).replace(halfDozen, '6').split(ends)) {
    const found = quantityIn(part);
    const metres = length.exec(part)?.[1] ?? null;
    const last = lines.at(-1);
    if (found || metres !== null) {
      lines.push({
        qty: found?.qty ?? null,
        metres,
        inDigits: found?.inDigits ?? true,
        text: `${before} ${found?.rest ?? part}`.trim(),
      });
      before = '';
    } else if (last) lines[lines.length - 1] = { ...last, text: `${last.text} ${part}` };
    else before = `${before} ${part}`;
  }
  return lines;
};
