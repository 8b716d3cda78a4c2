import { type Line, overlap, type Segment } from '../layout/line.types.ts';
import { readNumber } from '../numbers.ts';
import type { HeaderCell, HeaderRow } from './header-row.ts';

type Cluster = { x0: number; x1: number; right: number; count: number };

/** rows that are looked at, and the share of them that a column without a header must fill */
const sampleRows = 40;
const share = 0.6;
/** in heights of the text: how far a header may stand beside its own numbers */
const reach = 6;

/**
 * Columns of numbers that no word of the header stands over: a header that was not read whole, or never was. They are added without a kind, so
 * that the numbers themselves can tell what they are.
 */
export function withColumnsWithoutHeader(header: HeaderRow, body: readonly Line[]): HeaderRow {
  const rows = body.filter((line) => line.segments.filter(isPlainNumber).length >= 2).slice(0, sampleRows);
  if (rows.length === 0) return header;
  const height = rows[0]?.height ?? 10;
  const clusters = clustersOf(rows, height).filter(({ count }) => count >= Math.max(1, rows.length * share));
  const lone = clusters.filter((cluster) => header.cells.every((cell) => overlap(cell, cluster) <= 0));
  if (lone.length === 0) return header;
  const bare = new Set(header.cells.filter((cell) => clusters.every((cluster) => overlap(cell, cluster) <= 0)));
  // as many headers without numbers below them as numbers without a header: they belong together, however they are aligned
  if (lone.length <= [...bare].filter((cell) => cell.kind !== 'name').length) return header;
  const lacking = lone.filter((cluster) => {
    const home = [...bare]
      .filter((cell) => cell.kind !== 'name' && -overlap(cell, cluster) < height * reach)
      .sort((a, b) => overlap(b, cluster) - overlap(a, cluster))[0];
    if (home) bare.delete(home);
    return home === undefined;
  });
  const added = lacking.map(({ x0, x1 }): HeaderCell => ({ kind: 'other', label: '', x0, x1 }));
  return { ...header, cells: [...header.cells, ...added].sort((a, b) => a.x0 - b.x0) };
}

const isPlainNumber = (segment: Segment): boolean => readNumber(segment.text, null) !== null;

/** Numbers that end, or begin, in the same place. */
function clustersOf(rows: readonly Line[], height: number): readonly Cluster[] {
  const clusters: Cluster[] = [];
  for (const segment of rows.flatMap((line) => line.segments.filter(isPlainNumber))) {
    const home = clusters.find(
      (one) => Math.abs(one.right - segment.x1) < height * 0.6 || overlap(one, segment) > (segment.x1 - segment.x0) * 0.5,
    );
    if (home) {
      home.x0 = Math.min(home.x0, segment.x0);
      home.x1 = Math.max(home.x1, segment.x1);
      home.count += 1;
    } else clusters.push({ x0: segment.x0, x1: segment.x1, right: segment.x1, count: 1 });
  }
  return clusters;
}
