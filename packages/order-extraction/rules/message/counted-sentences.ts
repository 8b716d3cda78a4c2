/** The sentences of a message with what they count, and whether they ask for it. */
import { cueAt, hasCue, languageOf } from '../languages/index.ts';
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
};

/** characters: a longer sentence counts nothing, so that the time it takes stays in proportion */
const longestSentence = 2_000;

export function countedSentences(lines: readonly Line[]): readonly CountedSentence[] {
  const language = languageOf(normalise(lines.map(({ text }) => text).join(' ')));
  let above: { readonly paragraph: number; readonly asks: boolean } | null = null;
  const counted: CountedSentence[] = [];
  for (const sentence of sentencesOf(lines)) {
    const text = sentence.text.slice(0, longestSentence);
    const asks = asksFor(text);
    counted.push({
      ...sentence,
      quantities: text.length < sentence.text.length ? [] : quantitiesIn(text, language),
      asks,
      announced: above?.asks === true && sentence.paragraph - above.paragraph <= 1,
    });
    if (/[:：]\s*$/.test(text)) above = { paragraph: sentence.paragraph, asks };
  }
  return counted;
}

const asksFor = (text: string): boolean => {
  const words = normalise(text).split(' ');
  const isPlace = hasCue('delivering', words) && hasCue('partyData', words);
  if (isPlace) return false;
  // "Need 12 units": by itself the word asks where a sentence begins with it
  return cueAt('needing', words, 0) > 0 || (['requesting', 'asking', 'ordering'] as const).some((cue) => hasCue(cue, words));
};
