/** Sets of sequence numbers or UIDs: `1:3,7,9:*` (RFC 3501, 9: sequence-set). */
import { SyntaxFault } from './tokens.ts';

/** `*` is the largest number in use. A range may be written backwards, and `5:*` holds at least the largest. Throws `SyntaxFault`. */
export function parseNumberSet(text: string, largest: number): (number: number) => boolean {
  if (!/^(\d+|\*)(:(\d+|\*))?(,(\d+|\*)(:(\d+|\*))?)*$/.test(text))
    throw new SyntaxFault(`${text.slice(0, 40)} is no set of numbers`);
  const value = (part: string): number => (part === '*' ? largest : Number(part));
  const ranges = text.split(',').map((range) => {
    const [from = '', to = from] = range.split(':');
    return [Math.min(value(from), value(to)), Math.max(value(from), value(to))] as const;
  });
  return (number) => ranges.some(([from, to]) => number >= from && number <= to);
}

/** Keeps the order given: COPYUID pairs its two sets by position. */
export function formatNumberSet(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && last[1] + 1 === number) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}:${to}`)).join(',');
}
