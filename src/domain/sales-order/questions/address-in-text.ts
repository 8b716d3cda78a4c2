/** A postal address in a few lines of text, or in one line between commas. */
import { countryCodeOf } from '../../shared/country-code.ts';
import type { ShipTo } from './question-round.ts';

const place = "\\p{Lu}[\\p{L} .'’-]{1,60}";
/** Postal code before the city: DE, FR, ES, IT, US military aside; NL 1012 AB, PL 00-950, PT 1000-001, SE 111 22. */
const codeFirst = new RegExp(
  `^(?:[A-Z]{1,2}-)?(\\d{2}-\\d{3}|\\d{4}-\\d{3}|\\d{4} ?[A-Z]{2}|\\d{3} \\d{2}|\\d{4,5}) (${place})$`,
  'u',
);
/** London E1 6AN; Springfield, IL 62701 is two pieces */
const codeLast = new RegExp(`^(${place}?),? ([A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2})$`, 'u');

type City = { readonly postalCode: string; readonly city: string };
const cityOf = (piece: string): City | null => {
  const [, code, city] = codeFirst.exec(piece) ?? [];
  if (code && city) return { postalCode: code, city: city.trim() };
  const [, name, last] = codeLast.exec(piece) ?? [];
  return name && last ? { postalCode: last, city: name.trim() } : null;
};

const isStreet = (piece: string): boolean => /\p{L}{3}/u.test(piece) && /\d/.test(piece) && piece.length <= 80;
const isName = (piece: string): boolean => /\p{L}{2}/u.test(piece) && piece.length <= 80 && !/[:?!]$/.test(piece);

/** "Ship to: Miller Ltd" is Miller Ltd. */
const withoutLabel = (line: string): string => line.replace(/^[^\d:]{0,40}:\s*/u, '').replace(/^\d{1,2}[.)]\s+/, '');

const mostLines = 200;

/** The only address there is; null where there is none, or more than one. */
export const addressIn = (lines: readonly string[]): ShipTo | null => {
  const pieces = lines.slice(0, mostLines).flatMap((line) =>
    withoutLabel(withoutLabel(line.trim()))
      .split(/,\s+/)
      .map((piece) => piece.trim().replace(/[.;]$/, '')),
  );
  const addresses = pieces.flatMap((piece, at): readonly ShipTo[] => {
    const city = cityOf(piece);
    const street = pieces[at - 1] ?? '';
    if (!city || !isStreet(street)) return [];
    const name = pieces[at - 2] ?? '';
    const country = countryCodeOf(pieces[at + 1] ?? '');
    return [{ ...(isName(name) ? { name } : {}), street, ...city, ...(country ? { country } : {}) }];
  });
  return addresses.length === 1 ? (addresses[0] ?? null) : null;
};
