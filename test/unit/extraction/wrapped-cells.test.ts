/** Cells that are too narrow for what they hold: it goes on in the next line. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractOne, linesOf, pagesOf, sheetOf } from '../../support/documents/page.ts';

const linesIn = async (table: string) => linesOf(await extractOne(pagesOf(`\n# Purchase Order PO 4711\n${table}`)));

describe('a code in a narrow column', () => {
  it('is joined where it was broken at its hyphen', async () => {
    const lines = await linesIn(`
Pos  Code    Description              Qty     Price     Amount
1    NL-     Cordless drill 18 V        4    189.90     759.60
     1010
2    NL-     Hex bolts M8              25     21.35     533.75
     2030
                                         Total        1293.35
`);
    expect(lines).to.deep.equal(['[NL-1010] 4 Cordless drill 18 V @ 189.90', '[NL-2030] 25 Hex bolts M8 @ 21.35']);
  });

  it('is joined beside a description of two lines', async () => {
    const lines = await linesIn(`
Pos  Code    Description              Qty     Price     Amount
1    NL-     Cordless drill with        4    189.90     759.60
     1010    two batteries
2    NL-     Hex bolts M8              25     21.35     533.75
     2030    40 mm
                                         Total        1293.35
`);
    expect(lines).to.deep.equal([
      '[NL-1010] 4 Cordless drill with two batteries @ 189.90',
      '[NL-2030] 25 Hex bolts M8 40 mm @ 21.35',
    ]);
  });

  it('is joined where it was broken at a slash, a point or before its hyphen, and over three lines', async () => {
    const lines = await linesIn(`
Code     Description              Qty     Price     Amount
AB/      Cordless drill             4    189.90     759.60
2030
44.      Hex bolts M8              25     21.35     533.75
100.
7
NL       Wood glue                 12     11.40     136.80
-5010
                                     Total         1430.15
`);
    expect(lines).to.deep.equal([
      '[AB/2030] 4 Cordless drill @ 189.90',
      '[44.100.7] 25 Hex bolts M8 @ 21.35',
      '[NL-5010] 12 Wood glue @ 11.40',
    ]);
  });

  it('is joined where its column had no room for one letter more', async () => {
    const lines = await linesIn(`
Pos  Art.  Description               Qty     Price     Amount
1    NL10  Cordless drill              4    189.90     759.60
     10
2    NL20  Hex bolts M8               25     21.35     533.75
     30
                                        Total         1293.35
`);
    expect(lines).to.deep.equal(['[NL1010] 4 Cordless drill @ 189.90', '[NL2030] 25 Hex bolts M8 @ 21.35']);
  });

  it('is joined where the numbers of its row stand below it', async () => {
    const lines = await linesIn(`
Pos  Code    Description              Qty     Price     Amount

     NL-     Cordless drill
1    1010    with two batteries         4    189.90     759.60

     NL-     Hex bolts M8
2    2030    of stainless steel        25     21.35     533.75

                                         Total        1293.35
`);
    expect(lines).to.deep.equal([
      '[NL-1010] 4 Cordless drill with two batteries @ 189.90',
      '[NL-2030] 25 Hex bolts M8 of stainless steel @ 21.35',
    ]);
  });

  it("is not joined with the customer's own number below it", async () => {
    const lines = await linesIn(`
Pos  Code             Description              Qty     Price     Amount
1    NL-1010          Cordless drill             4    189.90     759.60
     8844
2    NL-2030          Hex bolts M8              25     21.35     533.75
     8845
                                                 Total         1293.35
`);
    expect(lines).to.deep.equal(['[NL-1010] 4 Cordless drill @ 189.90', '[NL-2030] 25 Hex bolts M8 @ 21.35']);
  });

  it('is joined in a cell of a sheet', async () => {
    const sheet = sheetOf([
      ['Purchase Order PO 4711'],
      ['Code', 'Description', 'Qty', 'Price'],
      ['NL-\n1010', 'Cordless drill', 4, 189.9],
      ['NL-2030', 'Hex bolts', 25, 21.35],
    ]);
    expect(linesOf(await extractOne(sheet))).to.deep.equal([
      '[NL-1010] 4 Cordless drill @ 189.9',
      '[NL-2030] 25 Hex bolts @ 21.35',
    ]);
  });
});

describe('a line of a description', () => {
  it('belongs to it as its last, whatever it begins with', async () => {
    const lines = await linesIn(`
Pos  Code      Description               Qty     Price     Amount
1    NL-1010   Cordless drill, voltage     4    189.90     759.60
               18
2    NL-2030   Hex bolts with a washer    25     21.35     533.75
               (large)
3    NL-5010   Wood glue, waterproof,     12     11.40     136.80
               1 kg
4    NL-7030   Tarpaulin of polyester,     2     50.00     100.00
               blue
                                           Total         1530.15
`);
    expect(lines).to.deep.equal([
      '[NL-1010] 4 Cordless drill, voltage 18 @ 189.90',
      '[NL-2030] 25 Hex bolts with a washer (large) @ 21.35',
      '[NL-5010] 12 Wood glue, waterproof, 1 kg @ 11.40',
      '[NL-7030] 2 Tarpaulin of polyester, blue @ 50.00',
    ]);
  });

  it('is a remark where there was room for it in the line above', async () => {
    const lines = await linesIn(`
Pos  Code      Description               Qty     Price     Amount
1    NL-1010   Drill                       4    189.90     759.60
               (see our offer)
2    NL-2030   Hex bolts with a washer    25     21.35     533.75
                                           Total         1293.35
`);
    expect(lines).to.deep.equal(['[NL-1010] 4 Drill @ 189.90', '[NL-2030] 25 Hex bolts with a washer @ 21.35']);
  });

  it('belongs to it as its first, above the numbers of the first row', async () => {
    const lines = await linesIn(`
Pos  Code      Description               Qty     Price     Amount
               Cordless drill with two
1    NL-1010   batteries                   4    189.90     759.60

               Hex bolts of stainless
2    NL-2030   steel                      25     21.35     533.75

                                           Total         1293.35
`);
    expect(lines).to.deep.equal([
      '[NL-1010] 4 Cordless drill with two batteries @ 189.90',
      '[NL-2030] 25 Hex bolts of stainless steel @ 21.35',
    ]);
  });
});
