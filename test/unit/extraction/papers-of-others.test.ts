import { expect } from 'chai';
import { describe, it } from 'mocha';
import { readOrderNumber } from '../../../packages/order-extraction/rules/header/values.ts';
import { extractOne, fieldValue, linesOf, pagesOf, sheetOf } from '../../support/documents/page.ts';

const table =
  'Qty   Description        Unit Price   Amount\n5     Drill              100.00       500.00\nTotal                                 500.00';

describe('what is said of other papers', () => {
  const typeOf = async (head: string) => (await extractOne(pagesOf(`${head}\n\n${table}`))).documentType;

  it('is no title: your quotation, a way to pay, a value below its label', async () => {
    expect(await typeOf('Muster AG\nOrder no.: 4711\n\nYour quotation\nAN-2026-3341')).to.equal('order');
    expect(await typeOf('Muster AG\nOrder no.: 4711\nPayment method: Invoice')).to.equal('order');
    expect(
      await typeOf(
        'Muster AG\nOrder no.: 4711\n\nPayment terms     Your ref.            Delivery terms\n30 days           Price list 2026      CIF',
      ),
    ).to.equal('order');
    expect(await typeOf('# Quotation AN-2026-3341\nYour order no.: 4711')).to.equal('quotation');
  });

  it('is no title among the names of columns in a sheet', async () => {
    const extraction = await extractOne(
      sheetOf([
        ['Ordine n°', '127 bis'],
        ['Cod.', 'Articolo', 'Pz', 'Listino', 'Sc.', 'Netto', 'Totale'],
        ['TR-4020', 'Trapano avvitatore', 4, 189, '25%', 141.75, 567],
      ]),
    );
    expect(extraction.documentType).to.equal('order');
  });

  it('is known in an export by which number comes first: its own, or the one that it followed', async () => {
    const exported = (...heads: readonly string[]) =>
      sheetOf([
        [...heads, 'Customer', 'Expected delivery', 'Pos', 'Article', 'Qty', 'Unit price', 'Amount'],
        ['R623689', 'PO414280', 'Muster AG', '2026-03-16', 10, 'Drill', 5, 100, 500],
        ['R623689', 'PO414280', 'Muster AG', '2026-03-16', 20, 'Saw', 4, 50, 200],
      ]);
    expect((await extractOne(exported('Quotation no.', 'Order no.'))).documentType).to.equal('quotation');
    expect((await extractOne(exported('Order no.', 'Quotation no.'))).documentType).to.equal('order');
  });

  it('a day that is expected estimates nothing', async () => {
    const rows = (head: string) =>
      sheetOf([
        ['Order no.', 'Customer', head, 'Article', 'Qty', 'Unit price', 'Amount'],
        ['4711', 'Muster AG', '2026-03-16', 'Drill', 5, 100, 500],
        ['4711', 'Muster AG', '2026-03-16', 'Saw', 4, 50, 200],
      ]);
    expect((await extractOne(rows('Anticipated delivery date'))).documentType).to.equal('order');
    expect((await extractOne(rows('Expected delivery'))).documentType).to.equal('order');
    expect((await extractOne(rows('Verwachte leverdatum'))).documentType).to.equal('order');
  });

  it('a complaint is none of an order, whatever its number looks like', async () => {
    expect(await typeOf('# Complaint no. R/26/019\nOrder ZM/2026/00388')).to.equal('other');
  });
});

describe('numbers of orders', () => {
  const written: readonly (readonly [string, string | null])[] = [
    ['26/COM/3317', '26/COM/3317'],
    ['14/oct/2026', null],
    ['26.318-07/Rü', '26.318-07/Rü'],
    ['compras2@conservas.example', null],
  ];
  for (const [text, number] of written) it(`"${text}" is ${number}`, () => expect(readOrderNumber(text)).to.equal(number));

  it('may be letters alone behind our reference', async () => {
    const text = `Jourdain SAS\nOur reference: MJF-QUINC-OCT\n\n# Order\n\n${table}`;
    expect(fieldValue(await extractOne(pagesOf(text)), 'po_number')).to.equal('MJF-QUINC-OCT');
  });
});

describe('articles without a table', () => {
  it('are read of labels and values beside each other, without a colon, below each other or by turns', async () => {
    const article = (name: string, qty: string, price: string, amount: string) =>
      `Description          ${name}\nQuantity             ${qty}\nUnit price           ${price}\nAmount               ${amount}`;
    const form = `# Purchase Order\nOrder no.     4711\n\nItem 1\n${article('Pump 127 V', '3 pcs', '2480.00', '7440.00')}\n\nItem 2\n${article('Hose 2 in', '15 pcs', '318.50', '4777.50')}`;
    expect(linesOf(await extractOne(pagesOf(form))).map((line) => line.slice(0, 3))).to.have.length(2);
    const turns =
      '# Purchase Order\nOrder no.     4711\n\n1     Nitrile gloves, size L\nPart number     NW-GLV     Qty     60     Price     4.85     Total     291.00\n\n2     Coverall type 5\nPart number     NW-COV     Qty     150     Price     3.10     Total     465.00';
    expect((await extractOne(pagesOf(turns))).lines.map(({ qty, price }) => [qty?.value, price?.value])).to.deep.equal([
      ['60', '4.85'],
      ['150', '3.10'],
    ]);
  });

  it('have the price of one where it is printed for a hundred, without any header', async () => {
    const rows =
      '# Order no. 4711\n\nTP.0815     Lid white 82 mm          3.000 un     7,20/100 €      216,00 €\nFR.0250     Glass jar 250 ml         1.440 un     31,50/100 €     453,60 €\nCX.0012     Carton for 12 jars       120 un       58,00/100 €     69,60 €';
    expect((await extractOne(pagesOf(rows))).lines.map(({ qty, price }) => [qty?.value, price?.value])).to.deep.equal([
      ['3000', '0.072'],
      ['1440', '0.315'],
      ['120', '0.58'],
    ]);
  });
});
