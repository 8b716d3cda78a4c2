import { expect } from 'chai';
import { describe, it } from 'mocha';
import { zonePhrase } from '../../../src/adapters/extraction/rules/header/zones.ts';
import { languageOf } from '../../../src/adapters/extraction/rules/languages/index.ts';
import { normalise } from '../../../src/adapters/extraction/rules/text.ts';
import { extractAll, extractOne, fieldValue, pagesOf, sheetOf } from '../../support/documents/page.ts';

const rows = `

Item     Description            Qty    Price     Amount
A-100    Lamp                   10     2.50      25.00
A-200    Chair                  40     1.25      50.00`;
const read = (head: string, foot = '') => extractOne(pagesOf(`${head}${rows}\n${foot}`));

describe('a form', () => {
  it('names who orders by any word for an institution beside one that orders', () => {
    for (const label of [
      'Ordering institution',
      'Bestellende Dienststelle',
      'Collectivité acheteuse',
      'Institución solicitante',
      'Istituto ordinante',
      'Instituição requisitante',
      'Bestellende instelling',
      'Beställande myndighet',
      'Bestillende enhed',
      'Bestillende enhet',
      'Instytucja zamawiająca',
      'Rendelő intézmény',
    ])
      expect(zonePhrase(label), label).to.equal('buyer');
    expect(zonePhrase('Delivery address')).to.equal('ship_to');
  });

  it('goes to whose address it names, and that is not who fills it in', async () => {
    for (const sent of [
      'Please complete and return to orders@alder-supplies.example',
      'Bitte ausfüllen und senden an orders@alder-supplies.example',
      'À compléter et renvoyer à orders@alder-supplies.example',
      'Udfyldes og sendes til orders@alder-supplies.example',
      'Rellenar y enviar a orders@alder-supplies.example',
      'Compilare e inviare a orders@alder-supplies.example',
    ]) {
      const extraction = await read(
        `# PURCHASE ORDER\nAlder Supplies Ltd · Hull · ${sent}\n\nOrdering institution           E-mail\nNorth Road Nursery             north@nurseries.example\n\nOrder no.     Date\nK-40288       07-01-2026`,
      );
      expect(fieldValue(extraction, 'customer_name'), sent).to.equal('North Road Nursery');
      expect(fieldValue(extraction, 'customer_email'), sent).to.equal('north@nurseries.example');
    }
  });

  it('may say where invoices are to be sent, and that is who orders', async () => {
    for (const sent of ['Merci d’envoyer les factures à', 'Invoices: please send to', 'Rechnungen bitte senden an']) {
      const extraction = await read(`# PURCHASE ORDER 4711\nClinique Alder SA\n${sent} compta@clinique-alder.example`);
      expect(fieldValue(extraction, 'customer_email'), sent).to.equal('compta@clinique-alder.example');
    }
  });

  it('that asks a named seller for goods, by number, day and price, is an order; one that stays in the house is none', async () => {
    for (const title of [
      'Catering Requisition',
      'Purchase Requisition',
      'Demande d’achat',
      'Solicitud de compra',
      'Bedarfsanforderung',
    ]) {
      const fields =
        'Ordering organisation: Wyre Hospitals\nOrder no.: W-90314\nRequired by: 5 November 2026\nContact: kitchen@wyre.example';
      const outside = await read(
        `# ${title}\nSupplier: Severn Provisions Ltd\n${fields}`,
        'Total                                        75.00',
      );
      expect(outside.documentType, title).to.equal('order');
      expect(
        outside.reasons.map(({ code }) => code),
        title,
      ).to.include('type_assumed');
      const inside = await read(`# ${title}\n${fields}`, 'Total                                        75.00');
      expect(inside.documentType, `${title}, without a seller`).to.equal('other');
    }
  });
});

describe('an export', () => {
  const exported = (buyer: string, article = 'Item no') =>
    sheetOf([
      ['Order no', 'Order date', buyer, 'E-mail', article, 'Description', 'Qty', 'Price', 'Amount'],
      ...['Lamp', 'Chair', 'Table'].map((name, at) => [
        'EK-90771',
        '2026-11-12',
        'Kanzlei Feld & Partner',
        'office@kanzlei-feld.example',
        `77-${at}`,
        name,
        10 + at,
        2.5,
        (10 + at) * 2.5,
      ]),
    ]);
  it('says in a column who orders, whatever letters its name shares with that of a code', async () => {
    for (const buyer of ['Besteller', 'BUYER_ORG', 'Customer org', 'Acheteur', 'BuyerName', 'Käufer', 'Zamawiający'])
      expect(fieldValue(await extractOne(exported(buyer)), 'customer_name'), buyer).to.equal('Kanzlei Feld & Partner');
  });
});

describe('a print of EDI', () => {
  it('names parties behind their qualifiers and numbers', async () => {
    for (const buyer of [
      'Käufer  (NAD BY)  GLN : 4399902117708  Frischemarkt Hell eG',
      'Buyer  (BY)  4399902117708  Frischemarkt Hell eG',
      'Buyer:  4399902117708  Frischemarkt Hell eG',
    ])
      expect(
        fieldValue(await read(`# ORDERS D.96A\n${buyer}\nSupplier  (NAD SU)  GLN : 4006512000009  Alder Ltd`), 'customer_name'),
        buyer,
      ).to.equal('Frischemarkt Hell eG');
  });
});

describe('the name of a cooperative', () => {
  it('may have figures within its quotes', async () => {
    const extraction = await read('# ЗАЯВКА ЗА ДОСТАВКА № 482\nЗаявител: ЗК „Златна нива 94“, с. Карапелит, ЕИК 124018773');
    expect(fieldValue(extraction, 'customer_name')).to.equal('ЗК „Златна нива 94“');
  });
});

describe('the day of delivery', () => {
  const day = async (text: string) =>
    fieldValue(await read(`# PURCHASE ORDER 4711\nBlom Ltd\nDate: 30 April 2026\n${text}`), 'delivery_date');

  it('is said in a sentence behind the terms of payment', async () => {
    for (const text of [
      'Conditions: 60 days. Delivery to site by 11 May 2026, please unload.',
      'Zahlung: 30 Tage netto. Lieferung bis 11. Mai 2026 frei Baustelle.',
      'Condições: 60 dias data da fatura. Entrega em obra até 11-05-2026, com grua.',
    ])
      expect(await day(text), text).to.equal('2026-05-11');
    expect(await day('Payment: net 30. Due by 11 May 2026')).to.equal(null);
  });

  it('is one value behind a label for a week and a day', async () => {
    for (const label of ['Delivery week / date', 'Lieferwoche / Datum', 'Leverweek / datum'])
      expect(await day(`${label}     wk 20 – 15 May 2026`), label).to.equal('2026-05-15');
  });

  it('gives no order its number', async () => {
    const extraction = await read('# Bestellung – Dachstuhl\nBlom GmbH\nwie besprochen bestellen wir zum 23. März 2026:');
    expect(fieldValue(extraction, 'po_number')).to.equal(null);
  });
});

describe('an order over two pages', () => {
  it('is one where the second has the title and the columns again, and no number', async () => {
    const head = '# PURCHASE ORDER\nBlom Ltd, Hull';
    const columns = 'Item     Description            Qty    Price     Amount';
    const first = `${head}\nOrder number: 26700931\n\n${columns}\nA-100    Lamp                   10     2.50      25.00\nA-200    Chair                  40     1.25      50.00\nCarried forward                                75.00`;
    const second = `${head}\n\n${columns}\nBrought forward                                75.00\nA-300    Table                  10     2.50      25.00\nTotal                                          100.00`;
    const orders = await extractAll([{ name: 'order.pdf', content: pagesOf(`${first}\f${second}`) }]);
    expect(orders).to.have.length(1);
    expect(orders[0]?.lines).to.have.length(3);
  });
});

describe('a line of sums', () => {
  it('has the net sum in groups of figures before the rate and the gross sum', async () => {
    const table =
      'Item     Description            Qty    Price       Amount      VAT    Gross\nA-100    Lamp                   60     44,90       2 694,00    23%    3 313,62\nA-200    Chair                  40     63,05       2 522,00    23%    3 102,06';
    const extraction = await extractOne(
      pagesOf(
        `# Purchase order 4711\nBlom Ltd\n\n${table}\n\nTotal                               5 216,00    23%    6 415,68\nTo pay: 6 415,68 PLN`,
      ),
    );
    const codes = extraction.reasons.map(({ code }) => code);
    expect(codes).to.include('sum_printed');
    expect(codes).not.to.include('sum_differs');
  });
});

describe('the language of a short document', () => {
  it('is told by words that few languages share', () => {
    const text =
      'Lindesjö kommun Beställning LK-2217 Att betala inkl. moms Utbildningsförvaltningen Leverans senast 2026-08-17 art. GM-200 10 st à 1190 kr art. HB-2 24 st à 219 kr Leverantör Idrottsmaterial';
    expect(languageOf(normalise(text)).code).to.equal('sv');
    const danish = 'BESTILLING 7712 Fra Kafferiet ApS Varenr. tekst antal pris kr DKK levering dato moms i alt';
    expect(languageOf(normalise(danish)).code).to.equal('da');
  });
});
