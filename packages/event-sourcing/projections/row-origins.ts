/** What a row was made from, kept beside it where its events hold personal data: columns of the table that the view does not show. */
import type { Recorded } from '../event-store/event-store.ts';

export type Origin = {
  /** the personal keys that its events were opened with */
  readonly keys: readonly string[];
  readonly streams: readonly string[];
};

export const noOrigin: Origin = { keys: [], streams: [] };

const joined = (present: readonly string[], more: readonly string[]): readonly string[] =>
  more.every((item) => present.includes(item)) ? present : [...new Set([...present, ...more])];

/** After an event that changed the row. */
export const withEvent = ({ keys, streams }: Origin, { openedWith, stream }: Recorded): Origin => ({
  keys: joined(keys, openedWith),
  streams: joined(streams, [stream]),
});
