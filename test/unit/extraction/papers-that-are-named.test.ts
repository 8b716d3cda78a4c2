/** What an order names beside itself: quotations, contracts, accounts, earlier releases, spans of time; and how its own number is written. */
import type { DocumentContent } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { readOrderNumber } from '../../../packages/order-extraction/rules/header/values.ts';
import { extractOne, fieldValue, linesOf, pagesOf, sheetOf } from '../../support/documents/page.ts';
import { rows } from './support/plain-order.ts';

const typeOf = async (content: DocumentContent): Promise<unknown> => (await extractOne(content)).documentType;
const field = async (name: 'po_number' | 'delivery_date', drawing: string): Promise<unknown> =>
  fieldValue(await extractOne(pagesOf(drawing)), name);

describe('a form that gives an order’s number', () => {
  const sheet = (label: string, value: string): DocumentContent =>
    sheetOf([
      ['Muster Unified School District'],
      ['Purchase Order No.', '2026-4471'],
      ['Vendor', 'Nordwind Supply Inc.'],
      [label, value],
      ['Item', 'Description', 'Qty', 'Unit Cost', 'Ext. Cost'],
      ['FLT-20', 'Pleated filter', 144, 11.85, 1706.4],
      ['BLT-68', 'V-belt B68', 40, 9.35, 374],
    ]);

  it('is no quotation and no contract for naming one', async () => {
    expect(await typeOf(sheet('Bid / Contract', 'RFB 25-017 Consumables'))).to.equal('order');
    expect(await typeOf(sheet('Quotation', 'Q-7718'))).to.equal('order');
  });

  it('and is none where it calls its reader’s order so', async () => {
    const quoted = sheetOf([
      ['Nordwind Supply Inc.'],
      ['Your order no.', '2026-4471'],
      ['Quotation', 'Q-7718'],
      ['Item', 'Description', 'Qty', 'Unit Cost', 'Ext. Cost'],
      ['FLT-20', 'Pleated filter', 144, 11.85, 1706.4],
      ['BLT-68', 'V-belt B68', 40, 9.35, 374],
    ]);
    expect(await typeOf(quoted)).not.to.equal('order');
  });
});

describe('a paper is', () => {
  it('an order by what is called off at a price, and none without prices', async () => {
    const head =
      'Cukrovar Muster, a.s.\n\n# ODVOLÁVKA č. 17/2026\nk rámcové kupní smlouvě č. RKS-2025/044\nDodavatel: Nordwind s.r.o.\n';
    const priced = `${head}
Katalogové číslo   Název zboží          Množství   MJ     Cena za MJ   Celkem Kč
KT-6205            Ložisko kuličkové         200   ks          68,40   13 680,00
RM-1500            Řemen klínový              45   ks         129,50    5 827,50
                                                   Celkem bez DPH      19 507,50`;
    const bare = `${head}
Katalogové číslo   Název zboží          Množství   MJ
KT-6205            Ložisko kuličkové         200   ks
RM-1500            Řemen klínový              45   ks`;
    expect(await typeOf(pagesOf(priced))).to.equal('order');
    expect(await typeOf(pagesOf(bare))).not.to.equal('order');
  });

  it('no invoice for naming an account', async () => {
    const sheet = sheetOf([
      ['Ентеријер Мустер д.о.о. Чачак'],
      ['тек. рачун 160-318842-17 Banca Muster'],
      ['НАРУЏБЕНИЦА бр. 94/26'],
      ['Добављач: Подови Нордвинд д.о.о. Београд'],
      ['Р. бр.', 'Шифра', 'Назив робе', 'Количина', 'Цена без ПДВ', 'Вредност без ПДВ'],
      [1, '0412', 'Ламинат храст 8 мм', 264, 1150, 303600],
      [2, '0433', 'Подлога за ламинат', 18, 980, 17640],
      [null, null, 'Укупно без ПДВ (РСД):', null, null, 321240],
    ]);
    expect(await typeOf(sheet)).to.equal('order');
    expect(fieldValue(await extractOne(sheet), 'currency')).to.equal('RSD');
  });

  it('an order by whoever confirms that they order', async () => {
    const letter = `Comité des Fêtes de Muster ASBL
rue du Pont 14 à 6660 Muster

À la Brasserie Nordwind SRL

Monsieur,
Suite à notre visite, nous vous confirmons la commande pour le bal :
14 fûts : Tonneau de bière blonde 30 L, à 92,50 € = 1.295,00 €
6 fûts : Tonneau de bière brune 20 L, à 78,00 € = 468,00 €
Livraison le vendredi 10 juillet 2026.`;
    expect(await typeOf(pagesOf(letter))).to.equal('order');
    expect(await typeOf(pagesOf(letter.replace('la commande', 'l’enregistrement de votre commande')))).not.to.equal('order');
  });
});

describe('an order’s number', () => {
  it('is written in groups, with other signs than a day, behind a letter of its series', () => {
    expect(readOrderNumber('5530 118-26')).to.equal('5530 118-26');
    expect(readOrderNumber('2-14/67')).to.equal('2-14/67');
    expect(readOrderNumber('12/3-2026')).to.equal(null);
    expect(readOrderNumber('12.03.2026')).to.equal(null);
  });

  it('has with it what is called off of an order that stands open', async () => {
    expect(
      await field(
        'po_number',
        `Great Muster Gearbox, Inc.\n\n# BLANKET PURCHASE ORDER RELEASE\nP.O. No. B-61774 Release 009${rows}`,
      ),
    ).to.equal('B-61774 Release 009');
  });

  it('is one figure before the word for its day', async () => {
    const sheet = sheetOf([
      ['I.I. Muster Florin – legumicultor'],
      [null, 'COMANDĂ FERMĂ'],
      [null, 'Nr. 3 din', '2/2/26'],
      ['Către: S.C. Nordwind S.R.L., Tecuci'],
      ['Nr. crt.', 'Produs', 'Cant.', 'Preț (lei)', 'Valoare (lei)'],
      [1, 'Folie solar', 120, 21.5, 2580],
      [2, 'Turbă roșie 250 l', 16, 96, 1536],
    ]);
    expect(fieldValue(await extractOne(sheet), 'po_number')).to.equal('3');
  });

  it('is none that its writer’s quotation has', async () => {
    expect(
      await field(
        'po_number',
        `Zahntechnik Muster\n\n# Bestellung\n\nGerne bestellen wir gemäss Ihrer Offerte Nr. 40981 vom 6. Mai:${rows}`,
      ),
    ).to.equal(null);
    const form = `Pivovar Muster, a.s.\n\n# Objednávka\nČíslo/datum     4501177320 / 12.05.2026\nVaše nabídka    NAB-26-0911`;
    expect(await field('po_number', `${form}${rows}`)).to.equal('4501177320');
  });
});

describe('a day', () => {
  it('is of no delivery where it ends a span of time', async () => {
    const span = 'Vi beställer enligt er offert följande tjänster för avtalsperioden 2027-01-01 – 2027-12-31:';
    expect(await field('delivery_date', `Muster Energi AB\n\n# Beställning 4711\n2026-10-02\n\n${span}${rows}`)).to.equal(null);
  });

  it('is the one by which something is wanted, and not the one of its way back', async () => {
    const text = 'Matériel souhaité à la bibliothèque de l’orchestre pour le 26 janvier 2026.';
    const back = 'Retour du matériel au plus tard le 31 mars 2026.';
    expect(
      await field(
        'delivery_date',
        `Orchestre Muster\n\n# Bon de commande 2526\nLyon, le 3 décembre 2025\n\n${text}${rows}\n\n${back}`,
      ),
    ).to.equal('2026-01-26');
  });
});

describe('articles', () => {
  const lines = async (drawing: string): Promise<readonly string[]> => linesOf(await extractOne(pagesOf(drawing)));

  it('have how many of them behind a long dash', async () => {
    const list = `ФОП Мустер\n\n# ЗАМОВЛЕННЯ\n\n1. гіпс супертвердий, мішок 20 кг — 5 шт\n2. віск базисний, 500 г — 12 уп\n3. диски відрізні 22 мм (100 шт) — 10 уп`;
    expect(await lines(list)).to.deep.equal([
      '5 шт гіпс супертвердий, мішок 20 кг',
      '12 уп віск базисний, 500 г',
      '10 уп диски відрізні 22 мм (100 шт)',
    ]);
  });
});
