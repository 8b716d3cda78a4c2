/** What approved orders say of a model: how often it is right where it is believed, and what it costs. */
import type { ComparedReading } from '../../../jobs/re-extraction/compare-reading.step.ts';
import type { ModelPrices } from '../../../platform/config/config.types.ts';

export type Choice = {
  readonly model: string;
  readonly orders: number;
  /** orders at 70 and more, and of those that people approved as they were read */
  readonly believed: number;
  readonly right: number;
  /** of an order, in `currency`; null: the price of tokens is unknown */
  readonly cost: number | null;
  readonly currency: string | null;
  /** how often each field was read otherwise than approved */
  readonly fields: { readonly [field: string]: number };
};

const threshold = 70;

export function choiceOf(model: string, readings: readonly ComparedReading[], prices: ModelPrices | null): Choice {
  const believed = readings.filter(({ confidence }) => confidence >= threshold);
  const cost = readings.reduce(
    (sum, { inputTokens, outputTokens }) => sum + (prices ? inputTokens * prices.input + outputTokens * prices.output : 0),
    0,
  );
  const fields: Record<string, number> = {};
  for (const { differs } of readings)
    for (const field of new Set(differs.map((path) => path.replace(/^lines\.\d+/, 'lines'))))
      fields[field] = (fields[field] ?? 0) + 1;
  return {
    model,
    orders: readings.length,
    believed: believed.length,
    right: believed.filter(({ differs }) => differs.length === 0).length,
    cost: prices && readings.length > 0 ? cost / 1_000_000 / readings.length : null,
    currency: prices?.currency ?? null,
    fields,
  };
}

/** "gpt-6-luna: 96 % right at 70 (24 of 25; 30 orders), 0.4 cent per order" */
export function choiceText({ model, orders, believed, right, cost, currency, fields }: Choice): string {
  const share = believed === 0 ? 'no order at 70' : `${Math.round((right / believed) * 100)} % right at 70`;
  const price = cost === null ? 'cost unknown: set AI_PRICES' : `${inCents(cost)} (${currency}) per order`;
  const otherwise = Object.entries(fields).sort(([, a], [, b]) => b - a);
  const differences =
    otherwise.length === 0 ? '' : `; other values: ${otherwise.map(([field, count]) => `${field} ${count}`).join(', ')}`;
  return `${model}: ${share} (${right} of ${believed}; ${orders} orders), ${price}${differences}`;
}

const inCents = (cost: number): string => `${Number((cost * 100).toPrecision(2))} cent`;
