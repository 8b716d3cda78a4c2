/**
 * Takes an order in words apart: what only stands around it, then a part for each line, and in each part every number that may say how many. Which article
 * a part names others look up; whether all of the part is accounted for then says `accountOf` (account.ts).
 */
import { isSizeWord } from '../../lexicon/asking.ts';
import { isUnit } from '../../lexicon/measures.ts';
import { type ChatLanguage, chatLanguages } from '../../understanding/chat-languages.ts';
import { endsFrom, type Pattern, patternOf } from '../../understanding/cues/cues.ts';
import { isGrammar, numberIn } from '../number-words.ts';
import { type Token, tokensOf } from './order-tokens.ts';
import { type OrderWords, orderWords } from './order-words.ts';

export type Part = readonly Token[];
/** A part with one of its numbers as the quantity. */
export type Counting = {
  /** decimal string */
  readonly qty: string;
  readonly inDigits: boolean;
  /** an article of grammar: "eine" is one of it, or any */
  readonly isGrammar: boolean;
  /** the unit of measure behind the number: the quantity's, or a word of the name */
  readonly measure: string | null;
  /** the part without the number */
  readonly rest: Part;
};

type Framing = Readonly<Record<'frames' | 'titles' | 'attached', readonly Pattern[]>> & { readonly joins: ReadonlySet<string> };
const framingOf = ({ frames, titles, attached, joins }: OrderWords): Framing => ({
  frames: frames.map(patternOf),
  titles: titles.split(' ').map(patternOf),
  attached: attached.map(patternOf),
  joins: new Set(joins.split(' ')),
});
const framings = Object.fromEntries(chatLanguages.map((language) => [language, framingOf(orderWords[language])])) as unknown as {
  readonly [language in ChatLanguage]: Framing;
};

export const languageOrEnglish = (language: string): ChatLanguage => chatLanguages.find((known) => known === language) ?? 'en';

/** How many tokens the longest of the phrases takes that begins with the first. */
const lengthOf = (tokens: readonly Token[], patterns: readonly Pattern[]): number => {
  const end = tokens.findIndex(({ kind }) => kind !== 'word');
  const words = (end < 0 ? tokens : tokens.slice(0, end)).map(({ text }) => text);
  return Math.max(0, ...patterns.flatMap((pattern) => [...endsFrom(words, pattern, 0)]));
};

const isLineEnd = (token: Token | undefined): boolean => token === undefined || token.text === '\n';

/** The tokens that no phrase around an order covers. */
const withoutFrames = (tokens: readonly Token[], language: ChatLanguage, patterns: readonly Pattern[]): readonly Token[] => {
  const left: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const ahead = tokens.slice(at);
    const titled = isLineEnd(tokens[at - 1]) ? lengthOf(ahead, framings[language].titles) : 0;
    const length = Math.max(lengthOf(ahead, patterns), isLineEnd(ahead[titled]) ? titled : 0);
    if (length > 0) at += length - 1;
    else if (token) left.push(token);
  }
  return left;
};

const adding: ReadonlySet<string> = new Set(['+', '&']);

const partsAmong = (tokens: readonly Token[], joins: ReadonlySet<string>): readonly Part[] => {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    // what begins with "and" goes on with something that was said before
    const isJoin =
      parts.some((part) => part.length > 0) && (adding.has(token.text) || (token.kind === 'word' && joins.has(token.text)));
    if (isJoin || (token.kind === 'break' && !adding.has(token.text))) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
};

/** What may be a line each. Nothing of the message is left out but what asks, greets and thanks. */
export const orderPartsIn = (message: string, codes: readonly string[], language: string): readonly Part[] => {
  const own = languageOrEnglish(language);
  const { frames, joins } = framings[own];
  return partsAmong(withoutFrames(tokensOf(message, codes), own, frames), joins);
};

/** Whether a message beside a file says no more than that the file is an order. */
export const onlyAnnouncesFile = (message: string, language: string): boolean => {
  const own = languageOrEnglish(language);
  const { frames, attached, joins } = framings[own];
  return partsAmong(withoutFrames(tokensOf(message, []), own, [...frames, ...attached]), joins).length === 0;
};

const mostDigits = 6;

const quantityIn = ({ kind, text }: Token, language: ChatLanguage): string | null => {
  if (kind === 'number') return text.length <= mostDigits && Number(text) > 0 ? String(Number(text)) : null;
  return kind === 'word' ? numberIn(text, language) : null;
};

/** Each number of the part that may say how many. `isReference`: what names an order counts nothing. */
export const countingsOf = (part: Part, language: string, isReference: (number: string) => boolean): readonly Counting[] =>
  part.flatMap((token, at): readonly Counting[] => {
    const qty = quantityIn(token, languageOrEnglish(language));
    if (qty === null || isSizeWord(part[at - 1]?.text ?? '') || isReference(token.text)) return [];
    const behind = part[at + 1];
    return [
      {
        qty,
        inDigits: token.kind === 'number',
        isGrammar: isGrammar(token.text),
        measure: behind?.kind === 'word' && isUnit(behind.text) ? behind.text : null,
        rest: part.toSpliced(at, 1),
      },
    ];
  });
