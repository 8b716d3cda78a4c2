/** Of a message only what its writer wrote as the message: no quoted mails, no signature, no disclaimer. */
import { type Block, wordsOf } from '../text/blocks.ts';
import {
  disclaimers,
  farewells,
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

export function ownWords(blocks: readonly Block[]): readonly Block[] {
  const said = blocks.filter((block) => !isQuoted(wordsOf(block)));
  const words = said.map((block) => (block.kind === 'line' ? compared(block.text.slice(0, longest)) : ''));
  const own: Block[] = [];
  for (const [at, block] of said.entries()) {
    if (endsAt(words, at)) break;
    if (!telephones.test(words[at] ?? '')) own.push(block);
  }
  return own;
}

/** Marked by mail programs since there were any. */
const isQuoted = (line: string): boolean => /^\s*>/.test(line);

function endsAt(words: readonly string[], at: number): boolean {
  const line = words[at] ?? '';
  if (line === '') return false;
  // usenet's signature; longer rows of dashes part tables
  if (/^(--|—|__)$/.test(line)) return true;
  if (separators.some((pattern) => pattern.test(line)) || isWrote(words, at) || isHeader(words, at)) return true;
  if (line.length >= leastDisclaimer && disclaimers.test(line)) return true;
  return at > 0 && farewells.some((pattern) => pattern.test(line));
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
