import { calibration } from '@order-intake/order-extraction';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { calibrated } from '../../../packages/order-extraction/calibration/calibration.ts';
import { extractAll, extractOne, fieldValue, linesOf, pagesOf, sheetOf } from '../../support/documents/page.ts';

const table =
  'Qty   Description        Unit Price   Amount\n5     Drill              100.00       500.00\nTotal                                 500.00';

describe('who orders', () => {
  it('is the buyer and not the supplier, by the labels above their addresses', async () => {
    const extraction = await extractOne(
      pagesOf(
        `# Purchase Order\nSupplier:                      Bill to:\nContoso Trading GmbH           Kestrel Hardware Inc.\nHafenstr. 77                   2200 Harbor Blvd\nsales@contoso.example          buyer@kestrelhardware.com\n\n${table}`,
      ),
    );
    expect(fieldValue(extraction, 'customer_name')).to.equal('Kestrel Hardware Inc.');
    expect(fieldValue(extraction, 'customer_email')).to.equal('buyer@kestrelhardware.com');
  });

  it('is the letterhead of an order, and the bill-to party of an invoice', async () => {
    const head = 'Kestrel Hardware Inc.\n2200 Harbor Blvd, Oakland\n';
    const order = await extractOne(pagesOf(`${head}# Purchase Order\nTo:\nContoso Trading GmbH\n\n${table}`));
    expect(fieldValue(order, 'customer_name')).to.equal('Kestrel Hardware Inc.');
    const invoice = await extractOne(pagesOf(`${head}# Invoice\nBill to:\nContoso Trading GmbH\n\n${table}`));
    expect(fieldValue(invoice, 'customer_name')).to.equal('Contoso Trading GmbH');
  });

  it('is who wrote a letter and not whom it is addressed to', async () => {
    const extraction = await extractOne(
      pagesOf(
        `Muster AG                                  # Bestellung\nPostfach 12, 8021 Zürich\n\nFirma\nContoso Trading GmbH\nHafenstr. 77\n20457 Hamburg\n\n${table}`,
      ),
    );
    expect(fieldValue(extraction, 'customer_name')).to.equal('Muster AG');
  });

  it('is the lower of two addresses without a label in an invoice, and the upper one in an order', async () => {
    const head =
      'Azure Interior\n4557 De Silva St\nFremont CA 94538\n\n                              Mitchell Stores\n                              215 Vine St\n                              Scranton, PA 18503\n';
    expect(fieldValue(await extractOne(pagesOf(`${head}# Invoice\nInvoice no: 9\n\n${table}`)), 'customer_name')).to.equal(
      'Mitchell Stores',
    );
    expect(fieldValue(await extractOne(pagesOf(`${head}# Purchase Order\n\n${table}`)), 'customer_name')).to.equal(
      'Azure Interior',
    );
  });

  it('is whom a letter in a window envelope goes to, whatever country that is in', async () => {
    const extraction = await extractOne(
      pagesOf(
        `Hosting AG - Uferweg 40 - D-63571 Gelnhausen\n\n\n\niVive Labs Ltd.\n93B Sai Yu Chung\nHong Kong\n\n# Rechnung\n\n${table}`,
      ),
    );
    expect(fieldValue(extraction, 'customer_name')).to.equal('iVive Labs Ltd.');
  });

  it('is the company over its purchasing department', async () => {
    const extraction = await extractOne(
      pagesOf(
        `Klinikum Neustadt\nZentraleinkauf\nKlinikweg 1\n01234 Neustadt\n\nMediHandel GmbH\nPostfach 12\n50667 Köln\n\n# Bestellung\n\n${table}`,
      ),
    );
    expect(fieldValue(extraction, 'customer_name')).to.equal('Klinikum Neustadt');
  });

  it('has an e-mail address whose sign a scan sets apart', async () => {
    for (const written of ['buyer @kestrelhardware.com', 'buyer@ kestrelhardware.com', 'buyer © kestrelhardware.com']) {
      const extraction = await extractOne(pagesOf(`# Order\nBuyer: Kestrel Hardware Inc.\nEmail: ${written}\n\n${table}`));
      expect(fieldValue(extraction, 'customer_email')).to.equal('buyer@kestrelhardware.com');
    }
  });

  it('is never we ourselves, by name or by domain', async () => {
    const drawing = `Contoso Trading GmbH\n# Order\nCustomer: Contoso Trading GmbH\nsales@contoso.example\nOrdered by: Maple & Stone LLC\njane@maplestone.com\n\n${table}`;
    const extraction = await extractOne(pagesOf(drawing), { ownNames: ['Contoso Trading'], ownDomains: ['contoso.example'] });
    expect(fieldValue(extraction, 'customer_name')).to.equal('Maple & Stone LLC');
    expect(fieldValue(extraction, 'customer_email')).to.equal('jane@maplestone.com');
  });

  it('is missing rather than guessed when nothing says it', async () => {
    const extraction = await extractOne(pagesOf(`# Order\n\n${table}`));
    expect(fieldValue(extraction, 'customer_name')).to.equal(null);
    expect(extraction.missingFields).to.include.members(['customer_name', 'customer_email', 'po_number', 'delivery_date']);
  });
});

describe('the fields of the header', () => {
  it('stand behind, beside or below their labels', async () => {
    const behind = await extractOne(pagesOf(`# Order\nPO Number: KH-1   Delivery date: 2026-04-02   Currency: USD\n\n${table}`));
    const beside = await extractOne(
      pagesOf(`# Order\nPO Number       KH-1\nDelivery date   2026-04-02\nCurrency        USD\n\n${table}`),
    );
    const below = await extractOne(
      pagesOf(`# Order\nPO Number       Delivery date     Currency\nKH-1            2026-04-02        USD\n\n${table}`),
    );
    for (const extraction of [behind, beside, below])
      expect(['po_number', 'delivery_date', 'currency'].map((name) => fieldValue(extraction, name as 'currency'))).to.deep.equal([
        'KH-1',
        '2026-04-02',
        'USD',
      ]);
  });

  it('keep the source text and the place of each value', async () => {
    const extraction = await extractOne(pagesOf(`# Order\nPO Number: KH-1\n\n${table}`));
    const field = extraction.fields.po_number;
    expect(field?.source).to.equal('KH-1');
    expect(field?.place).to.include({ kind: 'box', page: 1 });
    expect(field?.confidence).to.be.within(0, 1);
  });

  it('take a delivery date from a sentence, also over two lines, and not the date of the invoice', async () => {
    expect(
      fieldValue(
        await extractOne(pagesOf(`# Order\nPlease deliver the goods by 8 April 2026 at the latest.\n\n${table}`)),
        'delivery_date',
      ),
    ).to.equal('2026-04-08');
    expect(
      fieldValue(
        await extractOne(
          pagesOf(`# Bestellung\nWir benötigen die Ware spätestens bis zum\n8. April 2026 in unserem Lager.\n\n${table}`),
        ),
        'delivery_date',
      ),
    ).to.equal('2026-04-08');
    expect(
      fieldValue(
        await extractOne(pagesOf(`# Order\nYour offer dated 8 April 2026 was fine, please ship soon.\n\n${table}`)),
        'delivery_date',
      ),
    ).to.equal(null);
  });

  it('lower the confidence of a date that can be read two ways, unless another date tells', async () => {
    const unsure = await extractOne(pagesOf(`# Order\nDelivery date: 04/05/2026\n\n${table}`));
    expect(unsure.reasons.map((reason) => reason.code)).to.include('date_ambiguous');
    const told = await extractOne(pagesOf(`# Order\nDate: 25/03/2026\nDelivery date: 04/05/2026\n\n${table}`));
    expect(fieldValue(told, 'delivery_date')).to.equal('2026-05-04');
    expect(told.reasons.map((reason) => reason.code)).not.to.include('date_ambiguous');
  });

  it('take the order number from the title, from below it, or from a sentence', async () => {
    for (const head of ['# Purchase Order 4500017', '# Purchase Order\n# PO-4500017', 'This is about our PO 4500017:']) {
      expect(fieldValue(await extractOne(pagesOf(`${head}\nPlease supply\n\n${table}`)), 'po_number'), head).to.match(/4500017$/);
    }
  });
});

describe('several documents, several orders', () => {
  const order = (po: string, quantity = 5): string =>
    `Kestrel Hardware Inc.      # PURCHASE ORDER\nPO Number: ${po}   Date: 2026-03-12\n\nQty   Description        Unit Price   Amount\n${quantity}     Drill              100.00       ${quantity}00.00\nTotal                                 ${quantity}00.00`;

  it('are as many extractions as there are order numbers, each with its own file', async () => {
    const both = await extractAll([
      { name: 'a.pdf', content: pagesOf(order('KH-1')) },
      { name: 'b.pdf', content: pagesOf(order('KH-2')) },
    ]);
    expect(both.map((one) => [fieldValue(one, 'po_number'), one.files.map((file) => file.name)])).to.deep.equal([
      ['KH-1', ['a.pdf']],
      ['KH-2', ['b.pdf']],
    ]);
    expect(both.map((one) => one.fields.po_number?.file)).to.deep.equal([0, 0]);
  });

  it('are found in one file, page by page', async () => {
    const both = await extractAll([{ name: 'all.pdf', content: pagesOf(`${order('KH-1')}\f${order('KH-2', 7)}`) }]);
    expect(both.map((one) => [fieldValue(one, 'po_number'), linesOf(one)])).to.deep.equal([
      ['KH-1', ['5 Drill @ 100.00']],
      ['KH-2', ['7 Drill @ 100.00']],
    ]);
  });

  it('are one order when a workbook repeats the PDF, the more certain for it', async () => {
    const sheet = sheetOf([
      ['Purchase order'],
      ['PO Number', 'KH-1'],
      ['Qty', 'Description', 'Unit price', 'Amount'],
      [5, 'Drill', 100, 500],
    ]);
    const [one, ...others] = await extractAll([
      { name: 'a.pdf', content: pagesOf(order('KH-1')) },
      { name: 'a.xlsx', content: sheet },
    ]);
    expect(others).to.deep.equal([]);
    expect(one?.files.map((file) => file.name)).to.deep.equal(['a.pdf', 'a.xlsx']);
    expect(one?.reasons.map((reason) => reason.code)).to.include('documents_agree');
  });

  it('say so when they contradict each other', async () => {
    const [one, ...others] = await extractAll([
      { name: 'a.pdf', content: pagesOf(order('KH-1')) },
      { name: 'b.pdf', content: pagesOf(order('KH-1', 6)) },
    ]);
    expect(others).to.deep.equal([]);
    expect(one?.reasons.map((reason) => reason.code)).to.include('documents_differ');
    expect(one && calibrated(one, calibration).confidence).to.be.lessThan(70);
  });

  it('let terms go with the order, and an invoice stay alone', async () => {
    const terms = pagesOf('# General terms of purchase\n1. Delivery must be punctual.');
    const invoice = pagesOf(`Contoso GmbH\n# Invoice\nInvoice number: 77\n\n${table}`);
    const found = await extractAll([
      { name: 'terms.pdf', content: terms },
      { name: 'order.pdf', content: pagesOf(order('KH-1')) },
      { name: 'invoice.pdf', content: invoice },
    ]);
    expect(found.map((one) => [one.documentType, one.files.map((file) => file.name)])).to.deep.equal([
      ['order', ['terms.pdf', 'order.pdf']],
      ['invoice', ['invoice.pdf']],
    ]);
  });

  it('are none when there is nothing to read', async () => {
    expect(await extractAll([])).to.deep.equal([]);
  });
});
