/** What people confirmed of one document is found again on the next of its layout, and nowhere else. */

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Extraction, KnownLayout } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { describe, it } from 'mocha';
import { documentLayoutCodecs } from '../../../src/domain/document-layout/document-layout.codec.ts';
import { lessonOf } from '../../../src/domain/document-layout/layout-lesson.ts';
import { type LayoutMemory, withLesson } from '../../../src/domain/document-layout/layout-memory.ts';
import type { OrderTerms } from '../../../src/domain/sales-order/sales-order.events.ts';
import { earlierStrategies, strategyToday } from '../../../src/domain/shared/earlier-strategies.ts';
import { extractOne, fieldValue, linesOf, pagesOf, sheetOf } from '../../support/documents/page.ts';
import { layoutStrategies } from '../../support/public-names/sources.ts';

const row = (qty: string, name: string, price: string): string => `${name.padEnd(26)}${qty.padEnd(8)}${price}`;
/** "Zabel" is a word of no language: nothing tells that prices stand below it, or the order's number behind it. */
const orderOf = (number: string, wanted: string, rows: readonly string[]): string =>
  `Kestrel Hardware Inc.\n# Purchase Order\nZabel K-01 ${number}      Our ref: 77-${number.slice(-2)}\nDelivery date: ${wanted}\n\nDescription               Qty     Zabel\n${rows.join('\n')}`;
const first = orderOf('88104', '03/04/2026', [row('5', 'Drill', '100.00'), row('2', 'Hammer', '12.50')]);
const second = orderOf('88177', '05/06/2026', [row('7', 'Saw blade', '8.20'), row('31', 'Hex bolt', '0.40')]);

const blank = { unit: null, discount: null, amount: null, productId: null, matchedBy: null, candidates: [] } as const;
const asRight = ({ fields, lines }: Extraction, changes: Partial<OrderTerms>, prices: readonly string[]): OrderTerms => ({
  customer: null,
  customerCandidates: [],
  leadId: null,
  customerName: fields.customer_name?.value ?? null,
  customerEmail: null,
  poNumber: fields.po_number?.value ?? null,
  orderDate: null,
  deliveryDate: fields.delivery_date?.value ?? null,
  currency: null,
  total: null,
  warehouseId: null,
  lines: lines.map(({ name, code, qty }, at) => ({
    ...blank,
    name: name?.value ?? null,
    code: code?.value ?? null,
    qty: qty?.value ?? null,
    price: prices[at] ?? null,
  })),
  requiresReview: false,
  reviewReasons: [],
  ...changes,
});

/** What is known after a person has put the first document right. */
const learned = async (): Promise<KnownLayout> => {
  const read = await extractOne(pagesOf(first));
  const lesson = lessonOf(read, asRight(read, { poNumber: '88104', deliveryDate: '2026-03-04' }, ['100', '12.5']));
  if (!lesson) throw new Error('nothing was learned');
  return { id: 'kestrel', ...withLesson(null, lesson) };
};

describe('a layout that somebody has corrected', () => {
  it('is read wrongly without that: the words of its labels are of no language', async () => {
    const read = await extractOne(pagesOf(second));
    expect(fieldValue(read, 'po_number')).not.to.equal('88177');
    expect(linesOf(read)).not.to.deep.equal(['7 Saw blade @ 8.20', '31 Hex bolt @ 0.40']);
    expect(read).not.to.have.property('layout');
  });
  it('is read right the next time: numbers by their place, days as they were meant, prices in their column', async () => {
    const read = await extractOne(pagesOf(second), { layouts: [await learned()] });
    expect(read.layout).to.deep.equal({ id: 'kestrel', orders: 1 });
    expect(fieldValue(read, 'po_number')).to.equal('88177');
    expect(fieldValue(read, 'delivery_date'), 'the month comes first there').to.equal('2026-05-06');
    expect(linesOf(read)).to.deep.equal(['7 Saw blade @ 8.20', '31 Hex bolt @ 0.40']);
  });
  it('is read right too where release 0.2.0 or 0.3.0 learned it, which named the way to read its table in words', async () => {
    const { id, ...memory } = await learned();
    expect(memory.way).to.equal('under_headers_price_2');
    const codec = documentLayoutCodecs.find(({ type }) => type === 'DocumentLayoutLearned');
    const golden = JSON.parse(
      readFileSync(new URL('../../fixtures/events/DocumentLayoutLearned.v1.json', import.meta.url), 'utf8'),
    );
    const decoded = codec?.decode({ ...golden, memory: { ...memory, way: 'under headers, price 2' } }, 1);
    if (!decoded || isLeft(decoded)) throw new Error(decoded?.left);
    const known: KnownLayout = { id, ...(decoded.right as unknown as { readonly memory: LayoutMemory }).memory };
    expect(linesOf(await extractOne(pagesOf(second), { layouts: [known] }))).to.deep.equal([
      '7 Saw blade @ 8.20',
      '31 Hex bolt @ 0.40',
    ]);
    const inWords = { ...known, way: 'under headers, price 2' };
    expect(linesOf(await extractOne(pagesOf(second), { layouts: [inWords] }))).not.to.include('7 Saw blade @ 8.20');
  });
  it('has an id of today for every way that releases 0.2.0 and 0.3.0 have recorded', () => {
    const today = new Set(layoutStrategies());
    const isOfToday = (way: string) => today.has(way.replace(/(?<=_(?:qty|price|name)_)\d+$/, '*'));
    for (const release of ['0.2.0', '0.3.0']) {
      const file = new URL(`../../fixtures/release-${release}/events.ndjson.gz`, import.meta.url);
      const ways = new Set(
        [
          ...gunzipSync(readFileSync(file))
            .toString()
            .matchAll(/"ways?":(?:"|\[\{"way":")([^"]+)"|"way":"([^"]+)"/g),
        ].map(([, first, other]) => first ?? other ?? ''),
      );
      const ofTables = [...ways].filter((way) => way !== 'password' && way !== 'token' && way !== 'oidc');
      expect(ofTables.length, release).to.be.greaterThan(5);
      expect(
        ofTables.filter((way) => !isOfToday(strategyToday(way))),
        release,
      ).to.deep.equal([]);
    }
    expect(Object.values(earlierStrategies).filter((way) => !today.has(way) && way !== 'sizes_apart')).to.deep.equal([]);
  });
  it('is known by more than a word or two: another document with prices and numbers is read as ever', async () => {
    const other =
      '# Purchase Order\nPO Number: KH-100   Date: 2026-03-15\n\nQty   Description        Unit Price   Amount\n5     Drill              100.00       500.00';
    const [alone, beside] = [await extractOne(pagesOf(other)), await extractOne(pagesOf(other), { layouts: [await learned()] })];
    expect(beside).not.to.have.property('layout');
    expect({ fields: beside.fields, lines: beside.lines }).to.deep.equal({ fields: alone.fields, lines: alone.lines });
  });
  it('is remembered by places and hashes, without a word or a number of the document', async () => {
    const { print } = await extractOne(pagesOf(first));
    expect(JSON.stringify([print, await learned()])).not.to.match(/kestrel (?:hardware)|drill|hammer|88104|zabel|100\.00/i);
    expect(JSON.stringify(print).length).to.be.below(8_000);
  });
});

/** Its customer is named with a department behind it, in a headline that says nothing of companies; whose dollars are meant it does not say. */
const letterOf = (number: string, wanted: string, above: string): string =>
  `${above}# Wiggly Tops\n# Purchase Order\nPO Number: ${number}      Date: 2026-03-02\nDelivery date: ${wanted}\n\nQty   Description        Unit Price   Amount\n5     Drill              $100.00      $500.00\nTotal                                 $500.00\n\nMarram Stores, Site services\nhello@letterbox.example`;

describe('what a customer says on each of its documents', () => {
  const taught = async (): Promise<KnownLayout> => {
    const read = await extractOne(pagesOf(letterOf('88104', '2026-03-14', '')));
    const right = { customerName: 'Marram Stores', customerEmail: 'hello@letterbox.example', currency: 'CAD', total: '500' };
    const lesson = lessonOf(read, asRight(read, right, ['100']));
    if (!lesson) throw new Error('nothing was learned');
    return { id: 'marram', ...withLesson(null, lesson) };
  };
  const next = letterOf('88177', '2026-05-06', 'Please quote our number on all papers\n');

  it('is read wrongly before somebody corrects it', async () => {
    const read = await extractOne(pagesOf(next));
    expect(fieldValue(read, 'customer_name')).not.to.equal('Marram Stores');
    expect(fieldValue(read, 'currency')).to.equal('USD');
  });
  it('is known again wherever it stands, and a sign means the currency that it was said to mean', async () => {
    const read = await extractOne(pagesOf(next), { layouts: [await taught()] });
    expect(fieldValue(read, 'customer_name')).to.equal('Marram Stores');
    expect(fieldValue(read, 'currency')).to.equal('CAD');
  });
  it('is not said of another customer of the same form, nor of a currency that is printed', async () => {
    const others = next.replaceAll('Marram Stores', 'Teasel Works').replaceAll('$', 'EUR ');
    const read = await extractOne(pagesOf(others), { layouts: [await taught()] });
    expect(read.layout).to.deep.equal({ id: 'marram', orders: 1 });
    expect(fieldValue(read, 'customer_name')).to.match(/^Teasel Works/);
    expect(fieldValue(read, 'currency')).to.equal('EUR');
  });
});

describe('the manner of a layout', () => {
  const orderBy = (number: string, ordered: string, wanted: string, rows: readonly string[], total: string): string =>
    `Kestrel Hardware Inc.\n# Purchase Order ${number}\n${ordered}\nThe goods are needed no later than ${wanted}.\n\n${rows.join('\n')}\nZabel:                              ${total}\nkestrel@letterbox.example\n2200 Harbor Blvd, Oakland, CA 94607`;
  const rowOf = (qty: string, name: string, price: string, amount: string): string =>
    `${qty.padEnd(6)}${name.padEnd(20)}${price.padEnd(10)}${amount}`;
  const heading = 'Qty   Description         Price     Amount';
  const taught = async (): Promise<KnownLayout> => {
    const read = await extractOne(
      pagesOf(orderBy('88104', '15-02-2026', '05-03-2026', [heading, rowOf('5', 'Drill', '100.00', '500.00')], '500.00')),
    );
    expect(fieldValue(read, 'delivery_date'), 'the order tells by its own date').to.equal('2026-03-05');
    const lesson = lessonOf(read, asRight(read, { orderDate: '2026-02-15', total: '500' }, ['100']));
    if (!lesson) throw new Error('nothing was learned');
    return { id: 'kestrel', ...withLesson(null, lesson) };
  };

  it('tells which comes first, the day or the month, where a document does not', async () => {
    const rows = [heading, rowOf('2', 'Hammer', '12.50', '25.00'), rowOf('4', 'Saw blade', '8.20', '32.80')];
    const drawn = pagesOf(orderBy('88177', '02-02-2026', '11-03-2026', rows, '57.80'));
    const [alone, remembered] = [await extractOne(drawn), await extractOne(drawn, { layouts: [await taught()] })];
    expect(fieldValue(alone, 'delivery_date')).to.equal('2026-11-03');
    expect(fieldValue(remembered, 'delivery_date')).to.equal('2026-03-11');
    expect(remembered.reasons.map(({ code }) => code)).not.to.include('date_ambiguous');
  });
});

describe('what every row of an export says again', () => {
  const heading = ['Zabel', 'Dorn', 'Zabel day', 'Item no.', 'Description', 'Qty', 'Unit price', 'Amount'];
  const exported = (number: string, day: string, rows: readonly (readonly (string | number)[])[]) =>
    sheetOf([heading, ...rows.map((row) => [number, 'Marram Stores Ltd', day, ...row])]);
  const first = exported('88104', '2026-03-14', [
    ['A-1', 'Drill', 5, 100, 500],
    ['A-2', 'Hammer', 2, 12.5, 25],
  ]);

  it("is the order's: it is known again by its column, also where there is one row alone", async () => {
    const read = await extractOne(first);
    const right = { customerName: 'Marram Stores Ltd', poNumber: '88104', deliveryDate: '2026-03-14' };
    const lesson = lessonOf(read, asRight(read, right, ['100', '12.5']));
    if (!lesson) throw new Error('nothing was learned');
    const layouts = [{ id: 'marram', ...withLesson(null, lesson) }];
    for (const rows of [
      [['A-3', 'Saw blade', 7, 8.2, 57.4]],
      [
        ['A-3', 'Saw blade', 7, 8.2, 57.4],
        ['A-4', 'Hex bolt', 31, 0.4, 12.4],
      ],
    ]) {
      const next = exported('88177', '2026-05-06', rows);
      const alone = await extractOne(next);
      expect([fieldValue(alone, 'po_number'), fieldValue(alone, 'delivery_date')]).not.to.deep.equal(['88177', '2026-05-06']);
      const again = await extractOne(next, { layouts });
      expect(again.layout?.id).to.equal('marram');
      expect(fieldValue(again, 'customer_name')).to.equal('Marram Stores Ltd');
      expect(fieldValue(again, 'po_number')).to.equal('88177');
      expect(fieldValue(again, 'delivery_date')).to.equal('2026-05-06');
    }
  });
});

describe('rows of sizes of which people made a line each', () => {
  const matrix = (number: string, rows: readonly string[], total: string) =>
    pagesOf(
      `Kestrel Workwear Inc.\n# Purchase Order ${number}\nDate: 2026-03-02      Delivery date: 2026-03-14\n\nItem no.     Item                 46    48    50    Qty    Price     Amount\n${rows.join('\n')}\nTotal                                                       ${total}`,
    );
  const first = matrix(
    '88104',
    [
      'AB-10        Trousers, black      4     10    12    26     50.00     1300.00',
      'AJ-20        Jacket, black        2           8     10     90.00     900.00',
    ],
    '2200.00',
  );
  const next = matrix('88177', ['AB-10        Trousers, black      1     2     3     6      50.00     300.00'], '300.00');
  const taught = async (lines: readonly (readonly [name: string, qty: string, price: string])[]): Promise<KnownLayout> => {
    const read = await extractOne(first);
    const right = lines.map(([name, qty, price]) => ({ ...blank, name, code: null, qty, price }));
    const lesson = lessonOf(read, asRight(read, { poNumber: '88104', lines: right }, []));
    if (!lesson) throw new Error('nothing was learned');
    return { id: 'kestrel', ...withLesson(null, lesson) };
  };

  it('are such lines the next time, and nothing is asked about them', async () => {
    const layout = await taught([
      ['Trousers, black 46', '4', '50'],
      ['Trousers, black 48', '10', '50'],
      ['Trousers, black 50', '12', '50'],
      ['Jacket, black 46', '2', '90'],
      ['Jacket, black 50', '8', '90'],
    ]);
    const again = await extractOne(next, { layouts: [layout] });
    expect(linesOf(again)).to.deep.equal([
      '[AB-10] 1 Trousers, black 46 @ 50.00',
      '[AB-10] 2 Trousers, black 48 @ 50.00',
      '[AB-10] 3 Trousers, black 50 @ 50.00',
    ]);
    expect(again.warnings.map(({ code }) => code)).not.to.include('sizes_summed');
  });

  it('stay rows where people left them so, and ask again', async () => {
    const layout = await taught([
      ['Trousers, black', '26', '50'],
      ['Jacket, black', '10', '90'],
    ]);
    const again = await extractOne(next, { layouts: [layout] });
    expect(linesOf(again)).to.deep.equal(['[AB-10] 6 Trousers, black @ 50.00']);
    expect(again.warnings.map(({ code }) => code)).to.include('sizes_summed');
  });
});
