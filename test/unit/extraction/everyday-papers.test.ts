/** What ordinary orders of many houses write, each in its own way: names with their forms and owners, numbers, days, and lists without columns. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { readDate } from '../../../packages/order-extraction/rules/dates.ts';
import { dayFirstIn } from '../../../packages/order-extraction/rules/day-order.ts';
import { readOrderNumber } from '../../../packages/order-extraction/rules/header/values.ts';
import { extractOne, fieldValue, linesOf, pagesOf, sheetOf } from '../../support/documents/page.ts';
import { customer, rows } from './support/plain-order.ts';

const field = async (name: 'po_number' | 'order_date' | 'delivery_date' | 'customer_email' | 'total', drawing: string) =>
  fieldValue(await extractOne(pagesOf(drawing)), name);
/** Below the articles stands `foot`. */
const customerOf = async (head: string, foot: string) =>
  fieldValue(await extractOne(pagesOf(`${head}\n\n# Purchase Order 4711${rows}${foot}`)), 'customer_name');
const lines = async (drawing: string): Promise<readonly string[]> => linesOf(await extractOne(pagesOf(drawing)));

describe('whose the name of a letterhead is', () => {
  it('a foot says, with a form before it', async () => {
    const foot =
      '\n\nSARL PLÂTRERIE MUSTER LE GOFF – RCS Brest 481 229 057 – APE 4331Z – TVA intracom. FR 38 481229057 – Assurance décennale SMABTP n° 1247000/001 284410';
    const head =
      'PLÂTRERIE MUSTER LE GOFF                                        POINT NORDWIND BREST\nSARL au capital de 40 000 €                                     Agence Matériaux\n12 rue Fourastié – 29490 GUIPAVAS – contact@platrerie-muster.example';
    expect(await customerOf(`${head}\n\nFournisseur : Nordwind Matériaux SAS`, foot)).to.equal('SARL PLÂTRERIE MUSTER LE GOFF');
  });

  it('a sentence about a trade name says, or two letters', async () => {
    const foot = '\n\nLough Muster Hotel Ltd t/a The Muster Arms. Registered in Ireland No. 388271.';
    const head = 'The Muster Arms\nHotel & Lakeside Spa\nniamh@musterarms.example';
    expect(await customerOf(`${head}\n\nSupplier: Nordwind Supplies DAC`, foot)).to.equal('Lough Muster Hotel Ltd');
    const told = '\n\nThe Little Muster is a trading name of Berg & Finn Ltd, registered in England 10448213';
    const shop = 'The Little Muster Café & Bakehouse\n3 Cross Street, Hebden Bridge HX7 8EE\nbex@thelittlemuster.example';
    expect(await customerOf(`${shop}\n\nSupplier: Nordwind Roasters Ltd`, told)).to.equal('Berg & Finn Ltd');
  });

  it('the next line says: its owners, the rest of a form that a column parts', async () => {
    const hotel = sheetOf([
      ['ALBERGO MUSTER'],
      ['di F.lli Rossi s.n.c. – Lungolago Cadorna 15 – 28838 Stresa (VB) – P.IVA 01188320032'],
      ['Ordine biancheria', null, 'ns. rif.', 'BIA/3-2026'],
      ['a:', 'Tessitura Nordwind srl'],
      ['n.', 'articolo', 'q.tà', 'u.m.', '€ cad.', 'totale €'],
      [1, 'Federe cotone percalle', 200, 'pz', 3.1, 620],
      [2, 'Lenzuola matrimoniali', 80, 'pz', 16.4, 1312],
    ]);
    expect(fieldValue(await extractOne(hotel, {}, 'ordine.xlsx'), 'customer_name')).to.equal(
      'ALBERGO MUSTER di F.lli Rossi s.n.c.',
    );
    const school =
      'Odběratel:\nZákladní škola Muster, příspěvková\norganizace\nŠkolní 184, 751 31 Lipník\nhospodarka@zsmuster.example';
    expect(await customer(`${school}\n\nDodavatel: Nordwind s.r.o.`)).to.equal('Základní škola Muster, příspěvková organizace');
  });

  it('a sole trader says behind the trade, and somebody who writes does not', async () => {
    const trader = 'Mizarstvo Muster, Primož Muster s.p.\nVipavska cesta 52, 5270 Ajdovščina • narocila@mizarstvo-muster.example';
    expect(await customer(`${trader}\n\nDobavitelj: Nordwind d.o.o.`)).to.equal('Mizarstvo Muster, Primož Muster s.p.');
    const writer = 'Sam Whitlock, Muster Joinery Ltd\n4 Mill Lane, York YO1 2AB\nsam@musterjoinery.example';
    expect(await customer(`${writer}\n\nSupplier: Nordwind Ltd`)).to.equal('Muster Joinery Ltd');
  });

  it('ends before what a register, an address or a bracket says of it', async () => {
    const bakery =
      'Постачальник: ТОВ «Нордвінд», код за ЄДРПОУ 38812044\nПокупець: ТОВ «МУСТЕР №2», код за ЄДРПОУ 31290477, ІПН 312904713042, м. Тернопіль, вул.\nЛозовецька, буд. 28, п/р UA213223130000026007233566001';
    expect(await customer(bakery)).to.equal('ТОВ «МУСТЕР №2»');
    const cell = 'от: ЕТ „Мустер – Ремонти“, гр. Велико Търново, ул. „Магистрална“ 5, ЕИК 104118733\nдо: Нордвинд ООД';
    expect(await customer(cell)).to.equal('ЕТ „Мустер – Ремонти“');
    expect(await customer('Pasūtītājs:\nZS "Musteri", reģ. Nr. 45101018844\nDobeles nov., LV-3730')).to.equal('ZS "Musteri"');
    expect(await customer('Od: Peter Muster (súkromná osoba)\nLúčna 7, 038 61 Vrútky\nPre: Nordwind s.r.o.')).to.equal(
      'Peter Muster',
    );
  });

  it('is that of a hospital and not of the service that runs it, nor that of an office', async () => {
    const hospital =
      'SERVICIO REGIONAL DE SALUD\nComplejo Asistencial Universitario San Muster\nServicio de Suministros – Unidad de Compras\ncompras@saludregional.example\nPaseo s/n – 34005 PALENCIA';
    expect(await customer(`${hospital}\n\nPROVEEDOR: NORDWIND S.L.`)).to.equal('Complejo Asistencial Universitario San Muster');
    const mill = 'USINA MUSTER DO TIETÊ S/A\nRod. SP-304 km 298 - Zona Rural - CEP 17350-000\nCNPJ 46.118.204/0003-71';
    const signed = '\n\nCOMPRADOR   GERENTE DE SUPRIMENTOS   DIRETORIA';
    expect(await customerOf(`${mill}\n\nFORNECEDOR: NORDWIND LTDA`, signed)).to.equal('USINA MUSTER DO TIETÊ S/A');
  });
});

describe('the number of an order', () => {
  const head = 'Muster d.o.o.\nHafenstr. 7, 20457 Hamburg\npost@muster.example';

  it('has letters of any alphabet, of a paper and of a body', () => {
    expect(readOrderNumber('ŠJ 87/26')).to.equal('ŠJ 87/26');
    expect(readOrderNumber('CF MBC 2026-0619')).to.equal('CF MBC 2026-0619');
  });

  it('is not the supplier’s code, a contract’s or a register’s', async () => {
    const code = `МУСТЕР АД\nПОРЪЧКА КЪМ ДОСТАВЧИК\n№ 4000001884\nКлиент:\nМУСТЕР АД\nДоставчик:\nНОРДВИНД ЕООД\nКод доставчик: Д-0188${rows}`;
    expect(await field('po_number', code)).to.equal('4000001884');
    const contract = `${head}\n\nBESTÄLLNING\nTill: Nordwind AB\nAvtal: dnr 2025/KS0418 Förbrukningsmaterial${rows}`;
    expect(await field('po_number', contract)).to.equal(null);
    const register = `Заявка за материали\nот: Мустер ООД, ул. „Магистрална“ 5, ЕИК 104118733\nдо: Нордвинд ООД${rows}`;
    expect(await field('po_number', register)).to.equal(null);
  });

  it('stands below what a series and a number are called', async () => {
    const form = `MUSTER S.R.L.\n\nCOMANDĂ FURNIZOR\nSeria și numărul        Data            Livrare solicitată\nCF MBC 2026-0619        08.06.2026      15.06.2026${rows}`;
    expect(await field('po_number', form)).to.equal('CF MBC 2026-0619');
  });
});

describe('a day', () => {
  it('is none of an offer that an order names, and none of a register', async () => {
    const order =
      'OFFICINE MUSTER S.R.L.\n\nORDINE A FORNITORE   N. OF/26/001173   DEL 22/06/2026\n\nPagamento        Porto          Vs. offerta\nRI.BA. 60 GG     FRANCO         447/V del 18/06/2026';
    expect(await field('order_date', `${order}${rows}`)).to.equal('2026-06-22');
    expect(await field('delivery_date', `${order}${rows}`)).to.equal(null);
    const soon =
      'Mizarstvo Muster d.o.o.\nNAROČILO št.: N-2026-00152\nDatum: 18. 5. 2026\nDobavni rok: čim prej\nDobavitelj: Nordwind d.o.o.';
    const foot = '\n\nMatična št.: 5518840000 Vpis v PRS 12. 4. 1994';
    expect(await field('order_date', `${soon}${rows}${foot}`)).to.equal('2026-05-18');
    expect(await field('delivery_date', `${soon}${rows}${foot}`)).to.equal(null);
  });

  it('is not old for what holds until years later', async () => {
    const order = `Muster GmbH\nBestellung 4711\nHamburg, 18. Mai 2026\nLieferant: Nordwind GmbH\nUnser Zertifikat gilt bis 31.12.2032.${rows}`;
    expect(await field('order_date', order)).to.equal('2026-05-18');
  });

  it('is no resolution’s number, where nobody writes the month first', () => {
    const text = 'Na základě usnesení zastupitelstva č. 5/31/2026 u Vás objednáváme';
    expect(readDate(text, { ...dayFirstIn(text, 'cs', 'CZK', null), after: null })).to.equal(null);
    expect(readDate('ordered on 5/31/2026', { ...dayFirstIn('5/31/2026', 'en', null, null), after: null })?.iso).to.equal(
      '2026-05-31',
    );
  });

  it('may be the first of a month, without its year', async () => {
    const order =
      'CONDOMÍNIO MUSTER\n\nCampinas, 21 de setembro de 2026.\n\nRef.: Pedido de material de limpeza\nFornecedor: Nordwind Ltda';
    const wanted = '\n\nEntregar na portaria de serviço até o dia 1º de outubro, em horário comercial.';
    expect(await field('delivery_date', `${order}${rows}${wanted}`)).to.equal('2026-10-01');
  });
});

describe('sums that a sentence tells', () => {
  it('are net, tax and gross, or end with the sentence', async () => {
    const items =
      '\n\n1. pompa zatapialna 2,2 kW – 1 szt. w cenie jednostkowej netto\n   6480,00 zł, razem 6480,00 zł netto;\n\n';
    const head = 'GMINA MUSTER NAD PROSNĄ\nZAMÓWIENIE NR 41/GKI/2026\nDostawca: Nordwind s.c.';
    const told = 'Wartość zamówienia: netto 6480,00 zł, podatek VAT 23 % 1490,40 zł, brutto 7970,40 zł.';
    expect(await field('total', `${head}${items}${told}`)).to.equal('7970.40');
    expect(await lines(`${head}${items}${told}`)).to.deep.equal(['1 szt pompa zatapialna 2,2 kW @ 6480.00']);
  });
});

describe('articles', () => {
  it('are measured in squares and cubes before their price', async () => {
    const list =
      'Muster Oy\nTilaus 4711\n\nHiekoitussepeli 3–6 mm, kasaan pihaan: 8 tn × 34,00 € = 272,00 €\nKuntta, rullana: 45 m² × 19,50 € = 877,50 €\nKuorikate, irto: 6 m³ × 48,00 € = 288,00 €\nYhteensä 1 437,50 €';
    expect(await lines(list)).to.deep.equal([
      '8 tn Hiekoitussepeli 3–6 mm, kasaan pihaan @ 34.00',
      '45 m² Kuntta, rullana @ 19.50',
      '6 m³ Kuorikate, irto @ 48.00',
    ]);
  });

  it('stand above their position, which is printed in the middle of their height', async () => {
    const block = (at: number, name: string, code: string, note: string, sums: string): string =>
      `\n\n     ${name.padEnd(60)}cod ${code}\n  ${at}  ${note}\n     ${sums}`;
    const order = `MUSTER S.R.L.\nCOMANDĂ 4711${block(1, 'Pal melaminat stejar Halifax', 'RO-P-11842', 'Fibră longitudinală', 'Cantitate: 42 buc   Preț unitar: 238,90 lei   Valoare: 10.033,80 lei')}${block(2, 'Cant ABS stejar Halifax', 'RO-C-00318', 'Role de 75 ml', 'Cantitate: 900 ml   Preț unitar: 1,95 lei   Valoare: 1.755,00 lei')}${block(3, 'Balama clip cu amortizor', 'RO-F-20077', 'Placă montaj H=0', 'Cantitate: 400 buc   Preț unitar: 9,40 lei   Valoare: 3.760,00 lei')}\n\nTotal: 15.548,80 lei`;
    expect(await lines(order)).to.deep.equal([
      '[RO-P-11842] 42 buc Pal melaminat stejar Halifax Fibră longitudinală @ 238.90',
      '[RO-C-00318] 900 ml Cant ABS stejar Halifax Role de 75 ml @ 1.95',
      '[RO-F-20077] 400 buc Balama clip cu amortizor Placă montaj H=0 @ 9.40',
    ]);
  });
});

describe('a form', () => {
  it('says whose number and mail stand below a supplier, in rows of their own', async () => {
    const form = `MUSTER CASTLE HOTEL LTD\nPurchase order #BCH-10933\npurchasing@mustercastle.example\n\nSupplier          Nordwind Foods Ltd\nVAT No            IE 9761223K\nE-mail            sales@foods.example\nOrder placed by   Aoife Brennan${rows}`;
    const read = await extractOne(pagesOf(form));
    expect(fieldValue(read, 'customer_email')).to.equal('purchasing@mustercastle.example');
    expect(fieldValue(read, 'customer_tax_number')).to.equal(null);
  });
});

describe('a sheet', () => {
  it('is an order though its prices are those of a list, and its contact the buyer’s though it stands below the supplier', async () => {
    const sheet = sheetOf([
      ['Tilauslomake'],
      ['Tilaaja', 'Järvi-Muster hyvinvointialue'],
      ['Tilauksen numero', '4100088421'],
      ['Toimittaja', 'Nordwind Suomi Oy'],
      ['Sopimus', 'JMHVA/1188'],
      ['Yhteyshenkilö', 'Päivi Nykänen, paivi.nykanen@jmhva.example'],
      ['Hinnat', 'hinnaston 1.1.2026 mukaan'],
      ['Tuotenumero', 'Tuote', 'Määrä', 'Yksikkö'],
      ['118844', 'Suojakäsine 7,5 steriili', 400, 'pari'],
      ['120033', 'Haavasidos 10x10 cm', 50, 'ltk'],
    ]);
    const read = await extractOne(sheet, {}, 'tilaus.xlsx');
    expect(read.documentType).to.equal('order');
    expect(fieldValue(read, 'customer_email')).to.equal('paivi.nykanen@jmhva.example');
  });
});

describe('whose mail it is', () => {
  it('that of who buys goes before where a sentence sends an answer', async () => {
    const order = `Muster Mekaniska AB\nINKÖPSORDER B24117\nLeverantör: Nordwind AB\n\nVår referens: Annika Fransson   E-post: annika@muster.example${rows}\n\nVänligen bekräfta ordern inom två arbetsdagar till inkop@muster.example.`;
    expect(await field('customer_email', order)).to.equal('annika@muster.example');
  });
});

describe('a register’s number', () => {
  it('below the address of whom a letter goes to is the reader’s own', async () => {
    const letter = `OBEC MUSTER U ŘÍMOVA\nč. p. 55, 262 62 Muster, tel. 318 690 011\n\nTesařství Nordwind s.r.o.\nKozárovice 118\n262 84 Zalužany\nIČO 718 22 904\n\nVěc: Objednávka č. 22/2026\nDodavatel: Tesařství Nordwind s.r.o.${rows}`;
    const read = await extractOne(pagesOf(letter));
    expect(fieldValue(read, 'customer_name')).to.equal('OBEC MUSTER U ŘÍMOVA');
    expect(fieldValue(read, 'customer_tax_number')).to.equal(null);
  });
});
