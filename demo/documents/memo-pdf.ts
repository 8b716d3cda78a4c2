/** An order as somebody in a hurry types it: no number, prices for some goods only, a date that can be read two ways. */
import { atNoon, slashDate } from './dates.ts';
import { englishNumbers, formatNumber } from './money.ts';
import type { Buyer, OrderLine } from './order-document.ts';
import { renderPdf, write } from './pdf-canvas.ts';

export type MemoDocument = {
  readonly sellerName: string;
  readonly buyer: Buyer;
  /** ISO; printed day first, so choose a day up to the 12th to make it ambiguous */
  readonly orderDate: string;
  /** an empty price is not printed */
  readonly lines: readonly OrderLine[];
  readonly remark: string;
};

const left = 74;

/** Nothing is added up and no delivery date, currency or order number is stated. */
export function renderMemoPdf(memo: MemoDocument): Promise<Buffer> {
  const info = { title: 'Order', author: memo.buyer.contact, created: atNoon(memo.orderDate) };
  return renderPdf(info, (pdf) => {
    const plain = { font: 'Courier', size: 11 } as const;
    write(pdf, 'Order for the workshop', left, 80, { font: 'Helvetica-Bold', size: 16 });
    write(pdf, slashDate(memo.orderDate), left, 108, plain);
    let y =
      write(pdf, `Hello ${memo.sellerName},\n\nplease send us again:`, left, 140, { ...plain, width: 440, wrap: true }) + 12;
    for (const line of memo.lines) {
      const price = line.price === '' ? '' : ` @ ${formatNumber(line.price, englishNumbers, 2)}`;
      y = write(pdf, `- ${line.qty} ${line.unit} ${line.name}${price}`, left, y, { ...plain, width: 450, wrap: true }) + 5;
    }
    const end = write(pdf, `\n${memo.remark}\n\nThanks,`, left, y, { ...plain, width: 440, wrap: true });
    write(pdf, `${memo.buyer.contact}\n${memo.buyer.name}\n${memo.buyer.email}`, left, end + 6, {
      ...plain,
      width: 440,
      wrap: true,
    });
  });
}
