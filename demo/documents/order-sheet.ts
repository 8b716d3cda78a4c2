/** An order as a workbook: a block of labels, a table with formulas and their results, a total. */
import * as xlsx from 'xlsx';
import { atNoon } from './dates.ts';
import { amountOf, type OrderDocument, totalsOf } from './order-document.ts';

const moneyFormat = '#,##0.00';
const dateFormat = 'yyyy-mm-dd';
const firstLine = 14; // of the goods, counted from 1 like in Excel

/** One sheet, "Purchase order". Dates are date cells, amounts are formulas with stored results. */
export function renderXlsx(order: OrderDocument): Buffer {
  const { buyer, seller } = order;
  const sheet: xlsx.WorkSheet = {};
  const put = (address: string, cell: xlsx.CellObject): void => {
    sheet[address] = cell;
  };
  const block: readonly (readonly [string, xlsx.CellObject])[] = [
    ['Purchase order', text(order.poNumber)],
    ['Order date', date(order.orderDate)],
    ['Requested delivery', date(order.deliveryDate)],
    ['Currency', text(order.currency)],
    ['Customer', text(buyer.name)],
    ...(buyer.customerCode ? [['Customer no.', text(buyer.customerCode)] as const] : []),
    ['Contact', text(buyer.contact)],
    ['E-mail', text(buyer.email)],
    ['Phone', text(buyer.phone)],
    ['Supplier', text(`${seller.name}, ${seller.city}`)],
  ];
  put('A1', text(buyer.name));
  for (const [index, [label, cell]] of block.entries()) {
    put(`A${index + 2}`, text(label));
    put(`B${index + 2}`, cell);
  }
  for (const [index, title] of ['Item no.', 'Description', 'Quantity', 'Unit', 'Unit price', 'Amount'].entries()) {
    put(`${'ABCDEF'[index]}${firstLine - 1}`, text(title));
  }
  for (const [index, line] of order.lines.entries()) {
    const row = firstLine + index;
    put(`A${row}`, text(line.code));
    put(`B${row}`, text(line.name));
    put(`C${row}`, number(line.qty, 'General'));
    put(`D${row}`, text(line.unit));
    put(`E${row}`, number(line.price, moneyFormat));
    put(`F${row}`, { ...number(amountOf(line), moneyFormat), f: `C${row}*E${row}` });
  }
  const last = firstLine + order.lines.length - 1;
  put(`E${last + 1}`, text(`Total ${order.currency}`));
  put(`F${last + 1}`, { ...number(totalsOf(order).net, moneyFormat), f: `SUM(F${firstLine}:F${last})` });
  put(`A${last + 3}`, text(order.note));
  sheet['!ref'] = `A1:F${last + 3}`;
  sheet['!cols'] = [18, 42, 12, 8, 12, 14].map((wch) => ({ wch }));
  return workbook(sheet, order);
}

function workbook(sheet: xlsx.WorkSheet, order: OrderDocument): Buffer {
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, sheet, 'Purchase order');
  book.Props = { Title: `Order ${order.poNumber}`, Author: order.buyer.contact, CreatedDate: atNoon(order.orderDate) };
  return xlsx.write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
}

const text = (value: string): xlsx.CellObject => ({ t: 's', v: value });
const number = (decimal: string, format: string): xlsx.CellObject => ({ t: 'n', v: Number(decimal), z: format });

/** Days since 30 December 1899, which is how Excel counts. */
function date(iso: string): xlsx.CellObject {
  const days = Math.round((Date.parse(`${iso}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000);
  return { t: 'n', v: days, z: dateFormat };
}
