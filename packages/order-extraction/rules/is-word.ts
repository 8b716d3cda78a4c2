import { labelNameOf } from './header/labels.ts';
import { cues, isCue, languages } from './languages/index.ts';
import { columnKindOf } from './table/vocabulary.ts';

const words: ReadonlySet<string> = new Set(
  languages.flatMap(({ months, weeks, units, common }) => [...months.flat(), ...weeks, ...units, ...common]),
);
const allCues = Object.keys(cues) as readonly (keyof typeof cues)[];

/** Whether a word is one that documents are made of, in any language: it says something and is no number. */
export const isWord = (word: string): boolean =>
  words.has(word) || allCues.some((cue) => isCue(cue, word)) || labelNameOf(word) !== null || columnKindOf(word) !== null;
