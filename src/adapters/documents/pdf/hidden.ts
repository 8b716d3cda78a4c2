/** What of the painted text nobody sees: by its own look, or because something lies over it. */
import { limits } from '../limits.ts';
import type { Painted, PaintedGlyph } from './canvas.ts';
import type { Box } from './matrix.ts';

type Text = Extract<Painted, { kind: 'text' }>;
type Area = Extract<Painted, { kind: 'area' }>;
type Ordered<T> = T & { readonly order: number };

/**
 * `hidden`: nobody sees it (invisible, tiny, in the colour of its ground, below a picture). `covered`: a painted area lies over it. `unsure`: something lies over
 * it that may leave it to be seen. `off`: on a layer that is switched off.
 */
export type Visibility = 'seen' | 'hidden' | 'covered' | 'unsure' | 'off';

/** points: below this nobody reads it, whatever its colour */
const tinySize = 2.5;
const { areas: mostAreas } = limits.pdf;
/** shares of a glyph's middle: from the first on it is covered, below the second it is not */
const wholly = 0.95;
const hardly = 0.25;
/** an area that lets more through than this hides nothing */
const translucent = 0.7;

const contains = (box: Box, x: number, y: number): boolean => x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1;
const meet = (a: Box, b: Box): boolean => a.x0 < b.x1 && a.x1 > b.x0 && a.y0 < b.y1 && a.y1 > b.y0;

const channels = (colour: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Light grey on white is read by people, so only a contrast that eyes cannot see counts as none. */
function indistinguishable(a: string, b: string): boolean {
  const otherColour = channels(b);
  return channels(a).every((value, index) => Math.abs(value - (otherColour[index] ?? 0)) <= 12);
}

/** How each glyph of the page is seen. */
export function visibilityByGlyphOf(painted: readonly Painted[]): ReadonlyMap<PaintedGlyph, Visibility> {
  const areas = painted.flatMap((item, order) => (item.kind === 'area' ? [{ ...item, order }] : [])).slice(-mostAreas);
  const visibilityByGlyph = new Map<PaintedGlyph, Visibility>();
  for (const [order, text] of painted.entries()) {
    if (text.kind !== 'text') continue;
    const whole = text.off ? 'off' : isUnseen({ ...text, order }, areas) ? 'hidden' : null;
    const over = areas.filter((area) => area.order > order && area.alpha > translucent && meet(area.box, text.box));
    for (const glyph of text.glyphs) visibilityByGlyph.set(glyph, whole ?? below(glyph, over));
  }
  return visibilityByGlyph;
}

/** What the areas over a glyph leave of it. */
function below({ core }: PaintedGlyph, over: readonly Area[]): Visibility {
  let visibility: Visibility = 'seen';
  for (const area of over) {
    const share = shareOf(core, area.box);
    if (share < hardly) continue;
    const isCover = share >= wholly && area.opaque && area.rectangle;
    if (isCover && (area.picture || area.colour !== null)) return area.picture ? 'hidden' : 'covered';
    visibility = 'unsure';
  }
  return visibility;
}

export const shareOf = (box: Box, otherColour: Box): number => {
  const width = Math.min(box.x1, otherColour.x1) - Math.max(box.x0, otherColour.x0);
  const height = Math.min(box.y1, otherColour.y1) - Math.max(box.y0, otherColour.y0);
  const size = (box.x1 - box.x0) * (box.y1 - box.y0);
  return width > 0 && height > 0 && size > 0 ? (width * height) / size : 0;
};

function isUnseen(text: Ordered<Text>, areas: readonly Ordered<Area>[]): boolean {
  const invisibleMode = text.mode === 3 || text.mode === 7;
  if (invisibleMode || text.alpha < 0.05 || text.size < tinySize) return true;
  const x = (text.box.x0 + text.box.x1) / 2;
  const y = (text.box.y0 + text.box.y1) / 2;
  const underlying = areas.filter((area) => area.order < text.order && contains(area.box, x, y));
  const below = underlying.filter((area) => area.opaque).at(-1);
  // a shape that is no rectangle may leave the text outside it, and a translucent one mixes colours: neither proves anything
  const uncertain = underlying.some((area) => !area.opaque || (!area.rectangle && !area.picture));
  const background = below ? below.colour : '#ffffff';
  const filled = text.mode === 0 || text.mode === 4;
  return filled && !uncertain && background !== null && text.colour !== null && indistinguishable(text.colour, background);
}
