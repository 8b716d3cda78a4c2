/** In which units and quantities a product is sold. Exact: units are converted by the factors that the product states and by no others. */
import {
  add,
  canonicalDecimal,
  compare,
  type Decimal,
  divide,
  formatDecimal,
  isPositive,
  isZero,
  multiply,
  parseDecimal,
  trimDecimal,
  zero,
} from '@order-intake/kernel';
import { isSameUnit, sameUnit } from '../sales-order/units.ts';

/** One `unit` is `factor` of the product's base unit: a box of 100 pieces has the factor "100". */
export type AlternativeUnit = { readonly unit: string; readonly factor: string };

export type ProductUnits = {
  /** the base unit, in which stock and prices are counted; null: not known */
  readonly unit: string | null;
  readonly units?: readonly AlternativeUnit[];
  /** of the base unit, decimal text; null: none */
  readonly packagingMultiple?: string | null;
  readonly minimumQuantity?: string | null;
};

/**
 * How many base units one of `unit` is; "1" of the base unit and where no unit is written. Null: the product is not sold in it. A word that is no
 * known unit counts as the base unit only of a product that has no other.
 */
export const factorOf = ({ unit: baseUnit, units = [] }: ProductUnits, unit: string | null): string | null => {
  if (unit === null || (baseUnit !== null && isSameUnit(unit, baseUnit))) return '1';
  const alternative = units.find((candidate) => isSameUnit(candidate.unit, unit));
  if (alternative) return canonicalDecimal(alternative.factor);
  return baseUnit === null || (units.length === 0 && sameUnit(unit, baseUnit)) ? '1' : null;
};

/** places that a decimal text may have */
const mostPlaces = 15;

/** A quantity of the base unit in another; null where that has more places. */
export const inUnitOf = (baseQuantity: string, factor: string): string | null => {
  const [dividend, divisor] = [parseDecimal(baseQuantity), parseDecimal(factor)];
  const quotient = dividend && divisor && divide(dividend, divisor, mostPlaces);
  return quotient && compare(multiply(quotient, divisor), dividend) === 0 ? formatDecimal(trimDecimal(quotient)) : null;
};

/** A quantity of the base unit that is sold: of several that are equally near the higher. */
export const nearestQuantity = (quantity: Decimal, { packagingMultiple, minimumQuantity }: ProductUnits): Decimal => {
  const [step, least] = [positive(packagingMultiple), positive(minimumQuantity) ?? zero];
  const target = compare(quantity, least) < 0 ? least : quantity;
  if (!step) return target;
  const nearest = multipleNear(target, step);
  return compare(nearest, least) < 0 || isZero(nearest) ? add(nearest, step) : nearest;
};

export const isMultiple = (quantity: Decimal, step: Decimal): boolean => compare(multipleNear(quantity, step), quantity) === 0;

const multipleNear = (quantity: Decimal, step: Decimal): Decimal => multiply(divide(quantity, step, 0) ?? zero, step);

/** Null where it limits nothing. */
export const positive = (text: string | null | undefined): Decimal | null => {
  const number = parseDecimal(text ?? '');
  return number && isPositive(number) ? number : null;
};
