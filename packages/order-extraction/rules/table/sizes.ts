/** Sizes beside each other in a header ("S M L XL", "36 37 38"): columns of how many of each, whose words name nothing else. */
import type { Segment } from '../layout/line.types.ts';

/** fewer beside each other are a unit and a number */
const least = 3;
const lettered = /^(?:X{0,4}S|M|X{0,5}L|[2-9]XL)$/;
const numbered = /^\d{2,3}(?:[.,]5)?$/;

const isNext = (before: string, text: string): boolean =>
  lettered.test(text) ? lettered.test(before) : numbered.test(text) && numbered.test(before) && Number(before) < Number(text);

/** The texts of a line's longest run of sizes; none where there is no run. */
export function sizesIn(segments: readonly Pick<Segment, 'text'>[]): ReadonlySet<string> {
  let [run, best]: [string[], string[]] = [[], []];
  for (const { text } of segments) {
    const before = run.at(-1);
    if (before !== undefined && isNext(before, text)) run.push(text);
    else run = lettered.test(text) || numbered.test(text) ? [text] : [];
    if (run.length > best.length) best = run;
  }
  return new Set(best.length >= least ? best : []);
}
