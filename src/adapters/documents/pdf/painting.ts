import { type Canvas, createCanvas, type Painted } from './canvas.ts';
import { asMatrix, type Box, identity } from './matrix.ts';
import { operators as op } from './open.ts';
import { clipOf, shapesOf } from './paths.ts';

export type OperatorList = { readonly fnArray: ArrayLike<number>; readonly argsArray: ArrayLike<unknown> };

/** What the operators alone do not tell. */
export type PageFacts = {
  /** whether a layer (ISO 32000-1, 8.11) is shown */
  readonly isShown: (layer: unknown) => boolean;
  /** whether a picture, by the arguments that paint it, lets nothing through */
  readonly isOpaque: (args: readonly unknown[]) => boolean;
};

const filling: ReadonlySet<number> = new Set([
  op.fill,
  op.eoFill,
  op.fillStroke,
  op.eoFillStroke,
  op.closeFillStroke,
  op.closeEOFillStroke,
]);
const stroking: ReadonlySet<number> = new Set([op.stroke, op.closeStroke, op.fillStroke, op.eoFillStroke]);
const pictures: ReadonlySet<number> = new Set([op.paintImageXObject, op.paintInlineImageXObject]);
const stencils: ReadonlySet<number> = new Set([op.paintImageMaskXObject, op.paintImageXObjectRepeat]);
const unitSquare: Box = { x0: 0, y0: 0, x1: 1, y1: 1 };
const whole: Box = { x0: -1e6, y0: -1e6, x1: 1e6, y1: 1e6 };
const unknown = { colour: null, picture: false };

type Operator = { readonly fn: number; readonly args: readonly unknown[]; readonly first: number };

/** The graphics state, forms and annotations, layers. False: none of these. */
function changeState(canvas: Canvas, { fn, args }: Operator, { isShown }: PageFacts): boolean {
  const { state } = canvas;
  if (fn === op.save || fn === op.beginGroup) canvas.save();
  else if (fn === op.restore || fn === op.endGroup || fn === op.paintFormXObjectEnd) canvas.restore();
  else if (fn === op.transform) canvas.transform(args);
  else if (fn === op.paintFormXObjectBegin) {
    canvas.save();
    canvas.transform(args[0]);
    const [x0, y0, x1, y1] = Array.from((args[1] ?? []) as ArrayLike<number>);
    if (x0 !== undefined && y0 !== undefined && x1 !== undefined && y1 !== undefined)
      canvas.clip({ box: { x0, y0, x1, y1 }, rectangle: true });
  } else if (fn === op.beginAnnotation) {
    canvas.beginAnnotation();
    canvas.transform(args[2]);
    canvas.transform(args[3]);
  } else if (fn === op.endAnnotation) canvas.endAnnotation();
  else if (fn === op.beginMarkedContentProps) canvas.beginLayer(args[0] !== 'OC' || isShown(args[1]));
  else if (fn === op.beginMarkedContent) canvas.beginLayer(true);
  else if (fn === op.endMarkedContent) canvas.endLayer();
  else if (fn === op.setFillRGBColor) state.colour = typeof args[0] === 'string' ? args[0] : null;
  else if (fn === op.setStrokeRGBColor) state.stroke = typeof args[0] === 'string' ? args[0] : null;
  else if (fn === op.setFillColorN || fn === op.setFillColor) state.colour = null;
  else if (fn === op.setFillTransparent) state.alpha = 0;
  else if (fn === op.setGState) graphicsState(canvas, args[0]);
  else return false;
  return true;
}

/** Areas and pictures, and what clips them. False: none of these. */
function paintAreas(canvas: Canvas, { fn, args, first }: Operator, { isOpaque }: PageFacts, clips: boolean): boolean {
  const { state } = canvas;
  if (pictures.has(fn)) canvas.area({ box: unitSquare, rectangle: isOpaque(args) }, { colour: null, picture: true });
  else if (stencils.has(fn)) canvas.area({ box: unitSquare, rectangle: false }, unknown);
  else if (fn === op.shadingFill) canvas.area({ box: whole, rectangle: false }, unknown);
  else if (fn === op.constructPath) {
    if (filling.has(first))
      for (const shape of shapesOf(args, state.ctm)) canvas.area(shape, { colour: state.colour, picture: false });
    if (stroking.has(first)) for (const shape of shapesOf(args, state.ctm)) canvas.line(shape);
    const clip = clips ? clipOf(args, state.ctm) : null;
    if (clip) canvas.clip(clip);
  } else return false;
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
 * It serves only to tell painted text from text that nobody sees.
 */
export function painting(list: OperatorList, facts: PageFacts): readonly Painted[] {
  const canvas = createCanvas();
  let clips = false;
  for (let i = 0; i < list.fnArray.length; i++) {
    const args = (list.argsArray[i] ?? []) as readonly unknown[];
    const operator = { fn: list.fnArray[i] ?? 0, args, first: Number(args[0]) };
    if (operator.fn === op.clip || operator.fn === op.eoClip) clips = true;
    else if (!changeState(canvas, operator, facts) && !paintAreas(canvas, operator, facts, clips)) paintText(canvas, operator);
    if (operator.fn === op.constructPath) clips = false;
  }
  return canvas.painted;
}

function graphicsState({ state }: Canvas, entries: unknown): void {
  if (!Array.isArray(entries)) return;
  for (const entry of entries as readonly (readonly [string, unknown])[]) {
    if (entry[0] === 'ca') state.alpha = Number(entry[1]);
    if (entry[0] === 'BM') state.blended = entry[1] !== 'source-over' && entry[1] !== 'Normal';
  }
}
