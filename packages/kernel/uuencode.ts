/** Files that programs of before MIME wrote into a text (POSIX uuencode): "begin 644 order.pdf", lines of up to 45 bytes, "end". */

export type EncodedFile = { readonly name: string; readonly content: Buffer };

const begin = /^begin(-base64)? [0-7]{3,4} (\S.{0,200}?)\s*$/;

const six = (line: string, at: number): number => ((line.charCodeAt(at) || 32) - 32) & 63;

/** The bytes of one line, whose first character says how many there are. Blanks at its end may have been lost on the way. */
export function uuLine(line: string): Buffer {
  const length = six(line, 0);
  const bytes: number[] = [];
  for (let at = 1; bytes.length < length; at += 4) {
    const group = (six(line, at) << 18) | (six(line, at + 1) << 12) | (six(line, at + 2) << 6) | six(line, at + 3);
    bytes.push((group >> 16) & 255, (group >> 8) & 255, group & 255);
  }
  return Buffer.from(bytes.slice(0, length));
}

const isUu = (line: string): boolean => /^[!-`][ -`]*$/.test(line) && line.length <= 2 + Math.ceil(six(line, 0) / 3) * 4;
const isBase64 = (line: string): boolean => /^[A-Za-z0-9+/=]{1,200}$/.test(line);

/** What a full line has; without one, and without an end, the lines are somebody's words in capitals. */
const fullLine = 60;

/** Lines `from` on as long as they are of the kind; `next` is the line behind them and their end. null: they are no file. */
function blockAt(
  lines: readonly string[],
  from: number,
  base64: boolean,
): { readonly content: Buffer; readonly next: number } | null {
  const [isOne, end] = base64 ? [isBase64, /^====\s*$/] : [isUu, /^end\s*$/];
  let at = from;
  while (at < lines.length && !end.test(lines[at] ?? '') && isOne(lines[at] ?? '')) at += 1;
  const body = lines.slice(from, at);
  while (/^\s*$/.test(lines[at] ?? '-')) at += 1; // the line of no bytes before the end, where it is a blank
  const isEnded = end.test(lines[at] ?? '');
  if (!isEnded && (body[0] ?? '').length < fullLine) return null;
  const content = base64 ? Buffer.from(body.join(''), 'base64') : Buffer.concat(body.map(uuLine));
  return { content, next: isEnded ? at + 1 : from + body.length };
}

/** The files in a text, in their order, and the text without them. What is no more than a line "begin 600 of them" is left in it. */
export function uuencodedIn(text: string): { readonly files: readonly EncodedFile[]; readonly rest: string } {
  if (!/^begin/m.test(text)) return { files: [], rest: text };
  const lines = text.split(/\r?\n/);
  const files: EncodedFile[] = [];
  const rest: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [started, base64, name = ''] = begin.exec(line) ?? [];
    const block = started === undefined ? null : blockAt(lines, at + 1, base64 !== undefined);
    if (block === null || block.content.length === 0) rest.push(line);
    else {
      files.push({ name, content: block.content });
      at = block.next - 1;
    }
  }
  return { files, rest: rest.join('\n') };
}
