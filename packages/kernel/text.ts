/** At most `limit` UTF-16 units of a text, cut between characters: never inside a surrogate pair. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = /[\ud800-\udbff]/.test(text.charAt(limit - 1)) ? limit - 1 : limit;
  return text.slice(0, end);
}

/** The same for people: what was cut off shows as an ellipsis, and `limit` holds with it. */
export const shortText = (text: string, limit: number): string => (text.length <= limit ? text : `${cutText(text, limit - 1)}…`);
