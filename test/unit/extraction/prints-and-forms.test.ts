import { expect } from 'chai';
import { describe, it } from 'mocha';
import { cleanName } from '../../../packages/order-extraction/rules/header/clean-name.ts';
import { canBeName } from '../../../packages/order-extraction/rules/header/names.ts';
import { readOrderNumber } from '../../../packages/order-extraction/rules/header/values.ts';
import { extractOne, fieldValue, pagesOf, sheetOf } from '../../support/documents/page.ts';

const table =
  'Qty   Description        Unit Price   Amount\n5     Drill              100.00       500.00\n2     Saw                50.00        100.00\nTotal                                 600.00';

describe('numbers beside names and orders', () => {
  it("the party's number behind its label is not its name", async () => {
    const text = `# Purchase Order 4711\n\nSender: 5060112200007     Marsh Traders Limited\nVendor: 004411            Contoso Trading GmbH\n\n${table}`;
    expect(fieldValue(await extractOne(pagesOf(text)), 'customer_name')).to.equal('Marsh Traders Limited');
  });

  it("the party's number stands in a piece of its own, behind a colon", async () => {
    const text = `EDI ORDER PRINT\n\nSENDER          : 5060112200007     MARSH CASH & CARRY LIMITED\nRECEIVER        : 5019988700001     CONTOSO SUPPLIES LTD\nCUSTOMER ORDER NO : 0004471902\n\n${table}`;
    expect(fieldValue(await extractOne(pagesOf(text)), 'customer_name')).to.equal('MARSH CASH & CARRY LIMITED');
  });

  it('the sign of a number below a title makes its label', async () => {
    const text = `# Comandă fermă\nNr. 207 din data de 18.11.2026\n\nMuster S.R.L.\n\n${table}`;
    expect(fieldValue(await extractOne(pagesOf(text)), 'po_number')).to.equal('207');
  });

  it('an order is numbered in groups of three too', async () => {
    expect(readOrderNumber('218 774')).to.equal('218 774');
    expect(readOrderNumber('052 555 18 22')).to.not.equal('052 555 18 22');
    expect(fieldValue(await extractOne(pagesOf(`Muster AG\n\n# Bestellung 218 774\n\n${table}`)), 'po_number')).to.equal(
      '218 774',
    );
  });

  it('neither a week, nor a telephone, nor the number of a register is an order', async () => {
    for (const head of ['# Order list week 48', 'Fax 08-555 19 00\n\n# Order', 'Nr. ord. reg. com.: J12/881/2009\n\n# Order'])
      expect(fieldValue(await extractOne(pagesOf(`${head}\n\n${table}`)), 'po_number'), head).to.equal(null);
  });

  it('how many rows there are is no total', async () => {
    const text = `# Purchase Order 4711\n\n${table.replace('Total      ', 'Total items 2\nSum        ')}`;
    expect(fieldValue(await extractOne(pagesOf(text)), 'total')).to.not.equal('2');
  });
});

describe('an export', () => {
  it('names its columns in one word', async () => {
    const extraction = await extractOne(
      sheetOf([
        ['OrderNo', 'OrderDate', 'CustomerName', 'ItemCode', 'Description', 'Qty', 'UnitPrice', 'DeliveryDate'],
        ['PO-7712', '2026-11-17', 'Marsh Traders Limited', 'A-10', 'Drill', 5, 100, '2026-12-04'],
        ['PO-7712', '2026-11-17', 'Marsh Traders Limited', 'A-11', 'Saw', 2, 50, '2026-12-04'],
      ]),
    );
    expect(fieldValue(extraction, 'customer_name')).to.equal('Marsh Traders Limited');
  });
});

describe('what is printed around an order', () => {
  it('words that a line printer sets one by one belong together, numbers beside them do not', async () => {
    const drawn = pagesOf(`METALURGICA SERRA LTDA     compras@serra.example\n\n# Purchase Order\nNo. 4711\n\n${table}`);
    const pages = drawn.pages.map((page) => ({ ...page, words: page.words.map(({ run: _, ...word }) => word) }));
    const extraction = await extractOne({ ...drawn, pages });
    expect(fieldValue(extraction, 'customer_name')).to.equal('METALURGICA SERRA LTDA');
    expect(extraction.lines).to.have.length(2);
  });

  it('the moment of its print is no day of delivery', async () => {
    const text = `11/23/26, 2:55 PM\n\n# Purchase Order 4711\nMuster Inc.\n\n${table}`;
    expect(fieldValue(await extractOne(pagesOf(text)), 'delivery_date')).to.equal(null);
  });

  it('who owns a firm is not its name', () => {
    expect(canBeName('Inh. Jens Brandt')).to.equal(false);
    expect(canBeName('Titolare Anna Conti')).to.equal(false);
    expect(canBeName('Malerbetrieb Brandt Inh. Jens Brandt')).to.equal(true);
  });

  it('an order form that asks for everything and has money in its terms orders nothing', async () => {
    const form =
      '# ORDER – Contoso Office AB\nFax 08-555 19 00\n\nCompany:                    Customer no.:\nContact:                    Phone:\nYour order no.:             Date:\n\nItem no.     Description          Qty     Price\n\n\nFreight is added for every order under 1 500 kr excl. VAT.';
    expect((await extractOne(pagesOf(form))).documentType).to.equal('other');
  });
});

describe('what a second look at unmet documents told', () => {
  const typeOf = async (text: string) => (await extractOne(pagesOf(`${text}\n\n${table}`))).documentType;

  it('a title keeps its rank with a long number, a date and a sign behind it', async () => {
    expect(
      await typeOf('Замовлення постачальнику № ПС00-000417 від 8 жовтня 2026 р.\n\nДоговір:     № 14/26 від 12.01.2026'),
    ).to.equal('order');
  });

  it("a mail's subject names the company before the order", async () => {
    expect(
      await typeOf('From: portal@portal.example\nSubject: Muster Logistics LLC Purchase Order #FLP00092217\n\nAcknowledge PO'),
    ).to.equal('order');
  });

  it('a company is told from the town and from the register behind it', () => {
    expect(cleanName('Muster Gépgyártó Kft. 5000 Szolnok, Körösi út 43.')).to.equal('Muster Gépgyártó Kft.');
    expect(cleanName('Marsh Packaging Limited. Registered in England No 04417788. Registered office: Mill Lane')).to.equal(
      'Marsh Packaging Limited',
    );
    expect(cleanName('| MUSTER DO NORTE S/A')).to.equal('MUSTER DO NORTE S/A');
    expect(cleanName('Muster Sp. z o.o. Sp. k.')).to.equal('Muster Sp. z o.o. Sp. k.');
  });

  it('a foot with a register names who orders, not whom the letter goes to', async () => {
    const text = `# PURCHASE ORDER\nContoso Supplies Ltd\nUnit 4 Harbour Way\nFelixstowe\nIP11 3QT\n\nOrder No 4711\n\n${table}\n\nMarsh Packaging Limited. Registered in England No 04417788. Registered office: Mill Lane, Goole, DN14 6XL\nTel 01405 555 010     purchasing@marshpackaging.example`;
    expect(fieldValue(await extractOne(pagesOf(text)), 'customer_name')).to.equal('Marsh Packaging Limited');
  });

  it('numbers have series, registers of companies are none of them', async () => {
    expect(readOrderNumber('26/A 001845')).to.equal('26/A 001845');
    expect(readOrderNumber('ΠΑΡ-Α 001822')).to.equal('ΠΑΡ-Α 001822');
    const text = `Muster SRL\nJ08/1255/2009\n\n# Comandă\n\n${table}`;
    expect(fieldValue(await extractOne(pagesOf(text)), 'po_number')).to.equal(null);
  });

  it('a day is written with its month between strokes, and a peso as a dollar', async () => {
    const text = `# Purchase Order 4711\nDelivery date: 23/oct/2026\n\n${table.replace('Unit Price', 'Price $').replace('Total    ', 'Total CLP')}`;
    const extraction = await extractOne(pagesOf(text));
    expect(fieldValue(extraction, 'delivery_date')).to.equal('2026-10-23');
    expect(fieldValue(extraction, 'currency')).to.equal('CLP');
  });
});
