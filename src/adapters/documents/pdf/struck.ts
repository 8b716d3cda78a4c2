/** Text that a line goes through: drawn, or as an annotation that strikes it out. */
import type { Painted, PaintedGlyph } from './canvas.ts';
import type { Box } from './matrix.ts';

/** points: an area that is no thicker is a line */
const thickest = 2;
/** share of a glyph's height about its middle: a line below the letters, or above them, is another */
const aboutMiddle = 0.33;
const rowHeight = 10;

type Bar = { readonly from: number; readonly to: number; readonly at: number; readonly order: number };

/** points: how far two lines may miss each other and still make a corner */
const cornerGap = 1.5;

/** The lines along one axis. */
function barsOf(painted: readonly Painted[], isUpright: boolean): readonly Bar[] {
  return painted.flatMap((item, order): readonly Bar[] => {
    if (item.kind === 'text') return [];
    const { x0, y0, x1, y1 } = item.box;
    const [from, to, below, above] = isUpright ? [x0, x1, y0, y1] : [y0, y1, x0, x1];
    const isVisible = item.kind === 'line' || (item.alpha > 0.3 && item.colour !== '#ffffff' && !item.picture);
    return isVisible && above - below <= thickest && to - from > above - below
      ? [{ from, to, at: (below + above) / 2, order }]
      : [];
  });
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= cornerGap;

/** The lines of one axis that make no corner with a line of the other, by where they lie: an edge of a frame strikes nothing out. */
function strikesOf(bars: readonly Bar[], crossBars: readonly Bar[]): ReadonlyMap<number, readonly Bar[]> {
  const endsAt = Map.groupBy(
    crossBars.flatMap(({ from, to, at }) => [from, to].map((end) => ({ end, at }))),
    ({ end }) => Math.floor(end / rowHeight),
  );
  const isEdge = ({ from, to, at }: Bar): boolean =>
    near(endsAt, at).some(({ end, at: side }) => isNear(end, at) && (isNear(side, from) || isNear(side, to)));
  return Map.groupBy(
    bars.filter((bar) => !isEdge(bar)),
    ({ at }) => Math.floor(at / rowHeight),
  );
}

const near = <T>(rows: ReadonlyMap<number, readonly T[]>, at: number): readonly T[] => {
  const row = Math.floor(at / rowHeight);
  return [row - 1, row, row + 1].flatMap((nearRow) => rows.get(nearRow) ?? []);
};

/** Tells of a glyph whether a line was drawn through the middle of it. A heading that stands on a line was written after it. */
export function isStruck(painted: readonly Painted[]): (glyph: PaintedGlyph) => boolean {
  const [lyingBars, standingBars] = [barsOf(painted, true), barsOf(painted, false)];
  const [lying, standing] = [strikesOf(lyingBars, standingBars), strikesOf(standingBars, lyingBars)];
  const orders = new Map(
    painted.flatMap((item, order) => (item.kind === 'text' ? item.glyphs.map((glyph) => [glyph, order] as const) : [])),
  );
  return (glyph) => {
    const { core, isUpright } = glyph;
    const order = orders.get(glyph) ?? 0;
    const { from, to, below, above } = acrossOf(core, isUpright);
    const middle = (below + above) / 2;
    const reach = (above - below) * aboutMiddle;
    return near(isUpright ? lying : standing, middle).some(
      (bar) => bar.order > order && Math.abs(bar.at - middle) <= reach && bar.from <= from && bar.to >= to,
    );
  };
}

const acrossOf = ({ x0, y0, x1, y1 }: Box, isUpright: boolean) =>
  isUpright ? { from: x0, to: x1, below: y0, above: y1 } : { from: y0, to: y1, below: x0, above: x1 };
