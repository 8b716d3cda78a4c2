/** Papers that say what an order does with other forms, signs and places than most. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { endsInLegalForm, hasLegalForm } from '../../../packages/order-extraction/rules/header/legal-forms.ts';
import { zonePhrase } from '../../../packages/order-extraction/rules/header/zones.ts';
import { extractOne, fieldValue, linesOf, pagesOf, sheetOf } from '../../support/documents/page.ts';

const rows = `
Item     Description            Qty    Price     Amount
A-100    Lamp                   10     2.50      25.00
A-200    Chair                  40     1.25      50.00
                                Total            75.00`;

describe('articles over lines that count them', () => {
  it('have codes and signs in the letters of their language', async () => {
    const articles = [
      '1. Полиетиленово фолио 180 мк',
      'арт. ПФ-180   6 бр.   х 312,40 EUR   = 1 874,40 EUR',
      '2. Ботуши PVC №43',
      'арт. БП-43   15 бр.   х 12,80 EUR   = 192,00 EUR',
    ];
    const read = await extractOne(
      pagesOf(`# ЗАЯВКА ЗА ДОСТАВКА № 37\n\n${articles.join('\n')}\n\nСтойност без ДДС: 2 066,40 EUR`),
    );
    expect(linesOf(read)).to.deep.equal([
      '[ПФ-180] 6 бр Полиетиленово фолио 180 мк @ 312.40',
      '[БП-43] 15 бр Ботуши PVC №43 @ 12.80',
    ]);
  });
});

describe('what an order is', () => {
  it('is not said by a sentence below its articles', async () => {
    const table = rows
      .replace('Item ', 'Vare ')
      .replace('Description', 'Varetekst  ')
      .replace('Qty', 'Antal')
      .replace('Price', 'Pris ');
    const foot = 'Faktura sendes elektronisk til EAN 5799999000012 – husk nummer.';
    const read = await extractOne(
      pagesOf(`ØSTPORTENS TEATER\nRekvisition nr.   T26-309\n\nHermed bestilles følgende:\n${table}\n${foot}`),
    );
    expect(read.documentType).to.equal('order');
  });
});

describe('a legal form', () => {
  it('may have a stroke, or be one of few', () => {
    for (const name of [
      'Solstrålens Rengøring A/S',
      'Vestby Fisk I/S',
      'Laboratorio Marfil, S.L.P.',
      'ЗЗК „Златна нива“',
      'Κύμα Μ.ΕΠΕ',
    ])
      expect(hasLegalForm(name), name).to.equal(true);
    expect(endsInLegalForm('Solstrålens Rengøring A/S')).to.equal(true);
  });

  it('in whole words below a name that says what it is already is no part of it', async () => {
    const named = async (second: string) =>
      fieldValue(
        await extractOne(
          pagesOf(
            `# Coopérative Agricole des Trois Rivières\n  ${second}\nappro@coop3rivieres.example\n\nCommande 4711\n${rows}`,
          ),
        ),
        'customer_name',
      );
    expect(await named('Société coopérative')).to.equal('Coopérative Agricole des Trois Rivières');
  });
});

describe('the number of an order', () => {
  it('is no label for the two letters that it begins with', async () => {
    const head = [
      'WYDRUK EDI   ORDERS D.96A',
      'Numer zamowienia   : ZD/W2/004518/26',
      'Data zamowienia   : 2026-12-07',
      'DOSTAWCA   GLN 5909999200006',
    ];
    expect(fieldValue(await extractOne(pagesOf(`${head.join('\n')}\n${rows}`)), 'po_number')).to.equal('ZD/W2/004518/26');
  });
});

describe('who orders', () => {
  it('is the one whose e-mail address every row of an export has, of two companies', async () => {
    const common = [
      'CV-20260331',
      '2026-03-31',
      'Cykelhjørnet Vesterbro ApS',
      'indkob@cykelhjornet.example',
      'Nordwind Danmark A/S',
      'DKK',
    ];
    const read = await extractOne(
      sheetOf([
        ['ordrenr', 'ordredato', 'xyz', 'xyz_mail', 'zyx', 'valuta', 'linje', 'varenr', 'varetekst', 'antal', 'pris'],
        [...common, 1, 'CS-28R', 'Cykelslange', 150, 24.5],
        [...common, 2, 'BK-V', 'Bremseklods', 90, 31],
      ]),
    );
    expect(fieldValue(read, 'customer_name')).to.equal('Cykelhjørnet Vesterbro ApS');
  });

  it('is told from who sells also where programs write a letter with a sign as two', () => {
    expect(zonePhrase('leverandoer')).to.equal('seller');
    expect(zonePhrase('Kaeufer')).to.equal('buyer');
  });

  it('writes a forecast to its supplier, a department behind its name', async () => {
    const head = [
      '# Afroepplanning / forecast',
      'Boterhoeve Zuivel Coöperatie U.A. – Supply Chain Planning',
      'Polderdijk 210, 8999 KL Grasdorp – planning@boterhoeve.example',
      'Leverancier: Nordwind Nederland B.V.   Raamcontract RC-2025-018',
    ];
    const read = await extractOne(
      pagesOf(`${head.join('\n')}\n\nArtikel   Omschrijving   wk 02   wk 03\nKR-E2   Kunststof krat   1.200   900`),
    );
    expect(fieldValue(read, 'customer_name')).to.equal('Boterhoeve Zuivel Coöperatie U.A.');
  });
});
