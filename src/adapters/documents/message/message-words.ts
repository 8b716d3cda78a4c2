/** The words of a message as its writer meant them, laid out as a page. */
import type { MessageFrame, MessageWords, Page } from '@order-intake/order-extraction/document';
import { limits } from '../limits.ts';
import { type Block, lineBlock, wordsOf } from '../text/blocks.ts';
import { htmlBlocks, type Skips } from '../text/html-blocks.ts';
import { pagesOfBlocks } from '../text/pages.ts';
import { plainBlocks } from '../text/plain-blocks.ts';
import { messageParts, mostOfSignature } from './own-words.ts';
import { forwardedSubject } from './phrases.ts';

/** Mail programs mark what they quote, and their users' signatures; an indented paragraph is a blockquote without a border. */
const quotedByClass = /(^|[\s_-])(gmail_quote|gmail_attr|moz-cite-prefix|yahoo_quoted|protonmail_quote)/i;
const quotedById = /^(x_)*(divRplyFwdMsg|appendonsend|mail-editor-reference-message-container|yahoo_quoted.*)$/i;
const quotes: Skips = (tag, { class: name = '', id = '', style = '' }) =>
  quotedByClass.test(name) ||
  quotedById.test(id) ||
  (tag === 'blockquote' && !/border(-width)?\s*:\s*(none|0)|padding\s*:\s*0/i.test(style));
const signedByClass = /(^|[\s_-])(gmail_signature|moz-signature|protonmail_signature_block)/i;
const signatures: Skips = (_, { class: name = '', id = '' }) => signedByClass.test(name) || /^(x_)*signature$/i.test(id);

/** as many cells as a table of values has at least */
const fewCells = 4;

/** The form that keeps tables where there are any, else the plainer one. */
const blocksOf = ({ plain, html }: MessageWords, skips: Skips, onStruck: (text: string) => void): readonly Block[] => {
  const hasTables = (html?.match(/<td[\s>]/gi)?.length ?? 0) >= fewCells;
  // the plainer form says what is struck out as if it were not
  const isStruck = /<(?:del|s|strike)[\s>]|line-through/i.test(html ?? '');
  if (html !== null && (hasTables || isStruck || !plain?.trim())) return htmlBlocks(html, skips, onStruck);
  return plainBlocks(plain ?? '');
};

/** An answer or a forwarded mail has the subject of somebody else's. */
const isOthers = (subject: string): boolean => /^\s*\p{L}{1,4}(\[\d+\])?\s*:/u.test(subject);

const address = /[^\s<>"',;:()]+@[^\s<>"',;:()]+\.[^\s<>"',;:()]+/;
/** `"Berg, Anna" <anna@berg.example>`, `anna@berg.example`, `Anna Berg` */
function senderOf(from: string | null | undefined): MessageFrame['sender'] {
  const senderAddress = address.exec(from ?? '')?.[0] ?? null;
  const name = (from ?? '')
    .replace(senderAddress ?? '', '')
    .replace(/[<>"[\]()]|mailto:/g, '')
    .trim();
  return senderAddress === null && name === ''
    ? null
    : { name: name === '' ? null : name, address: senderAddress?.toLowerCase() ?? null };
}

/** The signature that a mail program has marked in the form with mark-up. */
function signedIn({ html }: MessageWords): readonly string[] | null {
  if (!/signature/i.test(html ?? '')) return null;
  const lines = (skips: Skips): readonly string[] => htmlBlocks(html ?? '', skips).map((block) => wordsOf(block).trim());
  const bodyLines = new Set(lines((...of) => quotes(...of) || signatures(...of)));
  const signed = lines(quotes).filter((line) => line !== '' && !bodyLines.has(line));
  return signed.length === 0 ? null : signed.slice(0, mostOfSignature);
}

/** "10 x", "5 boxes": who writes that above a forwarded mail orders by their own words. */
const counts = (block: Block): boolean => /(?<![\d.,/-])\d+\s?(?:[x×]\s|\p{L}{2})/u.test(wordsOf(block));

const longestLine = 2_000;

export type ReadMessage = { readonly pages: readonly Page[]; readonly message: MessageFrame };

/** No pages when nothing is left of it. `onStruck` is told each text that its writer struck out. */
export function readMessage(words: MessageWords, onStruck: (text: string) => void = () => {}): ReadMessage {
  const subject = words.subject?.trim() ?? '';
  const isForward = forwardedSubject.test(subject);
  // of a message that was sent on, the quoted part is what it is about
  const skips: Skips = (...of) => signatures(...of) || (!isForward && quotes(...of));
  const outer = messageParts(blocksOf(words, skips, onStruck), isForward);
  const inner = outer.forwarded && !outer.own.some(counts) ? messageParts(outer.forwarded.blocks, false) : null;
  const ownBlocks = inner ? [...outer.own, lineBlock(''), ...inner.own] : outer.own;
  const message: MessageFrame = {
    subject: subject === '' ? null : subject,
    sender: senderOf((inner && outer.forwarded?.from) || words.from),
    signature: signedIn(words) ?? (inner ?? outer).signature,
    lines: ownBlocks.slice(0, limits.text.lines).map((block) => wordsOf(block).trim().slice(0, longestLine)),
  };
  if (ownBlocks.every((block) => wordsOf(block).trim() === '')) return { pages: [], message };
  const title = subject === '' || isOthers(subject) ? [] : [lineBlock(`Subject: ${subject}`), lineBlock('')];
  return { pages: pagesOfBlocks([...title, ...ownBlocks]).pages, message };
}
