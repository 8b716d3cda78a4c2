import { unread, warn } from '@order-intake/order-extraction/document';
import { limits } from '../limits.ts';
import { guarded } from '../refusal.ts';
import { type Block, wordsOf } from '../text/blocks.ts';
import { pagesOfBlocks } from '../text/pages.ts';
import { struckWarnings } from '../text/struck-text.ts';
import { contentOf, filesOf } from '../zip/entries.ts';
import { guardZip } from '../zip/guard.ts';
import { docxBlocks } from './docx-blocks.ts';
import type { ReadResult } from './reader.types.ts';

const main = 'word/document.xml';
/** letterheads and what stands below every page; those of first and even pages are mostly the same */
const heads = /^word\/header\d*\.xml$/;
const feet = /^word\/footer\d*\.xml$/;
const { heads: mostHeads } = limits.docx;

/** A Word document (.docx, .docm): its text and tables. Macros are not looked at, pictures in it are not read. */
export async function read(bytes: Buffer): Promise<ReadResult> {
  guardZip(bytes, 'document');
  const entries = filesOf(bytes);
  const struck: string[] = [];
  const blocksIn = (name: string): readonly Block[] => {
    const entry = entries.find((candidate) => candidate.name === name);
    if (!entry) return [];
    if (entry.size > limits.docx.bytes) throw guarded('too_large', unread.word_text_too_large(limits.docx.bytes / 1024 / 1024));
    return docxBlocks(contentOf(bytes, entry).toString('utf8'), (text) => struck.push(text));
  };
  const around = (pattern: RegExp): readonly Block[] => {
    const seenWords = new Set<string>();
    const all = entries.filter(({ name }) => pattern.test(name)).slice(0, mostHeads);
    return all.flatMap(({ name }) => {
      const blocks = blocksIn(name);
      const words = blocks.map(wordsOf).join('\n');
      if (words.trim() === '' || seenWords.has(words)) return [];
      seenWords.add(words);
      return blocks;
    });
  };
  const { pages, cut } = pagesOfBlocks([...around(heads), ...blocksIn(main), ...around(feet)]);
  if (pages.length === 0) throw guarded('empty', unread.word_empty());
  return { pages, sheets: [], warnings: [...struckWarnings(struck), ...(cut ? [warn.layout_cut()] : [])] };
}
