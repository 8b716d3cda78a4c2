/** Order confirmations as files: what people read in the PDF, and what programs read in the data. */
import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { PDFParse } from 'pdf-parse';
import { CFB } from 'xlsx';
import { validateXML } from 'xmllint-wasm';
import { readEdifact } from '../../../src/adapters/documents/edi/edifact-segments.ts';
import { confirmationFiles } from '../../../src/adapters/order-confirmations/confirmation-files.ts';
import { confirmationWords } from '../../../src/adapters/order-confirmations/words/confirmation-words.ts';
import { mailLanguages } from '../../../src/domain/catalog/customer-language.ts';
import type { OrderConfirmation } from '../../../src/domain/order-confirmation/order-confirmation.ts';
import { edifactMessage, edifactOrder, interchange } from '../../support/documents/order-edi.ts';
import { changedConfirmation, confirmationWith, fileLine } from '../../support/order-confirmation.ts';

const textOf = async (confirmation: OrderConfirmation, language: (typeof mailLanguages)[number]) => {
  const { bytes } = await confirmationFiles.pdf(confirmation, language);
  const parser = new PDFParse({ data: new Uint8Array(bytes) });
  const { text, total } = await parser.getText();
  await parser.destroy();
  return { text: text.replaceAll(/[\u00a0\u202f]/g, ' '), pages: total, bytes };
};

describe('an order confirmation as a PDF', () => {
  it('says who confirms what to whom: numbers, addresses, lines, tax per rate, totals, notes and the texts of the company', async () => {
    const { text } = await textOf(confirmationWith([fileLine(1), fileLine(2)]), 'en');
    for (const said of [
      'Order confirmation SO-2026-000001',
      'Contoso Trading GmbH',
      '28195 Bremen',
      'PO-4711',
      'Cost centre 4410',
      'Berg Lager Nord',
      'Hex bolt M1 × 40',
      'Our item no. HB-2 · Your item no. B-2',
      '1,000 pcs',
      '0.25',
      '250.00',
      'VAT 19 % (Taxable amount 1,234.50)',
      '234.56 EUR',
      '1,469.06 EUR',
      '11/12/2026',
      'Tail lift needed.',
      'Our general terms of sale apply.',
      'IBAN DE02 1203 0000 0000 2020 51',
      'Page 1 of 1',
    ])
      expect(text, said).to.include(said);
    expect(text).not.to.include('differs');
    expect(text).not.to.include('Preview');
  });

  it('marks a changed quantity, price and date, an added and a dropped line, each with what was ordered', async () => {
    const { text } = await textOf(changedConfirmation(), 'en');
    const flat = text.replaceAll(/\s+/g, ' ');
    for (const said of [
      'This confirmation differs from your order.',
      '11/12/2026 (ordered: 04/12/2026)',
      'Changed: Quantity (ordered: 1,200 pcs)',
      'Changed: Unit price (ordered: 0.20)',
      'Added',
      'Ordered but not confirmed',
      '40 7 pcs B-4 Washer A2, zinc-plated',
    ])
      expect(flat, said).to.include(said);
  });

  for (const language of mailLanguages)
    it(`is written in ${language}, in its words and numbers`, async () => {
      const { text, pages } = await textOf(changedConfirmation(), language);
      const words = confirmationWords[language];
      const flat = text.replaceAll(/\s+/g, ' ');
      for (const said of [
        words.title,
        words.shipTo,
        words.quantity,
        words.differs,
        words.notConfirmed,
        words.page('1', String(pages)),
      ])
        expect(flat, said).to.include(said);
      expect(flat).to.include(
        new Intl.NumberFormat(words.locale, { minimumFractionDigits: 2 }).format(1469.06).replaceAll(/[\u00a0\u202f]/g, ' '),
      );
      expect(flat, 'a letter is missing').not.to.include('\ufffd');
    });

  it('prints Greek and Cyrillic, and says so where it has no letter', async () => {
    const names = ['Βίδα εξάγωνη', 'Болт шестигранный', 'Śruba żółta', '六角螺栓', 'برغي سداسي'];
    const { text } = await textOf(confirmationWith(names.map((name, at) => fileLine(at + 1, { name }))), 'en');
    for (const name of names.slice(0, 3)) expect(text).to.include(name);
    for (const name of names.slice(3)) expect(text).not.to.include(name);
    expect(text).to.include('\ufffd\ufffd\ufffd\ufffd').and.to.include('Characters that cannot be printed');
  });

  it('takes texts as texts, without control characters and letters that turn what is around them', async () => {
    const name = '\u202eevil\u202c <b>bold</b> \u0000%PDF (x) Tj\r\nnext #{1+1} {{x}}';
    const { text } = await textOf(confirmationWith([fileLine(1, { name })]), 'en');
    expect(text).to.include('evil <b>bold</b> %PDF (x) Tj').and.to.include('next #{1+1} {{x}}');
  });

  it('says of a draft that it is a preview', async () => {
    const { text } = await textOf(confirmationWith([fileLine(1)], { isApproved: false }), 'de');
    expect(text).to.include('Dieser Auftrag ist nicht freigegeben');
  });

  it('repeats the head of the table on every page, and stays small with the largest order', async () => {
    const many = Array.from({ length: 2_100 }, (_, at) => fileLine(at + 1, { note: 'Without packaging. '.repeat(5) }));
    const { text, pages, bytes } = await textOf(confirmationWith(many), 'en');
    expect(pages).to.be.greaterThan(50);
    expect(text.split('Unit price EUR').length - 1).to.be.within(pages - 2, pages);
    expect(text).to.include('100 more lines are in the attached data file.').and.to.include(`Page ${pages} of ${pages}`);
    expect(bytes.length).to.be.lessThan(3_000_000);
  });

  it('is drawn whatever an order lacks', async () => {
    const bare = {
      po_number: null,
      order_date: null,
      delivery_date: null,
      currency: null,
      total: null,
      customer_code: null,
      customer_name: null,
      ship_to: null,
      bill_to: null,
      totals: null,
      notes: null,
      requested_delivery: null,
      references: null,
    };
    const letterhead = { name: 'Contoso', address: null, legalText: null, closingText: null };
    const { text } = await textOf(confirmationWith([], { order: bare, letterhead }), 'en');
    expect(text).to.include('Order confirmation SO-2026-000001');
  });
});

describe('an order confirmation as UBL 2.1 OrderResponse', () => {
  const zip = (name: string) =>
    CFB.read(readFileSync(new URL(`../../fixtures/ubl-2.1/${name}`, import.meta.url)), { type: 'buffer' });
  const schemasOf = (name: string) => {
    const { FullPaths, FileIndex } = zip(name);
    return (FullPaths as readonly string[]).flatMap((path, at) => {
      const fileName = path.slice(path.indexOf('/') + 1);
      const content = FileIndex[at]?.content;
      return fileName.endsWith('.xsd') && content ? [{ fileName, contents: Buffer.from(content as Uint8Array).toString() }] : [];
    });
  };
  const validate = async (contents: string) => {
    const [main] = schemasOf('ubl-2.1-order-response-xsd.zip');
    if (!main) throw new Error('there is no schema');
    return validateXML({
      xml: [{ fileName: 'response.xml', contents }],
      schema: [{ fileName: 'UBL-OrderResponse-2.1.xsd', contents: main.contents.replaceAll('../common/', 'common/') }],
      preload: schemasOf('ubl-2.1-order-xsd.zip').filter(({ fileName }) => fileName.startsWith('common/')),
      initialMemoryPages: 1_024,
      maxMemoryPages: 8_192,
    });
  };
  const charge = fileLine(3, { kind: 'charge', charge: 'freight', name: 'Fracht', amount: 7.5, qty: 1 });
  const bare = { po_number: null, order_date: null, currency: null, total: null, customer_name: null, customer_code: null };

  it('is valid against the schema of OASIS, also where much is missing', async () => {
    const noTax = { customer_tax_number: null, customer_email: null, totals: null, ship_to: null, bill_to: null, buyer: null };
    const odd = { name: 'A & B <x> "q" \u0000', note: ']]>' };
    for (const one of [
      changedConfirmation(),
      confirmationWith([fileLine(1), fileLine(2, odd), charge], { externalReference: '4500012' }),
      confirmationWith([], { order: { ...bare, ...noTax } }),
    ]) {
      const { bytes } = confirmationFiles.ubl(one);
      const { valid, errors } = await validate(bytes.toString());
      expect(errors.map(({ message }) => message)).to.deep.equal([]);
      expect(valid).to.equal(true);
    }
    const broken = confirmationFiles
      .ubl(changedConfirmation())
      .bytes.toString()
      .replace(/<cac:OrderReference>.*?<\/cac:OrderReference>/s, '');
    expect((await validate(broken)).valid, 'the schema says no, too').to.equal(false);
  });

  it('says by codes what was accepted, changed, added and not accepted', () => {
    const changed = confirmationFiles.ubl(changedConfirmation()).bytes.toString();
    expect(changed).to.include('<cbc:OrderResponseCode>CA</cbc:OrderResponseCode>');
    expect([...changed.matchAll(/LineStatusCode>(\d)</g)].map(([, code]) => code)).to.deep.equal(['3', '3', '1', '7']);
    const same = confirmationFiles.ubl(confirmationWith([fileLine(1)])).bytes.toString();
    expect(same).to.include('<cbc:OrderResponseCode>AP</cbc:OrderResponseCode>');
    expect([...same.matchAll(/LineStatusCode>(\d)</g)].map(([, code]) => code)).to.deep.equal(['5']);
  });
});

describe('an order confirmation as EDIFACT ORDRSP D.96A', () => {
  const asked = Buffer.from(interchange([edifactMessage(edifactOrder())]));
  const written = (confirmation: OrderConfirmation, by = asked): string => {
    const file = confirmationFiles.edifact(confirmation, by);
    if (!file) throw new Error('it was not written');
    return file.bytes.toString('latin1');
  };

  it('goes back to the sender of the order, names its number and parties, and is counted right', () => {
    const bytes = Buffer.from(written(changedConfirmation()), 'latin1');
    const { messages, warnings } = readEdifact(bytes);
    expect(warnings).to.deep.equal([]);
    expect(messages.map(({ type }) => type)).to.deep.equal(['ORDRSP']);
    const text = bytes.toString('latin1');
    expect(text).to.match(/^UNB\+UNOC:3\+4098765000003:14\+4012345000009:14\+/);
    for (const segment of ["BGM+231+SO-2026-000001-1+4'", "RFF+ON:PO-4711'", "NAD+BY+4012345000009::9'", "CUX+2:EUR:9'"])
      expect(text).to.include(segment);
  });

  it('names the parties of its own order where a file has several, and none where no message has its number', () => {
    const of = (number: string, place: string) =>
      edifactMessage([...edifactOrder({ number }).filter((segment) => !segment.startsWith('NAD+DP')), `NAD+DP+${place}::9`]);
    const several = (numbers: readonly string[]) =>
      Buffer.from(interchange(numbers.map((number, at) => of(number, `400000000000${at}`))));
    const second = written(changedConfirmation(), several(['PO-4710', 'PO-4711']));
    expect(second).to.include("NAD+DP+4000000000001::9'").and.not.to.include('4000000000000');
    expect(written(changedConfirmation(), several(['PO-1', 'PO-2']))).not.to.include('NAD+');
    expect(written(changedConfirmation(), several(['PO-1']))).to.include("NAD+DP+4000000000000::9'");
  });

  it('says of each line what was ordered and what is confirmed', () => {
    const text = written(changedConfirmation()).replaceAll('\r\n', '');
    expect(text).to.include("LIN+10+3'PIA+1+HB-1:SA+B-1:IN'").and.to.include("QTY+21:1200:C62'QTY+113:1000:C62'");
    expect(text).to.include("LIN+30+1'").and.to.include("LIN+40+7'PIA+1+B-4:IN'");
    expect(written(confirmationWith([fileLine(1)])))
      .to.include("+29'")
      .and.to.include("LIN+10+5'");
  });

  it('releases what would be a delimiter, and takes the letters of the text', () => {
    const name = "Bolt ?+:' M8";
    expect(written(confirmationWith([fileLine(1, { name })]))).to.include("IMD+F++:::Bolt ???+?:?' M8'");
    expect(written(confirmationWith([fileLine(1, { name: 'Śruba' })]))).to.match(/^UNB\+UNOD:3/);
  });

  it('is not written as an answer to what is no interchange', () => {
    expect(confirmationFiles.edifact(changedConfirmation(), Buffer.from('<Order/>'))).to.equal(null);
    expect(confirmationFiles.edifact(changedConfirmation(), Buffer.from('UNB+UNOC'))).to.equal(null);
  });
});
