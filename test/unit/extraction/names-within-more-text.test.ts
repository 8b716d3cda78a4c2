import { expect } from 'chai';
import { describe, it } from 'mocha';
import { cleanName } from '../../../packages/order-extraction/rules/header/clean-name.ts';
import { canBeName } from '../../../packages/order-extraction/rules/header/names.ts';
import { readOrderNumber } from '../../../packages/order-extraction/rules/header/values.ts';
import { extractOne, fieldValue, pagesOf, sheetOf } from '../../support/documents/page.ts';

const table =
  'Item        Qty   Price   Amount\nDesk lamp   3     12.50   37.50\nRope        2     10.00   20.00\n            Total           57.50';
const order = (head: string, foot = '') => extractOne(pagesOf(`${head}\n\n${table}\n${foot}`));
const customerOf = async (head: string) => fieldValue(await order(head), 'customer_name');

describe('a name in a line with more than it', () => {
  const written: readonly (readonly [string, string])[] = [
    ['Spett.le Cantine Valdora Soc. Coop. Agr. - c.a. Sig. Bruni', 'Cantine Valdora Soc. Coop. Agr.'],
    ['Messrs. Harrow & Tindle Ltd', 'Harrow & Tindle Ltd'],
    ['An die Firma Muster Werkzeuge GmbH, z. Hd. Frau Beck', 'Muster Werkzeuge GmbH'],
    ['Muster Werkzeuge GmbH - z.Hd. Herrn Vogt', 'Muster Werkzeuge GmbH'],
    ['Société Durand Frères SARL, à l’attention de Mme Petit', 'Société Durand Frères SARL'],
    ['Sres. Ferretería Luna S.L.', 'Ferretería Luna S.L.'],
    ['Aan De Wilde Techniek B.V. t.a.v. dhr. Smit', 'De Wilde Techniek B.V.'],
    ['Contoso Supplies Ltd (attn Ms Grey)', 'Contoso Supplies Ltd'],
    ['Svea Verktyg AB, att: Karin Ek', 'Svea Verktyg AB'],
    ['Ege Makina Sanayi Ltd. Şti. – İzmir · alim@egemakina.example', 'Ege Makina Sanayi Ltd. Şti.'],
    ['Muster Werkzeuge GmbH - Bad Berg', 'Muster Werkzeuge GmbH'],
    ['a division of Harrow & Tindle Ltd', 'Harrow & Tindle Ltd'],
  ];
  for (const [text, name] of written) it(`"${text}" is ${name}`, () => expect(cleanName(text)).to.equal(name));

  it('keeps words of its own that are like those around it', () => {
    for (const name of [
      'Client Solutions Ltd',
      'An Post Ltd',
      'Firma Handlowa Kowal Sp. z o.o.',
      'Attica Foods S.A.',
      'van der Berg B.V.',
      'de la Fuente S.L.',
      'Muster GmbH - Berg AG',
    ])
      expect(cleanName(name)).to.equal(name);
  });

  it('may begin with initials, which are no greeting', () => {
    for (const name of ['I.E.S. Ribera Alta', 'I. T. Wells Garden Centre', 'A.M.P.A. Los Olmos'])
      expect(canBeName(name), name).to.equal(true);
    expect(canBeName('I would like to order')).to.equal(false);
  });

  it('is no town of an address, also where its e-mail address is called as the town is', async () => {
    const school = await order(
      'ŠILUPĖS RAJONO PROGIMNAZIJA\nMokyklos g. 3, LT-99417 Žiediškės, tel. (8 400) 04 417\nrastine@ziediskes.example\n\n# PREKIŲ UŽSAKYMAS\n2026 m. birželio 30 d. Nr. U-26/41\nŽiediškės',
    );
    expect(fieldValue(school, 'customer_name')).to.equal('ŠILUPĖS RAJONO PROGIMNAZIJA');
    expect(school.fields.customer_name?.confidence).to.be.above(0.6);
  });

  it('stands behind the qualifier, the label and the dots of a print of EDI', async () =>
    expect(
      await customerOf(
        'UN/EDIFACT ORDERS D.96A - printable\nBGM+220 Purchase order no. ........ 7100044826\nNAD+BY Buyer ...................... Kestrel Mills Ltd (5060999900017)\n                                    12 Quay Road, Hull HU9 1ZZ\nNAD+SU Supplier ................... Contoso Trading Ltd (5060999900024)\nNAD+DP Delivery place ............. Kestrel Mills store Goole (5060999900031)\nNAD+IV Invoicee ................... Kestrel Mills Ltd (5060999900017)\nCTA+OC Contact .................... Ann Bell, orders@kestrelmills.example',
      ),
    ).to.equal('Kestrel Mills Ltd'));
});

describe('a form of labels and values beside each other', () => {
  const articles = [
    ['Code', 'Description', 'Qty', 'Price', 'Amount'],
    ['A-1', 'Desk lamp', 3, 12.5, 37.5],
    ['A-2', 'Rope', 2, 10, 20],
  ];

  it('names nobody by its labels, also where a label is a word that organisations have in their names', async () => {
    const school = await extractOne(
      sheetOf([
        ['CENTRO', 'I.E.S. Ribera Alta'],
        ['CORREO', 'secretaria@iesriberaalta.example'],
        ['PROVEEDOR', 'Suministros Contoso, S.L.'],
        ['PEDIDO', '2026/DEP/11'],
        ['FECHA', '21/09/2026'],
        [],
        ...articles,
      ]),
    );
    expect(fieldValue(school, 'customer_name')).to.equal('I.E.S. Ribera Alta');
    const clinic = await extractOne(
      sheetOf([
        ['HOSPITAL', 'St. Anne Rehabilitation'],
        ['E-mail', 'stores@stannerehab.example'],
        ['Supplier', 'Contoso Medical Ltd'],
        ['Purchase order', 'H-20811'],
        ['Date', '2026-09-21'],
        [],
        ...articles,
      ]),
    );
    expect(fieldValue(clinic, 'customer_name')).to.equal('St. Anne Rehabilitation');
  });
});

describe('numbers of orders as their writers part them', () => {
  it('have letters before figures in groups', () => {
    expect(readOrderNumber('CF 118 402')).to.equal('CF 118 402');
    expect(readOrderNumber('N° BC 40 118 402')).to.equal('BC 40 118 402');
    expect(readOrderNumber('GFC 5512')).to.equal('GFC 5512');
  });

  it('are no day whose parts stand apart', () => {
    for (const day of ['20. 11. 2026', '2026. 05. 08.', 'do 20. 11. 2026', '9. 3. 2026'])
      expect(readOrderNumber(day), day).to.equal(null);
  });

  it('are none that invoices are sent by', async () => {
    const billed = ['EAN-nr. til faktura: 5790000441788', 'Invoice routing id: 991-33333TEST-33'];
    for (const line of billed) expect(fieldValue(await order('# Purchase order', line), 'po_number'), line).to.equal(null);
    expect(fieldValue(await order('# Purchase order', 'Order reference for the invoice: 60-2218'), 'po_number')).to.equal(
      '60-2218',
    );
  });

  it('are of one figure behind the sign for a number', async () => {
    expect(fieldValue(await order('Oggetto: Ordine n. 7 del 2 marzo 2026'), 'po_number')).to.equal('7');
    expect(fieldValue(await order('# Bestellung Nr. 4'), 'po_number')).to.equal('4');
    const event = await order('Oggetto: ordine n. 197 del 18 novembre 2026 - evento Villa Contarini del 28/11');
    expect(fieldValue(event, 'po_number')).to.equal('197');
    expect(fieldValue(await order('# Purchase order\nOrder no.: 9'), 'po_number')).to.equal('9');
    expect(fieldValue(await order('# Purchase order 2 of 3'), 'po_number')).to.equal(null);
  });
});

describe('columns of an export that nobody has a name for', () => {
  const rows = (buyer: string, mail: string) => [
    ['Branch', 'PO number', 'Order date', 'Vendor', 'Item no.', 'Description', 'Qty', 'Price', 'Amount', 'E-mail'],
    [buyer, 'PO-918', '2026-07-13', 'Contoso Trading Ltd', 'A-1', 'Desk lamp', 3, 12.5, 37.5, mail],
    [buyer, 'PO-918', '2026-07-13', 'Contoso Trading Ltd', 'A-2', 'Rope', 2, 10, 20, mail],
    [buyer, 'PO-918', '2026-07-13', 'Contoso Trading Ltd', 'A-3', 'Hook', 4, 5, 20, mail],
  ];
  const customerIn = async (buyer: string, mail: string) =>
    fieldValue(await extractOne(sheetOf(rows(buyer, mail))), 'customer_name');

  it('name who orders, as the e-mail address of every row does, or by a legal form', async () => {
    expect(await customerIn('Bikeland Harrow - Leeds', 'buying@bikeland.example')).to.equal('Bikeland Harrow - Leeds');
    expect(await customerIn('Harrow Cycles Ltd', 'buying@gmail.example')).to.equal('Harrow Cycles Ltd');
    expect(await customerIn('Warehouse 4', 'buying@gmail.example')).to.equal(null);
  });

  it("have the order's number before the numbers of its items, and its day, as systems for planning call them", async () => {
    const extraction = await extractOne(
      sheetOf([
        [
          'Purch. Doc.',
          'Item',
          'Vendor Name',
          'Company Name',
          'Material',
          'Short Text',
          'PO Quantity',
          'Net Price',
          'Net Value',
          'Deliv. Date',
        ],
        ['4500871199', 10, 'CONTOSO TRADING LTD', 'KESTREL MILLS UK LTD', 'A-1', 'DESK LAMP', 3, 12.5, 37.5, '2026-08-19'],
        ['4500871199', 20, 'CONTOSO TRADING LTD', 'KESTREL MILLS UK LTD', 'A-2', 'ROPE', 2, 10, 20, '2026-08-19'],
      ]),
    );
    expect(fieldValue(extraction, 'po_number')).to.equal('4500871199');
    expect(fieldValue(extraction, 'delivery_date')).to.equal('2026-08-19');
    expect(fieldValue(extraction, 'customer_name')).to.equal('KESTREL MILLS UK LTD');
  });
});

describe('a paper that orders nothing and calls its reader by the number of a supplier', () => {
  it('is of who wrote it, and not of whom it is sent to', async () => {
    const forecast = await extractOne(
      pagesOf(
        '# LIEFERPLANVORSCHAU (FORECAST)\nGetriebewerk Berg AG, Disposition D14          Stand 16.11.2026\nAn: Drehteile Muster GmbH               Lieferantennr. 700418\n\nDie folgenden Mengen sind keine Bestellung.\n\nSachnummer    Bezeichnung      KW 49    KW 50\nGL 4410       Distanzring      1.200    1.200\nGL 4417       Druckbolzen      500      500',
      ),
    );
    expect(forecast.documentType).to.equal('other');
    expect(fieldValue(forecast, 'customer_name')).to.equal('Getriebewerk Berg AG');
    const offer = await extractOne(
      pagesOf(
        '# QUOTATION 26-4417\nContoso Trading Ltd, Hull\nTo: Kestrel Mills Ltd\nCustomer no.: 10442\n\nItem        Qty   Price   Amount\nDesk lamp   3     12.50   37.50\nRope        2     10.00   20.00\n            Total           57.50',
      ),
    );
    expect(offer.documentType).to.equal('quotation');
    expect(fieldValue(offer, 'customer_name')).to.equal('Kestrel Mills Ltd');
  });
});
