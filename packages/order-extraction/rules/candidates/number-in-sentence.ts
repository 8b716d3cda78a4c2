/** Numbers of orders in running text. */
import { withPartsJoined } from '../header/number-parts.ts';
import { readOrderNumber } from '../header/values.ts';
import { isCue, someCue } from '../languages/index.ts';
import { normalise } from '../text.ts';
import { type Candidate, type Features, features, placeFeatures } from './candidate.ts';
import type { DocumentView } from './view.ts';

/** words between an order's and its number: "order ref. no. 4711"; "our order number this time is KT-W12" */
const nearWords = 3;
const farWords = 6;

/** In running text: "please supply the following for PO 77812"; or behind a number sign in a line about an order: "Order of 14 May, no. WKB 9". */
export function inSentences(view: DocumentView): readonly Candidate[] {
  return view.layout.lines.flatMap((line) =>
    view.used.has(line.index)
      ? []
      : line.segments.flatMap((segment) => {
          const raw = withPartsJoined(segment.text).split(/\s+/);
          const words = raw.map((word) => normalise(word));
          return raw.flatMap((_, at) => {
            if (!/\d/.test(raw[at] ?? '') && !/\d/.test(raw[at + 1] ?? '')) return [];
            // "EDI purchase order (850)"
            if (/^\(\d{1,3}\)/.test(raw[at] ?? '') || /^\(\d{1,3}\)/.test(raw[at + 1] ?? '')) return [];
            const seen = before(words, at);
            const value = seen && readOrderNumber(raw.slice(at, at + 2).join(' '));
            // "in all 482,000 net. Our order number: 52/26, please quote it": the label of a value, in the midst of a sentence
            const labelled =
              at > 1 && /:$/.test(raw[at - 1] ?? '') && isCue('number', words[at - 1] ?? '') && isOrdering(words[at - 2]);
            return value
              ? [
                  {
                    value,
                    segment,
                    source: segment.text,
                    features: {
                      ...placeFeatures(segment, line.index, line.page, view.layout.usualHeight),
                      ...seen,
                      ...features({ label_po: labelled ? 0.8 : 0 }),
                    },
                  },
                ]
              : [];
          });
        }),
  );
}

const isOrdering = (word: string | undefined): boolean => (word ?? '').split(' ').some((one) => isCue('ordering', one));

/** What the words before a number say of it; null when they do not speak of an order. */
function before(words: readonly string[], at: number): Features | null {
  let last = at - 1;
  while (last >= 0 && at - last <= nearWords && isNumberWord(words[last] ?? '')) last -= 1;
  const orders = isOrdering;
  // "as in your quotation no. 40981", "by contract no. 2025/114"
  const isOther = (word: string): boolean => isCue('quoting', word) || isCue('agreeing', word);
  if (last >= 0 && (words[last] ?? '').split(' ').some(isOther) && !orders(words[last])) return null;
  if (orders(words[last])) {
    const whose = words.slice(Math.max(0, last - 2), last);
    return features({
      in_sentence: 1,
      sentence_our: someCue('our', whose),
      sentence_your: someCue('your', whose),
      sentence_start: last === 0,
    });
  }
  const behindSign = at > 0 && (words[at - 1] ?? '').split(' ').every((one) => isCue('number', one));
  const speaks = words.slice(Math.max(0, at - farWords), at).some((word) => orders(word));
  return speaks ? features({ in_sentence_far: 1, behind_sign: behindSign }) : null;
}

const isNumberWord = (word: string): boolean =>
  word === '' || word.split(' ').every((one) => isCue('number', one) || isCue('reference', one) || isCue('little', one));
