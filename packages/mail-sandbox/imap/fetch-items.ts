/** The items of a FETCH command and their answers (RFC 3501, 6.4.5 and 7.4.2). */
import type { MimePart } from '../mime/parser.ts';
import { parseSection, type Section, sectionBytes } from '../mime/sections.ts';
import type { Message } from '../store/message.ts';
import { imapDate, literal } from './strings.ts';
import { bodyStructure, envelope } from './structure.ts';
import { SyntaxFault, type Token, textOf } from './tokens.ts';

export type FetchItem = {
  /** what is written for a message: `RFC822.SIZE 1234` */
  readonly answer: (message: Message) => string;
  readonly name: string;
  /** reading it marks the message as seen */
  readonly marksSeen: boolean;
};

const macros: Readonly<Record<string, readonly string[]>> = {
  FAST: ['FLAGS', 'INTERNALDATE', 'RFC822.SIZE'],
  ALL: ['FLAGS', 'INTERNALDATE', 'RFC822.SIZE', 'ENVELOPE'],
  FULL: ['FLAGS', 'INTERNALDATE', 'RFC822.SIZE', 'ENVELOPE', 'BODY'],
};

const simpleAnswers: Readonly<Record<string, (message: Message) => string>> = {
  UID: (message) => String(message.uid),
  FLAGS: (message) => `(${[...message.flags].join(' ')})`,
  INTERNALDATE: (message) => imapDate(message.internalDate),
  'RFC822.SIZE': (message) => String(message.content.bytes.length),
  ENVELOPE: ({ content }) => envelope(content.mime()),
  BODYSTRUCTURE: ({ content }) => bodyStructure(content.bytes, content.mime(), true),
  BODY: ({ content }) => bodyStructure(content.bytes, content.mime(), false),
};

/** RFC822 and its kin are old names of sections. */
const oldSections: Readonly<Record<string, { section: Section; marksSeen: boolean }>> = {
  RFC822: { section: { path: [], what: '', fields: [] }, marksSeen: true },
  'RFC822.HEADER': { section: { path: [], what: 'HEADER', fields: [] }, marksSeen: false },
  'RFC822.TEXT': { section: { path: [], what: 'TEXT', fields: [] }, marksSeen: true },
};

/** Throws `SyntaxFault` for an item that is not known. */
export function fetchItems(token: Token | undefined): readonly FetchItem[] {
  if (token?.kind === 'list') return token.items.map((item) => fetchItem(textOf(item, 'a fetch item')));
  const text = textOf(token, 'fetch items');
  return (macros[text.toUpperCase()] ?? [text]).map(fetchItem);
}

export function fetchItem(text: string): FetchItem {
  const name = text.toUpperCase();
  const simple = simpleAnswers[name];
  if (simple) return { name, marksSeen: false, answer: (message) => `${name} ${simple(message)}` };
  const old = oldSections[name];
  if (old)
    return {
      name,
      marksSeen: old.marksSeen,
      answer: ({ content }) => `${name} ${sectionAnswer(content.bytes, content.mime(), old.section)}`,
    };
  const match = /^BODY(\.PEEK)?\[([^\]]*)\](?:<(\d+)\.(\d+)>)?$/i.exec(text);
  const section = match && parseSection(match[2] ?? '');
  if (!match || !section) throw new SyntaxFault(`unknown fetch item ${text.slice(0, 40)}`);
  const partial = match[3] === undefined ? null : { from: Number(match[3]), count: Number(match[4]) };
  const label = `BODY[${(match[2] ?? '').toUpperCase()}]${partial ? `<${partial.from}>` : ''}`;
  return {
    name: label,
    marksSeen: match[1] === undefined,
    answer: ({ content }) => `${label} ${sectionAnswer(content.bytes, content.mime(), section, partial)}`,
  };
}

function sectionAnswer(
  bytes: string,
  root: MimePart,
  section: Section,
  partial: { from: number; count: number } | null = null,
): string {
  const whole = sectionBytes(bytes, root, section);
  if (whole === null) return 'NIL';
  return literal(partial ? whole.slice(partial.from, partial.from + partial.count) : whole);
}

/** Flags as a client writes them, in parentheses or not. */
export function formatFlags(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => (token.kind === 'list' ? formatFlags(token.items) : [token.text]));
}
