/** A rectangle of a page's picture, in pixels; the second corner lies outside. */
export type Box = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };

/** The smallest box that holds both. */
export const around = (a: Box, b: Box): Box => ({
  x0: Math.min(a.x0, b.x0),
  y0: Math.min(a.y0, b.y0),
  x1: Math.max(a.x1, b.x1),
  y1: Math.max(a.y1, b.y1),
});
