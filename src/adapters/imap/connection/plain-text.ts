/**
 * Text of a mail as it may be shown and stored: control characters (a subject can decode to CR LF), line separators and the
 * marks that turn the direction of text around ("fdp.exe" shown as "exe.pdf") become one blank.
 */
export function plainText(text: string, limit: number): string {
  return cut(text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\s]+/gu, ' ').trim(), limit);
}

/** Cuts between characters, never inside a surrogate pair. */
function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = /[\ud800-\udbff]/.test(text.charAt(limit - 1)) ? limit - 1 : limit;
  return text.slice(0, end);
}
