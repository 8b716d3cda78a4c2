import { limits } from '../limits.ts';
import type { FileType } from '../sniff.ts';
import type { ReaderEntry } from './reader.types.ts';

export type Readers = { readonly [type in FileType]?: ReaderEntry };

/** One line for each type that can be read. */
export const readers: Readers = {
  pdf: { wallMs: limits.wall.pdfText, load: () => import('./pdf-text.reader.ts') },
  png: { wallMs: limits.wall.sheet, load: () => import('./picture.reader.ts') },
  jpeg: { wallMs: limits.wall.sheet, load: () => import('./picture.reader.ts') },
  tiff: { wallMs: limits.wall.sheet, load: () => import('./picture.reader.ts') },
  xlsx: { wallMs: limits.wall.sheet, load: () => import('./xlsx.reader.ts') },
  xls: { wallMs: limits.wall.sheet, load: () => import('./xls.reader.ts') },
  xml: { wallMs: limits.wall.sheet, load: () => import('./xml.reader.ts') },
  csv: { wallMs: limits.wall.sheet, load: () => import('./csv.reader.ts') },
};
