const letters: { readonly [letter: string]: string } = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ı: 'i' };

/**
 * Words for comparing: lower case, no accents, punctuation as single spaces. `/` and `&` become `@`, because "price / unit" and
 * "price, unit" are not the same; `#` and `%` stay as words of their own.
 */
export function normalise(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßøæœłđı]/g, (letter) => letters[letter] ?? letter)
    .replace(/[/&]/g, ' @ ')
    .replace(/([#%])/g, ' $1 ')
    .replace(/[^a-z0-9%#@]+/g, ' ')
    .trim();
}

/** Normalised text without any spaces, for comparing codes, numbers and names written differently. */
export const compact = (text: string): string => normalise(text).replace(/[^a-z0-9]/g, '');

/** Whether two words differ by at most one letter added, lost or changed. */
export function nearlySame(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return a.length - start - end <= 1 && b.length - start - end <= 1;
}

export const hasLetters = (text: string): boolean => /\p{L}{2}/u.test(text);
