/** What the library hands over of a path: the codes of its segments, each with its numbers. */
import { limits } from '../limits.ts';
import type { Box, Matrix } from './matrix.ts';

const move = 0;
const line = 1;
const curve = 2;

export type Shape = { readonly box: Box; readonly rectangle: boolean };

type Subpath = { readonly xs: number[]; readonly ys: number[]; straight: boolean };

function subpathsOf(data: ArrayLike<number>): readonly Subpath[] {
  const all: Subpath[] = [];
  for (let at = 0; at < data.length; ) {
    const code = data[at++];
    const points = code === curve ? 3 : code === move || code === line ? 1 : 0;
    if (code === move || all.length === 0) all.push({ xs: [], ys: [], straight: true });
    const current = all.at(-1);
    if (code === curve && current) current.straight = false;
    for (let point = 0; point < points; point++) {
      current?.xs.push(data[at++] ?? 0);
      current?.ys.push(data[at++] ?? 0);
    }
  }
  return all.filter(({ xs }) => xs.length > 1);
}

const boxOf = ({ xs, ys }: Subpath): Box => ({
  x0: Math.min(...xs),
  y0: Math.min(...ys),
  x1: Math.max(...xs),
  y1: Math.max(...ys),
});

const distinct = (values: readonly number[]): number => new Set(values.map((value) => Math.round(value * 100))).size;
const isRectangle = (path: Subpath): boolean =>
  path.straight && path.xs.length <= 5 && distinct(path.xs) <= 2 && distinct(path.ys) <= 2;

const isInside = (outer: Box, inner: Box): boolean =>
  outer.x0 <= inner.x0 && outer.x1 >= inner.x1 && outer.y0 <= inner.y0 && outer.y1 >= inner.y1;

/** Along the axes of the page also after this transformation. */
export const keepsAxes = ([a, b, c, d]: Matrix): boolean =>
  (Math.abs(b) < 1e-3 * Math.abs(a) && Math.abs(c) < 1e-3 * Math.abs(d)) ||
  (Math.abs(a) < 1e-3 * Math.abs(b) && Math.abs(d) < 1e-3 * Math.abs(c));

/** The rectangles that a path is made of, or the box around it. A rectangle within another makes a frame, which is open in the middle. */
export function shapesOf(args: readonly unknown[], ctm: Matrix): readonly Shape[] {
  const segments = (Array.isArray(args[1]) ? args[1][0] : null) as ArrayLike<number> | null;
  const subpaths = segments ? subpathsOf(segments) : [];
  if (subpaths.length === 0 || subpaths.length > limits.pdf.rectangles) return extentOf(args);
  const boxes = subpaths.map(boxOf);
  const isWhole = subpaths.every(isRectangle) && keepsAxes(ctm);
  const isFrame = () => boxes.some((outer, at) => boxes.some((inner, other) => at !== other && isInside(outer, inner)));
  if (!isWhole) return boxes.map((box) => ({ box, rectangle: false }));
  const rectangle = boxes.length > 200 || !isFrame();
  return boxes.map((box) => ({ box, rectangle }));
}

/** `minMax` is the path's extent before transformation. */
function extentOf(args: readonly unknown[]): readonly Shape[] {
  const [x0, y0, x1, y1] = Array.from((args[2] ?? []) as ArrayLike<number>);
  if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return [];
  return [{ box: { x0, y0, x1, y1 }, rectangle: false }];
}

/** The box within which a path lets through what is painted, and whether it is that box. */
export const clipOf = (args: readonly unknown[], ctm: Matrix): Shape | null => {
  const [only, ...others] = shapesOf(args, ctm);
  const [extent] = extentOf(args);
  if (only && others.length === 0) return only;
  return extent ?? null;
};
