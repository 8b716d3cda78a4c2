/** What Postgres can keep of a text or a JSON value. */
import { RowRefused } from '../checkpoints/failure-reason.ts';

const unstorable = /[\0\ud800-\udfff]/;
const replacement = '�';

/** Postgres knows neither NUL nor half a surrogate pair: they become the replacement character, as everywhere in Unicode. */
export const cleanText = (text: string): string =>
  unstorable.test(text) ? Buffer.from(text.replaceAll('\0', replacement), 'utf8').toString('utf8') : text;

/** The same value when nothing had to change. Throws RowRefused for what JSON would turn into something else. */
export const cleanJson = (value: unknown): unknown => {
  if (typeof value === 'string') return cleanText(value);
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    if (Number.isFinite(value)) return value;
    throw new RowRefused('holds a number that is not finite');
  }
  if (Array.isArray(value)) return cleanList(value);
  if (typeof value === 'object' && (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null)) {
    return cleanObject(value as Record<string, unknown>);
  }
  throw new RowRefused('holds something that is not JSON (a date, a bigint, an instance of a class)');
};

const cleanList = (list: readonly unknown[]): readonly unknown[] => {
  const cleaned = list.map((item) => cleanJson(item));
  return cleaned.some((item, index) => item !== list[index]) ? cleaned : list;
};

const cleanObject = (object: Record<string, unknown>): Record<string, unknown> => {
  let same = true;
  const entries = Object.entries(object).flatMap(([key, value]): [string, unknown][] => {
    const entry: [string, unknown] = [cleanText(key), value === undefined ? undefined : cleanJson(value)];
    if (entry[0] !== key || entry[1] !== value || value === undefined) same = false;
    return value === undefined ? [] : [entry];
  });
  return same ? object : Object.fromEntries(entries);
};
