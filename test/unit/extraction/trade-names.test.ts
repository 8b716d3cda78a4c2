/** Who a letterhead, an export and a form name beside the company that orders: its trade name, its group, its buyer, who gets its mail. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { hasLegalForm } from '../../../packages/order-extraction/rules/header/legal-forms.ts';
import { canBeName, domainResembles } from '../../../packages/order-extraction/rules/header/names.ts';
import { zonePhrase } from '../../../packages/order-extraction/rules/header/zones.ts';
import { extractOne, fieldValue, pagesOf, sheetOf } from '../../support/documents/page.ts';
import { customer, rows } from './support/plain-order.ts';

const supplier = 'Supplier: Nordwind Trading Ltd';

describe('the name of a register', () => {
  it('may begin with its form, and have a dash between quotation marks', async () => {
    const sheet = sheetOf([
      ['ПЕЧАТНИЦА МУСТЕР - Кърджали'],
      ['ЕТ "Мустер принт - Иван Петров", ЕИК 108556321'],
      ['ЗАЯВКА'],
      ['До:', 'Хартия Трейд ООД, София'],
      ['Артикул', 'Мярка', 'Количество', 'Цена', 'Сума'],
      ['Хартия А3 160 г', 'пакет', 30, 12.4, 372],
      ['Картон хром 300 г', 'лист', 150, 0.48, 72],
    ]);
    expect(fieldValue(await extractOne(sheet, {}, 'order.xlsx'), 'customer_name')).to.equal('ЕТ "Мустер принт - Иван Петров"');
  });

  it('is not whose a firm is, nor what a form describes', async () => {
    const head = 'Muster Båtvarv\nInneh. Anders Wikström enskild firma\nHamngatan 3, 621 57 Visby';
    expect(await customer(`${head}\n\nLeverantör: Nordwind AB`)).to.equal('Muster Båtvarv');
  });
});

describe('nobody who orders', () => {
  it('is a group that lists its houses, where one of them is named as the buyer', async () => {
    const head =
      'GRUPO MUSTER VIVO\nMuster Vivo SGPS · Corticeira do Muster, S.A. · Muster Vivo Florestal, Lda\n\nEntidade compradora:\nCorticeira do Muster, S.A.\nE.N. 119, km 38, 2100-042 Coruche\nines@mustervivo.example';
    expect(await customer(`${head}\n\nFornecedor:\nNordwind Lda`)).to.equal('Corticeira do Muster, S.A.');
  });

  it('gets only the mail, is a county, a request or a title', () => {
    expect(canBeName('v/ Nordwind Forvaltning AS')).to.equal(false);
    expect(canBeName('c/o Nordwind Ltd')).to.equal(false);
    expect(hasLegalForm('Ballyvarna, Co. Cork')).to.equal(false);
    expect(hasLegalForm('Nordwind & Co. KG')).to.equal(true);
    expect(canBeName('Please supply and deliver to our Stores at Muster')).to.equal(false);
  });

  it('is called as the paper is', async () => {
    const head = 'MEGRENDELŐLAP\nMusteri Gyermekélelmezési Intézmény\n5400 Mezőtúr, Kossuth tér 2.\nbeszerzes@musteri.example';
    const read = await extractOne(pagesOf(`${head}\n\nSzállító: Nordwind Kft.\n\nMegrendelés 4711${rows}`));
    expect(fieldValue(read, 'customer_name')).to.equal('Musteri Gyermekélelmezési Intézmény');
  });
});

describe('an export', () => {
  it('names the company in a column beside that of its buyer', async () => {
    const row = (line: number, part: string, qty: number, price: number): (string | number)[] => [
      'ME/26/781',
      'Colin Rams',
      'c.rams@muster-water.example',
      'Muster Water Services Ltd',
      line,
      part,
      qty,
      price,
      qty * price,
    ];
    const read = await extractOne(
      sheetOf([
        ['PO Number', 'Buyer', 'Buyer Email', 'Company', 'Line', 'Description', 'Qty', 'Unit Price', 'Line Value'],
        row(1, 'Brass cable gland M20', 180, 6.5),
        row(2, 'Enclosure 400x300', 12, 96.5),
      ]),
      {},
      'export.xlsx',
    );
    expect(fieldValue(read, 'customer_name')).to.equal('Muster Water Services Ltd');
  });

  it('keeps its customer beside the maker of what is ordered', async () => {
    const row = (line: number, part: string, qty: number, price: number): (string | number)[] => [
      'B-781',
      'Stadtgarten Muster',
      'Nordwind GmbH',
      line,
      part,
      qty,
      price,
      qty * price,
    ];
    const read = await extractOne(
      sheetOf([
        ['Bestellnummer', 'Besteller', 'Hersteller', 'Pos', 'Bezeichnung', 'Menge', 'Preis', 'Betrag'],
        row(1, 'Gartenschere', 18, 6.5),
        row(2, 'Rechen', 12, 9.5),
      ]),
      {},
      'export.xlsx',
    );
    expect(fieldValue(read, 'customer_name')).to.equal('Stadtgarten Muster');
  });
});

describe('an e-mail address', () => {
  it('is of a name whose marks are written out, and of a house below the domain of others', () => {
    expect(domainResembles('Hofläden Muster eG', 'hoflaeden-mb.example')).to.be.greaterThan(0.5);
    expect(domainResembles('Nordwind Ltd', 'nordwind.onmicrosoft.com')).to.equal(1);
    expect(domainResembles('Nordwind Ltd', 'muster.example')).to.equal(0);
    expect(domainResembles('Workshop Muster', 'shop.nordwind.example')).to.equal(0);
  });

  it('right below whom a letter greets is its reader’s', async () => {
    const letter =
      'Musterilammen koulu\nKoulutie 12\n43500 Karstula\nTaidetarvike Nordwind Oy\nmyynti@nordwind.example\nHei!\nTilaamme seuraavat tarvikkeet:';
    const read = await extractOne(pagesOf(`${letter}${rows}\n\nTerveisin\nPirjo Muster\npirjo.muster@karstula.example`));
    expect(fieldValue(read, 'customer_email')).to.equal('pirjo.muster@karstula.example');
    expect(fieldValue(read, 'customer_name')).to.equal('Musterilammen koulu');
  });
});

it('who hires orders, and who lets sells', () => {
  for (const label of ['Leietaker', 'Mieter', 'Locataire', 'Lessee']) expect(zonePhrase(label), label).to.equal('buyer');
  for (const label of ['Utleier', 'Vermieter', 'Loueur', 'Lessor']) expect(zonePhrase(label), label).to.equal('seller');
});

it('a form asks its customer for the name of his account', async () => {
  const form = `Nordwind Lime Company Ltd\nTrade Order Form - Email to orders@nordwind.example\n\nTrade account name              Account no.\nMuster Heritage Builders LLP    W0417`;
  expect(await customer(`${form}\n\n${supplier.replace('Trading', 'Lime Company')}`)).to.equal('Muster Heritage Builders LLP');
});
