/** Whether a message orders what it counts, or only talks about it. */
import { hasCue } from '../languages/index.ts';
import type { Line } from '../layout/line.types.ts';
import { normalise } from '../text.ts';
import { asksForPrice, countedSentences, leastOfList } from './counted-sentences.ts';
import type { Quantity } from './quantities.ts';

/** Goods are counted in a list, in a sentence that asks for them, or in talk of what the reader ordered. */
export type AskedFor = 'in a list' | 'in a sentence' | 'by its reader';

/** Null where nothing is asked for. */
export function asksForGoods(lines: readonly Line[]): AskedFor | null {
  const wanted = countedSentences(lines).filter(({ priced }) => !priced);
  const sentences = wanted.map((sentence) => ({
    ...sentence,
    sure: sentence.quantities.filter((quantity) => quantity.sure),
  }));
  if (sentences.some(({ text }) => isTheirs(text))) return 'by its reader';
  // lines that begin or end with how many are a list of what is wanted, whatever the words above it say
  const lists = Map.groupBy(
    sentences.filter(({ text, sure }) => isListing(text.trim(), sure)),
    ({ paragraph }) => paragraph,
  );
  if ([...lists.values()].some((list) => list.length >= leastOfList)) return 'in a list';
  // lines that only their place tells to be counted are wanted where a sentence says so, and none asks what they cost
  const asking = sentences.filter(({ asks }) => asks);
  const isWanted = asking.length > 0 && !asking.some(({ text }) => asksForPrice(text));
  if (isWanted && sentences.some(({ inList }) => inList)) return 'in a list';
  const isAsked = sentences.some(
    ({ quantities, sure, asks, announced }) =>
      quantities.some((quantity) => quantity.isAsked) || (sure.length > 0 && (asks || announced || joins(sure))),
  );
  return isAsked ? 'in a sentence' : null;
}

/** Lines that each say how many of something, with a unit, a sign or a label: no number in running text. */
export const listsGoods = (lines: readonly Line[]): boolean =>
  countedSentences(lines).some(({ text, listed, quantities }) => {
    const sure = quantities.filter((quantity) => quantity.sure);
    return (listed && sure.length > 0) || isListing(text.trim(), sure);
  });

/** "5 crates of this and 10 kegs of that" */
const joins = (counted: readonly Quantity[]): boolean => counted.some(({ goesOn }, at) => at > 0 && goesOn);

const isListing = (text: string, [only, another]: readonly Quantity[]): boolean =>
  only !== undefined && another === undefined && (only.from === 0 || only.to >= text.length);

/** "your order of 10 boxes is on its way": the writer of such a sentence sells. */
const isTheirs = (text: string): boolean => {
  const words = normalise(text).split(' ');
  return hasCue('theirOrder', words) || hasCue('taken', words);
};
