import { compare, type Decimal, decimal, isInteger, isZero } from '@order-intake/kernel';
import type { ColumnKind } from '../languages/index.ts';
import { readNumber } from '../numbers.ts';
import { agreedPriceUnit } from './agreed-price-unit.ts';
import { type Resolved, resolveRow } from './arithmetic.ts';
import { chainedDiscount } from './chained-discount.ts';

/** rows that are looked at, and columns of numbers that are tried in every order */
const sampleRows = 40;
const mostColumns = 7;
/** share of the rows whose numbers stand in one line, and of those in which they have to add up */
const leastWhole = 0.5;
const leastHolding = 0.8;

const tried: ReadonlySet<ColumnKind> = new Set(['qty', 'price', 'amount', 'other', 'tax', 'discount', 'priceUnit', 'unit']);

type Triple = { readonly qty: number; readonly price: number; readonly amount: number; readonly discount: readonly number[] };
type Row = { readonly values: readonly (readonly Decimal[])[]; readonly percents: readonly Decimal[] };
type Rows = readonly Row[];

/**
 * Which columns are quantity, price and amount, told by the numbers themselves where the header's words do not add up: two columns called
 * "price", or a word that is not known. `texts[column][row]` is what stands in each cell. The kinds are returned as they were when they hold in
 * half of the rows, or when nothing holds better.
 */
export function kindsByArithmetic(written: readonly ColumnKind[], texts: readonly (readonly string[])[]): readonly ColumnKind[] {
  const all: Rows = Array.from(
    { length: Math.min(sampleRows, Math.max(0, ...texts.map((all) => all.length))) },
    (_, row): Row => {
      const readings = texts.map((all) => readNumber(all[row] ?? '', null));
      const chained = texts.flatMap((all) => chainedDiscount(all[row] ?? '') ?? []);
      return {
        values: readings.map((reading) => (reading === null || reading.percent ? [] : reading.values)),
        percents: [...readings.flatMap((reading) => (reading?.percent ? reading.values : [])), ...chained],
      };
    },
  );
  // a form that lists what there is: a row that comes to nothing says nothing
  const rows = all.filter(({ values }) => !values.some((cell) => cell.length > 0 && cell.every(isZero)));
  if (rows.length === 0 || holding(rows, currentOf(written)) >= rows.length / 2) return written;
  const kinds = withoutOrdersTotal(written, texts);
  const numeric = kinds.flatMap((kind, index) =>
    tried.has(kind) && filledIn(rows, [index]).length >= rows.length * leastWhole ? [index] : [],
  );
  if (numeric.length < 3 || numeric.length > mostColumns) return onlyNames(kinds);
  const best = triplesOf(numeric)
    .flatMap((triple) => [triple, ...withDiscount(triple, rows, kinds)])
    .filter((triple) => isBorneOut(rows, triple))
    .map((triple) => ({ triple, score: scoreOf(rows, triple, kinds) }))
    .reduce<{ triple: Triple; score: number } | null>(
      (one, other) => (one === null || other.score > one.score ? other : one),
      null,
    );
  if (!best || best.score < 1) return onlyNames(kinds);
  return kinds.map((kind, index) => {
    if (index === best.triple.qty) return 'qty';
    if (index === best.triple.price) return 'price';
    if (index === best.triple.amount) return 'amount';
    if (best.triple.discount.includes(index)) return 'discount';
    return kind === 'qty' || kind === 'price' || kind === 'amount' ? 'other' : kind;
  });
}

/** What the order comes to, said again in every row as exports do, is what none of them comes to. */
function withoutOrdersTotal(kinds: readonly ColumnKind[], texts: readonly (readonly string[])[]): readonly ColumnKind[] {
  if (!kinds.includes('qty') || !kinds.includes('price')) return kinds;
  return kinds.map((kind, index) => {
    const [first, ...others] = texts[index] ?? [];
    const constant = first !== undefined && first !== '' && others.length > 0 && others.every((text) => text === first);
    return kind === 'amount' && constant ? 'other' : kind;
  });
}

const filledIn = (rows: Rows, columns: readonly number[]): Rows =>
  rows.filter(({ values }) => columns.every((column) => (values[column] ?? []).length > 0));

/** The rows whose three numbers stand in one line add up; one that wraps has them in several. */
function isBorneOut(rows: Rows, triple: Triple): boolean {
  const whole = filledIn(rows, [triple.qty, triple.price, triple.amount]);
  const enough = whole.length === rows.length || (whole.length > 1 && whole.length >= rows.length * leastWhole);
  return enough && holding(whole, triple) >= Math.max(1, whole.length * leastHolding);
}

const hundred = decimal(100);

/** What is taken off in some rows: a column that is called so, or one that nobody knows and that holds no more than a hundred. */
function withDiscount(triple: Triple, rows: Rows, kinds: readonly ColumnKind[]): readonly Triple[] {
  const taken = [triple.qty, triple.price, triple.amount];
  return kinds.flatMap((kind, index) => {
    if (taken.includes(index) || (kind !== 'discount' && kind !== 'other')) return [];
    const own = rows.flatMap(({ values }) => ((values[index] ?? []).length > 0 ? [values[index] ?? []] : []));
    const isShare = own.length > 0 && own.every((readings) => readings.some((value) => compare(value, hundred) <= 0));
    return isShare ? [{ ...triple, discount: [index] }] : [];
  });
}

/** Of two prices and no amount, the last is the amount. */
function onlyNames(kinds: readonly ColumnKind[]): readonly ColumnKind[] {
  const prices = kinds.flatMap((kind, index) => (kind === 'price' ? [index] : []));
  return prices.length < 2 || kinds.includes('amount')
    ? kinds
    : kinds.map((kind, index) => (index === prices.at(-1) ? 'amount' : kind));
}

function currentOf(kinds: readonly ColumnKind[]): { qty: number[]; price: number[]; amount: number[]; discount: number[] } {
  const all = (wanted: ColumnKind): number[] => kinds.flatMap((kind, index) => (kind === wanted ? [index] : []));
  return { qty: all('qty'), price: all('price'), amount: all('amount'), discount: all('discount') };
}

type Roles = Triple | ReturnType<typeof currentOf>;

/** The rows that add up; all of them, if they agree for how many their prices are. */
function holdingRows(rows: Rows, roles: Roles): Rows {
  const read = rows.map((row) => ({ row, resolved: resolvedBy(row, roles) }));
  return agreedPriceUnit(read.map(({ resolved }) => resolved?.unstatedPer ?? null)) !== null
    ? rows
    : read.flatMap(({ row, resolved }) => (resolved?.check === 'holds' ? [row] : []));
}

const holding = (rows: Rows, roles: Roles): number => holdingRows(rows, roles).length;

function resolvedBy(row: Row, roles: Roles): Resolved | null {
  const values = (columns: number | readonly number[]): readonly Decimal[] =>
    (typeof columns === 'number' ? [columns] : columns).flatMap((column) => row.values[column] ?? []);
  const discount = [...values(roles.discount), ...row.percents];
  const [qty, price, amount] = [values(roles.qty), values(roles.price), values(roles.amount)];
  return amount.every(isZero) ? null : resolveRow({ qty, price, amount, discount, tax: [], per: [] });
}

const triplesOf = (columns: readonly number[]): readonly Triple[] =>
  columns.flatMap((qty) =>
    columns.flatMap((price) =>
      columns.flatMap((amount) =>
        qty !== price && price !== amount && qty !== amount && amount > Math.min(qty, price)
          ? [{ qty, price, amount, discount: [] }]
          : [],
      ),
    ),
  );

/** Rows with a quantity other than one say more; what the header said, and whole quantities, decide between equals. */
function scoreOf(rows: Rows, triple: Triple, kinds: readonly ColumnKind[]): number {
  const telling = holdingRows(rows, triple).filter(
    (row) => !(row.values[triple.qty] ?? []).some(isOne) && !(row.values[triple.price] ?? []).some(isOne),
  );
  const said =
    (kinds[triple.qty] === 'qty' ? 0.3 : 0) +
    (kinds[triple.price] === 'price' ? 0.2 : 0) +
    (kinds[triple.amount] === 'amount' ? 0.2 : 0);
  const whole = rows.every((row) => (row.values[triple.qty] ?? []).some(isInteger)) ? 0.1 : 0;
  return telling.length + said + whole + (triple.qty < triple.price ? 0.02 : 0) - triple.discount.length * 0.05;
}

const isOne = (value: Decimal): boolean => value.units === 10n ** BigInt(value.scale);
