import { expect } from 'chai';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { extractOne, linesOf, pagesOf } from '../../support/documents/page.ts';

type Mark = '.' | ',';

/** "25,000" or "25.000": a count of thousands as a document with that decimal mark groups it, or with three decimals as one with the other would write it. */
const grouped = (thousands: number, mark: Mark): string => `${thousands}${mark === '.' ? ',' : '.'}000`;
const money = (cents: bigint, mark: Mark): string => {
  const digits = cents.toString().padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, mark === '.' ? ',' : '.');
  return `${whole}${mark}${digits.slice(-2)}`;
};

/** Where an order says for how many its prices are: in the price's cell, over the column, in a column of its own. */
type Saying = { readonly per: 100 | 1000; readonly cell?: string; readonly header?: string; readonly column?: string };
const sayings: readonly Saying[] = [
  ...['/1000', ' / 1.000', ' per 1,000', ' per 1000 pcs', '/M', ' /M', ' per M', ' per mille', ' ‰', ' pro Tausend', '/Tsd.'].map(
    (cell): Saying => ({ per: 1000, cell }),
  ),
  ...[
    ' per duizend',
    ' le mille',
    ' por millar',
    ' al migliaio',
    ' per tusen',
    '/tys.',
    '/tis.',
    ' per thousand',
    '/1000 Stk',
  ].map((cell): Saying => ({ per: 1000, cell })),
  ...['/100', '/C', ' per 100', ' pro Hundert', ' per honderd', ' le cent', ' per hundred'].map(
    (cell): Saying => ({ per: 100, cell }),
  ),
  ...['Price/1000', 'Price per 1000', 'Price/M', 'Preis/1000', 'Preis pro Tausend', 'Prix les 1000', 'Prijs per duizend'].map(
    (header): Saying => ({ per: 1000, header }),
  ),
  ...['Price/100', 'Preis/100', 'Price/C', 'Price per hundred'].map((header): Saying => ({ per: 100, header })),
  ...['1000', 'M', 'mille', 'Tsd', '‰'].map((column): Saying => ({ per: 1000, column })),
  ...['100', 'C'].map((column): Saying => ({ per: 100, column })),
];

type Row = { readonly thousands: number; readonly cents: number };

/** An order whose rows are `thousands` of something at `cents`, each worth what they come to at a price for `per`. */
function order(
  rows: readonly Row[],
  mark: Mark,
  per: number,
  { cell = '', header, column }: Partial<Saying>,
  unit = 'pcs',
): string {
  const head = ['Description', 'Quantity', header ?? 'Price', ...(column === undefined ? [] : ['Per']), 'Amount'];
  const body = rows.map(({ thousands, cents }, at) => [
    `Hex nut size ${'ABCDEFGH'[at]}`,
    `${grouped(thousands, mark)} ${unit}`,
    `${money(BigInt(cents), mark)}${cell}`,
    ...(column === undefined ? [] : [column]),
    money((BigInt(thousands) * 1000n * BigInt(cents)) / BigInt(per), mark),
  ]);
  return [
    '# Purchase Order',
    ...[head, ...body].map((cells) =>
      cells
        .map((text) => text.padEnd(26))
        .join('')
        .trimEnd(),
    ),
  ].join('\n');
}

const read = async (drawing: string) => {
  const extraction = await extractOne(pagesOf(drawing));
  const values = extraction.lines.map(({ qty, price }) => [Number(qty?.value), Number(price?.value)] as const);
  return { values, doubted: extraction.reasons.some(({ code }) => code === 'number_ambiguous'), lines: linesOf(extraction) };
};

const marks = fc.constantFrom<Mark>('.', ',');
const rowsOf = (least: number, most: number) =>
  fc.array(fc.record({ thousands: fc.integer({ min: 1, max: 99 }), cents: fc.integer({ min: least, max: most }) }), {
    minLength: 1,
    maxLength: 4,
  });

describe('for how many a price is', () => {
  it('decides whether 25,000 is twenty-five thousand, wherever it stands and in whatever words', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...sayings), rowsOf(101, 99_999), marks, async (saying, rows, mark) => {
        const { values, doubted, lines } = await read(order(rows, mark, saying.per, saying));
        const told = `${JSON.stringify(saying)} ${lines.join(' | ')}`;
        expect(values.length, told).to.equal(rows.length);
        for (const [at, { thousands, cents }] of rows.entries()) {
          expect(values[at]?.[0], told).to.equal(thousands * 1000);
          expect(values[at]?.[1], told).to.be.closeTo(cents / 100 / saying.per, 1e-6);
        }
        expect(doubted, told).to.equal(false);
      }),
      { numRuns: 50 },
    );
  });

  it('is asked of a person where nothing says it, and the sum holds for twenty-five as well', async () => {
    await fc.assert(
      fc.asyncProperty(rowsOf(101, 99_999), marks, async (rows, mark) => {
        const { values, doubted, lines } = await read(order(rows, mark, 1000, {}));
        expect(
          values.map(([qty]) => qty),
          lines.join(' | '),
        ).to.deep.equal(rows.map(({ thousands }) => thousands * 1000));
        expect(doubted, lines.join(' | ')).to.equal(true);
      }),
      { numRuns: 15 },
    );
  });

  it('is one where the row comes to that', async () => {
    await fc.assert(
      fc.asyncProperty(rowsOf(101, 9_999), marks, fc.constantFrom('', '/M', '/pc', ' per pc'), async (rows, mark, cell) => {
        const { values, doubted, lines } = await read(order(rows, mark, 1, { cell }));
        expect(values, lines.join(' | ')).to.deep.equal(rows.map(({ thousands, cents }) => [thousands * 1000, cents / 100]));
        expect(doubted, lines.join(' | ')).to.equal(false);
      }),
      { numRuns: 20 },
    );
  });

  it('leaves three decimals what they are in a document that writes them so', async () => {
    await fc.assert(
      fc.asyncProperty(rowsOf(101, 99_999), marks, fc.constantFrom('m', 'kg', 'pcs'), async (rows, mark, unit) => {
        const drawing = [
          '# Purchase Order',
          'Description               Quantity                  Price                     Amount',
        ];
        for (const [at, { thousands, cents }] of rows.entries())
          drawing.push(
            [
              `Cable type ${'ABCDEFGH'[at]}`,
              `${thousands}${mark}000 ${unit}`,
              `${money(BigInt(cents), mark)}/${unit}`,
              money(BigInt(thousands) * BigInt(cents), mark),
            ]
              .map((text) => text.padEnd(26))
              .join('')
              .trimEnd(),
          );
        const { values, doubted, lines } = await read(drawing.join('\n'));
        expect(values, lines.join(' | ')).to.deep.equal(rows.map(({ thousands, cents }) => [thousands, cents / 100]));
        expect(doubted, lines.join(' | ')).to.equal(false);
      }),
      { numRuns: 20 },
    );
  });

  it('stays in doubt where the quantity is metres and the price is per M', async () => {
    const { doubted } = await read(order([{ thousands: 25, cents: 1240 }], '.', 1000, { cell: '/M' }, 'm'));
    expect(doubted).to.equal(true);
  });

  it('counts where no amount is printed, too, when it is said in figures or words', async () => {
    const drawing = (price: string): string =>
      `# Purchase Order\nDescription         Quantity        Price\nHex nut             25,000 pcs      ${price}\nWasher              3 boxes         4.50`;
    expect((await read(drawing('12.40/1000'))).values[0]?.[1]).to.be.closeTo(0.0124, 1e-9);
    expect((await read(drawing('12.40 per thousand'))).values[0]?.[1]).to.be.closeTo(0.0124, 1e-9);
    expect((await read(drawing('12.40 / 100 g'))).values[0]?.[1]).to.equal(12.4);
  });

  it('is told in sentences, in pairs of labels and values, and by a column called per', async () => {
    const sentences =
      '# Purchase Order\nPlease send us 25,000 pcs hex nuts M8 at $12.40/M = $310.00\nand 3 boxes of washers at $4.50 per box = $13.50';
    expect((await read(sentences)).lines).to.deep.equal(['25000 pcs hex nuts M8 @ 0.0124', '3 boxes washers @ 4.50']);
    const pairs = (name: string, count: string, price: string, amount: string): string =>
      `Artikel: ${name}\nMenge: ${count} Stk\nPreis: ${price} €/Tsd.\nBetrag: ${amount}\n`;
    const blocks = `# Bestellung\n${pairs('Muttern M8', '25.000', '12,40', '310,00')}\n${pairs('Scheiben M8', '3.000', '2,40', '7,20')}`;
    expect((await read(blocks)).lines).to.deep.equal(['25000 Stk Muttern M8 @ 0.0124', '3000 Stk Scheiben M8 @ 0.0024']);
    const columns =
      '# Purchase Order\nQty      U/M   Description        Price     Per   Amount\n25,000   EA    Hex nut M8         12.40     M     310.00\n500      EA    Washer M8          4.50      C     22.50';
    expect((await read(columns)).lines).to.deep.equal(['25000 EA Hex nut M8 @ 0.0124', '500 EA Washer M8 @ 0.045']);
  });
});
