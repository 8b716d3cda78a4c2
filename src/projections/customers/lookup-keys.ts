/** How clues of a document are asked for in tables. */
import { comparableEan } from '../../domain/sales-order/comparable.ts';
import type { KnownCustomer } from '../../domain/sales-order/matching.ts';
import { companyDomainOf } from '../../domain/shared/public-mail-domains.ts';

const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** A pattern over a list of numbers as JSON text: those that end in the last seven digits. Which of them is the same number the domain knows. */
export const phonesEnding = (phone: string | null): string | null => {
  const digits = phone?.replace(/\D/g, '') ?? '';
  return digits.length < 7 ? null : `%${digits.slice(-7)}"%`;
};

/** Patterns over a list of addresses as JSON text: those at these domains. */
export const addressesAt = (domains: readonly string[]): readonly string[] => domains.map((domain) => `%@${literally(domain)}"%`);

/** The spellings in which a GTIN may be stored: as it came, and with the leading zeros of the longer kinds. */
export const eansLike = (codes: readonly (string | null)[]): readonly string[] => [
  ...new Set(
    codes.flatMap((code) => {
      const digits = code === null ? null : comparableEan(code);
      return digits === null ? [] : [digits, ...[8, 12, 13, 14].map((length) => digits.padStart(length, '0'))];
    }),
  ),
];

/** A customer is also known by the domains of its addresses. */
export const asKnown = <T extends Pick<KnownCustomer, 'domains' | 'emails'>>(row: T): T => ({
  ...row,
  domains: [...new Set([...row.domains, ...row.emails.flatMap((email) => companyDomainOf(email) ?? [])])],
});
