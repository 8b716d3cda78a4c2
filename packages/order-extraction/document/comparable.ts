/** Spellings in which records and documents are compared. */

/** Case, accents, spaces and punctuation do not count. */
export const comparable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Tax numbers: letters and digits in capitals, "DE 123.456.789" is DE123456789. */
export const comparableTaxNumber = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** GTINs by their digits: EAN-8, UPC and EAN-13 differ in leading zeros only. Null for what is none. */
export const comparableEan = (text: string): string | null => {
  const digits = text.replace(/[\s-]/g, '');
  return /^\d{8}$|^\d{12,14}$/.test(digits) ? digits.replace(/^0+/, '') : null;
};
