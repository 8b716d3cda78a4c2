/** Control characters, and those that turn the direction of what follows (Unicode TR 9 and TR 36). */
const deceiving = /(?![\t\n\r])[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** The text with a mark in the place of every character that nobody sees: `a\u202Eb` becomes `a[U+202E]b`. */
export const visible = (text: string): string =>
  text.replace(deceiving, (character) => `[U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`);
