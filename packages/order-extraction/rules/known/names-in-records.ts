/** Names of a document that the company's records know: a match lifts what was read, and never adds a name that nothing prints. */
import type { Candidate, Features, Weights } from '../candidates/candidate.ts';
import { features } from '../candidates/candidate.ts';
import type { NameCandidate } from '../candidates/name-candidate.ts';
import { ofText } from '../candidates/name-features.ts';
import type { DocumentView } from '../candidates/view.ts';
import { cleanName } from '../header/clean-name.ts';
import type { Mail } from '../header/mails.ts';
import { recordFacts } from './record-facts.ts';

/**
 * What a match adds to a candidate's score, beside the learned weights: documents that are learned from come without a catalog. Set on the half of the public
 * corpus that is worked on.
 */
export const recordWeights: Weights = { in_records: 4, in_records_without_form: 2.5, in_records_by_mail: 2 };

/** Pieces of text that are a customer's whole name, wherever they stand: none where nobody looked into the records. */
export function inRecords({ layout, context, used }: DocumentView): readonly NameCandidate[] {
  const facts = recordFacts(context);
  return layout.lines.flatMap((line) =>
    used.has(line.index)
      ? []
      : line.segments.flatMap((segment): readonly NameCandidate[] => {
          const value = [segment.text, cleanName(segment.text)].find((name) => facts.customerNamed(name) !== null);
          if (value === undefined) return [];
          return [{ value, segment, source: segment.text, block: null, features: ofText(value) }];
        }),
  );
}

/** What the records say of a candidate; `mails`: the addresses of the document that are not ours. */
export function recordFeatures({ context }: Pick<DocumentView, 'context'>, mails: readonly Mail[]): (one: Candidate) => Features {
  const facts = recordFacts(context);
  const senders = [...mails.map(({ address }) => address), ...(context.mail?.sender ? [context.mail.sender] : [])];
  const writing = new Set(senders.flatMap((address) => facts.customerAt(address)?.customer.id ?? []));
  return ({ value }) => {
    const named = facts.customerNamed(value);
    return features({
      in_records: named?.exact === true,
      in_records_without_form: named?.exact === false,
      in_records_by_mail: named !== null && writing.has(named.customer.id),
    });
  };
}
