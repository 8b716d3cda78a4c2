/** PDFs whose structure is the attack: cycles, bombs, claims. */
import { deflateSync } from 'node:zlib';
import type { HostileFile } from './hostile.types.ts';
import { onePage, packed, rawPdf, stream, text } from './raw-pdf.ts';

const pdf = (title: string, bytes: HostileFile['bytes'], ends: HostileFile['ends']): HostileFile => ({
  title: `PDF: ${title}`,
  name: 'order.pdf',
  bytes,
  ends,
});
const any = ['read', 'empty', 'corrupt', 'hostile', 'timed_out'] as const;
const zeros = (megabytes: number): Buffer => Buffer.alloc(megabytes * 1024 * 1024, 32);

export const pdfStructures: readonly HostileFile[] = [
  pdf('a contents stream that unpacks to 300 MB', () => onePage(packed(zeros(300))), any),
  pdf(
    'a stream packed twice, 100 MB behind 300 bytes',
    () => onePage(stream(deflateSync(deflateSync(zeros(100))), '/Filter[/FlateDecode/FlateDecode]')),
    any,
  ),
  pdf('a thousand filters on one stream', () => onePage(stream('x', `/Filter[${'/ASCIIHexDecode'.repeat(1_000)}]`)), any),
  pdf(
    'claims two thousand million pages',
    () => rawPdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 2000000000>>']),
    [...any, 'too_many_pages'],
  ),
  pdf(
    'five thousand pages',
    () =>
      rawPdf([
        '<</Type/Catalog/Pages 2 0 R>>',
        `<</Type/Pages/Count 5000/Kids[${Array.from({ length: 5_000 }, (_, page) => `${page + 3} 0 R`).join(' ')}]>>`,
        ...Array.from({ length: 5_000 }, () => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>'),
      ]),
    ['too_many_pages'],
  ),
  pdf(
    'a page tree that is its own child',
    () => rawPdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R]/Count 1>>']),
    any,
  ),
  pdf(
    'a page tree three thousand deep',
    () =>
      rawPdf([
        '<</Type/Catalog/Pages 2 0 R>>',
        ...Array.from({ length: 3_000 }, (_, depth) => `<</Type/Pages/Kids[${depth + 3} 0 R]/Count 1>>`),
        '<</Type/Page/MediaBox[0 0 595 842]>>',
      ]),
    any,
  ),
  pdf('an object that is itself', () => rawPdf(['<</Type/Catalog/Pages 2 0 R>>', '2 0 R']), any),
  pdf(
    'two objects that are each other, as the length of a stream',
    () =>
      rawPdf([
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        '<</Type/Page/MediaBox[0 0 9 9]/Contents 4 0 R>>',
        '<</Length 5 0 R>> stream\nx\nendstream',
        '4 0 R',
      ]),
    any,
  ),
  pdf(
    'a cross-reference table before itself',
    () => rawPdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>'], '/Prev 0'),
    any,
  ),
  pdf(
    'a hundred thousand arrays inside each other',
    () => onePage(text, { catalog: `/X ${'['.repeat(100_000)}${']'.repeat(100_000)}` }),
    any,
  ),
  pdf('twenty megabytes of the beginnings of objects', () => Buffer.from(`%PDF-1.7\n${'1 0 obj '.repeat(2_400_000)}`), any),
  pdf(
    'a million empty objects',
    () => Buffer.from(`%PDF-1.7\n${Array.from({ length: 600_000 }, (_, id) => `${id} 0 obj null endobj`).join('\n')}`),
    any,
  ),
  pdf('cut off in the middle', () => onePage(packed(text.repeat(2_000))).subarray(0, 400), any),
  pdf('noise behind its first line', () => Buffer.from(`%PDF-1.7\n${'\x00\xff\x80%stream'.repeat(9_000)}`, 'latin1'), any),
  pdf('nothing but its first line', () => '%PDF-1.7', any),
  pdf(
    'names that mean something to the language',
    () => onePage(text, { catalog: '/__proto__<</isAdmin true>>/constructor<</prototype<</x 1>>>>' }),
    ['read'],
  ),
  pdf('a page of a square kilometre', () => onePage(text, { page: '/MediaBox[0 0 2834645 2834645]' }), any),
  pdf('a page of no size', () => onePage(text, { page: '/MediaBox[0 0 0 0]' }), any),
  pdf('a page a million times as long as wide', () => onePage('0 0 9 9 re f', { page: '/MediaBox[0 0 1 14400000]' }), any),
  pdf(
    'a password for opening it that nobody knows',
    () =>
      rawPdf(
        [
          '<</Type/Catalog/Pages 2 0 R>>',
          '<</Type/Pages/Kids[]/Count 0>>',
          `<</Filter/Standard/V 2/R 3/Length 128/P -44/O<${'a1'.repeat(32)}>/U<${'b2'.repeat(32)}>>>`,
        ],
        `/Encrypt 3 0 R/ID[<${'00'.repeat(16)}><${'00'.repeat(16)}>]`,
      ),
    ['password_protected', 'corrupt'],
  ),
  pdf(
    'an encryption that does not exist',
    () =>
      rawPdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>', '<</Filter/Nothing/V 99>>'], '/Encrypt 3 0 R'),
    any,
  ),
];
