import { unread } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { embeddedFields, embeddedType } from '../../../packages/order-extraction/embedded/fields.ts';
import { Refusal } from '../../../src/adapters/documents/refusal.ts';
import { embeddedDocuments } from '../../../src/adapters/documents/xml/embedded.ts';
import { openTrans, openTrans10, orderX, ublOrder, zugferd1 } from '../../support/documents/order-xml.ts';

const embeddedDocument = (bytes: Buffer) => embeddedDocuments(bytes)[0] ?? null;
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
    expect(refusal(cxmlOrder({ type: 'unheard' })).unreadable).to.deep.equal({
      code: 'unsupported_type',
      reason: unread.cxml_type_unknown('unheard'),
    });
    const setup = '<!DOCTYPE cXML SYSTEM "cXML.dtd"><cXML><Request><PunchOutSetupRequest/></Request></cXML>';
    expect(refusal(setup).unreadable).to.deep.equal({
      code: 'unsupported_type',
      reason: unread.cxml_no_order('PunchOutSetupRequest'),
    });
  });

  it('takes an order of cXML back where its type says so', () => {
    const document = read(cxmlOrder({ type: 'delete' }));
    expect(document && embeddedType(document)).to.equal('order_cancellation');
    expect(document && embeddedFields(document, 0).po_number?.value).to.equal('PO-CX-1');
  });

  it('reads what else an order of cXML says', () => {
    const header = `<ShipTo><Address isoCountryCode="US"><Name>Northgate Warehouse</Name><PostalAddress><DeliverTo>Receiving</DeliverTo><DeliverTo>Gate 3</DeliverTo>
<Street>9 Quay Road</Street><City>Portland</City><State>ME</State><PostalCode>04101</PostalCode><Country isoCountryCode="US">United States</Country></PostalAddress></Address></ShipTo>
<Shipping><Money currency="EUR">5.00</Money><Description>UPS Ground</Description></Shipping>
<Tax><Money currency="EUR">15.11</Money><Description>VAT</Description><TaxDetail purpose="tax" category="vat" percentageRate="19"><TaxableAmount><Money currency="EUR">79.50</Money></TaxableAmount><TaxAmount><Money currency="EUR">15.11</Money></TaxAmount></TaxDetail></Tax>
<PaymentTerm payInNumberOfDays="10"><Discount><DiscountPercent percent="2"/></Discount></PaymentTerm><PaymentTerm payInNumberOfDays="30"/>
<Contact role="purchasingAgent"><Name>Jo Bloggs</Name><Email>jo@northgate.example</Email></Contact>
<TermsOfDelivery><TransportTerms value="DAP"/></TermsOfDelivery><Comments>Tail lift needed</Comments><Extrinsic name="CostCenter">KST 4711</Extrinsic>`;
    const xml = cxmlOrder({})
      .replace('type="new"', 'type="new" agreementID="F-2026-9" shipComplete="yes"')
      .replace('</OrderRequestHeader>', `${header}</OrderRequestHeader>`)
      .replace('<ItemID>', '<ItemID>')
      .replace(
        '</ItemDetail></ItemOut>',
        '<ManufacturerPartID>M-55</ManufacturerPartID></ItemDetail><Comments>Without packaging</Comments></ItemOut>',
      );
    const document = read(xml);
    expect(document?.details).to.deep.equal({
      buyer: { contact: { name: 'Jo Bloggs', email: 'jo@northgate.example' } },
      shipTo: {
        ...{ name: 'Northgate Warehouse', attention: 'Receiving\nGate 3', street: '9 Quay Road', city: 'Portland', region: 'ME' },
        ...{ postalCode: '04101', country: 'US' },
      },
      billTo: { name: 'Northgate & Sons', contact: { email: 'office@northgate.example' } },
      references: { buyerReference: 'KST 4711', contractNumber: 'F-2026-9' },
      deliveryTerms: { code: 'DAP' },
      shippingMethod: 'UPS Ground',
      partialDelivery: 'not_allowed',
      paymentTerms: { netDays: 30, discountPercent: '2', discountDays: 10 },
      totals: { lines: '79.50', charges: '5.00', taxAmount: '15.11', tax: [{ rate: '19', base: '79.50', amount: '15.11' }] },
      notes: 'Tail lift needed',
    });
    expect(document?.lines[0]?.details).to.deep.equal({
      ...{ position: '1', buyerItemId: 'B-7', sellerItemId: 'DL-1', manufacturerItemId: 'M-55', unitCode: 'EA' },
      ...{ requestedDelivery: { kind: 'day', until: '2026-12-10' }, note: 'Without packaging' },
    });
  });

  describe('of openTRANS', () => {
    it('are read with everything that they say', () => {
      const document = read(openTrans());
      expect(document).to.deep.include({
        ...{ syntax: 'opentrans', typeCode: '220', number: 'PO-2026-77', issueDate: '2026-11-24', deliveryDate: '2026-12-10' },
        ...{ currency: 'EUR', totals: { lines: '79.50', grand: null } },
        buyer: {
          name: 'Northgate GmbH',
          email: 'office@northgate.example',
          phone: '+49 421 1',
          taxNumber: 'DE123456789',
          code: 'C-9',
        },
      });
      expect(document?.details).to.deep.equal({
        buyer: { contact: { name: 'Jo Bloggs', email: 'office@northgate.example', phone: '+49 421 1' } },
        shipTo: {
          name: 'Northgate Lager',
          attention: 'Tor 3',
          street: 'Kaistraße 9',
          postalCode: '20457',
          city: 'Hamburg',
          country: 'DE',
        },
        billTo: { name: 'Northgate Holding', street: 'Hafenstraße 2', postalCode: '28195', city: 'Bremen', country: 'DE' },
        references: { contractNumber: 'F-2026-9', quotationNumber: 'Q-88' },
        requestedDelivery: { kind: 'period', from: '2026-12-09', until: '2026-12-10' },
        deliveryTerms: { code: 'DAP', place: 'Hamburg' },
        partialDelivery: 'not_allowed',
        totals: { lines: '79.50' },
        notes: 'Tail lift needed',
      });
      expect(document?.lines[0]).to.deep.equal({
        ...{ name: 'Desk lamp', sellerCode: 'DL-1', buyerCode: 'B-7', globalCode: '4012345001207' },
        ...{ qty: '3', unit: 'C62', price: '12.50', amount: '37.50', deliveryDate: null },
        details: {
          ...{ position: '10', buyerItemId: 'B-7', sellerItemId: 'DL-1', gtin: '4012345001207', unitCode: 'C62' },
          ...{ lineNet: '37.50', taxRate: '19', note: 'Without packaging' },
        },
      });
      expect(document?.lines[1]).to.deep.include({ price: '4.2', qty: '10', name: 'Copy paper' });
    });

    it('are read in the form of 1.0, and each of a list', () => {
      const list = `<ORDER_LIST>${openTrans10('A')}${openTrans10('B')}</ORDER_LIST>`;
      const documents = embeddedDocuments(Buffer.from(list));
      expect(documents.map(({ number, buyer, lines }) => [number, buyer.name, lines[0]?.sellerCode])).to.deep.equal([
        ['A', 'Northgate GmbH', 'DL-1'],
        ['B', 'Northgate GmbH', 'DL-1'],
      ]);
    });

    it('that change an order leave out what is ordered no more, and cancel it where that is all', () => {
      const change = openTrans()
        .replaceAll('ORDER_HEADER', 'ORDERCHANGE_HEADER')
        .replaceAll('ORDER_INFO', 'ORDERCHANGE_INFO')
        .replaceAll('ORDER_ITEM', 'ORDERCHANGE_ITEM')
        .replaceAll('<ORDER xmlns', '<ORDERCHANGE xmlns')
        .replace('</ORDER>', '</ORDERCHANGE>');
      const off = read(change.replace('<QUANTITY>3<', '<QUANTITY>0<'));
      expect(off && embeddedType(off)).to.equal('order_change');
      expect(off?.lines.map(({ sellerCode }) => sellerCode)).to.deep.equal(['CP-4']);
      const none = read(change.replace('<QUANTITY>3<', '<QUANTITY>0<').replace('<QUANTITY>10<', '<QUANTITY>0.00<'));
      expect(none && embeddedType(none)).to.equal('order_cancellation');
    });

    it('are told from a catalogue in BMEcat, which is no order', () => {
      expect(refusal('<BMECAT version="2005"><HEADER/><T_NEW_CATALOG/></BMECAT>').unreadable).to.deep.equal({
        code: 'unsupported_type',
        reason: unread.bmecat_no_order(),
      });
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
