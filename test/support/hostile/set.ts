import { hostileContainers } from './containers.ts';
import type { HostileFile } from './hostile.types.ts';
import { hostileOthers } from './others.ts';
import { pdfContents } from './pdf-contents.ts';
import { pdfStructures } from './pdf-structure.ts';
import { hostilePictures } from './pictures.ts';
import { hostileSheets } from './sheets.ts';

/** Files of our own making that try to take down whoever reads them, or to be believed. */
export const hostileFiles: readonly HostileFile[] = [
  ...pdfStructures,
  ...pdfContents,
  ...hostileSheets,
  ...hostilePictures,
  ...hostileOthers,
  ...hostileContainers,
];
