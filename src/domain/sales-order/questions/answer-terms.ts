/** An answer is applied to the order as it is by then: what the customer did not answer stays, also what another answer has changed meanwhile. */
import { comparable } from '../comparable.ts';
import { sumsAfter } from '../order-corrections.ts';
import type { LineChange, OrderContent, OrderLine, OrderTerms, RecordedFinding, TermsChanged } from '../sales-order.events.ts';
import { termsChanged, withTermsChanged } from '../terms-changed.ts';

/** What an answer changes, without what looking at the order anew came to then. Amounts of the whole order follow from its lines when it is applied. */
export const termsOfAnswer = (before: OrderTerms, after: OrderTerms): TermsChanged => {
  const {
    requiresReview: _,
    reviewReasons: __,
    reviewFindings: ___,
    total: ____,
    totals: _____,
    lines,
    ...changed
  } = termsChanged(before, after);
  if (!lines) return changed;
  const changes = lines.flatMap((line, index): readonly LineChange[] => {
    const { productId, matchedBy, candidates, price, amount } = line;
    const was = before.lines[index];
    return JSON.stringify(was) === JSON.stringify(line)
      ? []
      : [{ line: index + 1, productId, matchedBy, candidates, price, amount }];
  });
  return { ...changed, lineChanges: { changed: changes } };
};

const same = (a: string | null, b: string | null): boolean => comparable(a ?? '') === comparable(b ?? '');
const isSameLine = (line: OrderLine, other: OrderLine | undefined): boolean =>
  other !== undefined && same(line.name, other.name) && same(line.code, other.code);

/** Where the line is by now: in its place, or the only one with its words; -1: it is not there any more. */
const placeNow = (lines: readonly OrderLine[], meant: OrderLine | undefined, place: number): number => {
  if (meant === undefined) return -1;
  if (isSameLine(meant, lines[place])) return place;
  const alike = lines.flatMap((line, index) => (isSameLine(meant, line) ? [index] : []));
  return alike.length === 1 ? (alike[0] ?? -1) : -1;
};

/** What an answer can settle. */
const isAnswerable = new Set([
  'product_not_found',
  'product_by_similar_name',
  'price_differs',
  'delivery_before_order',
  'delivery_date_past',
]);

const isSettled = (finding: RecordedFinding, now: readonly RecordedFinding[], lines: ReadonlySet<number>): boolean => {
  const { reason, facts } = finding;
  if (!isAnswerable.has(reason)) return false;
  if (typeof facts.line === 'number' && !lines.has(facts.line)) return false;
  return !now.some((finding) => finding.reason === reason && finding.facts.line === facts.line);
};

const reviewAfter = (before: OrderContent, terms: OrderTerms, answerContent: OrderContent, lines: ReadonlySet<number>) => {
  const reviewFindings = (before.reviewFindings ?? []).filter(
    (finding) => !isSettled(finding, answerContent.reviewFindings ?? [], lines),
  );
  const isOpen = (reason: string): boolean => {
    if (reason === 'product_not_found') return terms.lines.some(({ productId, charge }) => productId === null && !charge);
    const hasFindings = before.reviewFindings?.some((finding) => finding.reason === reason) ?? false;
    if (hasFindings) return reviewFindings.some((finding) => finding.reason === reason);
    return !isAnswerable.has(reason) || answerContent.reviewReasons.includes(reason);
  };
  const reviewReasons = before.reviewReasons.filter(isOpen);
  return { reviewReasons, requiresReview: reviewReasons.length > 0, reviewFindings };
};

/** `answerContent`: the order with the answer, as it was when the answer came. */
export const answered = (current: OrderContent, answerContent: OrderContent, answer: TermsChanged): OrderContent => {
  const changed = (answer.lineChanges?.changed ?? []).flatMap((change): readonly LineChange[] => {
    const place = placeNow(current.lines, answerContent.lines[change.line - 1], change.line - 1);
    return place < 0 ? [] : [{ ...change, line: place + 1 }];
  });
  const changedTerms = withTermsChanged(current, { ...answer, lineChanges: { changed } });
  const terms = { ...changedTerms, ...sumsAfter(current, changedTerms.lines) };
  const lines = new Set(changed.map(({ line }) => line));
  return { ...terms, ...reviewAfter(current, terms, answerContent, lines) };
};
