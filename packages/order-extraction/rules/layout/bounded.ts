/** Characters of a line that the rules look at. No line of an order comes near it; one that does is prose, or made to keep a reader busy. */
export const longestLine = 2_000;

/**
 * A text as the rules may look at it: no longer than said, and white space of at most two characters in a row. Their patterns take time that grows
 * with the square of a text's length, and faster with runs of blanks (test/unit/extraction/patterns.test.ts).
 */
export const bounded = (text: string, longest: number): string =>
  text
    .slice(0, longest * 2)
    .replace(/\s{3,}/g, '  ')
    .slice(0, longest);
