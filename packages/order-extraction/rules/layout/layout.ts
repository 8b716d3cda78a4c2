import type { DocumentContent } from '../../document/documents.port.ts';
import type { Layout, Line } from './line.types.ts';
import { linesOfPage } from './page-lines.ts';
import { linesOfSheet } from './sheet-lines.ts';
import { withSideColumnApart } from './side-column.ts';

/** The same pages are asked for more than once: to tell the parts of a document, and to read each. */
const made = new WeakMap<DocumentContent, Map<string, Layout>>();

/** Turns pages and sheets into lines. Only the given pages or sheets (numbered from 1) are taken. */
export function layoutOf(content: DocumentContent, parts: ReadonlySet<number>): Layout {
  const known = made.get(content) ?? new Map<string, Layout>();
  made.set(content, known);
  const key = [...parts].join(' ');
  const layout = known.get(key) ?? layOut(content, parts);
  known.set(key, layout);
  return layout;
}

/** pieces of text of a document that are looked at: what has more is no order */
const mostPieces = 70_000;

function layOut(content: DocumentContent, parts: ReadonlySet<number>): Layout {
  const pages = content.pages.filter((page) => parts.has(page.number)).flatMap((page) => withSideColumnApart(linesOfPage(page)));
  const sheets = content.sheets.flatMap((sheet, index) =>
    parts.has(index + 1) ? withSideColumnApart(linesOfSheet(sheet, index + 1)) : [],
  );
  let pieces = 0;
  const within = (line: Line): boolean => {
    pieces += line.segments.length;
    return pieces <= mostPieces;
  };
  const all = [...pages, ...sheets];
  const lines = all.filter(within).map((line, index) => ({ ...line, index }));
  const heights = lines.map((line) => line.height).sort((a, b) => a - b);
  const ocr = content.pages.some((page) => page.reader === 'ocr');
  return {
    lines,
    text: lines.map((line) => line.text).join('\n'),
    reader: content.sheets.length > 0 ? 'sheet' : ocr ? 'ocr' : 'text',
    usualHeight: heights[Math.floor(heights.length / 2)] ?? 10,
    sheet: content.sheets.length > 0,
    truncated: lines.length < all.length,
  };
}
