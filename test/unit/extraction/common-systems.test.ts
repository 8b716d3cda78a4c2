import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractOne, fieldValue, pagesOf } from '../../support/documents/page.ts';

/** What the forms of widespread purchasing systems print and others do not. */
describe('orders as common systems print them', () => {
  it('a delivery note under each row and a price for one piece', async () => {
    const extraction = await extractOne(
      pagesOf(
        [
          '# Bestellung',
          'Bestellnummer: 4500017890',
          'Währung: EUR',
          '',
          'Pos.      Material      Bezeichnung          Menge     Preis pro Einheit     Nettowert',
          '00010     HB-8X40       Sechskantschraube    1.200     0,18 / 1 ST           216,00',
          '          Liefertermin: Tag 18.12.2026',
          '00020     DR-18V        Akkuschrauber        4         189,90 / 1 ST         759,60',
          '          Liefertermin: Tag 15.12.2026',
          'Gesamtnettowert ohne MwSt                                                    975,60',
        ].join('\n'),
      ),
    );
    // the rows come on several days: none of them is the whole order's
    expect(fieldValue(extraction, 'delivery_date')).to.equal(null);
    expect(extraction.warnings.map(({ code }) => code)).to.include('several_delivery_dates');
    expect(extraction.lines.map(({ qty, price, amount }) => [qty?.value, price?.value, amount?.value])).to.deep.equal([
      ['1200', '0.18', '216.00'],
      ['4', '189.90', '759.60'],
    ]);
    expect(extraction.reasons.map(({ code }) => code)).to.include('arithmetic_holds');
  });

  it('codes under "Item" beside a description, not all of them with digits', async () => {
    const extraction = await extractOne(
      pagesOf(
        '# Purchase Order\nItem          Description          Quantity     Unit Price     Amount AUD\nGB1-White     Golf balls, white    240.00       1.25           300.00\nTSL           T-Shirt, black       12.00        18.50          222.00',
      ),
    );
    expect(extraction.lines.map(({ code, name }) => [code?.value, name?.value])).to.deep.equal([
      ['GB1-White', 'Golf balls, white'],
      ['TSL', 'T-Shirt, black'],
    ]);
  });

  it('the company of the letterhead, not its warehouse in the delivery address', async () => {
    const extraction = await extractOne(
      pagesOf(
        '# Deco Addict\n77 Santa Barbara Rd\n\nShip to:\nDeco Addict, Main Warehouse\n77 Santa Barbara Rd\n\nPurchase Order P00042\n\nDescription     Quantity     Unit Price     Amount\nOffice chair    10           70.00          700.00\n\ninfo@deco-addict.example',
      ),
    );
    expect(fieldValue(extraction, 'customer_name')).to.equal('Deco Addict');
  });

  it('a letter: its date behind the place, its total among words, its lines without amounts', async () => {
    const extraction = await extractOne(
      pagesOf(
        [
          'Bakkerij De Korenaar BV',
          'Molenweg 8',
          '',
          'Utrecht, 20 november 2026',
          'Betreft: bestelling 2026-117',
          '',
          'Hierbij bestellen wij:',
          '- 10 stuks NL-1010 Accuboormachine à € 189,90',
          '- 4 dozen NL-2040 Houtschroeven à € 7,48',
          '',
          'Totaalbedrag: € 1.928,92 exclusief btw.',
        ].join('\n'),
      ),
    );
    expect(fieldValue(extraction, 'order_date')).to.equal('2026-11-20');
    expect(fieldValue(extraction, 'total')).to.equal('1928.92');
    expect(extraction.reasons.map(({ code }) => code)).to.include('sum_printed');
  });
});
