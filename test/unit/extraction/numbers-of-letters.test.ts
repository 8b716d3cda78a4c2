import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractOne, fieldValue, pagesOf } from '../../support/documents/page.ts';

const rows = '\n\nQty    Description        Price     Amount\n3      Lamp               10.00     30.00';
const numberOf = async (drawing: string): Promise<string | null> =>
  fieldValue(await extractOne(pagesOf(`${drawing}${rows}`)), 'po_number');

describe('an order number without a figure', () => {
  for (const [drawing, number] of [
    ['# Purchase Order\nOrder no.: ABCDEFGH\nCustomer no.: 10442', 'ABCDEFGH'],
    ['# Purchase Order\nPO Number: KAUKUPKI\nYour customer code: C-1180', 'KAUKUPKI'],
    ['# Bestellung\nBestellnummer: QWRTZP-LM\nKundennummer: 55512\nDatum: 12.03.2026', 'QWRTZP-LM'],
    ['# Bon de commande\nN° de commande     XKCDAB\nCode client        440021', 'XKCDAB'],
    ['# Purchase Order\nPO Number: PO-fadebead\nCustomer no.: 10442', 'PO-fadebead'],
    ['# Purchase Order\nOrder No.       Customer No.     Date\nZETLHOKU        10442            12 March 2026', 'ZETLHOKU'],
  ] as const)
    it(`is the one behind its label: ${number}`, async () => {
      expect(await numberOf(drawing)).to.equal(number);
    });

  for (const drawing of [
    '# Purchase Order\nOrder No. see below',
    '# PURCHASE ORDER\nORDER NO.: SEE BELOW\nCUSTOMER NO.: 10442',
    '# Bestellung\nBestellnummer: siehe oben\nKundennummer: 55512',
    '# BESTELLUNG\nBESTELLNUMMER: FOLGT',
    '# Purchase Order\nPO Number: VERBAL',
    '# Purchase Order\nPO NUMBER      DATE\n               12 March 2026',
    '# Purchase Order\nPO NUMBER\nSUPPLIER\nJones Ltd',
    '# Bestellung\nBestellnummer: TELEFONISCH\nLieferantennummer: 70044',
    '# ORDINE\nNUMERO ORDINE: DATA\nCodice cliente: 7781',
    '# Purchase Order\nPO NUMBER: URGENT\nTel: 0551 778844',
  ])
    it(`is none where words stand, or a number of something else: ${drawing.replaceAll('\n', ' / ')}`, async () => {
      expect(await numberOf(drawing)).to.equal(null);
    });
});
