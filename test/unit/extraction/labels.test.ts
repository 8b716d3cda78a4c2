import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractAll, extractOne, fieldValue, linesOf, pagesOf, sheetOf } from '../../support/documents/page.ts';

const rows = '\n\nQty    Description        Price     Amount\n3      Lamp               10.00     30.00';
const field = async (drawing: string, name: Parameters<typeof fieldValue>[1]): Promise<string | null> =>
  fieldValue(await extractOne(pagesOf(`${drawing}${rows}`)), name);

describe('labels and their values', () => {
  it('may stand together over values that stand together', async () => {
    const drawing =
      '# Purchase Order\nPO Number / Date          Contact / Telephone\n4500187342 / 2026-01-14   J. Reyes / 713-555-0144';
    expect(await field(drawing, 'po_number')).to.equal('4500187342');
    expect(await field(drawing, 'order_date')).to.equal('2026-01-14');
  });

  for (const label of [
    'Requested arrival date',
    'Delv. date',
    'Réception prévue',
    'Fecha límite de recepción',
    'Data prevista di ricevimento',
    'Uiterste ontvangst datum',
    'Spätester Anliefertag',
    'Planerad ankomst dag',
  ])
    it(`that no list holds are understood by their words: "${label}"`, async () => {
      expect(await field(`# Order\n${label}: 2026-04-20`, 'delivery_date')).to.equal('2026-04-20');
    });

  it('with other words beside them mean something else', async () => {
    expect(await field('# Order\nInvoice date: 2026-04-20', 'delivery_date')).to.equal(null);
    expect(await field('# Order\nQuotation valid until: 2026-04-20', 'delivery_date')).to.equal(null);
  });

  it('give the order its date behind its number', async () => {
    expect(await field('# Ordine a fornitore n. 2026/0145 del 19/02/2026', 'order_date')).to.equal('2026-02-19');
    expect(await field('# Bestellung Nr. 4711 vom 12.03.2026', 'order_date')).to.equal('2026-03-12');
  });

  it('are not needed for a number in the title', async () => {
    expect(await field('# Encomenda a Fornecedor ECF 2026/87', 'po_number')).to.equal('ECF 2026/87');
  });

  it('of payment are no delivery, and "your reference" is the order, in a seller\'s document', async () => {
    const invoice = '# Invoice\nInvoice no: 99\nYour reference: COMPRA0832\nDue date: 2026-03-31';
    expect(await field(invoice, 'delivery_date')).to.equal(null);
    expect(await field(invoice, 'po_number')).to.equal('COMPRA0832');
  });
});

describe('sums', () => {
  it('stand behind, beside or below their labels', async () => {
    expect(await field('# Order\nTotal for this order EUR 30,00', 'total')).to.equal('30.00');
    expect(
      await field(
        '# Pedido\nBase imponible    % IVA    Cuota IVA    Total pedido\n30,00             21,00    6,30         36,30',
        'total',
      ),
    ).to.equal('36.30');
  });

  it('name the currency', async () => {
    expect(await field('# Order\nTOTAL GBP       30.00', 'currency')).to.equal('GBP');
  });

  it('in dollars are those of the address, and uncertain without one', async () => {
    const total = 'Total       $30.00';
    expect(await field(`# Order\nYonge Street, Toronto M4T 1W1\n${total}`, 'currency')).to.equal('CAD');
    expect(await field(`# Order\n14 Reef St, Cairns QLD 4870\n${total}`, 'currency')).to.equal('AUD');
    expect(await field(`# Order\nDallas, TX 75201\n${total}`, 'currency')).to.equal('USD');
    const nowhere = await extractOne(pagesOf(`# Order\n${total}${rows}`));
    expect(nowhere.reasons.map(({ code }) => code)).to.include('currency_uncertain');
  });

  it('are explained by charges and discounts below the rows', async () => {
    const extraction = await extractOne(
      pagesOf(
        '# Purchase Order\nSKU    Description       Qty    Price     Extended\nC-1    Coffee            24     14.00     336.00\nC-2    Cups              10     18.00     180.00\n       Volume discount 5%                  -25.80\n       Shipping & handling                 24.00\n                                Total      514.20',
      ),
    );
    expect(extraction.lines.map((line) => line.name?.value)).to.deep.equal(['Coffee', 'Cups']);
    expect(fieldValue(extraction, 'total')).to.equal('514.20');
    expect(extraction.reasons.map((reason) => reason.code)).to.include('sum_printed');
  });
});

describe('exports that repeat the order in every row', () => {
  const head = [
    'Order no',
    'Date',
    'Customer',
    'E-mail',
    'Requested delivery date',
    'SKU',
    'Description',
    'Qty',
    'Unit price',
    'Currency',
  ];
  const row = (order: string, sku: string, qty: number): (string | number)[] => [
    order,
    '2026-02-03',
    'Kestrel Hardware Inc.',
    'buyer@kestrel.example',
    '2026-03-14',
    sku,
    `Article ${sku}`,
    qty,
    2.5,
    'USD',
  ];

  it('give the fields of its header', async () => {
    const extraction = await extractOne(sheetOf([head, row('PO-7', 'A-1', 3), row('PO-7', 'A-2', 4)]));
    expect(linesOf(extraction)).to.deep.equal(['[A-1] 3 Article A-1 @ 2.5', '[A-2] 4 Article A-2 @ 2.5']);
    expect(
      (['po_number', 'order_date', 'delivery_date', 'customer_name', 'customer_email', 'currency'] as const).map((name) =>
        fieldValue(extraction, name),
      ),
    ).to.deep.equal(['PO-7', '2026-02-03', '2026-03-14', 'Kestrel Hardware Inc.', 'buyer@kestrel.example', 'USD']);
  });

  it('hold an order for each of their numbers', async () => {
    const content = sheetOf([head, row('PO-7', 'A-1', 3), row('PO-8', 'B-1', 5), row('PO-7', 'A-2', 4)]);
    const found = await extractAll([{ name: 'orders.xlsx', content }]);
    expect(found.map((extraction) => [fieldValue(extraction, 'po_number'), linesOf(extraction).length])).to.deep.equal([
      ['PO-7', 2],
      ['PO-8', 1],
    ]);
    expect(found[1]?.lines[0]?.qty?.place).to.deep.equal({ kind: 'cell', sheet: 'Order', cell: 'H3' });
  });
});
