/** A price for ten, a hundred or a thousand is never assumed because one row would add up with it. */
import { calibration } from '@order-intake/order-extraction';
import type { DocumentContent } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { calibrated } from '../../../packages/order-extraction/calibration/calibration.ts';
import { extractOne, pagesOf, sheetOf } from '../../support/documents/page.ts';

/** below it an order is reviewed, unless a company says otherwise (company.decider.ts) */
const threshold = 70;

type Row = readonly [code: string, name: string, qty: string, price: string, amount: string];

const table = (rows: readonly Row[], header = 'Price', total = ''): DocumentContent =>
  pagesOf(
    [
      'Harbour & Finch Joinery Ltd',
      'purchasing@harbourfinch.example',
      '# Purchase Order',
      'Order No: PO-77401      Date: 24.11.2026      Delivery date: 10.12.2026',
      '',
      ...[['Code', 'Description', 'Qty', header, 'Amount'], ...rows].map((cells) =>
        cells
          .map((text) => text.padEnd(24))
          .join('')
          .trimEnd(),
      ),
      ...(total === '' ? [] : ['', `Total EUR   ${total}`]),
    ].join('\n'),
  );

async function read(content: DocumentContent) {
  const { lines, confidence, reasons } = calibrated(await extractOne(content), calibration);
  return {
    prices: lines.map(({ price }) => Number(price?.value)),
    derived: lines.map(({ price }) => price?.derived),
    confidence,
    reasons: reasons.map(({ code }) => code),
  };
}

const changed: Row = ['ZZ-100', 'Torque wrench', '40', '189.90', '759.60'];
const sockets: Row = ['ZZ-200', 'Socket set', '3', '50.00', '150.00'];

describe('a price for a larger unit of the same kind', () => {
  const cases: readonly (readonly [qty: string, price: string, amount: string, one: number])[] = [
    ['18000 kg', '192.50/hkg', '34,650.00', 1.925],
    ['7500 kg', '412.00 / t', '3,090.00', 0.412],
    ['250 ml', '8.40/l', '2.10', 0.0084],
    ['40 kg', '4.35/kg', '174.00', 4.35],
    ['30 pcs', '4.35/kg', '130.50', 4.35],
  ];
  for (const [qty, price, amount, one] of cases)
    it(`is that of what is counted: ${qty} at ${price}`, async () => {
      const { prices, reasons } = await read(table([['ZZ-100', 'Feed pellets', qty, price, amount], sockets]));
      expect(prices).to.deep.equal([one, 50]);
      expect(reasons).to.include('arithmetic_holds');
    });
});

describe('a price that would fit if it were for several', () => {
  it('stays as it is printed and is reviewed, for ten as for a hundred and a thousand', async () => {
    const rows: readonly Row[] = [
      changed,
      ['ZZ-101', 'Torx set', '400', '18.99', '75.96'],
      ['ZZ-102', 'Hammer', '4000', '18.99', '75.96'],
    ];
    for (const row of rows) {
      const { prices, derived, confidence, reasons } = await read(table([row, sockets]));
      expect(prices).to.deep.equal([Number(row[3]), 50]);
      expect(derived).to.deep.equal([false, false]);
      expect(reasons).to.include('arithmetic_fails');
      expect(confidence).to.be.below(threshold);
    }
  });

  it('is reviewed in a long order whose total is printed, too', async () => {
    const others = Array.from({ length: 20 }, (_, at): Row => [`ZZ-${at + 200}`, `Socket set ${at}`, '3', '50.00', '150.00']);
    const { prices, confidence } = await read(table([changed, ...others], 'Price', '3,759.60'));
    expect(prices[0]).to.equal(189.9);
    expect(confidence).to.be.below(threshold);
  });

  it('stays as it is printed in a document of a single row', async () => {
    const { prices, confidence } = await read(table([changed]));
    expect(prices).to.deep.equal([189.9]);
    expect(confidence).to.be.below(threshold);
  });

  it('stays as it is stored in a spreadsheet', async () => {
    const { prices, confidence } = await read(
      sheetOf([
        ['Purchase Order'],
        ['Order No', 'PO-77401'],
        ['Code', 'Description', 'Qty', 'Price', 'Amount'],
        ['ZZ-100', 'Torque wrench', 40, 189.9, 759.6],
        ['ZZ-200', 'Socket set', 3, 50, 150],
      ]),
    );
    expect(prices).to.deep.equal([189.9, 50]);
    expect(confidence).to.be.below(threshold);
  });

  it('stays as it is printed in labelled blocks and in sentences', async () => {
    const block = (name: string, qty: string, price: string, amount: string): string =>
      `Article: ${name}\nQuantity: ${qty} pcs\nPrice: ${price}\nAmount: ${amount}\n`;
    const blocks = `# Purchase Order\n${block('Torque wrench', '40', '189.90', '759.60')}\n${block('Socket set', '3', '50.00', '150.00')}`;
    expect((await read(pagesOf(blocks))).prices).to.deep.equal([189.9, 50]);
    const sentences =
      '# Purchase Order\nPlease send us 40 pcs torque wrenches at $189.90 = $759.60\nand 3 boxes of sockets at $50.00 = $150.00';
    expect((await read(pagesOf(sentences))).prices).to.deep.equal([189.9, 50]);
  });

  it('stays as it is printed where the rows disagree for how many it is', async () => {
    const { prices } = await read(table([changed, ['ZZ-103', 'Bolt', '400', '18.99', '75.96']]));
    expect(prices).to.deep.equal([189.9, 18.99]);
  });

  it('has lost its mark to OCR where all other prices have two decimals, and is reviewed all the same', async () => {
    const rows: readonly Row[] = [
      ['ZZ-110', 'Peeled tomatoes', '48', '410', '196.80'],
      sockets,
      ['ZZ-300', 'Flour', '12', '19.80', '237.60'],
    ];
    const printed = table(rows);
    const scanned: DocumentContent = {
      ...printed,
      pages: printed.pages.map((page) => ({
        ...page,
        reader: 'ocr' as const,
        words: page.words.map((word) => ({ ...word, confidence: 0.9 })),
      })),
    };
    const { prices, derived, reasons, confidence } = await read(scanned);
    expect(prices).to.deep.equal([4.1, 50, 19.8]);
    expect(derived).to.deep.equal([true, false, false]);
    expect(reasons).to.include('number_ambiguous');
    expect(confidence).to.be.below(threshold);
    expect((await read(printed)).prices).to.deep.equal([410, 50, 19.8]);
  });

  it('is the price of one where all rows of the table agree', async () => {
    const { prices, derived, reasons } = await read(
      table([
        ['ZZ-104', 'Hex bolt', '400', '38.50', '154.00'],
        ['ZZ-105', 'Hex nut', '250', '11.20', '28.00'],
      ]),
    );
    expect(prices).to.deep.equal([0.385, 0.112]);
    expect(derived).to.deep.equal([true, true]);
    expect(reasons).to.include('arithmetic_holds');
  });

  it('is the price of one on a page with a single row of a table that agrees', async () => {
    const page = (rows: string): string =>
      `# Purchase Order\nOrder No: PO-77401      Date: 24.11.2026\n\nCode      Description          Qty      Price      Amount\n${rows}`;
    const first =
      'ZZ-104    Hex bolt             400      38.50      154.00\nZZ-105    Hex nut              250      11.20      28.00';
    const { prices } = await read(pagesOf(`${page(first)}\f${page('ZZ-106    Washer               100      2.50       2.50')}`));
    expect(prices).to.deep.equal([0.385, 0.112, 0.025]);
  });

  it('is the price of one where the row says so', async () => {
    for (const price of ['38.50/100', '38.50 per 100', '38.50 %', '38.50/C', '38.50 je 100']) {
      const { prices, reasons } = await read(table([['ZZ-104', 'Hex bolt', '400', price, '154.00'], sockets]));
      expect([price, ...prices]).to.deep.equal([price, 0.385, 50]);
      expect(reasons).to.include('arithmetic_holds');
    }
  });

  it('is the price of one where a column says so, whatever it is called', async () => {
    const drawing = (label: string, sign = '') =>
      pagesOf(
        `# Purchase Order\nCode      Description          Qty      Price      ${label}      Amount\nZZ-104    Hex bolt             400      38.50      ${sign}100        154.00\nZZ-200    Socket set           3        50.00      ${sign}1          150.00`,
      );
    for (const label of ['Per', 'ανά', 'Hintayks.', 'Zabel'])
      for (const sign of ['', '/', 'je '])
        expect([label, sign, ...(await read(drawing(label, sign))).prices]).to.deep.equal([label, sign, 0.385, 50]);
  });
});
