/** Lines of an order that say the same. Pure. */
import type { Order } from '../../api/order-types.ts';

type Lines = Pick<Order, 'lines'>;

/** The other lines with the words of this one that are of another product, or of none. @param product null: those that have none */
export const equalLines = ({ lines }: Lines, number: number, product: string | null): readonly number[] => {
  const mine = lines[number - 1];
  if (!mine || (mine.code === null && mine.name === null)) return [];
  return lines.flatMap((line, index) => {
    const isOther = index + 1 !== number && line.kind === mine.kind && line.code === mine.code && line.name === mine.name;
    const isOpen = product === null ? line.product === null : line.product !== product;
    return isOther && isOpen ? [index + 1] : [];
  });
};
