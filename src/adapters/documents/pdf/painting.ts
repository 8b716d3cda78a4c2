import { asMatrix, type Box, identity, type Matrix, multiply, transformBox } from './matrix.ts';
import { operators as op } from './open.ts';

/** Something painted on the page, in painting order. A colour of null is one that cannot be known (pattern, picture). */
export type Painted =
  | {
      readonly kind: 'text';
      readonly box: Box;
      readonly colour: string | null;
      readonly alpha: number;
      readonly mode: number;
      readonly size: number;
    }
  | {
      readonly kind: 'area';
      readonly box: Box;
      readonly colour: string | null;
      readonly opaque: boolean;
      readonly rectangle: boolean;
    };

export type OperatorList = { readonly fnArray: ArrayLike<number>; readonly argsArray: ArrayLike<unknown> };

type State = {
  ctm: Matrix;
  colour: string | null;
  alpha: number;
  blended: boolean;
  mode: number;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  hScale: number;
  leading: number;
};

const fresh = (): State => ({
  ctm: identity,
  colour: '#000000',
  alpha: 1,
  blended: false,
  mode: 0,
  fontSize: 0,
  charSpacing: 0,
  wordSpacing: 0,
  hScale: 1,
  leading: 0,
});

const filling: ReadonlySet<number> = new Set([
  op.fill,
  op.eoFill,
  op.fillStroke,
  op.eoFillStroke,
  op.closeFillStroke,
  op.closeEOFillStroke,
]);
const pictures: ReadonlySet<number> = new Set([
  op.paintImageXObject,
  op.paintInlineImageXObject,
  op.paintImageMaskXObject,
  op.paintImageXObjectRepeat,
]);
const unitSquare: Box = { x0: 0, y0: 0, x1: 1, y1: 1 };
const whole: Box = { x0: -1e6, y0: -1e6, x1: 1e6, y1: 1e6 };

type Glyph = { readonly width?: number; readonly isSpace?: boolean };

/** What operators change, and what they have painted so far (ISO 32000-1, 8.4 and 9.4). */
const createCanvas = () => {
  const painted: Painted[] = [];
  const saved: State[] = [];
  const state = fresh();
  let textMatrix: Matrix = identity;
  let lineMatrix: Matrix = identity;
  const startLine = (matrix: Matrix): void => {
    lineMatrix = matrix;
    textMatrix = matrix;
  };
  return {
    painted,
    state,
    save: (): void => void saved.push({ ...state }),
    restore: (): void => void Object.assign(state, saved.pop()),
    transform: (matrix: unknown): void => {
      const m = asMatrix(matrix);
      if (m) state.ctm = multiply(state.ctm, m);
    },
    startLine,
    nextLine: (x: number, y: number): void => startLine(multiply(lineMatrix, [1, 0, 0, 1, x, y])),
    area: (box: Box, colour: string | null, rectangle: boolean): void => {
      const opaque = state.alpha > 0.95 && !state.blended;
      painted.push({ kind: 'area', box: transformBox(state.ctm, box), colour, opaque, rectangle });
    },
    text: (glyphs: readonly unknown[]): void => {
      const { ctm, colour, alpha, mode, fontSize, hScale } = state;
      const x = advanceOf(glyphs, state);
      const full = multiply(ctm, multiply(textMatrix, [hScale, 0, 0, 1, 0, 0]));
      const box = transformBox(full, { x0: Math.min(0, x), x1: Math.max(0, x), y0: -0.2 * fontSize, y1: 0.8 * fontSize });
      const size = Math.hypot(full[2], full[3]) * Math.abs(fontSize);
      painted.push({ kind: 'text', box, colour, alpha, mode, size });
      textMatrix = multiply(textMatrix, [1, 0, 0, 1, x * hScale, 0]);
    },
  };
};
type Canvas = ReturnType<typeof createCanvas>;

/** How far a line of glyphs goes, in text space. */
function advanceOf(glyphs: readonly unknown[], { fontSize, charSpacing, wordSpacing }: State): number {
  let x = 0;
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') x -= (glyph / 1000) * fontSize;
    else if (glyph && typeof glyph === 'object') {
      const { width = 0, isSpace = false } = glyph as Glyph;
      x += (width / 1000) * fontSize + charSpacing + (isSpace ? wordSpacing : 0);
    }
  }
  return x;
}

type Operator = { readonly fn: number; readonly args: readonly unknown[]; readonly first: number };

/** The graphics state, forms and annotations, colours, areas. False: none of these. */
function paintGraphics(canvas: Canvas, { fn, args, first }: Operator): boolean {
  const { state } = canvas;
  if (fn === op.save || fn === op.beginGroup) canvas.save();
  else if (fn === op.restore || fn === op.endGroup || fn === op.paintFormXObjectEnd || fn === op.endAnnotation) canvas.restore();
  else if (fn === op.transform) canvas.transform(args);
  else if (fn === op.paintFormXObjectBegin) {
    canvas.save();
    canvas.transform(args[0]);
  } else if (fn === op.beginAnnotation) {
    canvas.save();
    canvas.transform(args[2]);
    canvas.transform(args[3]);
  } else if (fn === op.setFillRGBColor) state.colour = typeof args[0] === 'string' ? args[0] : null;
  else if (fn === op.setFillColorN || fn === op.setFillColor) state.colour = null;
  else if (fn === op.setFillTransparent) state.alpha = 0;
  else if (fn === op.setGState) graphicsState(state, args[0]);
  else if (pictures.has(fn)) canvas.area(unitSquare, null, true);
  else if (fn === op.shadingFill) canvas.area(whole, null, false);
  else if (fn === op.constructPath && filling.has(first)) path(canvas, args);
  else return false;
  return true;
}

function paintText(canvas: Canvas, { fn, args, first }: Operator): void {
  const { state } = canvas;
  if (fn === op.beginText) canvas.startLine(identity);
  else if (fn === op.setFont) state.fontSize = Number(args[1]);
  else if (fn === op.setTextMatrix) canvas.startLine(asMatrix(args[0]) ?? asMatrix(args) ?? identity);
  else if (fn === op.moveText) canvas.nextLine(first, Number(args[1]));
  else if (fn === op.setLeadingMoveText) {
    state.leading = -Number(args[1]);
    canvas.nextLine(first, Number(args[1]));
  } else if (fn === op.nextLine) canvas.nextLine(0, -state.leading);
  else if (fn === op.setLeading) state.leading = -first;
  else if (fn === op.setCharSpacing) state.charSpacing = first;
  else if (fn === op.setWordSpacing) state.wordSpacing = first;
  else if (fn === op.setHScale) state.hScale = first / 100;
  else if (fn === op.setTextRenderingMode) state.mode = first;
  else if (fn === op.showText) canvas.text(Array.isArray(args[0]) ? args[0] : []);
}

/**
 * Follows a page's operators (ISO 32000-1, 8 and 9) far enough to know where text and areas were painted, in which colour and order.
 * It serves only to tell painted text from text that nobody sees; clipping is not followed.
 */
export function painting(list: OperatorList): readonly Painted[] {
  const canvas = createCanvas();
  for (let i = 0; i < list.fnArray.length; i++) {
    const args = (list.argsArray[i] ?? []) as readonly unknown[];
    const operator = { fn: list.fnArray[i] ?? 0, args, first: Number(args[0]) };
    if (!paintGraphics(canvas, operator)) paintText(canvas, operator);
  }
  return canvas.painted;
}

function graphicsState(state: State, entries: unknown): void {
  if (!Array.isArray(entries)) return;
  for (const entry of entries as readonly (readonly [string, unknown])[]) {
    if (entry[0] === 'ca') state.alpha = Number(entry[1]);
    if (entry[0] === 'BM') state.blended = entry[1] !== 'source-over' && entry[1] !== 'Normal';
  }
}

/** `minMax` is the path's extent before transformation. Up to five straight segments count as a rectangle. */
function path(canvas: Canvas, args: readonly unknown[]): void {
  const extent = Array.from((args[2] ?? []) as ArrayLike<number>);
  const [x0, y0, x1, y1] = extent;
  if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return;
  const segments = (Array.isArray(args[1]) ? args[1][0] : null) as ArrayLike<number> | null;
  canvas.area({ x0, y0, x1, y1 }, canvas.state.colour, (segments?.length ?? Number.POSITIVE_INFINITY) <= 17);
}
