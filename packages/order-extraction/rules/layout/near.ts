import { isMonth } from '../dates.ts';
import type { Token } from './line.types.ts';

/** Whether two neighbours in a row stand so near that they are one segment. `gap`: between their boxes, in points. */
export type Near = (gap: number, last: Token, token: Token) => boolean;

export const heightOf = ({ y0, y1 }: Token): number => y1 - y0;
export const lower = (a: Token, b: Token): number => Math.min(heightOf(a), heightOf(b));

/** in heights of the text: a wider gap begins a new segment */
const gapInText = 0.5;

/** "15.  Mai": some programs set more space behind a full stop, also behind a day's */
const gapInDay = 1.2;
const isDay = (last: Token, token: Token): boolean => /^\d{1,2}\.$/.test(last.text) && isMonth(token.text);

export const nearInText: Near = (gap, last, token) =>
  gap < Math.max(lower(last, token) * (isDay(last, token) ? gapInDay : gapInText), 2);
