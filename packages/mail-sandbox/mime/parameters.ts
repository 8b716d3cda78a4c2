/** Structured header values: `type/subtype; name="a b.pdf"; size=12` (RFC 2045, 5.1), read tolerantly. */

export type Parameter = readonly [name: string, value: string];
export type StructuredValue = { readonly value: string; readonly parameters: readonly Parameter[] };

/**
 * Names keep their RFC 2231 marks (`filename*0*`): decoding them is the client's part, so libmime, which decodes, is of no use here. Values
 * without quotes may hold spaces, since names like `filename=Order 12.pdf` are sent.
 */
export function structuredValue(text: string): StructuredValue {
  const [head = '', ...rest] = splitOutsideQuotes(withoutComments(text), ';');
  return { value: head.trim(), parameters: rest.map(parameter).filter((parsed) => parsed !== null) };
}

function parameter(text: string): Parameter | null {
  const equals = text.indexOf('=');
  const name = text.slice(0, Math.max(equals, 0)).trim();
  if (name === '') return null;
  return [name, unquoted(text.slice(equals + 1).trim())];
}

function unquoted(text: string): string {
  if (!text.startsWith('"')) return text;
  const inner = /^"((?:\\[\s\S]|[^"\\])*)"?/.exec(text)?.[1] ?? '';
  return inner.replace(/\\([\s\S])/g, '$1');
}

/** A comment starts after white space or at the start; `filename=order(1).pdf` is no comment. */
function withoutComments(text: string): string {
  let out = '';
  for (let i = 0; i < text.length; ) {
    const char = text[i] ?? '';
    if (char === '"') {
      const end = quoteEnd(text, i);
      out += text.slice(i, end);
      i = end;
    } else if (char === '(' && /(^|[\s;])$/.test(out)) i = commentEnd(text, i);
    else {
      out += char;
      i += 1;
    }
  }
  return out;
}

/** Offset after the closing quote of the quoted string that starts at `start`. */
function quoteEnd(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i += 1) {
    if (text[i] === '\\') i += 1;
    else if (text[i] === '"') return i + 1;
  }
  return text.length;
}

/** Offset after the comment that starts at `start`; comments nest. */
function commentEnd(text: string, start: number): number {
  let depth = 0;
  for (let i = start; i < text.length; i += 1) {
    if (text[i] === '\\') i += 1;
    else if (text[i] === '(') depth += 1;
    else if (text[i] === ')') {
      depth -= 1;
      if (depth === 0) return i + 1;
    }
  }
  return text.length;
}

function splitOutsideQuotes(text: string, separator: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let i = 0; i < text.length; i += 1) {
    if (text[i] === '"') i = quoteEnd(text, i) - 1;
    else if (text[i] === separator) {
      parts.push(text.slice(from, i));
      from = i + 1;
    }
  }
  return [...parts, text.slice(from)];
}
