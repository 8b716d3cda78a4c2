import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractOne, fieldValue, pagesOf, sheetOf } from '../../support/documents/page.ts';

const rows =
  'Code   Description        Qty      Unit Price   Amount\nA-1    Drill, 20 mm       5        100.00       500.00\nA-2    Spare bit          6        20.00        120.00\nTotal                                           620.00';

describe('papers of everyday houses', () => {
  it('a form that nobody has filled in, whose only prices are those with tax', async () => {
    const form = (first: readonly (string | number | null)[]): Parameters<typeof sheetOf>[0] => [
      ['MEGRENDELŐLAP – Iskolai taneszközellátás'],
      ['Megrendelő neve:'],
      ['Megrendelés száma:'],
      ['Szállítási határidő:'],
      ['Cikkszám', 'Megnevezés', 'Mennyiség', 'Egység', 'Bruttó ár (Ft)', 'Összesen (Ft)'],
      [...first],
      ['TE-118', 'Vonalas füzet A5, 32 lap', null, 'db', 185, null],
      ['TE-187', 'Vízfesték 12 szín', null, 'db', 990, null],
      ['Végösszeg:'],
    ];
    const blank = await extractOne(sheetOf(form(['TE-041', 'Színes ceruza', null, 'készlet', 1290, null])));
    expect(blank.documentType).to.equal('other');
  });

  it('a call-off under a contract that it names in a form of labels and values', async () => {
    const order = await extractOne(
      sheetOf([
        ['Beställare', 'Ljusnarsbergs förskolor, Kopparbergs kommun'],
        ['Leverantör', 'OneVård Sverige AB'],
        ['Ramavtal', 'Dnr KS 2023/0417'],
        ['Avropsnummer', 'AVR-25-1093'],
        ['Önskad leveransdag', '2025-02-18'],
        ['Artikelnummer', 'Artikel', 'Antal', 'Enhet', 'Pris', 'Summa'],
        ['558811', 'Blöja öppen', 80, 'fp', 62, 4960],
      ]),
    );
    expect([order.documentType, fieldValue(order, 'po_number')]).to.deep.equal(['order', 'AVR-25-1093']);
  });

  it('a registered name behind an e-mail address, before the one that a house is known by', async () => {
    const order = await extractOne(
      sheetOf([
        ['CLAREGALE HOTEL GROUP', 'PURCHASE ORDER'],
        ['The Atlantic View Hotel, Spanish Point', 'AVH-20418'],
        ['Stock code', 'Product', 'Cases', 'Price', 'Line total'],
        ['BV-0712', 'Still water', 40, 8.65, 346],
        ['Queries: purchasing@claregale.ie. Claregale Hospitality Ltd t/a Claregale Hotel Group, reg. in Ireland'],
      ]),
    );
    expect(fieldValue(order, 'customer_name')).to.equal('Claregale Hospitality Ltd');
  });

  it('a name whose form stands in the next line with its place', async () => {
    const order = `Szpital Powiatowy im. dr. A. Mielęckiego\nSp. z o.o. w Brzezinie Śląskim\nul. Szpitalna 5, 42-690 Brzezin Śląski\n\n# ZAMÓWIENIE nr 214/ZP/2025\n\n${rows}`;
    expect(fieldValue(await extractOne(pagesOf(order)), 'customer_name')).to.equal(
      'Szpital Powiatowy im. dr. A. Mielęckiego Sp. z o.o. w Brzezinie Śląskim',
    );
  });

  it('numbers that look like a day, a telephone or a number of days', async () => {
    const numberOf = async (text: string): Promise<string | null> => fieldValue(await extractOne(pagesOf(text)), 'po_number');
    const czech = `KOVOZÁVOD BYSTŘICE, a.s.          OBJEDNÁVKA MATERIÁLU\nNádražní 880, 753 01 Hranice      číslo : 25/31/0446\n\n${rows}`;
    expect(await numberOf(czech)).to.equal('25/31/0446');
    const swedish = `# INKÖPSORDER\nHjo Kugg AB\n\nOrdernummer       Orderdatum       Valuta\nP 50913           2025-08-11       SEK\n\n${rows}`;
    expect(await numberOf(swedish)).to.equal('P 50913');
    const bulgarian = `СРЕДНО УЧИЛИЩЕ „ХРИСТО СМИРНЕНСКИ“\nВЪЗЛАГАТЕЛНО ПИСМО – ПОРЪЧКА\n\n${rows}\nПлащане: по банков път в 30-дневен срок след подписване`;
    expect(await numberOf(bulgarian)).to.equal(null);
  });

  it('a word that is short for a month in another language only', async () => {
    const order = `# INKOOPORDER IO-4711\nKwekerij Muster B.V.\nOrderdatum 22-09-2025\nAFLEVEREN\nLocatie Bleiswijk, kas 4\ndinsdag 30 september 2025\n\nAantal    Omschrijving         Prijs    Bedrag\n6         Potgrond Bigbale     200,00   1.200,00\nTotaal                                  1.200,00`;
    expect(fieldValue(await extractOne(pagesOf(order)), 'delivery_date')).to.equal('2025-09-30');
  });
});
