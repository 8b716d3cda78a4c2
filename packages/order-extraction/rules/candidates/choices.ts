/** Why a field was read as it was: every candidate with who proposed it, how likely it was held, and what spoke for and against it. */
import type { ExtractionContext, ReadDocument } from '../../document/documents.port.ts';
import { mailsOf } from '../header/mails.ts';
import { blocksOf } from '../header/zones.ts';
import { hintsOf, poNumberOf, viewOf } from '../reading.ts';
import type { Candidate, JudgedField } from './candidate.ts';
import { proposeCustomerNames } from './customer-name.ts';
import { proposeDeliveryDates, proposeOrderDates } from './dates.ts';
import { choose, probabilitiesOf } from './judge.ts';
import { proposePoNumbers } from './po-number.ts';
import { weights } from './weights.data.ts';

export type Contribution = { readonly feature: string; readonly points: number };
export type JudgedCandidate = {
  readonly value: string;
  readonly source: string;
  readonly proposer: string;
  /** 0 to 1; what is left of 1 over all candidates is that of none of them */
  readonly probability: number;
  /** log odds by what was seen, those that weigh most first */
  readonly contributions: readonly Contribution[];
};
export type Choice = { readonly field: JudgedField; readonly candidates: readonly JudgedCandidate[]; readonly none: number };

/** The candidates of one part of a document. `currency` and `orderDate` as far as they are known already. */
export function candidatesOfPart(
  document: ReadDocument,
  part: ReadonlySet<number>,
  context: ExtractionContext,
  told: { readonly currency?: string | null; readonly orderDate?: string | null } = {},
): readonly { readonly field: JudgedField; readonly candidates: readonly Candidate[] }[] {
  const { view, language } = viewOf(document, part, context);
  const hints = hintsOf(view, language, told.currency ?? null);
  const known = { poNumber: poNumberOf(view)?.value ?? null, orderDate: null };
  const ordered = proposeOrderDates({ ...view, hints }, known);
  const orderDate = (told.orderDate !== undefined ? told.orderDate : choose('order_date', ordered)?.candidate.value) ?? null;
  const blocks = blocksOf(view.layout, view.used);
  return [
    { field: 'po_number', candidates: proposePoNumbers(view) },
    { field: 'order_date', candidates: ordered },
    {
      field: 'delivery_date',
      candidates: proposeDeliveryDates({ ...view, hints: { ...hints, after: orderDate } }, { ...known, orderDate }),
    },
    { field: 'customer_name', candidates: proposeCustomerNames(view, { blocks, mails: mailsOf(view.layout) }) },
  ];
}

/** The same with what the judges made of them, the likeliest first. */
export const choicesOfPart = (document: ReadDocument, part: ReadonlySet<number>, context: ExtractionContext): readonly Choice[] =>
  candidatesOfPart(document, part, context).map(({ field, candidates }) => {
    const own = weights[field];
    const probabilities = probabilitiesOf(candidates, own);
    const judged = candidates.map((candidate, at) => ({
      value: candidate.value,
      source: candidate.source,
      proposer: candidate.proposer ?? '',
      probability: probabilities[at] ?? 0,
      contributions: Object.entries(candidate.features)
        .map(([feature, value]) => ({ feature, points: value * (own[feature] ?? 0) }))
        .sort((a, b) => Math.abs(b.points) - Math.abs(a.points)),
    }));
    return {
      field,
      candidates: judged.sort((a, b) => b.probability - a.probability),
      none: candidates.length === 0 ? 1 : noneOf(probabilities),
    };
  });

const noneOf = (probabilities: readonly number[]): number => Math.max(0, 1 - probabilities.reduce((sum, one) => sum + one, 0));
