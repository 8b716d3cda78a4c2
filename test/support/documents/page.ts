import { createRulesExtractor } from '@order-intake/order-extraction';
import type { DocumentContent, Extraction, ExtractionContext, ReadDocument, Word } from '@order-intake/order-extraction/document';

const characterWidth = 5;
const lineHeight = 13;
const textHeight = 9;

/**
 * A page drawn with characters: two spaces or more part what was drawn separately. A piece that begins with "# " is a headline, nearly twice as high.
 * A form feed begins the next page.
 */
export function pagesOf(drawing: string): DocumentContent {
  const pages = drawing
    .replace(/^\n/, '')
    .split('\f')
    .map((text, index) => ({ number: index + 1, width: 600, height: 900, reader: 'text' as const, words: wordsOf(text) }));
  return { type: 'pdf', sha256: 'a'.repeat(64), size: 1000, pages, sheets: [], warnings: [], readMs: 1 };
}

function wordsOf(text: string): readonly Word[] {
  let run = 0;
  return text.split('\n').flatMap((line, row) =>
    [...line.matchAll(/\S+(?: \S+)*/g)].flatMap((piece) => {
      run += 1;
      const big = piece[0].startsWith('# ');
      const drawn = big ? piece[0].replace('# ', '  ') : piece[0];
      return [...drawn.matchAll(/\S+/g)].map((word) => ({
        text: word[0],
        x: 20 + (piece.index + word.index) * characterWidth,
        y: 20 + row * lineHeight - (big ? textHeight * 0.5 : 0),
        width: word[0].length * characterWidth,
        height: big ? textHeight * 1.8 : textHeight,
        bold: big,
        run,
      }));
    }),
  );
}

/** A sheet from rows of values; numbers are stored as numbers. */
export function sheetOf(rows: readonly (readonly (string | number | null)[])[], name = 'Order'): DocumentContent {
  const cells = rows.flatMap((row, r) =>
    row.flatMap((value, c) =>
      value === null || value === ''
        ? []
        : [{ row: r, column: c, text: String(value), ...(typeof value === 'number' ? { number: String(value) } : {}) }],
    ),
  );
  return { type: 'xlsx', sha256: 'b'.repeat(64), size: 1000, pages: [], sheets: [{ name, cells }], warnings: [], readMs: 1 };
}

export const noContext: ExtractionContext = { ownNames: [], ownDomains: [], currency: null, locale: null };

export const extractAll = (
  documents: readonly ReadDocument[],
  context: Partial<ExtractionContext> = {},
): Promise<readonly Extraction[]> => createRulesExtractor().extract(documents, { ...noContext, ...context });

/** The one extraction of one document. */
export async function extractOne(
  content: DocumentContent,
  context: Partial<ExtractionContext> = {},
  name = 'document.pdf',
): Promise<Extraction> {
  const [first, ...others] = await extractAll([{ name, content }], context);
  if (!first || others.length > 0) throw new Error(`${others.length + 1} extractions instead of one`);
  return first;
}

/** "3 Lamp 12.50" for each line, with the code in front when there is one. */
export const linesOf = (extraction: Extraction): readonly string[] =>
  extraction.lines.map((line) =>
    [
      line.code ? `[${line.code.value}]` : null,
      line.qty?.value,
      line.unit?.value,
      line.name?.value,
      line.price ? `@ ${line.price.value}` : null,
    ]
      .filter((part) => part !== null && part !== undefined)
      .join(' '),
  );

export const fieldValue = (extraction: Extraction, name: keyof Extraction['fields']): string | null =>
  extraction.fields[name]?.value ?? null;
