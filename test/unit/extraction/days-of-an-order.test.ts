/** Which day is the order's and which the delivery's, and in which order a document writes day and month. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractOne, fieldValue, pagesOf, sheetOf } from '../../support/documents/page.ts';

type Parts = { readonly head: readonly [string, string]; readonly currency?: string; readonly address?: string };

const order = ({ head: [left, right], currency = 'EUR', address = '7 Merchants Quay' }: Parts) =>
  pagesOf(`
# PURCHASE ORDER
Harbour & Finch Joinery Ltd
${address}
purchasing@harbourfinch.example

Order No: PO-77120                    ${left}
Your customer no: C-1001              ${right}

Code       Description                             Qty    Price ${currency}    Amount ${currency}
NL-1010    Cordless drill 18 V, 2 batteries        4      189.90       759.60
NL-5010    Wood glue D3, 1 kg                      12     11.40        136.80

                                                          Total ${currency}    896.40
`);
const german = (left: string, right: string) =>
  pagesOf(`
# BESTELLUNG
Holzwerk Brandt GmbH
Speicherstraße 14, 20457 Hamburg

Bestellnummer: 77120                  ${left}
Kundennummer: C-1001                  ${right}

Artikel    Bezeichnung                             Menge    Preis EUR    Betrag EUR
NL-1010    Akkuschrauber mit zwei Akkus            4        189,90       759,60
NL-5010    Holzleim für die Werkstatt              12       11,40        136,80

                                                          Summe EUR    896,40
`);
const read = async (content: ReturnType<typeof pagesOf>) => {
  const extraction = await extractOne(content);
  return {
    days: [fieldValue(extraction, 'order_date'), fieldValue(extraction, 'delivery_date')],
    isAmbiguous: extraction.reasons.some(({ code }) => code === 'date_ambiguous'),
    warnings: extraction.warnings.map(({ code }) => code),
  };
};

describe('days of a document', () => {
  const cases: readonly (readonly [string, ReturnType<typeof pagesOf>, readonly [string, string], boolean | null])[] = [
    [
      'by how a month is named',
      order({ head: ['Order date: Nov 24, 2026', 'Delivery date: 12/10/2026'] }),
      ['2026-11-24', '2026-12-10'],
      null,
    ],
    [
      'by the name of a month behind its day',
      order({ head: ['Order date: 24 November 2026', 'Delivery date: 10/12/2026'], currency: 'USD' }),
      ['2026-11-24', '2026-12-10'],
      null,
    ],
    [
      'by another day above 12, month first',
      order({ head: ['Order date: 11/24/2026', 'Delivery date: 12/10/2026'] }),
      ['2026-11-24', '2026-12-10'],
      false,
    ],
    [
      'by another day above 12, day first',
      order({ head: ['Order date: 24/11/2026', 'Delivery date: 10/12/2026'], currency: 'USD' }),
      ['2026-11-24', '2026-12-10'],
      false,
    ],
    [
      'by the weekday beside it, month first',
      order({ head: ['Order date: 2026-11-24', 'Delivery date: Mon 12/07/2026'] }),
      ['2026-11-24', '2026-12-07'],
      false,
    ],
    [
      'by the weekday behind it, day first',
      order({ head: ['Order date: 2026-11-24', 'Delivery date: 07/12/2026 (Monday)'], currency: 'USD' }),
      ['2026-11-24', '2026-12-07'],
      false,
    ],
    [
      'by the address of the buyer in America',
      order({ head: ['Order date: 11/04/2026', 'Delivery date: 12/10/2026'], address: 'Austin, TX 73301' }),
      ['2026-11-04', '2026-12-10'],
      true,
    ],
    [
      'by the address of the buyer in Ireland, whatever the currency',
      order({ head: ['Order date: 04/11/2026', 'Delivery date: 10/12/2026'], address: 'Cork T12 X8K4', currency: 'USD' }),
      ['2026-11-04', '2026-12-10'],
      true,
    ],
    ['by the language', german('Bestelldatum: 04/11/2026', 'Liefertermin: 10/12/2026'), ['2026-11-04', '2026-12-10'], false],
    [
      'by a day above 12 against the language, with a doubt',
      german('Bestelldatum: 11/24/2026', 'Liefertermin: 12/10/2026'),
      ['2026-11-24', '2026-12-10'],
      true,
    ],
    [
      'by German weekdays',
      german('Bestelldatum: Mi 04/11/2026', 'Liefertermin: Do 10/12/2026'),
      ['2026-11-04', '2026-12-10'],
      false,
    ],
  ];
  for (const [what, content, days, isAmbiguous] of cases)
    it(`are all read in one order, told ${what}`, async () => {
      const found = await read(content);
      expect(found.days).to.deep.equal(days);
      if (isAmbiguous !== null) expect(found.isAmbiguous).to.equal(isAmbiguous);
    });

  it('that contradict each other leave a doubt', async () => {
    const found = await read(
      order({ head: ['Order date: 24/11/2026', 'Delivery date: 12/10/2026, not after 12/24/2026'], currency: 'USD' }),
    );
    expect(found.isAmbiguous).to.equal(true);
  });
});

describe('one printed day', () => {
  const nothing = 'Terms: net';
  for (const label of ['Delivery date', 'Requested delivery date', 'Ship by', 'Required by', 'Delivery'])
    it(`behind "${label}" is the delivery's and not the order's`, async () => {
      expect((await read(order({ head: [`${label}: 2026-12-10`, nothing] }))).days).to.deep.equal([null, '2026-12-10']);
    });
  it('behind "Liefertermin" is the delivery\'s and not the order\'s', async () => {
    expect((await read(german('Liefertermin: 10.12.2026', nothing))).days).to.deep.equal([null, '2026-12-10']);
  });
  it('behind "Order date" is the order\'s and not the delivery\'s', async () => {
    expect((await read(order({ head: ['Order date: 2026-11-24', nothing] }))).days).to.deep.equal(['2026-11-24', null]);
  });
  it("in a sentence about delivery is not the order's", async () => {
    const found = await read(order({ head: ['Please deliver everything to our yard by 10 December 2026', nothing] }));
    expect(found.days).to.deep.equal([null, '2026-12-10']);
  });
  it("in a cell of its own beside the label of the delivery is not the order's", async () => {
    const found = await read(
      sheetOf([
        ['Purchase order PO-77120'],
        ['Code', 'Description', 'Qty', 'Price'],
        ['NL-1010', 'Cordless drill', 4, 189.9],
        ['NL-5010', 'Wood glue', 12, 11.4],
        [],
        ['Customer:', 'Harbour & Finch Joinery Ltd'],
        ['Delivery date:', '2026-12-10'],
      ]),
    );
    expect(found.days).to.deep.equal([null, '2026-12-10']);
  });
  it('that is printed twice, for each, fills both', async () => {
    const found = await read(order({ head: ['Order date: 2026-11-24', 'Delivery date: 2026-11-24'] }));
    expect(found.days).to.deep.equal(['2026-11-24', '2026-11-24']);
  });
});

describe('an order date after the delivery date', () => {
  it('is kept as it is printed, and said to be odd', async () => {
    const found = await read(order({ head: ['Order date: 2026-12-10', 'Delivery date: 2026-11-24'] }));
    expect(found.days).to.deep.equal(['2026-12-10', '2026-11-24']);
    expect(found.warnings).to.deep.equal(['delivery_before_order']);
  });
  it('is so in German and below its label as well', async () => {
    const found = await read(german('Bestelldatum: 10.12.2026', 'Liefertermin: 24.11.2026'));
    expect(found.days).to.deep.equal(['2026-12-10', '2026-11-24']);
    expect(found.warnings).to.deep.equal(['delivery_before_order']);
  });
});
