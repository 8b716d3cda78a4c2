import { unread, warn } from '@order-intake/order-extraction/document';
import { limits } from '../limits.ts';
import { guarded } from '../refusal.ts';
import { htmlBlocks } from '../text/html-blocks.ts';
import { pagesOfBlocks } from '../text/pages.ts';
import { decodeText } from '../workbook/csv.ts';
import type { ReadResult } from './reader.types.ts';

/** The encoding that a page says it is in: in its head, within the bytes that browsers look at. */
const declaredIn = (bytes: Buffer): string | null =>
  /<meta[^>]{1,200}charset\s*=\s*["']?([\w:.-]{2,40})/i.exec(bytes.toString('latin1', 0, 1024))?.[1] ?? null;

/** A web page, as programs that export "to Excel" write it under the name of a workbook. */
export async function read(bytes: Buffer): Promise<ReadResult> {
  const { text, cut: cutText, warnings } = decodeText(bytes, limits.text.html, declaredIn(bytes));
  const { pages, cut } = pagesOfBlocks(htmlBlocks(text));
  if (pages.length === 0) throw guarded('empty', unread.web_page_empty());
  return { pages, sheets: [], warnings: [...warnings, ...(cut || cutText ? [warn.layout_cut()] : [])] };
}
