/** The words of a message as its writer meant them, laid out as a page. */
import type { MessageWords, Page } from '@order-intake/order-extraction/document';
import { type Block, lineBlock, wordsOf } from '../text/blocks.ts';
import { htmlBlocks, type Skips } from '../text/html-blocks.ts';
import { pagesOfBlocks } from '../text/pages.ts';
import { plainBlocks } from '../text/plain-blocks.ts';
import { ownWords } from './own-words.ts';

/** Mail programs mark what they quote, and their users' signatures; an indented paragraph is a blockquote without a border. */
const quotedByClass =
  /(^|[\s_-])(gmail_quote|gmail_attr|gmail_signature|moz-cite-prefix|moz-signature|yahoo_quoted|protonmail_quote|protonmail_signature_block)/i;
const quotedById = /^(x_)*(divRplyFwdMsg|appendonsend|mail-editor-reference-message-container|signature|yahoo_quoted.*)$/i;
const quotes: Skips = (tag, { class: name = '', id = '', style = '' }) =>
  quotedByClass.test(name) ||
  quotedById.test(id) ||
  (tag === 'blockquote' && !/border(-width)?\s*:\s*(none|0)|padding\s*:\s*0/i.test(style));

/** as many cells as a table of values has at least */
const fewCells = 4;

/** The form that keeps tables where there are any, else the plainer one. */
const blocksOf = ({ plain, html }: MessageWords, onStruck: (text: string) => void): readonly Block[] => {
  const hasTables = (html?.match(/<td[\s>]/gi)?.length ?? 0) >= fewCells;
  // the plainer form says what is struck out as if it were not
  const isStruck = /<(?:del|s|strike)[\s>]|line-through/i.test(html ?? '');
  if (html !== null && (hasTables || isStruck || !plain?.trim())) return htmlBlocks(html, quotes, onStruck);
  return plainBlocks(plain ?? '');
};

/** An answer or a forwarded mail has the subject of somebody else's. */
const isOthers = (subject: string): boolean => /^\s*\p{L}{1,4}(\[\d+\])?\s*:/u.test(subject);

/** Empty when nothing is left of it. `onStruck` is told each text that its writer struck out. */
export function pagesOfMessage(words: MessageWords, onStruck: (text: string) => void = () => {}): readonly Page[] {
  const own = ownWords(blocksOf(words, onStruck));
  if (own.every((block) => wordsOf(block).trim() === '')) return [];
  const subject = words.subject?.trim() ?? '';
  const title = subject === '' || isOthers(subject) ? [] : [lineBlock(`Subject: ${subject}`), lineBlock('')];
  return pagesOfBlocks([...title, ...own]).pages;
}
