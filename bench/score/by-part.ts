/**
 * How sure one can be of an order part by part: how likely its customer, its number, its rows … are each right, by the reasons that speak of them, and
 * the product of these. Beside the sum of reasons, in which what speaks for one part makes up for a doubt about another.
 */
import { noneFeature } from '@order-intake/order-extraction/learning';
import { learned, usualFit } from '../learn/softmax.ts';
import type { DocumentObservation, Part } from './observe.ts';

type Code = DocumentObservation['codes'][number];

/** Which reasons speak of which part. A part that was not found says nothing false, and its reason tells that it is missing. */
const speaking: { readonly [part in Part]: { readonly missing: Code | null; readonly reasons: readonly Code[] } } = {
  customer_name: { missing: 'missing_customer_name', reasons: ['customer_uncertain', 'type_assumed'] },
  customer_email: { missing: 'missing_customer_email', reasons: ['email_uncertain'] },
  po_number: { missing: 'missing_po_number', reasons: ['po_number_uncertain', 'type_assumed'] },
  delivery_date: { missing: 'missing_delivery_date', reasons: ['date_uncertain', 'date_ambiguous', 'type_assumed'] },
  currency: { missing: 'missing_currency', reasons: ['currency_uncertain'] },
  total: { missing: null, reasons: ['total_uncertain', 'sum_printed', 'sum_differs', 'total_missing'] },
  lines: {
    missing: null,
    reasons: [
      ...(['table_read', 'table_without_header', 'free_text_lines', 'no_lines', 'cells_read'] as const),
      ...(['arithmetic_holds', 'arithmetic_holds_partly', 'arithmetic_fails', 'arithmetic_unknown', 'sum_printed'] as const),
      ...(['sum_differs', 'rows_not_read', 'name_missing', 'price_missing', 'quantity_derived', 'columns_uncertain'] as const),
      ...(['number_ambiguous', 'total_missing', 'type_assumed', 'sizes_summed'] as const),
    ],
  },
  type: {
    missing: null,
    reasons: [
      ...(['type_assumed', 'no_lines', 'arithmetic_unknown', 'missing_customer_name', 'missing_customer_email'] as const),
      ...(['missing_po_number', 'missing_delivery_date', 'missing_currency'] as const),
    ],
  },
};
const parts = Object.keys(speaking) as readonly Part[];

type Weights = { readonly [part in Part]: { readonly [feature: string]: number } };

/** how strongly a part's few observations are held to nothing */
const ridge = 0.001;
/** of a part that is as usual */
const usual = 'usual';

const featuresOf = ({ codes, degrees }: DocumentObservation, part: Part): { readonly [feature: string]: number } | null => {
  const { missing, reasons } = speaking[part];
  if (missing && codes.includes(missing)) return null;
  return Object.fromEntries([
    [usual, 1],
    ...reasons.filter((code) => codes.includes(code)).map((code) => [code, degrees[code] ?? 1]),
  ]);
};

/** Of what was false and is not known in which part, nothing is learned. */
const isKnown = ({ right, wrong }: DocumentObservation): boolean => right || wrong !== undefined;

export const weightsByPart = (observations: readonly DocumentObservation[]): Weights =>
  Object.fromEntries(
    parts.map((part) => [
      part,
      learned(
        observations.filter(isKnown).flatMap((one) => {
          const features = featuresOf(one, part);
          const right = !one.wrong?.includes(part);
          return features ? [{ family: one.family, weight: 1, candidates: [{ features, right }] }] : [];
        }),
        { ...usualFit, ridge },
      ),
    ]),
  ) as Weights;

/** The logarithm of how likely nothing in it is false. */
export const likelihoodByPart = (weights: Weights, one: DocumentObservation): number =>
  parts.reduce((sum, part) => {
    const features = featuresOf(one, part);
    if (!features) return sum;
    const { [noneFeature]: none = 0, ...own } = weights[part];
    const odds = Object.entries(features).reduce((all, [name, value]) => all + value * (own[name] ?? 0), -none);
    return sum - Math.log1p(Math.exp(-odds));
  }, 0);
