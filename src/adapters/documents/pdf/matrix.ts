/** PDF transformation [a b c d e f] (ISO 32000-1, 8.3.3). */
export type Matrix = readonly [number, number, number, number, number, number];
export type Box = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export const multiply = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

const point = (m: Matrix, x: number, y: number): readonly [number, number] => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
];

/** The upright box around a transformed box. */
export function transformBox(m: Matrix, box: Box): Box {
  const corners = [point(m, box.x0, box.y0), point(m, box.x1, box.y0), point(m, box.x0, box.y1), point(m, box.x1, box.y1)];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

/** Six finite numbers out of whatever the library hands over, else null. */
export function asMatrix(value: unknown): Matrix | null {
  if (!Array.isArray(value) && !ArrayBuffer.isView(value)) return null;
  const [a, b, c, d, e, f] = Array.from(value as ArrayLike<unknown>).map(Number);
  const all = [a, b, c, d, e, f];
  return all.every((n) => n !== undefined && Number.isFinite(n)) ? (all as unknown as Matrix) : null;
}
