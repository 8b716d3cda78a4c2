/** Legal names beside logos, names that go on, numbers within a month, and articles whose lower line lists what they are. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { readOrderNumber } from '../../../packages/order-extraction/rules/header/values.ts';
import { extractOne, fieldValue, pagesOf } from '../../support/documents/page.ts';
import { customer, rows } from './support/plain-order.ts';

describe('a legal name beside a logo', () => {
  it('is the one whose first letters the logo has before it', async () => {
    const head =
      'OB Officine Bergamaschi\n                                   Officine Bergamaschi S.r.l.\nacquisti@officinebergamaschi.example';
    expect(await customer(`${head}\n\nSupplier: Nordwind Trading Ltd`)).to.equal('Officine Bergamaschi S.r.l.');
  });

  it('is the one of the same words, and no other with one of them', async () => {
    const head = (legal: string): string =>
      `Hotel Almrausch\n\n${legal}\nhausdame@almrausch.example\n\nSupplier: Nordwind Trading Ltd`;
    expect(await customer(head('Almrausch Hotelbetriebs GmbH'))).to.equal('Almrausch Hotelbetriebs GmbH');
    expect(await customer(head('Verwaltung: Almrausch Immobilien GmbH'))).to.equal('Hotel Almrausch');
  });
});

describe('a name', () => {
  it('goes on below where its line ends in an article', async () => {
    const head = 'Customer:    Stichting Zorghuis De\n             Dennenkamp\n             Zandweg 12\n             6712 KL Ede';
    expect(await customer(`${head}\n\nSupplier: Nordwind Trading Ltd`)).to.equal('Stichting Zorghuis De Dennenkamp');
  });

  it('is of a school where an adjective stands before it that streets have too', async () => {
    const name = 'Střední průmyslová škola Žďár, příspěvková organizace';
    expect(await customer(`Odběratel: ${name}\nStudentská 1\n591 01 Žďár\n\nDodavatel: Technika Vysočina s.r.o.`)).to.equal(name);
  });
});

describe('a number within a month', () => {
  it('stands behind the letters of its paper, and a day behind words that say so', () => {
    expect(readOrderNumber('ZD 58/03/2026')).to.equal('ZD 58/03/2026');
    expect(readOrderNumber('ZD 2026/03/58')).to.equal('ZD 2026/03/58');
    for (const day of ['DEL 19/11/2026', 'DU 19/11/2026', 'DATUM 19/11/2026', '19/11/2026'])
      expect(readOrderNumber(day), day).to.equal(null);
  });
});

describe('a number of a register', () => {
  it('is no number of the order, with its letters before it', async () => {
    const head = (number: string): string =>
      `PEDIDO DE COMPRA ${number}\nEstruturas Vale Ltda.   CNPJ 07.441.208/0001-66   IE 254.118.330\n\nFornecedor: Nordwind Ltda.`;
    const read = async (number: string): Promise<unknown> =>
      fieldValue(await extractOne(pagesOf(`${head(number)}${rows}`)), 'po_number');
    expect(await read('2026-01457')).to.equal('2026-01457');
    expect(await read('')).to.equal(null);
  });
});

describe('a day of delivery', () => {
  it('is not told by what stands over the value of another label', async () => {
    const head =
      'Buyer Ltd\n\n# Purchase order IO26-00932\nSupplier          Sakkenfabriek Meetjesland BV, to be delivered at Maldegem\nOrder date        22 January 2026';
    const extraction = await extractOne(pagesOf(`${head}${rows}`));
    expect(fieldValue(extraction, 'delivery_date')).to.equal(null);
    expect(fieldValue(extraction, 'order_date')).to.equal('2026-01-22');
  });

  it('is read where a scan has a colon for its second point', async () => {
    const head = 'Buyer Ltd\n\n# Purchase order 4711\nOrder date: 06.05.2026\nDelivery date: 15.05:2026';
    expect(fieldValue(await extractOne(pagesOf(`${head}${rows}`)), 'delivery_date')).to.equal('2026-05-15');
  });
});
