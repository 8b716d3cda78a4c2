import { unread } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { embeddedFields, embeddedType } from '../../../packages/order-extraction/embedded/fields.ts';
import { Refusal } from '../../../src/adapters/documents/refusal.ts';
import { embeddedDocument } from '../../../src/adapters/documents/xml/embedded.ts';
import { orderX, ublOrder, zugferd1 } from '../../support/documents/order-xml.ts';

const read = (xml: string) => embeddedDocument(Buffer.from(xml));
const refusal = (xml: string | Buffer): Refusal => {
  try {
    embeddedDocument(Buffer.from(xml));
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('it was read');
};

const cxmlOrder = ({ declaration = '<!DOCTYPE cXML SYSTEM "cXML.dtd">', type = 'new' }) => `<?xml version="1.0" encoding="UTF-8"?>
${declaration}<cXML payloadID="1" timestamp="2026-11-24T10:00:00+01:00">
<Header><From><Credential domain="NetworkID"><Identity>AN01</Identity></Credential></From></Header>
<Request><OrderRequest>
<OrderRequestHeader orderID="PO-CX-1" orderDate="2026-11-24T09:00:00+01:00" type="${type}">
<Total><Money currency="EUR">79.50</Money></Total>
<BillTo><Address><Name xml:lang="en">Northgate &amp; Sons</Name><Email>office@northgate.example</Email></Address></BillTo>
</OrderRequestHeader>
<ItemOut quantity="3" lineNumber="1" requestedDeliveryDate="2026-12-10"><ItemID><SupplierPartID>DL-1</SupplierPartID><BuyerPartID>B-7</BuyerPartID></ItemID>
<ItemDetail><UnitPrice><Money currency="EUR">12.50</Money></UnitPrice><Description xml:lang="en">Desk lamp</Description><UnitOfMeasure>EA</UnitOfMeasure></ItemDetail></ItemOut>
<ItemOut quantity="10" lineNumber="2"><ItemID><SupplierPartID>CP-4</SupplierPartID></ItemID>
<ItemDetail><UnitPrice><Money currency="EUR">42.00</Money></UnitPrice><Description xml:lang="en">Copy paper</Description><UnitOfMeasure>BX</UnitOfMeasure>
<PriceBasisQuantity quantity="10" conversionFactor="1"><UnitOfMeasure>BX</UnitOfMeasure></PriceBasisQuantity></ItemDetail></ItemOut>
</OrderRequest></Request></cXML>`;

describe('orders as data', () => {
  for (const [name, xml, syntax, typeCode] of [
    ['Order-X', orderX(), 'cii', '220'],
    ['a change in Order-X', orderX('230'), 'cii', '230'],
    ['ZUGFeRD 1', zugferd1(), 'zugferd1', '380'],
    ['UBL', ublOrder(), 'ubl', '220'],
  ] as const)
    it(`${name} is read exactly`, () => {
      const found = read(xml);
      expect(found).to.deep.include({
        syntax,
        typeCode,
        number: 'PO-2026-77',
        issueDate: '2026-03-12',
        deliveryDate: '2026-04-02',
        currency: 'EUR',
        totals: { lines: '79.50', grand: '94.61' },
      });
      expect(found?.buyer).to.deep.equal({
        name: 'Northgate School District',
        email: 'office@northgate.example',
        phone: '+49 30 1',
        taxNumber: 'DE123456789',
        code: 'C-9',
      });
      expect(found?.seller.name).to.equal('Contoso Trading GmbH');
      expect(
        found?.lines.map(({ sellerCode, name: article, qty, unit, price, amount }) => [
          sellerCode,
          article,
          qty,
          unit,
          price,
          amount,
        ]),
      ).to.deep.equal([
        ['DL-1', 'Desk lamp & bulb', '3', 'C62', syntax === 'ubl' ? '12.50' : '12.5', '37.50'],
        ['CP-4', 'Copy paper', '10', 'C62', syntax === 'ubl' ? '4.20' : '4.2', '42.00'],
      ]);
    });

  describe('that take something back', () => {
    const types = (xml: string) => {
      const document = read(xml);
      return document && embeddedType(document);
    };
    const status = (code: string) => `<cbc:LineStatusCode>${code}</cbc:LineStatusCode><cbc:Quantity`;
    const ublChange = (xml = ublOrder()) =>
      xml
        .replaceAll('<Order ', '<OrderChange ')
        .replaceAll('</Order>', '</OrderChange>')
        .replace(
          '<cac:BuyerCustomerParty>',
          '<cac:OrderReference><cbc:ID>PO-1</cbc:ID></cac:OrderReference><cac:BuyerCustomerParty>',
        );
    const ciiStatus = (code: string) => `</ram:LineID><ram:LineStatusCode>${code}</ram:LineStatusCode>`;

    it('a cancellation in UBL names the order that it cancels', () => {
      const document = read(ublChange().replaceAll('OrderChange', 'OrderCancellation'));
      expect(document && embeddedType(document)).to.equal('order_cancellation');
      expect(document && embeddedFields(document, 0).po_number?.value).to.equal('PO-1');
    });
    it('a message in Order-X whose purpose is cancellation', () => {
      expect(types(orderX('220').replace('<ram:TypeCode>', '<ram:PurposeCode>1</ram:PurposeCode><ram:TypeCode>'))).to.equal(
        'order_cancellation',
      );
      expect(types(orderX('220').replace('<ram:TypeCode>', '<ram:PurposeCode>9</ram:PurposeCode><ram:TypeCode>'))).to.equal(
        'order',
      );
    });
    it('lines that are deleted are left out, in UBL and in Order-X', () => {
      const codes = (xml: string) => read(xml)?.lines.map(({ sellerCode }) => sellerCode);
      expect(codes(ublChange(ublOrder().replace('<cbc:Quantity', status('2'))))).to.deep.equal(['CP-4']);
      expect(codes(ublChange(ublOrder().replace('<cbc:Quantity', status('3'))))).to.deep.equal(['DL-1', 'CP-4']);
      expect(codes(orderX('230').replace('</ram:LineID>', ciiStatus('2')))).to.deep.equal(['CP-4']);
    });
    it('a change that deletes every line is a cancellation, one without lines is none', () => {
      expect(types(ublChange(ublOrder().replaceAll('<cbc:Quantity', status('2'))))).to.equal('order_cancellation');
      expect(types(orderX('230').replaceAll('</ram:LineID>', ciiStatus('2')))).to.equal('order_cancellation');
      expect(types(ublChange(ublOrder().replace(/<cac:OrderLine>.*<\/cac:OrderLine>/s, '')))).to.equal('order_change');
    });
  });

  it('reads UTF-16 and Latin-1 where the file says so', () => {
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(ublOrder().replace('UTF-8', 'UTF-16'), 'utf16le')]);
    expect(embeddedDocument(utf16)?.number).to.equal('PO-2026-77');
    const latin = ublOrder().replace('UTF-8', 'ISO-8859-1').replace('Copy paper', 'Papier für Köche');
    expect(embeddedDocument(Buffer.from(latin, 'latin1'))?.lines[1]?.name).to.equal('Papier für Köche');
  });

  it('is null for XML of another kind', () => expect(read('<feedback><report/></feedback>')).to.equal(null));

  it('takes no value that is none of its kind', () => {
    const odd = ublOrder()
      .replace('2026-03-12', '2026-02-30')
      .replace('>EUR<', '>Euro<')
      .replace('>12.50<', '>=12.50<')
      .replace('>3<', '>1e3<');
    const found = read(odd);
    expect([found?.issueDate, found?.currency, found?.lines[0]?.price, found?.lines[0]?.qty]).to.deep.equal([
      null,
      null,
      null,
      null,
    ]);
  });

  it('refuses entities, declarations, depth and what is not well-formed', () => {
    const laughs = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><Order><ID>&b;</ID></Order>';
    expect(refusal(laughs).unreadable).to.deep.equal({
      code: 'hostile',
      reason: unread.xml_declares_type(),
    });
    const outside = '<!DOCTYPE x SYSTEM "file:///etc/passwd"><Order/>';
    expect(refusal(outside).unreadable.code).to.equal('hostile');
    expect(refusal('<a>'.repeat(100_000)).unreadable.reason).to.deep.equal(unread.xml_too_deep(40));
    expect(refusal('<Order><ID>1</Order>').unreadable.code).to.equal('corrupt');
    expect(refusal(Buffer.alloc(6 * 1024 * 1024, '<a/>')).unreadable.code).to.equal('too_large');
  });

  it('reads an OrderRequest of cXML with its document type, which is never fetched', () => {
    for (const declaration of [
      '<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">',
      "<!DOCTYPE cXML SYSTEM 'http://xml.cxml.org/schemas/cXML/1.2.050/cXML.dtd'>",
      '<!DOCTYPE cXML PUBLIC "-//cXML//EN" "cXML.dtd">',
      '',
    ]) {
      const found = read(cxmlOrder({ declaration }));
      expect(found, declaration).to.deep.include({
        ...{ syntax: 'cxml', typeCode: '220', number: 'PO-CX-1', issueDate: '2026-11-24', deliveryDate: null, currency: 'EUR' },
        totals: { lines: '79.50', grand: '79.50' },
      });
      expect(found?.buyer).to.deep.include({ name: 'Northgate & Sons', email: 'office@northgate.example', code: null });
      expect(
        found?.lines.map(({ sellerCode, buyerCode, name, qty, unit, price, deliveryDate }) => [
          ...[sellerCode, buyerCode, name, qty, unit, price, deliveryDate],
        ]),
      ).to.deep.equal([
        ['DL-1', 'B-7', 'Desk lamp', '3', 'EA', '12.50', '2026-12-10'],
        ['CP-4', null, 'Copy paper', '10', 'BX', '4.2', null],
      ]);
    }
    expect(read(cxmlOrder({ type: 'update' }))?.typeCode).to.equal('230');
  });

  it('says of other messages of cXML that they are not supported, and not that they are hostile', () => {
    expect(refusal(cxmlOrder({ type: 'delete' })).unreadable).to.deep.equal({
      code: 'unsupported_type',
      reason: unread.cxml_type_unknown('delete'),
    });
    const setup = '<!DOCTYPE cXML SYSTEM "cXML.dtd"><cXML><Request><PunchOutSetupRequest/></Request></cXML>';
    expect(refusal(setup).unreadable).to.deep.equal({
      code: 'unsupported_type',
      reason: unread.cxml_no_order('PunchOutSetupRequest'),
    });
  });

  it('still refuses a document type of cXML that declares something', () => {
    for (const declaration of [
      '<!DOCTYPE cXML SYSTEM "cXML.dtd" [<!ENTITY a "ha">]>',
      '<!DOCTYPE cXML [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
      '<!DOCTYPE cXML SYSTEM "cXML.dtd"><!DOCTYPE cXML SYSTEM "cXML.dtd">',
      '<!DOCTYPE Order SYSTEM "cXML.dtd">',
    ])
      expect(refusal(cxmlOrder({ declaration })).unreadable.code, declaration).to.equal('hostile');
  });

  it('is not misled by names that mean something to the language', () => {
    const polluting = ublOrder().replace(
      '<cbc:ID>',
      '<__proto__><polluted>yes</polluted></__proto__><constructor>x</constructor><cbc:ID>',
    );
    expect(() => read(polluting)).not.to.throw(TypeError);
    expect(({} as { polluted?: unknown }).polluted).to.equal(undefined);
  });
});
