/** The parts of a message: what its writer wrote, the signature below, and a message that was forwarded with it. */
import { type Block, wordsOf } from '../text/blocks.ts';
import {
  disclaimers,
  farewells,
  forwarded,
  headerFields,
  leastDisclaimer,
  separators,
  telephones,
  wrote,
  wroteAfterDate,
} from './phrases.ts';

const compared = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[łıøæœđ]/g, (letter) => ({ ł: 'l', ı: 'i', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd' })[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();

/** lines that are looked at together: "On …" may be wrapped, and a header has a few lines */
const wrapped = 3;
const headerLines = 6;
/** characters of a line: what is longer is neither a header nor a greeting */
const longest = 400;
/** lines of a signature that say who somebody is */
export const mostOfSignature = 10;

export type MessageParts = {
  readonly own: readonly Block[];
  readonly signature: readonly string[];
  /** what somebody forwarded, with the sender that its header names */
  readonly forwarded: { readonly blocks: readonly Block[]; readonly from: string | null } | null;
};

type End = 'signature' | 'quote' | 'forward' | 'disclaimer';

/** `isForward`: by its subject; a quoted mail with a header is then the one that was forwarded. */
export function messageParts(blocks: readonly Block[], isForward: boolean): MessageParts {
  const unquoted = blocks.filter((block) => !isQuoted(wordsOf(block)));
  const words = unquoted.map((block) => (block.kind === 'line' ? compared(block.text.slice(0, longest)) : ''));
  const ownBlocks: Block[] = [];
  const signature: string[] = [];
  let [begun, isSignature] = [false, false];
  for (const [at, block] of unquoted.entries()) {
    const end = endAt(words, at, begun);
    // nothing above a quoted mail: it is what was sent on, or the answer stands below it
    if (end === 'forward' || (end === 'quote' && (isForward || !begun)))
      return { own: ownBlocks, signature, forwarded: forwardedFrom(unquoted.slice(at), words.slice(at)) };
    if (end === 'quote' || (end === 'disclaimer' && !isForward)) break;
    if (end === 'signature') isSignature = true;
    else if (end === 'disclaimer' || telephones.test(words[at] ?? '')) continue;
    else if (!isSignature) {
      ownBlocks.push(block);
      begun ||= wordsOf(block).trim() !== '';
    } else if (words[at] !== '' && signature.length < mostOfSignature) signature.push(wordsOf(block).trim());
  }
  return { own: ownBlocks, signature, forwarded: null };
}

/** The forwarded message without its header, whose lines end at the first that is empty or has no label. */
function forwardedFrom(blocks: readonly Block[], words: readonly string[]): MessageParts['forwarded'] {
  const head = words.findIndex((line) => headerFields.from.test(line));
  if (head < 0 || head > headerLines) return { blocks: blocks.slice(1), from: null };
  let end = head;
  while (end < words.length && end - head <= headerLines * 2 && words[end] !== '' && isHeaderLine(words[end] ?? '')) end++;
  const line = wordsOf(blocks[head] as Block);
  return {
    blocks: blocks.slice(end),
    from:
      line
        .slice(line.indexOf(':') + 1)
        .replace(/[*]/g, '')
        .trim() || null,
  };
}

const isHeaderLine = (line: string): boolean =>
  headerFields.from.test(line) || headerFields.date.test(line) || headerFields.rest.test(line);

/** Marked by mail programs since there were any. */
const isQuoted = (line: string): boolean => /^\s*>/.test(line);

function endAt(words: readonly string[], at: number, begun: boolean): End | null {
  const line = words[at] ?? '';
  if (line === '') return null;
  // usenet's signature; longer rows of dashes part tables
  if (/^(--|—|__)$/.test(line)) return 'signature';
  if (separators.some((pattern) => pattern.test(line))) return forwarded.test(line) ? 'forward' : 'quote';
  if (isWrote(words, at) || isHeader(words, at)) return 'quote';
  if (line.length >= leastDisclaimer && disclaimers.test(line)) return 'disclaimer';
  return begun && farewells.some((pattern) => pattern.test(line)) ? 'signature' : null;
}

const dated = /\b20\d\d\b/;

const isWrote = (words: readonly string[], at: number): boolean => {
  const lines = words.slice(at, at + wrapped);
  return lines.some((_, index) => {
    const text = lines.slice(0, index + 1).join(' ');
    if (!text.endsWith(':')) return false;
    return wrote.some((pattern) => pattern.test(text)) || (dated.test(lines[0] ?? '') && wroteAfterDate.test(text));
  });
};

/** "From: … Sent: … Subject: …": one of them alone may be a line of an order. */
const isHeader = (words: readonly string[], at: number): boolean => {
  if (!headerFields.from.test(words[at] ?? '')) return false;
  const next = words.slice(at + 1, at + 1 + headerLines);
  return next.some((line) => headerFields.date.test(line)) && next.some((line) => headerFields.rest.test(line));
};
