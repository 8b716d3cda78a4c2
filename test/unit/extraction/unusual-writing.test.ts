/** Numbers, names, addresses and days as some write them, and as scans give them. */
import type { DocumentContent, Word } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { cleanName } from '../../../packages/order-extraction/rules/header/clean-name.ts';
import { addressesIn, mailsOf } from '../../../packages/order-extraction/rules/header/mails.ts';
import { readCode, readEmail, readOrderNumber } from '../../../packages/order-extraction/rules/header/values.ts';
import { layoutOf } from '../../../packages/order-extraction/rules/layout/layout.ts';
import { extractOne, fieldValue, linesOf, pagesOf, sheetOf } from '../../support/documents/page.ts';

const rows = `

Item     Description            Qty    Price     Amount
A-100    Lamp                   10     2.50      25.00
A-200    Chair                  40     1.25      50.00`;
const withWords = (content: DocumentContent, change: (word: Word) => Word, reader: 'text' | 'ocr' = 'text'): DocumentContent => ({
  ...content,
  pages: content.pages.map((page) => ({ ...page, reader, words: page.words.map(change) })),
});

describe('the number of an order', () => {
  it('joins its letters with "&", or has its figures in threes', () => {
    expect(readOrderNumber('H&S/20887')).to.equal('H&S/20887');
    expect(readOrderNumber('7 000 218')).to.equal('7 000 218');
  });

  it('ends, as a customer does, where a dot parts it from what is told next', () => {
    expect(readCode('302 118 · Kostenstelle 4100')).to.equal('302 118');
  });
});

describe('a row', () => {
  it('is no sum for a code that begins as one is called', async () => {
    const table = 'Code      Description      Qty    Price    Net\nBRG01     Brick guard      60     6.15     369.00\n';
    const read = await extractOne(pagesOf(`# Purchase Order 4711\n\n${table}NET350    Netting 50m      12     36.40    436.80`));
    expect(linesOf(read)).to.deep.equal(['[BRG01] 60 Brick guard @ 6.15', '[NET350] 12 Netting 50m @ 36.40']);
  });
});

describe('a name', () => {
  it('goes on in small letters before its form, or ends at a dash', () => {
    expect(cleanName('Hotel Planinka, turizem in gostinstvo d.o.o.')).to.equal('Hotel Planinka, turizem in gostinstvo d.o.o.');
    expect(cleanName('Muster AB –')).to.equal('Muster AB');
  });

  it('has a letter in its form where a scan has a nought', () => {
    expect(cleanName('Nábytok Javorina, S. r. 0.')).to.equal('Nábytok Javorina, S. r. o.');
    expect(cleanName('Adria d.0.0.')).to.equal('Adria d.o.o.');
    expect(cleanName('Model X 0')).to.equal('Model X 0');
  });

  it('is found where a company says what it does', async () => {
    const read = await extractOne(
      sheetOf([
        ['NAROČILNICA št. 118/2026'],
        ['Naročnik:', null, 'Dobavitelj:'],
        ['Hotel Planinka, turizem in gostinstvo d.o.o.', null, 'Nordwind Adria d.o.o.'],
        [],
        ['Šifra', 'Artikel', 'Količina', 'Cena', 'Vrednost'],
        ['KZ-505', 'Šampon 5 l', 40, 12.8, 512],
      ]),
    );
    expect(fieldValue(read, 'customer_name')).to.equal('Hotel Planinka, turizem in gostinstvo d.o.o.');
  });

  it('ends where smaller print begins behind its form', async () => {
    const content = pagesOf(
      `CONTOSO MARINE S.A. Supplies for ships – Chandlers\norders@contoso-marine.example\n\n# Purchase Order 4711${rows}`,
    );
    const small = ['Supplies', 'for', 'ships', '–', 'Chandlers'];
    const read = await extractOne(
      withWords(content, (word) =>
        word.y > 25 || small.includes(word.text) ? word : { ...word, bold: true, height: word.height * 1.6, y: word.y - 3 },
      ),
    );
    expect(fieldValue(read, 'customer_name')).to.equal('CONTOSO MARINE S.A.');
  });

  it('is not what a fax machine prints over the page', async () => {
    const head = '11-MAY-2026 15:42   FROM: MUSTER STORES   01999 441181   P.01/01\nMUSTER SHIP STORES LTD\nFISH QUAY 22';
    const read = await extractOne(withWords(pagesOf(`${head}\n\n# Purchase Order 4711${rows}`), (word) => word, 'ocr'));
    expect(fieldValue(read, 'customer_name')).to.equal('MUSTER SHIP STORES LTD');
  });

  it('and a first line that tells the order stays, whatever a fax machine prints alike', async () => {
    const head = 'Order 4711234   11 May 2026 10:30   Page 1/2';
    const read = await extractOne(
      withWords(pagesOf(`${head}\nMUSTER SHIP STORES LTD\nFISH QUAY 22\n${rows}`), (word) => word, 'ocr'),
    );
    expect(fieldValue(read, 'po_number')).to.equal('4711234');
  });

  it('is of whoever has filled in a form, and not of whom it is sent to', async () => {
    const read = await extractOne(
      sheetOf([
        ['Nordwind Bageri AB – Beställningslista sommar'],
        ['Skicka till order@nordwind-bageri.example'],
        ['Kund:', 'Kafé Måsen Handelsbolag', 'Er order nr:', '1126'],
        ['Art.nr', 'Benämning', 'Pris', 'Antal', 'Summa'],
        ['B-101', 'Kanelbulle', 189, 12, 2268],
        ['B-115', 'Croissant', 264, 8, 2112],
      ]),
    );
    expect(fieldValue(read, 'customer_name')).to.equal('Kafé Måsen Handelsbolag');
  });
});

describe('an e-mail address', () => {
  it('goes on in the next line behind its sign', () => {
    const mails = mailsOf(layoutOf(pagesOf('Tel. 081 555 01 40\nmaterialstelle@\nspitex-muster.example\nMWST'), new Set([1])));
    expect(mails.map(({ address }) => address)).to.deep.equal(['materialstelle@spitex-muster.example']);
  });

  it('has another sign, or spaces, where a scan gives it so', () => {
    expect(readEmail('comenzi (Eclinicamuster.example', true)).to.equal('comenzi@clinicamuster.example');
    expect(readEmail('nabavka (&muster-apoteka.example', true)).to.equal('nabavka@muster-apoteka.example');
    expect(readEmail('postØmuster-kirke.example', true)).to.equal('post@muster-kirke.example');
    expect(addressesIn('EMAIL STORES@MUSTER- STORES .EXAMPLE')).to.deep.equal(['stores@muster-stores.example']);
  });

  it('is none in words in brackets of a text, which no scan has read', () => {
    for (const text of ['Lamp (eco.pro version)', 'Müller (ehem.Meier & Co)']) expect(readEmail(text), text).to.equal(null);
  });

  it('is none in what else stands in brackets', () => {
    for (const text of ['Drill (aluminium)', 'delivery (Easter.week)', 'Ø12 mm', 'Müller (© muster.example)'])
      expect(readEmail(text), text).to.equal(null);
  });
});

describe('a day in a sentence', () => {
  const read = async (sentence: string) =>
    fieldValue(
      await extractOne(pagesOf(`Muster KG\nMusterstadt, am 7. April 2026\n\n# Bestellung 17/2026${rows}\n\n${sentence}`)),
      'delivery_date',
    );

  it('is wanted where the verb stands behind it, and not the one that is told as the reason', async () => {
    expect(
      await read('Die Ware sollte bitte bis spätestens 15. Mai 2026 bei uns eintreffen, da wir am 21. Mai aufsperren.'),
    ).to.equal('2026-05-15');
  });

  it('is whole where its month stands farther off', async () => {
    const sentence = 'Die Ware sollte bitte bis spätestens 15. Mai 2026 bei uns eintreffen.';
    const content = pagesOf(`Muster KG\nMusterstadt, am 7. April 2026\n\n# Bestellung 17/2026${rows}\n\n${sentence}`);
    const [day] = content.pages[0]?.words.filter(({ text }) => text === '15.') ?? [];
    const farther = withWords(content, (word) => (day && word.y === day.y && word.x > day.x ? { ...word, x: word.x + 5 } : word));
    expect(fieldValue(await extractOne(farther), 'delivery_date')).to.equal('2026-05-15');
  });
});
