/** Which of a company's texts answers a question that is about none of the known topics. */
import { isAsking, isIdle } from '../lexicon/asking.ts';
import { isMisspelled } from '../understanding/words.ts';
import type { TextFact } from './facts.ts';

const plain = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );

const share = 0.6;
const shortest = 3;

const isWordIn = (word: string, words: ReadonlySet<string>): boolean =>
  words.has(word) || (word.length >= 6 && [...words].some((other) => other.length >= 5 && isMisspelled(word, other)));

/** The one that holds most of the question's own words, a word of its title among them or two of its text. */
export const matchText = (question: string, texts: readonly TextFact[]): TextFact | null => {
  const words = [...plain(question)].filter(
    (word) => word.length >= shortest && !/\d/.test(word) && !isIdle(word) && !isAsking(word),
  );
  if (words.length === 0) return null;
  const found = texts.map((text) => {
    const title = plain(text.title);
    const all = new Set([...title, ...plain(text.text)]);
    const held = words.filter((word) => isWordIn(word, all)).length;
    const titled = words.some((word) => isWordIn(word, title));
    return { text, share: held / words.length, isMeant: held / words.length >= share && (titled || held >= 2) };
  });
  return found.filter(({ isMeant }) => isMeant).toSorted((a, b) => b.share - a.share)[0]?.text ?? null;
};
