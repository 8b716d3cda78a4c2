/** What a careful clerk finds about an order, and what it makes of the order's confidence. */
import type { Extraction } from '@order-intake/order-extraction/document';
import type { RecordedFinding } from '../sales-order.events.ts';
import type { CheckedOrder, FactKind, FactSpecs } from './review-check.ts';
import { type CheckedReason, type CheckFacts, checkedReasons, checkOf } from './review-checks.ts';
import type { ReviewKnowledge } from './review-knowledge.ts';
import type { ReviewSettings } from './review-settings.ts';

/** One place where a reason holds. */
export type ReviewFinding = {
  readonly [R in CheckedReason]: { readonly reason: R; readonly facts: CheckFacts<R> };
}[CheckedReason];

/** of one reason: an order of two thousand lines is no list of two thousand prices */
const mostOfOne = 20;

export const findingsOf = (
  order: CheckedOrder,
  knowledge: ReviewKnowledge,
  settings: ReviewSettings,
): readonly RecordedFinding[] =>
  checkedReasons.flatMap((reason) => {
    const { enabled, ...parameters } = settings[reason];
    if (!enabled) return [];
    const occurrences = checkOf(reason).find(order, knowledge, parameters);
    return occurrences.slice(0, mostOfOne).map((facts) => ({ reason, facts }));
  });

const isChecked = (reason: string): reason is CheckedReason => (checkedReasons as readonly string[]).includes(reason);
export const isLasting = (reason: string): boolean => isChecked(reason) && checkOf(reason).lasting === true;

const types = { integer: 'number', decimal: 'string', text: 'string', day: 'string', flag: 'boolean' } as const;
const isOfKind = (kind: FactKind, value: unknown): boolean => {
  const [base = ''] = kind.split('?');
  return (value === null && kind.endsWith('?')) || typeof value === types[base as keyof typeof types];
};
const fits = (specs: FactSpecs, facts: RecordedFinding['facts']): boolean =>
  Object.entries(specs).every(([name, [kind]]) => isOfKind(kind, facts[name]));

/** Of these reasons, as far as their facts are what is known of such facts now. */
export const knownFindings = (
  recorded: readonly RecordedFinding[] | undefined,
  reasons: readonly string[],
): readonly ReviewFinding[] =>
  (recorded ?? []).flatMap((finding) =>
    reasons.includes(finding.reason) && isChecked(finding.reason) && fits(checkOf(finding.reason).facts, finding.facts)
      ? [finding as unknown as ReviewFinding]
      : [],
  );

/** "12.50 instead of 11.90 for A-17, 5 %" */
export const findingWords = ({ reason, facts }: ReviewFinding): string => checkOf(reason).words(facts as never);

/** In percentage points, 0 or less. */
export const effectOf = (reason: string): number => (isChecked(reason) ? checkOf(reason).effect : 0);

/**
 * How sure an order is: as sure as it was read, less what there is to stop for. Null where nothing was read. What was read keeps its own
 * confidence, which says how often such a reading is right.
 */
export const orderConfidence = (extraction: Pick<Extraction, 'confidence'> | null, reasons: readonly string[]): number | null => {
  if (extraction === null) return null;
  const sum = [...new Set(reasons)].reduce((points, reason) => points + effectOf(reason), extraction.confidence);
  return Math.round(Math.max(0, sum) * 100) / 100;
};
