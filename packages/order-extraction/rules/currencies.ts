import { byText } from '@order-intake/kernel';
import { languages, someCue } from './languages/index.ts';
import { normalise } from './text.ts';

/** ISO 4217 codes that orders are written in. */
const codes =
  'EUR USD GBP CHF SEK NOK DKK ISK PLN CZK HUF RON BGN TRY UAH RSD MKD BAM RUB BYN KZT GEL INR CAD AUD NZD JPY CNY HKD SGD KRW TWD THB MYR IDR PHP VND BRL MXN ARS CLP COP UYU PEN ZAR EGP MAD NGN KES ILS AED SAR QAR KWD PKR BDT LKR';
const known: ReadonlySet<string> = new Set(codes.split(' '));

export const isCurrency = (code: string): boolean => known.has(code);

/** Longest first, so that "US$" is not read as "$". `$` and `kr` stand for several currencies. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/US\s?\$|U\.S\.\s?\$/g, 'USD'],
  [/C(?:A|DN)?\s?\$/g, 'CAD'],
  [/AU?\s?\$/g, 'AUD'],
  [/NZ\s?\$/g, 'NZD'],
  [/HK\s?\$/g, 'HKD'],
  [/S\s?\$(?=\s?\d)/g, 'SGD'],
  [/R\$/g, 'BRL'],
  [/MX\s?\$/g, 'MXN'],
  [/€|\bEuros?\b/gi, 'EUR'],
  [/£/g, 'GBP'],
  [/₹|\bRs\.?(?=\s?\d)|(?<=\d\s?)Rs\b|\brupees\b|[([]\s*Rs\.?\s*[)\]]|\bINR\b/g, 'INR'],
  [/\bS?Fr\.(?=\s?\d)|\bSFr\b/g, 'CHF'],
  [/zł/gi, 'PLN'],
  [/(?<=\d\s?)Ft\b|\bFt(?=[\s./)\]]|$)/g, 'HUF'],
  [/(?<=(?:\d|[([])\s?)(?:lei|LEI)\b/g, 'RON'],
  [/(?<=\d\s?)TL\b|(?<![\p{L}\d-])TL(?=\s?\d|[)\]]|$)/gu, 'TRY'],
  [/(?<=(?:\d|[([,])\s?)(?:лв|ЛВ)\.?/gu, 'BGN'],
  [/K[čČ]|Kc(?=\s|$)/g, 'CZK'],
  [/₺/g, 'TRY'],
  [/₽/g, 'RUB'],
  [/(?<![\p{L}\d])R(?=\s?\d{1,3}(?:[ ,\u00a0]?\d{3})*[.,]\d{2}(?!\d))/gu, 'ZAR'],
  [/(?<=\d[.,]\d{2}\s?)KM\b|(?<=[([/]\s?)KM(?=\s?[)\]/])/g, 'BAM'],
  [/(?<![\p{L}\d])Rp\.?(?=\s?\d|\s?[)\]]|$)/gu, 'IDR'],
  // "RM60" is an article's code
  [/(?<![\p{L}\d])RM(?=\s?\d{1,3}(?:[ ,]?\d{3})*\.\d{2}(?!\d))/gu, 'MYR'],
  [/(?<![\p{L}\d])S\/\.?(?=\s?\d)/gu, 'PEN'],
  [/₱/g, 'PHP'],
  [/₦/g, 'NGN'],
  [/฿/g, 'THB'],
  [/₫/g, 'VND'],
  [/₾/g, 'GEL'],
  [/₸/g, 'KZT'],
  [/₴/g, 'UAH'],
  [/₪/g, 'ILS'],
  [/₩/g, 'KRW'],
  [/[¥￥]/g, 'JPY'],
  [/\$/g, '$'],
  [/(?<=\d\s?)kr\b\.?|\bkr\.?(?=\s?\d)|(?<=[([]\s?)kr\.?(?=\s?[)\]])/gi, 'kr'],
  ...languages.flatMap(({ money = {} }) => Object.entries(money).map(([code, names]) => [besideNumber(names), code] as const)),
  ...languages.flatMap(({ namedMoney = {} }) =>
    Object.entries(namedMoney).map(([code, names]) => [anywhere(names), code] as const),
  ),
];

/** Words behind a number, in brackets or behind a comma ("Сума, грн"), also where all of a print is in capitals. */
function besideNumber(names: readonly string[]): RegExp {
  const all = names.flatMap((name) => [name, name.toUpperCase()]);
  return new RegExp(`(?<=(?:\\d|[([,/])\\s?)(?:${all.join('|')})(?![\\p{L}\\d])\\.?`, 'gu');
}

/** "Valores en pesos chilenos": a currency's full name. */
function anywhere(names: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${names.join('|')})(?![\\p{L}\\d])`, 'giu');
}

/** A code counts beside a number, in brackets, after "in", behind the name of a sum, or alone: "PEN" is a currency and an article. */
const besideMoney =
  /(?<![A-Z])\d\s?([A-Z]{3})(?![A-Za-z])|(?<![A-Za-z])([A-Z]{3})(?:\s?\d|\s[-+]\s?\d|[-+]\d[\d.,'’]*[.,]\d{2}(?!\d))|[([]\s*([A-Z]{3})\s*[)\]]|\bin\s([A-Z]{3})(?![A-Za-z])|^\s*([A-Z]{3})(?:\s*(?:$|[(,/])|\s+[-–])|[/:]\s?([A-Z]{3})\s*$/g;

/** "Total GBP", "Unit price EUR": a code at the end of a label that speaks of money. */
function behindSum(text: string): readonly string[] {
  const [, label, code] = /^(.{3,40}?)\s(\p{L}{3}|kr)\.?\s*(?:$|[:)])/u.exec(text) ?? [];
  if (label === undefined || code === undefined || /\d{2}/.test(label)) return [];
  const words = normalise(label).split(' ');
  return (['sum', 'subtotal', 'amount', 'excluding', 'including', 'taxWord', 'reduction'] as const).some((cue) =>
    someCue(cue, words),
  )
    ? [code]
    : [];
}

/** codes that are words or parts of articles' codes as well: they count beside money alone */
const words: ReadonlySet<string> = new Set(['TRY', 'PEN', 'MAD', 'COP', 'SAR', 'CLP', 'IDR', 'AED']);

/** Codes that stand free in a text, whatever is said of them: "all prices GBP ex VAT", "Att betala SEK". Little, where nothing else is known. */
export const codesIn = (text: string): readonly string[] => [
  ...new Set(
    [
      ...text.matchAll(/(?<![\p{L}\d/.-])([A-Z]{3})(?![\p{L}\d-])(?!\s*(\p{L}+))|(?<![\p{L}\d/.-])([A-Z]{3})\s+(\p{L}+)/gu),
    ].flatMap(([, last, , first, next]) => {
      const code = last ?? first ?? '';
      return isCurrency(code) && !words.has(code) && !someCue('packaging', [normalise(next ?? '')]) ? [code] : [];
    }),
  ),
];

/** Every currency that a text names, `$` and `kr` as they stand where nothing says whose they are. */
export const currenciesIn = byText((text): readonly string[] => {
  const found = [...[...text.matchAll(besideMoney)].flatMap((match) => match.slice(1)), ...behindSum(text)].filter(
    (code) => code !== undefined && (isCurrency(code) || code === 'kr'),
  );
  let rest = text;
  for (const [sign, code] of signs) {
    rest = rest.replace(sign, () => {
      found.push(code);
      return ' ';
    });
  }
  return found;
});

/** codes of money that `$` is written for too, where the document names them: dollars and pesos */
export const writtenWithDollar: ReadonlySet<string> = new Set('USD CAD AUD NZD SGD HKD MXN CLP COP ARS UYU'.split(' '));
const dollars: ReadonlySet<string> = new Set(['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN']);
const crowns: ReadonlySet<string> = new Set(['SEK', 'NOK', 'DKK', 'ISK']);
const crownByLanguage: { readonly [language: string]: string } = { sv: 'SEK', da: 'DKK', nb: 'NOK' };

/** What `$` or `kr` most likely stands for: the company's own currency if it is one of these, else the usual one. */
export function resolveSign(sign: string, own: string | null, language: string): string {
  if (sign === '$') return own && dollars.has(own) ? own : 'USD';
  if (sign === 'kr') return crownByLanguage[language] ?? (own && crowns.has(own) ? own : 'SEK');
  return sign;
}
