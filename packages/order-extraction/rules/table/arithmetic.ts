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
} from '@order-intake/kernel';

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
  /** the price is for so many, as is said beside it */
  readonly per: readonly Decimal[];
  /** or perhaps for so many: "M" */
  readonly perhapsPer?: readonly Decimal[];
  /** readings of the quantity that the document's own decimal mark speaks against; none is known where it has no mark */
  readonly unlikely?: ReadonlySet<Decimal>;
};

export type Resolved = {
  readonly qty: Decimal | null;
  readonly price: Decimal | null;
  readonly amount: Decimal | null;
  readonly discount: Decimal | null;
  readonly check: Check;
  /** values that were computed, not read */
  readonly derived: ReadonlySet<'qty' | 'price'>;
  /** a thousand times as much, or as little, adds up as well, and nothing in the document decides */
  readonly open?: boolean;
  /** the row would add up if its price were for so many, which nothing in the row says */
  readonly unstatedPer?: Decimal;
};

/** What a row's article keeps of it. */
export const outcomeOf = ({ check, unstatedPer }: Resolved): Pick<Resolved, 'check' | 'unstatedPer'> => ({
  check,
  ...(unstatedPer ? { unstatedPer } : {}),
});

const hundred = decimal(100);
const cent = decimal(11, 3);
const one = decimal(1);
const ten = decimal(10);
const thousand = decimal(1000);

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

/**
 * Quantity × price (× discount, × tax, ÷ price unit) = amount chooses among readings; the plainest explanation wins. A price for several is believed where
 * the row says so. Otherwise the row fails with the price as printed: whether the whole table agrees on such a price is for agreed-price-unit.ts to decide.
 */
export function resolveRow(row: RowNumbers): Resolved {
  const all = fits(row);
  const best = plainestOf(all);
  if (best) {
    const open = !isSettled(best, row) && all.some((fit) => isThousandfold(fit.qty, best.qty));
    const said = isUnstated(best, row)
      ? plainestOf(all.filter((fit) => !isUnstated(fit, row) && row.unlikely?.has(fit.qty) !== true))
      : best;
    if (said) return { ...fromFit(said), open };
    return {
      qty: best.qty,
      price: best.price,
      amount: best.amount,
      discount: best.discount,
      check: 'fails',
      derived: new Set(),
      open,
      unstatedPer: best.per,
    };
  }
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
  const per = amount === null ? onlyOf(row.per) : null;
  const priceOfOne = price && per && divide(price, per, 6);
  return {
    qty,
    price: priceOfOne ? trimDecimal(priceOfOne) : price,
    amount,
    discount: row.discount[0] ?? null,
    check: qty && price && amount ? (isZero(qty) && isZero(amount) ? 'holds' : 'fails') : 'unknown',
    derived: new Set(priceOfOne ? ['price'] : []),
  };
}

/** For how many a price is where nothing adds up: what is said, if only one thing is, and it is not one. */
function onlyOf(stated: readonly Decimal[]): Decimal | null {
  const [first] = stated;
  return first && isPositive(first) && compare(first, one) !== 0 && stated.every((other) => compare(other, first) === 0)
    ? first
    : null;
}

const plainestOf = (all: readonly Fit[]): Fit | null =>
  all.reduce<Fit | null>((found, fit) => (found === null || fit.cost < found.cost ? fit : found), null);

const isAmong = (all: readonly Decimal[], value: Decimal): boolean => all.some((other) => compare(other, value) === 0);

/** The price is for several, and neither a word nor a letter says so. */
const isUnstated = ({ per }: Fit, { per: stated, perhapsPer = [] }: RowNumbers): boolean =>
  compare(per, one) !== 0 && !isAmong(stated, per) && !isAmong(perhapsPer, per);

/** What is said of the price decides, and where nothing is, the document's decimal mark, as long as nothing has to be assumed beside it. */
const isSettled = ({ qty, per }: Fit, { per: stated, perhapsPer = [], unlikely }: RowNumbers): boolean =>
  isAmong(stated, per) ||
  (unlikely !== undefined && !unlikely.has(qty) && (compare(per, one) === 0 ? stated.length === 0 : isAmong(perhapsPer, per)));

const isThousandfold = (a: Decimal, b: Decimal): boolean =>
  compare(multiply(a, thousand), b) === 0 || compare(multiply(b, thousand), a) === 0;

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

/** what it costs to take a quantity against the document's decimal mark, a price for so many as nothing says, as a letter may say, or as something else says */
const againstMark = 0.9;
const unstated = 0.8;
const byLetter = 0.05;
const byWord = 0.1;
const againstStated = 1;

function* combinations(row: RowNumbers): Generator<{ qty: Decimal; price: Decimal; amount: Decimal; cost: number }> {
  for (const [q, qty] of row.qty.entries()) {
    for (const [p, price] of row.price.entries()) {
      for (const [a, amount] of row.amount.entries())
        yield { qty, price, amount, cost: (row.unlikely?.has(qty) ? againstMark : q * 0.1) + p * 0.1 + a * 0.1 };
    }
  }
}

function fits(row: RowNumbers): readonly Fit[] {
  const found: Fit[] = [];
  const { per: stated, perhapsPer = [] } = row;
  const costOf = (per: Decimal): number => {
    if (isAmong(stated, per)) return byWord;
    const plain = compare(per, one) === 0 ? 0 : isAmong(perhapsPer, per) ? byLetter : unstated;
    return plain + (stated.length > 0 ? againstStated : 0);
  };
  for (const { qty, price, amount, cost } of combinations(row)) {
    if (isZero(qty)) continue;
    const product = multiply(qty, price);
    const allowed = tolerance(qty, price);
    const attempt = (value: Decimal, extra: number, discount: Decimal | null, per: Decimal, slack = allowed): void => {
      if (within(value, amount, slack)) {
        const exact = within(value, amount, cent) ? 0 : 0.05;
        found.push({ qty, price, amount, discount, per, cost: cost + costOf(per) + extra + exact });
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
    for (const per of [...stated, hundred, thousand, ten]) {
      const ratio = isZero(per) ? null : divide(product, per, 6);
      if (!ratio || compare(per, one) === 0) continue;
      attempt(ratio, 0, null, per, cent);
      for (const discount of row.discount) attempt(percentOff(ratio, absolute(discount)), 0.2, absolute(discount), per, cent);
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
