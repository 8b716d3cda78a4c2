import { type Warning, warn } from '@order-intake/order-extraction/document';
import {
  alsoCalled,
  type Content,
  declaredAs,
  extensionOf,
  type FileType,
  knownTypes,
  mediaTypes,
  namedAs,
} from '../../domain/shared/media-types.ts';
import { utf16Of } from './workbook/csv.ts';
import { entryNames } from './zip/directory.ts';

export type Sniffed = {
  readonly type: FileType;
  /** what it is in a person's words: "a PDF", "a Word document" */
  readonly words: string;
};

const zip = ['504b0304', '504b0506'];
const compoundFile = ['d0cf11e0a1b11ae1'];

/** How many of a file's first bytes tell what it is: all of an archive or compound file, whose directories stand anywhere, else few. */
export const bytesToSniff = (head: Buffer, size: number): number =>
  begins(head, ['504b', 'd0cf']) ? size : Math.min(size, 16_384);

/**
 * What a file is by its magic bytes, whatever its name and declared type say.
 * Spreadsheet libraries parse random bytes and renamed files gladly, so this is asked first.
 */
export function sniff(bytes: Buffer): Sniffed {
  if (begins(bytes, zip)) return sniffZip(bytes);
  if (begins(bytes, compoundFile)) return sniffCompoundFile(bytes);
  // PDF 1.7, annex H.3.4.1: readers accept the header anywhere within the first 1,024 bytes
  const binary =
    rowWith((content) => 'bytes' in content && begins(bytes, content.bytes)) ??
    rowWith((content) => 'marker' in content && bytes.subarray(0, 1024 + content.marker.length).includes(content.marker));
  return binary ?? sniffText(bytes);
}

const rowWith = (fits: (content: Content) => boolean): Sniffed | null => {
  const match = knownTypes.find(([, { content }]) => content !== undefined && fits(content));
  return match ? { type: match[0], words: match[1].words } : null;
};
const unknown = (words: string): Sniffed => ({ type: 'unknown', words });

const begins = (bytes: Buffer, magic: readonly string[]): boolean => {
  const head = bytes.toString('hex', 0, 32);
  return magic.some(
    (digits) => head.length >= digits.length && [...digits].every((digit, at) => digit === '.' || digit === head[at]),
  );
};

function sniffZip(bytes: Buffer): Sniffed {
  const names = entryNames(bytes);
  const holds = (entry: string): boolean =>
    entry === '*' || names.some((name) => (entry.endsWith('/') ? name.startsWith(entry) : name === entry));
  const start = bytes.toString('latin1', 0, 1024);
  return (
    rowWith((content) => 'zipEntry' in content && holds(content.zipEntry) && start.includes(content.says ?? '')) ??
    unknown('an archive')
  );
}

/** MS-CFB: stream names stand as UTF-16LE in the directory. An encrypted workbook holds a stream EncryptedPackage (MS-OFFCRYPTO). */
function sniffCompoundFile(bytes: Buffer): Sniffed {
  const holds = (name: string): boolean => bytes.includes(Buffer.from(`${name}\0`, 'utf16le'));
  return (
    rowWith((content) => 'streams' in content && content.streams.some(holds)) ?? unknown('a compound file that holds no workbook')
  );
}

const isControl = (byte: number): boolean => byte < 9 || (byte > 13 && byte < 32);

/** The first characters of a text file, or null when the bytes are no text. */
function textHead(bytes: Buffer, length = 8_192): string | null {
  const head = bytes.subarray(0, length);
  const wide = utf16Of(head);
  if (wide) return new TextDecoder(wide).decode(head);
  const text = head.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, '');
  return text.length === 0 || head.some(isControl) ? null : text;
}

function sniffText(bytes: Buffer): Sniffed {
  const text = textHead(bytes);
  if (text === null) return unknown(bytes.length === 0 ? 'an empty file' : 'data of an unknown kind');
  const start = text.trimStart().slice(0, 512).toLowerCase();
  const kind = looksDelimited(text) ? 'delimited' : 'any';
  return (
    rowWith((content) => 'begins' in content && content.begins.test(start)) ??
    rowWith((content) => 'holds' in content && content.holds.test(text)) ??
    rowWith((content) => 'text' in content && content.text === kind) ??
    unknown('a text')
  );
}

/** Two of the first lines hold the same delimiter; a comma twice, because sentences hold commas too, or in each line as often and never before a space. */
function looksDelimited(text: string): boolean {
  const lines = text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20);
  const [commas = 0, ...others] = lines.map((line) => line.split(',').length - 1);
  const regular = commas > 0 && others.length > 0 && others.every((count) => count === commas);
  if (regular && !text.includes(', ') && !lines.some((line) => line.trimEnd().endsWith(','))) return true;
  return [';', '\t', ',', '|'].some(
    (delimiter) => lines.filter((line) => line.split(delimiter).length >= (delimiter === ',' ? 3 : 2)).length >= 2,
  );
}

/** Warnings of a name or a declared type that promises something else than the bytes hold. They are hints, never the judge. */
export function mismatches(sniffed: Sniffed, name: string, declaredType: string | null): readonly Warning[] {
  const ending = extensionOf(name).slice(1);
  const media = declaredType?.split(';')[0]?.trim().toLowerCase() ?? '';
  const row = sniffed.type === 'unknown' ? null : mediaTypes[sniffed.type];
  const wrong = (promised: typeof row | undefined, label: string): promised is NonNullable<typeof row> =>
    promised?.content !== undefined && promised !== row && !(row && alsoCalled(row, label));
  const [byName, declared] = [namedAs(name), declaredAs(media)];
  return [
    ...(wrong(byName, ending) ? [warn.name_mismatch(ending, byName.words, sniffed.words)] : []),
    ...(wrong(declared, media) ? [warn.declared_type_mismatch(media, declared.words, sniffed.words)] : []),
  ];
}
