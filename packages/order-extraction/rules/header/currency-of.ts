import { codesIn, currenciesIn, isCurrency, resolveSign, writtenWithDollar } from '../currencies.ts';
import { currencyByCountry, currencyOfCountry } from '../currency-countries.ts';
import { type FoundValue, foundValue } from '../found-value.ts';
import { languages } from '../languages/index.ts';
import type { Layout, Segment } from '../layout/line.types.ts';
import type { Item } from '../table/item.ts';
import { normalise } from '../text.ts';
import { bestOf } from './fields.ts';
import type { Label } from './labels.ts';

/** The order's currency: a labelled one, else the one that stands with the money most often. */
export function currencyOf(
  layout: Layout,
  labels: readonly Label[],
  items: readonly Item[],
  columnLabels: string,
  own: string | null,
  language: string,
): FoundValue | null {
  const labelled = bestOf('currency', labels, layout, (text) => currenciesIn(text.slice(0, 24))[0] ?? null);
  if (labelled)
    return foundValue(resolveSign(labelled.value, own, language), labelled.candidate.segment, 0.95, {
      source: labelled.candidate.text,
    });
  const votes = new Map<string, number>();
  const vote = (text: string, weight: number): void => {
    for (const currency of currenciesIn(withoutMisread(text, layout, language)))
      votes.set(currency, (votes.get(currency) ?? 0) + weight);
  };
  for (const code of codesOfColumns(columnLabels)) votes.set(code, (votes.get(code) ?? 0) + 3);
  vote(columnLabels, 3);
  for (const item of items) vote(item.money, 1);
  const holders: { readonly segment: Segment; readonly currencies: readonly string[] }[] = [];
  // a number format of "$" alone is read as that of the United States, whoever wrote the sheet: what is printed comes before it
  const printed = new Set([...codesOfColumns(columnLabels), ...currenciesIn(columnLabels)]);
  for (const line of layout.lines) {
    for (const segment of line.segments) {
      const cell = segment.tokens[0]?.cell?.currency;
      const shown = currenciesIn(withoutMisread(segment.text, layout, language));
      for (const currency of shown) printed.add(currency);
      const currencies = [...shown, ...(cell ? [cell] : [])];
      if (currencies.length === 0) continue;
      holders.push({ segment, currencies });
      const money = /\d/.test(segment.text) || segment.text.length < 30;
      for (const currency of currencies) votes.set(currency, (votes.get(currency) ?? 0) + (money ? 1 : 0.4));
    }
  }
  const named = votes.size > 0 ? null : freeCode(layout);
  if (named) return named;
  const ranked = [...votes].sort((a, b) => b[1] - a[1]);
  const most = ranked[0];
  const best = most && most[0] === 'USD' && !printed.has('USD') && printed.has('$') ? (['$', most[1]] as const) : most;
  if (!best) return ofCountry(layout, labels, items, language);
  const dollar = best[0] === '$' ? ranked.find(([code]) => writtenWithDollar.has(code) && printed.has(code))?.[0] : undefined;
  const formatted = best[0] === '$' && !dollar ? ranked.find(([code]) => writtenWithDollar.has(code))?.[0] : undefined;
  const sign = (best[0] === '$' && !dollar) || best[0] === 'kr' ? best[0] : null;
  const local = sign === null ? null : currencyByCountry(sign, layout.text);
  const money = isYuan(best[0], layout.text, own, language) ? 'CNY' : best[0];
  const code = dollar ?? local ?? formatted ?? resolveSign(money, own, language);
  const standing = layout.lines.flatMap((line) => line.segments).find((segment) => segment.text.includes(best[0]));
  const holder = holders.find(({ currencies }) => currencies.includes(best[0]))?.segment ?? standing ?? null;
  const rival = ranked.find(([other]) => other !== best[0] && other !== '$' && other !== 'kr' && isCurrency(other));
  const alone = sign === 'kr' && speaksOfOwnTax(language, layout.text) ? byTongue : 0.7;
  const confidence = local ? 0.88 : sign !== null && !formatted ? alone : rival && rival[1] > best[1] * 0.5 ? 0.6 : 0.93;
  return foundValue(code, holder, confidence, { source: holder?.text ?? best[0] });
}

/** "¥ 500.00" in Chinese, or to a company whose own money that is, where nothing names the yen */
const isYuan = (code: string, text: string, own: string | null, language: string): boolean =>
  code === 'JPY' && (language === 'zh' || own === 'CNY') && !text.includes('JPY') && !/[円圓]/.test(text);

/** Swedish, Norwegian and Danish are spoken where their crown is; the word for the country's tax confirms which of them it is */
const byTongue = 0.85;

const speaksOfOwnTax = (language: string, text: string): boolean => {
  const words = new Set(normalise(text).split(' '));
  return languages.some(({ code, cues }) => code === language && (cues.taxWord ?? []).some((word) => words.has(word)));
};

/** a country has one money, and still its people may have agreed on another: less likely where its tax is in the sum and a party prints its number for it */
const byCountryAlone = 0.7;
const byCountryAndTax = 0.8;

/** Prices without any currency are in that of the country. Where there are no prices, none is missing. */
function ofCountry(layout: Layout, labels: readonly Label[], items: readonly Item[], language: string): FoundValue | null {
  if (!items.some(({ fields }) => fields.price !== undefined)) return null;
  const [numbered, charged] = [labels.some(({ name }) => name === 'tax_number'), /\d\s?%/.test(layout.text)];
  const code = currencyOfCountry(layout.text, language, numbered || charged);
  return code === null ? null : foundValue(code, null, numbered && charged ? byCountryAndTax : byCountryAlone, { derived: true });
}

/** languages with a letter that a scan takes for the sign of the euro: "č. 412" */
const withCaron: ReadonlySet<string> = new Set(['cs', 'sk', 'sl', 'hr']);

/** "a¥av.wa": a sign among letters is none, in handwriting or dirt */
const signInWord = /(?<=\p{L})[£¥]|[£¥](?=\p{L})/gu;

/** What a scan says, without signs of the euro that stand beside no number, and those of words. */
const withoutMisread = (text: string, { reader }: Layout, language: string): string =>
  reader !== 'ocr'
    ? text
    : (withCaron.has(language) ? text.replace(/(?<!\d\s?)€(?!\s?\d)/g, ' ') : text).replace(signInWord, ' ');

/** codes that are no words in small letters in any language */
const inAnyLetters: ReadonlySet<string> = new Set(['EUR', 'USD', 'GBP', 'CHF', 'DKK', 'PLN', 'CZK', 'HUF']);

/** "Suma, Eur": the codes that the names of columns bring, also in small letters. */
const codesOfColumns = (labels: string): readonly string[] =>
  labels
    .split(/[^A-Za-z]+/)
    .flatMap((word) => (isCurrency(word) || inAnyLetters.has(word.toUpperCase()) ? [word.toUpperCase()] : []));

/** Where no money says its currency: the one code that stands in the document by itself; null where there are several. */
function freeCode(layout: Layout): FoundValue | null {
  const found = layout.lines.flatMap(({ segments }) =>
    segments.flatMap((segment) => codesIn(segment.text).map((code) => ({ code, segment }))),
  );
  const [first] = found;
  return first && found.every(({ code }) => code === first.code)
    ? foundValue(first.code, first.segment, 0.85, { source: first.segment.text })
    : null;
}
