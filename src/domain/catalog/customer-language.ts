/** In which language a customer is written to, as far as its record, its address and the company's own language tell. */
export const mailLanguages = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sv'] as const;
export type MailLanguage = (typeof mailLanguages)[number];

/** By country code of ISO 3166 and by name; a country of several languages is none that decides. */
const countries: Readonly<Record<Exclude<MailLanguage, 'en'>, readonly string[]>> = {
  de: ['de', 'at', 'germany', 'deutschland', 'austria', 'österreich'],
  es: ['es', 'mx', 'spain', 'españa', 'mexico', 'méxico'],
  fr: ['fr', 'france'],
  it: ['it', 'italy', 'italia'],
  nl: ['nl', 'netherlands', 'nederland', 'the netherlands'],
  pl: ['pl', 'poland', 'polska'],
  pt: ['pt', 'br', 'portugal', 'brazil', 'brasil'],
  sv: ['se', 'sweden', 'sverige'],
};
const english: readonly string[] = [
  'gb',
  'uk',
  'us',
  'ie',
  'au',
  'nz',
  'united kingdom',
  'great britain',
  'united states',
  'usa',
  'ireland',
];

const ofCountry = (country: string): MailLanguage | null => {
  const name = country.trim().toLowerCase();
  if (english.includes(name)) return 'en';
  return mailLanguages.find((language) => language !== 'en' && countries[language].includes(name)) ?? null;
};

const ofLocale = (locale: string | null): MailLanguage | null =>
  mailLanguages.find((language) => language === locale?.slice(0, 2).toLowerCase()) ?? null;

type Known = {
  readonly countries: readonly (string | null)[];
  readonly address: string;
  /** of the company that writes, BCP 47 */
  readonly locale: string | null;
};

export const customerLanguage = ({ countries: named, address, locale }: Known): MailLanguage => {
  const byRecord = named.flatMap((country) => (country === null ? [] : (ofCountry(country) ?? [])))[0];
  const topLevel = address.split('.').at(-1) ?? '';
  return byRecord ?? (topLevel.length === 2 ? ofCountry(topLevel) : null) ?? ofLocale(locale) ?? 'en';
};
