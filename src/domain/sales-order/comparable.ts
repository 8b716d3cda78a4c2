/** Spellings in which records and documents are compared. */

import { comparable } from '@order-intake/order-extraction/document';

export { comparable, comparableEan, comparableTaxNumber } from '@order-intake/order-extraction/document';

/**
 * Order numbers: it does not count either whether letters and figures are set apart, so that "EK2026/114" is "EK 2026 / 114" and "PO4711" is "PO-4711".
 * Figures beside figures stay apart: "1-11" and "11-1" are two numbers.
 */
export const comparableOrderNumber = (text: string): string =>
  comparable(text.replace(/[\u200b-\u200f\u2060\ufeff]/g, '')).replace(/(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, ' ');

/** Digits, with + before a country code ("0049 40 1" is +49401); a national number keeps its 0. */
export const comparablePhone = (text: string): string => {
  const digits = text.replace(/\(0\)/g, '').replace(/[^\d+]/g, '');
  return digits.startsWith('00') ? `+${digits.slice(2)}` : digits;
};

/** The parts of a name that hold digits, in order: "Hex bolt M8x40" and "Hex bolt M10x40" are similar and not the same. */
export const numbersIn = (text: string): string => (comparable(text).match(/\S*\d\S*/g) ?? []).sort().join(' ');
