/** Where values stand that people put right: beside a table, in its last line, behind a key; and in letters, which have hardly a label. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractOne, fieldValue, linesOf, pagesOf, sheetOf } from '../../support/documents/page.ts';
import { knownAfter } from '../../support/documents/put-right.ts';

describe('a column of labels beside the table', () => {
  const columned = (number: string, wanted: string, rows: readonly string[]): string => {
    const beside = ['Contact', 'Ada Kestrel', 'Zabel', wanted];
    return `Kestrel Hardware Inc.\n# Purchase Order\nPO Number: ${number}\n\nQty   Description        Unit Price   Amount\n${rows
      .map((row, at) => `${row.padEnd(60)}${beside[at] ?? ''}`)
      .join('\n')}`;
  };
  const first = columned('KH-88104', '2026-05-06', [
    '5     Drill              100.00       500.00',
    '2     Hammer             12.50        25.00',
    '4     Saw blade          8.20         32.80',
    '9     Hex bolt           0.40         3.60',
  ]);
  const next = columned('KH-88177', '2026-06-08', [
    '7     Chisel             10.00        70.00',
    '1     Hammer             12.50        12.50',
    '3     Saw blade          8.20         24.60',
    '6     Hex bolt           0.40         2.40',
  ]);

  it('holds what people put right, although rows stand in its lines', async () => {
    const read = await extractOne(pagesOf(first));
    expect(linesOf(read)).to.have.length(4);
    expect(fieldValue(read, 'delivery_date')).to.equal(null);
    const known = await knownAfter(pagesOf(first), { deliveryDate: '2026-05-06' });
    const again = await extractOne(pagesOf(next), { layouts: [known] });
    expect(fieldValue(again, 'delivery_date')).to.equal('2026-06-08');
  });
});

describe('a sum that stands in a line of the table', () => {
  const order = (number: string, qty: number, amount: string, sums: readonly string[]): string =>
    `Kestrel Hardware Inc.\n# Purchase Order\nPO Number: ${number}\n\nZabel   Wumpel             Dorn         Fimoz\n${qty}       Drill              100.00       ${amount}\n2       Hammer             12.50        25.00\nDirfok             CAD          ${sums[0]}\nQarn 10 %          CAD          ${sums[1]}\nBruzal             CAD          ${sums[2]}`;

  it('is known by its label although a currency stands between', async () => {
    const known = await knownAfter(pagesOf(order('KH-88104', 5, '500.00', ['525.00', '52.50', '577.50'])), { total: '577.5' });
    const next = pagesOf(order('KH-88177', 7, '700.00', ['725.00', '72.50', '797.50']));
    expect(fieldValue(await extractOne(next), 'total')).not.to.equal('797.50');
    expect(fieldValue(await extractOne(next, { layouts: [known] }), 'total')).to.equal('797.50');
  });
});

describe('a value behind a key', () => {
  const exported = (number: string, article: string) =>
    sheetOf([
      ['HDR', `ZabelNo=${number}`, 'OrderDate=2026-02-03', 'Currency=GBP'],
      ['BUY', 'Tamar Motor Factors Ltd', 'purchasing@tamarfactors.example'],
      ['COL', 'Line', 'PartNo', 'Description', 'Qty', 'UnitPrice', 'LineValue'],
      ['LIN', 1, 'BP-7741', article, 36, 22.4, 806.4],
      ['LIN', 2, 'OF-118', 'Oil filter', 120, 4.15, 498],
    ]);

  it('is what stands behind the sign of equality', async () => {
    const known = await knownAfter(exported('TMF100482', 'Brake pad'), { poNumber: 'TMF100482' });
    const again = await extractOne(exported('TMF233715', 'Wiper blade'), { layouts: [known] });
    expect(fieldValue(again, 'po_number')).to.equal('TMF233715');
  });
});

describe('a day whose year stands on the next line', () => {
  const order = (day: string, number: string): string =>
    `Kestrel Hardware Inc.\n# Purchase Order\nPO Number: ${number}\n\nZabel wumpel\n${day}\n2026\n\nQty   Description        Unit Price   Amount\n5     Drill              100.00       500.00`;

  it('is the day as a whole', async () => {
    const known = await knownAfter(pagesOf(order('Thursday 3 December', 'KH-88104')), { deliveryDate: '2026-12-03' });
    const again = await extractOne(pagesOf(order('Friday 11 December', 'KH-88177')), { layouts: [known] });
    expect(fieldValue(again, 'delivery_date')).to.equal('2026-12-11');
  });
});

describe('a letter', () => {
  const letter = (number: string, day: string, rows: readonly string[]): string =>
    `Marram Stores\nDuneside 4, 2200 Zabelstad\nTel. 031 555 40 17\n\nzabel ${number}\n\nDear Ms Wumpel,\nwe thank you for your visit and ask you to send us\n${rows.join('\n')}\nPlease deliver to the yard behind our house by ${day}.\nWith kind regards from the dunes\nAda Marram`;

  it('is known by how its lines begin, though it has no labels', async () => {
    const known = await knownAfter(pagesOf(letter('12-26/27', '2026-03-14', ['12 drills at 7.10', '4 hammers at 3.20'])), {
      poNumber: '12-26/27',
    });
    const next = pagesOf(letter('13-26/27', '2026-05-06', ['3 saw blades at 8.20', '31 bolts at 0.40', '2 planes at 44.00']));
    expect(fieldValue(await extractOne(next), 'po_number')).not.to.equal('13-26/27');
    const again = await extractOne(next, { layouts: [known] });
    expect(again.layout?.id).to.equal('known');
    expect(fieldValue(again, 'po_number')).to.equal('13-26/27');
  });
});

describe('a name that is printed in full in the small print', () => {
  const order = (number: string, day: string): string =>
    `KESTREL & SONS\n# Purchase Order\nPO Number: ${number}\nZabel: ${day}\n\nQty   Description        Unit Price   Amount\n5     Drill              100.00       500.00\n\nHouse of Kestrel & Sons Hardware Ltd zabel wumpel dorn 80 000 999 888 777`;

  it('is known again to its legal form, signs between its words among it', async () => {
    const known = await knownAfter(pagesOf(order('KH-88104', '2026-05-06')), { customerName: 'Kestrel & Sons Hardware Ltd' });
    const again = await extractOne(pagesOf(order('KH-88177', '2026-06-08')), { layouts: [known] });
    expect(fieldValue(again, 'customer_name')).to.equal('Kestrel & Sons Hardware Ltd');
  });
});

describe('a name and a number with a word before them that is none of theirs, or is', () => {
  const order = (number: string): string =>
    `KESTREL PUMPS PVT. LTD.\n# Purchase Order\nOrder no ...... ${number}\n\nQty   Description        Unit Price   Amount\n5     Drill              100.00       500.00\n\n                              For Kestrel Pumps Private Limited`;

  it('are known again as people wrote them', async () => {
    const [first, next] = [pagesOf(order('P/O 10442')), pagesOf(order('P/O 10587'))];
    expect(fieldValue(await extractOne(next), 'po_number')).to.equal('10587');
    const known = await knownAfter(first, { customerName: 'Kestrel Pumps Private Limited', poNumber: 'P/O 10442' });
    const again = await extractOne(next, { layouts: [known] });
    expect(fieldValue(again, 'customer_name')).to.equal('Kestrel Pumps Private Limited');
    expect(fieldValue(again, 'po_number')).to.equal('P/O 10587');
  });
});

describe('a sum in the last row of a sheet', () => {
  const order = (number: string, rows: readonly (readonly [string, number, number])[], beside: readonly string[]) => {
    const sum = rows.reduce((all, [, qty, price]) => all + qty * price, 0);
    return sheetOf([
      [`Purchase order ${number}`],
      ['Item', 'Qty', 'Unit price', 'Net', 'VAT %', 'Zabel', 'PO Number', number],
      ...rows.map(([name, qty, price], at) => [
        name,
        qty,
        price,
        qty * price,
        20,
        qty * price * 1.2,
        beside[at] ?? '',
        'Kestrel',
      ]),
      ['Zabel', '', '', sum, '', sum * 1.2, 'Currency', 'GBP'],
    ]);
  };

  it('is no row of the table, although words stand beside it', async () => {
    const first = order(
      'KH-88104',
      [
        ['Drill', 5, 100],
        ['Hammer', 2, 15],
      ],
      ['Buyer', 'Yard'],
    );
    const known = await knownAfter(first, { total: '636' });
    const next = order(
      'KH-88177',
      [
        ['Chisel', 10, 20],
        ['Hammer', 3, 15],
      ],
      ['Buyer', 'Yard'],
    );
    expect(fieldValue(await extractOne(next, { layouts: [known] }), 'total')).to.equal('294');
  });
});

describe('a day that was confirmed as that of the order', () => {
  const order = (number: string, day: string, quoted: string, days: readonly [string, string]): string =>
    `Kestrel Hardware Ltd\n# Purchase Order\nZobel                 ${number}\nWumpel                ${day}\nDorn                  AN-118 of ${quoted}\n\nQty   Description        Qarn          Fimoz        Bruzal\n5     Drill              ${days[0]}    100.00       500.00\n2     Hammer             ${days[1]}    12.50        25.00`;

  it('is not taken for that of the delivery, where that stands in rows that differ', async () => {
    const known = await knownAfter(pagesOf(order('KH-88104', '2026-05-06', '2026-05-01', ['2026-05-20', '2026-05-20'])), {
      orderDate: '2026-05-06',
      deliveryDate: '2026-05-20',
    });
    const next = pagesOf(order('KH-88177', '2026-07-08', '2026-07-02', ['2026-07-22', '2026-08-05']));
    const again = await extractOne(next, { layouts: [known] });
    expect(fieldValue(again, 'order_date')).to.equal('2026-07-08');
    expect(fieldValue(again, 'delivery_date')).not.to.equal('2026-07-08');
  });
});
