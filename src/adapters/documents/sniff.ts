import { type Warning, warn } from '../../domain/shared/warnings.ts';
import { utf16Of } from './workbook/csv.ts';
import { entryNames } from './zip/directory.ts';

export const fileTypes = ['pdf', 'png', 'jpeg', 'tiff', 'xlsx', 'xls', 'csv', 'zip', 'webp', 'xml', 'html', 'unknown'] as const;
export type FileType = (typeof fileTypes)[number];

export type Sniffed = {
  readonly type: FileType;
  /** what it is in a person's words: "a PDF", "a Word document" */
  readonly words: string;
  /** a workbook that can only be opened with its password */
  readonly encrypted: boolean;
};

const is = (type: FileType, words: string, encrypted = false): Sniffed => ({ type, words, encrypted });

const startsWith = (bytes: Buffer, ...magic: readonly number[]): boolean => magic.every((byte, index) => bytes[index] === byte);

/** PDF 1.7, annex H.3.4.1: readers accept the header anywhere within the first 1,024 bytes. */
const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 1024 + 5).includes('%PDF-', 0, 'latin1');

/** How many of a file's first bytes tell what it is: all of an archive or compound file, whose directories stand anywhere, else few. */
export const bytesToSniff = (head: Buffer, size: number): number =>
  startsWith(head, 0x50, 0x4b) || startsWith(head, 0xd0, 0xcf) ? size : Math.min(size, 16_384);

/**
 * What a file is by its magic bytes, whatever its name and declared type say.
 * Spreadsheet libraries parse random bytes and renamed files gladly, so this is asked first.
 */
export function sniff(bytes: Buffer): Sniffed {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0x50, 0x4b, 0x05, 0x06)) return sniffZip(bytes);
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return sniffCompoundFile(bytes);
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return is('png', 'a PNG picture');
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return is('jpeg', 'a JPEG picture');
  if (startsWith(bytes, 0x49, 0x49, 0x2a, 0x00) || startsWith(bytes, 0x4d, 0x4d, 0x00, 0x2a)) return is('tiff', 'a TIFF picture');
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
    return is('webp', 'a WebP picture');
  if (bytes.toString('latin1', 0, 4) === 'GIF8') return is('unknown', 'a GIF picture');
  if (isPdf(bytes)) return is('pdf', 'a PDF');
  return sniffText(bytes);
}

function sniffZip(bytes: Buffer): Sniffed {
  const names = entryNames(bytes);
  if (names.includes('xl/workbook.xml')) return is('xlsx', 'an Excel workbook');
  if (names.includes('xl/workbook.bin')) return is('zip', 'a binary Excel workbook (.xlsb)');
  if (names.some((name) => name.startsWith('word/'))) return is('zip', 'a Word document');
  if (names.some((name) => name.startsWith('ppt/'))) return is('zip', 'a PowerPoint presentation');
  if (names[0] === 'mimetype') return is('zip', 'an OpenDocument file');
  return is('zip', 'a ZIP archive');
}

/** MS-CFB: stream names stand as UTF-16LE in the directory. An encrypted workbook holds a stream EncryptedPackage (MS-OFFCRYPTO). */
function sniffCompoundFile(bytes: Buffer): Sniffed {
  const holds = (name: string): boolean => bytes.includes(Buffer.from(`${name}\0`, 'utf16le'));
  if (holds('EncryptedPackage')) return is('xls', 'an encrypted Office document', true);
  if (holds('Workbook') || holds('Book')) return is('xls', 'a legacy Excel workbook');
  if (holds('WordDocument')) return is('unknown', 'a legacy Word document');
  return is('unknown', 'a compound file that holds no workbook');
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
  if (text === null) return is('unknown', bytes.length === 0 ? 'an empty file' : 'data of an unknown kind');
  const start = text.trimStart().slice(0, 512).toLowerCase();
  if (/^(<!doctype html|<html|<head|<body|<table)/.test(start) || (start.startsWith('<') && start.includes('<html'))) {
    return is('html', 'a web page');
  }
  if (start.startsWith('<?xml') || /^<([a-z_][\w.-]*:)?[a-z_][\w.-]*[\s>]/.test(start)) return is('xml', 'an XML file');
  if (/^[{[]/.test(start)) return is('unknown', 'a JSON file');
  return looksDelimited(text) ? is('csv', 'a CSV file') : is('unknown', 'plain text');
}

/** Two of the first lines hold the same delimiter; a comma twice, because sentences hold commas too. */
function looksDelimited(text: string): boolean {
  const lines = text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20);
  return [';', '\t', ',', '|'].some(
    (delimiter) => lines.filter((line) => line.split(delimiter).length >= (delimiter === ',' ? 3 : 2)).length >= 2,
  );
}

const byExtension: { readonly [extension: string]: readonly FileType[] } = {
  pdf: ['pdf'],
  png: ['png'],
  jpg: ['jpeg'],
  jpeg: ['jpeg'],
  tif: ['tiff'],
  tiff: ['tiff'],
  webp: ['webp'],
  xlsx: ['xlsx'],
  xlsm: ['xlsx'],
  xls: ['xls'],
  csv: ['csv'],
  tsv: ['csv'],
  txt: ['csv', 'unknown'],
  xml: ['xml'],
  html: ['html'],
  htm: ['html'],
  zip: ['zip'],
};

const byMediaType: { readonly [mediaType: string]: readonly FileType[] } = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpeg'],
  'image/jpg': ['jpeg'],
  'image/tiff': ['tiff'],
  'image/webp': ['webp'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.ms-excel': ['xls', 'xlsx', 'csv'],
  'text/csv': ['csv'],
  'text/xml': ['xml'],
  'application/xml': ['xml'],
  'text/html': ['html'],
  'application/zip': ['zip', 'xlsx'],
};

const names: { readonly [type in FileType]?: string } = {
  pdf: 'a PDF',
  xlsx: 'an Excel workbook',
  xls: 'a legacy Excel workbook',
  csv: 'a CSV file',
};

const expected = (types: readonly FileType[]): string =>
  names[types[0] ?? 'unknown'] ?? `a ${(types[0] ?? 'unknown').toUpperCase()} file`;

/** Warnings of a name or a declared type that promises something else than the bytes hold. They are hints, never the judge. */
export function mismatches(sniffed: Sniffed, name: string, declaredType: string | null): readonly Warning[] {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const media = declaredType?.split(';')[0]?.trim().toLowerCase() ?? '';
  const named = byExtension[extension];
  const declared = byMediaType[media];
  const wrong = (types: readonly FileType[] | undefined): types is readonly FileType[] =>
    types !== undefined && !types.includes(sniffed.type);
  return [
    ...(wrong(named) ? [warn.name_mismatch(extension, expected(named), sniffed.words)] : []),
    ...(wrong(declared) ? [warn.declared_type_mismatch(media, expected(declared), sniffed.words)] : []),
  ];
}
