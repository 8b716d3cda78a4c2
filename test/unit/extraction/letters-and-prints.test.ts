/**
 * Orders that public bodies write as letters, that programs print block by block, and that name the buyer's
 * management in their own way.
 */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { currenciesIn } from '../../../packages/order-extraction/rules/currencies.ts';
import { cleanName } from '../../../packages/order-extraction/rules/header/clean-name.ts';
import { extractOne, fieldValue, linesOf, pagesOf } from '../../support/documents/page.ts';
import { customer, rows } from './support/plain-order.ts';

const field = async (name: 'po_number' | 'delivery_date' | 'customer_email' | 'total', drawing: string) =>
  fieldValue(await extractOne(pagesOf(drawing)), name);
const lines = async (drawing: string): Promise<readonly string[]> => linesOf(await extractOne(pagesOf(drawing)));

describe('a name', () => {
  it('ends before what it is, or its department, behind a dash', () => {
    expect(cleanName('Muster Oppdrett AS – et selskap i Muster-konsernet')).to.equal('Muster Oppdrett AS');
    expect(cleanName('МБАЛ „Мустер“ АД – болнична аптека')).to.equal('МБАЛ „Мустер“ АД');
    expect(cleanName('SIVOM DU VAL MUSTER – CUISINE CENTRALE')).to.equal('SIVOM DU VAL MUSTER');
    expect(cleanName('Klinik Muster – Nord')).to.equal('Klinik Muster – Nord');
  });

  it('is that of who runs the house, as the line below it says', async () => {
    const hotel =
      'GRAND HOTEL MUSTER\noperat de Turism Postăvarul S.A., Bd. Eroilor 15, 500030 Brașov, CUI RO1099872\ncristina@ghmuster.example';
    expect(await customer(`${hotel}\n\nFurnizor: Nordwind S.R.L.`)).to.equal('Turism Postăvarul S.A.');
  });

  it('may have a form of two, the second below the first', async () => {
    const form =
      'Zamawiający:\nZakład Przetwórstwa „Muster” Sp. z o.o.\nSp. k.\nul. Tartaczna 9\n64-300 Nowy Tomyśl\nNIP: 788-199-02-14';
    expect(await customer(form)).to.equal('Zakład Przetwórstwa „Muster” Sp. z o.o. Sp. k.');
  });
});

describe('a letter', () => {
  it('has the number that its writer gives it behind its day', async () => {
    const letter =
      'МУСТЕРСЬКА ГІМНАЗІЯ № 9\nвул. Героїв Крут, 25, м. Біла Церква, e-mail: gimn9@muster.example\n\n03.08.2026 № 01-16/214        Директору ТОВ «Нордвінд»\n\nПросимо поставити для потреб гімназії за спрощеною закупівлею UA-2026-07-21-004417-a:';
    expect(await field('po_number', `${letter}${rows}`)).to.equal('01-16/214');
    const estonian = 'MTÜ Musteri Selts\nNeeme tee 4, Käsmu\n\n12. oktoober 2026 nr 7-1/18\n\nTellimus\nOÜ Nordwind';
    expect(await field('po_number', `${estonian}${rows}`)).to.equal('7-1/18');
  });

  it('has none of a contract, and none behind a word for “of each”', async () => {
    const kitchen = 'Musteru pirmsskola\n\nPasūtījums\nA/S „Nordwind”\nSaskaņā ar līgumu Nr. CNP/2025/114';
    expect(await field('po_number', `${kitchen}${rows}`)).to.equal(null);
    const letter =
      'Prostovoljno gasilsko društvo Muster\nZADEVA: Naročilo zaščitne opreme\nDobavitelj: Nordwind d.o.o.\nnaročamo:\n\n   – 6 kosov: gasilska čelada, rumena,\n     po 189,00 EUR, skupaj 1.134,00 EUR\n\n   – 12 parov: zaščitne rokavice,\n     po 43,50 EUR, skupaj 522,00 EUR\n\nSkupna vrednost z DDV znaša 1.656,00 EUR.';
    expect(await field('po_number', letter)).to.equal(null);
    expect(await field('total', letter)).to.equal('1656.00');
  });

  it('is about an order by its subject, and lists below a colon what it orders, with or without units', async () => {
    const letter =
      'Institut Muster ASBL\nÉconomat\nRue Sualem 15\n4000 Liège\n\nPapeterie Nordwind SRL\nQuai de Rome 33\n4000 Liège\n\nLiège, le 3 mars 2026\n\nConcerne : commande de fournitures scolaires\n\nMadame, Monsieur,\n\nnous vous prions de bien vouloir nous livrer pour le 16 mars 2026 :\n\n   12 boîtes de craies blanches (100 pièces)\n   150 rames de papier A4 80 g, blanc\n   280 cahiers quadrillés A5\n   10 flacons de gouache 500 ml\n\nLa livraison se fera entre 8 h 30 et 15 h 30. Veuillez envoyer la facture à economat@muster.example.';
    const read = await extractOne(pagesOf(letter));
    expect(read.documentType).to.equal('order');
    expect(fieldValue(read, 'customer_name')).to.equal('Institut Muster ASBL');
    expect(linesOf(read)).to.deep.equal([
      '12 boîtes craies blanches (100 pièces)',
      '150 rames papier A4 80 g, blanc',
      '280 cahiers quadrillés A5',
      '10 flacons gouache 500 ml',
    ]);
  });

  it('wants nothing on the last day of a span, and something on a day that its language ends otherwise', async () => {
    const head =
      'Calzados Muster, S.L.\nPEDIDO V26/0219\nFecha: 8-1-2026\nProveedor: Nordwind S.A.\nServir: del 1 al 15 de marzo';
    expect(await field('delivery_date', `${head}${rows}`)).to.equal(null);
    const hour =
      'Muster Ltd\nPurchase order 4711\nDate: 2 March 2026\nSupplier: Nordwind Ltd\nPlease deliver before 10 on 15 March 2026';
    expect(await field('delivery_date', `${hour}${rows}`)).to.equal('2026-03-15');
    const week = 'Tuincentrum Muster B.V.\nInkooporder IO-260388\nOrderdatum: 9 maart 2026\nLeverancier: Nordwind V.O.F.';
    expect(await field('delivery_date', `${week}\nLeverweek / datum   wk 12 – 17 maart 2026${rows}`)).to.equal('2026-03-17');
    const greek =
      'Ξενοδοχεία Μούστερ Α.Ε.\nΠάρος, 19 Ιουλίου 2026\nΔελτίο παραγγελίας αρ. 88/2026\nΠρος: Nordwind Ο.Ε.\nΠαρακαλούμε να μας παραδώσετε στις 21ης Ιουλίου 2026:';
    expect(await field('delivery_date', `${greek}${rows}`)).to.equal('2026-07-21');
  });
});

describe('a print', () => {
  it('has its discount in the line that says how many', async () => {
    const list = `MUSTER d.o.o.\nNARUDŽBENICA br. 214-V/2026\nDobavljač: NORDWIND d.d.\n
1. Cijev PVC UK 110x3,2 mm, 3 m [šifra VNT-20-110]
   količina 60 kom jed. cijena 9,84 € rabat 20 % iznos 472,32 €
2. Koljeno PVC UK 110/45° [šifra VNT-21-045]
   količina 45 kom jed. cijena 2,16 € rabat 20 % iznos 77,76 €
3. Revizijsko okno DN 400 [šifra VNT-30-400]
   količina 4 kom jed. cijena 87,50 € rabat 5 % iznos 332,50 €

Ukupno bez PDV-a: 882,58 €`;
    expect(await lines(list)).to.deep.equal([
      '[VNT-20-110] 60 kom Cijev PVC UK 110x3,2 mm, 3 m @ 9.84',
      '[VNT-21-045] 45 kom Koljeno PVC UK 110/45° @ 2.16',
      '[VNT-30-400] 4 kom Revizijsko okno DN 400 @ 87.50',
    ]);
  });

  it('numbers its blocks by a word, names the seller’s code, and says the tax among the numbers', async () => {
    const block = (at: number, code: string, name: string, sums: string): string =>
      `\n\nRad ${at}    Art.nr säljare ${code}   ${name}\n         ${sums}\n         Märkning: Lager 4`;
    const print = `INKÖPSORDER   26-PO-0091184\nKÖPARE: Region Muster\nSÄLJARE: Nordwind AB\nLEVERANSADRESS\n  GLN 7332784002251 Mustersjukhuset, Ljungvägen 1, 571 42 Nässjö${block(1, 'B11877', 'Kateter CH12 40 cm', 'Antal 1 200 ST   Pris 9,85 / 1 ST   Moms S 25 %    Radbelopp 11 820,00')}${block(2, 'B12050', 'Urinpåse 2 l', 'Antal 600 ST   Pris 11,40 / 1 ST   Moms S 25 %   Radbelopp 6 840,00')}\n\nSUMMA\n  Radsumma exkl. moms           18 660,00`;
    expect(await lines(print)).to.deep.equal([
      '[B11877] 1200 ST Kateter CH12 40 cm @ 9.85',
      '[B12050] 600 ST Urinpåse 2 l @ 11.40',
    ]);
  });

  it('prices in crowns, at the end of a label', () => {
    expect(currenciesIn('Beløb kr.')).to.deep.equal(['kr']);
  });

  it('says who ordered beside the seller’s name, a row below it', async () => {
    const form = `MUSTER CASTLE HOTEL LTD\nSupplier order #BCH-10933\n\nSupplier          Nordwind Foods Ltd, Longford        Account       BALLY01\nOrder placed by   Aoife Brennan (chef@kitchen.example)    Deliver on    16 Apr 2026${rows}`;
    expect(await field('customer_email', form)).to.equal('chef@kitchen.example');
  });
});
