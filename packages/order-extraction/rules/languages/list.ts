import { normalise } from '../text.ts';

/** Phrases separated by commas, so that a language file reads as text. */
export const list = (phrases: string): readonly string[] =>
  phrases.split(',').map((phrase) => phrase.trim().replace(/\s+/g, ' '));

/** Comma-separated entries, each several words for the same thing: `list` of lists. */
export const lists = (entries: string): readonly (readonly string[])[] => list(entries).map((entry) => entry.split(' '));

const compared = (phrase: string): string => phrase.split('*').map(normalise).join('*');

/** Phrases as their language writes them, with its own letters and accents, made what they are compared with. */
export const native = (phrases: string): readonly string[] => list(phrases).map(compared);

/** `lists` of words as their language writes them. */
export const natives = (entries: string): readonly (readonly string[])[] =>
  list(entries).map((entry) => entry.split(' ').map(compared));
