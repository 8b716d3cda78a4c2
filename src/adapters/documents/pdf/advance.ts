/** Widths in em of a common sans serif, by class. Only ratios matter: an item's true width is known and shared out by them. */
export function advance(character: string): number {
  if (/[\s.,:;'|!iljI]/.test(character)) return 0.27;
  if (/[tfr()[\]{}/\\"*-]/.test(character)) return 0.34;
  if (/[mwMW@%—]/.test(character)) return 0.86;
  if (/[A-Z&ÄÖÜ]/.test(character)) return 0.69;
  return 0.556;
}

/** How wide a line of text is, in em. */
export const advanceOf = (text: string): number => [...text].reduce((sum, character) => sum + advance(character), 0);
