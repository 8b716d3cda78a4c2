import type { SecondReading } from '../document/documents.port.ts';
import type { Field, Place, Reader } from '../document/extraction.ts';
import type { Candidate, Chosen, Features } from './candidates/candidate.ts';
import type { Segment } from './layout/line.types.ts';

/** A value and where it was found, before it is known which of the files it came from. */
export type FoundValue = {
  readonly value: string;
  readonly source: string;
  readonly place: Place | null;
  readonly confidence: number;
  /** 0 to 1, how sure the OCR is of what it was read from */
  readonly sure: number;
  /** what a second engine says of the numbers that OCR read there; absent where none looked at them */
  readonly second?: SecondReading['says'];
  readonly derived: boolean;
  /** what was seen of the candidate, where a judge chose it */
  readonly seen?: Features;
};

const longestSource = 200;

/** What OCR is sure of counts in full; half sure, a value is worth four fifths. */
const beliefIn = (sure: number): number => (sure >= 0.9 ? 1 : 0.55 + sure / 2);

/** What a segment says, with its place. `confidence` is 0 to 1. */
export const foundValue = (
  value: string,
  segment: Segment | null,
  confidence: number,
  options: { readonly source?: string; readonly derived?: boolean; readonly seen?: Features } = {},
): FoundValue => ({
  value,
  source: (options.source ?? segment?.text ?? '').slice(0, longestSource),
  place: segment?.place ?? null,
  confidence: confidence * beliefIn(segment?.sure ?? 1),
  sure: segment?.sure ?? 1,
  ...(segment?.second ? { second: segment.second } : {}),
  derived: options.derived ?? false,
  ...(options.seen ? { seen: options.seen } : {}),
});

/** What a judge chose, as surely as it chose it. */
export const chosenValue = <C extends Candidate>({ candidate, probability }: Chosen<C>): FoundValue =>
  foundValue(candidate.value, candidate.segment, probability, { source: candidate.source, seen: candidate.features });

export const toField = (value: FoundValue, file: number, reader: Reader, certainty: number): Field => ({
  value: value.value,
  source: value.source,
  file,
  place: value.place,
  reader,
  confidence: Math.round(Math.max(0, Math.min(1, value.confidence * certainty)) * 100) / 100,
  derived: value.derived,
});
