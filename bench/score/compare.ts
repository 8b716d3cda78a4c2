/** What was read against what is right, field by field. */
import type { ExtractionView, ProductView } from '../../src/domain/shared/extraction-view.ts';
import { type ScoredField, scoredFields, type Truth, type TruthLine } from '../../test/support/order-documents/index.ts';

/** missing: it is in the document and was not given; invented: it is not there and was given */
export type Outcome = 'right' | 'wrong' | 'missing' | 'invented' | 'none' | 'unknown';

export type Compared = {
  readonly fields: { readonly [name in ScoredField]: Outcome };
  readonly lines: { readonly truth: number; readonly found: number; readonly right: number };
  /** all lines are there and right, and no field says anything wrong; what is missing is told as missing */
  readonly right: boolean;
  /** right, and nothing is missing either */
  readonly complete: boolean;
};

type Value = string | number | null;

export const letters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\d]/gu, '');

/** Share of letters that two texts have in common, by the length of their longest common subsequence. */
export function likeness(a: string, b: string): number {
  const [x, y] = [letters(a).slice(0, 200), letters(b).slice(0, 200)];
  if (x === y) return 1;
  if (x === '' || y === '') return 0;
  let row = new Array<number>(y.length + 1).fill(0);
  for (const letter of x) {
    const next = [0];
    for (let at = 0; at < y.length; at++)
      next.push(letter === y[at] ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    row = next;
  }
  return (2 * (row.at(-1) ?? 0)) / (x.length + y.length);
}

/** How much alike a name and an article must be to count as read right. */
export type Strictness = {
  readonly sameName: (found: string, right: string) => boolean;
  readonly sameArticle: (found: ProductView, right: TruthLine) => boolean;
};

const named = (found: ProductView, { name, name_accept = [] }: TruthLine, test: (a: string, b: string) => boolean): boolean =>
  [name, ...name_accept].some((one) => test(found.name ?? found.code ?? '', one));

/** An OCR slip of a letter does not make a name another one, and a note may be read as part of an article. */
export const asAPersonWould: Strictness = {
  sameName: (found, right) => likeness(found, right) >= 0.9,
  sameArticle: (found, right) =>
    named(found, right, (name, one) => likeness(name, one) >= 0.8 || letters(name).startsWith(letters(one))),
};

/** Names to the letter: case and punctuation do not count. */
export const sameWords = (a: string, b: string): boolean => wordsOf(a).join(' ') === wordsOf(b).join(' ');

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');

/** Share of the shorter text's words that the other has too. */
export function overlap(a: string, b: string): number {
  const [x, y] = [new Set(wordsOf(a)), new Set(wordsOf(b))];
  const common = [...x].filter((word) => y.has(word)).length;
  return common / Math.max(1, Math.min(x.size, y.size));
}

/** As the shared orders are judged (their README): names to the letter, articles by half of their words or by their code. */
export const toTheLetter: Strictness = {
  sameName: sameWords,
  sameArticle: (found, right) =>
    named(found, right, (name, one) => overlap(name, one) >= 0.5) ||
    [right.code, ...(right.code_accept ?? [])].some((code) => code != null && letters(code) === letters(found.code ?? '')),
};

const sameNumber = (a: Value, b: Value): boolean => a !== null && b !== null && Math.abs(Number(a) - Number(b)) < 1e-9;
const sameAmount = (a: Value, b: Value): boolean => a !== null && b !== null && Math.abs(Number(a) - Number(b)) < 0.0051;

function same(name: ScoredField, found: string | number, right: Value, strictness: Strictness): boolean {
  if (right === null) return false;
  switch (name) {
    case 'customer_name':
      return strictness.sameName(String(found), String(right));
    case 'total':
      return sameAmount(found, right);
    case 'po_number':
      return letters(String(found)) === letters(String(right));
    default:
      return String(found).toLowerCase() === String(right).toLowerCase();
  }
}

function fieldOutcome(name: ScoredField, found: Value, truth: Truth, strictness: Strictness): Outcome {
  const right = truth[name];
  if (right === undefined) return 'unknown';
  const accepted: readonly Value[] = [right, ...(truth.accept?.[name] ?? [])];
  if (found === null) return accepted.includes(null) ? 'none' : 'missing';
  if (accepted.some((one) => same(name, found, one, strictness))) return 'right';
  return accepted.every((one) => one === null) ? 'invented' : 'wrong';
}

/** null: there is none, and none is to be read. */
const isAmong = (found: number | null, right: TruthLine['qty'] | null, accept: TruthLine['qty_accept']): boolean =>
  right === undefined || [right, ...(accept ?? [])].some((one) => (one === null ? found === null : sameNumber(found, one)));

/** Price and quantity exactly; the article as one would recognise it. */
export const sameLine = (found: ProductView, right: TruthLine, { sameArticle }: Strictness): boolean =>
  sameArticle(found, right) &&
  isAmong(found.qty, right.qty, right.qty_accept) &&
  isAmong(found.price, right.price, right.price_accept);

function linesCompared(found: readonly ProductView[], truth: readonly TruthLine[], strictness: Strictness): Compared['lines'] {
  const left = [...truth];
  let [right, extra] = [0, 0];
  for (const line of found) {
    const at = left.findIndex((one) => sameLine(line, one, strictness));
    const [taken] = at < 0 ? [] : left.splice(at, 1);
    if (taken?.optional) extra += 1;
    else if (taken) right += 1;
  }
  return { truth: truth.filter((line) => !line.optional).length, found: found.length - extra, right };
}

/** `found` is null when nothing was read of this order. */
export function compare(found: ExtractionView | null, truth: Truth, strictness: Strictness = asAPersonWould): Compared {
  const outcomes = scoredFields.map((name) => [name, fieldOutcome(name, found?.[name] ?? null, truth, strictness)] as const);
  const fields = Object.fromEntries(outcomes) as Compared['fields'];
  const lines =
    truth.products === undefined
      ? { truth: 0, found: 0, right: 0 }
      : linesCompared(found?.products ?? [], truth.products, strictness);
  const allLines = lines.right === lines.truth && lines.right === lines.found;
  const right = found !== null && allLines && outcomes.every(([, outcome]) => outcome !== 'wrong' && outcome !== 'invented');
  return { fields, lines, right, complete: right && outcomes.every(([, outcome]) => outcome !== 'missing') };
}

/** Which of the orders found is which of the true ones: by number, then in the order of the document. */
export function paired(
  found: readonly ExtractionView[],
  truth: readonly Truth[],
): readonly { readonly found: ExtractionView | null; readonly truth: Truth | null }[] {
  const left = [...found];
  const take = (fits: (one: ExtractionView) => boolean): ExtractionView | null => {
    const at = left.findIndex(fits);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  };
  const byNumber = truth.map((one) => ({
    truth: one,
    found:
      one.po_number == null
        ? null
        : take(({ po_number }) => po_number !== null && letters(po_number) === letters(String(one.po_number))),
  }));
  const all = byNumber.map((pair) => (pair.found ? pair : { ...pair, found: take(() => true) }));
  return [...all, ...left.map((one) => ({ truth: null, found: one }))];
}
