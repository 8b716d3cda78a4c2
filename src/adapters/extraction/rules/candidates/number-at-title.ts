import { readOrderNumber } from '../header/values.ts';
import { isCue } from '../languages/index.ts';
import type { Layout, Line, Segment } from '../layout/line.types.ts';
import { normalise } from '../text.ts';
import { type Candidate, type Features, features, placeFeatures } from './candidate.ts';
import type { DocumentView } from './view.ts';

const place = (layout: Layout, segment: Segment, line: Line): Features =>
  placeFeatures(segment, line.index, line.page, layout.usualHeight);

/** a date behind a number, with the word before it: "4711 vom 12.03.2026" */
const datedEnd = /\s+(?:(?:\p{L}{1,6}\.?\s+){1,3}|[-–,/|·•]\s*)?\d{1,4}[./-]\d{1,2}[./-]\d{2,4}\s*$/u;
const endOfTitle = /\s(\d{2,3}(?: \d{3}){1,2}|(?:[A-Z]{1,6}\s)?[A-Z]{0,6}[-/#]?\d[\dA-Z./-]*)$/;
const alone = /^#?\s?((?:[A-Z]{1,6}[-/ ]?)?\d[\dA-Z./-]{2,20})$/;
const numberSign = /^(?:\p{L}{1,3}\s?[.°º:]{1,2}|#)\s*(?=[A-Z0-9])/iu;
/** "Book 14 No. 0688" */
const signedEnd = /(?:^|\s)(\p{L}{1,6})[.°º]?\s*:?\s((?:[A-Z]{1,6}[-/ ]?)?\d[\dA-Z./-]*)$/u;
const linesNearTitle = 3;

/** "Nr. 207" by itself below "Comandă": the title and the sign are the number's label together. */
function isNumberAlone(text: string): boolean {
  const [, sign] = /^(\p{L}{1,6})[.°º]?\s*:?\s*\S*\d\S*$/u.exec(text) ?? [];
  return sign !== undefined && isCue('number', normalise(sign));
}

/** In the title itself ("Purchase Order 4711"), or right below or beside it. */
export function atTitles(view: DocumentView): readonly Candidate[] {
  const { layout } = view;
  return view.orderTitles.flatMap((title) => {
    const at = layout.lines.findIndex((line) => line.segments.includes(title));
    const line = layout.lines[at];
    if (!line) return [];
    const inTitle = readOrderNumber(endOfTitle.exec(title.text.replace(datedEnd, ''))?.[1] ?? '');
    const near = layout.lines.slice(at, at + linesNearTitle).flatMap((other) =>
      other.segments.flatMap((segment) => {
        if (segment === title) return [];
        const bare = segment.text.replace(datedEnd, '');
        const [, word, number] = signedEnd.exec(bare) ?? [];
        const signed = numberSign.test(bare) || (word !== undefined && isCue('number', normalise(word)));
        const value = readOrderNumber(signed ? (number ?? bare.replace(numberSign, '')) : (alone.exec(segment.text)?.[1] ?? ''));
        return value === null
          ? []
          : [
              {
                value,
                segment,
                source: segment.text,
                features: {
                  ...place(view.layout, segment, other),
                  ...features({
                    near_title: 1,
                    signed,
                    label_po: other.index <= line.index + 1 && isNumberAlone(bare) ? 0.8 : 0,
                  }),
                },
              },
            ];
      }),
    );
    return [
      ...(inTitle === null
        ? []
        : [
            { value: inTitle, segment: title, source: title.text, features: { ...place(view.layout, title, line), in_title: 1 } },
          ]),
      ...near,
    ];
  });
}
