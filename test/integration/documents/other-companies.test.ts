/** What the files of one company do to those of another that is read beside it: nothing. All of them by night. */
import type { DocumentFile } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import { createDocumentReader, type StoppableDocumentReader } from '../../../src/adapters/documents/document-reader.ts';
import { pdfOf, write } from '../../support/documents/pdf.ts';
import { archiveOf, documentXml, docxOf, paragraph, run, table } from '../../support/documents/word.ts';
import { inline, rows, workbook } from '../../support/hostile/raw-workbook.ts';
import { byNight } from '../../support/night.ts';
import { patience } from '../../support/patience.ts';
import { temporaryFiles } from './support/files.ts';

const innocents = byNight || process.env.INNOCENT_FILES === 'all' ? 200 : 24;

const head = (boundary: string): string =>
  [
    'From: a@b.example',
    'Subject: Order',
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary=${boundary}`,
    '',
    '',
  ].join('\r\n');
const part = (size: number, type = 'application/x-a'): string => `--b\r\nContent-Type: ${type}\r\n\r\n${'x'.repeat(size)}\r\n`;

/** Mails as files that their parser gives up in the middle of: what it has taken in by then goes on within it. */
const hostileMails: readonly ((unique: number) => string)[] = [
  // more parts than are read, and more still than the parser takes
  ...[100, 200, 400, 700, 1_200].map((size) => (unique: number) => {
    const many = part(size + unique);
    return `${head('b')}${many.repeat(Math.ceil(2_000_000 / many.length))}--b--\r\n`;
  }),
  // more parts than are read, and a header that is too long behind them
  (unique) => `${head('b')}${part(unique).repeat(520)}--b\r\nX-Long: ${'x'.repeat(1_500_000)}\r\n\r\nx\r\n--b--\r\n`,
  // pictures in the text, cut off in the middle
  (unique) => `${head('b')}${part(300 + unique, 'image/png').repeat(900)}--b\r\nContent-Type: multi`,
  // mails in mails
  (unique) => `${head('b')}${part(200 + unique, 'message/rfc822').repeat(1_500)}`,
];

const cells = (number: string) => [
  ['Article', 'Quantity', 'Unit price', 'Amount'],
  [`Desk lamp ${number}`, '3', '12.50', '37.50'],
  ['Copy paper', '4', '2.00', '8.00'],
];
const csv = (number: string): string =>
  `Order;${number}\n\n${cells(number)
    .map((row) => row.join(';'))
    .join('\n')}\n`;
const innocent: readonly ((number: string) => Promise<readonly [name: string, bytes: Buffer | string]>)[] = [
  async (number) => ['order.csv', csv(number)],
  async (number) => ['order.docx', docxOf(documentXml(`${paragraph(run(`Order ${number}`))}${table(cells(number))}`))],
  async (number) => [
    'order.xlsx',
    workbook(
      rows(
        ...cells(number).map(
          (row, at) =>
            `<row r="${at + 1}">${row.map((text, column) => inline(`${'ABCD'[column]}${at + 1}`, text)).join('')}</row>`,
        ),
      ),
    ),
  ],
  async (number) => [
    'order.pdf',
    await pdfOf((page) => write(page, `Purchase order ${number} of Northgate: three desk lamps`, 50, 100)),
  ],
  async (number) => ['orders.zip', archiveOf({ 'order.csv': csv(number) })],
];

describe('the readers, shared by companies', function () {
  this.timeout(patience(1_200_000));
  let reader: StoppableDocumentReader;
  let files: Awaited<ReturnType<typeof temporaryFiles>>;
  before(async () => {
    files = await temporaryFiles();
    reader = createDocumentReader();
  });
  after(async () => {
    await reader.stop();
    await files.remove();
  });

  /** Opened where it holds files, as any document is; null, or why it was refused. */
  const refusalOf = async (file: DocumentFile): Promise<string | null> => {
    const result = (await reader.unpack(file)) ?? (await reader.read(file));
    return isLeft(result) ? `${file.name}: ${result.left.code}: ${result.left.reason}` : null;
  };

  it(`refuse none of ${innocents} documents of a company while another sends mails that break their parser`, async () => {
    let done = false;
    const answers: (string | null)[] = [];
    const attack = async (): Promise<void> => {
      for (let mail = 0; !done || mail < hostileMails.length; mail += 1) {
        const bytes = hostileMails[mail % hostileMails.length]?.(mail) ?? '';
        answers.push(await refusalOf({ ...(await files.write('mail.eml', bytes)), companyId: 'loud' }));
      }
    };
    const attacks = Promise.all([attack(), attack()]);
    const refused: string[] = [];
    for (let number = 0; number < innocents; number += 1) {
      const [name, bytes] = (await innocent[number % innocent.length]?.(`PO-${number}`)) ?? ['', ''];
      const why = await refusalOf({ ...(await files.write(name, bytes)), companyId: 'quiet' });
      if (why !== null) refused.push(why);
    }
    done = true;
    await attacks;
    console.log(`      ${innocents} documents beside ${answers.length} mails: ${refused.length} refused`);
    expect(refused).to.deep.equal([]);
    expect(
      answers.every((answer) => answer !== null),
      'the mails are refused',
    ).to.equal(true);
  });

  it('read the next file after each of these mails', async () => {
    const one = createDocumentReader({ poolSize: 1 });
    try {
      for (const [at, mail] of hostileMails.entries()) {
        await one.unpack({ ...(await files.write('mail.eml', mail(at))), companyId: 'loud' });
        const next = await one.read({ ...(await files.write('order.csv', csv(`PO-${at}`))), companyId: 'quiet' });
        expect(isLeft(next) ? next.left.reason : null, `after mail ${at}`).to.equal(null);
      }
    } finally {
      await one.stop();
    }
  });
});
