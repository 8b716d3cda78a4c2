import { limits } from '../limits.ts';
import type { Box } from './matrix.ts';
import type { Painted } from './painting.ts';

type Text = Extract<Painted, { kind: 'text' }>;
type Area = Extract<Painted, { kind: 'area' }>;

/** points: below this nobody reads it, whatever its colour */
const tinySize = 2.5;
const { areas: mostAreas } = limits.pdf;

const contains = (box: Box, x: number, y: number): boolean => x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1;
const covers = (outer: Box, inner: Box): boolean =>
  outer.x0 <= inner.x0 + 1 && outer.x1 >= inner.x1 - 1 && outer.y0 <= inner.y0 + 1 && outer.y1 >= inner.y1 - 1;

const channels = (colour: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Light grey on white is read by people, so only a contrast that eyes cannot see counts as none. */
function indistinguishable(a: string, b: string): boolean {
  const other = channels(b);
  return channels(a).every((value, index) => Math.abs(value - (other[index] ?? 0)) <= 12);
}

/** Says of a place on the page (PDF coordinates) whether only text that nobody sees was painted there. */
export function hiddenText(painted: readonly Painted[]): (x: number, y: number) => boolean {
  const areas = painted.flatMap((item, order) => (item.kind === 'area' ? [{ ...item, order }] : [])).slice(-mostAreas);
  const texts = painted.flatMap((item, order) => (item.kind === 'text' ? [{ ...item, order }] : []));
  const hidden = texts.filter((text) => isHidden(text, text.order, areas)).map(padded);
  if (hidden.length === 0) return () => false;
  const isHiddenAt = new Set(hidden.map((text) => text.order));
  const visible = texts.filter((text) => !isHiddenAt.has(text.order));
  return (x, y) => hidden.some((text) => contains(text.box, x, y)) && !visible.some((text) => contains(text.box, x, y));
}

const padded = <T extends Text>(text: T): T => ({
  ...text,
  box: { x0: text.box.x0 - 1, y0: text.box.y0 - 1, x1: text.box.x1 + 1, y1: text.box.y1 + 1 },
});

function isHidden(text: Text, order: number, areas: readonly (Area & { readonly order: number })[]): boolean {
  const invisibleMode = text.mode === 3 || text.mode === 7;
  if (invisibleMode || text.alpha < 0.05 || text.size < tinySize) return true;
  const x = (text.box.x0 + text.box.x1) / 2;
  const y = (text.box.y0 + text.box.y1) / 2;
  const here = areas.filter((area) => contains(area.box, x, y));
  if (
    here.some((area) => area.order > order && area.opaque && area.rectangle && area.colour !== null && covers(area.box, text.box))
  )
    return true;
  const below = here.filter((area) => area.order < order && area.opaque).at(-1);
  // a shape that is no rectangle may leave the text outside it, and a translucent one mixes colours: neither proves anything
  const uncertain = here.some((area) => area.order < order && (!area.opaque || !area.rectangle));
  const background = below ? below.colour : '#ffffff';
  const filled = text.mode === 0 || text.mode === 4;
  return filled && !uncertain && background !== null && text.colour !== null && indistinguishable(text.colour, background);
}
