import { expect } from 'chai';
import { describe, it } from 'mocha';
import { delimiterOf } from '../../../src/adapters/documents/workbook/csv.ts';
import { extractAll, extractOne, fieldValue, linesOf, pagesOf, sheetOf } from '../../support/documents/page.ts';

const table =
  'Qty   Description        Unit Price   Amount\n5     Drill              100.00       500.00\nTotal                                 500.00';

describe('layouts that nobody has met', () => {
  it('a mail is what its subject says', async () => {
    const mail = (subject: string) =>
      extractOne(pagesOf(`From: Muster GmbH <info@muster.de>\nBetreff: ${subject}\nBestellnr.: 4711\n\n5 Stk Bohrer à 12,50 €`));
    expect((await mail('Bestellung 4711')).documentType).to.equal('order');
    expect((await mail('Rechnung zu 4711')).documentType).to.equal('invoice');
    expect((await mail('AW: Gutschrift 4711')).documentType).to.equal('other');
  });

  it('a workbook is what the title of its second sheet says when the first is a cover', async () => {
    const [cover, sheet] = [
      sheetOf([['How to fill in this form'], ['Enter the quantities on the next sheet.']], 'Help'),
      sheetOf([['Packing slip'], ['Order no.', '4711'], [], ['Item', 'Qty', 'Price'], ['Desk lamp', 3, 12.5]]),
    ];
    const extraction = await extractOne({ ...sheet, sheets: [...cover.sheets, ...sheet.sheets] });
    expect(extraction.documentType).to.equal('delivery_note');
  });

  it('rows that carry the number of an invoice are no order', async () => {
    const rows = [
      ['Invoice no.', 'PO no.', 'Customer', 'Item', 'Qty', 'Price'],
      ['R-1', '4711', 'Muster GmbH', 'Desk lamp', 3, 12.5],
    ];
    expect((await extractOne(sheetOf(rows))).documentType).to.equal('invoice');
  });

  it('labels of parties are understood by their words, and a label below a label is nobody', async () => {
    const extraction = await extractOne(
      sheetOf([
        ['Purchase order'],
        ['Ordering company', 'Vindhya Agro Industries'],
        ['E-mail', 'office@vindhyaagro.co.in'],
        ['Selling party', 'Contoso Trading GmbH'],
        ['Currency', 'INR'],
        [],
        ['Item', 'Qty', 'Price'],
        ['Desk lamp', 3, 12.5],
      ]),
    );
    expect(fieldValue(extraction, 'customer_name')).to.equal('Vindhya Agro Industries');
  });

  it('a form of one row for each party keeps them apart', async () => {
    const extraction = await extractOne(
      pagesOf(
        `# Inkooporder\nOpdrachtgever     Stichting Veluwe, Dorpsstraat 101, 7311 Apeldoorn\nLeverancier       Contoso Trading B.V., 3087 Rotterdam\n\n${table}`,
      ),
    );
    expect(fieldValue(extraction, 'customer_name')).to.equal('Stichting Veluwe');
  });

  it('whoever is chosen against the e-mail address is uncertain', async () => {
    const extraction = await extractOne(
      pagesOf(
        `# Purchase Order\nCustomer:\nContoso Trading GmbH\n\n${table}\n\n\nKestrel Hardware Inc.\nbuyer@kestrelhardware.com`,
      ),
    );
    expect(fieldValue(extraction, 'customer_name')).to.equal('Contoso Trading GmbH');
    expect(extraction.reasons.map(({ code }) => code)).to.include('customer_uncertain');
  });

  it('a number keeps letters that could be a label', async () => {
    const extraction = await extractOne(pagesOf(`# Purchase Order\nDocument no.  PO678460\nP.O. Dt.  08-Feb-2026\n\n${table}`));
    expect(fieldValue(extraction, 'po_number')).to.equal('PO678460');
    expect(fieldValue(extraction, 'order_date')).to.equal('2026-02-08');
  });

  it('the quantity is the column of whole numbers where no word names it', async () => {
    const extraction = await extractOne(
      pagesOf(
        '# Purchase Order\nCode     Description     Zmrk     Unit Price\nA-1      Desk lamp       3        12.50\nA-2      Chair           12       80.00',
      ),
    );
    expect(linesOf(extraction)).to.deep.equal(['[A-1] 3 Desk lamp @ 12.50', '[A-2] 12 Chair @ 80.00']);
  });

  it('the foot of a table is no row of it, and the total is what adds up, whatever it is called', async () => {
    const extraction = await extractOne(
      pagesOf(
        '# Purchase Order\nQty   Description        Unit Price   Amount\n5     Drill              100.00       500.00\n1     Desk lamp          20.00        20.00\nZmrk                                  520.00\nKvlt                                  104.00\nGrmp                                  624.00',
      ),
    );
    expect(extraction.lines.map((line) => line.name?.value)).to.deep.equal(['Drill', 'Desk lamp']);
    expect(fieldValue(extraction, 'total')).to.equal('624.00');
  });

  it('lines of text may say what they come to', async () => {
    const extraction = await extractOne(
      pagesOf(
        '# Bestellung 4711\nKX-49 Kabelbinder schwarz: 13 m zu 95.73 EUR = 1244.49 EUR\n2 689 ROL Folie, KX-3, zu 1.50 EUR',
      ),
    );
    expect(extraction.lines.map((line) => [line.qty?.value, line.price?.value])).to.deep.equal([
      ['13', '95.73'],
      ['2689', '1.50'],
    ]);
  });

  it('a titled page without the number of the order that ended before begins another', async () => {
    const page = (number: string) => `Muster GmbH\n# Bestellung\n${number}\n\n${table}`;
    const extractions = await extractAll([
      { name: 'orders.pdf', content: pagesOf(`${page('Bestellnummer: 4711')}\f${page('Zmrk: 4712')}`) },
    ]);
    expect(extractions.map(({ lines }) => lines.length)).to.deep.equal([1, 1]);
  });

  it('prices that can mean a thousand times as much are doubted', async () => {
    const codes = async (price: string) =>
      (await extractOne(pagesOf(`# Bestellung\nArtikel        Menge    Preis\nSeil 10 mm     12       ${price}`))).reasons.map(
        ({ code }) => code,
      );
    expect(await codes('2.350')).to.include('number_ambiguous');
    expect(await codes('2,35')).not.to.include('number_ambiguous');
  });

  it('commas in numbers are no delimiters', () => {
    expect(delimiterOf('Lamp;3;1,200.50\nDesk;2;8,478.74\nChair;1;7,592.75')).to.equal(';');
    expect(delimiterOf('1,200\n3,400')).to.equal(',');
  });

  it('what comes on several days has no day of its own, whatever else is dated; what comes on one day has that', async () => {
    const dates = async (...days: readonly string[]) => {
      const rows = days.map(
        (day, at) => `SK-${at}     Hose DN12     ${at + 2}       6.00           ${(at + 2) * 6}.00      ${day}`,
      );
      const extraction = await extractOne(
        pagesOf(
          `# Purchase Order\nOrder no.: 4711\nOrder date: 3 March 2026\n\nCode     Description     Qty     Unit Price     Amount     Delivery\n${rows.join('\n')}`,
        ),
      );
      return fieldValue(extraction, 'delivery_date');
    };
    expect(await dates('12/04/2026', '12/04/2026')).to.equal('2026-04-12');
    expect(await dates('2026-04-12', '2026-04-19')).to.equal(null);
  });

  it('a label of delivery that comes again with another day is one of a row', async () => {
    const row = (at: number, day: string) => `000${at}0 100488${at}\n${at} PC at 10.00\nDelivery date: ${day}`;
    const text = `# Purchase Order\nOrder no.: 4711\nOrder date: 3 March 2026\n\n${row(1, '12 April 2026')}\n\n${row(2, '19 April 2026')}`;
    expect(fieldValue(await extractOne(pagesOf(text)), 'delivery_date')).to.equal(null);
  });
});
