import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractOne, fieldValue, pagesOf, sheetOf } from '../../support/documents/page.ts';

const rows =
  '\n\nQty    Description        Price     Amount\n3      Lamp               10.00     30.00\nTotal                               30.00';
const read = (drawing: string) => extractOne(pagesOf(`${drawing}${rows}`));

describe('what looks like something else', () => {
  it('a name goes on with its legal form in the next line', async () => {
    const order = await read(
      '# Zamówienie nr 4711\nZamawiający:\nZakłady Mechaniczne Warta\nSp. z o.o.\nul. Hutnicza 41\n42-200 Częstochowa\nbiuro@warta.example',
    );
    expect(fieldValue(order, 'customer_name')).to.equal('Zakłady Mechaniczne Warta Sp. z o.o.');
  });

  it("a logo's name is the one that the document writes in full", async () => {
    const order = await read(
      '# Hallertau Fördertechnik\nHallertau Fördertechnik GmbH & Co. KG · Postfach 1162 · 84046 Mainburg\n\n# Bestellung\nBestellnummer: 4500187342',
    );
    expect(fieldValue(order, 'customer_name')).to.equal('Hallertau Fördertechnik GmbH & Co. KG');
  });

  it('the address for invoices is not that of who orders, in one sentence with it or before it', async () => {
    const mails = [
      'Fakturor skickas till faktura@ronnskar.example. Frågor om beställningen: inkop@ronnskar.example, 018-41 22',
      'Rechnung an: rechnung@ronnskar.example\nFragen an inkop@ronnskar.example',
    ];
    for (const text of mails)
      expect(fieldValue(await read(`# Beställning 4711\nRönnskär Fastighetsteknik AB\n${text}`), 'customer_email')).to.equal(
        'inkop@ronnskar.example',
      );
  });

  it('hours of opening are no week, and a size in a code no currency', async () => {
    const order = await read(
      '# Order 4711\nDate: 17.11.2026\nDelivery: L–V 8:00–14:00\nHarness HARN-2P-TL\nTotal TTC en EUR      30.00',
    );
    expect(fieldValue(order, 'delivery_date')).to.equal(null);
    expect(fieldValue(order, 'currency')).to.equal('EUR');
  });

  it('money for one stands over prices, whatever the unit is called', async () => {
    const order = await extractOne(
      pagesOf(
        '# Pedido 26/P-00731\nRef.     Artículo          Uds.    €/ud.     Total €\nPLL-27   Plato llano       144     3,15      453,60\nCV-35    Copa vino         96      2,40      230,40',
      ),
    );
    expect(order.lines.map(({ qty, price }) => [qty?.value, price?.value])).to.deep.equal([
      ['144', '3.15'],
      ['96', '2.40'],
    ]);
  });

  it('a list in a letter is read whole, with what each of its lines comes to', async () => {
    const order = await extractOne(
      pagesOf(
        [
          'Objet : commande n° 26-018',
          'Veuillez nous livrer pour le 15 avril 2026 :',
          '   -   6 000 bouteilles Bourgogne 75 cl        à 0,58 € HT        3 480,00 €',
          '   -   6 000 bouchons liège naturel            à 0,275 € HT       1 650,00 €',
          '   -   600 capsules étain                      à 0,08 € HT           48,00 €',
        ].join('\n'),
      ),
    );
    expect(order.lines.map(({ qty, price }) => [qty?.value, price?.value])).to.deep.equal([
      ['6000', '0.58'],
      ['6000', '0.275'],
      ['600', '0.08'],
    ]);
  });

  it('a name with commas in a line with one price is one article', async () => {
    const order = await extractOne(
      pagesOf(
        '# Purchase order PLT-58\nPlease supply:\n1. 24 rolls of Gaffer Tape, black matte, 2 in. x 55 yd. (your item GT-2B55) at $18.40 each\n2. 350 feet of Aircraft Cable 1/8 in. at $0.62 per foot',
      ),
    );
    expect(order.lines.map(({ qty, price }) => [qty?.value, price?.value])).to.deep.equal([
      ['24', '18.40'],
      ['350', '0.62'],
    ]);
  });

  it('of an article whose quantity is 0 nothing is ordered', async () => {
    const order = await extractOne(
      pagesOf(
        '# Order form 4711\nItem    Description    Price    Qty    Amount\nA-1     Apron          6.25     24     150.00\nG-5     Glove          7.70     0      0.00',
      ),
    );
    expect(order.lines.map(({ name }) => name?.value)).to.deep.equal(['Apron']);
  });

  it('articles of a letter that are counted by letters, with a price in words', async () => {
    const order = await extractOne(
      pagesOf(
        '# Bestellung HB-2026/58\nwir bestellen hiermit:\na) 2.000 Stk. Naturkorken 45x24, Art. NK4524, zum Preis von EUR 0,31 je Stück\nb) 14 Stk. Filterschichten (Paket 100 Blatt), Art. FS-K100, zum Preis von EUR 88,-- je\nPaket',
      ),
    );
    expect(order.lines.map(({ qty, price }) => [qty?.value, price?.value])).to.deep.equal([
      ['2000', '0.31'],
      ['14', '88.00'],
    ]);
  });

  it('terms on a sheet behind the order, and a price list behind the name of who has it', async () => {
    const rows = [['Bon de commande n°', 'TV-142'], [], ['Article', 'Qté', 'PU HT', 'Total HT'], ['Verre', 20, 10, 200]];
    const [order, terms] = [sheetOf(rows), sheetOf([["Conditions générales d'achat"], ['1. Toute commande est ferme.']], 'CGA')];
    expect((await extractOne({ ...order, sheets: [...order.sheets, ...terms.sheets] })).documentType).to.equal('order');
    const prices = [
      ['Nordwind Suministros, S.L. – TARIFA DE PRECIOS 2027'],
      ['Código', 'Artículo', 'Unidad', 'Pedido mínimo', 'PVP €'],
      ['LIM-1', 'Bolsa basura', 'rollo', 10, 2.05],
      ['LIM-2', 'Lejía 10 l', 'garrafa', 4, 6.95],
    ];
    expect((await extractOne(sheetOf(prices))).documentType).to.equal('quotation');
  });
});
