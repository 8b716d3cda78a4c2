/**
 * Many patterns at once: each waits below the words that it may begin with, so that a message is compared with the dozens that its words begin and
 * not with the thousands that there are. What is found is what `isIn` finds, one by one.
 */
import { type Element, isFrom, isIn, isNumber, type Pattern } from './cues.ts';

export type Cue<Of> = { readonly pattern: Pattern; readonly of: Of };
/** Which of those that are wanted the message says; `of` by identity. */
export type Said<Of> = (wanted: (of: Of) => boolean) => ReadonlySet<Of>;

type Begun<Of> = { readonly cue: Cue<Of>; readonly start: number };

/** What the first element may begin with: words as they are, beginnings of words, a number. */
const beginningsOf = (element: Exclude<Element, { gap: true }>) => {
  if ('number' in element) return { words: [], stems: [], number: true };
  const first = element.phrases.flatMap(([known]) => known ?? []);
  return {
    words: [...element.words, ...first.filter((known) => !known.endsWith('~'))],
    stems: [...element.stems, ...first.filter((known) => known.endsWith('~')).map((known) => known.slice(0, -1))],
    number: element.orNumber,
  };
};

const put = <Of>(to: Map<string, Cue<Of>[]>, key: string, cue: Cue<Of>): void => {
  const known = to.get(key);
  if (known) known.push(cue);
  else to.set(key, [cue]);
};

export const createCueIndex = <Of>(cues: readonly Cue<Of>[]): ((words: readonly string[]) => Said<Of>) => {
  const byWord = new Map<string, Cue<Of>[]>();
  const byStem = new Map<string, Cue<Of>[]>();
  const byNumber: Cue<Of>[] = [];
  const anywhere: Cue<Of>[] = [];
  for (const cue of cues) {
    const [first] = cue.pattern.elements;
    if (!first || 'gap' in first) {
      anywhere.push(cue);
      continue;
    }
    const { words, stems, number } = beginningsOf(first);
    for (const word of new Set(words)) put(byWord, word, cue);
    for (const stem of new Set(stems)) put(byStem, stem, cue);
    if (number) byNumber.push(cue);
  }
  const longestStem = Math.max(0, ...[...byStem.keys()].map(({ length }) => length));

  const beginningWith = (word: string): readonly Cue<Of>[] => {
    const found = [...(byWord.get(word) ?? []), ...(isNumber(word) ? byNumber : [])];
    for (let length = 0; length <= Math.min(word.length, longestStem); length += 1)
      found.push(...(byStem.get(word.slice(0, length)) ?? []));
    return found;
  };

  return (words) => {
    const begun: readonly Begun<Of>[] = words.flatMap((word, start) =>
      beginningWith(word).flatMap((cue) => (cue.pattern.atStart && start > 0 ? [] : [{ cue, start }])),
    );
    return (wanted) => {
      const said = new Set<Of>();
      for (const { cue, start } of begun)
        if (!said.has(cue.of) && wanted(cue.of) && isFrom(words, cue.pattern, start)) said.add(cue.of);
      for (const { pattern, of } of anywhere) if (!said.has(of) && wanted(of) && isIn(words, pattern)) said.add(of);
      return said;
    };
  };
};
