import { warn } from '../../../domain/shared/warnings.ts';
import { limits } from '../limits.ts';
import { guarded } from '../refusal.ts';
import { htmlBlocks } from '../text/html-blocks.ts';
import { pagesOfBlocks } from '../text/pages.ts';
import { decodeText } from '../workbook/csv.ts';
import type { ReadResult } from './reader.types.ts';

/** A web page, as programs that export "to Excel" write it under the name of a workbook. */
export async function read(bytes: Buffer): Promise<ReadResult> {
  const { text, cut: cutText } = decodeText(bytes, limits.text.html);
  const { pages, cut } = pagesOfBlocks(htmlBlocks(text));
  if (pages.length === 0) throw guarded('empty', 'The page holds no text.');
  return { pages, sheets: [], warnings: cut || cutText ? [warn.layout_cut()] : [] };
}
