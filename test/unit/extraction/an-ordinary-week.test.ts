import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractOne, fieldValue, linesOf, pagesOf, sheetOf } from '../../support/documents/page.ts';

const rows =
  'Code   Description        Qty      Unit Price   Amount\nA-1    Drill, 20 mm       5        100.00       500.00\nA-2    Spare bit          6        20.00        120.00\nTotal                                           620.00';
const nameOf = async (text: string): Promise<string | null> => fieldValue(await extractOne(pagesOf(text)), 'customer_name');

describe('orders of an ordinary week', () => {
  it('days whose year comes first, in two figures', async () => {
    const swedish = (days: readonly [string, string]): string =>
      `Mälarviks Mejeriteknik AB\n\n# INKÖPSORDER 104 882\nOrderdatum       Lev.datum\n${days[0]}         ${days[1]}\n\nArtikelnr   Benämning      Antal     À-pris     Belopp\nA10442      Slang DN25     10        284,00     2 840,00\nSumma SEK                                       2 840,00`;
    const dayOf = async (days: readonly [string, string]): Promise<string | null> =>
      fieldValue(await extractOne(pagesOf(swedish(days))), 'delivery_date');
    expect(await dayOf(['26-03-10', '26-03-24'])).to.equal('2026-03-24');
    expect(await dayOf(['10-03-26', '24-03-26'])).to.equal('2026-03-24');
  });

  it('figures of a number within a month are no day', async () => {
    const polish = `Zakład Usług „Czystowid” Sp. z o.o.          Damasławek, dnia 2026-03-12\n\n# Zamówienie do dostawcy nr ZD 31/03/2026\n\nTermin realizacji: 2026-03-19\n\n${rows}`;
    expect(fieldValue(await extractOne(pagesOf(polish)), 'delivery_date')).to.equal('2026-03-19');
  });

  it('a body whose office is named beside a person, whose address its domain only shortens, and a person in the form of who sells', async () => {
    const finnish = `Järvi-Savon sairaanhoitokuntayhtymä\nHankintapalvelut\n\n# Tilaus HT-2026-004417\nTilaaja          Raili Vainikainen                    Toimittaja     Nordteknik Oy, Sahakatu 9\n                 raili.vainikainen@jsshky.example\nKustannuspaikka  44120                                Laskutus       Verkkolasku 003708411725, välittäjä\n\n${rows}`;
    expect(await nameOf(finnish)).to.equal('Järvi-Savon sairaanhoitokuntayhtymä');
    const form = `Gartencenter Muster GmbH\n\n# Bestellformular\nBesteller        Anna Huber                    Lieferant     Gartencenter Muster GmbH\n                 anna.huber@post.example\n\n${rows}`;
    expect(await nameOf(form)).to.equal('Anna Huber');
  });

  it('a whole name before the sign of an address, at a provider that sounds like the seller', async () => {
    const letter = `GAEC de la Combe Noire\nLieu-dit Les Prés\n39300 Châtelneuf\nTél. 03 84 51 00 72\n                                             Agrifournitures du Jura SARL\n                                             39800 Poligny\n                                             Châtelneuf, le 12 mars 2026\nObjet : commande\nMadame, Monsieur,\nSuite à la foire, je vous commande le matériel suivant :\n– 200 pièces : Piquets de clôture, réf. PIQ-F105, à 1,95 EUR ;\n– 6 bobines : Ruban 20 mm, réf. RUB-20-200, à 24,90 EUR ;\nLe règlement se fera à réception de la facture, à adresser au groupement à\nl’adresse ci-dessus ou par courriel à gaec.combenoire@fermes-jura.example.`;
    expect(await nameOf(letter)).to.equal('GAEC de la Combe Noire');
  });

  it('a name over two lines of a stamp, its place and form in the second', async () => {
    const stamp = `Zakład Wodociągów i Kanalizacji                   Łęgi, 24.02.2026 r.\nw Łęgach Odrzańskich Sp. z o.o.                   znak: ZWiK.231\n67-110 Łęgi Odrzańskie, ul. Wodna 1\n\n# Zamówienie nr 31/TT/2026\n\n${rows}`;
    expect(await nameOf(stamp)).to.equal('Zakład Wodociągów i Kanalizacji w Łęgach Odrzańskich Sp. z o.o.');
  });

  it('an article whose code begins with what is a tax elsewhere', async () => {
    const spanish = `# PEDIDO 214/0036\n\nRef.         Concepto                Cant.    Ud.     Precio     Importe\nCapítulo 1: Saneamiento\nTPS-200-6    Tubo PVC, 6 m           45       ud      38,60      1.737,00\nCPS-45-200   Codo PVC 45°            12       ud      11,25      135,00\nTOTAL PEDIDO (sin IVA)                                           1.872,00`;
    expect(linesOf(await extractOne(pagesOf(spanish)))).to.deep.equal([
      '[TPS-200-6] 45 ud Tubo PVC, 6 m @ 38.60',
      '[CPS-45-200] 12 ud Codo PVC 45° @ 11.25',
    ]);
  });

  it('a number that a sentence announces, and not what a register of purchases gave', async () => {
    const numberOf = async (text: string): Promise<string | null> => fieldValue(await extractOne(pagesOf(text)), 'po_number');
    const hungarian = `Szent Margit Kórház\n                                             Iktatószám: MŰ/117-2/2026\nTárgy: megrendelés\n\nTisztelt Partnerünk!\n2026. január 20-án kelt árajánlatuk alapján megrendeljük az alábbi alkatrészeket:\n– 12 db porszívó szűrőbetét (cikkszám: SZB-440), nettó egységár 6.900 Ft,\n– 6 db forgókefe 43 cm (cikkszám: FK-43), nettó egységár 14.200 Ft,\nösszesen nettó 168.000 Ft értékben. Megrendelésünk száma: SZMK-M-0052/26, kérjük feltüntetni.`;
    expect(await numberOf(hungarian)).to.equal('SZMK-M-0052/26');
    expect(fieldValue(await extractOne(pagesOf(hungarian)), 'total')).to.equal('168000');
    const romanian = `# NOTĂ DE COMANDĂ\n\nCumpărător                               Date comandă\nȘcoala Gimnazială „Aurel Vlaicu”         Număr: 1184\nCIF 4634418                              Data emiterii: 13 martie 2026\n                                         Achiziție directă SEAP: DA38841907\n\n${rows}`;
    expect(await numberOf(romanian)).to.not.equal('DA38841907');
    const french = `# BON DE COMMANDE\n\nNuméro de commande : DA26004117            Date : 13/03/2026\nClient : Menuiserie Durand SARL\n\n${rows}`;
    expect(await numberOf(french), 'in a series of its own').to.equal('DA26004117');
  });

  it('a plan of call-offs with prices, and a schedule that replaces the one before', async () => {
    const czech = `# ODVOLÁVKA – PLÁN DODÁVEK č. 2026/11\nOdběratel: Autokomponenty a.s.     Dodavatel: Kovovýroba s.r.o.\n\nDíl          Název                  KT 12     KT 13     Cena/100 ks\n4410-118-02  Těsnicí kroužek        1 200     1 200     40,00 Kč\n4410-204-00  Příruba M8             5 000     5 000     53,50 Kč`;
    expect((await extractOne(pagesOf(czech))).documentType).to.equal('other');
    const french = `# PROGRAMME DE LIVRAISON – PRÉVISIONNEL\nMécanique Thorigneux S.A.S.\nProgramme n° 27 – annule et remplace le programme n° 26\n\nRéf. article     Désignation           S14      S16      Cumul\nHT-BAG-4410      Bague 25x30x20        800      800      3 600`;
    expect((await extractOne(pagesOf(french))).documentType).to.equal('other');
  });

  it('totals of boxes whose values stand at their right, in one line of a foot, and beside dashes', async () => {
    const table = rows.slice(0, rows.indexOf('\nTotal'));
    const totalOf = async (foot: string): Promise<string | null> =>
      fieldValue(await extractOne(pagesOf(`# ORDINE 4711\n\n${table}\n\n${foot}`)), 'total');
    expect(
      await totalOf(
        'Imponibile                    IVA 22%                   Totale ordine EUR\n                620,00                   136,40                          756,40',
      ),
    ).to.equal('756.40');
    expect(await totalOf('Base 620,00 IVA 22 % 136,40 EN TODO 756,40 €')).to.equal('756.40');
    expect(await totalOf('Imponibile € 620,00 – IVA 22% € 136,40 – TOTALE € 756,40')).to.equal('756.40');
  });

  it('a day that a sentence wants is not in doubt for the word before it, and capital is no sum', async () => {
    const codesOf = async (text: string): Promise<readonly string[]> =>
      (await extractOne(pagesOf(text))).reasons.map(({ code }) => code);
    const letter = `Muster Gospodarstvo d.o.o.\nDatum: 10.03.2026\n\n# NARUDŽBENICA br. 47/2026\n\nRobu trebamo najkasnije do 17. ožujka 2026.\n\n${rows}\n\nTrgovački sud u Splitu, temeljni kapital 4.118.000,00 EUR`;
    expect(await codesOf(letter)).to.not.include.members(['date_uncertain']);
    expect(await codesOf(letter)).to.not.include.members(['total_uncertain']);
  });

  it('what a letter counts in a word that is no unit, beside articles in units that are known', async () => {
    const letter = `Muster School\nSubject: order of materials\n\nFor our workshop we would like to order from you 25 sketchbooks size\nlarge (at 3.20 EUR each), 10 boxes of wax crayons (at 5.75 EUR) and 4 rolls\nof paper (at 11.90 EUR). Please deliver within 10 days.`;
    expect(linesOf(await extractOne(pagesOf(letter)))).to.deep.equal([
      '25 sketchbooks size large @ 3.20',
      '10 boxes wax crayons @ 5.75',
      '4 rolls paper @ 11.90',
    ]);
  });

  it('a series and its number with a space between, and the number of the supplier beside it', async () => {
    const hotel = `HOTELES COSTA ALBARDA, S.L.                    # PEDIDO A PROVEEDOR\nPaseo Marítimo, 88                            Serie/Número      Fecha         Proveedor\n                                              A26/ 3071         12-11-26      400118\n\n${rows}`;
    expect(fieldValue(await extractOne(pagesOf(hotel)), 'po_number')).to.equal('A26/ 3071');
  });

  it('an order that names its contract in a form of labels and values', async () => {
    const danish = `Vestermark Kommune\n\nE-ordre / Indkøbsordre\nOrdrenummer               PO-2026-0093471           Ordredato      12. november 2026\nØnsket leveringsdato      19. november 2026         Aftale         SKI 50.60\n\nLeverandør: Marlenz Danmark A/S, CVR 18 44 70 21\n\n${rows}`;
    expect((await extractOne(pagesOf(danish))).documentType).to.equal('order');
  });

  it('a price with what is said of its tax and its freight, and how many behind a dash at the end of a line', async () => {
    const czech =
      'Od: Lenka Doležalová <dolezalova@kovo.example>\nPředmět: objednávka OV-26/0318\n\nzávazně objednáváme:\n\n1 ks Šroubový kompresor, obj. č. 88-0750, cena 94 900 Kč bez DPH, včetně dopravy';
    expect((await extractOne(pagesOf(czech))).lines[0]?.price?.value).to.equal('94900');
    const polish =
      'Restauracja Pod Modrzewiem\nZamówienie na czwartek\n\nproszę o przyjęcie zamówienia:\n\n    Rękawice nitrylowe czarne L – 5 opak.\n    Worki próżniowe 200x300, 100 szt. – 3 opak.';
    expect(linesOf(await extractOne(pagesOf(polish)))).to.deep.equal([
      '5 opak Rękawice nitrylowe czarne L',
      '3 opak Worki próżniowe 200x300, 100 szt.',
    ]);
  });

  it('a sum without tax whose rate is nought', async () => {
    const finnish = await extractOne(
      sheetOf([
        ['TILAUS', null, 'Tilaus nro', 2611],
        ['Tuote', 'Koodi', 'Yks.', 'Kpl', 'á €', 'Yht. €'],
        ['MIG-lanka', 'MIG10-15', 'kela', 6, 49.9, 299.4],
        ['Katkaisulaikka', 'KL125', 'kpl', 200, 1.05, 210],
        [null, null, null, null, 'Yht. alv 0', 509.4],
      ]),
    );
    expect(fieldValue(finnish, 'total')).to.equal('509.4');
  });

  it('a table of how many and what, below a line of dashes, and one whose quantities sound like positions', async () => {
    const finnish = `Perämeren Satama Oy\n\n# TILAUS KP-3107\n\nTilaamme seuraavat tavarat:\n\nKpl    Tuotenumero    Tuote\n----   ------------   --------------------------------\n16     KV-7740-3      Sakkeli 13,5 t, sinkitty\n40     KV-7702-8      Ketjulenkki 8 mm, lk 10`;
    expect(linesOf(await extractOne(pagesOf(finnish)))).to.deep.equal([
      '[KV-7740-3] 16 Sakkeli 13,5 t, sinkitty',
      '[KV-7702-8] 40 Ketjulenkki 8 mm, lk 10',
    ]);
    const greek = `# ΕΝΤΟΛΗ ΑΓΟΡΑΣ ΕΑ 26/01193\n\nΑ/Α   Κωδικός είδους   Περιγραφή είδους      Ποσ.     ΜΜ     Τιμή €     ανά     Αξία €\n1     100-2250         Βίδα M12x50           400      ΤΕΜ    38,50      100     154,00\n2     210-0080         Δικλείδα DN80         6        ΤΕΜ    96,00      1       576,00`;
    expect(linesOf(await extractOne(pagesOf(greek)))).to.deep.equal([
      '[100-2250] 400 ΤΕΜ Βίδα M12x50 @ 0.385',
      '[210-0080] 6 ΤΕΜ Δικλείδα DN80 @ 96.00',
    ]);
  });

  it('articles over a code behind its label and their numbers', async () => {
    const czech = `# Objednávka č. OBJ/2026/02284\n\nObjednáváme:\n\n1.   Rukavice nitrilové M, bal. 100 ks\n     kat. č. HYG-114          120 bal x      89,00 Kč      10 680,00 Kč\n\n2.   Zářivka LED T8 120 cm\n     kat. č. ELE-220          40 ks x        115,50 Kč     4 620,00 Kč\n\n                              Cena bez DPH                 15 300,00 Kč`;
    expect(linesOf(await extractOne(pagesOf(czech)))).to.deep.equal([
      '[HYG-114] 120 bal Rukavice nitrilové M, bal. 100 ks @ 89.00',
      '[ELE-220] 40 ks Zářivka LED T8 120 cm @ 115.50',
    ]);
  });

  it('a day and an address in the last lines of a form are no part of the header below them', async () => {
    const italian = `# ORDINE DI ACQUISTO N. 0093/26\n\nCommittente               Cantieri Nautici Levantini S.r.l.\nConsegna                  entro il 6 novembre 2026, presso capannone 4\nReferente                 Alessio Dapelo - a.dapelo@levantini.it\nDescrizione materiale     Cod. catalogo     Q.tà     €/cad.     Tot. €\nGrillo omega inox         GR-316-10         24       8,90       213,60\nRedancia inox             RD-08             40       1,75       70,00`;
    expect(fieldValue(await extractOne(pagesOf(italian)), 'delivery_date')).to.equal('2026-11-06');
  });

  it('who gets the goods and has the address, and not the house that only pays', async () => {
    const extract = await extractOne(
      sheetOf([
        ['Purchase Order', 'BWS0077410', 'Status', 'APPROVED'],
        ['Vendor', 'KELVARN COMPONENTS LTD', 'Vendor ID', 'V10442'],
        ['Buyer', 'Rhona Petheram', 'Buyer e-mail', 'rhona.petheram@brackenhurstwater.co.uk'],
        ['Ship to', 'Brackenhurst Water Services plc, Mill Lane, Newark NG23 6QR', 'Bill to', 'BWS Shared Services, PO Box 900'],
        ['Item', 'Description', 'Order Qty', 'Unit Cost', 'Line Cost'],
        ['1000448', 'Mechanical seal', 4, 142.6, 570.4],
      ]),
    );
    expect(fieldValue(extract, 'customer_name')).to.equal('Brackenhurst Water Services plc');
  });
});
