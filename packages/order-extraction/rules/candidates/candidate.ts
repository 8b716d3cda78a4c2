import type { Segment } from '../layout/line.types.ts';

/** What was observed about a candidate, each 0 to 1 and absent for 0. Names are the same in the weights (weights.data.ts). */
export type Features = { readonly [name: string]: number };

/** Fields that are chosen by a learned judge among candidates. */
export const judgedFields = ['po_number', 'order_date', 'delivery_date', 'customer_name'] as const;
export type JudgedField = (typeof judgedFields)[number];

/** How much each feature speaks for a candidate, learned. */
export type Weights = { readonly [feature: string]: number };
export type JudgeWeights = { readonly [field in JudgedField]: Weights };

/** A value that a field may have. It carries what was seen of it and never how good that is: that is the judge's to say. */
export type Candidate = {
  readonly value: string;
  readonly segment: Segment;
  readonly source: string;
  readonly features: Features;
  /** who proposed it, for people who ask why */
  readonly proposer?: string;
};

/** Candidates with the name of who proposed them. */
export const by = <C extends Candidate>(proposer: string, candidates: readonly C[]): readonly C[] =>
  candidates.map((candidate) => ({ ...candidate, proposer }));

/** The value that a judge chose, with the probability that it is right. */
export type Chosen<C extends Candidate> = { readonly candidate: C; readonly probability: number };

/** Features that are there; what is 0 or false is left out. */
export const features = (all: { readonly [name: string]: number | boolean }): Features =>
  Object.fromEntries(Object.entries(all).flatMap(([name, value]) => (Number(value) === 0 ? [] : [[name, Number(value)]])));

/** The same features under other names: what a document that its seller issued says means something else. */
export const prefixed = (prefix: string, all: Features): Features =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [`${prefix}${name}`, value]));

/** Where a piece of text stands and how it is printed. */
export const placeFeatures = (segment: Segment, index: number, page: number, usualHeight: number): Features =>
  features({
    early: page === 1 ? 1 - Math.min(1, index / 40) : 0,
    later_page: page > 1,
    bold: segment.bold,
    big: segment.y1 - segment.y0 > usualHeight * 1.2,
  });
