/** Phrases separated by commas, so that a language file reads as text. */
export const list = (phrases: string): readonly string[] =>
  phrases.split(',').map((phrase) => phrase.trim().replace(/\s+/g, ' '));

/** Comma-separated entries, each several words for the same thing: `list` of lists. */
export const lists = (entries: string): readonly (readonly string[])[] => list(entries).map((entry) => entry.split(' '));
