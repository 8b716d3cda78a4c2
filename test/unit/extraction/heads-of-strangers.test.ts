import type { DocumentContent } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { cleanName } from '../../../packages/order-extraction/rules/header/clean-name.ts';
import { extractOne, fieldValue, pagesOf } from '../../support/documents/page.ts';

const rows = `

Item     Description            Qty    Price     Amount
A-100    Lamp                   10     2.50      25.00
A-200    Chair                  40     1.25      50.00`;
const read = (head: string, foot = '') => extractOne(pagesOf(`${head}${rows}\n${foot}`));
const scanned = (content: DocumentContent): DocumentContent => ({
  ...content,
  pages: content.pages.map((page) => ({ ...page, reader: 'ocr' as const })),
});

describe('who orders', () => {
  it('is no place that stands before a day', async () => {
    for (const day of [
      'Almería, 19 de noviembre de 2026',
      'Liège, le 20 novembre 2026',
      'Pécs, 2026. november 20.',
      'Hedal, den 3.12.2026',
    ]) {
      const extraction = await read(
        `                              # PEDIDO 4711\n                              ${day}\n\nTo: Kohl Handels GmbH`,
      );
      expect(fieldValue(extraction, 'customer_name'), day).not.to.equal(day.split(',')[0]);
    }
  });

  it('is named without the number that a register gave it, and a school with its own', async () => {
    const named = async (line: string) =>
      fieldValue(await read(`# PEDIDO P-4417\nCliente:\n${line}\ncompras@ventas.example`), 'customer_name');
    expect(await named('S.A.T. Hortícolas del Sur N.º 9.210')).to.equal('S.A.T. Hortícolas del Sur');
    expect(await named('Cooperativa del Campo Nº 10442')).to.equal('Cooperativa del Campo');
    expect(cleanName('Colegio Público N.º 12')).to.equal('Colegio Público N.º 12');
  });

  it('is named whole in small print, where a word of the name is a form elsewhere', async () => {
    const foot =
      'Empreendimentos Turísticos Quinta da Praia, S.A. | NIPC 509 998 120 | Estrada da Falésia, 8999-055 Porto Claro | compras@quintadapraia.example';
    const read = await extractOne(pagesOf(`# Nota de Encomenda\nN.º NE 2026/231${rows}\n\n\n${foot}`));
    expect(fieldValue(read, 'customer_name')).to.equal('Empreendimentos Turísticos Quinta da Praia, S.A.');
  });

  it('is written to where order confirmations are to go, and where the next row of a form says who answers', async () => {
    const head = '# Purchase Order 4711\nFjeldstad Ror AS\nSupplier:       Grossisten Ltd, Industrigata 41, 2998 Hamarvik';
    const mailed = async (more: string, foot = '') => fieldValue(await read(`${head}\n${more}`, foot), 'customer_email');
    expect(await mailed('', '\n\nOrdrebekreftelse sendes til innkjop@fjeldstad-ror.example.')).to.equal(
      'innkjop@fjeldstad-ror.example',
    );
    expect(await mailed('Handled by:     Anna Berg, nakup@fr.example\nTerms:          30 days')).to.equal('nakup@fr.example');
  });

  it('goes on behind what joins, and has before its name in use what a register has', async () => {
    const named = async (head: string, foot = '') => fieldValue(await read(head, foot), 'customer_name');
    expect(
      await named(
        'Elkraft  & Montage i Vikboda AB       BESTÄLLNING\nNr EM-5529\nIndustrivägen 8, 614 98 Vikboda\norder@elmontage-vikboda.example\n\nLeverantör: Nordwind Sverige AB',
      ),
    ).to.equal('Elkraft & Montage i Vikboda AB');
    expect(
      await named(
        '# CORBINEAU & FILS\nBON DE COMMANDE N° CF-2026-1190\nachats@corbineau-fils.example',
        '\n\nÉtablissements Corbineau & Fils SAS au capital de 80 000 € – RCS Saumur 999 888 777',
      ),
    ).to.equal('Établissements Corbineau & Fils SAS');
  });

  it('has a cooperative of a kind behind its comma as its legal form', async () => {
    for (const name of [
      'Pekárna Lípa, výrobní družstvo',
      'Mliekareň Lipa, poľnohospodárske družstvo',
      'Piekarnia Lipa, spółdzielnia pracy',
    ])
      expect(fieldValue(await read(`# Purchase Order 4711\nBuyer: ${name}`), 'customer_name')).to.equal(name);
  });

  it('is not who only gets the invoices, where the letterhead parts its name', async () => {
    const head = [
      '# Farnaby & Dell',
      'Bookbinders Limited | 8 Quire Yard, Ludbrook | workshop@farnabydell.example',
      '',
      'PURCHASE ORDER FD/26/0731',
      'Supplier                      Deliver to                            Send invoice to',
      'Nordwind Trading Ltd          Farnaby & Dell Bookbinders Limited    Tallis Accounting Services LLP',
      'Unit 4, Saltpan Way           rear of 8 Quire Yard                  PO Box 99, Ludbrook',
      'Grimford                      Ludbrook                              ap@tallis-acc.example',
    ].join('\n');
    const extraction = await read(head);
    expect(fieldValue(extraction, 'customer_name')).to.equal('Farnaby & Dell Bookbinders Limited');
    expect(fieldValue(extraction, 'customer_email')).to.equal('workshop@farnabydell.example');
  });
});

describe('the number of an order', () => {
  it('stands in its title before what the order is for', async () => {
    for (const title of [
      'Materialbestellung Nr. 2641-07 · BV Kita Nord',
      'Purchase Order 2641-07 | Site North',
      'Bon de commande n° 2641-07 – Chantier Nord',
    ])
      expect(fieldValue(await read(`Blom GmbH\n# ${title}`), 'po_number'), title).to.equal('2641-07');
  });

  it('is what stands behind a sign for numbers above all else, where nothing is a title, and never a number for tax', async () => {
    for (const sign of ['n°', 'Nr.', 'No.', 'č.'])
      expect(
        fieldValue(await read(`${sign} BC26/11-0437 — Kallo, 20.11.2026\nBuyer: Blom SRL\nTVA BE 0478.221.906`), 'po_number'),
        sign,
      ).to.equal('BC26/11-0437');
    expect(fieldValue(await read('Blom SRL\nTVA BE 0478.221.906'), 'po_number')).to.equal(null);
  });
});

describe('a year of a school or a shop', () => {
  it('is no number of an order in its title, and one behind a label', async () => {
    expect(fieldValue(await read('Blom OÜ\n# Order list 2026/27\nOrder no.: PK-19'), 'po_number')).to.equal('PK-19');
    expect(fieldValue(await read('Blom OÜ\n# Order list 2026/27'), 'po_number')).not.to.equal('2026/27');
    expect(fieldValue(await read('Blom OÜ\n# Order\nOrder no.: 2026/27'), 'po_number')).to.equal('2026/27');
  });
});

describe('a legal form over two lines', () => {
  it('goes on where only the end of it stands below', async () => {
    const head = '# Zamówienie nr 4711\nZamawiający\nInwest Dom Lipa Sp. z\no.o.\nul. Lipowa 61\n15-680 Lipa';
    expect(fieldValue(await read(head), 'customer_name')).to.equal('Inwest Dom Lipa Sp. z o.o.');
  });
});

describe('an e-mail address over two lines', () => {
  it('goes on in its column, below a label that stands between the two', async () => {
    const drawn = pagesOf(
      `Blom Klinik GmbH\n# Purchase Order 4711\n${' '.repeat(50)}m.haber@blom-\n${' '.repeat(30)}E-mail\n${' '.repeat(50)}klinik.example${rows}`,
    );
    const above = drawn.pages[0]?.words.find(({ text }) => text.startsWith('m.haber'))?.y ?? 0;
    const y: { readonly [text: string]: number } = { 'E-mail': above + 5, 'klinik.example': above + 11 };
    const pages = drawn.pages.map((page) => ({
      ...page,
      words: page.words.map((word) => ({ ...word, y: y[word.text] ?? word.y })),
    }));
    expect(fieldValue(await extractOne({ ...drawn, pages }), 'customer_email')).to.equal('m.haber@blom-klinik.example');
  });
});

describe('a currency that is not printed', () => {
  it('is that of the country, by its language and tax or by the numbers of both parties', async () => {
    const polish =
      'Nabywca: Blom Sp. z o.o.\nul. Mickiewicza 28, 86-300 Grudziądz\nNIP 876-000-15-20\n# Zamówienie nr 4711\nTermin realizacji: 2026-12-11';
    expect(
      fieldValue(
        await read(
          polish,
          '                 Razem netto          75.00\n                 VAT 23%              17.25\n                 Razem brutto         92.25',
        ),
        'currency',
      ),
    ).to.equal('PLN');
    const two = (other: string) =>
      `Buyer: Blom Ltd\nVAT no: SE556012345601\n# Purchase Order 4711\nSupplier: Kohl\nVAT no: ${other}`;
    expect(fieldValue(await read(two('SE556099999901')), 'currency')).to.equal('SEK');
    expect(fieldValue(await read(two('DE811907980')), 'currency'), 'two countries').to.equal(null);
  });

  it('is none where there are no prices', async () => {
    const text =
      'Nabywca: Blom Sp. z o.o.\nNIP 876-000-15-20\n# Zamówienie nr 4711\n\nKod      Nazwa                  Ilość\nA-100    Lampa                  10\nA-200    Krzesło                40';
    expect(fieldValue(await extractOne(pagesOf(text)), 'currency')).to.equal(null);
  });

  it('is not told by a letter that a scan took for the sign of the euro', async () => {
    const text =
      'Blom s.r.o., Brno\n# Objednavka €. 412/2026\nIČO 71184465\n\nKat. €.    Nazev         Pocet   Cena     Celkem\nRK-1       Rukavice      80      149,00   11 920,00\nRO-2       Rouska        120     62,00    7 440,00\n                                 DPH 21 %  4 065,60';
    expect(fieldValue(await extractOne(scanned(pagesOf(text))), 'currency')).to.equal('CZK');
  });
});

describe('a total', () => {
  it('is read whole where the space between its groups set it apart', async () => {
    const content = pagesOf(
      'Blom AB\n# Order 4711\n\nItem     Description         Qty    Price      Amount\nA-100    Lamp                10     2500,00    25000,00\nA-200    Chair               2      1455,00    2910,00\nTotal SEK  27 910,00',
    );
    const words = content.pages[0]?.words ?? [];
    const apart = words.map((word) => (word.text === '910,00' ? { ...word, x: word.x + 5, run: 1000 } : word));
    const page = { ...content, pages: content.pages.map((one) => ({ ...one, words: apart })) };
    expect(fieldValue(await extractOne(page), 'total')).to.equal('27910.00');
  });
});
