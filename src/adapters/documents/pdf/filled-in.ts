import { limits } from '../limits.ts';
import { advanceOf } from './advance.ts';
import type { Painted } from './canvas.ts';
import type { PdfPage } from './open.ts';
import type { TextItem } from './words.ts';

/** ISO 32000-1, 12.5.3: hidden, or visible only in print */
const unseen = 2 | 32;
const { fields: mostFields, letters: mostLetters } = limits.pdf;
/** of a line of text in a box whose type has no size of its own (0 in its appearance: as big as the box allows) */
const ownSize = 12;
const lineHeight = 1.15;
const margin = 2;

/** `ground`: what it is written on */
type Typed = { readonly item: TextItem; readonly ground: Painted | null };

type Annotation = {
  readonly subtype?: unknown;
  readonly fieldType?: unknown;
  readonly fieldValue?: unknown;
  readonly options?: unknown;
  readonly rect?: unknown;
  readonly hasAppearance?: unknown;
  readonly color?: unknown;
  readonly rotation?: unknown;
  readonly annotationFlags?: unknown;
  readonly password?: unknown;
  readonly multiLine?: unknown;
  readonly comb?: unknown;
  readonly maxLen?: unknown;
  readonly textAlignment?: unknown;
  readonly contentsObj?: unknown;
  readonly defaultAppearanceData?: unknown;
};

/**
 * What somebody typed into the fields of a form (text and choices; ISO 32000-1, 12.7), or over a page (free text, 12.5.6.6), as text that stands there.
 * The library gives such text apart from what the page draws. Passwords and fields that nobody sees are none; neither are ticks.
 */
export async function filledIn(page: PdfPage): Promise<readonly Typed[]> {
  // damaged fields cost what stands in them, and not the page
  const annotations: readonly Annotation[] = await page.getAnnotations({ intent: 'display' }).catch(() => []);
  return annotations.slice(0, mostFields).flatMap((annotation) => {
    const text = (Number(annotation.annotationFlags) & unseen) === 0 ? textOf(annotation) : '';
    const ground = groundOf(annotation);
    return text.trim() === '' ? [] : placed(text.slice(0, mostLetters), annotation).map((item) => ({ item, ground }));
  });
}

/** The opaque ground of a free text that has no appearance of its own; black is what the library says where there is none. */
function groundOf({ subtype, hasAppearance, color, rect }: Annotation): Painted | null {
  const channels = Array.from((color ?? []) as ArrayLike<number>);
  if (subtype !== 'FreeText' || hasAppearance !== false || channels.length !== 3 || channels.every((channel) => channel === 0))
    return null;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.isArray(rect) ? rect.map(Number) : [];
  const colour = `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
  return { kind: 'area', box: { x0, y0, x1, y1 }, colour, opaque: true, alpha: 1, rectangle: true, picture: false };
}

function textOf(annotation: Annotation): string {
  if (annotation.subtype === 'FreeText') return stringOf((annotation.contentsObj as { readonly str?: unknown } | undefined)?.str);
  if (annotation.subtype !== 'Widget' || annotation.password === true) return '';
  if (annotation.fieldType === 'Tx') return stringOf(annotation.fieldValue);
  if (annotation.fieldType !== 'Ch') return '';
  const options = Array.isArray(annotation.options)
    ? (annotation.options as readonly { exportValue?: unknown; displayValue?: unknown }[])
    : [];
  return [annotation.fieldValue]
    .flat()
    .map((value) => stringOf(options.find((option) => option?.exportValue === value)?.displayValue ?? value))
    .join('\n');
}

const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The text in the box of its field, line by line, the way the field is turned. */
function placed(text: string, annotation: Annotation): readonly TextItem[] {
  const [left = 0, bottom = 0, right = 0, top = 0] = Array.isArray(annotation.rect) ? annotation.rect.map(Number) : [];
  const quarter = ((Math.round(Number(annotation.rotation ?? 0) / 90) % 4) + 4) % 4;
  const [across, up] = quarter % 2 === 0 ? [right - left, top - bottom] : [top - bottom, right - left];
  if (!(across > 0 && up > 0)) return [];
  const several = annotation.multiLine === true || annotation.subtype === 'FreeText' || text.includes('\n');
  const declaredSize = Number((annotation.defaultAppearanceData as { readonly fontSize?: unknown } | undefined)?.fontSize);
  const size = declaredSize > 0 ? declaredSize : several ? ownSize : Math.min(ownSize, up / lineHeight);
  const lines = several
    ? text.split(/\r\n?|\n/).flatMap((line) => wrapped(line, (across - 2 * margin) / size))
    : [text.replaceAll(/\s+/g, ' ')];
  const [cos, sin] = [[1, 0, -1, 0][quarter] ?? 1, [0, 1, 0, -1][quarter] ?? 0];
  // where the box begins as its text runs
  const [originX, originY] = [quarter === 1 || quarter === 2 ? right : left, quarter >= 2 ? top : bottom];
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const width = widthOf(line, size, across, annotation);
    const free = across - width;
    const along = annotation.textAlignment === 1 ? free / 2 : annotation.textAlignment === 2 ? free - margin : margin;
    const above = several ? up - margin - size * (0.8 + index * lineHeight) : up / 2 - size * 0.3;
    const [x, y] = [originX + cos * along - sin * above, originY + sin * along + cos * above];
    return [{ str: line, width, transform: [cos * size, sin * size, -sin * size, cos * size, x, y], fontName: '' }];
  });
}

/** A comb gives each character a cell of its own; other text is as wide as its letters, and never wider than its field. */
function widthOf(line: string, size: number, across: number, { comb, maxLen }: Annotation): number {
  const cells = comb === true ? Number(maxLen) : 0;
  if (cells > 0) return (across * Math.min(line.length, cells)) / cells;
  return Math.min(across, advanceOf(line) * size);
}

/** The lines of a text in a box that is so many em wide. */
function wrapped(text: string, em: number): readonly string[] {
  const lines: string[][] = [];
  const space = advanceOf(' ');
  let usedWidth = Number.POSITIVE_INFINITY;
  for (const word of text.split(/\s+/)) {
    const width = advanceOf(word);
    if (usedWidth + space + width <= em) lines.at(-1)?.push(word);
    else lines.push([word]);
    usedWidth = usedWidth + space + width <= em ? usedWidth + space + width : width;
  }
  return lines.map((words) => words.join(' '));
}
