import {
  absolute,
  compare,
  type Decimal,
  decimal,
  divide,
  isInteger,
  isPositive,
  isZero,
  multiply,
  negate,
  subtract,
  trimDecimal,
  within,
} from '../../../../kernel/decimal.ts';

export type Check = 'holds' | 'fails' | 'unknown';

/** Every value that the cells of a row can mean. Several cells of a kind (list price, net price) come one after the other. */
export type RowNumbers = {
  readonly qty: readonly Decimal[];
  readonly price: readonly Decimal[];
  readonly amount: readonly Decimal[];
  /** per cent, or an absolute amount */
  readonly discount: readonly Decimal[];
  /** per cent */
  readonly tax: readonly Decimal[];
  /** the price is for so many */
  readonly per: readonly Decimal[];
};

export type Resolved = {
  readonly qty: Decimal | null;
  readonly price: Decimal | null;
  readonly amount: Decimal | null;
  readonly discount: Decimal | null;
  readonly check: Check;
  /** values that were computed, not read */
  readonly derived: ReadonlySet<'qty' | 'price'>;
};

const hundred = decimal(100);
const cent = decimal(11, 3);
const one = decimal(1);

const percentOff = (value: Decimal, percent: Decimal): Decimal => {
  const left = subtract(hundred, percent);
  return { units: value.units * left.units, scale: value.scale + left.scale + 2 };
};
const percentOn = (value: Decimal, percent: Decimal): Decimal =>
  percentOff(value, { units: -percent.units, scale: percent.scale });

/** Rounding of the amount, and of a price that is printed with fewer digits than it has. */
function tolerance(qty: Decimal, price: Decimal): Decimal {
  const half: Decimal = { units: 5n, scale: price.scale + 1 };
  const spread = price.scale >= 2 && price.scale <= 3 ? multiply(absolute(qty), half) : cent;
  const most = divide(absolute(multiply(qty, price)), decimal(200), 6) ?? cent;
  const loose = compare(spread, most) > 0 ? most : spread;
  return compare(loose, cent) > 0 ? loose : cent;
}

type Fit = {
  readonly qty: Decimal;
  readonly price: Decimal;
  readonly amount: Decimal;
  readonly discount: Decimal | null;
  readonly per: Decimal;
  readonly cost: number;
};

/** Quantity × price (× discount, × tax, ÷ price unit) = amount chooses among readings; the plainest explanation wins. */
export function resolveRow(row: RowNumbers): Resolved {
  const best = fits(row).reduce<Fit | null>((found, fit) => (found === null || fit.cost < found.cost ? fit : found), null);
  if (best) return fromFit(best);
  const qty = firstOf(row.qty);
  const amount = row.amount[0] ?? null;
  const price = row.price[0] ?? null;
  if (qty && price === null && amount && !isZero(qty)) {
    const unitPrice = divide(amount, qty, 4);
    const exact = unitPrice !== null && within(multiply(unitPrice, qty), amount, decimal(0));
    return {
      qty,
      price: unitPrice && trimTo(unitPrice, 2),
      amount,
      discount: row.discount[0] ?? null,
      check: exact ? 'unknown' : 'fails',
      derived: new Set(['price']),
    };
  }
  if (qty === null && price && amount && isPositive(price)) return withQuantity(row, price, amount);
  return {
    qty,
    price,
    amount,
    discount: row.discount[0] ?? null,
    check: qty && price && amount ? 'fails' : 'unknown',
    derived: new Set(),
  };
}

/** most pieces that a quantity which was not read is taken to be */
const mostDerived = decimal(100_000);

/** A quantity that was not read is amount / price (less the discount) when that is whole. */
function withQuantity(row: RowNumbers, price: Decimal, amount: Decimal): Resolved {
  for (const discount of [null, ...row.discount]) {
    const each = discount ? percentOff(price, absolute(discount)) : price;
    const count = divide(amount, each, discount ? 2 : 3);
    if (!count || !isInteger(count) || !isPositive(count) || compare(count, mostDerived) > 0) continue;
    if (within(multiply(count, each), amount, cent))
      return { qty: trimDecimal(count), price, amount, discount, check: 'unknown', derived: new Set(['qty']) };
  }
  return { qty: null, price, amount, discount: null, check: 'unknown', derived: new Set() };
}

/** A quantity is a whole number unless nothing else can be read. */
const firstOf = (values: readonly Decimal[]): Decimal | null => values.find(isInteger) ?? values[0] ?? null;

function* combinations(row: RowNumbers): Generator<{ qty: Decimal; price: Decimal; amount: Decimal; cost: number }> {
  for (const [q, qty] of row.qty.entries()) {
    for (const [p, price] of row.price.entries()) {
      for (const [a, amount] of row.amount.entries()) yield { qty, price, amount, cost: q * 0.1 + p * 0.1 + a * 0.1 };
    }
  }
}

function fits(row: RowNumbers): readonly Fit[] {
  const found: Fit[] = [];
  for (const { qty, price, amount, cost } of combinations(row)) {
    if (isZero(qty)) continue;
    const product = multiply(qty, price);
    const allowed = tolerance(qty, price);
    const attempt = (value: Decimal, extra: number, discount: Decimal | null, per: Decimal, slack = allowed): void => {
      if (within(value, amount, slack)) {
        const exact = within(value, amount, cent) ? 0 : 0.05;
        found.push({ qty, price, amount, discount, per, cost: cost + extra + exact });
      }
    };
    attempt(product, 0, null, one);
    // a credit note's amounts stand with a minus, its quantities and prices without
    if (!isPositive(amount)) attempt(negate(product), 0.3, null, one);
    for (const discount of row.discount) {
      attempt(percentOff(product, absolute(discount)), 0.2, absolute(discount), one);
      if (!isPositive(amount)) attempt(negate(percentOff(product, absolute(discount))), 0.5, absolute(discount), one);
      attempt(subtract(product, absolute(discount)), 0.4, absolute(discount), one);
      attempt(multiply(qty, subtract(price, absolute(discount))), 0.5, absolute(discount), one);
    }
    for (const per of [...row.per, hundred, decimal(1000), decimal(10)]) {
      const stated = row.per.some((value) => compare(value, per) === 0);
      const ratio = isZero(per) ? null : divide(product, per, 6);
      if (!ratio || compare(per, one) === 0) continue;
      attempt(ratio, stated ? 0.1 : 0.8, null, per, cent);
      for (const discount of row.discount)
        attempt(percentOff(ratio, absolute(discount)), stated ? 0.3 : 1, absolute(discount), per, cent);
    }
    for (const tax of row.tax) attempt(percentOn(product, tax), 0.6, null, one);
    for (const tax of row.tax)
      for (const discount of row.discount)
        attempt(percentOn(percentOff(product, absolute(discount)), tax), 0.9, absolute(discount), one);
  }
  return found;
}

function fromFit(fit: Fit): Resolved {
  const single = compare(fit.per, one) === 0;
  const price = single ? fit.price : trimDecimal(divide(fit.price, fit.per, 6) ?? fit.price);
  return {
    qty: fit.qty,
    price,
    amount: fit.amount,
    discount: fit.discount,
    check: 'holds',
    derived: new Set(single ? [] : ['price']),
  };
}

/** Without needless zeros, but with so many decimals at least. */
function trimTo(value: Decimal, least: number): Decimal {
  const trimmed = trimDecimal(value);
  return trimmed.scale >= least ? trimmed : { units: trimmed.units * 10n ** BigInt(least - trimmed.scale), scale: least };
}
