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

/** Whose money the sign means by the addresses of a document; null when they name no such country, or several. */
export function currencyByCountry(sign: '$' | 'kr', text: string): string | null {
  const named = told.filter((country) => country.sign === sign && country.pattern.test(text));
  return named.length === 1 ? (named[0]?.code ?? null) : null;
}
