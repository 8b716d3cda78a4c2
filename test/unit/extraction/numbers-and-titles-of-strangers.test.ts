import { expect } from 'chai';
import { describe, it } from 'mocha';
import { readDate } from '../../../packages/order-extraction/rules/dates.ts';
import { extractOne, fieldValue, pagesOf, sheetOf } from '../../support/documents/page.ts';

const table =
  'Item        Qty   Price   Amount\nDesk lamp   3     12.50   37.50\nRope        2     10.00   20.00\n            Total           57.50';
const order = (head: string, foot = '') => extractOne(pagesOf(`${head}\n\n${table}\n${foot}`));

describe('where strangers write the number of an order', () => {
  it('in its title, behind a sign and before a day with its month in letters', async () => {
    const read = async (title: string) => fieldValue(await order(`# ${title}`), 'po_number');
    expect(await read('Замовлення постачальнику № 287 від 18 листопада 2026 р.')).to.equal('287');
    expect(await read('Nalog za nabavu #P01318')).to.equal('P01318');
  });

  it('below its title behind a sign, in letters of whatever alphabet', async () => {
    expect(fieldValue(await order('# ΔΕΛΤΙΟ ΠΑΡΑΓΓΕΛΙΑΣ\nΑρ. ΔΠ-003318'), 'po_number')).to.equal('ΔΠ-003318');
    expect(fieldValue(await order('# ЗАЯВКА\n№ ЗВ-003318'), 'po_number')).to.equal('ЗВ-003318');
  });

  it('with the letter of its series before it, which is no sign for a number', async () => {
    const numbered = async (number: string) => fieldValue(await order(`# Bon de commande\nCommande n°: ${number}`), 'po_number');
    expect(await numbered('C.2026.041')).to.equal('C.2026.041');
    expect(await numbered('N. 2026.041')).to.equal('2026.041');
  });

  it('rather than the reference of somebody else below it', async () => {
    const extraction = await order('# Nalog za nabavu #P01318\nReferent nabave:   Vaša referenca:\nIvana Šarić        PON-2214');
    expect(fieldValue(extraction, 'po_number')).to.equal('P01318');
  });

  it('in the name of a file that the text tells of, where it stands nowhere else', async () => {
    expect(fieldValue(await order('# Ostutellimus\nFail: OT-26-118_kunstitarbed.odt'), 'po_number')).to.equal('OT-26-118');
    expect(fieldValue(await order('# Tilaus\nLiitteet: Ostotilaus_88-2641_Savon.pdf (84 kt)'), 'po_number')).to.equal('88-2641');
    expect(fieldValue(await order('# Tilaus\nLiitteet: Tilaus_2026-11-18.pdf (84 kt)'), 'po_number')).to.equal(null);
  });

  it('neither in the numbers of a print of EDI nor in a telephone', async () => {
    const extraction = await order(
      'EDI PURCHASE ORDER (850) - VERSION 004010\nPARTNER: PRAIRIELAND   ISA ID: 08/6147722901\nPO NUMBER   : 7700419836\nBUYER CONTACT : R. KESSLER   TE 515-555-0148',
    );
    expect(fieldValue(extraction, 'po_number')).to.equal('7700419836');
  });

  it('nowhere in a form that nobody has filled in, whatever its numbers are', async () => {
    const extraction = await extractOne(
      sheetOf([
        ['Muster Bürobedarf GmbH – BESTELLFORMULAR'],
        ['Bitte ausfüllen und faxen an 0431 990-119'],
        ['Bestellnummer:'],
        ['Art.-Nr.', 'Artikel', 'VE', 'Preis €', 'Menge', 'Summe €'],
        ['100-210', 'Kopierpapier A4', '5 x 500 Bl.', 21.9],
        ['100-340', 'Ordner A4 8 cm', '10 St', 18.5],
        ['100-355', 'Trennstreifen', '100 St', 2.95],
        [null, null, null, 'Gesamt netto', null, 0],
      ]),
    );
    expect(extraction.documentType).to.equal('other');
    expect(fieldValue(extraction, 'po_number')).to.equal(null);
  });
});

describe('what strangers say of days and sums', () => {
  it('a day of the week before a day and a month makes it no fraction', () => {
    const hints = { dayFirst: true, sure: true, after: '2026-11-18' };
    expect(readDate('Lo necesitamos el lunes 23/11 antes de las 13h', hints)?.iso).to.equal('2026-11-23');
  });

  it('when a message was received is no day of delivery', async () => {
    const extraction = await order('# Purchase Order 4711\nRECEIVED: 11/17/2026 04:12:55\nPO DATE: 11/16/2026');
    expect(fieldValue(extraction, 'delivery_date')).to.equal(null);
  });

  it('when a message was sent is none either, and gives days without a year theirs', async () => {
    const extraction = await extractOne(
      pagesOf(`
De:   Compras Muster <compras@muster.example>
Enviado el:   miércoles, 18 de noviembre de 2026 9:41
Asunto:   Pedido P26/0877 - reposición almacén
- 60 mopas planas microfibra 60 cm (ref. 3390-60) a 7,95 €/ud
Total 477,00 € + IVA. Lo necesitamos en el almacén el lunes 23/11 antes de las 13h. Gracias y un saludo,
De: Contoso Suministros <pedidos@contoso.example>
Enviado el: martes, 17 de noviembre de 2026 17:05
Asunto: RE: precios mopas`),
    );
    expect(fieldValue(extraction, 'delivery_date')).to.equal('2026-11-23');
  });

  it('what is quoted of others gives no day where the writer names one', async () => {
    const extraction = await extractOne(
      pagesOf(`
Von: P. Sommer <p.sommer@muster.example>
Gesendet: Dienstag, 17. November 2026 15:08
Betreff: AW: Nachschub
wir bestellen unter MWL-26-1093:
- 10 Rollen Schleifvlies fein (Art. 30-118) à 12,80 €
bitte bis spätestens 24.11. ins Werk 2.
Mit freundlichen Grüßen
P. Sommer
Von: Verkauf Contoso <verkauf@contoso.example>
Gesendet: Montag, 16. November 2026 10:21
Betreff: Nachschub
Liebe Frau Sommer, brauchen Sie diesen Monat noch etwas? Die Preise gelten bis 30.11.`),
    );
    expect(fieldValue(extraction, 'delivery_date')).to.equal('2026-11-24');
  });

  it('of several labels in a line each has its own day', async () => {
    const extraction = await order(
      '# MEGRENDELÉS\nSorszám: MR-2026/00892 | Kelt: 2026. november 17. | Szállítási határidő: 2026. december 1.',
    );
    expect(fieldValue(extraction, 'delivery_date')).to.equal('2026-12-01');
  });

  it('a discount for paying early is no total, and a sentence right below the rows may tell it', async () => {
    const extraction = await extractOne(
      pagesOf(`
# Order ref. PCC/26/14
TERMS   1% 10 NET 30
6    boxes Altar candles, cat. CA212       @ £38.50
400  Congregational candles, cat. CC50     @ £0.22
which I make £319.00 in all, carriage free as over £250. We are not registered for VAT;
please send your account to me at the address above and I shall arrange a transfer.`),
    );
    expect(fieldValue(extraction, 'total')).to.equal('319.00');
  });
});

describe('titles that strangers give', () => {
  const typeOf = async (head: string, foot = '') => (await order(head, foot)).documentType;

  it('what is declared to be an order is one, and what only names an order behind a dash is not', async () => {
    expect(await typeOf('# PURCHASE REQUISITION - APPROVED AS ORDER')).to.equal('order');
    expect(await typeOf('# ORDER CONFIRMATION - YOUR ORDER 4711')).to.equal('order_response');
    expect(await typeOf('# CREDIT NOTE - ORDER 4711')).to.equal('other');
  });

  it('a subject is what stands before its dash, unless what stands behind takes it back', async () => {
    expect(await typeOf('Oggetto: ordine n. 197 del 18 novembre 2026 - evento Villa Contarini del 28/11')).to.equal('order');
    expect(await typeOf('Subject: Order 4711 - cancellation')).to.equal('order_cancellation');
    expect(await typeOf('Betreff: Bestellung 4711 - Auftragsbestätigung')).to.equal('order_response');
  });

  it('an order that annuls and replaces is not annulled', async () => {
    const head = 'Oggetto: ordine n. 197 del 18 novembre 2026 - evento Villa Contarini del 28/11';
    const type = await typeOf(head, 'La presente annulla e sostituisce quanto comunicato ieri.');
    expect(['order', 'order_change']).to.include(type);
  });

  it('no phrase goes on behind the end of a sentence', async () => {
    const terms = (text: string) => typeOf('Muster Ltd', text);
    expect(await terms('Payment 45 days from receipt. No price increase without consent.')).to.equal('order');
    expect(await terms('Payment 45 days from receipt no. 4711')).to.equal('receipt');
  });

  it('the name of a column is none', async () => {
    const extraction = await extractOne(
      pagesOf(`
Asunto: Reclamación NC-26-041 – Pedido PC-11875, albarán 26/77120
Ref.       Artículo          # Pedido   Recibido   Defectuoso   Motivo
NW-6205    Rodamiento 6205     100      100        36           Jaula dañada`),
    );
    expect(extraction.documentType).to.equal('other');
  });
});

describe('papers that list articles and order none', () => {
  const titles =
    'Backorder report|Order status report|Lieferrückstand|Leverprognose|Betaaladvies|Leveransprognos|Leveringsprognose|Lasku|Toimitusennuste|Számla'.split(
      '|',
    );
  for (const title of titles)
    it(`${title}, as a headline`, async () => expect((await order(`# ${title}`)).documentType).to.not.equal('order'));

  const plain =
    'Framework agreement|Complaint|Rahmenvertrag|Gutschrift|Contrat-cadre|Contrato marco|Nota di credito|Klacht|Ramavtal|Kreditnota|Puitesopimus|Reklamacja|Dobropis|Keretszerződés|Notă de credit|İade'.split(
      '|',
    );
  for (const title of plain)
    it(`${title}, in ordinary print with its number and its day`, async () => {
      const head = (text: string) => `Muster GmbH\n${text}\nDate: 18.11.2026`;
      expect((await order(head(`${title} 4711 / 18.11.2026`))).documentType).to.not.equal('order');
      // an order names what it is placed under
      expect((await order(head(`# Purchase Order 12\n${title} 4711 / 18.11.2026`))).documentType).to.equal('order');
    });
});
