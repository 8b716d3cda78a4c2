import type { Size } from './marks.ts';
import type { Area } from './page-words.ts';

const share = (part: number, whole: number): string => `${(100 * part) / whole}%`;

/** An area of a page of this size, as the style of what lies over its picture. */
export const placedAt = ({ x, y, width, height }: Area, page: Size) => ({
  left: share(x, page.width),
  top: share(y, page.height),
  width: share(width, page.width),
  height: share(height, page.height),
});
