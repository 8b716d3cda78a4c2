/** A seller's catalogue by which somebody orders: every article stands there, and those that are wanted have a quantity. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractOne, pagesOf, sheetOf } from '../../support/documents/page.ts';

type Offer = readonly [code: string, name: string, pack: string, price: number, qty: number | null];
const offers: readonly Offer[] = [
  ['CH-01', 'Apple chutney', '6 x 280 g', 14.1, null],
  ['CH-02', 'Tomato chutney', '6 x 280 g', 13.8, 4],
  ['CH-03', 'Beetroot relish', '6 x 250 g', 15.6, null],
  ['CR-10', 'Oat biscuits', '12 x 200 g', 19.2, 3],
  ['CR-11', 'Charcoal squares', '12 x 150 g', 21.6, null],
  ['CR-12', 'Rye crisps', '12 x 110 g', 24, null],
  ['OL-20', 'Green olives', '4 x 1 kg', 38, 5],
];
const wanted = offers.filter(([, , , , qty]) => qty !== null);

/** rows, each cell so wide; a name goes on below its row where `parts` has more */
const printed = (rows: readonly (readonly string[])[], widths: readonly number[]): string =>
  rows.map((cells) => cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('')).join('\n');

const page = (head: string, { priced = true, goesOn = false, nothing = '' } = {}) =>
  pagesOf(
    `${head}\n\n${printed(
      [
        ['Code', 'Product', 'Pack', ...(priced ? ['Price'] : []), 'Quantity'],
        ...offers.flatMap(([code, name, pack, price, qty]) => [
          [code, name, pack, ...(priced ? [price.toFixed(2)] : []), qty === null ? nothing : String(qty)],
          ...(goesOn && qty !== null ? [['', 'in a wooden box', '', '', '']] : []),
        ]),
      ],
      [10, 24, 16, 12, 10],
    )}`,
  );
const form = (groups = false) =>
  sheetOf([
    ['Contoso Trading Ltd – Spring catalogue'],
    ['Customer:', 'Marsh Deli LLP', null, 'E-mail:', 'hello@marsh.example'],
    ['Your order ref:', 'MD-0226', null, 'Deliver on:', '2026-02-26'],
    [],
    ['Code', 'Product', 'Pack', 'Price £', 'ORDER QTY'],
    ...(groups ? [['Chutney']] : []),
    ...offers.slice(0, 3),
    ...(groups ? [['Crackers']] : []),
    ...offers.slice(3),
    [],
    [null, null, null, 'Order value £', wanted.reduce((sum, [, , , price, qty]) => sum + price * (qty ?? 0), 0)],
  ]);
const articles = ({ lines }: Awaited<ReturnType<typeof extractOne>>) =>
  lines.map(({ name, qty }) => [name?.value, Number(qty?.value)]);
const named = wanted.map(([, name, , , qty]) => [name, qty]);

describe("a seller's form in which somebody has filled in quantities", () => {
  for (const [title, read] of [
    ['a sheet', () => form()],
    ['a sheet with headings among its articles', () => form(true)],
    ['a page', () => page('# Order form')],
    ['a page without prices', () => page('# Order form', { priced: false })],
    ['a page with dashes for what is not wanted', () => page('# Order form', { nothing: '–' })],
  ] as const)
    it(`orders those alone, each by its own name: ${title}`, async () => {
      expect(articles(await extractOne(read()))).to.deep.equal(named);
    });

  const long = (again: boolean): string => {
    const header = ['Code', 'Product', 'Price', 'Quantity'];
    const rows = Array.from({ length: 120 }, (_, at) => [
      `KX-${200 + at}`,
      `Candle no. ${at + 1}`,
      (4 + at / 20).toFixed(2),
      at === 117 ? '12' : '',
    ]);
    const pages = [0, 40, 80].map((from) => [...(from === 0 || again ? [header] : []), ...rows.slice(from, from + 40)]);
    return ['Muster Trading Ltd', '# Order form', '', pages.map((page) => printed(page, [10, 24, 12, 10])).join('\f')].join('\n');
  };
  for (const again of [true, false])
    it(`is looked at to its end, ${again ? 'under its header on each page' : 'and over pages without a header'}: the last article may be the only one`, async () => {
      const extraction = await extractOne(pagesOf(long(again)));
      expect(articles(extraction)).to.deep.equal([['Candle no. 118', 12]]);
      expect(extraction.documentType).to.equal('order');
    });

  it('leaves to an article the words that go on below it', async () => {
    expect(articles(await extractOne(page('# Order form', { goesOn: true })))).to.deep.equal(
      named.map(([name, qty]) => [`${name} in a wooden box`, qty]),
    );
  });

  it('is an order, though it calls it the order of its reader and bears no title', async () => {
    expect((await extractOne(form())).documentType).to.equal('order');
  });

  it('is none where nobody has filled in any', async () => {
    const empty = offers.map(([code, name, pack, price]) => [code, name, pack, price]);
    const sheet = sheetOf([
      ['Contoso Trading Ltd – Spring catalogue'],
      [],
      ['Code', 'Product', 'Pack', 'Price £', 'ORDER QTY'],
      ...empty,
    ]);
    expect((await extractOne(sheet)).documentType).to.equal('other');
  });

  it('is what its title says: an invoice with a row of words is none', async () => {
    expect((await extractOne(page('# Invoice 4711'))).documentType).to.equal('invoice');
  });

  it('may be filled in below its articles', async () => {
    const extraction = await extractOne(
      sheetOf([
        ['CATALOGUE ET BON DE COMMANDE'],
        ['Fromagerie Contoso SAS'],
        [],
        ['Réf.', 'Désignation', 'Conditionnement', 'Prix HT', 'Quantité'],
        ['Pâtes dures'],
        ['C-101', 'Comté 12 mois', '5 kg', 78, 2],
        ['C-102', 'Comté 24 mois', '5 kg', 96],
        ['Pâtes molles'],
        ['M-201', 'Reblochon', '6 x 500 g', 42, 5],
        ['M-203', 'Vacherin', '6 x 400 g', 51],
        [],
        ['Client :', 'Épicerie du Muster SARL'],
        ['N° de commande :', 'EM-2026-44'],
        ['Livraison souhaitée :', '05/03/2026'],
      ]),
    );
    expect(articles(extraction)).to.deep.equal([
      ['Comté 12 mois', 2],
      ['Reblochon', 5],
    ]);
    const { customer_name, po_number, delivery_date } = extraction.fields;
    expect([customer_name?.value, po_number?.value, delivery_date?.value]).to.deep.equal([
      'Épicerie du Muster SARL',
      'EM-2026-44',
      '2026-03-05',
    ]);
  });

  it('may call its articles and its prices in words of its trade', async () => {
    const rows = [
      ['GW-11', 'Lavandula Hidcote', '9 cm', '1.85', '-'],
      ['GW-12', 'Salvia Caradonna', '9 cm', '1.95', '40'],
      ['GW-14', 'Geranium Rozanne', '2 L', '4.20', '24'],
      ['GW-15', 'Hosta Halcyon', '2 L', '4.60', '-'],
    ];
    const sheet = sheetOf([['Contoso Plants', 'ORDER FORM'], ['SKU', 'Plant', 'Pot size', 'Trade price', 'Qty'], ...rows]);
    expect(articles(await extractOne(sheet))).to.deep.equal([
      ['Salvia Caradonna', 40],
      ['Geranium Rozanne', 24],
    ]);
  });

  it('may have them wanted below "Order", and be told apart by their units alone', async () => {
    const items = [
      ['201', 'Rye bread', 'pcs', 12],
      ['202', 'Sourdough', 'pcs', null],
      ['203', 'Cinnamon bun', 'box', 4],
      ['204', 'Cardamom bun', 'box', null],
    ] as const;
    const head = [['Muster Bakery order sheet week 12'], ['Delivery date', '2026-03-18'], []];
    for (const numbered of [true, false]) {
      const rows = [['Item no', 'Item', 'Unit', 'Order'], ...items].map((row) => (numbered ? row : row.slice(1)));
      expect(articles(await extractOne(sheetOf([...head, ...rows]))), `numbered: ${numbered}`).to.deep.equal([
        ['Rye bread', 12],
        ['Cinnamon bun', 4],
      ]);
    }
  });

  it('may have its articles in two lists beside each other', async () => {
    const rows = [
      ['Mineral water', 5.9, 4, null, 'Apple juice', 9.8, null],
      ['Lemonade', 8.2, null, null, 'Orange juice', 11.4, 2],
      ['Cola', 11.9, 6, null, 'Grape juice', 10.9, null],
    ];
    const header = ['Item', 'Price', 'Quantity', null, 'Item', 'Price', 'Quantity'];
    expect(articles(await extractOne(sheetOf([['Drinks order form'], ['Muster Inn'], [], header, ...rows])))).to.deep.equal([
      ['Mineral water', 4],
      ['Cola', 6],
      ['Orange juice', 2],
    ]);
  });

  it('orders by it also where what nobody wants comes to 0, and packages are counted', async () => {
    const read = await extractOne(
      sheetOf(
        [
          ['Nordwind Bageri AB – Beställningslista sommar 2026'],
          ['Kund:', 'Kafé Måsen Handelsbolag', null, 'Er order nr:', '1126'],
          ['Skicka till order@nordwind-frys.example senast tre dagar före leverans'],
          [],
          ['Art.nr', 'Benämning', 'Rek. utpris', 'Pris exkl.', 'Antal kolli', 'Summa'],
          ...offers.map(([code, name, , price, qty]) => [code, name, price * 2, price, qty, price * (qty ?? 0)]),
        ],
        'Beställning',
      ),
    );
    expect(read.documentType).to.equal('order');
    expect(articles(read)).to.deep.equal(named);
  });
});
