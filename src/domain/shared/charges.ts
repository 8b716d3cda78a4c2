/** What is added to an order or taken off it and is no article: freight, packaging, services, discounts on the whole. */
import type { ExtractedLine, Extraction, Field } from './extraction.ts';

export const chargeTypes = ['freight', 'packaging', 'service', 'discount', 'other'] as const;
export type ChargeType = (typeof chargeTypes)[number];

/** `amount`: what it adds to the order; negative where it takes something off. */
export type ExtractedCharge = { readonly type: ChargeType; readonly name: Field; readonly amount: Field };

/** The lines of an order as they are drafted from what was read: the articles, then what is added and taken off. */
export const linesRead = ({ lines, charges = [] }: Pick<Extraction, 'lines' | 'charges'>): readonly ExtractedLine[] => [
  ...lines,
  ...charges.map(({ name, amount }) => ({ name, amount })),
];
