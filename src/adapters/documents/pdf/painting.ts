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

/**
 * Follows a page's operators (ISO 32000-1, 8 and 9) far enough to know where text and areas were painted, in which colour and order.
 * It serves only to tell painted text from text that nobody sees; clipping is not followed.
 */
export function painting(list: OperatorList): readonly Painted[] {
  const out: Painted[] = [];
  const stack: State[] = [];
  let state = fresh();
  let textMatrix: Matrix = identity;
  let lineMatrix: Matrix = identity;
  const save = (): void => void stack.push({ ...state });
  const restore = (): void => {
    state = stack.pop() ?? state;
  };
  const transform = (matrix: unknown): void => {
    const m = asMatrix(matrix);
    if (m) state.ctm = multiply(state.ctm, m);
  };
  const nextLine = (x: number, y: number): void => {
    lineMatrix = multiply(lineMatrix, [1, 0, 0, 1, x, y]);
    textMatrix = lineMatrix;
  };
  const area = (box: Box, colour: string | null, rectangle: boolean): void => {
    out.push({
      kind: 'area',
      box: transformBox(state.ctm, box),
      colour,
      opaque: state.alpha > 0.95 && !state.blended,
      rectangle,
    });
  };
  const show = (glyphs: readonly unknown[]): void => {
    let x = 0;
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') x -= (glyph / 1000) * state.fontSize;
      else if (glyph && typeof glyph === 'object') {
        const { width = 0, isSpace = false } = glyph as Glyph;
        x += (width / 1000) * state.fontSize + state.charSpacing + (isSpace ? state.wordSpacing : 0);
      }
    }
    const full = multiply(state.ctm, multiply(textMatrix, [state.hScale, 0, 0, 1, 0, 0]));
    const box = transformBox(full, {
      x0: Math.min(0, x),
      x1: Math.max(0, x),
      y0: -0.2 * state.fontSize,
      y1: 0.8 * state.fontSize,
    });
    const size = Math.hypot(full[2], full[3]) * Math.abs(state.fontSize);
    out.push({ kind: 'text', box, colour: state.colour, alpha: state.alpha, mode: state.mode, size });
    textMatrix = multiply(textMatrix, [1, 0, 0, 1, x * state.hScale, 0]);
  };

  for (let i = 0; i < list.fnArray.length; i++) {
    const fn = list.fnArray[i] ?? 0;
    const args = (list.argsArray[i] ?? []) as readonly unknown[];
    const first = Number(args[0]);
    if (fn === op.save || fn === op.beginGroup) save();
    else if (fn === op.restore || fn === op.endGroup || fn === op.paintFormXObjectEnd || fn === op.endAnnotation) restore();
    else if (fn === op.transform) transform(args);
    else if (fn === op.paintFormXObjectBegin) {
      save();
      transform(args[0]);
    } else if (fn === op.beginAnnotation) {
      save();
      transform(args[2]);
      transform(args[3]);
    } else if (fn === op.setFillRGBColor) state.colour = typeof args[0] === 'string' ? args[0] : null;
    else if (fn === op.setFillColorN || fn === op.setFillColor) state.colour = null;
    else if (fn === op.setFillTransparent) state.alpha = 0;
    else if (fn === op.setGState) graphicsState(state, args[0]);
    else if (fn === op.beginText) {
      textMatrix = identity;
      lineMatrix = identity;
    } else if (fn === op.setFont) state.fontSize = Number(args[1]);
    else if (fn === op.setTextMatrix) {
      lineMatrix = asMatrix(args[0]) ?? asMatrix(args) ?? identity;
      textMatrix = lineMatrix;
    } else if (fn === op.moveText) nextLine(first, Number(args[1]));
    else if (fn === op.setLeadingMoveText) {
      state.leading = -Number(args[1]);
      nextLine(first, Number(args[1]));
    } else if (fn === op.nextLine) nextLine(0, -state.leading);
    else if (fn === op.setLeading) state.leading = -first;
    else if (fn === op.setCharSpacing) state.charSpacing = first;
    else if (fn === op.setWordSpacing) state.wordSpacing = first;
    else if (fn === op.setHScale) state.hScale = first / 100;
    else if (fn === op.setTextRenderingMode) state.mode = first;
    else if (fn === op.showText) show(Array.isArray(args[0]) ? args[0] : []);
    else if (pictures.has(fn)) area(unitSquare, null, true);
    else if (fn === op.shadingFill) area(whole, null, false);
    else if (fn === op.constructPath && filling.has(first)) path(args, area, state.colour);
  }
  return out;
}

function graphicsState(state: State, entries: unknown): void {
  if (!Array.isArray(entries)) return;
  for (const entry of entries as readonly (readonly [string, unknown])[]) {
    if (entry[0] === 'ca') state.alpha = Number(entry[1]);
    if (entry[0] === 'BM') state.blended = entry[1] !== 'source-over' && entry[1] !== 'Normal';
  }
}

/** `minMax` is the path's extent before transformation. Up to five straight segments count as a rectangle. */
function path(
  args: readonly unknown[],
  area: (box: Box, colour: string | null, rectangle: boolean) => void,
  colour: string | null,
): void {
  const extent = Array.from((args[2] ?? []) as ArrayLike<number>);
  const [x0, y0, x1, y1] = extent;
  if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return;
  const segments = (Array.isArray(args[1]) ? args[1][0] : null) as ArrayLike<number> | null;
  area({ x0, y0, x1, y1 }, colour, (segments?.length ?? Number.POSITIVE_INFINITY) <= 17);
}
