import { isCurrency } from '../currencies.ts';
import { type ColumnKind, languages } from '../languages/index.ts';
import { nearlySame, normalise } from '../text.ts';

const phrases = new Map<string, ColumnKind>();
const endings: (readonly [string, ColumnKind])[] = [];
for (const language of languages) {
  for (const [kind, words] of Object.entries(language.columns) as readonly [ColumnKind, readonly string[]][]) {
    for (const word of words) {
      if (word.startsWith('*')) endings.push([word.slice(1), kind]);
      else if (!phrases.has(word)) phrases.set(word, kind);
    }
  }
}
const longPhrases = [...phrases].filter(([phrase]) => phrase.length >= 6);

/** Words that say how a price is meant and not which column it is: "Total (excl. VAT, in EUR)". */
const qualifiers: ReadonlySet<string> = new Set(
  'in excl exc ex excluding incl inc including without vat tax gst btw moms mwst ust iva tva ht exkl exclusief ohne sin senza hors taxes netto net per the of zzgl inkl'.split(
    ' ',
  ),
);

function lookUp(phrase: string): ColumnKind | null {
  const exact = phrases.get(phrase);
  if (exact) return exact;
  const ending = phrase.includes(' ') ? undefined : endings.find(([end]) => phrase.length > end.length && phrase.endsWith(end));
  if (ending) return ending[1];
  return phrase.length >= 6 ? (longPhrases.find(([known]) => nearlySame(known, phrase))?.[1] ?? null) : null;
}

/** Which kind of column a header cell names; null when it is none that is known. */
export function columnKindOf(text: string): ColumnKind | null {
  const bare = text.replace(/[([][^)\]]*[)\]]/g, ' ');
  const words = normalise(bare === '' ? text : bare)
    .replace(/[€$£]/g, ' ')
    .split(' ')
    .filter((word) => word !== '' && !isCurrency(word.toUpperCase()));
  const whole = words.join(' ');
  if (whole === '') return null;
  const direct = lookUp(whole);
  if (direct) return direct;
  let rest = words;
  while (rest.length > 1 && qualifiers.has(rest.at(-1) ?? '')) rest = rest.slice(0, -1);
  while (rest.length > 1 && qualifiers.has(rest[0] ?? '')) rest = rest.slice(1);
  return (rest.length < words.length ? lookUp(rest.join(' ')) : null) ?? joined(rest);
}

/** Two names in one cell ("Article no. / Description", "Qty - Unit"): the more telling one. */
function joined(words: readonly string[]): ColumnKind | null {
  const parts = words
    .join(' ')
    .split(/ @ | und | and | et | y | e | en | och /)
    .filter((part) => part !== '');
  if (parts.length < 2) return null;
  const kinds = parts.map(lookUp);
  return kinds.every((kind) => kind !== null)
    ? (kinds.find((kind) => kind === 'name' || kind === 'qty' || kind === 'price') ?? kinds[0] ?? null)
    : null;
}
