/** XML that attacks its reader, files that are two things at once, and files that are not what they are named. */
import { ublOrder } from '../documents/order-xml.ts';
import type { HostileFile } from './hostile.types.ts';
import { onePage, text } from './raw-pdf.ts';
import { order, rows, workbook } from './raw-workbook.ts';

const any = ['read', 'empty', 'corrupt', 'hostile', 'timed_out', 'unsupported_type'] as const;
const xml = (title: string, bytes: HostileFile['bytes'], ends: HostileFile['ends']): HostileFile => ({
  title: `XML: ${title}`,
  name: 'order.xml',
  bytes,
  ends,
});
const named = (name: string, title: string, bytes: HostileFile['bytes'], ends: HostileFile['ends']): HostileFile => ({
  title: `file: ${title}`,
  name,
  bytes,
  ends,
});

export const hostileOthers: readonly HostileFile[] = [
  xml(
    'a thousand million laughs',
    () =>
      `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, i) => `<!ENTITY ${'bcdefghij'[i]} "${`&${'abcdefghi'[i]};`.repeat(10)}">`).join('')}]><Order><ID>&j;</ID></Order>`,
    ['hostile'],
  ),
  xml(
    'a file of the machine',
    () => '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY z SYSTEM "file:///etc/passwd">]><Order><ID>&z;</ID></Order>',
    ['hostile'],
  ),
  xml('a declaration from elsewhere', () => '<?xml version="1.0"?><!DOCTYPE Order SYSTEM "http://127.0.0.1:9/x.dtd"><Order/>', [
    'hostile',
  ]),
  xml('a million elements inside each other', () => `<?xml version="1.0"?>${'<a>'.repeat(1_000_000)}`, ['hostile']),
  xml(
    'a hundred thousand attributes',
    () => `<?xml version="1.0"?><Order ${Array.from({ length: 100_000 }, (_, i) => `a${i}="1"`).join(' ')}><ID>1</ID></Order>`,
    any,
  ),
  xml(
    'a million line items',
    () =>
      Buffer.from(
        `<?xml version="1.0"?><Order>${'<OrderLine><LineItem><Quantity>1</Quantity></LineItem></OrderLine>'.repeat(70_000)}</Order>`,
      ),
    any,
  ),
  xml('nineteen megabytes', () => Buffer.from(`<?xml version="1.0"?><Order>${'<x/>'.repeat(4_800_000)}</Order>`), ['too_large']),
  xml('a text without end', () => `<?xml version="1.0"?><Order><![CDATA[${'x'.repeat(1_000_000)}`, any),
  xml(
    'names of the language',
    () => ublOrder().replace('<cbc:ID>', '<__proto__><a>1</a></__proto__><hasOwnProperty>1</hasOwnProperty><toString/><cbc:ID>'),
    any,
  ),
  xml('numbers of a million digits', () => ublOrder().replace('>12.50<', `>${'9'.repeat(1_000_000)}<`), any),
  xml('an encoding that does not exist', () => ublOrder().replace('UTF-8', 'X-NONE'), any),
  xml('UTF-16 that is none', () => ublOrder().replace('UTF-8', 'UTF-16'), any),
  xml('comments that are never closed', () => `<?xml version="1.0"?><Order>${'<!--'.repeat(200_000)}`, any),
  named('order.pdf', 'a PDF that is also an archive', () => Buffer.concat([onePage(text), workbook(rows(order))]), any),
  named('order.xlsx', 'a workbook that is also a PDF', () => Buffer.concat([workbook(rows(order)), onePage(text)]), any),
  named(
    'order.pdf',
    'a web page that is also a PDF',
    () => Buffer.concat([Buffer.from('<html><script>for(;;);</script>\n'), onePage(text)]),
    any,
  ),
  named('order.pdf', 'a PDF behind a thousand bytes', () => Buffer.concat([Buffer.alloc(1_000, 10), onePage(text)]), any),
  named('order.pdf', 'a PDF behind two thousand bytes', () => Buffer.concat([Buffer.alloc(2_000, 10), onePage(text)]), [
    'unsupported_type',
    'corrupt',
  ]),
  named('order.pdf', 'a program', () => Buffer.concat([Buffer.from('MZ\x90\x00\x03', 'latin1'), Buffer.alloc(90_000, 0xcc)]), [
    'unsupported_type',
  ]),
  named('order.pdf', 'a web page', () => '<!doctype html><html><body><table><tr><td>Order</td></tr></table></body></html>', [
    'unsupported_type',
  ]),
  named('order.xlsx', 'a PDF', () => onePage(text), ['read']),
  named('order.csv', 'noise', () => Buffer.from(Array.from({ length: 50_000 }, (_, i) => (i * 7919 + 13) % 251)), [
    'unsupported_type',
  ]),
  named('order.pdf', 'nothing', () => Buffer.alloc(0), ['empty']),
  named('order.pdf', 'one byte', () => '%', ['unsupported_type']),
  named('order.pdf', '21 MB', () => Buffer.concat([onePage(text), Buffer.alloc(21 * 1024 * 1024)]), ['too_large']),
  named(`${'../'.repeat(50)}etc/passwd\u0000.pdf`, 'a name that leads elsewhere', () => onePage(text), ['read']),
];
