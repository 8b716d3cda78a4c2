import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractOne, linesOf, pagesOf, sheetOf } from '../../support/documents/page.ts';

const lines = async (drawing: string): Promise<readonly string[]> =>
  linesOf(await extractOne(pagesOf(`# Purchase Order 4711\n${drawing}`)));

describe('a way to read a table is chosen by what its rows prove', () => {
  it('a line of nothing but numbers is the end of an article whose words stand above it', async () => {
    expect(
      await lines(
        '00010  4711-0815      Hydraulic hose DN12\nYour part: NW-501\n25 pcs             18.40 / 1 pcs   460.00\n\n00020  4711-0902      Press fitting straight\nYour part: NW-502\n60 pcs             4.75 / 1 pcs    285.00',
      ),
    ).to.deep.equal(['[4711-0815] 25 pcs Hydraulic hose DN12 @ 18.40', '[4711-0902] 60 pcs Press fitting straight @ 4.75']);
  });

  it('what multiplies parts a quantity from its price', async () => {
    expect(
      await lines(
        'VG-10    Vinyl gloves M, box 100     60 @ 6.40     384.00\nVG-11    Vinyl gloves L, box 100     40 @ 6.40     256.00\n\nPO value     640.00',
      ),
    ).to.deep.equal(['[VG-10] 60 Vinyl gloves M, box 100 @ 6.40', '[VG-11] 40 Vinyl gloves L, box 100 @ 6.40']);
  });

  it('things of the same types below each other are a table that needs no words and no sums', async () => {
    expect(
      await lines(
        '42     box    Marker set (4 colours)     13.508     £ 81.31\n18     kg     Safety gloves size 9       G76425     £ 49.77\n8      pcs    Wall clock, silver         127683     £ 12.00',
      ),
    ).to.deep.equal([
      '[13.508] 42 box Marker set (4 colours) @ 81.31',
      '[G76425] 18 kg Safety gloves size 9 @ 49.77',
      '[127683] 8 pcs Wall clock, silver @ 12.00',
    ]);
  });

  it('a paragraph is one article, on however many lines its words and its price stand', async () => {
    expect(
      await lines(
        'Please send us\n\n1. 38 pcs Garden hose 5 m (485292), packed singly, delivered\n   to the yard, at 195.56 EUR\n\n2. 12 pcs Hose reel on wheels (485300), packed singly,\n   at 1,240.00 EUR\n\nKind regards',
      ),
    ).to.deep.equal(['[485292] 38 pcs Garden hose 5 m @ 195.56', '[485300] 12 pcs Hose reel on wheels @ 1240.00']);
  });

  it('dots that lead the eye part an article from how many of it', async () => {
    expect(
      await lines(
        'Desk lamp, black ............ 3 pcs x 12.50 EUR = 37.50 EUR\nLED tube 18 W ............... 2 pcs x 90.00 EUR = 180.00 EUR',
      ),
    ).to.deep.equal(['3 pcs Desk lamp, black @ 12.50', '2 pcs LED tube 18 W @ 90.00']);
  });

  it('cards beside each other are read card by card', async () => {
    expect(
      await lines(
        'Stapler, metal             Desk lamp, black\nArticle no.: F38588B       Article no.: HV72773B\nQty: 35 pcs                Qty: 12 pcs\nUnit price: 7.80           Unit price: 83.60\n\nWall clock, silver\nArticle no.: HV47238\nQty: 51 pcs\nUnit price: 61.60',
      ),
    ).to.deep.equal([
      '[F38588B] 35 pcs Stapler, metal @ 7.80',
      '[HV72773B] 12 pcs Desk lamp, black @ 83.60',
      '[HV47238] 51 pcs Wall clock, silver @ 61.60',
    ]);
  });

  it('articles side by side in a sheet are turned round', async () => {
    const extraction = await extractOne(
      sheetOf([
        ['Order card', 'Mistral Sailing School'],
        ['Item', 'Buoyancy aid M', 'Mainsheet 9 mm', 'Burgee'],
        ['Code', 'BA-50M', 'MS-9-12', 'BG-03'],
        ['Quantity', 12, 10, 4],
        ['Price EUR', 46.5, 23.8, 15.25],
        ['Total', 857],
      ]),
    );
    expect(linesOf(extraction)).to.deep.equal([
      '[BA-50M] 12 Buoyancy aid M @ 46.5',
      '[MS-9-12] 10 Mainsheet 9 mm @ 23.8',
      '[BG-03] 4 Burgee @ 15.25',
    ]);
  });

  it('options whose amounts are in no sum are not ordered', async () => {
    const table =
      'Pos   Description                    Qty    Price     Amount\n1     Folding chair                  80     34.50     2,760.00\n2     Optional: chair with cushion   80     49.90     (3,992.00)\n3     Trolley                        2      312.00    624.00';
    expect(await lines(`${table}\n\nTotal     3,384.00`)).to.deep.equal(['80 Folding chair @ 34.50', '2 Trolley @ 312.00']);
  });

  it('of two tables the one is ordered whose sum is printed', async () => {
    const rows = (name: string, amount: string): string =>
      `Description        Qty     Price     Amount\n${name}          2       ${amount}      ${amount === '10.00' ? '20.00' : '60.00'}`;
    expect(
      await lines(
        `${rows('Lamp', '10.00')}\nTotal     20.00\n\nReturned goods, for your information\n\n${rows('Rope', '30.00')}`,
      ),
    ).to.deep.equal(['2 Lamp @ 10.00']);
  });

  it('the days on which an article comes are no further articles', async () => {
    expect(
      await lines(
        'Line   Description        Date          Qty    Price     Amount\n1      Brake caliper                    80     48.50     3,880.00\n       Shipment 1         05.05.2026    40\n       Shipment 2         19.05.2026    40\n2      Speed sensor                     150    12.25     1,837.50',
      ),
    ).to.deep.equal(['80 Brake caliper @ 48.50', '150 Speed sensor @ 12.25']);
  });

  it('parts of an article that has no quantity of its own are added up', async () => {
    expect(
      await lines(
        'Line   Description        Date          Qty    Price     Amount\n1      Brake caliper\n                          05.05.2026    40     48.50     1,940.00\n                          19.05.2026    20     48.50     970.00\n2      Speed sensor\n                          05.05.2026    150    12.25     1,837.50',
      ),
    ).to.deep.equal(['60 Brake caliper @ 48.50', '150 Speed sensor @ 12.25']);
  });

  it('what the rows above come to is no article, whatever it is called and wherever it stands', async () => {
    expect(
      await lines(
        'Description        Qty      Price     Amount\nLamp               2        10.00     20.00\nRope               3        5.00      15.00\nZabel              35.00',
      ),
    ).to.deep.equal(['2 Lamp @ 10.00', '3 Rope @ 5.00']);
  });

  it('a sum of money is no quantity', async () => {
    expect(
      await lines(
        'Description        Qty      Price     Amount\nLamp               2        10.00     20.00\nRope               3        5.00      15.00\nZabel              € 35.00',
      ),
    ).to.deep.equal(['2 Lamp @ 10.00', '3 Rope @ 5.00']);
  });

  it('a heading below the sum of a section belongs to no article', async () => {
    expect(
      await lines(
        'Pos    Description        Qty    Price     Amount\n1.1    Sand               42     38.00     1,596.00\n       Sum of part 1                       1,596.00\n       Part 2, pipes\n2.1    Pipe DN 160        36     41.20     1,483.20',
      ),
    ).to.deep.equal(['42 Sand @ 38.00', '36 Pipe DN 160 @ 41.20']);
  });

  it('a price per hundred that no header tells is believed where several rows agree on it', async () => {
    const rows =
      'A 447 682 01     Bracket left         1500     84.20     1263.00     6429\nA 447 682 02     Bracket right        800      412.50    3300.00     6429\nN 910 105 00     Screw M8x35 zinc     12000    9.75      1170.00     3147';
    expect(await lines(`${rows}\n\nTotal     5733.00`)).to.deep.equal([
      '[A 447 682 01] 1500 Bracket left @ 0.842',
      '[A 447 682 02] 800 Bracket right @ 4.125',
      '[N 910 105 00] 12000 Screw M8x35 zinc @ 0.0975',
    ]);
  });

  it('the number of an article may stand in the label of its block, and a unit that no phrase has in that of its price', async () => {
    expect(
      await lines(
        'Item 1:  Round bar 11523, 80 mm\nCode: BAR-80          drawing 3-2208\nQuantity: 1240 kg     Price per kg: 28.90 EUR     Total: 35836.00 EUR\n\nItem 2:  Seamless tube 121x14\nCode: TUB-121         drawing 4-0091\nQuantity: 380 kg      Price per kg: 61.70 EUR     Total: 23446.00 EUR',
      ),
    ).to.deep.equal(['[BAR-80] 1240 kg Round bar 11523, 80 mm @ 28.90', '[TUB-121] 380 kg Seamless tube 121x14 @ 61.70']);
  });

  it('a header names a price that is for a hundred, and an offer with its day below a row is no part of its article', async () => {
    expect(
      await lines(
        'Pos    Artikel-Nr    Bezeichnung               Menge    EH    Preis/100 P    Wert EUR\n010    0871-M8       Sechskantschraube DIN     5.000    ST    11,80 H        590,00\n                     Ihre Offerte 2611/88 vom 05.11.26\n020    0934-M8       Sechskantmutter DIN       7.500    ST    3,92 H         294,00\n\nNettosumme     884,00',
      ),
    ).to.deep.equal(['[0871-M8] 5000 ST Sechskantschraube DIN @ 0.118', '[0934-M8] 7500 ST Sechskantmutter DIN @ 0.0392']);
  });
});
