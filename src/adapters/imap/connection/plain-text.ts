import { cutText } from '../../../kernel/text.ts';

/**
 * Text of a mail as it may be shown and stored: control characters (a subject can decode to CR LF), line separators and the
 * marks that turn the direction of text around ("fdp.exe" shown as "exe.pdf") become one blank.
 */
export function plainText(text: string, limit: number): string {
  return cutText(text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\s]+/gu, ' ').trim(), limit);
}
