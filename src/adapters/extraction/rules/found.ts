import type { Field, Place, Reader } from '../../../domain/shared/extraction.ts';
import type { Segment } from './layout/line.types.ts';

/** A value and where it was found, before it is known which of the files it came from. */
export type Found = {
  readonly value: string;
  readonly source: string;
  readonly place: Place | null;
  readonly confidence: number;
  readonly derived: boolean;
};

const longestSource = 200;

/** What a segment says, with its place. `confidence` is 0 to 1. */
export const found = (
  value: string,
  segment: Segment | null,
  confidence: number,
  options: { readonly source?: string; readonly derived?: boolean } = {},
): Found => ({
  value,
  source: (options.source ?? segment?.text ?? '').slice(0, longestSource),
  place: segment?.place ?? null,
  confidence,
  derived: options.derived ?? false,
});

export const toField = (value: Found, file: number, reader: Reader, certainty: number): Field => ({
  value: value.value,
  source: value.source,
  file,
  place: value.place,
  reader,
  confidence: Math.round(Math.max(0, Math.min(1, value.confidence * certainty)) * 100) / 100,
  derived: value.derived,
});
