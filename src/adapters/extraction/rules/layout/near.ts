import type { Token } from './line.types.ts';

/** Whether two neighbours in a row stand so near that they are one segment. `gap`: between their boxes, in points. */
export type Near = (gap: number, last: Token, token: Token) => boolean;

export const heightOf = ({ y0, y1 }: Token): number => y1 - y0;
export const lower = (a: Token, b: Token): number => Math.min(heightOf(a), heightOf(b));

/** in heights of the text: a wider gap begins a new segment */
const gapInText = 0.5;

export const nearInText: Near = (gap, last, token) => gap < Math.max(lower(last, token) * gapInText, 2);
