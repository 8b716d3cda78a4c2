/** What becomes of an order whose embedded XML and visible page do not say the same. */
import { createRulesExtractor } from '@order-intake/order-extraction';
import { type EmbeddedDocument, type EmbeddedLine, type Extraction, warningText } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { createEmbeddedExtractor } from '../../../packages/order-extraction/embedded/embedded-extractor.ts';
import { noContext, pagesOf } from '../../support/documents/page.ts';

const page = `
# PURCHASE ORDER
Harbour & Finch Joinery Ltd
14 Quay Street, Bristol BS1 4QA
purchasing@harbourfinch.example

Order No: OX-4                          Order date: 2026-11-24
Delivery date: 2026-12-10

Code       Description                             Qty    Price EUR    Amount EUR
NL-1010    Cordless drill 18 V, 2 batteries        4      189.90       759.60
NL-2030    Hex bolts M8 x 40, zinc plated          25     21.35        533.75
NL-5010    Wood glue D3, 1 kg                      12     11.40        136.80

                                                          Total EUR    1,430.15
`;

const line = (sellerCode: string, name: string, qty: string, price: string, amount: string): EmbeddedLine => ({
  name,
  sellerCode,
  buyerCode: null,
  globalCode: null,
  qty,
  unit: 'C62',
  price,
  amount,
  deliveryDate: null,
});
const nobody = { name: null, email: null, phone: null, taxNumber: null, code: null };
const lines = [
  line('NL-1010', 'Cordless drill 18 V, 2 batteries', '4', '189.90', '759.60'),
  line('NL-2030', 'Hex bolts M8 x 40, zinc plated', '25', '21.35', '533.75'),
  line('NL-5010', 'Wood glue D3, 1 kg', '12', '11.40', '136.80'),
];
const data: EmbeddedDocument = {
  syntax: 'cii',
  file: 'order-x.xml',
  typeCode: '220',
  number: 'OX-4',
  orderReference: null,
  issueDate: '2026-11-24',
  deliveryDate: '2026-12-10',
  currency: 'EUR',
  buyer: { ...nobody, name: 'Harbour & Finch Joinery Ltd' },
  seller: { ...nobody, name: 'Northline Tools GmbH' },
  delivery: null,
  lines,
  totals: { lines: '1430.15', grand: '1430.15' },
};
const withLine = (index: number, changes: Partial<EmbeddedLine>): Partial<EmbeddedDocument> => ({
  lines: lines.map((one, at) => (at === index ? { ...one, ...changes } : one)),
});

const extract = async (changes: Partial<EmbeddedDocument>, drawing = page): Promise<Extraction> => {
  const content = { ...pagesOf(drawing), embedded: [{ ...data, ...changes }] };
  const extractor = createEmbeddedExtractor(createRulesExtractor());
  const [order] = await extractor.extract([{ name: 'order.pdf', content }], noContext);
  if (!order) throw new Error('nothing was extracted');
  return order;
};
const codes = ({ reasons }: Extraction) => reasons.map(({ code }) => code);
const differences = ({ warnings }: Extraction) =>
  warnings
    .filter(({ code }) => code === 'data_differs')
    .map((warning) => warningText(warning).replace('The text that people see differs from the data inside the document: ', ''));

describe('data inside a document, and its page', () => {
  it('confirm each other where every value is printed in its own place', async () => {
    const order = await extract({});
    expect(differences(order)).to.deep.equal([]);
    expect(codes(order)).to.include('visible_text_confirms');
  });

  const contradictions: readonly (readonly [string, Partial<EmbeddedDocument>, string])[] = [
    ['a quantity', withLine(0, { qty: '40' }), 'the quantity of line 1 is 4 on the page and 40 in the data.'],
    [
      'a quantity that is printed as that of another line',
      withLine(0, { qty: '25' }),
      'the quantity of line 1 is 4 on the page and 25 in the data.',
    ],
    ['a price', withLine(1, { price: '12.35', amount: null }), 'the price of line 2 is 21.35 on the page and 12.35 in the data.'],
    [
      'a price that is printed for another line',
      withLine(1, { price: '11.40', amount: '533.75' }),
      'the price of line 2 is 21.35 on the page and 11.4 in the data.',
    ],
    ['an amount', withLine(2, { amount: '163.80' }), 'the amount of line 3 is 136.80 on the page and 163.8 in the data.'],
    [
      'the total',
      { totals: { lines: '1430.15', grand: '1340.15' } },
      'the total is 1430.15 on the page and 1340.15 in the data.',
    ],
    [
      'a total that is printed as the amount of a line',
      { totals: { lines: null, grand: '759.60' } },
      'the total is 1430.15 on the page and 759.6 in the data.',
    ],
    ['the order number', { number: 'OX-5' }, 'the PO number is OX-4 on the page and OX-5 in the data.'],
    ['the order date', { issueDate: '2026-11-23' }, 'the order date is 2026-11-24 on the page and 2026-11-23 in the data.'],
    [
      'the delivery date',
      { deliveryDate: '2026-11-24' },
      'the delivery date is 2026-12-10 on the page and 2026-11-24 in the data.',
    ],
    ['the currency', { currency: 'GBP' }, 'the currency is EUR on the page and GBP in the data.'],
    [
      'the customer',
      { buyer: { ...nobody, name: 'Brightwater Interiors Ltd' } },
      'the customer is Harbour & Finch Joinery Ltd on the page and Brightwater Interiors Ltd in the data.',
    ],
    [
      'a line of the data alone',
      { lines: [...lines, line('NL-7030', 'Bar clamp 600 mm', '99', '18.50', '1831.50')] },
      'line 4 is missing on the page and NL-7030 × 99 in the data.',
    ],
    ['a line of the page alone', { lines: lines.slice(0, 2) }, 'a line is NL-5010 × 12 on the page and missing in the data.'],
  ];
  for (const [what, changes, sentence] of contradictions)
    it(`contradict each other about ${what}: both values are named, and nothing is confirmed`, async () => {
      const order = await extract(changes);
      expect(differences(order)).to.deep.equal([sentence]);
      expect(codes(order)).to.include('visible_text_differs').and.not.include('visible_text_confirms');
      expect(order.confidence).to.be.lessThan(70);
    });

  it('a value that is contradicted is shown as doubtful, at its place on the page', async () => {
    const order = await extract(withLine(0, { qty: '40' }));
    expect(order.lines[0]?.qty).to.deep.include({ value: '40', reader: 'embedded' });
    expect(order.lines[0]?.qty?.confidence).to.be.lessThan(0.7);
    expect(order.lines[0]?.qty?.place).to.not.equal(null);
    expect(order.lines[1]?.qty?.confidence).to.equal(0.98);
  });

  it('other measures and spellings of the same are no contradiction', async () => {
    const drawing = page
      .replace('189.90       759.60', '211.00  -10%  759.60')
      .replace('Harbour & Finch Joinery Ltd', 'Harbour and Finch Joinery Limited')
      .replace('2026-12-10', '10.12.2026');
    const order = await extract({}, drawing);
    expect(differences(order)).to.deep.equal([]);
  });

  it('a freight charge of the data is no line that the data lacks', async () => {
    const drawing = page.replace(
      '                                                          Total EUR    1,430.15',
      'FR         Freight                                 1      25.00        25.00\n\n                                                          Total EUR    1,455.15',
    );
    const order = await extract(
      { charges: [{ type: 'freight', name: 'Freight', amount: '25.00' }], totals: { lines: '1430.15', grand: '1455.15' } },
      drawing,
    );
    expect(differences(order)).to.deep.equal([]);
  });

  it('two lines of one article with different quantities are compared each with its own', async () => {
    const twice = [lines[0], { ...lines[0], qty: '6', amount: '1139.40' }, ...lines.slice(1)] as EmbeddedLine[];
    const drawing = page
      .replace(/^NL-2030/m, 'NL-1010    Cordless drill 18 V, 2 batteries        6      189.90       1139.40\nNL-2030')
      .replace('1,430.15', '2,569.55');
    const order = await extract(
      { lines: [twice[1], twice[0], ...twice.slice(2)] as EmbeddedLine[], totals: { lines: '2569.55', grand: '2569.55' } },
      drawing,
    );
    expect(differences(order)).to.deep.equal([]);
    expect(codes(order)).to.include('visible_text_confirms');
  });

  it('a page whose lines cannot be read confirms nothing, and contradicts only what it does not show', async () => {
    const drawing = `
# PURCHASE ORDER
Order No: OX-4  Order date: 2026-11-24
We order as agreed on the phone with your Mr Miller the goods that are listed in the data of this file.
`;
    const order = await extract({}, drawing);
    expect(codes(order)).to.not.include('visible_text_confirms');
    expect(differences(order)[0]).to.equal('line 1 is missing on the page and NL-1010 × 4 in the data.');
  });
});
