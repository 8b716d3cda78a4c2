/** Weights of a softmax over candidates and "none of them", by gradient ascent of the likelihood with a ridge. Deterministic. */
import { noneFeature, type Weights } from '@order-intake/order-extraction/learning';

/** The candidates of one document for one field: their features, which of them are right (none: none of them is), and how much it counts. */
export type Example = {
  readonly family: string;
  readonly weight: number;
  readonly candidates: readonly { readonly features: Weights; readonly right: boolean }[];
};

export type Fit = { readonly ridge: number; readonly steps: number; readonly rate: number };
export const usualFit: Fit = { ridge: 0.01, steps: 400, rate: 0.1 };

type Compiled = {
  readonly weight: number;
  readonly rows: readonly (readonly (readonly [number, number])[])[];
  readonly right: readonly boolean[];
};

/** All features as numbers, "none of them" as the last row of each example. */
function compile(examples: readonly Example[]): { readonly names: readonly string[]; readonly compiled: readonly Compiled[] } {
  const index = new Map<string, number>();
  const at = (name: string): number => {
    const known = index.get(name);
    if (known !== undefined) return known;
    index.set(name, index.size);
    return index.size - 1;
  };
  const compiled = examples.map(({ weight, candidates }) => ({
    weight,
    rows: [
      ...candidates.map(({ features }) => Object.entries(features).map(([name, value]) => [at(name), value] as const)),
      [[at(noneFeature), 1] as const],
    ],
    right: [...candidates.map(({ right }) => right), candidates.every(({ right }) => !right)],
  }));
  return { names: [...index.keys()], compiled };
}

const normalised = (powers: readonly number[]): readonly number[] => {
  const sum = powers.reduce((all, one) => all + one, 0);
  return powers.map((power) => power / sum);
};

/** Adam on the whole batch: a few hundred documents take seconds. The ridge holds weights to `prior`, which is nothing where it does not say. */
export function learned(examples: readonly Example[], { ridge, steps, rate }: Fit = usualFit, prior: Weights = {}): Weights {
  const { names, compiled } = compile(examples);
  const total = compiled.reduce((sum, { weight }) => sum + weight, 0);
  const believed = Float64Array.from(names, (name) => prior[name] ?? 0);
  const weights = Float64Array.from(believed);
  const [mean, spread] = [new Float64Array(names.length), new Float64Array(names.length)];
  for (let step = 1; step <= steps; step++) {
    const gradient = Float64Array.from(weights, (value, at) => -ridge * (value - (believed[at] ?? 0)));
    for (const { weight, rows, right } of compiled) {
      const scores = rows.map((row) => row.reduce((sum, [at, value]) => sum + value * (weights[at] ?? 0), 0));
      const highest = Math.max(...scores);
      const all = normalised(scores.map((score) => Math.exp(score - highest)));
      const wanted = normalised(scores.map((score, row) => (right[row] ? Math.exp(score - highest) + 1e-12 : 0)));
      for (const [row, cells] of rows.entries()) {
        const push = (((wanted[row] ?? 0) - (all[row] ?? 0)) * weight) / total;
        if (push !== 0) for (const [at, value] of cells) gradient[at] = (gradient[at] ?? 0) + push * value;
      }
    }
    for (const at of names.keys()) {
      const slope = gradient[at] ?? 0;
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
      spread[at] = 0.999 * (spread[at] ?? 0) + 0.001 * slope * slope;
      const [first, second] = [(mean[at] ?? 0) / (1 - 0.9 ** step), (spread[at] ?? 0) / (1 - 0.999 ** step)];
      weights[at] = (weights[at] ?? 0) + (rate * first) / (Math.sqrt(second) + 1e-8);
    }
  }
  return Object.fromEntries(names.map((name, at) => [name, Math.round((weights[at] ?? 0) * 1000) / 1000]).sort());
}
