import { comparePositions, type Position } from '../event-store/event-store.ts';

/** A place in the log that has been reached; null: its start, nothing handled yet. */
export type Mark = Position | null;

/** Whether a place lies behind the mark. */
export const isAfter = (position: Position, mark: Mark): boolean => mark === null || comparePositions(position, mark) > 0;

export const later = (a: Mark, b: Mark): Mark => (a !== null && isAfter(a, b) ? a : b);

/** null for none at all. */
export const earliest = (marks: readonly Mark[]): Mark => {
  const [first = null, ...otherMarks] = marks;
  return otherMarks.reduce((least, mark) => (least !== null && (mark === null || isAfter(least, mark)) ? mark : least), first);
};
