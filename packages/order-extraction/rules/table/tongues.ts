/** Words that name different columns in different languages: "Nombre" counts in French and is a name in Spanish, "Desc." is a description or a discount. */
import { type ColumnKind, languages } from '../languages/index.ts';

type Meaning = { readonly kind: ColumnKind; readonly languages: ReadonlySet<string> };

/** each phrase of the lexicon with what it names, the commoner language first */
const meanings = new Map<string, readonly Meaning[]>();
for (const { code, columns } of languages)
  for (const [kind, phrases] of Object.entries(columns) as readonly [ColumnKind, readonly string[]][])
    for (const phrase of phrases) {
      const known = meanings.get(phrase) ?? [];
      // what is two things in one language is the first of them there: what stands below tells
      if (known.some(({ languages: own }) => own.has(code))) continue;
      const same = known.find((one) => one.kind === kind);
      const changed = { kind, languages: new Set([...(same?.languages ?? []), code]) };
      meanings.set(phrase, same ? known.map((one) => (one === same ? changed : one)) : [...known, changed]);
    }

/** Everything that a phrase names in one language or another. */
export const meaningsOf = (phrase: string): readonly ColumnKind[] => (meanings.get(phrase) ?? []).map(({ kind }) => kind);

const isOpen = (phrase: string): boolean => (meanings.get(phrase)?.length ?? 0) > 1;

/** Whether a phrase, or a word of it, names different columns in different languages. */
export const hasOpenWord = (phrase: string): boolean => isOpen(phrase) || phrase.split(' ').some(isOpen);

/** What the labels beside each other tell of the language that they are in, and which columns they name. */
export type Tongues = { readonly spoken: ReadonlyMap<string, number>; readonly named: ReadonlySet<ColumnKind> };

/** of a word of a label, against a whole label */
const ofWord = 0.5;
/** and of the document's language: less than any label */
const ofDocument = 0.25;

/** `phrases`: the labels that stand beside each other, normalised. */
export function tonguesOf(phrases: readonly string[], documentLanguage: string): Tongues {
  const spoken = new Map([[documentLanguage, ofDocument]]);
  const named = new Set<ColumnKind>();
  const speak = (phrase: string, weight: number): void => {
    for (const language of new Set((meanings.get(phrase) ?? []).flatMap((one) => [...one.languages])))
      spoken.set(language, (spoken.get(language) ?? 0) + weight);
  };
  for (const phrase of phrases) {
    const [only, another] = meanings.get(phrase) ?? [];
    if (another) continue;
    if (only) {
      speak(phrase, 1);
      named.add(only.kind);
    } else for (const word of phrase.split(' ')) if (!isOpen(word)) speak(word, ofWord);
  }
  return { spoken, named };
}

/**
 * What a phrase names beside those labels: what it is in the language that most of them are in. Where no other label names the article, and another one
 * how many, a word that may be the article's name is: but a code is a code.
 */
export function meaningAmong(phrase: string, { spoken, named }: Tongues): ColumnKind | null {
  const all = meanings.get(phrase) ?? [];
  const weightOf = ({ languages: own }: Meaning): number => Math.max(0, ...[...own].map((code) => spoken.get(code) ?? 0));
  const ranked = all.toSorted(
    (one, other) => weightOf(other) - weightOf(one) || Number(named.has(one.kind)) - Number(named.has(other.kind)),
  );
  const [first] = ranked;
  const isName = ({ kind }: Meaning): boolean => kind === 'name';
  return first && first.kind !== 'code' && !named.has('name') && named.has('qty')
    ? (ranked.find(isName) ?? first).kind
    : (first?.kind ?? null);
}
