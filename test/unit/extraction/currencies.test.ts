import { expect } from 'chai';
import { describe, it } from 'mocha';
import { currenciesIn } from '../../../packages/order-extraction/rules/currencies.ts';
import { readOrderNumber } from '../../../packages/order-extraction/rules/header/values.ts';
import { extractOne, fieldValue, sheetOf } from '../../support/documents/page.ts';

describe('currencies that a text names', () => {
  const written: readonly (readonly [string, readonly string[]])[] = [
    ['Preț unitar fără TVA (lei)', ['RON']],
    ['Listaár (Ft)', ['HUF']],
    ['Birim Fiyat (TL)', ['TRY']],
    ['Pris/st (kr)', ['kr']],
    ['Сума за плащане, лв.:', ['BGN']],
    ['Сума, грн', ['UAH']],
    ['Yhteensä euroa', ['EUR']],
    ['182 640,00 руб.', ['RUB']],
    // prints of which all is in capitals
    ['150 377,00 KČ', ['CZK']],
    ['1 200,00 ЛВ.', ['BGN']],
    ['2 640,00 РУБ', ['RUB']],
    ['880,00 ГРН', ['UAH']],
    ['Цена (дин)', ['RSD']],
    ['Summa exkl. moms kr', ['kr']],
    ['CHF -12.50', ['CHF']],
    ['CHF-12.50', ['CHF']],
    // Romanian: "5 of 12 March"
    ['5 din 12.03.2026', []],
    ['RM 1,260.00', ['MYR']],
    // codes of articles
    ['RON-8', []],
    ['RM60', []],
    ['leicht', []],
  ];
  for (const [text, currencies] of written)
    it(`"${text}": ${currencies.join(', ') || 'none'}`, () => expect(currenciesIn(text)).to.deep.equal(currencies));
});

describe('a sheet whose numbers have the format of "$" alone', () => {
  /** as a program stores and shows it: the format is taken for that of the United States */
  const orderOf = (total: string, taxNumber: string) => {
    const content = sheetOf([
      ['Orden de Compra', 'OC-2211', 'Comprador', 'Tiendas Sur SpA'],
      ['Emitida', '17-11-2026', taxNumber],
      ['SKU', 'Detalle', 'Cantidad', 'P. neto', 'Subtotal'],
      ['S-77120', 'Polera escolar', 240, '$5,990', '$1,437,600'],
      ['S-77121', 'Buzo escolar', 150, '$13,490', '$2,023,500'],
      [null, null, null, total, '$3,461,100'],
    ]);
    const formatted = content.sheets.map((sheet) => ({
      ...sheet,
      cells: sheet.cells.map((cell) =>
        cell.text.startsWith('$') ? { ...cell, number: cell.text.replace(/[$,]/g, ''), currency: 'USD' } : cell,
      ),
    }));
    return { ...content, sheets: formatted };
  };
  const currencyOf = async (total: string, taxNumber = 'Contacto') =>
    fieldValue(await extractOne(orderOf(total, taxNumber)), 'currency');

  it('is of the money that is printed', async () => {
    expect(await currencyOf('Total CLP')).to.equal('CLP');
    expect(await currencyOf('Total MXN')).to.equal('MXN');
  });
  it('is of the country that the parties name', async () =>
    expect(await currencyOf('Total', 'RUT 77.218.440-6')).to.equal('CLP'));
  it('is of the format where nothing else tells', async () => expect(await currencyOf('Total')).to.equal('USD'));
});

describe("figures of an order's number in groups", () => {
  for (const text of ['50 2281', '104 882', '4500 71 88'])
    it(`${text} is one`, () => expect(readOrderNumber(text)).to.equal(text));
  it('a day with spaces is none', () => expect(readOrderNumber('18 11 2026')).not.to.equal('18 11 2026'));
});

describe('crowns that no address tells apart', () => {
  const order = (title: string, words: string) =>
    extractOne(
      sheetOf([
        [title, 'HV-70312'],
        ['Kod', 'Benämning', 'Antal', 'À-pris', 'Summa'],
        ['A-1', 'Lampa', 3, '12,50', '37,50'],
        ['A-2', 'Rep', 2, '10,00', '20,00'],
        [null, null, null, words, '57,50 kr'],
      ]),
    );

  it("are those of the document's language, where it speaks of its country's tax", async () => {
    const codes = async (title: string, words: string) =>
      (await order(title, words)).reasons.map(({ code }) => code).filter((code) => code === 'currency_uncertain');
    expect(fieldValue(await order('Beställning till leverantör, ordernr', 'Summa exkl. moms'), 'currency')).to.equal('SEK');
    expect(await codes('Beställning till leverantör, ordernr', 'Summa exkl. moms')).to.deep.equal([]);
    expect(await codes('Beställning till leverantör, ordernr', 'Summa')).to.deep.equal(['currency_uncertain']);
  });
});
