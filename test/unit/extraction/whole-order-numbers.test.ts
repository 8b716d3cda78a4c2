/** Order numbers are read whole, however their parts are printed, or with a doubt that a person sees. */
import { calibration } from '@order-intake/order-extraction';
import { type DocumentContent, warningText } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { calibrated } from '../../../packages/order-extraction/calibration/calibration.ts';
import { withPartsJoined } from '../../../packages/order-extraction/rules/header/number-parts.ts';
import { extractOne, pagesOf, sheetOf } from '../../support/documents/page.ts';
import { knownAfter } from '../../support/documents/put-right.ts';

/** below it an order is reviewed, unless a company says otherwise (company.decider.ts) */
const threshold = 70;

const orderWith = (number: string): string => `
Harbour & Finch Joinery Ltd
purchasing@harbourfinch.example

# Purchase Order

${number}
Order date: 24.11.2026
Delivery date: 10.12.2026

Pos   Code      Description              Qty     Unit     Price     Amount
1     NL-2030   Hex bolts M8             26      box      21.35     555.10

                                                  Total EUR          555.10
`;

async function read(content: DocumentContent) {
  const { fields, lines, confidence, warnings, reasons } = calibrated(await extractOne(content), calibration);
  return {
    number: fields.po_number?.value ?? null,
    date: fields.order_date?.value ?? null,
    codes: lines.map(({ code }) => code?.value),
    confidence,
    warnings: warnings.filter(({ code }) => code === 'po_number_incomplete').map(warningText),
    reasons: reasons.map(({ code }) => code),
  };
}
const readPage = (number: string) => read(pagesOf(orderWith(number)));

describe('the number of an order', () => {
  const whole: readonly (readonly [printed: string, number: string])[] = [
    ['Order No: EK 2026 / 114', 'EK 2026 / 114'],
    ['Order No: EK 2026 /114', 'EK 2026 /114'],
    ['Order No: EK - 2026 / 114', 'EK - 2026 / 114'],
    ['PO 2026 - 0114 / B', '2026 - 0114 / B'],
    ['Order No: 12 345/2026', '12 345/2026'],
    ['PO: AB.2026 . 77', 'AB.2026 . 77'],
    ['Order N° 2026 + 15', '2026 + 15'],
    ['Order No: BE/2026 / 00114', 'BE/2026 / 00114'],
    ['Purchase Order EK 2026 / 114', 'EK 2026 / 114'],
    ['Order No\nEK 2026 / 114', 'EK 2026 / 114'],
    ['Our order no.    EK 2026 / 114    Customer no.   99', 'EK 2026 / 114'],
    ['Order No: EK 2026 / 114 dated 24 November 2026', 'EK 2026 / 114'],
    ['PO number / date: EK 2026 / 114 / 24.11.2026', 'EK 2026 / 114'],
  ];
  for (const [printed, number] of whole)
    it(`is read whole where its parts stand apart: ${printed.replaceAll('\n', ' over ')}`, async () => {
      const found = await readPage(printed);
      expect(found.number).to.equal(number);
      expect(found.warnings).to.deep.equal([]);
    });

  const dashes = {
    'a hyphen': '\u2010',
    'a non-breaking hyphen': '\u2011',
    'a figure dash': '\u2012',
    'an en dash': '\u2013',
    'a minus sign': '\u2212',
    'a small hyphen': '\ufe63',
    'a full-width hyphen': '\uff0d',
    'a soft hyphen': '\u00ad',
  };
  for (const [name, dash] of Object.entries(dashes))
    it(`is the same with ${name} as with a hyphen-minus, and so are codes`, async () => {
      const { number, codes, warnings } = await read(
        pagesOf(orderWith(`Order No: 4500${dash}77601`).replace('NL-2030', `NL${dash}2030`)),
      );
      expect(number).to.equal('4500-77601');
      expect(codes).to.deep.equal(['NL-2030']);
      expect(warnings).to.deep.equal([]);
    });

  it('has an address, a tax number and days beside it that are read as with plain hyphens', async () => {
    const page = orderWith('Order No: 4711\nVAT no.: DE\u2011123456789')
      .replace('harbourfinch.example', 'harbour\u2011finch.example')
      .replace('24.11.2026', '2026\u201111\u201124')
      .replace('10.12.2026', '2026\u201312\u201310');
    const { fields } = await extractOne(pagesOf(page));
    expect(fields.customer_email?.value).to.equal('purchasing@harbour-finch.example');
    expect(fields.customer_tax_number?.value.replace('-', '')).to.equal('DE123456789');
    expect(fields.order_date?.value).to.equal('2026-11-24');
    expect(fields.delivery_date?.value).to.equal('2026-12-10');
  });

  it('is read through unusual spaces, slashes and full-width characters', async () => {
    expect((await readPage('Order No: EK\u00a02026\u2009/\u202f114')).number).to.equal('EK 2026 / 114');
    expect((await readPage('Order No: EK２０２６／１１４')).number).to.equal('EK2026/114');
    expect((await readPage('Order No: EK2026\u2044114')).number).to.equal('EK2026/114');
    expect((await readPage('Order No: 4500\u200b77601')).number).to.equal('450077601');
  });

  it('goes on in the next line, and in the next piece of its line', async () => {
    expect((await readPage('Order No: 4500-\n77601')).number).to.equal('4500-77601');
    expect((await readPage('Order No:    4500-\n             77601')).number).to.equal('4500-77601');
    expect((await readPage('Order No: EK 2026\n/ 114')).number).to.equal('EK 2026 / 114');
    expect((await readPage('Order No: EK 2026   / 114')).number).to.equal('EK 2026 / 114');
  });

  it('is read whole in sentences', async () => {
    const { number } = await readPage('Please deliver our order EK 2026 / 114 by Monday.');
    expect(number).to.equal('EK 2026 / 114');
  });

  it('is read whole in cells', async () => {
    const cells = (number: string) =>
      sheetOf([
        ['Purchase Order'],
        ['Order No', number],
        ['Code', 'Description', 'Qty', 'Price', 'Amount'],
        ['NL\u20112030', 'Hex bolts M8', 26, 21.35, 555.1],
      ]);
    expect(await read(cells('EK 2026 / 114'))).to.include({ number: 'EK 2026 / 114' });
    const { number, codes } = await read(cells('4500\u201177601'));
    expect([number, ...codes]).to.deep.equal(['4500-77601', 'NL-2030']);
  });

  const alone: readonly (readonly [printed: string, number: string])[] = [
    ['Order No: 4711 of 3 March', '4711'],
    ['Order No: 4711 (rev. 2)', '4711'],
    ['Order No: 4711 / 24.11.2026', '4711'],
    ['Order No: 4711 / 24 November 2026', '4711'],
    ['Order No: 4711 - Project North', '4711'],
    ['Order No: VM-2026/1029 – 1/3. oldal', 'VM-2026/1029'],
    ['Order No: VM-2026/1029 - 2/3 pages', 'VM-2026/1029'],
    ['Order No: 4711 - delivery Monday', '4711'],
    ['Order No: PO-1 dated 3 March 2026', 'PO-1'],
    ['Order no. / Customer no.: 4711 / 99187', '4711'],
  ];
  for (const [printed, number] of alone)
    it(`is no more than the number: ${printed}`, async () => {
      const found = await readPage(printed);
      expect(found.number).to.equal(number);
      expect(found.warnings).to.deep.equal([]);
    });

  it('is not put together of a house and the postcode behind it', () => {
    expect(withPartsJoined('77 - 03501 Benidorm')).to.equal('77 - 03501 Benidorm');
    expect(withPartsJoined('12b / 1010 Wien')).to.equal('12b / 1010 Wien');
    expect(withPartsJoined('4500 - 77601')).to.equal('4500-77601');
    expect(withPartsJoined('EK 2026 / 114 vom 3. März')).to.equal('EK 2026/114 vom 3. März');
  });

  it('leaves the words beside it to the field that they are for', async () => {
    expect((await readPage('PO 4711 / Your ref 99')).number).to.match(/^(?:PO )?4711$/);
    expect((await readPage('Order No: 4711 / 12.03.2026')).number).to.equal('4711');
  });

  const doubtful: readonly (readonly [printed: string, number: string, shown: string])[] = [
    ['Order No: 1001 / 2', '1001 / 2', '1001 / 2'],
    ['Order No: 4711 / 4712', '4711 / 4712', '4711 / 4712'],
    ['Order No: 4711, 4712', '4711', '4711, 4712'],
    ['Order No: 4711 / MK', '4711', '4711 / MK'],
    ['Order No: 4711*2', '4711', '4711*2'],
    ['Order No: 4711:2', '4711', '4711:2'],
    ['Order No: EK 2026 114', 'EK 2026', 'EK 2026 114'],
    ['Order No: 4711 - 12 pcs', '4711', '4711 - 12 pcs'],
  ];
  for (const [printed, number, shown] of doubtful)
    it(`is doubted where it is unclear how much belongs to it: ${printed}`, async () => {
      const found = await readPage(printed);
      expect(found.number).to.equal(number);
      expect(found.warnings).to.deep.equal([
        `The order number ${number} may be incomplete: the document says "${shown}". Compare it with the document.`,
      ]);
      expect(found.reasons).to.include('po_number_incomplete');
      expect(found.confidence).to.be.below(threshold);
    });

  it('is read whole and doubted no less where the layout is known', async () => {
    const page = (number: string) => pagesOf(orderWith(`Order No: ${number}`));
    const known = await knownAfter(page('4711'), {});
    const next = await extractOne(page('EK 2026 / 115'), { layouts: [known] });
    expect(next.fields.po_number?.value).to.equal('EK 2026 / 115');
    const cut = await extractOne(page('4712*3'), { layouts: [known] });
    expect(cut.warnings.map(({ code }) => code)).to.deep.equal(['po_number_incomplete']);
  });
});
