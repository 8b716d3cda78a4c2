import { onDemand } from '@order-intake/kernel';
import { mailLanguages } from '../catalog/customer-language.ts';

/** Country names of the languages in which customers are written to, and ISO 3166-1 codes, in lower case. */
const codesByName = onDemand(() => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  // not those that have another code today: FX is FR
  const codes = pairs.filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`);
  const namesWithCodes = mailLanguages.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    return codes.flatMap((code) => {
      const name = names.of(code)?.toLowerCase();
      return name ? [[name, code] as const, [code.toLowerCase(), code] as const] : [];
    });
  });
  return new Map<string, string>([...namesWithCodes, ['uk', 'GB']]);
});

/** ISO 3166-1 alpha-2 of a country by its name or code; undefined where it is none. */
export const countryCodeOf = (text: string): string | undefined => codesByName().get(text.trim().toLowerCase());
