/** The sentences of a message with what they count, and whether they ask for it. */
import { cueAt, hasCue, isCue, languageOf, someCue } from '../languages/index.ts';
import type { Line } from '../layout/line.types.ts';
import { normalise } from '../text.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

export type CountedSentence = Sentence & {
  readonly quantities: readonly Quantity[];
  /** it says that goods are ordered or needed */
  readonly asks: boolean;
  /** it stands below a sentence that asks and ends in a colon, in the same list or the next one */
  readonly announced: boolean;
  /** it stands so below a sentence that asks what goods cost */
  readonly priced: boolean;
  /** it is one of several lines of a paragraph that begin or end with how many */
  readonly inList: boolean;
};

/** characters: a longer sentence counts nothing, so that the time it takes stays in proportion */
const longestSentence = 2_000;

export function countedSentences(lines: readonly Line[]): readonly CountedSentence[] {
  const language = languageOf(normalise(lines.map(({ text }) => text).join(' ')));
  let above: { readonly paragraph: number; readonly asks: boolean; readonly prices: boolean } | null = null;
  const counted: Omit<CountedSentence, 'inList'>[] = [];
  for (const sentence of sentencesOf(lines)) {
    const text = sentence.text.slice(0, longestSentence);
    const asks = asksFor(text);
    counted.push({
      ...sentence,
      quantities: text.length < sentence.text.length ? [] : quantitiesIn(text, language),
      asks,
      announced: above?.asks === true && sentence.paragraph - above.paragraph <= 1,
      priced: above?.prices === true && sentence.paragraph - above.paragraph <= 1,
    });
    if (/[:：]\s*$/.test(text))
      above = { paragraph: sentence.paragraph, asks: asks && !asksForPrice(text), prices: asksForPrice(text) };
  }
  const lists = Map.groupBy(counted.filter(isEntry), ({ paragraph }) => paragraph);
  return counted.map((one) => ({ ...one, inList: isEntry(one) && (lists.get(one.paragraph)?.length ?? 0) >= leastOfList }));
}

/** lines that are a list */
export const leastOfList = 2;
/** figures of a quantity that nothing but its place tells: a postcode has more */
const mostFigures = 4;

/** A line that begins or ends with how many of something: the first line of an address has a street in it. */
const isEntry = ({ text, quantities: [first, second] }: Pick<CountedSentence, 'text' | 'quantities'>): boolean =>
  first !== undefined &&
  first.digits.length <= mostFigures &&
  (first.from === 0 || (second === undefined && first.to >= text.trimEnd().length)) &&
  !someCue('street', normalise(text).split(' '));

/** "Please prepare a quote for": it wants to know what goods cost. By "your quote" it orders them. */
export function asksForPrice(text: string): boolean {
  const words = normalise(text).split(' ');
  return words.some((word, at) => isCue('quoting', word) && !isCue('your', words[at - 1] ?? ''));
}

const asksFor = (text: string): boolean => {
  const words = normalise(text).split(' ');
  const isPlace = hasCue('delivering', words) && hasCue('partyData', words);
  if (isPlace) return false;
  // "Need 12 units": by itself the word asks where a sentence begins with it
  return cueAt('needing', words, 0) > 0 || (['requesting', 'asking', 'ordering'] as const).some((cue) => hasCue(cue, words));
};
