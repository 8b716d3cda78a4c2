/** What a page's operators change, and what they have painted so far (ISO 32000-1, 8.4 and 9.4). */
import { asMatrix, type Box, identity, type Matrix, multiply, transformBox } from './matrix.ts';
import { keepsAxes, type Shape } from './paths.ts';

/** Something painted on the page, in painting order. A colour of null is one that cannot be known (pattern, picture). */
export type Painted =
  | {
      readonly kind: 'text';
      readonly box: Box;
      readonly colour: string | null;
      readonly alpha: number;
      readonly mode: number;
      readonly size: number;
      readonly glyphs: readonly PaintedGlyph[];
      /** of an annotation, and so no part of the page's own text */
      readonly annotation: boolean;
      /** on a layer that is switched off */
      readonly off: boolean;
    }
  | {
      readonly kind: 'area';
      readonly box: Box;
      readonly colour: string | null;
      readonly opaque: boolean;
      readonly alpha: number;
      readonly rectangle: boolean;
      readonly picture: boolean;
    }
  /** a straight line along the axes */
  | { readonly kind: 'line'; readonly box: Box };

/** What a glyph says, and the middle of its ink: no neighbour and no line above or below reaches into it. */
export type PaintedGlyph = { readonly text: string; readonly core: Box; readonly isUpright: boolean };

type State = {
  ctm: Matrix;
  colour: string | null;
  stroke: string | null;
  alpha: number;
  blended: boolean;
  mode: number;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  hScale: number;
  leading: number;
  /** what is painted outside is not seen; null: everything is */
  clip: Box | null;
  /** the clip is no rectangle, so that what is painted may have any shape */
  oddClip: boolean;
};

const fresh = (): State => ({
  ctm: identity,
  colour: '#000000',
  stroke: '#000000',
  alpha: 1,
  blended: false,
  mode: 0,
  fontSize: 0,
  charSpacing: 0,
  wordSpacing: 0,
  hScale: 1,
  leading: 0,
  clip: null,
  oddClip: false,
});

/** points by which the ends of a line may differ */
const straight = 1;
const white = '#ffffff';

type Look = { readonly colour: string | null; readonly picture: boolean };

const intersection = (a: Box, b: Box): Box => ({
  x0: Math.max(a.x0, b.x0),
  y0: Math.max(a.y0, b.y0),
  x1: Math.min(a.x1, b.x1),
  y1: Math.min(a.y1, b.y1),
});

export const createCanvas = () => {
  const painted: Painted[] = [];
  const saved: State[] = [];
  const state = fresh();
  const layers: boolean[] = [];
  let annotation = false;
  let textMatrix: Matrix = identity;
  let lineMatrix: Matrix = identity;
  const startLine = (matrix: Matrix): void => {
    lineMatrix = matrix;
    textMatrix = matrix;
  };
  const isOff = (): boolean => layers.includes(false);
  return {
    painted,
    state,
    save: (): void => void saved.push({ ...state }),
    restore: (): void => void Object.assign(state, saved.pop()),
    transform: (matrix: unknown): void => {
      const m = asMatrix(matrix);
      if (m) state.ctm = multiply(state.ctm, m);
    },
    /** An annotation is painted as if nothing had been before it. */
    beginAnnotation: (): void => {
      saved.push({ ...state });
      Object.assign(state, fresh());
      annotation = true;
    },
    endAnnotation: (): void => {
      Object.assign(state, saved.pop());
      annotation = false;
    },
    beginLayer: (isShown: boolean): void => void layers.push(isShown),
    endLayer: (): void => void layers.pop(),
    startLine,
    nextLine: (x: number, y: number): void => startLine(multiply(lineMatrix, [1, 0, 0, 1, x, y])),
    clip: ({ box, rectangle }: Shape): void => {
      const transformed = transformBox(state.ctm, box);
      state.clip = state.clip ? intersection(state.clip, transformed) : transformed;
      state.oddClip ||= !rectangle;
    },
    area: ({ box, rectangle }: Shape, { colour, picture }: Look): void => {
      const { ctm, alpha, blended, clip, oddClip } = state;
      const transformed = transformBox(ctm, box);
      const visible = clip ? intersection(transformed, clip) : transformed;
      if (isOff() || visible.x0 >= visible.x1 || visible.y0 >= visible.y1) return;
      const opaque = alpha > 0.95 && !blended;
      const whole = rectangle && !oddClip && keepsAxes(ctm);
      // what is blended mixes with the text below it, as a marker does
      painted.push({ kind: 'area', box: visible, colour, opaque, alpha: blended ? 0 : alpha, rectangle: whole, picture });
    },
    line: ({ box }: Shape): void => {
      const transformed = transformBox(state.ctm, box);
      const isStraight = Math.min(transformed.x1 - transformed.x0, transformed.y1 - transformed.y0) <= straight;
      if (isStraight && keepsAxes(state.ctm) && !isOff() && state.stroke !== white)
        painted.push({ kind: 'line', box: transformed });
    },
    text: (textItems: readonly unknown[]): void => {
      const { ctm, colour, alpha, mode, fontSize, hScale } = state;
      const full = multiply(ctm, multiply(textMatrix, [hScale, 0, 0, 1, 0, 0]));
      const { x, glyphs } = glyphsOf(textItems, state, full);
      const box = transformBox(full, { x0: Math.min(0, x), x1: Math.max(0, x), y0: -0.2 * fontSize, y1: 0.8 * fontSize });
      const size = Math.hypot(full[2], full[3]) * Math.abs(fontSize);
      painted.push({ kind: 'text', box, colour, alpha, mode, size, glyphs, annotation, off: isOff() });
      textMatrix = multiply(textMatrix, [1, 0, 0, 1, x * hScale, 0]);
    },
  };
};
export type Canvas = ReturnType<typeof createCanvas>;

type Glyph = { readonly width?: number; readonly isSpace?: boolean; readonly unicode?: unknown };

/** How far a line of glyphs goes, in text space, and where each of them stands. */
function glyphsOf(
  textItems: readonly unknown[],
  { fontSize, charSpacing, wordSpacing }: State,
  full: Matrix,
): { readonly x: number; readonly glyphs: readonly PaintedGlyph[] } {
  const glyphs: PaintedGlyph[] = [];
  let x = 0;
  for (const glyph of textItems) {
    if (typeof glyph === 'number') x -= (glyph / 1000) * fontSize;
    else if (glyph && typeof glyph === 'object') {
      const { width = 0, isSpace = false, unicode } = glyph as Glyph;
      const wide = (width / 1000) * fontSize;
      const text = typeof unicode === 'string' ? unicode.normalize('NFKC').replace(/\s/g, '') : '';
      const core = { x0: x + 0.15 * wide, x1: x + 0.85 * wide, y0: 0.05 * fontSize, y1: 0.5 * fontSize };
      if (text !== '') glyphs.push({ text, core: transformBox(full, core), isUpright: Math.abs(full[0]) >= Math.abs(full[1]) });
      x += wide + charSpacing + (isSpace ? wordSpacing : 0);
    }
  }
  return { x, glyphs };
}
