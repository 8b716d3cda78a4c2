/** Rising curves through observations: the pool-adjacent-violators algorithm over bins of similar scores. */
import type { Curve } from '@order-intake/order-extraction/learning';

export type Observation = { readonly score: number; readonly right: boolean };

type Bin = { readonly score: number; readonly count: number; readonly right: number };

const merged = (a: Bin, b: Bin): Bin => ({
  score: (a.score * a.count + b.score * b.count) / (a.count + b.count),
  count: a.count + b.count,
  right: a.right + b.right,
});

/** Observations with the same score stay together; a bin holds at least `least` of them (the last one may hold fewer). */
function binned(observations: readonly Observation[], least: number): readonly Bin[] {
  const bins: Bin[] = [];
  let last: number | null = null;
  for (const { score, right } of [...observations].sort((a, b) => a.score - b.score)) {
    const one: Bin = { score, count: 1, right: right ? 1 : 0 };
    const open = bins.at(-1);
    if (open && (open.count < least || score === last)) bins[bins.length - 1] = merged(open, one);
    else bins.push(one);
    last = score;
  }
  return bins;
}

/** What is believed before anything was seen, and how many observations that belief is worth. */
export type Prior = { readonly share: (score: number) => number; readonly weight: number };

/** Null when there are too few observations to say anything. A few that were all right do not make a certainty: the prior weighs in. */
export function risingCurve(observations: readonly Observation[], prior: Prior, least = 12): Curve | null {
  if (observations.length < least) return null;
  const share = ({ score, count, right }: Bin): number =>
    (right + prior.weight * Math.max(0, Math.min(1, prior.share(score)))) / (count + prior.weight);
  const pooled: (Bin & { readonly parts: readonly Bin[] })[] = [];
  for (const bin of binned(observations, least)) {
    let next = { ...bin, parts: [bin] as readonly Bin[] };
    for (let before = pooled.at(-1); before && share(before) >= share(next); before = pooled.at(-1)) {
      pooled.pop();
      next = { ...merged(before, next), parts: [...before.parts, ...next.parts] };
    }
    pooled.push(next);
  }
  return pooled.flatMap((block) => {
    const ends = [block.parts[0], block.parts.at(-1)].flatMap((part) => part ?? []);
    return [...new Set(ends.map(({ score }) => score))].map((score) => [rounded(score, 2), rounded(share(block), 4)] as const);
  });
}

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;
