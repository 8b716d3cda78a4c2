/** Cells and facts that the families of sheets share. */
import type { ContentLine, OrderContent } from '../content.ts';
import { isOrder } from '../pdf/scene.ts';
import type { Random } from '../random.ts';
import type { Grid, GridCell } from '../sheets/grid.ts';

export const money = (cents: number): GridCell => ({ units: cents, scale: 2, digits: 2, money: true });
export const price = (line: ContentLine): GridCell => ({ units: line.price, scale: 4, digits: line.priceDigits, money: true });
export const quantity = (line: ContentLine): GridCell => ({
  units: line.qty,
  scale: 3,
  digits: line.qty % 1000 === 0 ? 0 : 2,
  money: false,
});
export const count = (units: number): GridCell => ({ units, scale: 0, digits: 0, money: false });

/** Title and facts over the rows, each beside its label; what is no order has its own number too. */
export const leadingFacts = (content: OrderContent, random: Random): Grid => {
  const { words } = content;
  return [
    [content.title],
    [],
    ...(isOrder(content) || content.po === '' ? [] : [[`${content.title} no.`, `R${random.int(100_000, 999_999)}`]]),
    [random.pick(words.po), content.po],
    [random.pick(words.date), content.po === '' ? null : { iso: content.date }],
    ...(content.delivery ? [[random.pick(words.delivery), { iso: content.delivery }]] : []),
    [random.pick(words.buyer), content.buyer.name],
    ...(content.email ? [[random.pick(words.email), content.email]] : []),
    [random.pick(words.seller), content.seller.name],
    [random.pick(words.more.currency), content.currency],
  ];
};
