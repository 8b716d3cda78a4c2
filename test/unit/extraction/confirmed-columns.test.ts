/** A table that no way reads is read the next time by where a person's rows stood in it: in columns, or behind words that come back. */
import type { Extraction, KnownLayout } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { lessonOf } from '../../../src/domain/document-layout/layout-lesson.ts';
import { withLesson } from '../../../src/domain/document-layout/layout-memory.ts';
import { blankLine } from '../../../src/domain/sales-order/order-corrections.ts';
import type { OrderTerms } from '../../../src/domain/sales-order/sales-order.events.ts';
import { extractOne, linesOf, pagesOf } from '../../support/documents/page.ts';

type Row = readonly [qty: string, name: string, price: string | null];

const putRight = ({ fields }: Extraction, rows: readonly Row[]): OrderTerms => ({
  customer: null,
  customerCandidates: [],
  leadId: null,
  customerName: fields.customer_name?.value ?? null,
  customerEmail: null,
  poNumber: fields.po_number?.value ?? null,
  orderDate: null,
  deliveryDate: null,
  currency: null,
  total: null,
  warehouseId: null,
  lines: rows.map(([qty, name, price]) => ({ ...blankLine, qty, name, price })),
  requiresReview: false,
  reviewReasons: [],
});

/** What is known after somebody has put the rows of `document` right. */
async function taught(document: string, rows: readonly Row[]): Promise<KnownLayout> {
  const read = await extractOne(pagesOf(document));
  expect(linesOf(read), 'it is read wrongly before').not.to.deep.equal(
    rows.map(([qty, name, price]) => `${qty} ${name} @ ${price}`),
  );
  const lesson = lessonOf(read, putRight(read, rows));
  if (!lesson) throw new Error('nothing was learned');
  return { id: 'taught', ...withLesson(null, lesson) };
}
const readBy = async (document: string, known: KnownLayout) => linesOf(await extractOne(pagesOf(document), { layouts: [known] }));

const head = (number: string): string =>
  `Kestrel Hardware Inc.\n# Purchase Order\nPO Number: ${number}      Date: 2026-03-15\nDeliver to: 2200 Harbor Blvd\n\n`;

describe('rows that people have put right', () => {
  it('are read below each other where a quantity stands beside its article and the price on the next line', async () => {
    const shop = (number: string, rows: readonly Row[]): string =>
      `${head(number)}Items                                     Zabel\n${rows
        .map(([qty, name, price]) => `${name.padEnd(42)}${qty} of ${qty}\nSKU: KW-${qty}   $${price} each`)
        .join('\n')}`;
    const known = await taught(
      shop('88104', [
        ['3', 'Keg washer kit', '24.99'],
        ['20', 'Tri-clamp steel', '6.50'],
      ]),
      [
        ['3', 'Keg washer kit', '24.99'],
        ['20', 'Tri-clamp steel', '6.50'],
      ],
    );
    const next = shop('88177', [
      ['75', 'Silicone hose', '2.15'],
      ['2', 'Cleaner drum', '148.00'],
      ['9', 'Brass fitting', '11.20'],
    ]);
    expect(await readBy(next, known)).to.deep.equal([
      '75 Silicone hose @ 2.15',
      '2 Cleaner drum @ 148.00',
      '9 Brass fitting @ 11.20',
    ]);
  });

  it('have the price of one where a column called price holds that of the row', async () => {
    const notice = (number: string, rows: readonly (readonly [string, string, string])[]): string =>
      `${head(number)}Product                    Quantity   Price\n${rows
        .map(([name, qty, all]) => `${name.padEnd(27)}${qty.padEnd(11)}${all}`)
        .join('\n')}`;
    const known = await taught(
      notice('88104', [
        ['Washer hose', '2', '109.98'],
        ['Shop towels', '6', '165.00'],
      ]),
      [
        ['2', 'Washer hose', '54.99'],
        ['6', 'Shop towels', '27.5'],
      ],
    );
    const next = notice('88177', [
      ['Nozzle tips', '3', '45.75'],
      ['Spray gun', '4', '98.00'],
    ]);
    expect(await readBy(next, known)).to.deep.equal(['3 Nozzle tips @ 15.25', '4 Spray gun @ 24.50']);
  });

  it('are found in sentences by the words before their numbers, and end where a word always ends them', async () => {
    const letter = (number: string, rows: readonly Row[]): string =>
      `${head(number)}We need as soon as you can:\n${rows
        .map(([qty, name, price]) => `– zabel ${qty} of ${name} wun ${price}`)
        .join('\n')}`;
    const rows: readonly Row[] = [
      ['48', 'Hidden hinges', '7.35'],
      ['120', 'Pin hinges long', '1.82'],
    ];
    const known = await taught(letter('88104', rows), rows);
    const next: readonly Row[] = [
      ['15', 'Wood screws', '9.60'],
      ['4', 'Glue', '38.90'],
    ];
    expect(await readBy(letter('88177', next), known)).to.deep.equal(['15 Wood screws @ 9.60', '4 Glue @ 38.90']);
  });

  it('have the same name behind a quantity that is written in groups', async () => {
    const list = (number: string, rows: readonly (readonly [string, string])[]): string =>
      `${head(number)}We need as soon as you can:\n${rows.map(([qty, name]) => `– ${qty} karton ${name}`).join('\n')}`;
    const rows = [
      ['13', 'Coffee filters (ZP-9550)'],
      ['44', 'Wood screws (ART-4617)'],
    ] as const;
    const known = await taught(
      list('88104', rows),
      rows.map(([qty, name]) => [qty, name.replace(/ \(.*/, ''), null]),
    );
    const next = list('88177', [
      ['1 747', 'Fluorescent tubes'],
      ['5', 'Work trousers'],
    ]);
    const again = await extractOne(pagesOf(next), { layouts: [known] });
    expect(linesOf(again).map((line) => line.replace(/ @.*/, ''))).to.deep.equal(['1747 Fluorescent tubes', '5 Work trousers']);
  });

  it('are called as they were put right although they had added up before, and keep what else was read of them', async () => {
    const amount = (qty: string, price: string | null): string => (Number(qty) * Number(price)).toFixed(2);
    const wards = (number: string, rows: readonly Row[]): string =>
      `${head(number)}Pos  Description      Wumpel                Qty    Unit price  Amount\n${rows
        .map(
          ([qty, name, price], at) =>
            `${at + 1}    Ward ${'ABC'[at]} store     ${name.padEnd(22)}${qty.padEnd(7)}${(price ?? '').padEnd(12)}${amount(qty, price)}`,
        )
        .join(
          '\n',
        )}\n\nTotal${' '.repeat(53)}${rows.reduce((all, [qty, , price]) => all + Number(amount(qty, price)), 0).toFixed(2)}`;
    const rows: readonly Row[] = [
      ['300', 'Waste bags black', '1.98'],
      ['45', 'Bleach canister', '6.75'],
      ['60', 'Mop of cotton', '3.40'],
    ];
    const known = await taught(wards('88104', rows), rows);
    const next: readonly Row[] = [
      ['12', 'Broom with handle', '9.60'],
      ['4', 'Shovel', '38.90'],
    ];
    const read = await extractOne(pagesOf(wards('88177', next)), { layouts: [known] });
    expect(linesOf(read)).to.deep.equal(['12 Broom with handle @ 9.60', '4 Shovel @ 38.90']);
    expect(read.reasons.map(({ code }) => code)).to.include('arithmetic_holds');
  });

  it('add no row where only names were put right, although something else stands in the columns', async () => {
    const vendor = (number: string, above: string, rows: readonly Row[]): string =>
      `${head(number)}${above}\n\nPos  Description      Wumpel                Qty    Unit price\n${rows
        .map(([qty, name, price], at) => `${at + 1}    KW-55${at}           ${name.padEnd(22)}${qty.padEnd(7)}${price}`)
        .join('\n')}`;
    const rows: readonly Row[] = [
      ['240', 'Nitrile gloves', '11.85'],
      ['72', 'Paper towels', '46.20'],
    ];
    const known = await taught(vendor('88104', '', rows), rows);
    const next: readonly Row[] = [
      ['36', 'Degreaser citrus', '29.95'],
      ['500', 'Safety glasses', '1.32'],
    ];
    const above = `${' '.repeat(22)}${'Ankeny'.padEnd(22)}${'4400'.padEnd(7)}50021`;
    expect(await readBy(vendor('88177', above, next), known)).to.deep.equal([
      '36 Degreaser citrus @ 29.95',
      '500 Safety glasses @ 1.32',
    ]);
  });

  it('teach their columns by the first of them where a list is longer than what is kept of it', async () => {
    const shop = (number: string, rows: readonly Row[]): string =>
      `${head(number)}Items                                     Zabel\n${rows
        .map(([qty, name, price]) => `${name.padEnd(42)}${qty} of ${qty}\nSKU: KW-${qty}   $${price} each`)
        .join('\n')}`;
    const articles = ['Keg washer', 'Tri-clamp steel', 'Silicone hose', 'Brass fitting'];
    const rows = Array.from({ length: 60 }, (_, at): Row => [String(at + 2), articles[at % 4] ?? '', `${at + 1}.25`]);
    const next: readonly Row[] = [
      ['75', 'Cleaner drum', '2.15'],
      ['9', 'Hop filter', '11.20'],
    ];
    expect(await readBy(shop('88177', next), await taught(shop('88104', rows), rows))).to.deep.equal([
      '75 Cleaner drum @ 2.15',
      '9 Hop filter @ 11.20',
    ]);
  });

  it('teach nothing where they do not stand in the document', async () => {
    const letter = `${head('88104')}We need what we talked about, and some of the other as well.\n\n1 Drill`;
    const read = await extractOne(pagesOf(letter));
    const lesson = lessonOf(read, putRight(read, [['12', 'Hammer', '7.10']]));
    expect(lesson?.columns).to.equal(undefined);
  });
});
