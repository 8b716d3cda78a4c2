/** Records that are nearly what a document names, by the names a person knows them under. */
import type { Candidate, OrderTerms } from '../../../domain/sales-order/sales-order.events.ts';
import type { RecordNames } from '../../../projections/customers/record-names.queries.ts';
import { listOf, named, number, orNull, record, text, uuid } from '../../http/shapes.ts';

export const candidatesShape = listOf(
  named(
    'Candidate',
    'A similar record, offered as a suggestion but never selected',
    record({
      id: [uuid, 'Record ID'],
      code: [orNull(text), 'Code of the record'],
      name: [orNull(text), 'Name of the record'],
      similarity: [number, 'Similarity from 0 to 1'],
    }),
  ),
);

export const candidatesView = (candidates: readonly Candidate[], names: RecordNames) =>
  candidates.map(({ id, similarity }) => ({ id, code: names(id)?.code ?? null, name: names(id)?.name ?? null, similarity }));

/** The ids of all candidates of an order, for looking up their names at once. */
export const candidateIds = ({
  customerCandidates,
  lines,
}: Pick<OrderTerms, 'customerCandidates' | 'lines'>): readonly string[] =>
  [...customerCandidates, ...lines.flatMap(({ candidates }) => candidates)].map(({ id }) => id);
