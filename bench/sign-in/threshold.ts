/** How well a clock tells two kinds of answers apart. */
export type Timed = { readonly isKnown: boolean; readonly ms: number };

type Rule = { readonly ms: number; readonly isLonger: boolean };

const rightIn = (timed: readonly Timed[], { ms: threshold, isLonger }: Rule): number =>
  timed.filter(({ isKnown, ms }) => isKnown === (isLonger ? ms > threshold : ms <= threshold)).length / timed.length;

/** The threshold, and the side of it, that is right most often. */
const learned = (timed: readonly Timed[]): Rule => {
  const rules = timed.flatMap(({ ms }) => [true, false].map((isLonger) => ({ ms, isLonger })));
  return rules
    .map((rule) => ({ rule, right: rightIn(timed, rule) }))
    .reduce((one, other) => (other.right > one.right ? other : one)).rule;
};

/**
 * How often "it took longer (or less) than this" is right, 0 to 1, of pairs of one answer of each kind, in the order in which they came. The rule is
 * learned from every second pair and tried at the others, and the other way round: at the pairs that it was learned from it is right too often by chance.
 */
export const thresholdAccuracy = (timed: readonly Timed[]): number => {
  const halves = [0, 1].map((odd) => timed.filter((_, n) => Math.floor(n / 2) % 2 === odd));
  const [even = [], odd = []] = halves;
  return (rightIn(odd, learned(even)) + rightIn(even, learned(odd))) / 2;
};
