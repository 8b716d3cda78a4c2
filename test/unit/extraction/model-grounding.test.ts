import type { DocumentContent } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { partsOf } from '../../../src/adapters/extraction/openai/document-lines.ts';
import { type GroundedDocument, groundedDocument } from '../../../src/adapters/extraction/openai/grounded-document.ts';
import { groundOf } from '../../../src/adapters/extraction/openai/grounding.ts';
import type { ModelDocument, ModelLine } from '../../../src/adapters/extraction/openai/model-answer.codec.ts';
import { pagesOf, sheetOf } from '../../support/documents/page.ts';
import { modelDocument, modelLine, said } from '../../support/model-answers.ts';

const grounded = (content: DocumentContent, answer: Partial<ModelDocument>): GroundedDocument =>
  groundedDocument(modelDocument(answer), groundOf(partsOf([{ name: 'x', content }])));
const row = (content: DocumentContent, line: Partial<ModelLine>) => grounded(content, { lines: [modelLine(line)] });
const asPicture = (content: DocumentContent): DocumentContent => ({
  ...content,
  pages: content.pages.map((page) => ({ ...page, reader: 'ocr' as const })),
});

describe('what a model quotes is found in the document', () => {
  it('finds the number that means the value, not the first place with its figures', () => {
    const content = pagesOf(`
Code       Article              Qty   Price    Amount
B02-3017   Flat washer type 1/3   13   6.44     83.72
`);
    const { lines, dropped } = row(content, { code: said('B02-3017'), name: said('Flat washer type 1/3'), qty: said('13') });
    expect(dropped).to.equal(0);
    expect(lines[0]?.qty?.source).to.equal('13');
    expect(lines[0]?.qty?.place).to.deep.include({ x: 190 });
  });

  it('takes the place on the row of the article, where the same number stands on several', () => {
    const content = pagesOf(`
A-1   Hex bolt      5    1.15
A-2   Oil seal      5    9.29
`);
    const { lines } = grounded(content, {
      lines: ['A-2', 'A-1'].map((code) =>
        modelLine({ code: said(code), name: said(code === 'A-1' ? 'Hex bolt' : 'Oil seal'), qty: said('5') }),
      ),
    });
    const heights = lines.map(({ qty }) => (qty?.place?.kind === 'box' ? qty.place.y : 0));
    expect(heights[0]).to.be.above(heights[1] ?? 0);
  });

  it('takes the place on the line that the model names', () => {
    const content = pagesOf('Ship to: Acme Ltd\nMill Road 1\nInvoice to: Acme Ltd\n');
    const { fields } = grounded(content, { customer_name: { ...said('Acme Ltd'), line: 3 } });
    expect(fields.customer_name?.place).to.deep.include({ y: 46 });
  });

  it('grounds where goods go, notes, sums and the numbers and days of lines', () => {
    const content = pagesOf(`
Deliver to: Berg Lager Nord
Hamngatan 12
972 34 Luleå
Schweden
Pos   Your no.   Our no.   Article     Qty   Delivery
1     HB-8       B-77      Hex bolt    10    09.12.2026
Net 125.00   VAT 31.25   Total 156.25
Please note: tail lift needed.
`);
    const { fields, lines, dropped } = grounded(content, {
      ship_to_name: said('Berg Lager Nord'),
      ship_to_street: said('Hamngatan 12'),
      ship_to_postal_code: said('972 34'),
      ship_to_city: said('Luleå'),
      ship_to_country: said('SE', 'Schweden'),
      bill_to_city: said('Stockholm'),
      totals_net: said('125.00'),
      totals_tax_amount: said('31.25'),
      totals_gross: said('156.25'),
      notes: said('tail lift needed.'),
      lines: [
        modelLine({
          name: said('Hex bolt'),
          qty: said('10'),
          buyer_item_id: said('B-77'),
          seller_item_id: said('HB-8'),
          requested_delivery_until: said('2026-12-09', '09.12.2026'),
        }),
      ],
    });
    const values = Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]));
    expect(values).to.deep.equal({
      ship_to_name: 'Berg Lager Nord',
      ship_to_street: 'Hamngatan 12',
      ship_to_postal_code: '972 34',
      ship_to_city: 'Luleå',
      ship_to_country: 'SE',
      totals_net: '125.00',
      totals_tax_amount: '31.25',
      totals_gross: '156.25',
      notes: 'tail lift needed.',
    });
    const [line] = lines;
    expect([line?.buyer_item_id, line?.seller_item_id, line?.requested_delivery_until].map((one) => one?.value)).to.deep.equal([
      'B-77',
      'HB-8',
      '2026-12-09',
    ]);
    // what stands nowhere is left out, and says nothing against the main fields
    expect(dropped).to.equal(0);
  });

  const scripts: readonly (readonly [string, string, string, string])[] = [
    ['Greek', 'Πελάτης: Αφοί Παπαδόπουλοι ΑΕ', 'Αφοί Παπαδόπουλοι ΑΕ', 'ΑΦΟΙ ΠΑΠΑΔΟΠΟΥΛΟΙ ΑΕ'],
    ['Cyrillic', 'Покупатель: ООО «Северный ветер»', 'ООО «Северный ветер»', 'ООО "Северный Ветер"'],
    ['Chinese', '客户：上海东方贸易有限公司', '上海东方贸易有限公司', '上海东方贸易有限公司'],
    ['Arabic', 'العميل: شركة النور للتجارة', 'شركة النور للتجارة', 'شركة النور للتجارة'],
  ];
  for (const [script, line, name, printed] of scripts)
    it(`finds a name in ${script} letters, and does not take another one for it`, () => {
      const { fields, dropped } = grounded(pagesOf(`${line}\n`), { customer_name: said(name, printed) });
      expect([fields.customer_name?.value, dropped]).to.deep.equal([name, 0]);
      const other = [...name].reverse().join('');
      expect(grounded(pagesOf(`${line}\n`), { customer_name: said(other) }).fields).to.deep.equal({});
    });

  it('reads figures of other scripts, days with signs for year and month, and signs of currencies', () => {
    const content = pagesOf('品名  数量  単価\nボルト  ١٢  ￥500\n納期：2026年10月3日\n');
    const { fields, lines, dropped } = grounded(content, {
      delivery_date: said('2026-10-03', '2026年10月3日'),
      currency: said('JPY', '￥'),
      lines: [modelLine({ name: said('ボルト'), qty: said('12', '١٢'), price: said('500', '￥500') })],
    });
    expect(dropped).to.equal(0);
    expect([fields.delivery_date?.value, fields.currency?.value, lines[0]?.qty?.value]).to.deep.equal([
      '2026-10-03',
      'JPY',
      '12',
    ]);
  });

  it('knows months in languages that the rules have no words for', () => {
    const { fields } = grounded(pagesOf('Afhendist 3. desember 2026\n'), {
      delivery_date: said('2026-12-03', '3. desember 2026'),
    });
    expect(fields.delivery_date?.value).to.equal('2026-12-03');
    expect(
      grounded(pagesOf('Afhendist 3. desember 2026\n'), { delivery_date: said('2026-11-03', '3. desember 2026') }).dropped,
    ).to.equal(1);
  });

  it('finds part of a cell, and no part of a number', () => {
    const content = sheetOf([['12 x Hex bolt M8 (A-100)', '1130']]);
    const { lines, dropped } = row(content, { name: said('Hex bolt M8'), code: said('A-100'), qty: said('12') });
    expect(dropped).to.equal(0);
    expect([lines[0]?.name?.source, lines[0]?.name?.place]).to.deep.equal([
      'Hex bolt M8',
      { kind: 'cell', sheet: 'Order', cell: 'A1' },
    ]);
    expect(row(content, { name: said('Hex bolt M8'), qty: said('13') }).lines).to.deep.equal([]);
  });

  it('a value that was computed counts by its formula alone', () => {
    const content = pagesOf('A-100   Desk lamp   3   12.50\nB-200   Copy paper   10   4.20\n');
    const lamp = { code: said('A-100'), name: said('Desk lamp'), qty: said('3'), price: said('12.5', '12.50') };
    const paper = { code: said('B-200'), name: said('Copy paper'), qty: said('10'), price: said('4.2', '4.20') };
    const answer = (amount: string, total: string) =>
      grounded(content, { total: said(total, ''), lines: [modelLine({ ...lamp, amount: said(amount, '') }), modelLine(paper)] });
    expect(answer('37.5', '79.5').lines[0]?.amount).to.deep.include({ value: '37.5', derived: true });
    expect(answer('37.5', '79.5').fields.total).to.deep.include({ value: '79.5', derived: true });
    expect(answer('38.5', '99').dropped).to.equal(2);
  });

  it('on a picture it is seen where the text has up to two other letters, or where the row adds up', () => {
    const scan = asPicture(pagesOf('Brightvvater Supplies Ltd   PO-77E1\nA-100   Desk lamp   3   l2.50   37.50\n'));
    const seen = { customer_name: said('Brightwater Supplies Ltd'), po_number: said('PO-7731') };
    const lamp = modelLine({
      code: said('A-100'),
      name: said('Desk lamp'),
      qty: said('3'),
      price: said('12.5', '12.50'),
      amount: said('37.5', '37.50'),
    });
    const { fields, lines, dropped } = grounded(scan, { ...seen, lines: [lamp] });
    expect(dropped).to.equal(0);
    expect([fields.customer_name?.value, fields.po_number?.value]).to.deep.equal(['Brightwater Supplies Ltd', 'PO-7731']);
    expect(lines[0]?.price?.value).to.equal('12.5');
    expect(grounded(scan, { po_number: said('PO-9999') }).dropped).to.equal(1);
    const text = pagesOf('Brightvvater Supplies Ltd   PO-77E1\n');
    expect(grounded(text, { po_number: said('PO-7731') }).dropped).to.equal(1);
  });

  it('a number far from its article is no number of its row', () => {
    const content = pagesOf(`A-100   Desk lamp\n${'\n'.repeat(2)}${'words of a letter\n'.repeat(16)}Fax 4711\n`);
    expect(row(content, { code: said('A-100'), name: said('Desk lamp'), qty: said('4711') }).lines).to.deep.equal([]);
  });

  it('a row that stands once is taken once', () => {
    const lamp = modelLine({ code: said('A-100'), name: said('Desk lamp'), qty: said('3') });
    expect(grounded(pagesOf('A-100   Desk lamp   3\n'), { lines: [lamp, lamp] }).lines).to.have.length(1);
    expect(grounded(pagesOf('A-100   Desk lamp   3\nA-100   Desk lamp   3\n'), { lines: [lamp, lamp] }).lines).to.have.length(2);
  });
});
