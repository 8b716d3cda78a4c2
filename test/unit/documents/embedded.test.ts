import { expect } from 'chai';
import { describe, it } from 'mocha';
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
      reason: 'The XML file has a document type declaration, which no order has and attacks use.',
    });
    const outside = '<!DOCTYPE x SYSTEM "file:///etc/passwd"><Order/>';
    expect(refusal(outside).unreadable.code).to.equal('hostile');
    expect(refusal('<a>'.repeat(100_000)).unreadable.reason).to.match(/more than 40 deep/);
    expect(refusal('<Order><ID>1</Order>').unreadable.code).to.equal('corrupt');
    expect(refusal(Buffer.alloc(6 * 1024 * 1024, '<a/>')).unreadable.code).to.equal('too_large');
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
