/** What a Retry-After header asks for, in milliseconds: seconds or a date (RFC 9110, 10.2.3), an hour at most; null without one. */
export const retryAfterMs = (header: string | null): number | null => {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds), 3_600) * 1_000 : null;
};
