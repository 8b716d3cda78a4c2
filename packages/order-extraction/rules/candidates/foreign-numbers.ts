import { isMonth } from '../dates.ts';
import { candidatesOf, type Label, labelNameOf } from '../header/labels.ts';
import { readOrderNumber } from '../header/values.ts';
import { hasCue, isCue, type LabelName, languageOf, languages } from '../languages/index.ts';
import type { Layout } from '../layout/line.types.ts';
import { compact, normalise } from '../text.ts';
import type { Candidate, Features } from './candidate.ts';
import type { DocumentView } from './view.ts';

/** labels of numbers that are somebody's or something else's */
export const others: ReadonlySet<LabelName> = new Set(['customer_code', 'supplier_code', 'contact', 'phone', 'tax_number']);

/** "Nr. ord. reg. com.: J12/881/2009": a register's number is its issuer's too, "Your quotation: NAB-26-0911" its seller's, "Agreement: 2025/KS0418" that of a contract. */
function isForeign({ name, phrase }: Label): boolean {
  const words = phrase.split(' ');
  const quotes = (hasCue('quoting', words) || hasCue('agreeing', words)) && !hasCue('ordering', words);
  return others.has(name) || (name === 'other_number' && (quotes || hasCue('issuer', words)));
}

/** "J08/1255/2009", "UA-2026-07-21-004417-a": how Romania numbers its register of companies, and Ukraine what its bodies buy by */
export const isOfRegister = (value: string): boolean =>
  /^J\d{1,2}\/\d{1,6}\/\d{4}$|^UA-\d{4}-\d{2}-\d{2}-\d{6}(?:-[a-z])?$/i.test(value);

/** "DA38841907": what a Romanian body buys directly, in a Romanian document; elsewhere somebody's own series may begin so */
export const isBoughtDirectly = (value: string, { text }: Layout): boolean =>
  /^DA\d{8}$/.test(value) && languageOf(normalise(text)).code === 'ro';

/** "515-555-0148"; or "08-555 19 00", "0513 - 55 01 22": groups of figures go on behind it, as a telephone's do */
export const isPhoneStart = (value: string, source: string): boolean =>
  /^(?:[A-Z]{2}\s)?\d{3}[-.]\d{3}[-.]\d{4}$/.test(value) ||
  (/^[\d/+-]+$/.test(value) && /^(?:\s-)?(?:\s\d{2,4}){2}(?!\d)/.test(source.slice(source.indexOf(value) + value.length)));

/** "Tellimisleht 2026/27": a school's or a shop's year, where no label says that it is a number */
export const isSeason = (
  value: string,
  { in_title = 0, in_sentence = 0, in_sentence_far = 0, label_po = 0 }: Features,
): boolean => {
  const [, from, to] = /^(20\d\d)[/-](?:20)?(\d\d)$/.exec(value) ?? [];
  return (
    label_po === 0 &&
    in_title + in_sentence + in_sentence_far > 0 &&
    from !== undefined &&
    Number(to) === (Number(from) + 1) % 100
  );
};

/** "št. 430-0061" is short for a number, and without its mark ("St.-Nr. 22/815") for a tax */
const numberWithMark = /(?:^|\s)št\.?\s*$/iu;

/** of a register's number; "CF 1174" is one of an order */
const leastFigures = 8;
/** "IE 254.118.330", "CEP 89010-008": a number with the letters of its register, or of its place, read as its own */
const beginsWithForeignLabel = (value: string): boolean => {
  const [word, number = ''] = value.split(/\s+/);
  // "P 26/001873" is a number of a series and no telephone's, "CF MBC 2026-0619" no tax's
  const ofSeries = /^\p{Lu} \d{2}\/\d+$|^\p{Lu}+ \p{Lu}+ \S+$/u.test(value);
  const label = ofSeries || number.replace(/\D/g, '').length < leastFigures ? null : labelNameOf(normalise(word ?? ''));
  return label === 'tax_number' || label === 'phone';
};

/** letters of a label that is no other word behind an address: "ЕИК 104118733" */
const leastOfLabel = 3;

/** "TVA BE 0478.221.906", "UID CHE-123.456.789 MWST": a number behind the word for a tax, and behind the country whose it is */
export const isTaxed = (value: string, source: string): boolean => {
  if (beginsWithForeignLabel(value)) return true;
  const before =
    source
      .slice(0, source.indexOf(value))
      .split(/[,;·|]\s+/)
      .at(-1) ?? '';
  if (numberWithMark.test(before.normalize('NFC'))) return false;
  const words = normalise(before)
    .split(' ')
    .filter((word) => word !== '');
  const last = words.at(-1) ?? '';
  if (last.length >= leastOfLabel && labelNameOf(last) === 'tax_number') return true;
  const label = words.length > 1 && /^[a-z]{2}$/.test(words.at(-1) ?? '') ? [words.slice(0, -1), words] : [words];
  return label.some((all) => isCue('taxWord', all.at(-1) ?? '') || labelNameOf(all.join(' ')) === 'tax_number');
};

const weeks: ReadonlySet<string> = new Set(languages.flatMap((language) => language.weeks).filter((word) => word.length > 1));

/** "wir bestellen zum 23. März": the figure of a day, before its month */
export const isDayOfMonth = (value: string, source: string): boolean => {
  const [, word = ''] =
    /^(?:st|nd|rd|th|er|º|°)?\.?\s+(?:de\s|of\s)?(\p{L}{3,12})/u.exec(source.slice(source.lastIndexOf(value) + value.length)) ??
    [];
  return /^\d{1,2}$/.test(value) && isMonth(word);
};

/** "Chambersburg, PA 17201": a town's postal code behind its state */
export const isOfTown = (value: string, source: string): boolean =>
  /^[A-Z]{2} \d{5}(?:-\d{4})?$/.test(value) && source.includes(`, ${value}`);

/** "Tel.252640": a telephone's, which a scan has no space before */
export const isPhoneLabelled = (value: string): boolean => {
  const [, label] = /^(\p{L}{3,})[.:]\d/u.exec(value) ?? [];
  return label !== undefined && labelNameOf(label) === 'phone';
};

/** "68.210", "2084.8" beside words that nobody knows or behind a currency: what something comes to, as money is written */
export const isAmount = (
  value: string,
  { unknown_right = 0, unknown_below = 0, unknown_same = 0, label_foreign = 0 }: Features,
): boolean =>
  unknown_right + unknown_below + unknown_same + label_foreign > 0 && /^(?:\d{1,3}(?:[.,]\d{3})+|\d+[.,]\d{1,2})$/.test(value);

/** "CIF B09217744": behind the label of a tax with all the figures of one */
export const isOfTaxLabel = (value: string, { name, colon }: Label): boolean =>
  name === 'tax_number' && !colon && value.replace(/\D/g, '').length >= leastFigures;

const areaCode = /\(\d{2,4}\)\s*$/;
/** "(55) 3331-7700": a telephone's behind its area, in the same piece or the one before it */
export const isBehindArea = ({ value, source, segment }: Candidate, { lines }: Layout): boolean => {
  if (!/^\d{3,5}[-\s]?\d{4}$/.test(value)) return false;
  if (areaCode.test(source.slice(0, source.indexOf(value)))) return true;
  const line = lines.find(({ segments }) => segments.some(({ place }) => place === segment.place));
  const at = line?.segments.findIndex(({ place }) => place === segment.place) ?? -1;
  return areaCode.test(line?.segments[at - 1]?.text ?? '');
};

/** "Pág. 1/2": a sheet of so many, behind the label of another number */
export const isPage = (value: string, source: string): boolean => {
  const [, sheet, of] = /^(\d{1,2})\/(\d{1,2})$/.exec(value) ?? [];
  return (
    sheet !== undefined && Number(sheet) <= Number(of) && labelNameOf(source.slice(0, source.indexOf(value))) === 'other_number'
  );
};

/** "Order list week 48" */
export const isWeek = (value: string, source: string): boolean =>
  /^\d{1,2}$/.test(value) &&
  weeks.has(
    normalise(source.slice(0, source.indexOf(value)))
      .split(' ')
      .at(-1) ?? '',
  );

const ofYearAndSeries = /^\p{Lu}{2,4}\s20\d{2}[-/]\d{1,6}$/u;

/** What stands right behind the label of something else (a customer's number) and nowhere where an order's stands: rather no number than that one. */
export function foreignNumbers({ labels, layout }: DocumentView, found: readonly Candidate[]): ReadonlySet<string> {
  const claimed = labels.flatMap((label) => {
    if (!isForeign(label) || labels.some((other) => other.segment === label.segment && !isForeign(other))) return [];
    const [first] = candidatesOf(label, layout);
    const value = first ? readOrderNumber(first.text) : null;
    // "Order CF MBC 2026-0619": letters that are a tax's label elsewhere begin a paper's number
    return value === null || ofYearAndSeries.test(value) ? [] : [compact(value)];
  });
  const ordered = new Set(
    found.flatMap(({ value, features: { label_po = 0, in_title } }) => (label_po > 0 || in_title ? [compact(value)] : [])),
  );
  return new Set(claimed.filter((value) => !ordered.has(value)));
}
