/** What a correction changes about an order's terms, as its event keeps it: what it does not name stays as it was. */
import { lineDetails, orderDetails } from '@order-intake/order-extraction/document';
import type { LineChange, LinesChanged, OrderLine, OrderTerms, TermsChanged } from './sales-order.events.ts';

const same = (first: unknown, second: unknown): boolean => JSON.stringify(first) === JSON.stringify(second);

/** What need not be there, and may be taken away. */
const optionalOfLine: ReadonlySet<string> = new Set([...Object.keys(lineDetails), 'charge', 'priceSource', 'conversion']);
const optionalOfOrder: ReadonlySet<string> = new Set(Object.keys(orderDetails));

type Values = { readonly [name: string]: unknown };

/** By name: what is other than before, and null for what is there no longer. */
const differing = (before: Values, after: Values, optional: ReadonlySet<string>): Values =>
  Object.fromEntries([
    ...Object.entries(after).filter(([name, value]) => value !== undefined && !same(before[name], value)),
    ...[...optional].filter((name) => before[name] !== undefined && after[name] === undefined).map((name) => [name, null]),
  ]);

const applied = <T extends object>(before: T, changes: object, optional: ReadonlySet<string>): T =>
  Object.fromEntries(
    Object.entries({ ...before, ...changes }).filter(([name, value]) => value !== null || !optional.has(name)),
  ) as T;

/** `line` counts from 1, as it was before. Null of a line that stays. */
const lineChange = (line: number, before: OrderLine, after: OrderLine): LineChange | null => {
  const fields = differing(before, after, optionalOfLine);
  return Object.keys(fields).length === 0 ? null : { line, ...fields };
};

/** Lines are added at the end only: each that is left has the place of one that was there before. */
const linesChanged = (before: readonly OrderLine[], after: readonly OrderLine[]): LinesChanged => {
  const changed: LineChange[] = [];
  const removed: number[] = [];
  let afterIndex = 0;
  for (const [index, line] of before.entries()) {
    const left = before.length - index - (after.length - afterIndex);
    const current = after[afterIndex];
    const comesLater = (): boolean => before.slice(index + 1, index + 1 + left).some((candidate) => same(candidate, current));
    if (current === undefined || (left > 0 && !same(line, current) && comesLater())) {
      removed.push(index + 1);
      continue;
    }
    const change = lineChange(index + 1, line, current);
    if (change) changed.push(change);
    afterIndex += 1;
  }
  const added = after.slice(afterIndex);
  return {
    ...(changed.length > 0 ? { changed } : {}),
    ...(removed.length > 0 ? { removed } : {}),
    ...(added.length > 0 ? { added } : {}),
  };
};

const linesOf = (before: readonly OrderLine[], after: readonly OrderLine[]): Pick<TermsChanged, 'lines' | 'lineChanges'> => {
  if (same(before, after)) return {};
  const lineChanges = linesChanged(before, after);
  return JSON.stringify(lineChanges).length < JSON.stringify(after).length ? { lineChanges } : { lines: after };
};

/** What was found to review is always named: it is the result of looking at the order anew, also where that is what was found before. */
export const termsChanged = (before: OrderTerms, after: OrderTerms): TermsChanged => {
  const { lines, requiresReview, reviewReasons, reviewFindings = [], ...header } = after;
  const fields: TermsChanged = differing(before, header, optionalOfOrder);
  return { ...fields, ...linesOf(before.lines, lines), requiresReview, reviewReasons, reviewFindings };
};

const withLineChange = (before: OrderLine, { line: _, ...fields }: LineChange): OrderLine =>
  applied(before, fields, optionalOfLine);

/** The lines after a correction. */
const linesAfter = (before: readonly OrderLine[], { lines, lineChanges }: TermsChanged): readonly OrderLine[] => {
  if (lines || !lineChanges) return lines ?? before;
  const { changed = [], removed = [], added = [] } = lineChanges;
  const remaining = before.flatMap((line, index) => {
    if (removed.includes(index + 1)) return [];
    const change = changed.find((candidate) => candidate.line === index + 1);
    return [change ? withLineChange(line, change) : line];
  });
  return [...remaining, ...added];
};

/** The content after a correction. */
export const withTermsChanged = <Terms extends OrderTerms>(before: Terms, changed: TermsChanged): Terms => {
  const { lineChanges: _, lines: __, ...fields } = changed;
  return { ...applied(before, fields, optionalOfOrder), lines: linesAfter(before.lines, changed) };
};
