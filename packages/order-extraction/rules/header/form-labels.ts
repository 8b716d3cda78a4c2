/** Forms of labels and values beside each other, a pair a row: what stands in the left column is a label, also where nobody knows its words. */
import type { Layout, Line, Segment } from '../layout/line.types.ts';
import { normalise } from '../text.ts';
import { labelNameOf } from './labels.ts';
import { zonePhrase } from './zones.ts';

/** rows that stand alike */
const leastRows = 3;
/** of their labels, how many are known at least, and of how many one */
const leastKnown = 2;
const mostWordsOfLabel = 5;
const sameEdge = 2;

const isLabelLike = ({ text }: Segment): boolean => !/\d|@/.test(text) && normalise(text).split(' ').length <= mostWordsOfLabel;
const isKnown = ({ text }: Segment): boolean => labelNameOf(text) !== null || zonePhrase(text.replace(/\s*:$/, '')) !== null;

const standsAs = (line: Line, other: Line): boolean =>
  line.page === other.page &&
  line.segments.slice(0, 2).every(({ x0 }, at) => Math.abs(x0 - (other.segments[at]?.x0 ?? Number.NaN)) < sameEdge);

/** Where such labels stand. */
export function formLabels({ lines }: Layout, used: ReadonlySet<number>): ReadonlySet<Segment['place']> {
  const runs: Line[][] = [];
  for (const line of lines) {
    const [left, right] = line.segments;
    const last = runs.at(-1);
    if (used.has(line.index) || !left || !right || !isLabelLike(left)) runs.push([]);
    else if (last?.[0] && standsAs(line, last[0])) last.push(line);
    else runs.push([line]);
  }
  return new Set(runs.filter(isForm).flatMap((run) => run.flatMap(({ segments: [left] }) => left?.place ?? [])));
}

/** Half of its labels are known, and what stands beside them is none. */
function isForm(run: readonly Line[]): boolean {
  const known = run.filter(({ segments: [left] }) => left && isKnown(left)).length;
  const labelled = run.filter(({ segments: [, right] }) => right && isKnown(right)).length;
  return run.length >= leastRows && known >= leastKnown && known * 2 >= run.length && labelled * 3 <= known;
}
