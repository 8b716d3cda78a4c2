/** Names that go on with a form or an owner, numbers as registers and planning systems write them, and positions of freight. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { readOrderNumber } from '../../../packages/order-extraction/rules/header/values.ts';
import { normalise } from '../../../packages/order-extraction/rules/text.ts';
import { typeNamed } from '../../../packages/order-extraction/rules/type/title-words.ts';
import { extractOne, fieldValue, linesOf, pagesOf } from '../../support/documents/page.ts';
import { customer, rows } from './support/plain-order.ts';

const supplier = 'Supplier: Nordwind Trading Ltd';

describe('a name that is completed in the next line', () => {
  it('ends with a form that is written out, though its words say what it is', async () => {
    const head =
      'Ordered by:   Ballyvarna Co-operative Creamery\n              Limited\n              Creamery Road\n              Ballyvarna';
    expect(await customer(`${head}\n\n${supplier}`)).to.equal('Ballyvarna Co-operative Creamery Limited');
  });

  it('ends with words that make a form with its last', async () => {
    const head =
      'Bill to:   Harrowmere University Hospitals NHS\n           Foundation Trust\n           PO Box 318\n           Harrowmere';
    expect(await customer(`${head}\n\n${supplier}`)).to.equal('Harrowmere University Hospitals NHS Foundation Trust');
  });

  it('stays where a form in words only describes it', async () => {
    const head = 'Coopérative Agricole de Muster\nSociété coopérative\n12 rue du Port\n29000 Quimper';
    expect(await customer(`${head}\n\n${supplier}`)).to.equal('Coopérative Agricole de Muster');
  });

  it('goes on with whose business it is where its domain has both', async () => {
    const head = (domain: string): string =>
      `Zamawiający:   Usługi Budowlane „Dombud”\n               Ireneusz Wasik\n               ul. Młyńska 8\n               66-400 Gorzów\n               biuro@${domain}`;
    const dostawca = 'Dostawca: Hurtownia Farb Sp. z o.o.';
    expect(await customer(`${head('dombud-wasik.example')}\n\n${dostawca}`)).to.equal('Usługi Budowlane „Dombud” Ireneusz Wasik');
    expect(await customer(`${head('dombud.example')}\n\n${dostawca}`)).to.equal('Usługi Budowlane „Dombud”');
  });
});

describe('a person', () => {
  it('is no rival of the company that is called after the family', async () => {
    const head = (name: string): string =>
      `Tischlerei Brandt & Söhne OHG\nLindenallee 40, 04229 Leipzig\neinkauf@tischlerei-brandt.example\n\nEinkauf\n${name}\n\nBestellung 4711\n\nLieferant: Nordwind GmbH`;
    const sure = async (name: string): Promise<number> =>
      (await extractOne(pagesOf(`${head(name)}${rows}`))).fields.customer_name?.confidence ?? 0;
    expect(await sure('Katharina Brandt')).to.be.at.least(await sure('Katharina Weber'));
  });
});

describe('a short name', () => {
  it('is written out where its first letters stand for words', async () => {
    const head = 'ŠD PARTIZAN ZGORNJA KOKRA\nŠportno društvo Partizan Zgornja Kokra, Kokra 31 a, 4205 Preddvor';
    expect(await customer(`${head}\n\nDobavitelj: Triglavnik d.o.o.`)).to.equal('Športno društvo Partizan Zgornja Kokra');
  });

  it('is the one that its owner and the form stand behind', async () => {
    const head = 'TRATTORIA DA GELSOMINA\nordini@dagelsomina.example\n\nSpett.le\nGrossista Tuscia S.r.l.';
    const foot = '\n\n\nTrattoria Da Gelsomina di Pasqualini Anna & C. S.a.s. – P.IVA 02177340561 – REA VT-155301';
    const extraction = await extractOne(pagesOf(`${head}\n\n# Ordine n. 12/26${rows}${foot}`));
    expect(fieldValue(extraction, 'customer_name')).to.equal('Trattoria Da Gelsomina di Pasqualini Anna & C. S.a.s.');
  });

  it('is the one with a word more and a form', async () => {
    const head = 'Brasserie du Val de Burnot\nBrasserie artisanale du Val de Burnot SC – rue du Moulin 8, 5170 Profondeville';
    expect(await customer(`${head}\n\nFournisseur: Malterie du Nord SA`)).to.equal('Brasserie artisanale du Val de Burnot SC');
  });

  it('keeps a year between its quotation marks', async () => {
    const name = 'НАРОДНО ЧИТАЛИЩЕ „ПРОБУДА – 1893“';
    expect(await customer(`${name}\nгр. Троян 5600, ул. „Васил Левски“ № 61\n\nДоставчик: Офис Експрес ЕООД`)).to.equal(name);
  });

  it('is no list for ending as one does', () => {
    const typed = (text: string): unknown => typeNamed(normalise(text).split(' '));
    expect(typed('BRODOGRADILIŠTE I MARINA')).to.equal(null);
    expect(typed('Preisliste und Katalog')).to.not.equal(null);
  });
});

describe('an order number', () => {
  it('has the kind of its document behind it, or the year of its register before it', () => {
    expect(readOrderNumber('0071846 OP')).to.equal('0071846 OP');
    expect(readOrderNumber('2026:11')).to.equal('2026:11');
    expect(readOrderNumber('14:30')).to.not.equal('14:30');
  });

  it('keeps the series of its paper behind the sign of a number', async () => {
    const head = 'Cerâmica do Muster, Lda.\n\nEncomenda a Fornecedor\nN.º ECF 2026/312       Data 2026-06-22';
    expect(fieldValue(await extractOne(pagesOf(`${head}${rows}`)), 'po_number')).to.equal('ECF 2026/312');
  });

  it('is no postal code behind its state', async () => {
    const head = 'Cedar Hollow Fire Company\nPO Box 118, Cedar Hollow, PA 17229\n\nPURCHASE ORDER\n\nDate: February 20, 2026';
    expect(fieldValue(await extractOne(pagesOf(`${head}${rows}`)), 'po_number')).to.equal(null);
  });
});

describe('a day of delivery', () => {
  const dayOf = async (text: string): Promise<unknown> =>
    fieldValue(await extractOne(pagesOf(`Buyer Ltd\n\n# Purchase order 4711\nOrder date: 2026-03-09\n${text}`)), 'delivery_date');

  it('is told in Latvian by the case of its month', async () => {
    expect(await dayOf(`${rows}\n\nPiegādes termiņš: līdz 2026. gada 20. martam.`)).to.equal('2026-03-20');
  });

  it('is the one below every article that says by when it is needed', async () => {
    const needed = `
Line   Description                    Qty     Unit      Price       Total
1      ECG electrodes, pack of 50     300     Pack       4.12    1,236.00
       Need By: 11 Sep 2026
2      SpO2 sensor adult, 3m           25     Each      86.40    2,160.00
       Need By: 11 Sep 2026
                                            Total GBP          3,396.00`;
    expect(await dayOf(needed)).to.equal('2026-09-11');
  });
});

describe('articles', () => {
  it('have words for their price and what they come to in a list of a letter', async () => {
    const listed = `Klubi MTÜ

# Tellimus T-2026-58

Soovime tellida:

1. Purjekangas valge (kood PK-1080) – 24 m, hind 18,60 €/m, kokku 446,40 €
2. Karabiin 8 mm (kood KR-316-8) – 30 tk, hind 4,25 €/tk, kokku 127,50 €

Kokku 573,90 €`;
    expect(linesOf(await extractOne(pagesOf(listed)))).to.deep.equal([
      '[PK-1080] 24 m Purjekangas valge @ 18.60',
      '[KR-316-8] 30 tk Karabiin 8 mm @ 4.25',
    ]);
  });

  it('are counted behind the sign of a number', async () => {
    const listed = `Trattoria Muster

# Ordine n. 12/26

n. 8       Farina sacchi da 25 kg        € 19,50       € 156,00
n. 60      Pomodori pelati               € 3,85        € 231,00
           Totale merce                                € 387,00`;
    expect(linesOf(await extractOne(pagesOf(listed)))).to.deep.equal([
      '8 Farina sacchi da 25 kg @ 19.50',
      '60 Pomodori pelati @ 3.85',
    ]);
  });

  it('are called as the line below them says where their own has a kind alone', async () => {
    const listed = `Horlogerie Muster SA

# Bon de commande 7700045120

N° ligne   N° de pièce   Type       Qté    Prix unitaire   Sous-total
10         HB-0715       Matériel   36     24.50           882.00
           Description : Huile synthétique 9010
20         PC-2260       Matériel   20     17.90           358.00
           Description : Pinces brucelles laiton
                                    Total CHF            1240.00`;
    expect(linesOf(await extractOne(pagesOf(listed)))).to.deep.equal([
      '[HB-0715] 36 Huile synthétique 9010 @ 24.50',
      '[PC-2260] 20 Pinces brucelles laiton @ 17.90',
    ]);
  });

  it('are joined by freight that is a position with how many and at what price', async () => {
    const listed = (number: string): string => `Buyer Ltd

# Purchase order 4711

Line   Description           Qty     Unit      Price       Total
1      ECG electrodes        300     Pack       4.12    1,236.00
${number}      Carriage                1     Each      18.00       18.00
                                   Total GBP          1,254.00`;
    expect((await extractOne(pagesOf(listed('2')))).lines).to.have.length(2);
    expect((await extractOne(pagesOf(listed(' ')))).lines).to.have.length(1);
  });

  it('come to a total in a sentence with the one charge that it tells of', async () => {
    const letter = `Kirchengemeinde Muster

Bestellung Nr. KG-2026/41

6 Kartons Opferkerzen 22 mm, je 48,90 EUR, zusammen 293,40 EUR
4 Stück Altarkerze, je 37,50 EUR, zusammen 150,00 EUR

Hinzu kommt Ihre Versandkostenpauschale von 8,50 EUR, so dass wir mit einem Betrag von 451,90 EUR rechnen.`;
    expect(fieldValue(await extractOne(pagesOf(letter)), 'total')).to.equal('451.90');
  });
});
