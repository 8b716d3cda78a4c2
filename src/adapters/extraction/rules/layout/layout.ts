import type { DocumentContent } from '../../../../domain/shared/documents.port.ts';
import type { Layout } from './line.types.ts';
import { linesOfPage } from './page-lines.ts';
import { linesOfSheet } from './sheet-lines.ts';

/** Turns pages and sheets into lines. Only the given pages or sheets (numbered from 1) are taken. */
export function layoutOf(content: DocumentContent, parts: ReadonlySet<number>): Layout {
  const pages = content.pages.filter((page) => parts.has(page.number)).flatMap(linesOfPage);
  const sheets = content.sheets.flatMap((sheet, index) => (parts.has(index + 1) ? linesOfSheet(sheet, index + 1) : []));
  const lines = [...pages, ...sheets].map((line, index) => ({ ...line, index }));
  const heights = lines.map((line) => line.height).sort((a, b) => a - b);
  const ocr = content.pages.some((page) => page.reader === 'ocr');
  return {
    lines,
    text: lines.map((line) => line.text).join('\n'),
    reader: content.sheets.length > 0 ? 'sheet' : ocr ? 'ocr' : 'text',
    usualHeight: heights[Math.floor(heights.length / 2)] ?? 10,
    sheet: content.sheets.length > 0,
  };
}
