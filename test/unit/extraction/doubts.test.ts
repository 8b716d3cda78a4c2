import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractOne, fieldValue, pagesOf, sheetOf } from '../../support/documents/page.ts';

const rows = (first: string, second: string): string =>
  `Code   Description        Qty      Unit Price   Amount\nA-1    Drill, 20 mm       ${first}\nA-2    Spare bit          ${second}\nTotal                                           620.00`;
const usual = rows('5        100.00       500.00', '6        20.00        120.00');
const codesOf = async (text: string): Promise<readonly string[]> =>
  (await extractOne(pagesOf(text))).reasons.map(({ code }) => code);

describe('a document that speaks against what was read of it', () => {
  const head = '# Purchase Order PO-4711\nKestrel Hardware Inc.\n2200 Harbor Blvd, Dallas, TX 75201\n';

  it('has a second address of the customer, and the first is not plainly that of who buys', async () => {
    const text = (first: string, second: string): string => `${head}${first}\n\n${usual}\n\n${second}`;
    const doubtful = await extractOne(pagesOf(text('jo@kestrelhardware.com', 'Deliveries: dock@kestrelhardware.com')));
    expect(doubtful.reasons.map(({ code }) => code)).to.include('email_uncertain');
    expect(doubtful.fields.customer_email?.confidence).to.be.below(0.6);
    expect(await codesOf(text('jo@kestrelhardware.com', 'Thank you.'))).not.to.include('email_uncertain');
    const buying = text('purchasing@kestrelhardware.com', 'Deliveries: dock@kestrelhardware.com');
    expect(fieldValue(await extractOne(pagesOf(buying)), 'customer_email')).to.equal('purchasing@kestrelhardware.com');
    expect(await codesOf(buying)).not.to.include('email_uncertain');
  });

  it('has whole prices and broken quantities, as if columns had been taken for each other', async () => {
    const turned = rows('2.55     100          255.00', '18.25    20           365.00');
    expect(await codesOf(`${head}\n${turned}`)).to.include('columns_uncertain');
    expect(await codesOf(`${head}\n${usual}`)).not.to.include('columns_uncertain');
  });

  it('has a larger sum below its total, whatever that is called', async () => {
    expect(await codesOf(`${head}\n${usual}`)).not.to.include('total_uncertain');
    const section = `${head}\n${usual}\nBudget of this cost centre\nremains 12,000.00 after it`;
    expect(await codesOf(section)).to.include('total_uncertain');
  });

  it('has a date that nothing calls the day of delivery', async () => {
    const labelled = await extractOne(pagesOf(`${head}Delivery date: 14 May 2026\n\n${usual}`));
    expect(labelled.reasons.map(({ code }) => code)).not.to.include('date_uncertain');
    const week = await extractOne(pagesOf(`${head}Delivery date: week 20/2026\n\n${usual}`));
    expect(week.fields.delivery_date?.confidence).to.be.below(0.6);
    expect(week.reasons.map(({ code }) => code)).to.include('date_uncertain');
  });

  it('goes on with the name behind a comma, in the next line of a headline, or has a company of that address elsewhere', async () => {
    const order = (name: string, more = ''): string =>
      `${name}\n2200 Harbor Blvd, Dallas, TX 75201\norders@kestrelhardware.com\n\n# Purchase Order PO-4711\n${usual}\n${more}`;
    const doubts = async (text: string): Promise<boolean> => {
      const { fields, reasons } = await extractOne(pagesOf(text));
      return fields.customer_name === undefined || reasons.some(({ code }) => code === 'customer_uncertain');
    };
    expect(await doubts(order('Kestrel Hardware Inc.'))).to.equal(false);
    expect(await doubts(order('Kestrel Hardware Inc., Heirs of J. Wilk'))).to.equal(true);
    expect(await doubts(order('# KESTREL HARDWARE SUPPLY\n# CENTER'))).to.equal(true);
    expect(await doubts(order('Jo Kestrel', 'Kestrel Hardware Inc. - Registered in Texas'))).to.equal(true);
    const beside =
      '# Kestrel Harbor\n                                   Phone 0513 550 122\nMarine Hardware Supply Inc.        VAT US8144.20.011';
    expect(await doubts(order(beside)), 'something else stands beside both lines').to.equal(true);
  });

  it('does not go on with its department in smaller letters, nor behind a legal form with one of its houses', async () => {
    const doubted = async (top: string): Promise<boolean> =>
      (await codesOf(`${top}\n\n# Purchase Order PO-4711\nDelivery date: 14 May 2026\n\n${usual}`)).includes(
        'customer_uncertain',
      );
    expect(await doubted('# Harrow County Council\nCatering Services\noffice@harrowcounty.example')).to.equal(false);
    expect(await doubted('Marygrove Homes Ltd, Haven House\nstores@marygrove.example')).to.equal(false);
  });

  it('has a name with more than a name in it, a part of one, or the sign over a door', async () => {
    const doubted = async (top: string): Promise<boolean> => {
      const order = `${top}\n2200 Harbor Blvd, Dallas, TX 75201\norders@kestrelhardware.com\n\n# Purchase Order PO-4711\n${usual}`;
      const { fields, reasons } = await extractOne(pagesOf(order));
      return fields.customer_name === undefined || reasons.some(({ code }) => code === 'customer_uncertain');
    };
    expect(await doubted('Kestrel Harbor School')).to.equal(false);
    expect(await doubted('Kestrel Harbor School – Canteens of Dallas')).to.equal(true);
    expect(await doubted('„Kestrel – Hardware“ EOOD'), 'within quotation marks').to.equal(false);
    expect(await doubted('Hotel Kestrel Harbor')).to.equal(true);
    expect(await doubted('Hotel Kestrel Harbor Ltd')).to.equal(false);
    expect(await doubted('Trattoria Da Gelsomina'), 'a word that elsewhere is a form').to.equal(true);
  });

  it('has figures before and behind the number that was read', async () => {
    const numbered = (number: string): string => `# Purchase Order\nKestrel Hardware Inc.\nPO Number: ${number}\n\n${usual}`;
    const inGroups = await extractOne(pagesOf(numbered('104 88 22 7')));
    expect(
      inGroups.fields.po_number === undefined || inGroups.reasons.some(({ code }) => code === 'po_number_uncertain'),
    ).to.equal(true);
    const signed = await extractOne(pagesOf(numbered('0071846 OP')));
    expect(
      signed.fields.po_number?.value !== '0071846' || signed.reasons.some(({ code }) => code === 'po_number_uncertain'),
    ).to.equal(true);
    expect(await codesOf(numbered('4500718832'))).not.to.include('po_number_uncertain');
    expect(await codesOf(numbered('4500718832 of 14 May 2026'))).not.to.include('po_number_uncertain');
  });

  it('is in no doubt of a number below a sign of numbers beside its title, and is of one far from it', async () => {
    const beside = 'Purchase Order             Date         Number\n                           04/05/2026   3391';
    expect(await codesOf(`Kestrel Hardware Inc.\n\n${beside}\n\n${usual}`)).not.to.include('po_number_uncertain');
    const far = `Kestrel Hardware Inc.\nRequisition: 7714\nQuote: 8813\n\n${usual}\nNumber: 3391`;
    expect(await codesOf(far)).to.include('po_number_uncertain');
  });

  it('calls its articles by words with digits in them, as codes are', async () => {
    const coded = rows('5        100.00       500.00', '6        20.00        120.00')
      .replace('Drill, 20 mm', 'DR-20-MMX   ')
      .replace('Spare bit', 'SB-77-XL ');
    expect(await codesOf(`${head}\n${coded}`)).to.include('name_missing');
    expect(await codesOf(`${head}\n${usual}`)).not.to.include('name_missing');
  });

  it('calls all its articles the same, at several prices', async () => {
    const called = (first: string, second: string): string =>
      `${head}\nDescription        Qty      Unit Price   Amount\n${first}           5        100.00       500.00\n${second}           6        20.00        120.00\nTotal                                    620.00`;
    expect(await codesOf(called('Quantity ordered', 'Quantity ordered'))).to.include('name_missing');
    expect(await codesOf(called('Quantity of wire', 'Quantity of rope'))).not.to.include('name_missing');
  });

  it('a name with commas in a line with one price is one article', async () => {
    const order = await extractOne(
      pagesOf(
        '# Purchase order PLT-58\nPlease supply:\n1. 24 rolls of Gaffer Tape, black matte, 2 in. x 55 yd. (your item GT-2B55) at $18.40 each\n2. 350 feet of Aircraft Cable 1/8 in. at $0.62 per foot',
      ),
    );
    expect(order.lines.map(({ qty, price }) => [qty?.value, price?.value])).to.deep.equal([
      ['24', '18.40'],
      ['350', '0.62'],
    ]);
  });

  it('of an article whose quantity is 0 nothing is ordered', async () => {
    const order = await extractOne(
      pagesOf(
        '# Order form 4711\nItem    Description    Price    Qty    Amount\nA-1     Apron          6.25     24     150.00\nG-5     Glove          7.70     0      0.00',
      ),
    );
    expect(order.lines.map(({ name }) => name?.value)).to.deep.equal(['Apron']);
  });

  it('articles of a letter that are counted by letters, with a price in words', async () => {
    const order = await extractOne(
      pagesOf(
        '# Bestellung HB-2026/58\nwir bestellen hiermit:\na) 2.000 Stk. Naturkorken 45x24, Art. NK4524, zum Preis von EUR 0,31 je Stück\nb) 14 Stk. Filterschichten (Paket 100 Blatt), Art. FS-K100, zum Preis von EUR 88,-- je\nPaket',
      ),
    );
    expect(order.lines.map(({ qty, price }) => [qty?.value, price?.value])).to.deep.equal([
      ['2000', '0.31'],
      ['14', '88.00'],
    ]);
  });

  it('terms on a sheet behind the order, and a price list behind the name of who has it', async () => {
    const rows = [['Bon de commande n°', 'TV-142'], [], ['Article', 'Qté', 'PU HT', 'Total HT'], ['Verre', 20, 10, 200]];
    const [order, terms] = [sheetOf(rows), sheetOf([["Conditions générales d'achat"], ['1. Toute commande est ferme.']], 'CGA')];
    expect((await extractOne({ ...order, sheets: [...order.sheets, ...terms.sheets] })).documentType).to.equal('order');
    const prices = [
      ['Nordwind Suministros, S.L. – TARIFA DE PRECIOS 2027'],
      ['Código', 'Artículo', 'Unidad', 'Pedido mínimo', 'PVP €'],
      ['LIM-1', 'Bolsa basura', 'rollo', 10, 2.05],
      ['LIM-2', 'Lejía 10 l', 'garrafa', 4, 6.95],
    ];
    expect((await extractOne(sheetOf(prices))).documentType).to.equal('quotation');
  });
});

describe('what makes a name surer', () => {
  it('a town is called as it is, whatever house or office of its own stands in the next line', async () => {
    const danish = `Indkøbsordre 7700418832\nOrdregiver                        Leverandør                    Bestilt\nSkanderborg Kommune               Brandt & Keller ApS           28-04-2025\nPlejecenter Ryvang                CVR 31880274\n\n${usual}`;
    expect(fieldValue(await extractOne(pagesOf(danish)), 'customer_name')).to.equal('Skanderborg Kommune');
    expect(await codesOf(danish)).not.to.include('customer_uncertain');
    const polish = `GMINA ŁUBNICE NAD PROSNĄ                 Łubnice, dnia 7 maja 2026 r.\nUrząd Gminy\n98-432 Łubnice\n\n# ZAMÓWIENIE nr 12/2026\n\n${usual}`;
    expect(await codesOf(polish)).not.to.include('customer_uncertain');
  });

  it('one that heads the page and its own address, which a judge was hardly sure of', async () => {
    const letter = `Szabó Gergely e.v.\n6000 Kecskemét, Kossuth tér 1.\n\nBrandt és Társa Kft.\n1139 Budapest, Petneházy u. 5.\n\nMegrendelés\n\n${usual}`;
    const order = await extractOne(pagesOf(letter));
    expect(fieldValue(order, 'customer_name')).to.equal('Szabó Gergely e.v.');
    expect(order.reasons.map(({ code }) => code)).not.to.include('customer_uncertain');
  });
});
