/** The articles of two readings: what the document proves stands, no matter which reader read it; the rest row by row. */
import { type Decimal, multiply, parseDecimal, sum } from '@order-intake/kernel';
import { type ExtractedLine, type Field, lineDetailNames, lineFieldNames } from '@order-intake/order-extraction/document';
import { holds, hundredths, likeness, type Tally } from './agreement.ts';
import { detailsOf, mergedField } from './merged-field.ts';
import { pairRows, type RowPair } from './pair-rows.ts';

export type RowsVerdict = 'agree' | 'differ' | 'rules_only' | 'model_only' | 'none';
export type MergedRows = {
  readonly lines: readonly ExtractedLine[];
  readonly verdict: RowsVerdict;
  /** every row adds up, and their sum is printed */
  readonly proven: boolean;
  /** a quantity, a price or a row is another in each reading, and nothing proves which */
  readonly disputed: boolean;
};

/** Whether a number stands in the documents. */
export type IsPrinted = (value: Decimal) => boolean;

const numbers = ['qty', 'price', 'amount'] as const;

const amountOf = ({ qty, price, amount }: ExtractedLine): Decimal | null => {
  const [q, p, a] = [qty, price, amount].map((field) => parseDecimal(field?.value ?? ''));
  return a ?? (q && p ? multiply(q, p) : null);
};

/** Every row is a product, and their sum is a number of its own in the document. */
function areProven(lines: readonly ExtractedLine[], isPrinted: IsPrinted): boolean {
  const amounts = lines.flatMap((line) => amountOf(line) ?? []);
  return (
    lines.length > 1 && amounts.length === lines.length && lines.every((line) => holds(line) === true) && isPrinted(sum(amounts))
  );
}

/** A price that one of them did not see is no other price, unless the row does not add up with it. */
const sameNumbers = ({ rules, model }: RowPair): boolean =>
  rules !== null &&
  model !== null &&
  (['qty', 'price'] as const).every((name) => {
    const [a, b] = [rules[name]?.value, model[name]?.value];
    if (a === undefined || b === undefined)
      return a === b || (name === 'price' && holds(a === undefined ? model : rules) !== false);
    return likeness(name, a, b) === 'same';
  });

/** Another article altogether: neither its code nor its name is the same. */
const sameArticle = ({ rules, model }: RowPair): boolean => {
  const likes = (['code', 'name'] as const).flatMap((name) => {
    const [a, b] = [rules?.[name]?.value, model?.[name]?.value];
    return a === undefined || b === undefined ? [] : [likeness(name, a, b)];
  });
  return likes.length === 0 || likes.some((like) => like !== 'other');
};

const agrees = (pair: RowPair): boolean => sameNumbers(pair) && sameArticle(pair);

export const recordOfRows = (rules: readonly ExtractedLine[], model: readonly ExtractedLine[]): Tally => {
  if (rules.length === 0 || model.length === 0) return { agreed: 0, compared: 0 };
  const pairs = pairRows(rules, model);
  return { agreed: pairs.filter(agrees).length, compared: pairs.length };
};

/** One of two rows of one article. `settled`: the arithmetic of one holds and that of the other does not. */
function rowOf({ rules, model }: RowPair, trust: number): { readonly line: ExtractedLine; readonly settled: boolean } {
  const [first, second] = [rules ? holds(rules) : null, model ? holds(model) : null];
  const winner = first === true && second !== true ? 'rules' : second === true && first !== true ? 'model' : null;
  const line: { -readonly [name in keyof ExtractedLine]: Field } = { ...detailsOf(lineDetailNames, rules, model, trust) };
  for (const name of lineFieldNames) {
    const [rulesField, modelField] = [rules?.[name], model?.[name]];
    const isProven = winner !== null && numbers.some((numeric) => numeric === name);
    const proven = winner === 'rules' ? rulesField : modelField;
    const field =
      isProven && proven ? { ...proven, confidence: hundredths(0.98) } : mergedField(name, rulesField, modelField, trust).field;
    if (field) line[name] = field;
  }
  // a row without its quantity is none: what was read of it stays for the person who looks
  const qty = line.qty ?? rules?.qty ?? model?.qty;
  return { line: qty ? { ...line, qty } : line, settled: winner !== null };
}

const sureness = (row: ExtractedLine): number => Math.min(row.qty?.confidence ?? 0.5, (row.name ?? row.code)?.confidence ?? 0.5);
/** share of rows that a good model leaves out, at least */
const leavesOut = 0.05;

/** Whether a row that one of the two has is there. */
function stays({ rules, model }: RowPair, trust: number): boolean {
  if (rules && model) return true;
  if (model) return holds(model) === true || trust >= 0.6;
  if (!rules) return false;
  const sure = sureness(rules);
  return holds(rules) === true || sure * Math.max(leavesOut, 1 - trust) >= (1 - sure) * trust;
}

/** `trust`: how much of what both read the model read as the rules did. */
export function mergedRows(
  rules: readonly ExtractedLine[],
  model: readonly ExtractedLine[],
  trust: number,
  isPrinted: IsPrinted,
): MergedRows {
  if (rules.length === 0 && model.length === 0) return { lines: [], verdict: 'none', proven: false, disputed: false };
  if (model.length === 0) return { lines: rules, verdict: 'rules_only', proven: areProven(rules, isPrinted), disputed: false };
  if (rules.length === 0) return { lines: model, verdict: 'model_only', proven: areProven(model, isPrinted), disputed: false };
  const pairs = pairRows(rules, model);
  const agree = pairs.every(agrees);
  const provers = { rules: areProven(rules, isPrinted), model: areProven(model, isPrinted) };
  const chosen =
    provers.rules === provers.model ? pairs : pairs.filter((pair) => (provers.rules ? pair.rules !== null : pair.model !== null));
  const rows = chosen.filter((pair) => stays(pair, trust)).map((pair) => ({ pair, ...rowOf(pair, trust) }));
  const lines = rows.map(({ line }) => line);
  const proven = areProven(lines, isPrinted);
  const isSettled = rows.every(({ pair, settled }) => settled || agrees(pair)) && rows.length === pairs.length;
  return { lines, verdict: agree ? 'agree' : 'differ', proven, disputed: !agree && !proven && !isSettled };
}
