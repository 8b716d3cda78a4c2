/** A document that changes an order prints what held and what holds now. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractOne, linesOf, pagesOf, sheetOf } from '../../support/documents/page.ts';

type Cell = string | number;
const readSheet = async (title: string, header: readonly string[], ...rows: readonly (readonly Cell[])[]) =>
  linesOf(await extractOne(sheetOf([[title], ['PO 4711'], header, ...rows])));

describe('an order with old and new columns', () => {
  const quantities: readonly (readonly [
    title: string,
    header: readonly string[],
    row: readonly Cell[],
    other: readonly Cell[],
  ])[] = [
    [
      'Order change',
      ['Code', 'Description', 'Old qty', 'New qty', 'Price'],
      ['A-1', 'Hex bolts', 25, 0, 21.35],
      ['A-2', 'Wood glue', 4, 6, 11.4],
    ],
    [
      'Order change',
      ['Code', 'Description', 'New qty', 'Old qty', 'Price'],
      ['A-1', 'Hex bolts', 0, 25, 21.35],
      ['A-2', 'Wood glue', 6, 4, 11.4],
    ],
    [
      'Order change',
      ['Code', 'Description', 'Qty (old)', 'Qty (new)', 'Price'],
      ['A-1', 'Hex bolts', 25, 0, 21.35],
      ['A-2', 'Wood glue', 4, 6, 11.4],
    ],
    [
      'Order change',
      ['Code', 'Description', 'Original quantity', 'Revised quantity', 'Unit price'],
      ['A-1', 'Hex bolts', 25, 0, 21.35],
      ['A-2', 'Wood glue', 4, 6, 11.4],
    ],
    [
      'Order change',
      ['Code', 'Description', 'Old', 'New', 'Price'],
      ['A-1', 'Hex bolts', 25, 0, 21.35],
      ['A-2', 'Wood glue', 4, 6, 11.4],
    ],
    [
      'Order change',
      ['Code', 'Description', 'Qty', 'New qty', 'Price'],
      ['A-1', 'Hex bolts', 25, 0, 21.35],
      ['A-2', 'Wood glue', 4, 6, 11.4],
    ],
    [
      'Order change',
      ['Code', 'Description', 'Quantity', 'Changed to', 'Price'],
      ['A-1', 'Hex bolts', 25, 0, 21.35],
      ['A-2', 'Wood glue', 4, 6, 11.4],
    ],
    [
      'Order change',
      ['Code', 'Description', 'Previous qty', 'Current qty', 'Price'],
      ['A-1', 'Hex bolts', 25, 0, 21.35],
      ['A-2', 'Wood glue', 4, 6, 11.4],
    ],
    [
      'Order change',
      ['Code', 'Description', 'Current qty', 'New qty', 'Price'],
      ['A-1', 'Hex bolts', 25, 0, 21.35],
      ['A-2', 'Wood glue', 4, 6, 11.4],
    ],
    [
      'Order change',
      ['Code', 'Description', 'Old qty', 'New qty', 'Difference', 'Price'],
      ['A-1', 'Hex bolts', 25, 0, -25, 21.35],
      ['A-2', 'Wood glue', 4, 6, 2, 11.4],
    ],
    [
      'Order change',
      ['Code', 'Description', 'Ordered', 'Revised', 'Price'],
      ['A-1', 'Hex bolts', 25, 0, 21.35],
      ['A-2', 'Wood glue', 4, 6, 11.4],
    ],
    [
      'Order change',
      ['Code', 'Description', 'Qty from', 'Qty to', 'Price'],
      ['A-1', 'Hex bolts', 25, 0, 21.35],
      ['A-2', 'Wood glue', 4, 6, 11.4],
    ],
    [
      'Order change',
      ['Code', 'Description', 'Was', 'Now', 'Price'],
      ['A-1', 'Hex bolts', 25, 0, 21.35],
      ['A-2', 'Wood glue', 4, 6, 11.4],
    ],
    [
      'Bestelländerung',
      ['Artikelnr.', 'Bezeichnung', 'Menge von', 'Menge auf', 'Preis'],
      ['A-1', 'Hex bolts', 25, 0, 21.35],
      ['A-2', 'Wood glue', 4, 6, 11.4],
    ],
    [
      'Bestelländerung',
      ['Artikelnr.', 'Bezeichnung', 'Menge alt', 'Menge neu', 'Preis'],
      ['A-1', 'Hex bolts', 25, 0, 21.35],
      ['A-2', 'Wood glue', 4, 6, 11.4],
    ],
    [
      'Bestelländerung',
      ['Artikelnr.', 'Bezeichnung', 'Bisherige Menge', 'Neue Menge', 'Preis'],
      ['A-1', 'Hex bolts', 25, 0, 21.35],
      ['A-2', 'Wood glue', 4, 6, 11.4],
    ],
    [
      'Bestelländerung',
      ['Artikelnr.', 'Bezeichnung', 'Menge neu', 'Menge bisher', 'Preis'],
      ['A-1', 'Hex bolts', 0, 25, 21.35],
      ['A-2', 'Wood glue', 6, 4, 11.4],
    ],
    [
      'Commande modifiée',
      ['Référence', 'Désignation', 'Ancienne quantité', 'Nouvelle quantité', 'Prix'],
      ['A-1', 'Hex bolts', 25, 0, 21.35],
      ['A-2', 'Wood glue', 4, 6, 11.4],
    ],
    [
      'Commande modifiée',
      ['Référence', 'Désignation', 'Qté initiale', 'Qté modifiée', 'Prix'],
      ['A-1', 'Hex bolts', 25, 0, 21.35],
      ['A-2', 'Wood glue', 4, 6, 11.4],
    ],
    [
      'Modificación de pedido',
      ['Código', 'Descripción', 'Cantidad anterior', 'Cantidad nueva', 'Precio'],
      ['A-1', 'Hex bolts', 25, 0, 21.35],
      ['A-2', 'Wood glue', 4, 6, 11.4],
    ],
    [
      'Modifica ordine',
      ['Codice', 'Descrizione', 'Q.tà precedente', 'Nuova q.tà', 'Prezzo'],
      ['A-1', 'Hex bolts', 25, 0, 21.35],
      ['A-2', 'Wood glue', 4, 6, 11.4],
    ],
    [
      'Gewijzigde bestelling',
      ['Artikelnr', 'Omschrijving', 'Aantal oud', 'Aantal nieuw', 'Prijs'],
      ['A-1', 'Hex bolts', 25, 0, 21.35],
      ['A-2', 'Wood glue', 4, 6, 11.4],
    ],
    [
      'Zmiana zamówienia',
      ['Kod', 'Nazwa', 'Ilość przed zmianą', 'Ilość po zmianie', 'Cena'],
      ['A-1', 'Hex bolts', 25, 0, 21.35],
      ['A-2', 'Wood glue', 4, 6, 11.4],
    ],
    [
      'Изменение заказа',
      ['Код', 'Наименование', 'Было', 'Стало', 'Цена'],
      ['A-1', 'Hex bolts', 25, 0, 21.35],
      ['A-2', 'Wood glue', 4, 6, 11.4],
    ],
  ];
  for (const [title, header, ...rows] of quantities)
    it(`orders the new quantity: ${header.join(' | ')}`, async () => {
      expect(await readSheet(title, header, ...rows)).to.deep.equal(['[A-1] 0 Hex bolts @ 21.35', '[A-2] 6 Wood glue @ 11.4']);
    });

  const prices: readonly (readonly [header: readonly string[], row: readonly Cell[], other: readonly Cell[]])[] = [
    [
      ['Code', 'Description', 'Qty', 'Old price', 'New price'],
      ['A-1', 'Hex bolts', 25, 21.35, 19.9],
      ['A-2', 'Wood glue', 4, 11.4, 12],
    ],
    [
      ['Code', 'Description', 'Qty', 'New price', 'Old price'],
      ['A-1', 'Hex bolts', 25, 19.9, 21.35],
      ['A-2', 'Wood glue', 4, 12, 11.4],
    ],
    [
      ['Artikelnr.', 'Bezeichnung', 'Menge', 'Preis alt', 'Preis neu'],
      ['A-1', 'Hex bolts', 25, 21.35, 19.9],
      ['A-2', 'Wood glue', 4, 11.4, 12],
    ],
    [
      ['Code', 'Description', 'Old qty', 'New qty', 'Old price', 'New price'],
      ['A-1', 'Hex bolts', 20, 25, 21.35, 19.9],
      ['A-2', 'Wood glue', 6, 4, 11.4, 12],
    ],
    [
      ['Code', 'Description', 'Qty', 'Old price', 'Price'],
      ['A-1', 'Hex bolts', 25, 21.35, 19.9],
      ['A-2', 'Wood glue', 4, 11.4, 12],
    ],
  ];
  for (const [header, ...rows] of prices)
    it(`orders at the new price: ${header.join(' | ')}`, async () => {
      expect(await readSheet('Order change', header, ...rows)).to.deep.equal([
        '[A-1] 25 Hex bolts @ 19.9',
        '[A-2] 4 Wood glue @ 12',
      ]);
    });

  it('orders the new quantity below a heading over both columns', async () => {
    const page = pagesOf(`
# Order change
PO 4711

Code      Description            Quantity        Price      Amount
                               Old     New
A-1       Hex bolts             25       0       21.35        0.00
A-2       Wood glue              4       6       11.40       68.40

                                                 Total       68.40
`);
    expect(linesOf(await extractOne(page))).to.deep.equal(['[A-1] 0 Hex bolts @ 21.35', '[A-2] 6 Wood glue @ 11.40']);
  });

  it('orders the new quantity where the names of both columns stand close', async () => {
    const page = pagesOf(`
# Order change PO 4711

Code  Description    Old qty New qty  Price    Amount
A-1   Hex bolts           25       0  21.35      0.00
A-2   Wood glue            4       6  11.40     68.40
                                      Total     68.40
`);
    expect(linesOf(await extractOne(page))).to.deep.equal(['[A-1] 0 Hex bolts @ 21.35', '[A-2] 6 Wood glue @ 11.40']);
  });

  it('orders what held where nothing stands for what holds now', async () => {
    const rows = await readSheet(
      'Order change',
      ['Code', 'Description', 'Old qty', 'New qty', 'Price'],
      ['A-1', 'Hex bolts', 25, '', 21.35],
      ['A-2', 'Wood glue', 4, 6, 11.4],
    );
    expect(rows).to.deep.equal(['[A-1] 25 Hex bolts @ 21.35', '[A-2] 6 Wood glue @ 11.4']);
  });

  it('does not take a mark of what is new for a quantity', async () => {
    const rows = await readSheet(
      'Order',
      ['Code', 'Description', 'Qty', 'New', 'Price'],
      ['A-1', 'Hex bolts', 25, 'x', 21.35],
      ['A-2', 'Wood glue', 4, '', 11.4],
    );
    expect(rows).to.deep.equal(['[A-1] 25 Hex bolts @ 21.35', '[A-2] 4 Wood glue @ 11.4']);
  });

  const cells: readonly (readonly [qty: string, price: string])[] = [
    ['25 → 0', '21.35'],
    ['25 -> 0', '24.00 → 21.35'],
    ['25 pcs => 0 pcs', '21.35'],
    ['0 (was 25)', '21.35'],
    ['0 statt 25', '21.35 (statt 24.00)'],
    ['0 au lieu de 25', '21.35'],
    ['0 (antes 25)', '21.35'],
  ];
  for (const [qty, price] of cells)
    it(`orders what a cell says behind what held: "${qty}" at "${price}"`, async () => {
      const rows = await readSheet(
        'Order change',
        ['Code', 'Description', 'Qty', 'Price'],
        ['A-1', 'Hex bolts', qty, price],
        ['A-2', 'Wood glue', 6, 11.4],
      );
      expect(rows.map((row) => row.replace(' pcs', ''))).to.deep.equal(['[A-1] 0 Hex bolts @ 21.35', '[A-2] 6 Wood glue @ 11.4']);
    });
});

describe('an order that says old and new quantities otherwise', () => {
  it('orders the new ones of lists of labels with values', async () => {
    const page = pagesOf(`
# Order change
PO 4711

Item: Hex bolts
Old quantity: 25
New quantity: 10
Price: 21.35

Item: Wood glue
Old quantity: 4
New quantity: 6
Price: 11.40
`);
    expect(linesOf(await extractOne(page))).to.deep.equal(['10 Hex bolts @ 21.35', '6 Wood glue @ 11.40']);
  });

  it('does not take an article that a form offers and nobody wants', async () => {
    const rows = await readSheet(
      'Order',
      ['Code', 'Description', 'Qty', 'Price'],
      ['A-1', 'Hex bolts', 0, 21.35],
      ['A-2', 'Wood glue', 6, 11.4],
    );
    expect(rows).to.deep.equal(['[A-2] 6 Wood glue @ 11.4']);
  });

  const sentences: readonly (readonly [said: string, line: string])[] = [
    ['Please change the quantity of A-1 Hex bolts from 25 to 10.', '[A-1] 10 Hex bolts'],
    ['A-1 Hex bolts: 10 instead of 25 boxes', '[A-1] 10 Hex bolts'],
    ['10 instead of 25 boxes of A-1 Hex bolts', '[A-1] 10 Hex bolts'],
    ['Bitte ändern Sie A-1 Sechskantschrauben von 25 auf 10 Stück.', '[A-1] 10 Sechskantschrauben'],
  ];
  for (const [said] of sentences)
    it(`never orders what held, by a sentence: ${said}`, async () => {
      const page = pagesOf(`\n# Change to order PO 4711\n\nHello,\n${said}\nKind regards\n`);
      const { lines } = await extractOne(page);
      expect(lines.map(({ qty }) => qty?.value)).not.to.include('25');
    });
});
