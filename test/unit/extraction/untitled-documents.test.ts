import { drafts } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractOne, pagesOf, sheetOf } from '../../support/documents/page.ts';

const rows = [
  '',
  'A-100    Lamp                   10     2.50      25.00',
  'A-200    Chair                  40     1.25      50.00',
  'A-300    Table                   3    20.00      60.00',
].join('\n');
const read = (head: string) => extractOne(pagesOf(`${head}\n${rows}`));

/** letters and mails that order and bear no title */
const asked: readonly (readonly [string, string])[] = [
  ['en', 'Dear Ms Hale,\nplease deliver by 12 January:'],
  ['de', 'Sehr geehrte Frau Hahn,\nwir benötigen bis zum 12. Januar:'],
  ['fr', 'Bonjour Madame,\nnous avons besoin, pour le 12 janvier, de :'],
  ['es', 'Estimada señora:\nnecesitamos para el 12 de enero lo siguiente:'],
  ['it', 'Buongiorno,\nabbiamo bisogno entro il 12 gennaio di:'],
  ['nl', 'Beste mevrouw,\nwij hebben nodig voor 12 januari:'],
  ['pt', 'Exmos. Senhores,\nprecisamos até 12 de janeiro dos artigos:'],
  ['sv', 'Hej,\nvi behöver till den 12 januari:'],
  ['fi', 'Hei,\ntarvitsemme 12. tammikuuta mennessä:'],
  ['pl', 'Dzień dobry,\npotrzebujemy do 12 stycznia:'],
  ['cs', 'Dobrý den,\npotřebujeme do 12. ledna:'],
  ['hu', 'Tisztelt Hölgyem!\nSzükségünk van január 12-ig:'],
  ['hr', 'Poštovani,\nmolimo isporučite do 12. siječnja:'],
  ['el', 'Καλημέρα σας,\nχρειαζόμαστε μέχρι τις 12 Ιανουαρίου:'],
  ['uk', 'Добрий день!\nПросимо поставити до 12 січня:'],
];

/** what a seller writes about an order that there is */
const answered: readonly (readonly [string, string])[] = [
  ['en', 'We have received your order of 3 January and will send:'],
  ['de', 'Ihre Bestellung vom 03.01. ist eingegangen. Wir senden Ihnen:'],
  ['fr', 'Nous avons bien reçu votre commande du 3 janvier :'],
  ['es', 'Hemos recibido su pedido del 3 de enero:'],
  ['it', 'Abbiamo ricevuto il Suo ordine del 3 gennaio:'],
  ['nl', 'Uw bestelling van 3 januari hebben wij ontvangen:'],
  ['pt', 'Recebemos a sua encomenda de 3 de janeiro:'],
  ['sv', 'Tack för din beställning från den 3 januari. Vi skickar:'],
  ['da', 'Tak for din ordre af 3. januar. Vi sender:'],
  ['fi', 'Kiitos tilauksestanne 3.1. Lähetämme:'],
  ['pl', 'Otrzymaliśmy Państwa zamówienie z dnia 3 stycznia:'],
  ['cs', 'Vaši objednávku ze dne 3. ledna jsme přijali:'],
  ['hu', 'Január 3-i megrendelését megkaptuk:'],
  ['ro', 'Am primit comanda dumneavoastră din 3 ianuarie:'],
  ['tr', '3 Ocak tarihli siparişiniz alındı:'],
  ['ru', 'Ваш заказ от 3 января принят:'],
];

describe('a document without a title', () => {
  for (const [language, words] of asked)
    it(`is an order where it asks for what it lists (${language})`, async () => {
      expect((await read(`Blom & Co\nHill Road 4\n\n${words}`)).documentType).to.equal('order');
    });

  for (const [language, words] of answered)
    it(`is none where it answers the reader's order (${language})`, async () => {
      expect(drafts((await read(`Blom & Co\nHill Road 4\n\n${words}`)).documentType)).to.equal(false);
    });

  it('may be an order where it says nothing at all but what it lists', async () => {
    const bare = await extractOne(pagesOf('5 pcs Desk lamp\n3 pcs Chair\n2 pcs Table'));
    expect(bare.documentType).to.equal('order');
    expect(bare.reasons.map(({ code }) => code)).to.include('type_assumed');
  });

  it('is none by columns of what was delivered and is left, unless nothing was yet', async () => {
    const sheet = (delivered: readonly number[], left: readonly number[]) =>
      sheetOf([
        ['Article', 'Ordered', 'Delivered', 'Remaining', 'Price'],
        ...['Lamp', 'Chair', 'Table'].map((name, at) => [name, 10 + at, delivered[at] ?? 0, left[at] ?? 0, 2.5]),
      ]);
    expect(drafts((await extractOne(sheet([4, 11, 2], [6, 0, 10]))).documentType)).to.equal(false);
    const export_ = sheetOf([
      ['Order no', 'Order date', 'Company', 'Article', 'Ordered', 'Delivered', 'Price', 'Amount'],
      ...['Lamp', 'Chair', 'Table'].map((name, at) => ['4711', '2026-11-19', 'Blom Ltd', name, 10 + at, 0, 2.5, (10 + at) * 2.5]),
    ]);
    expect((await extractOne(export_)).documentType).to.equal('order');
  });
});

/** heads of lists of what is in stock, or has to be taken at least; the third column is neither wanted by anybody nor called a quantity */
const stocked: readonly (readonly [string, string, readonly string[]])[] = [
  ['en', 'Stock on 30 April, hall 2', ['Code', 'Article', 'In stock', 'Unit price', 'Amount']],
  ['en', 'Trade prices from September', ['Code', 'Article', 'Min. order', 'Price']],
  ['de', 'Halle 2, Stand 30.04.', ['Art.-Nr.', 'Bezeichnung', 'Lagerbestand (Stk)', 'Preis', 'Betrag']],
  ['fr', 'Tarif revendeurs de septembre', ['Réf.', 'Désignation', 'Quantité minimale', 'Prix unitaire']],
  ['es', 'Almacén 2, a 30 de abril', ['Código', 'Descripción', 'Existencias', 'Precio', 'Importe']],
  ['it', 'Magazzino 2 al 30/04', ['Codice', 'Descrizione', 'Giacenza', 'Prezzo', 'Importo']],
  ['nl', 'Magazijn 2 per 30 april', ['Art.nr.', 'Omschrijving', 'Voorraad', 'Prijs', 'Bedrag']],
  ['sv', 'Priser för återförsäljare', ['Art.nr', 'Benämning', 'Minsta antal', 'Pris']],
  ['fi', 'Varasto 2, 30.4.', ['Tuotenro', 'Nimike', 'Varastosaldo', 'Hinta', 'Summa']],
  ['pl', 'Magazyn 2, 30.04', ['Indeks', 'Nazwa', 'Stan magazynowy', 'Cena', 'Wartość']],
  ['cs', 'Sklad 2 k 30. 4.', ['Kód', 'Název', 'Stav zásob', 'Cena', 'Celkem']],
  ['tr', 'Depo 2, 30 Nisan', ['Kod', 'Ürün', 'Stok miktarı', 'Fiyat', 'Tutar']],
  ['bg', 'Склад 2, 30.04.', ['Код', 'Наименование', 'Наличност', 'Цена', 'Стойност']],
];

describe('a list by the columns that it has', () => {
  const listed = (first: string, heads: readonly string[]) =>
    sheetOf([
      [first],
      heads,
      ...['Lamp', 'Chair', 'Table'].map((name, at) =>
        ['A-1', name, 10 + at, 2.5, (10 + at) * 2.5].slice(0, heads.length).map((value, c) => (c === 0 ? `A-${at}` : value)),
      ),
    ]);
  for (const [language, first, heads] of stocked)
    it(`orders nothing where it only says how many there are, or have to be taken: "${heads[2]}" (${language})`, async () => {
      expect(drafts((await extractOne(listed(first, heads))).documentType)).to.equal(false);
    });

  it('orders where another column says how many are wanted, or its title that it is an order', async () => {
    const both = sheetOf([
      ['Blom Ltd'],
      ['Our order, please deliver by 12 January'],
      ['Code', 'Article', 'In stock', 'Quantity', 'Price'],
      ...['Lamp', 'Chair', 'Table'].map((name, at) => [`A-${at}`, name, 3, 10 + at, 2.5]),
    ]);
    expect((await extractOne(both)).documentType).to.equal('order');
    expect((await extractOne(listed('PURCHASE ORDER', ['Code', 'Article', 'Min. order', 'Price']))).documentType).to.equal(
      'order',
    );
    // a code of the article, and no count
    expect((await extractOne(listed('Blom Ltd', ['Stock code', 'Article', 'Pcs', 'Price']))).documentType).to.equal('order');
  });
});

describe('a title', () => {
  it('may be a compound that ends in what is no order', async () => {
    for (const title of ['Tukkuhinnasto 2027', 'Winterpreisliste', 'Herbstkatalog', 'Monatslieferschein', 'Sommerprislista'])
      expect(drafts((await read(`Blom & Co\n\n${title}\n\nTel. 555 1234`)).documentType), title).to.equal(false);
  });

  it('that goes on as an order is one, whatever its first word ends in', async () => {
    expect((await read('Blom & Co\n# SUBCONTRACT & MATERIALS PURCHASE ORDER\nNo. 4711')).documentType).to.equal('order');
  });

  it("is no label in a row of labels behind the document's own", async () => {
    const labels =
      'PURCHASE ORDER    DATE           SUPPLIER       REQUISITION\nOC-058812         13 Nov 2026    Alder Ltd      7100442';
    expect((await read(`Blom Bearings Ltd\nHill Road 4\n\n${labels}`)).documentType).to.equal('order');
    const invoice =
      'INVOICE           DATE           CUSTOMER       PURCHASE ORDER\n58812             13 Nov 2026    Alder Ltd      7100442';
    expect((await read(`Blom Bearings Ltd\nHill Road 4\n\n${invoice}`)).documentType).to.equal('invoice');
  });

  it('is no abbreviation of two letters among others that a scan has made', async () => {
    expect((await read('# bl PU Tsai EN\nBlom AS\n# BESTILLING\nNr. 1093')).documentType).to.equal('order');
  });

  it("is not the reader's order that is spoken of", async () => {
    for (const head of ['# Ihre Bestellung vom 12.10.2026', '# Your order from Monday', '# Votre commande du 12/10/2026'])
      expect((await read(`Blom & Co\n${head}\nIBAN DE02 2595 0130 0000 1234 56`)).documentType, head).to.not.equal('order');
  });
});
