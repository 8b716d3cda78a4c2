/** Whose money a sign means that several countries print: `$` and `kr` stand for whatever the addresses of a document say. */

type Country = {
  readonly code: string;
  readonly sign: '$' | 'kr';
  readonly names: readonly string[];
  /** before a telephone number in international writing; null where countries share it */
  readonly phone: string | null;
  /** how its addresses and the numbers of its taxes and registers are written */
  readonly written: RegExp | null;
};

const states =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR';
/** "Bend, OR 97701" */
const usAddress = new RegExp(`\\b(?:${states.replaceAll(' ', '|')})\\.?,?\\s+\\d{5}(?:-\\d{4})?\\b`);

const countries: readonly Country[] = [
  {
    code: 'USD',
    sign: '$',
    names: ['United States', 'USA', 'U.S.A'],
    phone: null,
    written: usAddress,
  },
  { code: 'CAD', sign: '$', names: ['Canada', 'HST', 'PST', 'QST'], phone: null, written: /\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/ },
  { code: 'AUD', sign: '$', names: ['Australia', 'ABN'], phone: '61', written: /\b(?:NS[W]|VI[C]|QL[D]|TA[S])\s+\d{4}\b/ },
  { code: 'NZD', sign: '$', names: ['New Zealand', 'NZBN'], phone: '64', written: null },
  { code: 'SGD', sign: '$', names: ['Singapore'], phone: '65', written: null },
  { code: 'HKD', sign: '$', names: ['Hong Kong'], phone: '852', written: null },
  { code: 'MXN', sign: '$', names: ['México', 'Mexico', 'R.F.C', 'RFC'], phone: '52', written: /\bde C\.?V\b/ },
  { code: 'CLP', sign: '$', names: ['Chile'], phone: '56', written: /\bR\.?U\.?T\b\.?[:\s]+\d{1,2}\.?\d{3}\.?\d{3}-[\dkK]/ },
  { code: 'COP', sign: '$', names: ['Colombia', 'Bogotá'], phone: '57', written: /\bN\.?I\.?T\b\.?[:\s]+\d/ },
  { code: 'ARS', sign: '$', names: ['Argentina', 'C.U.I.T', 'CUIT', 'CABA'], phone: '54', written: null },
  { code: 'UYU', sign: '$', names: ['Uruguay', 'Montevideo'], phone: '598', written: null },
  { code: 'SEK', sign: 'kr', names: ['Sverige', 'Sweden'], phone: '46', written: null },
  { code: 'NOK', sign: 'kr', names: ['Norge', 'Noreg', 'Norway'], phone: '47', written: null },
  { code: 'DKK', sign: 'kr', names: ['Danmark', 'Denmark', 'CVR'], phone: '45', written: null },
  { code: 'ISK', sign: 'kr', names: ['Ísland', 'Iceland'], phone: '354', written: null },
];

const patternOf = ({ names, phone, written }: Country): RegExp =>
  new RegExp(
    [
      ...names
        .flatMap((name) => [...new Set([name, name.toUpperCase()])])
        .map((name) => `(?<![\\p{L}\\d])${name.replaceAll('.', '\\.')}(?![\\p{L}\\d])`),
      ...(phone === null ? [] : [`\\+\\s?${phone}(?=[\\s(\\d-])`]),
      ...(written ? [written.source] : []),
    ].join('|'),
    'u',
  );

const told = countries.map((country) => ({ ...country, pattern: patternOf(country) }));

/** Numbers for value added tax as they are printed with their country; its money. */
const byTaxNumber: readonly (readonly [RegExp, string])[] = (
  [
    [
      'ATU\\d{8}|BE[01]\\d{9}|BG\\d{9,10}|DE\\d{9}|EE\\d{9}|EL\\d{9}|ES[A-Z0-9]\\d{7}[A-Z0-9]|FI\\d{8}|FR[A-Z0-9]{2}\\d{9}|HR\\d{11}|IT\\d{11}|LT\\d{9,12}|LU\\d{8}|LV\\d{11}|NL\\d{9}B\\d{2}|PT\\d{9}|SI\\d{8}|SK\\d{10}',
      'EUR',
    ],
    ['CHE\\d{9}', 'CHF'],
    ['CZ\\d{8,10}', 'CZK'],
    ['DK\\d{8}', 'DKK'],
    ['GB\\d{9}', 'GBP'],
    ['HU\\d{8}', 'HUF'],
    ['NO\\d{9}MVA', 'NOK'],
    ['PL\\d{10}', 'PLN'],
    ['RO\\d{6,10}', 'RON'],
    ['SE\\d{12}', 'SEK'],
  ] as const
).map(([number, code]) => [new RegExp(`(?<![\\p{L}\\d])(?:${number})(?![\\p{L}\\d])`, 'u'), code]);

/** languages that one country writes its orders in, or several that have the same money */
const byLanguage: { readonly [language: string]: string } = {
  ...Object.fromEntries('bg el et fi hr it lt lv sk sl'.split(' ').map((language) => [language, 'EUR'])),
  cs: 'CZK',
  da: 'DKK',
  hu: 'HUF',
  ja: 'JPY',
  nb: 'NOK',
  pl: 'PLN',
  ro: 'RON',
  sv: 'SEK',
  tr: 'TRY',
  uk: 'UAH',
  vi: 'VND',
};

/**
 * The money of the country that a document is of, where it prints no currency at all: by the numbers of its parties for value added tax, which must
 * agree; else by its language, where it also speaks of its country's tax (`taxed`). Null where countries with several moneys are told, or none.
 */
export function currencyOfCountry(text: string, language: string, taxed: boolean): string | null {
  const joined = text.replace(/(?<=[\dA-Z])[ .-](?=\d)/g, '');
  const told = [...new Set(byTaxNumber.flatMap(([number, code]) => (number.test(joined) ? [code] : [])))];
  if (told.length > 0) return told.length === 1 ? (told[0] ?? null) : null;
  return taxed ? (byLanguage[language] ?? null) : null;
}

/** Whose money the sign means by the addresses of a document; null when they name no such country, or several. */
export function currencyByCountry(sign: '$' | 'kr', text: string): string | null {
  const named = told.filter((country) => country.sign === sign && country.pattern.test(text));
  return named.length === 1 ? (named[0]?.code ?? null) : null;
}
