/** What the quantity and the price of a line come to in the base unit of its product. */
import { absolute, asNumber, canonicalDecimal, compare, parseDecimal, productOf, subtract } from '@order-intake/kernel';
import { factorOf, type ProductUnits } from '../catalog/product-units.ts';
import type { OrderLine } from './sales-order.events.ts';
import { unitCode } from './units.ts';

type MeasuredLine = Pick<OrderLine, 'unit' | 'unitCode'>;

/** How many base units of the product one unit of the line is; null: the product is not sold in it. */
export const factorOfLine = ({ unit, unitCode: code }: MeasuredLine, product: ProductUnits): string | null =>
  factorOf(product, unit) ?? (code ? factorOf(product, code) : null);

/** The line with the conversion that its product states today; without one where it is in the base unit or in none of the product's. */
export const withConversion = (line: OrderLine, product: ProductUnits | undefined): OrderLine => {
  const factor = product && !line.charge ? factorOfLine(line, product) : null;
  const { conversion, ...plain } = line;
  if (!product || factor === null || factor === '1') return conversion ? plain : line;
  const isSame = conversion?.factor === factor && conversion.unit === product.unit;
  return isSame ? line : { ...plain, conversion: { unit: product.unit, factor } };
};

/** The quantity in the base unit; null: it was ordered in it, or nobody knows. */
const baseQuantity = ({ qty, conversion }: Pick<OrderLine, 'qty' | 'conversion'>): string | null => {
  const quantity = conversion ? productOf(qty, conversion.factor) : null;
  return quantity && canonicalDecimal(quantity);
};

/** The same for those who are answered or handed the order. */
export const shownBase = (line: Pick<OrderLine, 'qty' | 'conversion'>) => ({
  base_qty: asNumber(baseQuantity(line)),
  base_unit: line.conversion?.unit ?? null,
  base_unit_code: unitCode(line.conversion?.unit ?? null),
});

const cent = { units: 1n, scale: 2 };

/** Whether the amount shows that the price is of the base unit and not of the unit that was ordered: 5 boxes of 100 at 0.20 are 100.00. */
export const isPriceOfBaseUnit = (
  { qty, price, amount }: Pick<OrderLine, 'qty' | 'price' | 'amount'>,
  factor: string,
): boolean => {
  const [asOrdered, asBase, sum] = [productOf(qty, price), productOf(productOf(qty, factor), price), amount].map((text) =>
    parseDecimal(text ?? ''),
  );
  if (!asOrdered || !asBase || !sum) return false;
  return compare(absolute(subtract(sum, asBase)), cent) <= 0 && compare(absolute(subtract(sum, asOrdered)), cent) > 0;
};
