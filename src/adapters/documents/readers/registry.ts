import { limits } from '../limits.ts';
import type { FileType } from '../sniff.ts';
import type { ReaderEntry } from './reader.types.ts';

export type Readers = { readonly [type in FileType]?: ReaderEntry };

/** One line for each type that can be read. */
export const readers: Readers = {
  pdf: { cpuMs: limits.cpu.pdfText, load: () => import('./pdf-text.reader.ts') },
  png: { cpuMs: limits.cpu.sheet, load: () => import('./picture.reader.ts') },
  jpeg: { cpuMs: limits.cpu.sheet, load: () => import('./picture.reader.ts') },
  tiff: { cpuMs: limits.cpu.sheet, load: () => import('./picture.reader.ts') },
  xlsx: { cpuMs: limits.cpu.sheet, load: () => import('./xlsx.reader.ts') },
  xls: { cpuMs: limits.cpu.sheet, load: () => import('./xls.reader.ts') },
  xml: { cpuMs: limits.cpu.sheet, load: () => import('./xml.reader.ts') },
  csv: { cpuMs: limits.cpu.sheet, load: () => import('./csv.reader.ts') },
};
