import type { DateReading } from '../dates.ts';
import type { Line, Segment } from '../layout/line.types.ts';
import { type Candidate, type Features, placeFeatures } from './candidate.ts';
import type { DocumentView } from './view.ts';

export type DateCandidate = Candidate & {
  readonly ambiguous: boolean;
  readonly week: boolean;
  /** the day as it is written */
  readonly read: string;
};

/** What is known when a date is asked for: the order's number and, for the delivery, the order's own date. */
export type Known = { readonly poNumber: string | null; readonly orderDate: string | null };

export const place = (view: DocumentView, segment: Segment, line: Line): Features =>
  placeFeatures(segment, line.index, line.page, view.layout.usualHeight);

/** A day that was read, as a candidate with what was seen of it. */
export const candidate = (
  { iso, ambiguous, week, source: read }: DateReading,
  segment: Segment,
  source: string,
  seen: Features,
): DateCandidate => ({
  value: iso,
  read,
  segment,
  source,
  ambiguous,
  week,
  features: seen,
});
