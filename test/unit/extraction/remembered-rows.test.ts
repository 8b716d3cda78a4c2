/** Rows that people put right where neither a column nor a line holds them: in blocks of labels, in sentences, above what is said of each. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractOne, linesOf, pagesOf } from '../../support/documents/page.ts';
import { knownAfter, type PutRightRow } from '../../support/documents/put-right.ts';

const head = (number: string): string =>
  `Kestrel Hardware Inc.\n# Purchase Order\nPO Number: ${number}      Date: 2026-03-15\nDeliver to: 2200 Harbor Blvd\n\n`;

describe('rows that people have put right', () => {
  it('are not called by the word that stands below each name, where their numbers stand beside it now and then', async () => {
    const list = (number: string, rows: readonly (readonly [...PutRightRow, above: boolean])[]): string =>
      `${head(number)}Zabel\n${rows
        .map(([qty, name, price, above], at) => {
          const numbers = `${qty.padEnd(10)}`;
          const named = `${name.padEnd(26)}`;
          const under = `${`wumpel ${at + 3}301`.padEnd(26)}`;
          const end = `à ${price}`;
          return above
            ? `${numbers}${named}${end}\n${' '.repeat(10)}${under}`
            : `${' '.repeat(10)}${named}\n${numbers}${under}${end}`;
        })
        .join('\n')}`;
    const rows = [
      ['16', 'Rye flour coarse', '142.00', true],
      ['30', 'Wheat flour', '168.50', true],
      ['5', 'Fresh yeast', '96.00', false],
    ] as const;
    const known = await knownAfter(
      pagesOf(list('88104', rows)),
      {},
      rows.map(([qty, name, price]) => [qty, name, price]),
    );
    const next = list('88177', [
      ['4', 'Sunflower seeds', '233.75', false],
      ['6', 'Linseed brown', '119.00', true],
    ]);
    expect(
      linesOf(await extractOne(pagesOf(next), { layouts: [known] })).map((line) => line.replace(/^\[.*\] /, '')),
    ).to.deep.equal(['4 Sunflower seeds @ 233.75', '6 Linseed brown @ 119.00']);
  });

  it('are blocks of which each line says what it is', async () => {
    const blocks = (number: string, rows: readonly (readonly [...PutRightRow, amount: string])[]): string =>
      `${head(number)}${rows
        .map(
          ([qty, name, price, amount], at) =>
            `Wumpel ${at + 1}\nBimaj:              ${name}\nZabel no:           KW-${at + 3}0\nDorn:               ${qty} ks\nVoqb fimoz:         ${price}\nBruzal:             ${amount}\n`,
        )
        .join('\n')}`;
    const known = await knownAfter(
      pagesOf(
        blocks('88104', [
          ['2', 'Compressor silent', '389.90', '779.80'],
          ['15', 'Spiral hose', '14.35', '215.25'],
        ]),
      ),
      {},
      [
        ['2', 'Compressor silent', '389.9'],
        ['15', 'Spiral hose', '14.35'],
      ],
    );
    const next = pagesOf(
      blocks('88177', [
        ['60', 'Quick coupling', '3.28', '196.80'],
        ['12', 'Tool oil', '7.95', '95.40'],
        ['4', 'Pressure gauge', '27.95', '111.80'],
      ]),
    );
    expect(linesOf(await extractOne(next, { layouts: [known] }))).to.deep.equal([
      '60 Quick coupling @ 3.28',
      '12 Tool oil @ 7.95',
      '4 Pressure gauge @ 27.95',
    ]);
  });

  it('are read in sentences that go over lines, each price by the word before and behind it', async () => {
    const letter = (number: string, rows: readonly string[]): string => `${head(number)}${rows.join('\n')}\nYours, Ada Kestrel`;
    const known = await knownAfter(
      pagesOf(
        letter('88104', [
          'On 12 May we need a) 120 bags of cement po 25 kg,',
          'po 17.90 zz net, and b) 8 loads of bricks, po',
          '342.00 zz net, and c) 15 cubes of washed sand,',
          'po 88.50 zz net.',
        ]),
      ),
      { deliveryDate: null },
      [
        ['120', 'bags of cement po 25 kg', '17.9'],
        ['8', 'loads of bricks', '342'],
        ['15', 'cubes of washed sand', '88.5'],
      ],
    );
    const next = pagesOf(
      letter('88177', [
        'On 14 June we need a) 30 bags of lime po 40 kg, po',
        '9.20 zz net, and b) 6 loads of roof tiles,',
        'po 512.00 zz net.',
      ]),
    );
    const read = await extractOne(next, { layouts: [known] });
    expect(read.lines.map(({ qty, name, price }) => [qty?.value, name?.value, price?.value])).to.deep.equal([
      ['30', 'bags of lime po 40 kg,', '9.20'],
      ['6', 'loads of roof tiles,', '512.00'],
    ]);
  });

  it('are no head that each page has again, with numbers where the columns are', async () => {
    const page = (number: string, sheet: number, rows: readonly PutRightRow[]): string =>
      `Zabel ${'Muster Bimaj S.p.A.'.padEnd(30)}268840    520000    Cis. ${sheet}\n# Ordine ${number}\n\n${rows
        .map(([qty, name, price]) => `${' '.repeat(6)}${name.padEnd(30)}${qty.padEnd(10)}${price}`)
        .join('\n')}\n`;
    const [first, second]: readonly (readonly PutRightRow[])[] = [
      [
        ['7', 'Piastra di cottura', '128.00'],
        ['24', 'Maniglia forno', '14.70'],
      ],
      [
        ['18', 'Guarnizione porta', '32.40'],
        ['12', 'Cerniera destra', '27.15'],
      ],
    ];
    const document = (number: string): string => `${page(number, 1, first ?? [])}\f${page(number, 2, second ?? [])}`;
    const known = await knownAfter(pagesOf(document('88104')), {}, [...(first ?? []), ...(second ?? [])]);
    const lines = linesOf(await extractOne(pagesOf(document('88177')), { layouts: [known] }));
    expect(lines.filter((line) => line.includes('Muster'))).to.deep.equal([]);
  });

  describe('have prices for a thousand', () => {
    const list = (number: string, rows: readonly (readonly [...PutRightRow, amount: string])[]): string =>
      `${head(number)}${rows.map(([qty, name, price, amount]) => `${' '.repeat(4)}${name.padEnd(26)}Zabel ${qty.padEnd(8)}Dorn ${(price ?? '').padEnd(8)}${amount}\n${' '.repeat(4)}wumpel ${qty}1`).join('\n')}`;
    const readNext = async (rows: Parameters<typeof list>[1]) => {
      const known = await knownAfter(
        pagesOf(
          list('88104', [
            ['72', 'Wumpel folie 500 mm', '8.95', '644.40'],
            ['216', 'Dorn bruin 66 m', '1.34', '289.44'],
          ]),
        ),
        {},
        [
          ['72', 'Wumpel folie 500 mm', '8.95'],
          ['216', 'Dorn bruin 66 m', '1.34'],
        ],
      );
      const extraction = await extractOne(pagesOf(list('88177', rows)), { layouts: [known] });
      return { lines: linesOf(extraction).map((line) => line.replace(/ wumpel \d+/, '')), reasons: extraction.reasons };
    };

    it('if every row comes to that', async () => {
      const { lines } = await readNext([
        ['5000', 'Bimaj dubbele golf', '179.00', '895.00'],
        ['2000', 'Zabel hoes A5', '39.50', '79.00'],
      ]);
      expect(lines).to.deep.equal(['5000 Bimaj dubbele golf @ 0.179', '2000 Zabel hoes A5 @ 0.0395']);
    });

    it('never if only some rows come to that: the printed price stays, and a person looks', async () => {
      const { lines, reasons } = await readNext([
        ['500', 'Bimaj dubbele golf', '1.79', '895.00'],
        ['2000', 'Zabel hoes A5', '39.50', '79.00'],
      ]);
      expect(lines).to.deep.equal(['500 Bimaj dubbele golf @ 1.79', '2000 Zabel hoes A5 @ 39.50']);
      expect(reasons.map(({ code }) => code)).to.include.members(['arithmetic_fails', 'number_ambiguous']);
    });
  });
});
