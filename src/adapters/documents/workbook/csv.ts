import { type Warning, warn } from '@order-intake/order-extraction/document';
import iconv from 'iconv-lite';
import { limits } from '../limits.ts';
import { codePageOf } from './code-page.ts';
import { decodedAs } from './encodings.ts';

const startsWith = (bytes: Buffer, ...magic: readonly number[]): boolean => magic.every((byte, index) => bytes[index] === byte);

/** By byte order mark, or by where the zero bytes of plain letters stand; null for anything but UTF-16. */
export function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const head = bytes.subarray(0, 512);
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const most = head.length * 0.4;
  if (odd > most && even === 0) return 'utf-16le';
  return even > most && odd === 0 ? 'utf-16be' : null;
}

/** `cut`: more was there. `warnings`: the text does not tell its encoding. */
export type Decoded = { readonly text: string; readonly cut: boolean; readonly warnings: readonly Warning[] };

/** UTF-16 by its bytes, UTF-8 where they are valid UTF-8, else what the file itself says (`declared`), else the encoding that its words tell. */
export function decodeText(bytes: Buffer, mostCharacters = Number.POSITIVE_INFINITY, declared: string | null = null): Decoded {
  const wide = utf16Of(bytes);
  const most = mostCharacters * (wide ? 2 : 1);
  const head = bytes.subarray(0, most);
  const cut = bytes.length > most;
  if (wide) return { text: new TextDecoder(wide).decode(head), cut, warnings: [] };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: cut }), cut, warnings: [] };
  } catch {
    if (declared !== null && !/^utf-?(?:8|16)/i.test(declared) && iconv.encodingExists(declared))
      return { text: iconv.decode(head, declared), cut, warnings: [] };
    const { encoding, uncertainWord } = codePageOf(head);
    const warnings = uncertainWord === null ? [] : [warn.encoding_uncertain(encoding.label, uncertainWord)];
    return { text: decodedAs(head, encoding), cut, warnings };
  }
}

/** The delimiter that most lines hold, most often and equally often: semicolon, tab, comma or bar. A comma within a number counts only where nothing else parts the fields. */
export function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 100_000)
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 50);
  const score = (delimiter: string, within: RegExp): number => {
    const counts = lines.map((line) => splitOutsideQuotes(line.replace(within, ''), delimiter)).filter((count) => count > 1);
    const usual = [...counts].sort((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
    return counts.filter((count) => count === usual).length * usual + counts.reduce((sum, count) => sum + count, 0);
  };
  const best = (within: RegExp): string =>
    delimiters.reduce((winner, candidate) => (score(candidate, within) > score(winner, within) ? candidate : winner));
  const plain = best(inNumbers);
  return score(plain, inNumbers) > 0 ? plain : best(nowhere);
}

const delimiters = [';', '\t', ',', '|'] as const;
const inNumbers = /(?<=\d),(?=\d{2,3}(?!\d))/g;
const nowhere = /(?!)/g;

const splitOutsideQuotes = (line: string, delimiter: string): number => line.replace(/"[^"]*"/g, '').split(delimiter).length;

/**
 * RFC 4180: quoted fields may hold delimiters, line breaks and doubled quotes. Yields rows of fields; what a row or a field has beyond the
 * limits of a sheet is passed over, so that a file of one row needs no more memory than another.
 */
export function* csvRows(text: string, delimiter: string): Generator<readonly string[]> {
  const { columns, cellCharacters } = limits.sheet;
  let row: string[] = [];
  let field = '';
  let quoted = false;
  const end = (): void => {
    if (row.length < columns) row.push(field);
    field = '';
  };
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    if (quoted && character === '"') {
      if (text[at + 1] !== '"') {
        quoted = false;
        continue;
      }
      at += 1;
    } else if (!quoted && character === '"' && field.trim() === '') {
      quoted = true;
      field = '';
      continue;
    } else if (!quoted && character === delimiter) {
      end();
      continue;
    } else if (!quoted && (character === '\n' || character === '\r')) {
      if (character === '\r' && text[at + 1] === '\n') at += 1;
      end();
      yield row;
      row = [];
      continue;
    }
    if (field.length < cellCharacters) field += character;
  }
  if (field !== '' || row.length > 0) {
    end();
    yield row;
  }
}
