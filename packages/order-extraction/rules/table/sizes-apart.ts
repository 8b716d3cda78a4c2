/** A row of sizes as a line for each size: never read so by itself (docs/adr/0034), only where people made such lines of the layout's rows before. */
import { multiply, parseDecimal } from '@order-intake/kernel';
import { foundValue } from '../found-value.ts';
import type { Line } from '../layout/line.types.ts';
import type { DecimalMark } from '../numbers.ts';
import type { Item } from './item.ts';
import { type SummedSizes, summedSizes } from './summed-sizes.ts';

/** By this name a layout remembers it, among the ways to read its table. */
export const sizesApart = 'sizes_apart';

/** Each called by its size behind the article's name. What it comes to is printed nowhere. */
function linesOf({ item, sizes }: SummedSizes): readonly Item[] {
  const { name, code, amount: _, ...fields } = item.fields;
  const [called, price] = [name ?? code, parseDecimal(item.fields.price?.value ?? '')];
  return sizes.map(({ size, qty, segment }): Item => {
    const count = parseDecimal(qty);
    return {
      ...item,
      fields: {
        ...fields,
        ...(code ? { code } : {}),
        ...(called ? { name: { ...called, value: `${called.value} ${size}` } } : {}),
        qty: foundValue(qty, segment, item.fields.qty?.confidence ?? 0),
      },
      amount: count && price && item.check === 'holds' && !fields.discount ? multiply(count, price) : null,
    };
  });
}

/** Null where no row is of several sizes. */
export function withSizesApart(items: readonly Item[], lines: readonly Line[], mark: DecimalMark | null): readonly Item[] | null {
  const summed = new Map(summedSizes(items, lines, mark).map((one) => [one.item, one]));
  return summed.size === 0
    ? null
    : items.flatMap((item) => {
        const one = summed.get(item);
        return one ? linesOf(one) : [item];
      });
}
