/** Which document of the model is which of the rules, matched both ways: what only one of them saw is lost by neither. */
import { drafts, type ExtractedLine, type Extraction } from '@order-intake/order-extraction/document';
import { fold } from '../openai/fold.ts';
import type { GroundedDocument } from '../openai/grounded-document.ts';
import { pairRows } from './pair-rows.ts';

export type Matched = {
  /** of each extraction, in their order */
  readonly partners: readonly (GroundedDocument | null)[];
  /** orders that only the model saw */
  readonly others: readonly GroundedDocument[];
};

type HasNumber = { readonly fields: Extraction['fields'] };
const numberOf = ({ fields }: HasNumber): string => fold(fields.po_number?.value ?? '');

/** Parts of one order, which a model gave as several: those with the same number, and those without one that follow it. */
function joined(documents: readonly GroundedDocument[]): readonly GroundedDocument[] {
  const orders: GroundedDocument[] = [];
  for (const document of documents) {
    const number = numberOf(document);
    const at = orders.findIndex(
      (candidate) => drafts(candidate.type) && drafts(document.type) && number !== '' && numberOf(candidate) === number,
    );
    const order = orders[at];
    if (!order) orders.push(document);
    else
      orders[at] = {
        ...order,
        fields: { ...document.fields, ...order.fields },
        lines: [...order.lines, ...document.lines],
        dropped: order.dropped + document.dropped,
      };
  }
  return orders;
}

const shared = (a: readonly ExtractedLine[], b: readonly ExtractedLine[]): number =>
  pairRows(a, b).filter(({ rules, model }) => rules && model).length;

/** By order number, then by common rows, then the only one of its kind that is left. */
export function matched(extractions: readonly Extraction[], documents: readonly GroundedDocument[]): Matched {
  const left = [...joined(documents)];
  const partners: (GroundedDocument | null)[] = extractions.map(() => null);
  const pass = (fits: (extraction: Extraction, document: GroundedDocument) => boolean): void => {
    for (const [index, extraction] of extractions.entries()) {
      if (partners[index]) continue;
      const at = left.findIndex((document) => fits(extraction, document));
      if (at >= 0) partners[index] = left.splice(at, 1)[0] ?? null;
    }
  };
  pass((extraction, document) => numberOf(extraction) !== '' && numberOf(extraction) === numberOf(document));
  pass(
    (extraction, document) =>
      (numberOf(extraction) === '' || numberOf(document) === '' || extractions.length === 1) &&
      shared(extraction.lines, document.lines) * 2 > Math.min(extraction.lines.length, document.lines.length),
  );
  const areOneEach = left.length === 1 && partners.filter((partner) => partner === null).length === 1;
  pass(
    (extraction, document) =>
      areOneEach || (extractions.length === 1 && drafts(document.type) === drafts(extraction.documentType)),
  );
  if (extractions.length === 1) pass(() => true);
  pass((extraction, document) => !drafts(extraction.documentType) && extraction.lines.length === 0 && drafts(document.type));
  return { partners, others: left.filter((document) => isOrder(document) && !isTold(document, extractions)) };
}

const isOrder = ({ type, lines }: GroundedDocument): boolean => drafts(type) && lines.length > 0;

/** Its rows are among those of an order that was read already, and it has no number of its own. */
const isTold = (document: GroundedDocument, extractions: readonly Extraction[]): boolean =>
  extractions.some(
    (extraction) =>
      (numberOf(document) === '' || numberOf(document) === numberOf(extraction)) &&
      shared(extraction.lines, document.lines) * 2 >= document.lines.length,
  );
