/** What a careful clerk found, as answers tell it: made of the reasons' own files, so that each is described by the facts it has. */
import type { FactSpecs, ValueKind } from '../../../domain/sales-order/review/review-check.ts';
import {
  type CheckedReason,
  type CheckFacts,
  checkedReasons,
  checkOf,
} from '../../../domain/sales-order/review/review-checks.ts';
import { effectOf, findingWords, knownFindings } from '../../../domain/sales-order/review/review-findings.ts';
import type { RecordedFinding } from '../../../domain/sales-order/sales-order.events.ts';
import {
  choice,
  day,
  either,
  flag,
  integer,
  listOf,
  named,
  number,
  orNull,
  record,
  type Shape,
  text,
} from '../../http/shapes.ts';

const shapeOfKind: { readonly [kind in ValueKind]: Shape<unknown> } = { integer, decimal: number, text, day, flag };

const factsShape = (specs: FactSpecs) =>
  record(
    Object.fromEntries(
      Object.entries(specs).map(([name, [kind, about]]) => {
        const shape = shapeOfKind[kind.replace('?', '') as ValueKind];
        return [name, [kind.endsWith('?') ? orNull(shape) : shape, about] as const];
      }),
    ),
  );

const findingShape = (reason: CheckedReason) => {
  const { facts, about } = checkOf(reason);
  return record({
    reason: [choice(reason), about],
    effect: [number, "Effect on the order's confidence, once per reason; 0 or less"],
    text: [text, 'Finding as a sentence'],
    facts: [factsShape(facts), 'Facts of the finding'],
  });
};

/** Decimals are numbers in answers. */
type Shown<F> = { readonly [fact in keyof F]: F[fact] | number };
type FindingView = {
  readonly [R in CheckedReason]: {
    readonly reason: R;
    readonly effect: number;
    readonly text: string;
    readonly facts: Shown<CheckFacts<R>>;
  };
}[CheckedReason];

export const reviewFindings: Shape<readonly FindingView[]> = listOf(
  named(
    'ReviewFinding',
    'A finding of a review check with its facts',
    either(...checkedReasons.map(findingShape)) as unknown as Shape<FindingView>,
  ),
);

const shownFacts = (specs: FactSpecs, facts: RecordedFinding['facts']) =>
  Object.fromEntries(
    Object.entries(specs).map(([name, [kind]]) => {
      const value = facts[name] ?? null;
      return [name, kind.startsWith('decimal') && typeof value === 'string' ? Number(value) : value];
    }),
  );

/** Of the reasons that hold now. */
export const findingsView = (
  recorded: readonly RecordedFinding[] | undefined,
  reasons: readonly string[],
): readonly FindingView[] =>
  knownFindings(recorded, reasons).map((finding) => ({
    reason: finding.reason,
    effect: effectOf(finding.reason),
    text: findingWords(finding),
    facts: shownFacts(checkOf(finding.reason).facts, finding.facts),
  })) as unknown as readonly FindingView[];
