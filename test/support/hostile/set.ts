import { hostileContainers } from './containers.ts';
import type { HostileFile } from './hostile.types.ts';
import { hostileOthers } from './others.ts';
import { pdfContents } from './pdf-contents.ts';
import { pdfStructures } from './pdf-structure.ts';
import { hostilePictures } from './pictures.ts';
import { hostileSheets } from './sheets.ts';

/** Files that we made to crash their reader, or to mislead it. */
export const hostileFiles: readonly HostileFile[] = [
  ...pdfStructures,
  ...pdfContents,
  ...hostileSheets,
  ...hostilePictures,
  ...hostileOthers,
  ...hostileContainers,
];
