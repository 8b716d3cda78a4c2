/** A stranger's document in words of no language: what labels, headings and sums are called is written with other letters, so a person has to put right what was read by them. */
import type { DocumentContent } from '@order-intake/order-extraction/document';
import { hasCue, isMonth, languages, normalise } from '@order-intake/order-extraction/learning';
import { currenciesIn } from '@order-intake/order-extraction/values';
import type { Truth } from '../../test/support/order-documents/index.ts';
import { type Next, rewritten } from './rewritten.ts';

const shortest = 3;
const wordsOf = (all: readonly (readonly string[] | undefined)[]): ReadonlySet<string> =>
  new Set(all.flatMap((phrases) => (phrases ?? []).flatMap((one) => normalise(one.replaceAll('*', '')).split(' '))));

const labels = wordsOf(
  languages.flatMap(({ columns, labels, zones, totals }) =>
    [columns, labels, zones, totals].flatMap((kinds): readonly (readonly string[])[] => Object.values(kinds)),
  ),
);
/** what a document is, and its money and units, is still told: of what is no order nothing is learned */
const kept = wordsOf(
  languages.flatMap(({ titles, units, money, namedMoney, cues }) => [
    ...Object.values(titles),
    units,
    cues.ordering,
    ...[money, namedMoney].flatMap((one) => Object.values(one ?? {})),
  ]),
);

const rings = ['aeiou', 'bcdfghjklmnpqrstvwxz', 'аеиоуыя', 'бвгджзклмнпрстфхцчшщ', 'αεηιουω', 'βγδζθκλμνξπρστφχψ'] as const;
const others: ReadonlyMap<string, string> = new Map(
  rings.flatMap((ring) =>
    [...ring].flatMap((letter, at): readonly (readonly [string, string])[] => {
      const other = ring[(at + Math.floor(ring.length / 2)) % ring.length] ?? letter;
      return [
        [letter, other],
        [letter.toUpperCase(), other.toUpperCase()],
      ];
    }),
  ),
);

function disguisedWord(word: string): string {
  const plain = normalise(word);
  const tells = kept.has(plain) || isMonth(plain) || hasCue('legal', [plain]) || currenciesIn(word.toUpperCase()).length > 0;
  const stays = plain.length < shortest || !labels.has(plain) || tells;
  return stays
    ? word
    : [...word.normalize('NFD')]
        .map((letter) => others.get(letter) ?? letter)
        .join('')
        .normalize('NFC')
        // a mark that no letter bears is no part of a word
        .replace(/\p{M}/gu, '');
}

const disguisedText = (text: string): string =>
  text
    .split(/(\s+)/)
    .map((word) => (/[@/]|\p{L}\.\p{L}{2}/u.test(word) ? word : word.replace(/\p{L}+/gu, disguisedWord)))
    .join('');

export const disguised = (content: DocumentContent, truth: Truth): Next =>
  rewritten(content, truth, disguisedText, (page) => page);
