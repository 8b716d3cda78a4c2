import { expect } from 'chai';
import { describe, it } from 'mocha';
import { zonePhrase } from '../../../packages/order-extraction/rules/header/zones.ts';
import { languageOf } from '../../../packages/order-extraction/rules/languages/index.ts';
import { looseColumnKind } from '../../../packages/order-extraction/rules/table/vocabulary.ts';
import { normalise } from '../../../packages/order-extraction/rules/text.ts';
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

describe('a print of EDI with dots between label and value', () => {
  it('names parties below their numbers', async () => {
    const print =
      'MESSAGE PRINT ORDERS D.96A    RECEIVED 2026-05-18\nBGM   Document number .......... 7730041926\nNAD   Buyer (BY) ............... 5060111000018\n                                 Northgate Wholesale Foods plc\n                                 2 Depot Way, Derby DE24 8ZZ\nNAD   Supplier (SU) ............ 5012345000009\n                                 Fellside Bakery Company Ltd';
    expect(fieldValue(await extractOne(pagesOf(`${print}${rows}`)), 'customer_name')).to.equal('Northgate Wholesale Foods plc');
  });
});

describe('a workbook', () => {
  it('of an order may name the contract that it is of', async () => {
    const contract = ['Accordo quadro', 'AQ-2025-17'];
    const rows = [
      ['Cod. art.', 'Descrizione', 'Q.tà', 'Prezzo', 'Importo'],
      ['GU-1', 'Guarnizione', 400, 1.12, 448],
    ];
    const typeOf = async (...head: readonly string[][]) =>
      (await extractOne(sheetOf([['Muster S.p.A.'], ...head, ...rows]))).documentType;
    expect(await typeOf(['Ordine di acquisto', 'OA/2026/00611'], contract)).to.equal('order');
    expect(await typeOf(contract)).to.equal('other');
  });

  it('may say who orders in a sheet that is called so', async () => {
    const order = sheetOf(
      [['Objednávka č. 118/2026'], ['zboží', 'množství', 'cena', 'celkem'], ['Mrkev', 90, 17.2, 1548]],
      'Objednávka',
    );
    const buyer = sheetOf(
      [
        ['Název', 'Školní jídelna Polička'],
        ['Adresa', 'Rumunská 646'],
        ['Dodavatel', 'Zelenina Svitavy, s.r.o.'],
      ],
      'Odběratel',
    );
    expect(fieldValue(await extractOne({ ...order, sheets: [...order.sheets, ...buyer.sheets] }), 'customer_name')).to.equal(
      'Školní jídelna Polička',
    );
  });

  it('may number who orders in a column that is called as one that names it', async () => {
    const head = ['SOCIETE', 'RAISON_SOCIALE', 'NO_CDE', 'DT_CDE', 'ART_INT', 'LIBELLE', 'QTE_CDE', 'PA_NET', 'MAIL_ACHETEUR'];
    const row = (article: string, name: string, qty: number): readonly (string | number)[] => [
      '010',
      'Coopérative des Monts SCIC',
      'CF0260781',
      '14/09/2026',
      article,
      name,
      qty,
      1.5,
      'n.roux@coopdesmonts.example',
    ];
    const read = await extractOne(sheetOf([head, row('A0012', 'Yaourt nature', 48), row('A0013', 'Yaourt citron', 36)]));
    expect(fieldValue(read, 'customer_name')).to.equal('Coopérative des Monts SCIC');
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

describe('an export of a purchasing system', () => {
  it('says beside the price for how many it is, by whatever name', async () => {
    const { lines } = await extractOne(
      sheetOf([
        [
          'Purchasing Document',
          'Item',
          'Material',
          'Short Text',
          'Order Quantity',
          'Order Unit',
          'Net price',
          'Price Unit',
          'Currency',
        ],
        ['4500098123', 10, '100-200', 'Hex bolt M8x40 A2', 5000, 'PC', 12.4, 100, 'EUR'],
        ['4500098123', 20, '100-310', 'Washer M8 A2', 10000, 'PC', 3.1, 100, 'EUR'],
      ]),
    );
    expect(lines.map(({ qty, price, amount }) => [qty?.value, price?.value, amount?.value])).to.deep.equal([
      ['5000', '0.124', undefined],
      ['10000', '0.031', undefined],
    ]);
  });
});

describe('an export of a shop', () => {
  it('puts the same word before what each of its columns holds', async () => {
    const { lines } = await extractOne(
      sheetOf([
        [
          'Order ID',
          'Email',
          'Lineitem quantity',
          'Lineitem name',
          'Lineitem price',
          'Lineitem sku',
          'Billing Company',
          'Currency',
        ],
        ['#1042', 'ana@muster.example', 2, 'Olive oil 5 l', '38.50', 'OO-5', 'Muster Catering SL', 'EUR'],
        ['#1042', 'ana@muster.example', 1, 'Vinegar 5 l', '19.40', 'VI-5', 'Muster Catering SL', 'EUR'],
      ]),
    );
    expect(lines.map(({ code, name, qty, price }) => [code?.value, name?.value, qty?.value, price?.value])).to.deep.equal([
      ['OO-5', 'Olive oil 5 l', '2', '38.50'],
      ['VI-5', 'Vinegar 5 l', '1', '19.40'],
    ]);
  });
});

describe('exports of other programs', () => {
  it('call a price the cost of an item, and say in every row what the order comes to', async () => {
    const { lines, reasons } = await extractOne(
      sheetOf([
        ['Order Number', 'Order Date', 'Company (Billing)', 'Item Name', 'Quantity', 'Item Cost', 'SKU', 'Order Total Amount'],
        ['10231', '2026-03-02', 'Muster Catering SL', 'Olive oil 5 l', 2, '38.50', 'OO-5', '96.40'],
        ['10231', '2026-03-02', 'Muster Catering SL', 'Vinegar 5 l', 1, '19.40', 'VI-5', '96.40'],
      ]),
    );
    expect(lines.map(({ qty, price }) => [qty?.value, price?.value])).to.deep.equal([
      ['2', '38.50'],
      ['1', '19.40'],
    ]);
    expect(reasons.map(({ code }) => code)).to.not.include('arithmetic_fails');
  });

  it('say how many of an item, and not how many are in stock or in a pack', async () => {
    const read = (header: string) =>
      extractOne(
        sheetOf([
          ['PO Number', 'Order Date', 'ASIN', 'Title', header, 'Purchase PPU', 'Item Net Total', 'Company Name'],
          ['PO-9921', '2026-03-02', 'B01ABC', 'Notebook A5, ruled', 50, '2.10', '105.00', 'Muster Schools Inc.'],
          ['PO-9921', '2026-03-02', 'B07XYZ', 'Pencil HB', 20, '3.50', '70.00', 'Muster Schools Inc.'],
        ]),
      );
    const { lines } = await read('Item Quantity');
    expect(lines.map(({ name, qty, price }) => [name?.value, qty?.value, price?.value])).to.deep.equal([
      ['Notebook A5, ruled', '50', '2.10'],
      ['Pencil HB', '20', '3.50'],
    ]);
    expect(looseColumnKind('Stock quantity')).to.equal(null);
    expect(looseColumnKind('Pack quantity')).to.equal(null);
  });
});

describe('an address in a sentence', () => {
  it('ends in a postal code and a town, which are no article', async () => {
    const text =
      'Blom Ltd\n\nBitte liefern bis 20.03.2026 an Baustelle Hauptstr. 5, 73728 Esslingen\n20 Rollen Dachbahn V13\n8 Eimer Bitumenkleber';
    const { lines } = await extractOne(pagesOf(text));
    expect(lines.map(({ name, qty }) => [name?.value, qty?.value])).to.deep.equal([
      ['Dachbahn V13', '20'],
      ['Bitumenkleber', '8'],
    ]);
  });
});

describe('columns of places', () => {
  const read = (total: readonly number[]) =>
    extractOne(
      sheetOf([
        ['Purchase order NR-4471'],
        ['Nordic Muster AB'],
        [],
        ['SKU', 'Article', 'Stockholm', 'Göteborg', 'Malmö', 'Total', 'Unit price'],
        ['T-1', 'Towel white', 40, 20, 20, total[0] ?? 0, 49],
        ['T-2', 'Towel grey', 10, 10, 0, total[1] ?? 0, 49],
        ['B-7', 'Bathrobe', 5, 3, 2, total[2] ?? 0, 299],
      ]),
    );

  it('are wanted in all as many as their sum in every row', async () => {
    const { lines } = await read([80, 20, 10]);
    expect(lines.map(({ qty, price }) => [qty?.value, price?.value])).to.deep.equal([
      ['80', '49'],
      ['20', '49'],
      ['10', '299'],
    ]);
  });

  it('whose sum is another in one row are no quantity', async () => {
    const { lines } = await read([80, 20, 2_990]);
    expect(lines.map(({ qty }) => qty?.value)).to.not.include('80');
  });
});

describe('a quantity', () => {
  const order = (qty: string) =>
    extractOne(
      sheetOf([
        ['Bon de commande n° 1182'],
        ['Produit', 'Quantité', 'Prix unitaire'],
        ['Farine T55', '25 sacs', '18,40 €'],
        ['Levure', qty, '4,10 €'],
        ['Beurre', '40 kg', '9,80 €'],
      ]),
    );

  it('may be so many packs of so much', async () => {
    const { lines } = await order('12 x 500 g');
    expect(lines.map(({ name, qty }) => [name?.value, qty?.value])).to.deep.equal([
      ['Farine T55', '25'],
      ['Levure', '12'],
      ['Beurre', '40'],
    ]);
  });

  it('that nobody can read is a row that was not read, and no part of the name above', async () => {
    const { lines, reasons } = await order('un carton ou deux');
    expect(lines.map(({ name }) => name?.value)).to.deep.equal(['Farine T55', 'Beurre']);
    expect(reasons.map(({ code }) => code)).to.include('rows_not_read');
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
