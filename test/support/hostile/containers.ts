/** Word documents, archives, mails and messages as files that attack their reader. */
import { archiveOf, documentXml, docxOf, msgOf, paragraph, run } from '../documents/word.ts';
import { zipOf } from '../documents/zip.ts';
import type { HostileFile } from './hostile.types.ts';

const any = ['read', 'empty', 'corrupt', 'hostile', 'timed_out', 'unsupported_type'] as const;
const file = (name: string, title: string, bytes: HostileFile['bytes'], ends: HostileFile['ends']): HostileFile => ({
  title,
  name,
  bytes,
  ends,
});
const mail = (...lines: readonly string[]): Buffer =>
  Buffer.from(['From: a@b.example', 'Subject: Order', 'MIME-Version: 1.0', ...lines].join('\r\n'));
const csv = 'Order;4711\n\nArticle;Quantity;Price\nLamp;3;12.50\nPaper;4;2.00\n';
const megabytes = (count: number): Buffer => Buffer.alloc(count * 1024 * 1024);

export const hostileContainers: readonly HostileFile[] = [
  file('order.docx', 'Word: a thousand million laughs', () => docxOf(documentXml('<w:p/>', '<!DOCTYPE l [<!ENTITY a "ha">]>')), [
    'hostile',
  ]),
  file(
    'order.docx',
    'Word: two thousand tables inside each other',
    () => docxOf(documentXml('<w:tbl><w:tr><w:tc>'.repeat(2_000))),
    ['hostile'],
  ),
  file(
    'order.docx',
    'Word: a part that unpacks to 50 MB',
    () => docxOf(documentXml(''), [{ name: 'word/media/a.bin', data: megabytes(50) }]),
    ['hostile'],
  ),
  file(
    'order.docx',
    'Word: a text of 20 MB',
    () => docxOf(documentXml(paragraph(run(Array.from({ length: 3_200_000 }, (_, at) => (at * 7_919) % 99_991).join(' '))))),
    ['hostile', 'too_large'],
  ),
  file(
    'order.docx',
    'Word: a million empty paragraphs',
    () => docxOf(documentXml(`<w:p/>${paragraph(run('x'))}`.repeat(90_000))),
    any,
  ),
  file(
    'order.docx',
    'Word: sizes that lie',
    () => zipOf([{ name: 'word/document.xml', data: Buffer.from(documentXml('x'.repeat(100_000))), claim: 10 }]),
    ['hostile'],
  ),
  file(
    'order.docx',
    'Word: cells that span a thousand million columns',
    () =>
      docxOf(
        documentXml(
          `<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="999999999"/></w:tcPr>${paragraph(run('a'))}</w:tc><w:tc>${paragraph(run('b'))}</w:tc></w:tr></w:tbl>`,
        ),
      ),
    any,
  ),
  file(
    'order.docx',
    'Word: nothing of a document but its name',
    () => zipOf([{ name: 'word/document.xml', data: Buffer.from('x') }]),
    ['empty', 'corrupt'],
  ),
  file('orders.zip', 'archive: a bomb', () => archiveOf({ 'order.csv': megabytes(47) }), ['hostile']),
  file(
    'orders.zip',
    'archive: more files than are read',
    () => archiveOf(Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`${at}.csv`, csv]))),
    ['too_many_files'],
  ),
  file(
    'orders.zip',
    'archive: two thousand and one files',
    () => archiveOf(Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`${at}.csv`, csv]))),
    ['hostile'],
  ),
  file(
    'orders.zip',
    'archive: behind a password',
    () => zipOf([{ name: 'order.csv', data: Buffer.from(csv), encrypted: true }]),
    ['password_protected'],
  ),
  file(
    'orders.zip',
    'archive: forty-two levels of archives',
    () =>
      Array.from({ length: 42 }).reduce<Buffer>((inner) => archiveOf({ 'inner.zip': inner }), archiveOf({ 'order.csv': csv })),
    ['read'],
  ),
  file(
    'orders.zip',
    'archive: names that lead elsewhere',
    () => archiveOf({ '../../../etc/passwd': csv, '/etc/shadow': csv, 'C:\\x\\y.csv': csv }),
    ['read'],
  ),
  file('orders.zip', 'archive: cut short', () => archiveOf({ 'order.csv': csv }).subarray(0, -9), [
    'hostile',
    'corrupt',
    'unsupported_type',
  ]),
  file(
    'order.eml',
    'mail: ten thousand parts',
    () =>
      mail(
        'Content-Type: multipart/mixed; boundary=b',
        '',
        '--b\r\nContent-Type: application/x-a\r\n\r\nx\r\n'.repeat(10_000),
        '--b--',
      ),
    ['hostile', 'corrupt'],
  ),
  file(
    'order.eml',
    'mail: a thousand multiparts inside each other',
    () =>
      mail(
        'Content-Type: multipart/mixed; boundary=b0',
        '',
        Array.from({ length: 1_000 }, (_, at) => `--b${at}\r\nContent-Type: multipart/mixed; boundary=b${at + 1}\r\n`).join(
          '\r\n',
        ),
      ),
    any,
  ),
  file('order.eml', 'mail: a header without end', () => mail(`X-Long: ${'x'.repeat(5_000_000)}`, '', 'hi'), any),
  file(
    'order.eml',
    'mail: twelve MB of words',
    () => mail('Content-Type: text/plain', '', 'lamp 3 x\r\n'.repeat(1_200_000)),
    any,
  ),
  file(
    'order.msg',
    'message: cut short',
    () => msgOf('Order', 'hi', [{ name: 'o.csv', content: Buffer.from(csv) }]).subarray(0, 1_600),
    any,
  ),
  file(
    'order.msg',
    'message: noise behind its first block',
    () => {
      const bytes = msgOf('Order', 'hi', [{ name: 'o.csv', content: Buffer.from(csv) }]);
      for (let at = 512; at < bytes.length; at += 7) bytes[at] = (at * 31) % 251;
      return Buffer.concat([bytes, Buffer.from('__properties_version1.0\0', 'utf16le')]);
    },
    any,
  ),
];
