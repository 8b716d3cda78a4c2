/** Exact bounds of a share that was counted: no normal approximation, which is wrong for rare events. */

/** log(k!) for whole numbers, kept as far as it was asked for. */
const logFactorials: number[] = [0];
const logFactorial = (k: number): number => {
  for (let next = logFactorials.length; next <= k; next += 1) logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next));
  return logFactorials[k] ?? 0;
};

/** The probability of at most `k` hits in `n` independent trials that each hit with probability `p`. */
export const binomialAtMost = (k: number, n: number, p: number): number => {
  if (k >= n || p <= 0) return 1;
  if (p >= 1) return 0;
  const [logHit, logMiss] = [Math.log(p), Math.log1p(-p)];
  let total = 0;
  for (let hits = 0; hits <= k; hits += 1)
    total += Math.exp(logFactorial(n) - logFactorial(hits) - logFactorial(n - hits) + hits * logHit + (n - hits) * logMiss);
  return Math.min(1, total);
};

const halvings = 60;

/**
 * The upper end of the one-sided Clopper-Pearson interval: with probability 1 - `alpha` or more the true share is below it. 1 when nothing was counted.
 */
export const shareAtMost = (hits: number, trials: number, alpha = 0.05): number => {
  if (hits >= trials) return 1;
  let [low, high] = [hits / trials, 1];
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2;
    if (binomialAtMost(hits, trials, middle) > alpha) low = middle;
    else high = middle;
  }
  return high;
};
