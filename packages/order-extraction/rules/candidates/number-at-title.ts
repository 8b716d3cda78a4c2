import { isMonth, readDate } from '../dates.ts';
import { labelNameOf } from '../header/labels.ts';
import { withPartsJoined } from '../header/number-parts.ts';
import { inSeriesApart, ofKindAndSeries, readOrderNumber } from '../header/values.ts';
import { zonePhrase } from '../header/zones.ts';
import { isCue, someCue } from '../languages/index.ts';
import { type Layout, type Line, overlap, type Segment } from '../layout/line.types.ts';
import { columnKindOf } from '../table/vocabulary.ts';
import { normalise } from '../text.ts';
import { type Candidate, type Features, features, placeFeatures } from './candidate.ts';
import type { DocumentView } from './view.ts';

const place = (layout: Layout, segment: Segment, line: Line): Features =>
  placeFeatures(segment, line.index, line.page, layout.usualHeight);

/** a date behind a number, with the word before it: "4711 vom 12.03.2026" */
const datedEnd = /\s+(?:(?:\p{L}{1,6}\.?\s+){1,3}|[-–,/|·•]\s*)?\d{1,4}[./-]\d{1,2}[./-]\d{2,4}\s*$/u;
/** "№ 287 від 18 листопада 2026 р.": a day with its month in letters, and the word before it */
const writtenEnd = /\s+(?:\p{L}{1,6}\.?\s+)?\d{1,2}\.?\s+(?:de\s+)?(\p{L}{3,12})\.?\s+(?:de\s+)?\d{4}(?:\s*\p{L}{1,3}\.?)?\s*$/u;
/** "27 of 12/05/2025" without the day behind its number, in figures or with its month in letters */
export const withoutDay = (text: string): string => {
  const bare = text.replace(datedEnd, '');
  const [, month] = writtenEnd.exec(bare) ?? [];
  return month !== undefined && isMonth(month) ? bare.replace(writtenEnd, '') : bare;
};
const endOfTitle = /\s#?(\d{2,3}(?: \d{3}){1,2}|(?:\p{Lu}{1,6}\s)?\p{Lu}{0,6}[-/#]?\d[\d\p{Lu}./-]*)$/u;
const alone = /^#?\s?((?:\p{Lu}{1,6}[-/ ]?)?\d[\d\p{Lu}./-]{2,20})$/u;
const numberSign = /^(?:\p{L}{1,3}\s?[.°º:]{1,2}|[#№])\s*(?=[\p{L}\d])/u;
/** "PO.2026.04.00057": what a number begins with, and no sign for it */
const begunWithLetters = /^(\p{Lu}{2,4})\.\d{2,4}\.\d/u;
const withoutSign = (text: string): string => {
  const [, letters] = begunWithLetters.exec(text) ?? [];
  return letters === undefined || isCue('number', normalise(letters)) ? text.replace(numberSign, '') : text;
};
const numberAlone = (text: string): string =>
  ofKindAndSeries.test(text) || inSeriesApart.test(text) ? text : (alone.exec(text)?.[1] ?? '');
/** "Book 14 No. 0688" */
const signedEnd = /(?:^|\s)(\p{L}{1,6})[.°º]?\s*:?\s((?:\p{Lu}{1,6}[-/ ]?)?\d[\d\p{Lu}./-]*)$/u;
const linesNearTitle = 3;
/** "Materialbestellung Nr. 4711 · BV Muster": what an order is for stands behind its number */
const besideNumber = /\s+[·•|–—-]\s+|,\s+/;
/** lines of the top, where a number by itself is the document's */
const linesOfTop = 2;

/** "Nr. 207" by itself below "Comandă": the title and the sign are the number's label together. */
function isNumberAlone(text: string): boolean {
  const [, sign] = /^(\p{L}{1,6}|[#№])[.°º]?\s*:?\s*(?:\p{Lu}{1,4}\s)?\S*\d\S*$/u.exec(text) ?? [];
  return sign !== undefined && isSign(sign);
}

/** "ISA ID: 08/6147722901": several words that are no label of an order's number */
const isOtherLabel = (text: string): boolean => {
  const [, label = ''] = /^([^:]*\s[^:]*?)\s*:\s/.exec(text) ?? [];
  return label !== '' && labelNameOf(label) !== 'po_number' && !someCue('ordering', normalise(label).split(' '));
};

/** "Κωδ. 30-00412" under whom the order goes to: somebody's code, as an article's is called */
const isCodeOf = (text: string): boolean => {
  const [, word] = /^(\p{L}{3,8})[.:]?\s\S*\d\S*$/u.exec(text) ?? [];
  return word !== undefined && columnKindOf(word) === 'code';
};

/** "Supplier" over "400118": whose number that is */
const isBelowSeller = (segment: Segment, above: Line | undefined): boolean =>
  (above?.segments ?? []).some((one) => overlap(one, segment) > 0 && zonePhrase(one.text) === 'seller');

/** characters of a sign in a cell of its own: "Supplier no." ends in one too */
const longestSign = 5;
const leastOfWord = 3;
/** "By contract no. 2025/114": words before a number that name nothing else */
const namesContract = (text: string): boolean => {
  const words = normalise(text.split(/\d/)[0] ?? '').split(' ');
  // "по договор № 31": what sounds like an order's letters there is a little word
  const whole = words.filter((word) => word.length >= leastOfWord);
  return someCue('agreeing', words) && !someCue('ordering', whole);
};

/** "Framework contract:" in a cell of its own; "Muster Contractors" is who writes */
export const announcesContract = (text: string): boolean => text.trim().endsWith(':') && namesContract(text);

/** "Замовлення № 287", "Nalog za nabavu #P01318": a sign for numbers right before it */
function isSigned(title: string, value: string): boolean {
  const before = title.slice(0, title.lastIndexOf(value)).trim();
  const word = before.split(/\s+/).at(-1) ?? '';
  return /[#№]$/.test(word) || (normalise(word) !== '' && isCue('number', normalise(word)));
}

/** "n° BC26/11-0437 — Liège, le 20 novembre 2026" above all else: the number of a paper whose title is a picture, or that has none. */
const atTop = ({ layout, orderTitles, used }: DocumentView): readonly Candidate[] =>
  orderTitles.length > 0
    ? []
    : layout.lines.slice(0, linesOfTop).flatMap((line) => {
        const [segment] = line.segments;
        if (!segment || used.has(line.index) || layout.sheet) return [];
        const [first = ''] = withPartsJoined(segment.text).split(besideNumber);
        const [, sign = ''] = /^(\p{L}{1,6}[.°º]?|[#№])\s*:?\s*\S*\d\S*$/u.exec(withoutDay(first)) ?? [];
        const value = isSign(sign)
          ? readOrderNumber(
              withoutDay(first)
                .slice(sign.length)
                .replace(/^[\s:]+/, ''),
            )
          : null;
        return value === null
          ? []
          : [
              {
                value,
                segment,
                source: segment.text,
                features: { ...place(layout, segment, line), ...features({ near_title: 1, signed: 1, label_po: 0.8 }) },
              },
            ];
      });

const isSign = (text: string): boolean => /^[#№]$/.test(text) || (text !== '' && isCue('number', normalise(text)));

/** "Ordine n. 7": small companies begin at one each year, and a figure behind the sign for a number is one */
function signedFigure(text: string): string | null {
  const [, sign = '', figure = null] = /(?:^|\s)(\p{L}{1,6}[.°º]?|[#№])\s*:?\s?(\d)$/u.exec(text) ?? [];
  return isSign(sign) ? figure : null;
}

/** "Nr. 3 din | 2/2/26": a number and the word before its day, which stands in a cell of its own. */
const withoutDated = (text: string): string => {
  const [end, word] = /\s+(\p{L}{1,6})\.?$/u.exec(text) ?? [];
  return end !== undefined && word !== undefined && isCue('dated', normalise(word)) ? text.slice(0, -end.length) : text;
};

/** "Serie 1 Número 000356 Fecha 14/04/2026": words and their values one after another, without a colon */
function pairedNumber(text: string): string | null {
  const pairs = [...text.matchAll(/(\p{L}{3,})[.º°]*\s(\S*\d\S*)(?=\s|$)/gu)];
  const own = pairs.find(([, word = '']) => isCue('number', normalise(word)));
  return pairs.length >= leastPairs && own?.[2] !== undefined ? readOrderNumber(own[2]) : null;
}
const leastPairs = 3;

/** In the title itself ("Purchase Order 4711"), or right below or beside it; at the very top where there is no title. */
export function atTitles(view: DocumentView): readonly Candidate[] {
  const { layout } = view;
  return [...atTop(view), ...behindDay(view), ...besideTitles(view, layout)];
}

/** lines of a letter's head */
const linesOfLetter = 14;

/** "03.08.2026 № 01-16/214", "12. oktoober 2026 nr 7-1/18": how bodies number their letters, behind the day on which they write. */
function behindDay({ layout, used }: DocumentView): readonly Candidate[] {
  if (layout.sheet) return [];
  return layout.lines.slice(0, linesOfLetter).flatMap((line) =>
    line.segments.flatMap((segment) => {
      const words = segment.text.trim().split(/\s+/);
      const [sign = '', number = ''] = words.slice(-2);
      const day = words.slice(0, -2).join(' ');
      const isDay = /\d{4}/.test(day) && readDate(day, { dayFirst: true, sure: false, after: null })?.source === day;
      const value = !used.has(line.index) && isDay && isSign(sign) ? readOrderNumber(number) : null;
      const seen = { ...place(layout, segment, line), ...features({ near_title: 1, signed: 1, label_po: 0.6 }) };
      return value === null ? [] : [{ value, segment, source: segment.text, features: seen }];
    }),
  );
}

/** "4700066218" by itself over the title, in a line that holds nothing else: so many figures say what they are */
const numberAbove = (line: Line | undefined): readonly Line[] =>
  line?.segments.length === 1 && /^\d{7,12}$/.test(line.segments[0]?.text ?? '') ? [line] : [];

function besideTitles(view: DocumentView, layout: Layout): readonly Candidate[] {
  return view.orderTitles.flatMap((title) => {
    const at = layout.lines.findIndex((line) => line.segments.some(({ place: own }) => own === title.place));
    const line = layout.lines[at];
    if (!line) return [];
    const whole = withPartsJoined(title.text);
    const [beforeRest = ''] = whole.split(besideNumber);
    const inEither = (namesContract(title.text) ? [] : [whole, beforeRest]).flatMap(
      (text) => readOrderNumber(endOfTitle.exec(withoutDay(text))?.[1] ?? '') ?? signedFigure(withoutDay(text)) ?? [],
    );
    const inTitle = inEither.find((value) => isSigned(whole, value)) ?? inEither[0] ?? null;
    const near = [...numberAbove(layout.lines[at - 1]), ...layout.lines.slice(at, at + linesNearTitle)].flatMap((other) =>
      other.segments.flatMap((segment) => {
        if (segment.place === title.place) return [];
        if (isBelowSeller(segment, layout.lines[other.index - 1])) return [];
        if (isOtherLabel(segment.text) || isCodeOf(segment.text) || namesContract(segment.text)) return [];
        const left = other.segments[other.segments.indexOf(segment) - 1]?.text ?? '';
        // "Framework contract: | no. 44/2024"
        if (announcesContract(left)) return [];
        const signedBeside = left.trim().length <= longestSign && isSign(left.trim());
        const text = withPartsJoined(segment.text);
        const bare = withoutDay(text);
        const dated = withoutDated(bare);
        const [, word, number] = signedEnd.exec(bare) ?? [];
        const signed = numberSign.test(bare) || (word !== undefined && isCue('number', normalise(word)));
        const value =
          readOrderNumber(signed ? (number ?? withoutSign(bare)) : numberAlone(text)) ??
          pairedNumber(segment.text) ??
          (other.index <= line.index + 1 ? signedFigure(dated) : null);
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
                    signed: signed || signedBeside,
                    label_po:
                      other.index <= line.index + 1 &&
                      (signedBeside || isNumberAlone(dated) || pairedNumber(segment.text) === value)
                        ? 0.8
                        : 0,
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
            {
              value: inTitle,
              segment: title,
              source: title.text,
              features: {
                ...place(view.layout, title, line),
                ...features({ in_title: 1, label_po: isSigned(whole, inTitle) ? 0.8 : 0 }),
              },
            },
          ]),
      ...near,
    ];
  });
}
