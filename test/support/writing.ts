/** Measures of documents: words, lines and phrases that the project does not use. The gates of test/unit/docs/writing.test.ts are made of these. */

export type Term = { readonly phrase: string; readonly instead: string };
type Line = { readonly number: number; readonly text: string };

const fences = /^ *```[\s\S]*?^ *```$/gm;

/** Everything that holds a letter or a figure, in code too; the bars of tables are no words. */
export const wordsIn = (page: string): number => (page.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []).length;

/** What cannot be broken over two lines: code, the address of a link, an address. */
const unbreakable = /`[^`]{30,}`|\]\([^)]*\)|\bhttps?:\/\/\S+/g;

/** Lines above the limit. Blocks of code are quoted as they are, rows of tables cannot be broken, and neither can the introduction of a block that a test follows. */
export const longLinesIn = (page: string, limit: number): readonly Line[] =>
  page
    .replace(fences, (block) => block.replace(/[^\n]/g, ''))
    .split('\n')
    .map((text, index) => ({ number: index + 1, text }))
    .filter(({ text }) => text.length > limit && text.replace(unbreakable, '').length > limit)
    .filter(({ text }) => !/^ *\|/.test(text) && !/^ {4,}\S/.test(text) && !/^In `[^`]+`, after `.+`:$/.test(text));

/** Text for readers: without blocks of code and what stands in backticks. */
const prose = (page: string): string => page.replace(fences, ' ').replace(/`[^`]*`/g, ' ');

const escaped = (phrase: string): string => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');

/** Each phrase that stands there as whole words, with how often. */
export const phrasesIn = (page: string, terms: readonly Term[]): ReadonlyMap<string, number> =>
  new Map(
    terms.flatMap(({ phrase }): [string, number][] => {
      const count = (prose(page).match(new RegExp(`(?<![\\w-])${escaped(phrase)}(?![\\w-])`, 'gi')) ?? []).length;
      return count === 0 ? [] : [[phrase, count]];
    }),
  );

/** The words of a program's texts, without its names and imports. */
export const textsIn = (source: string): string =>
  [...source.replace(/^import .*$/gm, '').matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, single, template]) => single ?? (template ?? '').replace(/\$\{[^}]*\}/g, ' … '))
    .join('\n');

export const comment = /(?<=^|[\s(,{])\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;

/** The comments of a source, each as one line without stars and slashes, so that a sentence over two lines is whole. */
export const commentsIn = (source: string): readonly string[] =>
  [...source.matchAll(comment)].map(([text]) => text.replace(/^\/\*+|\*+\/$|\/\/ /g, ' ').replace(/\s*\n\s*\*?\s*/g, ' '));
