import { unread, unreadText } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { embeddedFields, embeddedType } from '../../../packages/order-extraction/embedded/fields.ts';
import { read } from '../../../src/adapters/documents/readers/edi.reader.ts';
import { Refusal } from '../../../src/adapters/documents/refusal.ts';
import { sniff } from '../../../src/adapters/documents/sniff.ts';
import {
  edifact,
  edifactLines,
  edifactMessage,
  edifactOrder,
  interchange,
  x12,
  x12Interchange,
  x12Lines,
  x12Order,
  x12Set,
} from '../../support/documents/order-edi.ts';

const ordersIn = async (text: string | Buffer) => (await read(Buffer.from(text))).embedded ?? [];
const orderIn = async (text: string | Buffer) => {
  const [order] = await ordersIn(text);
  if (!order) throw new Error('no order was read');
  return order;
};
const warningsIn = async (text: string) => (await read(Buffer.from(text))).warnings;
const refusalOf = async (text: string | Buffer) => {
  try {
    await read(Buffer.from(text));
  } catch (error) {
    if (error instanceof Refusal) return error.unreadable;
    throw error;
  }
  throw new Error('it was read');
};
const one = (segments: readonly string[], options = {}) => interchange([edifactMessage(segments, options)]);

describe('an order in EDIFACT', () => {
  it('is read with everything that it says of the whole order', async () => {
    const order = await orderIn(edifact());
    expect(order).to.deep.include({
      ...{ syntax: 'edifact', typeCode: '220', number: 'PO-2026-77', issueDate: '2026-11-24', deliveryDate: '2026-12-10' },
      ...{ currency: 'EUR', totals: { lines: '79.50', grand: '98.77' } },
      charges: [{ type: 'freight', name: 'Freight', amount: '3.50' }],
      buyer: {
        ...{ name: 'Northgate Büro GmbH Einkauf', email: 'office@northgate.example', phone: '+49 421 1' },
        ...{ taxNumber: 'DE123456789', code: 'C-9' },
      },
    });
    expect(order.seller.name).to.equal('Contoso Trading GmbH');
    expect(order.details).to.deep.equal({
      buyer: { contact: { name: 'Jo Bloggs', email: 'office@northgate.example', phone: '+49 421 1' } },
      shipTo: {
        ...{ name: 'Northgate Lager', street: 'Tor 3\nKaistraße 9', city: 'Hamburg', postalCode: '20457', country: 'DE' },
        ...{ gln: '4012345000016', contact: { name: 'A. Lager' } },
      },
      billTo: { name: 'Northgate Holding', street: 'Hafenstraße 2', city: 'Bremen', postalCode: '28195', country: 'DE' },
      references: { contractNumber: 'F-2026-9', quotationNumber: 'Q-88', buyerReference: 'KST 4711', project: 'P-12' },
      requestedDelivery: { kind: 'period', from: '2026-12-09', until: '2026-12-10' },
      deliveryTerms: { code: 'DAP', place: 'Hamburg' },
      shippingMethod: 'Contoso Freight',
      paymentTerms: { text: '30 days net, 2 % in 10 days', netDays: 30, discountPercent: '2', discountDays: 10 },
      totals: {
        ...{ lines: '79.50', net: '83.00', taxAmount: '15.77', gross: '98.77' },
        tax: [{ rate: '19', base: '83.00', amount: '15.77' }],
      },
      notes: 'Tail lift needed\nRing twice at gate 3',
    });
  });

  it('is read with everything that its lines say', async () => {
    const [lamp, paper] = (await orderIn(edifact())).lines;
    expect(lamp).to.deep.equal({
      ...{ name: 'Desk lamp, arm 60 cm: black with bulb', sellerCode: 'DL-1', buyerCode: 'B-7', globalCode: '4012345001207' },
      ...{ qty: '3', unit: 'PCE', price: '12.50', amount: '37.50', deliveryDate: '2026-12-10' },
      details: {
        ...{ position: '1', buyerItemId: 'B-7', sellerItemId: 'DL-1', manufacturerItemId: 'M-55', gtin: '4012345001207' },
        ...{ unitCode: 'C62', lineNet: '37.50', taxRate: '19', note: 'Without packaging' },
        requestedDelivery: { kind: 'day', until: '2026-12-10' },
      },
    });
    expect(paper).to.deep.include({ name: 'Copy paper', price: '4.2', amount: '42.00', qty: '10' });
    expect(paper?.details).to.deep.include({
      priceBaseQuantity: '10',
      deliveries: [
        { day: '2026-12-11', quantity: '4' },
        { day: '2026-12-18', quantity: '6' },
      ],
    });
  });

  it('is read in the form of D.01B, without line breaks and with its own separators', async () => {
    const modern = interchange([edifactMessage(edifactOrder(), { type: 'ORDERS:D:01B:UN:EAN010' })], { newline: '' });
    expect((await orderIn(modern)).lines).to.have.length(2);
    const others = edifact()
      .replaceAll("'", '~')
      .replaceAll('+', '|')
      .replaceAll(':', '^')
      .replaceAll('?|', '+')
      .replaceAll('?^', ':');
    expect((await orderIn(`UNA^|.? ~${others}`)).details).to.deep.equal((await orderIn(edifact())).details);
    const brackets = others.replaceAll('^', '[').replaceAll('|', ']').replaceAll('~', '^').replaceAll('?:', '?\\\\');
    expect((await orderIn(`UNA[].? ^${brackets}`)).details).to.deep.equal((await orderIn(edifact())).details);
  });

  it('without a description calls a line by its number, and keeps it', async () => {
    const bare = edifactOrder({ lines: ['LIN+1++4012345001207:SRV', 'QTY+21:3'] });
    expect((await orderIn(one(bare))).lines[0]).to.deep.include({ name: '4012345001207', globalCode: '4012345001207', qty: '3' });
  });

  it('keeps a line whose number is of a kind that nobody knows, and one that has none', async () => {
    const lines = ['LIN+1+1+0764569104:IB', 'QTY+1:25', 'FTX+AFM+1++The Hobbit', 'LIN+2', 'QTY+21:1'];
    const order = await orderIn(one(edifactOrder({ lines })));
    expect(order.lines.map(({ name, sellerCode, qty }) => [name, sellerCode, qty])).to.deep.equal([
      ['The Hobbit', '0764569104', '25'],
      ['2', null, '1'],
    ]);
  });

  it('says a calendar week, and a day in every form that the standard has', async () => {
    const on = async (dtm: string) => {
      const { details, deliveryDate } = await orderIn(one(['BGM+220+1+9', dtm, 'LIN+1++7:SA', 'QTY+21:1']));
      return [deliveryDate, details?.requestedDelivery?.week];
    };
    expect(await on('DTM+2:202650:616')).to.deep.equal(['2026-12-13', '2026-W50']);
    expect(await on('DTM+2:202612101200:203')).to.deep.equal(['2026-12-10', undefined]);
    expect(await on('DTM+2:261210:101')).to.deep.equal(['2026-12-10', undefined]);
    expect(await on('DTM+2:20261201-20261210:718')).to.deep.equal(['2026-12-10', undefined]);
    expect(await on('DTM+2:20261310:102')).to.deep.equal([null, undefined]);
  });

  it('of several gives each order of the interchange, and of several interchanges in a file', async () => {
    const orders = ['A', 'B', 'C'].map((number, at) => edifactMessage(edifactOrder({ number }), { reference: String(at + 1) }));
    expect((await ordersIn(interchange(orders))).map(({ number }) => number)).to.deep.equal(['A', 'B', 'C']);
    const una = "UNA:+.? '";
    const two = `${interchange(orders.slice(0, 1), { una })}\r\n${interchange(orders.slice(1, 2), { una })}`;
    expect((await ordersIn(two)).map(({ number }) => number)).to.deep.equal(['A', 'B']);
  });

  it('is a change or a cancellation where the message says so', async () => {
    const typeOf = async (text: string) => embeddedType(await orderIn(text));
    const change = { type: 'ORDCHG:D:96A:UN' };
    const changed = [...edifactOrder({ code: '230', number: 'CH-1', purpose: '4' })];
    changed.splice(4, 0, 'RFF+ON:PO-2026-77');
    const order = await orderIn(one(changed, change));
    expect(embeddedType(order)).to.equal('order_change');
    expect(embeddedFields(order, 0).po_number?.value).to.equal('PO-2026-77');
    expect(await typeOf(one(edifactOrder({ purpose: '5' })))).to.equal('order_change');
    expect(await typeOf(one(edifactOrder({ purpose: '1' })))).to.equal('order_cancellation');
    const off = edifactLines.map((segment) => segment.replace(/^LIN\+(\d)(?:\+)?/, 'LIN+$1+2'));
    expect(await typeOf(one(edifactOrder({ code: '230', lines: off }), change))).to.equal('order_cancellation');
    const oneOff = edifactLines.map((segment) => segment.replace(/^LIN\+1\+/, 'LIN+1+2'));
    expect((await orderIn(one(edifactOrder({ lines: oneOff }), change))).lines.map(({ name }) => name)).to.deep.equal([
      'Copy paper',
    ]);
  });

  it('warns that a change may list only what changes', async () => {
    const warned = async (text: string) => (await read(Buffer.from(text, 'latin1'))).warnings.map(({ code }) => code);
    const change = edifactOrder({ code: '230', number: 'CH-1', purpose: '4' });
    expect(await warned(one(change, { type: 'ORDCHG:D:96A:UN' }))).to.deep.equal(['edi_change_in_part']);
    expect(await warned(one(edifactOrder()))).to.deep.equal([]);
  });

  it('is told from an invoice and a confirmation, which draft nothing', async () => {
    const typeOf = async (code: string, type: string) => embeddedType(await orderIn(one(edifactOrder({ code }), { type })));
    expect(await typeOf('380', 'INVOIC:D:96A:UN')).to.equal('invoice');
    expect(await typeOf('231', 'ORDRSP:D:96A:UN')).to.equal('order_response');
  });

  it('is read in Latin-1, in Latin-2 where the level says so, and in UTF-8 whatever it says', async () => {
    const name = async (bytes: Buffer) => (await orderIn(bytes)).buyer.name;
    expect(await name(Buffer.from(edifact(), 'latin1'))).to.contain('Büro');
    expect(await name(Buffer.from(edifact().replace('UNOC', 'UNOA'), 'utf8'))).to.contain('Büro');
    const latin2 = Buffer.from(edifact().replace('UNOC', 'UNOD'), 'latin1').toString('latin1').replace('Büro', 'B\xb3ro');
    expect(await name(Buffer.from(latin2, 'latin1'))).to.contain('Błro');
  });
});

describe('a damaged EDIFACT file', () => {
  it('that is cut off anywhere is refused as cut off or damaged, never read in part', async () => {
    const whole = edifact();
    for (let length = 60; length < whole.length - 8; length += 41) {
      const { code, reason } = await refusalOf(whole.slice(0, length));
      expect([code, reason.code], `${length}: ${unreadText(reason)}`).to.deep.equal(['corrupt', 'edi_ends_early']);
    }
  });

  it('with a message inside of another says which end is missing', async () => {
    const text = edifact().replace(/UNT\+\d+\+1'/, '');
    expect((await refusalOf(text)).reason).to.deep.equal(unread.edi_ends_early('UNT'));
  });

  it('whose UNA names separators that it does not use, or that cannot be told apart, says so', async () => {
    expect((await refusalOf(`UNA;|.? ~${edifact()}`)).reason.code).to.equal('edi_separators');
    expect((await refusalOf(`UNA++.? '${edifact()}`)).reason.code).to.equal('edi_separators');
  });

  it('may say that it has no release character', async () => {
    const text = `UNA:+.  '${edifact().replaceAll('?:', '').replaceAll('?+', '')}`;
    expect((await orderIn(text)).lines[0]?.name).to.equal('Desk lamp, arm 60 cm black with bulb');
  });

  it('that counts wrong is read, and warns that something may be missing', async () => {
    const text = edifact().replace(/UNT\+\d+/, 'UNT+99999999999999999999');
    expect((await orderIn(text)).number).to.equal('PO-2026-77');
    const [warning] = await warningsIn(text);
    expect(warning).to.deep.include({ code: 'edi_count_differs' });
    expect(warning?.facts).to.deep.include({ segment: 'UNT', declared: 999_999_999 });
    expect((await warningsIn(edifact().replace('UNZ+1', 'UNZ+2'))).map(({ code }) => code)).to.deep.equal(['edi_count_differs']);
    expect((await warningsIn(edifact().replace('UNZ+1+77', 'UNZ+1+78'))).map(({ code }) => code)).to.deep.equal([
      'edi_reference_differs',
    ]);
    expect(await warningsIn(edifact())).to.deep.equal([]);
  });

  it('with a release character before every separator of a text keeps the text', async () => {
    const text = one(edifactOrder({ lines: ['LIN+1++7:SA', "IMD+F++:::5?+5 ?'mm?' ?: a??b", 'QTY+21:1'] }));
    expect((await orderIn(text)).lines[0]?.name).to.equal("5+5 'mm' : a?b");
  });

  it('takes no number that is none', async () => {
    const order = await orderIn(
      one(edifactOrder({ lines: ['LIN+1++7:SA', 'QTY+21:1e999', 'PRI+AAA:=1', 'MOA+203:9999999999999999999999'] })),
    );
    expect([order.lines[0]?.qty, order.lines[0]?.price, order.lines[0]?.amount]).to.deep.equal([null, null, null]);
  });

  it('of more messages or bytes than are read is refused, and of more lines warns', async () => {
    const many = Array.from({ length: 101 }, (_, at) =>
      edifactMessage(['BGM+220+1+9', 'LIN+1++7:SA', 'QTY+21:1'], { reference: String(at) }),
    );
    expect(await refusalOf(interchange(many))).to.deep.equal({
      code: 'too_large',
      reason: unread.edi_has_too_many_messages(100),
    });
    expect((await refusalOf(Buffer.alloc(6 * 1024 * 1024, "UNB+UNOA:3'"))).reason.code).to.equal('edi_too_large');
    const long = edifactOrder({ lines: Array.from({ length: 5_001 }, (_, at) => [`LIN+${at}++7:SA`, 'QTY+21:1']).flat() });
    const { embedded, warnings } = await read(Buffer.from(one(long)));
    expect([embedded?.[0]?.lines.length, warnings.map(({ code }) => code)]).to.deep.equal([5_000, ['edi_cut']]);
  });

  it('of messages that are no orders says which kind it holds, and beside an order leaves it out with a warning', async () => {
    const control = edifactMessage(['UCI+77+A+B+7'], { type: 'CONTRL:D:3:UN', reference: '2' });
    expect(await refusalOf(interchange([control]))).to.deep.equal({
      code: 'unsupported_type',
      reason: unread.edi_no_order('CONTRL'),
    });
    const { embedded, warnings } = await read(Buffer.from(interchange([edifactMessage(edifactOrder()), control])));
    expect([embedded?.length, warnings.map(({ code }) => code)]).to.deep.equal([1, ['edi_message_left_out']]);
  });
});

describe('an order in X12', () => {
  it('is read with everything that it says of the whole order', async () => {
    const order = await orderIn(x12());
    expect(order).to.deep.include({
      ...{ syntax: 'x12', typeCode: '220', number: 'PO-2026-77', issueDate: '2026-11-24', deliveryDate: '2026-12-10' },
      ...{ currency: 'USD', totals: { lines: null, grand: '79.5' } },
      charges: [{ type: 'freight', name: 'Freight', amount: '3.5' }],
      buyer: { name: 'Northgate Office Inc', email: 'office@northgate.example', phone: '+1 617 1', taxNumber: null, code: 'C-9' },
    });
    expect(order.details).to.deep.equal({
      buyer: { contact: { name: 'Jo Bloggs', email: 'office@northgate.example', phone: '+1 617 1' } },
      shipTo: {
        ...{ name: 'Northgate Warehouse', attention: 'Receiving', street: '9 Quay Road\nGate 3', city: 'Portland', region: 'ME' },
        ...{ postalCode: '04101', country: 'US', gln: '4012345000016' },
      },
      billTo: {
        name: 'Northgate Holding',
        street: '2 Harbor Street',
        city: 'Boston',
        region: 'MA',
        postalCode: '02101',
        country: 'US',
      },
      references: { contractNumber: 'F-2026-9', quotationNumber: 'Q-88', buyerReference: 'KST 4711', project: 'P-12' },
      requestedDelivery: { kind: 'period', from: '2026-12-09', until: '2026-12-10' },
      deliveryTerms: { code: 'DAP', place: 'Portland' },
      shippingMethod: 'UPS Ground',
      partialDelivery: 'not_allowed',
      paymentTerms: { text: 'Net 30, 2 % in 10 days', netDays: 30, discountPercent: '2', discountDays: 10 },
      notes: 'Tail lift needed\nRing twice at gate 3',
    });
  });

  it('is read with everything that its lines say', async () => {
    const [lamp, paper] = (await orderIn(x12())).lines;
    expect(lamp).to.deep.equal({
      ...{ name: 'Desk lamp, arm 60 cm', sellerCode: 'DL-1', buyerCode: 'B-7', globalCode: '4012345001207' },
      ...{ qty: '3', unit: 'EA', price: '12.5', amount: null, deliveryDate: '2026-12-10' },
      details: {
        ...{ position: '1', buyerItemId: 'B-7', sellerItemId: 'DL-1', manufacturerItemId: 'M-55', gtin: '4012345001207' },
        ...{ unitCode: 'C62', taxRate: '19', note: 'Without packaging' },
        requestedDelivery: { kind: 'day', until: '2026-12-10' },
      },
    });
    expect(paper).to.deep.include({ name: 'Copy paper', price: '0.42' });
    expect(paper?.details).to.deep.include({
      unitCode: 'XCS',
      priceBaseQuantity: '100',
      deliveries: [
        { day: '2026-12-11', quantity: '4' },
        { day: '2026-12-18', quantity: '6' },
      ],
    });
  });

  it('is read with other separators, and with a line break as the end of a segment', async () => {
    const whole = await orderIn(x12());
    for (const options of [{ element: '|' }, { end: '\n' }, { end: '\r\n' }, { end: '~' }])
      expect((await orderIn(x12Interchange([x12Set('850', x12Order())], options))).details).to.deep.equal(whole.details);
  });

  it('is a change or a cancellation where the set says so', async () => {
    const typeOf = async (text: string) => embeddedType(await orderIn(text));
    const changedLines = ['POC*1*QI*5*2*EA*12.5*PE*VP*DL-1', 'PID*F****Desk lamp', 'POC*2*DI*10*0*CA*42*HP*VP*CP-4'];
    const change = (lines: readonly string[], purpose = '04') =>
      x12Interchange([x12Set('860', [`BCH*${purpose}*SA*PO-2026-77***20261124`, ...lines, 'CTT*2'])]);
    const order = await orderIn(change(changedLines));
    expect(embeddedType(order)).to.equal('order_change');
    expect(embeddedFields(order, 0).po_number?.value).to.equal('PO-2026-77');
    expect(order.lines.map(({ sellerCode, qty }) => [sellerCode, qty])).to.deep.equal([['DL-1', '5']]);
    expect(await typeOf(change([changedLines[2] ?? '']))).to.equal('order_cancellation');
    expect(await typeOf(change(changedLines, '01'))).to.equal('order_cancellation');
    expect(await typeOf(x12Interchange([x12Set('850', x12Order({ purpose: '01' }))]))).to.equal('order_cancellation');
  });

  it('of several gives each, and names the sets that are no orders', async () => {
    const two = [
      x12Set('850', x12Order(), '1'),
      x12Set(
        '850',
        x12Order().map((one) => one.replace('PO-2026-77', 'B')),
        '2',
      ),
    ];
    expect((await ordersIn(x12Interchange(two))).map(({ number }) => number)).to.deep.equal(['PO-2026-77', 'B']);
    expect(await refusalOf(x12Interchange([x12Set('997', ['AK1*PO*5'])]))).to.deep.equal({
      code: 'unsupported_type',
      reason: unread.edi_no_order('997'),
    });
  });

  it('that is cut off, has no header of its fixed length or counts wrong is refused or warns', async () => {
    const whole = x12();
    for (let length = 120; length < whole.length - 20; length += 53)
      expect((await refusalOf(whole.slice(0, length))).reason.code, String(length)).to.equal('edi_ends_early');
    expect((await refusalOf(whole.replace('NORTHGATE      ', 'NORTHGATE'))).reason).to.deep.equal(
      unread.edi_header_damaged('ISA'),
    );
    expect((await warningsIn(whole.replace(/SE\*\d+/, 'SE*4'))).map(({ code }) => code)).to.deep.equal(['edi_count_differs']);
    expect(await warningsIn(whole)).to.deep.equal([]);
  });

  it('keeps a line that has a number and no description', async () => {
    const order = await orderIn(x12Interchange([x12Set('850', x12Order({ lines: [x12Lines[0] ?? ''] }))]));
    expect(order.lines[0]).to.deep.include({ name: 'DL-1', qty: '3' });
  });
});

describe('EDI files by their first bytes', () => {
  it('are told from texts, with UNA and without', () => {
    expect(sniff(Buffer.from(edifact())).type).to.equal('edifact');
    expect(sniff(Buffer.from(`UNA:+.? '\r\n${edifact()}`)).type).to.equal('edifact');
    expect(sniff(Buffer.from(x12())).type).to.equal('x12');
    expect(sniff(Buffer.from('ISA told us: please send 4 lamps')).type).to.equal('text');
    expect(sniff(Buffer.from('Una is away until Monday')).type).to.equal('text');
  });
});
