/** SEARCH (RFC 3501, 6.4.4). Text keys compare decoded headers; BODY and TEXT look at the bytes as they were sent. */
import { decodeHeaderText, utf8 } from '../mime/encoded-words.ts';
import type { Message } from '../store/message.ts';
import { parseNumberSet } from './number-set.ts';
import { Refused } from './session.ts';
import { parseImapDate } from './strings.ts';
import { SyntaxFault, type Token, textOf } from './tokens.ts';

export type SearchContext = { readonly largestNumber: number; readonly largestUid: number };
type Test = (message: Message, number: number) => boolean;
type Cursor = { readonly tokens: readonly Token[]; at: number };

/** All keys must hold. Throws `SyntaxFault` for a key that is not known, `Refused` for a charset that is not. */
export function searchProgram(tokens: readonly Token[], context: SearchContext): Test {
  const cursor: Cursor = { tokens, at: 0 };
  if (textAt(tokens, 0) === 'CHARSET') {
    if (!/^(utf-8|us-ascii)$/i.test(textOf(tokens[1], 'a charset')))
      throw new Refused('[BADCHARSET (UTF-8 US-ASCII)] Unknown charset');
    cursor.at = 2;
  }
  if (cursor.at >= tokens.length) throw new SyntaxFault('expected a search key');
  return allOf(cursor, context);
}

function allOf(cursor: Cursor, context: SearchContext): Test {
  const tests: Test[] = [];
  while (cursor.at < cursor.tokens.length) tests.push(readKey(cursor, context));
  return (message, number) => tests.every((test) => test(message, number));
}

const flagKeys: Readonly<Record<string, string>> = {
  ANSWERED: '\\Answered',
  DELETED: '\\Deleted',
  DRAFT: '\\Draft',
  FLAGGED: '\\Flagged',
  SEEN: '\\Seen',
};

function readKey(cursor: Cursor, context: SearchContext): Test {
  const token = cursor.tokens[cursor.at];
  cursor.at += 1;
  if (token?.kind === 'list') return allOf({ tokens: token.items, at: 0 }, context);
  const text = textOf(token, 'a search key');
  const key = text.toUpperCase();
  if (/^[\d*][\d*:,]*$/.test(key)) {
    const inSet = parseNumberSet(key, context.largestNumber);
    return (_, number) => inSet(number);
  }
  const flag = flagKeys[key];
  if (flag) return (message) => message.flags.has(flag);
  const absent = key.startsWith('UN') ? flagKeys[key.slice(2)] : undefined;
  if (absent) return (message) => !message.flags.has(absent);
  if (key === 'NOT') return negated(readKey(cursor, context));
  if (key === 'OR') {
    const left = readKey(cursor, context);
    const right = readKey(cursor, context);
    return (message, number) => left(message, number) || right(message, number);
  }
  return argumentKey(key, () => textOf(cursor.tokens[cursor.at++], `the argument of ${key}`), context);
}

function argumentKey(key: string, next: () => string, context: SearchContext): Test {
  switch (key) {
    case 'ALL':
    case 'OLD': // no message is ever recent here
      return () => true;
    case 'NEW':
    case 'RECENT':
      return () => false;
    case 'KEYWORD':
      return hasKeyword(next());
    case 'UNKEYWORD':
      return negated(hasKeyword(next()));
    case 'UID': {
      const inSet = parseNumberSet(next(), context.largestUid);
      return (message) => inSet(message.uid);
    }
    case 'BCC':
    case 'CC':
    case 'FROM':
    case 'SUBJECT':
    case 'TO':
      return headerHolds(key, next());
    case 'HEADER':
      return headerHolds(next(), next());
    case 'BODY':
    case 'TEXT':
      return bytesHold(key, next());
    case 'LARGER':
      return sizeTest(next(), (size, limit) => size > limit);
    case 'SMALLER':
      return sizeTest(next(), (size, limit) => size < limit);
    default:
      return dateKey(key, next);
  }
}

function dateKey(key: string, next: () => string): Test {
  const match = /^(SENT)?(BEFORE|ON|SINCE)$/.exec(key);
  if (!match) throw new SyntaxFault(`unknown search key ${key.slice(0, 20)}`);
  const date = parseImapDate(next());
  if (!date) throw new SyntaxFault(`the argument of ${key} is no date`);
  const requestedDay = dayOf(date);
  return (message) => {
    const day = match[1] ? dayOf(new Date(headerText(message, 'date') ?? Number.NaN)) : dayOf(message.internalDate);
    if (match[2] === 'BEFORE') return day < requestedDay;
    return match[2] === 'ON' ? day === requestedDay : day >= requestedDay;
  };
}

const dayOf = (date: Date): number => Math.floor(date.getTime() / 86_400_000);

const negated =
  (test: Test): Test =>
  (message, number) =>
    !test(message, number);

function hasKeyword(keyword: string): Test {
  const lowerKeyword = keyword.toLowerCase();
  return (message) => [...message.flags].some((flag) => flag.toLowerCase() === lowerKeyword);
}

/** An empty text asks only whether there is such a header. */
function headerHolds(name: string, text: string): Test {
  const lowerText = utf8(text).toLowerCase();
  return ({ content }) => {
    const fields = content.mime().fields.filter((field) => field.name === name.toLowerCase());
    return fields.some((field) => decodeHeaderText(field.value).toLowerCase().includes(lowerText));
  };
}

function bytesHold(key: string, text: string): Test {
  const lowerText = text.toLowerCase();
  return ({ content }) =>
    content.bytes
      .slice(key === 'BODY' ? content.mime().bodyStart : 0)
      .toLowerCase()
      .includes(lowerText);
}

function sizeTest(text: string, compare: (size: number, limit: number) => boolean): Test {
  if (!/^\d+$/.test(text)) throw new SyntaxFault('expected a number of octets');
  return ({ content }) => compare(content.bytes.length, Number(text));
}

const headerText = ({ content }: Message, name: string): string | null =>
  content.mime().fields.find((field) => field.name === name)?.value ?? null;

function textAt(tokens: readonly Token[], index: number): string | null {
  const token = tokens[index];
  return token && token.kind !== 'list' ? token.text.toUpperCase() : null;
}
