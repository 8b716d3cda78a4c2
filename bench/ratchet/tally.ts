/** Counts that add up over documents, and the figures that they make. */

/** `right` of what was `given` and of what is `there`; of a share both are the same. */
export type Count = { readonly right: number; readonly given: number; readonly there: number };
export type Tally = { readonly [metric: string]: Count };

export const share = (part: number, all: number): Count => ({ right: part, given: all, there: all });
export const countOf = (right: number, given: number, there: number): Count => ({ right, given, there });

export const sumOf = (tallies: readonly Tally[]): Tally => {
  const sum: { [metric: string]: Count } = {};
  for (const tally of tallies)
    for (const [metric, { right, given, there }] of Object.entries(tally)) {
      const before = sum[metric] ?? { right: 0, given: 0, there: 0 };
      sum[metric] = { right: before.right + right, given: before.given + given, there: before.there + there };
    }
  return sum;
};

/** F1, which of a share is the share itself; null if there is nothing to count. */
export const figureOf = ({ right, given, there }: Count): number | null =>
  given + there === 0 ? null : (2 * right) / (given + there);

/** z of 95 % */
const z = 1.96;

/** The 95 % interval of a figure (Wilson 1927). Of an F1 it takes the mean of given and there as the number of trials. */
export function wilson(count: Count): { readonly low: number; readonly high: number } | null {
  const figure = figureOf(count);
  const trials = (count.given + count.there) / 2;
  if (figure === null) return null;
  const spread = z * Math.sqrt((figure * (1 - figure)) / trials + z ** 2 / (4 * trials ** 2));
  const [middle, scale] = [figure + z ** 2 / (2 * trials), 1 + z ** 2 / trials];
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}
