/** Workbooks and CSV files that attack their reader. */
import { CFB, utils, write as writeBook } from 'xlsx';
import { zipOf } from '../documents/zip.ts';
import type { HostileFile } from './hostile.types.ts';
import { entry, inline, order, rows, workbook, workbookParts } from './raw-workbook.ts';

const any = ['read', 'empty', 'corrupt', 'hostile', 'timed_out'] as const;
const xlsx = (title: string, bytes: HostileFile['bytes'], ends: HostileFile['ends']): HostileFile => ({
  title: `XLSX: ${title}`,
  name: 'order.xlsx',
  bytes,
  ends,
});
const xls = (title: string, bytes: HostileFile['bytes'], ends: HostileFile['ends']): HostileFile => ({
  title: `XLS: ${title}`,
  name: 'order.xls',
  bytes,
  ends,
});
const csv = (title: string, bytes: HostileFile['bytes'], ends: HostileFile['ends']): HostileFile => ({
  title: `CSV: ${title}`,
  name: 'order.csv',
  bytes,
  ends,
});
const parts = workbookParts(rows(order));
const megabytes = (count: number, fill = ' '): Buffer => Buffer.alloc(count * 1024 * 1024, fill);
const legacy = (): Buffer =>
  writeBook(
    {
      SheetNames: ['Order'],
      Sheets: {
        Order: utils.aoa_to_sheet([
          ['Qty', 'Item'],
          [3, 'Lamp'],
        ]),
      },
    },
    { type: 'buffer', bookType: 'biff8' },
  ) as Buffer;

/** Two directory entries over the same data, as the quoted overlap of the best known bomb. */
const overlapping = (): Buffer => {
  const zip = zipOf([...parts, entry('xl/media/a', megabytes(1)), entry('xl/media/b', megabytes(1))]);
  const first = zip.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
  let at = first;
  let last = 0;
  for (let index = 0; index < parts.length + 2; index++) {
    if (index === parts.length) last = zip.readUInt32LE(at + 42);
    if (index === parts.length + 1) zip.writeUInt32LE(last, at + 42);
    at += 46 + zip.readUInt16LE(at + 28);
  }
  return zip;
};

const sectorLoop = (): Buffer => {
  const bytes = Buffer.from(legacy());
  for (let at = 512; at + 4 <= 1024; at += 4) bytes.writeInt32LE(0, at); // every sector is followed by the first
  return bytes;
};

export const hostileSheets: readonly HostileFile[] = [
  xlsx('a part that unpacks to 40 MB from 40 KB', () => zipOf([...parts, entry('xl/media/x', megabytes(40))]), ['hostile']),
  xlsx('parts that unpack to 80 MB in all', () => zipOf([...parts, entry('a', megabytes(40)), entry('b', megabytes(40))]), [
    'hostile',
  ]),
  xlsx('parts laid over each other', overlapping, ['hostile', 'corrupt']),
  xlsx(
    'a part that claims to be small',
    () => zipOf([...parts.slice(0, 4), { name: 'xl/worksheets/sheet1.xml', data: megabytes(30), claim: 900 }]),
    ['hostile'],
  ),
  xlsx(
    'three thousand parts',
    () => zipOf([...parts, ...Array.from({ length: 3_000 }, (_, index) => entry(`xl/media/${index}`, 'x'))]),
    ['hostile'],
  ),
  xlsx('sixty-five thousand parts that are not there', () => zipOf(parts, { count: 65_534 }), ['hostile', 'corrupt']),
  xlsx('a part that needs a password', () => zipOf([...parts, { ...entry('xl/media/x', 'x'), encrypted: true }]), [
    'password_protected',
  ]),
  xlsx('a method of packing that nobody uses', () => zipOf([...parts, { ...entry('xl/media/x', 'x'), method: 99 }]), ['hostile']),
  xlsx(
    'names of parts that lead out of the archive',
    () => zipOf([...parts, entry('../../../../etc/cron.d/x', '* * * * * root true')]),
    any,
  ),
  xlsx('two sheets of the same name', () => zipOf([...parts, entry('xl/worksheets/sheet1.xml', '<worksheet/>')]), any),
  xlsx(
    'parts named as the language names its own',
    () => zipOf([...parts, entry('__proto__', 'x'), entry('constructor/prototype', 'x')]),
    any,
  ),
  xlsx(
    'entities upon entities',
    () =>
      workbook(rows(`<row r="1"><c r="A1" t="str"><v>&z;</v></c></row>${order}`), {
        before: '<!DOCTYPE x [<!ENTITY a "hahahaha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY z "&b;&b;&b;&b;">]>',
      }),
    any,
  ),
  xlsx(
    'an entity that is a file of the machine',
    () =>
      workbook(rows(`<row r="1"><c r="A1" t="str"><v>&z;</v></c></row>${order}`), {
        before: '<!DOCTYPE x [<!ENTITY z SYSTEM "file:///etc/passwd">]>',
      }),
    any,
  ),
  xlsx('a sheet that claims all its million rows', () => workbook(`<dimension ref="A1:XFD1048576"/>${rows(order)}`), any),
  xlsx('a cell in a column that cannot be', () => workbook(rows(`<row r="1">${inline('ZZZZZZZ1', 'x')}</row>${order}`)), any),
  xlsx(
    'a row with the largest number',
    () => workbook(rows(order, `<row r="4294967295">${inline('A4294967295', 'x')}</row>`)),
    any,
  ),
  xlsx(
    'a million cells',
    () =>
      workbook(rows(...Array.from({ length: 5_000 }, (_, row) => `<row r="${row + 1}">${'<c><v>7</v></c>'.repeat(200)}</row>`))),
    any,
  ),
  xlsx(
    'a text of 30 million letters',
    () =>
      zipOf([
        ...parts,
        entry(
          'xl/sharedStrings.xml',
          Buffer.concat([
            Buffer.from('<sst><si><t>'),
            Buffer.from(Array.from({ length: 3_000_000 }, (_, i) => 65 + ((i * 7919) % 57))),
            Buffer.from('</t></si></sst>'),
          ]),
        ),
      ]),
    any,
  ),
  xlsx(
    'a number of a text that is not there',
    () =>
      workbook(rows(`<row r="1"><c r="A1" t="s"><v>-99999999</v></c></row>${order}`), {
        strings: '<sst count="4000000000" uniqueCount="4000000000"/>',
      }),
    any,
  ),
  xlsx(
    'a hundred thousand elements inside each other',
    () => workbook(`${'<x>'.repeat(100_000)}${'</x>'.repeat(100_000)}${rows(order)}`),
    any,
  ),
  xlsx(
    'cells merged over the whole sheet',
    () => workbook(`${rows(order)}<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(5_000)}</mergeCells>`),
    any,
  ),
  xlsx(
    'formulas that call the outside',
    () =>
      workbook(
        rows(
          `<row r="1"><c r="A1" t="str"><f>WEBSERVICE("http://127.0.0.1:9/")</f><v>x</v></c><c r="B1" t="str"><f>cmd|' /c calc'!A0</f><v>x</v></c></row>${order}`,
        ),
      ),
    ['read'],
  ),
  xlsx('a formula that is its own result', () => workbook(rows(`<row r="1"><c r="A1"><f>A1+1</f></c></row>${order}`)), ['read']),
  xlsx(
    'numbers beyond every number',
    () =>
      workbook(rows(`<row r="1"><c r="A1"><v>1e999</v></c><c r="B1"><v>-1e308</v></c><c r="C1"><v>NaN</v></c></row>${order}`)),
    any,
  ),
  xlsx('a sheet named as the language names its own', () => workbook(rows(order), { sheetName: '__proto__' }), any),
  xlsx(
    'defined names of the language',
    () =>
      workbook(rows(order), {
        names:
          '<definedNames><definedName name="__proto__">Order!A1</definedName><definedName name="constructor">Order!A1</definedName></definedNames>',
      }),
    any,
  ),
  xlsx('a sheet that is no XML', () => workbook('<row><<<>>&&&'), any),
  xlsx('no sheet at all', () => zipOf(parts.slice(0, 4)), any),
  xlsx('cut off in the middle', () => workbook(rows(order)).subarray(0, 700), [...any, 'unsupported_type']),
  xls('sectors that follow each other in a circle', sectorLoop, any),
  xls(
    'noise in an Office file',
    () => Buffer.concat([legacy().subarray(0, 512), Buffer.from(Array.from({ length: 200_000 }, (_, i) => (i * 7919) % 256))]),
    [...any, 'unsupported_type'],
  ),
  xls('a workbook of noise', () => {
    const file = CFB.utils.cfb_new();
    CFB.utils.cfb_add(file, '/Workbook', Buffer.from(Array.from({ length: 90_000 }, (_, i) => (i * 7919 + 5) % 256)));
    return CFB.write(file, { type: 'buffer' }) as unknown as Buffer;
  }, [...any, 'password_protected']),
  xls('nothing behind its first bytes', () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4_096)]), [
    ...any,
    'unsupported_type',
  ]),
  csv('one row of 19 MB', () => Buffer.from(`a;b;c\n1;2;3\n${'x'.repeat(19_000_000)}`), any),
  csv('nineteen million delimiters', () => Buffer.from(`a;b;c\n1;2;3\n${';'.repeat(19_000_000)}`), any),
  csv('a quote that never ends', () => Buffer.from(`a;b;c\n1;2;3\n"${'x;y\n'.repeat(4_000_000)}`), any),
  csv('nineteen million empty lines', () => Buffer.from(`a;b;c\n1;2;3\n${'\n'.repeat(19_000_000)}`), any),
  csv(
    'formulas instead of values',
    () => 'Article;Qty;Price\n=HYPERLINK("http://127.0.0.1","x");3;4\n@SUM(1+1)*cmd|\' /C calc\'!A0;-2;+3\n',
    ['read'],
  ),
  csv(
    'half of UTF-16',
    () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('a;b;c\n1;2;3\n4;5;6\n', 'utf16le').subarray(0, 33)]),
    any,
  ),
  csv('letters that turn the reading direction', () => 'Article;Qty;Price\nLamp \u202e09\u202c;3;4\nPaper;5;6\n', ['read']),
];
