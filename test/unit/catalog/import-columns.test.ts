import { expect } from 'chai';
import { describe, it } from 'mocha';
import { customerColumns, priceColumns, productColumns, rowReader } from '../../../src/commands/catalog/import/columns.ts';
import { headerKey, readHeader } from '../../../src/commands/catalog/import/header.ts';
import { isDayFirst, readDay } from '../../../src/commands/catalog/import/read-day.ts';

const fieldsOf = (columns: typeof customerColumns, header: string, rows: readonly string[] = []) => {
  const { fields, suggested } = readHeader(columns, { header: header.split(';'), rows: rows.map((row) => row.split(';')) });
  return fields.map((field, at) => field ?? (suggested[at] ? `?${suggested[at]}` : null));
};

describe('the columns of a company’s own file', () => {
  for (const [what, columns, header, expected] of [
    ['German articles', productColumns, 'Artikelnummer;Bezeichnung;Preis;Einheit', ['code', 'name', 'price', 'unit']],
    [
      'German articles, shortened',
      productColumns,
      'Art.-Nr.;Kurztext;VK-Preis;ME;Bestand',
      ['code', 'name', 'price', 'unit', 'stock'],
    ],
    ['French articles', productColumns, 'Réf. article;Désignation;P.U. HT;Unité', ['code', 'name', 'price', 'unit']],
    ['Spanish customers', customerColumns, 'Nº Cliente;Razón social;N.I.F.;Población', ['code', 'name', 'tax_number', 'city']],
    ['Polish articles', productColumns, 'Indeks;Nazwa towaru;Cena netto;J.m.', ['code', 'name', 'price', 'unit']],
    ['English prices', priceColumns, 'Customer no.;SKU;Net price;Min. qty', ['customer', 'product', 'price', 'min_qty']],
    ['Czech articles', productColumns, 'Kód zboží;Název;Cena bez DPH;MJ', ['code', 'name', 'price', 'unit']],
  ] as const)
    it(`${what} are known by their headers`, () => expect(fieldsOf(columns, header)).to.deep.equal(expected));

  it('of two that mean the same field the one with the commoner word is it, and the other is left out', () => {
    expect(fieldsOf(productColumns, 'Artikel;Artikelnummer;Bezeichnung')).to.deep.equal([null, 'code', 'name']);
  });

  it('that hold a known word, or values that can be nothing else, are suggested and never taken by themselves', () => {
    expect(fieldsOf(productColumns, 'Artikelnummer (intern);Bezeichnung lang')).to.deep.equal(['?code', '?name']);
    const rows = ['a@b.example;DE123456789;x', 'c@d.example;ATU12345678;y'];
    expect(fieldsOf(customerColumns, 'A;B;C', rows)).to.deep.equal(['?emails', '?tax_number', null]);
  });

  it('are the same source in any spelling of the headers', () => {
    expect(headerKey(['Artikel-Nr.', 'PREIS'])).to.equal(headerKey(['artikel nr', 'Preis']));
    expect(headerKey(['Artikel', 'Nr'])).not.to.equal(headerKey(['Artikel Nr']));
  });
});

describe('cells of a company’s own file', () => {
  const read = (columns: typeof priceColumns, fields: readonly string[], rows: readonly (readonly string[])[]) => {
    const reader = rowReader(columns, fields, rows);
    return rows.map((row) => reader(row));
  };

  it('are amounts with the currency in front or behind', () => {
    const texts = ['12,50 €', '1.200,00 EUR', '€ 3', '7,95 zł'];
    const values = read(
      priceColumns,
      ['price'],
      texts.map((text) => [text]),
    ).map(({ values: { price } }) => price);
    expect(values).to.deep.equal(['12.50', '1200.00', '3', '7.95']);
  });

  it('are yes and no in the languages of the app', () => {
    const values = read(customerColumns, ['blocked'], [['ja'], ['nein'], ['oui'], ['tak'], ['nie']]).map(
      ({ values }) => values.blocked,
    );
    expect(values).to.deep.equal([true, false, true, true, false]);
  });

  it('are days in the order that the column tells, and ambiguous where it does not', () => {
    expect(readDay('31.12.2026', null)).to.equal('2026-12-31');
    expect(readDay('2026-12-31', null)).to.equal('2026-12-31');
    expect([isDayFirst(['01/02/2026', '31/12/2026']), isDayFirst(['12/31/2026']), isDayFirst(['01/02/2026'])]).to.deep.equal([
      ...[true, false, null],
    ]);
    expect([readDay('01/02/2026', true), readDay('01/02/2026', false)]).to.deep.equal(['2026-02-01', '2026-01-02']);
    const [row] = read(priceColumns, ['valid_from'], [['01/02/2026']]);
    expect(row?.bad.map(({ code }) => code)).to.deep.equal(['ambiguous_day']);
    expect(readDay('99.99.2026', null)).to.equal('99.99.2026');
  });
});
