/** Which runs are to be started, by how the consumers stand. */
import type { Consumer, Member } from './consumer.ts';
import { isAfter, later, type Mark } from './positions.ts';

/** What is to be done for one consumer: follow the log from there, be made first, or nothing at all for the time being. */
export type Standing =
  | { readonly do: 'follow'; readonly consumer: Consumer; readonly position: Mark }
  | { readonly do: 'build' }
  | { readonly do: 'wait' };

export type Standings = ReadonlyMap<string, Standing>;

export type NextRuns = {
  /** those at the furthest place */
  readonly together: readonly Member[];
  /** those far behind: each catches up separately first, so that it delays no other */
  readonly alone: readonly Member[];
  /** the names of those that have to be made before they can follow */
  readonly unbuilt: readonly string[];
};

/** `busy`: those that a run of their own is at work on. `settled`: those that were caught up before; a little behind, they need no run of their own. */
export function nextRuns(standings: Standings, busy: ReadonlySet<string>, settled: ReadonlySet<string>): NextRuns {
  const free = [...standings].filter(([name]) => !busy.has(name));
  const following = free.flatMap(([, standing]) =>
    standing.do === 'follow' ? [{ consumer: standing.consumer, position: standing.position }] : [],
  );
  const furthest = following.reduce<Mark>((mark, { position }) => later(mark, position), null);
  const isNear = ({ consumer, position }: Member) =>
    settled.has(consumer.name) || furthest === null || (position !== null && !isAfter(furthest, position));
  return {
    together: following.filter(isNear),
    alone: following.filter((member) => !isNear(member)),
    unbuilt: free.flatMap(([name, standing]) => (standing.do === 'build' ? [name] : [])),
  };
}
