import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractOne, linesOf, pagesOf, sheetOf } from '../../support/documents/page.ts';

const lines = async (drawing: string): Promise<readonly string[]> =>
  linesOf(await extractOne(pagesOf(`# Purchase Order\n${drawing}`)));

describe('the rows of a table', () => {
  it('are found by the words of the header, in whatever order the columns stand', async () => {
    expect(
      await lines(
        'Menge   Einheit   Artikelnummer   Bezeichnung        Einzelpreis   Gesamt\n3       Stk       A-17            Lampe schwarz      12,50         37,50\n10      Karton    B-20            Papier A4          4,20          42,00',
      ),
    ).to.deep.equal(['[A-17] 3 Stk Lampe schwarz @ 12.50', '[B-20] 10 Karton Papier A4 @ 4.20']);
  });

  it('are read under a header of two lines', async () => {
    expect(
      await lines(
        'Item      Description         Order      Unit       Line\nnumber                        qty        price      total\n4711      Desk lamp           3          12.50      37.50',
      ),
    ).to.deep.equal(['[4711] 3 Desk lamp @ 12.50']);
  });

  it('choose the reading of a number that adds up', async () => {
    expect(
      await lines(
        'Description     Qty        Price       Amount\nCable           1.000      1,25        1.250,00\nRope            10,000     2,000       20,00',
      ),
    ).to.deep.equal(['1000 Cable @ 1.25', '10 Rope @ 2.000']);
  });

  it('take a price for a hundred apart', async () => {
    expect(
      await lines(
        'Pos  Bezeichnung      Menge       Preis    PE     Betrag\n1    Schraube         2.000 Stk   3,45     100    69,00',
      ),
    ).to.deep.equal(['2000 Stk Schraube @ 0.0345']);
  });

  it('keep the price before a discount', async () => {
    const extraction = await extractOne(
      pagesOf('# Order\nDescription     Qty    Price     Disc. %    Amount\nCable           10     20.00     10 %       180.00'),
    );
    expect(linesOf(extraction)).to.deep.equal(['10 Cable @ 20.00']);
    expect(extraction.lines[0]?.discount?.value).to.equal('10');
    expect(extraction.reasons.map((reason) => reason.code)).to.include('arithmetic_holds');
  });

  it('compute a price that is not printed, and say so', async () => {
    const extraction = await extractOne(pagesOf('# Order\nDescription     Qty    Amount\nCable           4      50.00'));
    expect(extraction.lines[0]?.price).to.include({ value: '12.50', derived: true });
  });

  it('join the lines of a long name, and leave smaller remarks out', async () => {
    expect(
      await lines(
        'Qty    Description              Price     Amount\n3      Office chair with        80.00     240.00\n       armrests, black\n       Colour: black\n2      Lamp                     10.00     20.00',
      ),
    ).to.deep.equal(['3 Office chair with armrests, black @ 80.00', '2 Lamp @ 10.00']);
  });

  it('share the lines of names whose numbers stand beside their middle', async () => {
    expect(
      await lines(
        'Code       Product                Qty     Price    Amount\n           Stainless screw\n1001                              200     1.25     250.00\n           4 x 40\n           Angle bracket\n1002                              20      12.50    250.00\n           90 mm',
      ),
    ).to.deep.equal(['[1001] 200 Stainless screw 4 x 40 @ 1.25', '[1002] 20 Angle bracket 90 mm @ 12.50']);
  });

  it('go on after a page break, with a repeated header or without', async () => {
    const head = 'Qty    Description        Price     Amount';
    const rows = '3      Lamp               10.00     30.00';
    expect(
      (
        await lines(
          `${head}\n${rows}\nCarried forward                     30.00\n\fBrought forward                     30.00\n${head}\n${rows}`,
        )
      ).length,
    ).to.equal(2);
    expect((await lines(`${head}\n${rows}\n\fPage 2\n${rows}`)).length).to.equal(2);
  });

  it('leave sums, taxes and freight out', async () => {
    const extraction = await extractOne(
      pagesOf(
        '# Order\nQty    Description        Price     Amount\n3      Lamp               10.00     30.00\n1      Freight            5.00      5.00\nSubtotal                            35.00\nVAT 20 %                            7.00\nGrand total                         42.00',
      ),
    );
    expect(linesOf(extraction)).to.deep.equal(['3 Lamp @ 10.00']);
    expect(extraction.fields.total?.value).to.equal('42.00');
    expect(extraction.reasons.map((reason) => reason.code)).to.include('sum_printed');
  });

  it('take a code in front of a name apart from it', async () => {
    expect(
      await lines(
        'Description                     Qty    Price    Amount\n[FURN_78] Desk                  2      50.00    100.00\nAB-1234 - Chair                 1      20.00    20.00\nBox (SKU: 99-17)                1      5.00     5.00',
      ),
    ).to.deep.equal(['[FURN_78] 2 Desk @ 50.00', '[AB-1234] 1 Chair @ 20.00', '[99-17] 1 Box @ 5.00']);
  });

  it('prefer the number under which the seller knows the article', async () => {
    expect(
      await lines(
        'Our item    Your item    EAN              Description    Qty   Price   Amount\n7001        NL-9         4006381333931    Lamp           1     5.00    5.00',
      ),
    ).to.deep.equal(['[NL-9] 1 Lamp @ 5.00']);
  });

  it('say when they do not add up', async () => {
    const extraction = await extractOne(
      pagesOf('# Order\nDescription     Qty    Price     Amount\nCable           10     20.00     180.00'),
    );
    expect(extraction.reasons.map((reason) => reason.code)).to.include('arithmetic_fails');
    expect(extraction.confidence).to.be.lessThan(70);
  });

  it('are read from lines of text when there is no table', async () => {
    expect(
      await lines(
        'Please send us\n3 x Desk lamp @ $12.50\n- 10 boxes Paper A4 at 4.20 each\n20 Stück Winkel 40x40 zu je 3,20 €\nYour order of 3 March was late.\nWe have 3 days of holiday.',
      ),
    ).to.deep.equal(['3 Desk lamp @ 12.50', '10 boxes Paper A4 @ 4.20', '20 Stück Winkel 40x40 @ 3.20']);
  });

  it('are read from blocks of labels', async () => {
    expect(
      await lines('Item: Desk lamp\nQuantity: 3 pcs\nUnit price: 12.50\n\nItem: Paper\nQuantity: 10\nUnit price: 4.20'),
    ).to.deep.equal(['3 pcs Desk lamp @ 12.50', '10 Paper @ 4.20']);
  });

  it('are read from blocks of labels in two columns, which may look like headers, where they come to the sum', async () => {
    const block = (code: string, name: string, qty: string, price: string, amount: string) =>
      `Indeks:             ${code}\nNazwa towaru:       ${name}\nIlość:              ${qty}\nCena netto:         ${price} zł\nWartość netto:      ${amount} zł\n`;
    const articles = [
      block('KT-22', 'Płyta karton-gips.', '180 szt.', '27,40', '4 932,00'),
      block('KT-31', 'Profil CD60', '240 szt.', '14,85', '3 564,00'),
      block('KT-40-117', 'Wkręt TN 3,5x25 (op. 1000 szt.)', '25 op.', '22,90', '572,50'),
    ];
    expect(await lines(`${articles.join('Pozycja\n')}\nRazem netto:        9 068,50 zł`)).to.deep.equal([
      '[KT-22] 180 szt. Płyta karton-gips. @ 27.40',
      '[KT-31] 240 szt. Profil CD60 @ 14.85',
      '[KT-40-117] 25 op. Wkręt TN 3,5x25 (op. 1000 szt.) @ 22.90',
    ]);
  });

  it('ask for articles in sentences too', async () => {
    expect(
      await lines(
        'Could you please send us 20 pcs of safety helmets and\n- 15 x hi-vis vests XL\nWe need them within 5 days of order.',
      ),
    ).to.deep.equal(['20 pcs safety helmets', '15 hi-vis vests XL']);
  });

  it('are found without a header by what their numbers give', async () => {
    const extraction = await extractOne(
      pagesOf(
        '# Order 4711\nPlease supply:\n\n10    Paper A4               4.20      42.00\n3     Stapler                12.50     37.50\n                             Total     79.50',
      ),
    );
    expect(linesOf(extraction)).to.deep.equal(['10 Paper A4 @ 4.20', '3 Stapler @ 12.50']);
    expect(extraction.reasons.map((reason) => reason.code)).to.include('table_without_header');
  });

  it('say when one of them could not be read, or when the sum is another', async () => {
    const codes = async (rows: string): Promise<readonly string[]> =>
      (await extractOne(pagesOf(`# Order\nDescription     Qty    Price     Amount\n${rows}`))).reasons.map(({ code }) => code);
    expect(await codes('Cable           10     20.00     200.00\nRope            ??     3.00      10.00')).to.include(
      'rows_not_read',
    );
    expect(await codes('Cable           10     20.00     200.00\nRope                   3.00      12.00')).to.include(
      'quantity_derived',
    );
    expect(await codes('Cable           10     20.00     200.00\nTotal                            250.00')).to.include(
      'sum_differs',
    );
    const carried =
      'Cable           10     20.00     200.00\nRope            5      10.00      50.00\nCarried forward                  250.00\n';
    expect(
      await codes(`${carried}Total                            610.00`),
      'what a page carries forward proves nothing',
    ).to.include('sum_differs');
    expect(await codes(`${carried}Total                            250.00`)).to.include('sum_printed');
  });

  it('go on below the sum of a section', async () => {
    expect(
      await lines(
        'Description        Qty    Price     Amount\nLamp               3      10.00     30.00\nSubtotal                            30.00\nFood\nOlive oil          2      4.00      8.00\nSubtotal                            8.00\nTotal                               38.00',
      ),
    ).to.deep.equal(['3 Lamp @ 10.00', '2 Olive oil @ 4.00']);
  });

  it('leave out what an article consists of', async () => {
    expect(
      await lines(
        'Article                   Qty    Price     Total\nNotebook and mouse        2      900.00    1800.00\n    Notebook 15           2\n    Mouse                 2\nBag                       1      40.00     40.00',
      ),
    ).to.deep.equal(['2 Notebook and mouse @ 900.00', '1 Bag @ 40.00']);
  });

  it('are told apart by the numbers where the words of the header do not', async () => {
    expect(
      await lines(
        'Designation       Count     Price      Price net\nLamp              3         10.00      30.00\nRope              4         2.50       10.00',
      ),
    ).to.deep.equal(['3 Lamp @ 10.00', '4 Rope @ 2.50']);
    expect(
      await lines(
        'Description       Quantity        Foo        Bar\nLamp              3               10.00      30.00\nRope              4               2.50       10.00',
      ),
    ).to.deep.equal(['3 Lamp @ 10.00', '4 Rope @ 2.50']);
  });

  it('do not take in a sentence below the table, or a delivery schedule', async () => {
    expect(
      await lines(
        'Qty     Unit     Description\n5       Pack     Card A3\nPlease deliver to the address above.\n12      Pack     Glue',
      ),
    ).to.deep.equal(['5 Pack Card A3', '12 Pack Glue']);
    expect(
      await lines(
        'Item   Material   Description         Quantity   Unit   Price   Amount\n10     FL-50      Flange DN50         300        PC     12.00   3,600.00\n       Delivery schedule:\n       100 PC   10.03.2026\n       200 PC   10.04.2026',
      ),
    ).to.deep.equal(['[FL-50] 300 PC Flange DN50 @ 12.00']);
  });

  it('are read from forms in two columns whose labels name the article twice', async () => {
    const form = (no: number, code: string, name: string, qty: string, price: string): string =>
      `No. ${no}\nMaterial:     ${code.padEnd(12)}Description:     ${name}\nQuantity:     ${qty.padEnd(12)}Unit price:      ${price}`;
    const read = await extractOne(
      pagesOf(
        `# Purchase Order\n\n${form(1, '411506', 'Desk lamp', '23 pcs', '26.97')}\n${form(2, 'M-3584', 'Hinge', '46 pcs', '1.77')}`,
      ),
    );
    expect(linesOf(read)).to.deep.equal(['23 pcs Desk lamp @ 26.97', '46 pcs Hinge @ 1.77']);
  });
  it('are read from blocks with the name as their heading', async () => {
    expect(
      await lines('1. Desk lamp\nCode: A-17\nQuantity: 3 pcs\nPrice: 12.50\n\n2. Paper\nCode: B-20\nQuantity: 10\nPrice: 4.20'),
    ).to.deep.equal(['[A-17] 3 pcs Desk lamp @ 12.50', '[B-20] 10 Paper @ 4.20']);
  });

  it('come from the cells of a sheet, with their place', async () => {
    const extraction = await extractOne(
      sheetOf([
        ['Order', 'PO-1'],
        [],
        ['SKU', 'Description', 'Qty', 'Price (EUR)', 'Total'],
        ['A1', 'Lamp', 3, 12.5, 37.5],
        [null, null, null, 'Total', 37.5],
      ]),
    );
    expect(linesOf(extraction)).to.deep.equal(['[A1] 3 Lamp @ 12.5']);
    expect(extraction.lines[0]?.qty?.place).to.deep.equal({ kind: 'cell', sheet: 'Order', cell: 'C4' });
    expect(extraction.lines[0]?.qty?.reader).to.equal('sheet');
    expect(extraction.fields.currency?.value).to.equal('EUR');
  });
});
