/** A client's command, cut into tokens (RFC 3501, 9). Literals stand in the text as `{n}CRLF` and their n octets. */

export type Token =
  | { readonly kind: 'atom'; readonly text: string }
  | { readonly kind: 'string'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly Token[] };

/** A command that breaks the grammar: answered with BAD and this message. */
export class SyntaxFault extends Error {}

/** Throws `SyntaxFault`. */
export function tokenize(text: string): readonly Token[] {
  const cursor = { text, at: 0 };
  const tokens = readList(cursor, false);
  return tokens;
}

type Cursor = { readonly text: string; at: number };

function readList(cursor: Cursor, nested: boolean): Token[] {
  const tokens: Token[] = [];
  for (;;) {
    while (cursor.text[cursor.at] === ' ') cursor.at += 1;
    const char = cursor.text[cursor.at];
    if (char === undefined) {
      if (nested) throw new SyntaxFault('a parenthesis is not closed');
      return tokens;
    }
    if (char === ')') {
      if (!nested) throw new SyntaxFault('unexpected )');
      cursor.at += 1;
      return tokens;
    }
    tokens.push(readToken(cursor, char));
  }
}

function readToken(cursor: Cursor, char: string): Token {
  if (char === '(') {
    cursor.at += 1;
    return { kind: 'list', items: readList(cursor, true) };
  }
  if (char === '"') return { kind: 'string', text: readQuoted(cursor) };
  const size = /^\{(\d+)\+?\}\r\n/.exec(cursor.text.slice(cursor.at, cursor.at + 24));
  if (size) {
    const start = cursor.at + size[0].length;
    cursor.at = start + Number(size[1]);
    return { kind: 'string', text: cursor.text.slice(start, cursor.at) };
  }
  return { kind: 'atom', text: readAtom(cursor) };
}

function readQuoted(cursor: Cursor): string {
  const match = /^"((?:\\[\s\S]|[^"\\\r\n])*)"/.exec(cursor.text.slice(cursor.at));
  if (!match) throw new SyntaxFault('a quoted string is not closed');
  cursor.at += match[0].length;
  return (match[1] ?? '').replace(/\\([\s\S])/g, '$1');
}

/** A fetch item is one atom with all that stands between its brackets: `BODY.PEEK[HEADER.FIELDS (From To)]<0.100>`. */
function readAtom(cursor: Cursor): string {
  const rest = cursor.text.slice(cursor.at, cursor.at + 65_536);
  const atom = /^BODY(?:\.PEEK)?\[[^\]]*\][^\s()]*/i.exec(rest)?.[0] ?? /^[^\s()"]+/.exec(rest)?.[0];
  if (!atom) throw new SyntaxFault('unexpected character');
  cursor.at += atom.length;
  return atom;
}

/** The text of an atom or a string. Throws `SyntaxFault` for a list or nothing, naming what was expected. */
export function textOf(token: Token | undefined, expected: string): string {
  if (!token || token.kind === 'list') throw new SyntaxFault(`expected ${expected}`);
  return token.text;
}

export function listOf(token: Token | undefined, expected: string): readonly Token[] {
  if (token?.kind !== 'list') throw new SyntaxFault(`expected ${expected} in parentheses`);
  return token.items;
}
