/** Which articles a question names. What is told has to be meant: a word in common is not enough. */
import { isAsking, isAskingIn, isIdle, withoutCounts } from '../lexicon/asking.ts';
import { formsOf, plain } from '../lexicon/inflection.ts';
import { namesOf } from '../lexicon/lexicon.ts';
import { measuresIn } from '../lexicon/measures.ts';
import { type Asked, askedIn, type Entry, entryOfName, type Fit, fitOf } from '../lexicon/naming.ts';
import { askedSizes, isOtherSize } from '../lexicon/other-sizes.ts';
import { languagesOf, type Reader, readUnits, type Unit } from '../lexicon/reading.ts';
import { type ChatLanguage, chatLanguages } from '../understanding/chat-languages.ts';
import type { ProductFact } from './facts.ts';

const languageOf = (language: string | null): ChatLanguage | null => chatLanguages.find((known) => known === language) ?? null;

export type Asking = {
  /** of the question, where it is known */
  readonly language?: string | null;
  /** whether slips of the finger are read as what they nearly are: where an article is asked for, not in any sentence */
  readonly forgives?: boolean;
};

/** Who asks in no language for sure is read in all. */
const readerOf = (
  { language = null, forgives = true }: Asking,
  { catalogue, named }: Pick<Reader, 'catalogue' | 'named'>,
  spoken: readonly ChatLanguage[],
): Reader => {
  const own = languageOf(language);
  return {
    languages: [...new Set([...(own ? [own] : []), ...spoken.slice(0, 1), ...chatLanguages])],
    isAsking,
    isOwnAsking: (word) => (own ? isAskingIn(word, own) : isAsking(word)),
    isIdle,
    catalogue,
    named,
    forgives,
  };
};

/** What a question may name an article by, as it is read without a catalogue. */
export const namedIn = (question: string, asking: Asking = {}): readonly Unit[] =>
  readUnits(question, readerOf(asking, { catalogue: new Map(), named: new Set() }, []));

/** The same things by their names in all languages, for a search by words. */
export const translationsOf = (units: readonly Unit[]): readonly string[] => [
  ...new Set(units.flatMap(({ meanings }) => meanings.flatMap(namesOf))),
];

/** Words of the catalogue that no lexicon has: names of makers, articles of another trade. */
const wordsOf = (entries: readonly Entry[]): Reader['catalogue'] =>
  new Map(
    entries.flatMap(({ units }) =>
      units
        .filter(({ meanings }) => meanings.length === 0)
        .flatMap(({ text }) => formsOf(text, 'en').map((form) => [form, text] as const)),
    ),
  );

const near = 0.1;

/** Numbers and sizes in common; a size with its unit says more. */
const numbersIn = (asked: ReturnType<typeof measuresIn>, name: string): number => {
  const own = measuresIn(plain(name));
  const sizes = asked.sizes.filter((size) => own.sizes.includes(size)).length;
  return 2 * sizes + asked.numbers.filter((number) => own.numbers.includes(number)).length;
};

type Found = { readonly product: ProductFact; readonly fit: Fit; readonly numbers: number; readonly isOtherSize: boolean };

const bestOf = (all: readonly Found[]): readonly ProductFact[] => {
  const meant = all.filter(({ fit, isOtherSize: isOther }) => fit.isMeant && !isOther);
  const most = Math.max(0, ...meant.map(({ numbers }) => numbers));
  // a ladder of six metres is not the one that says no length, where others say theirs
  if (most === 0 && all.some((one) => one.isOtherSize && one.fit.isMeant)) return [];
  const sized = meant.filter(({ numbers }) => numbers === most);
  const top = Math.max(0, ...sized.map(({ fit }) => fit.score));
  return sized
    .filter(({ fit }) => fit.score >= top - near)
    .toSorted((a, b) => b.fit.score - a.fit.score)
    .map(({ product }) => product);
};

/**
 * What only looks like an article, and is read as what it nearly is, is none where the question names one for sure beside words of its own: "la cameretta"
 * is no wheelbarrow. In a list it may be one.
 */
const isLookalike = (groups: readonly Asked[], at: number, best: readonly (readonly ProductFact[])[]): boolean =>
  groups[at]?.head?.isGuessed === true &&
  groups.some(
    ({ head }, other) =>
      other !== at && groups[Math.max(at, other)]?.isApart && !head?.isGuessed && (best[other] ?? []).length > 0,
  );

export type Matched = {
  /** best first */
  readonly meant: readonly ProductFact[];
  /** what might have been, when none is */
  readonly alike: readonly ProductFact[];
  /** those of `alike` are what is asked for, but of another size */
  readonly areOtherSizes: boolean;
};

/** Those that a question means. */
export const matchProducts = (question: string, products: readonly ProductFact[], asking: Asking = {}): Matched => {
  const spoken = languagesOf(products.map(({ name }) => name));
  const entries = products.map(({ name }) => entryOfName(name, spoken));
  const named = new Set(products.flatMap(({ name }) => plain(name).match(/\p{L}{4,}/gu) ?? []));
  const groups = askedIn(
    readUnits(question, readerOf(asking, { catalogue: wordsOf(entries), named }, spoken)),
    languageOf(asking.language ?? null) ?? 'en',
  );
  const sizes = measuresIn(withoutCounts(plain(question)));
  const asked = askedSizes(plain(question));
  const others = products.map(({ name }) => isOtherSize(asked, plain(name)));
  const numbers = products.map(({ name }) => numbersIn(sizes, name));
  const found = groups.map((group: Asked) =>
    products.flatMap((product, at): readonly Found[] => {
      const entry = entries[at];
      return entry ? [{ product, fit: fitOf(group, entry), numbers: numbers[at] ?? 0, isOtherSize: others[at] ?? false }] : [];
    }),
  );
  const best = found.map(bestOf);
  const meant = [...new Set(best.flatMap((some, at) => (isLookalike(groups, at, best) ? [] : some)))];
  const otherSizes = found.flatMap((all) => all.filter((one) => one.isOtherSize && one.fit.isMeant));
  if (meant.length === 0 && otherSizes.length > 0)
    return { meant: [], alike: [...new Set(otherSizes.map(({ product }) => product))], areOtherSizes: true };
  const alike = found.flatMap((all) =>
    all.filter(({ fit }) => fit.isAlike).toSorted((a, b) => b.numbers - a.numbers || b.fit.score - a.fit.score),
  );
  return { meant, alike: meant.length > 0 ? [] : [...new Set(alike.map(({ product }) => product))], areOtherSizes: false };
};
