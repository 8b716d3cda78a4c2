/** JSON of strangers, taken apart without trusting any of it. */

export type Json = { readonly [key: string]: unknown };

export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
export const objects = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
export const all = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const within = (value: unknown): Json => (isObject(value) ? value : {});

const longest = 10_000;

/** Text that Postgres and people can read: no NUL, no half characters, an end. Numbers are read as text; nothing else is. */
export const textOf = (value: unknown): string | null => {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return null;
  const clean = value
    .replaceAll('\u0000', '')
    .replace(/\p{Cs}/gu, '\ufffd')
    .slice(0, longest);
  return clean === '' ? null : clean;
};

/** The last moment that a clock of a provider may tell: beyond it dates stop being four digits of a year. */
const latest = Date.parse('2100-01-01T00:00:00Z');

/** Seconds, sometimes milliseconds, as text or number. */
export const instant = (value: unknown): Date | null => {
  const text = textOf(value);
  if (text === null || !/^\d{9,16}$/.test(text)) return null;
  const number = Number(text);
  const time = number > 99_999_999_999 ? number : number * 1_000;
  return time > latest ? null : new Date(time);
};
