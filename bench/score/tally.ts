/** Counts over many documents, and the shares that they make. */
import type { ExtractionView } from '../../src/domain/shared/extraction-view.ts';
import { type ScoredField, scoredFields, type Truth } from '../../test/support/order-documents/index.ts';
import { type Compared, compare, type Outcome, paired } from './compare.ts';

/** What came of one document. `views` is empty when it could not be read; `error` says why. */
export type Judged = {
  readonly name: string;
  readonly layout: string;
  readonly scan: boolean;
  readonly truth: Truth;
  readonly views: readonly ExtractionView[];
  readonly error: string | null;
  /** the language that the rules read it in; absent where the score does not ask */
  readonly language?: string;
};

export type Rate = { readonly precision: number; readonly recall: number; readonly f1: number };

export type Score = {
  readonly documents: number;
  readonly unread: number;
  readonly fields: { readonly [name in ScoredField]: Rate };
  readonly header: Rate;
  readonly lines: Rate;
  /** of the orders, those where all is right and nothing missing; those where nothing is wrong */
  readonly complete: number;
  readonly right: number;
  readonly orders: number;
  /** orders believed (confidence 70 and more) and, of them, those where nothing is wrong */
  readonly believed: number;
  readonly believedRight: number;
  /** documents that are no orders and would become one */
  readonly wrongDrafts: readonly string[];
  /** orders that would not be drafted, though they were read */
  readonly missedOrders: readonly string[];
  /** true type, then type found, then how often */
  readonly types: { readonly [truth: string]: { readonly [found: string]: number } };
};

export const threshold = 70;
export const drafts = (type: string): boolean => type === 'order' || type === 'order_change';

export const rate = (right: number, given: number, there: number): Rate => {
  const precision = given === 0 ? 1 : right / given;
  const recall = there === 0 ? 1 : right / there;
  return { precision, recall, f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
};

export const rateOf = (outcomes: readonly Outcome[]): Rate => {
  const count = (...among: readonly Outcome[]): number => outcomes.filter((one) => among.includes(one)).length;
  return rate(count('right'), count('right', 'wrong', 'invented'), count('right', 'wrong', 'missing'));
};

export type Pair = {
  readonly document: Judged;
  readonly view: ExtractionView | null;
  readonly truth: Truth | null;
  readonly compared: Compared;
};

const nothing: Truth = { document_type: 'other', products: [] };

/** Every order (or other document with fields known) beside what was read of it. */
export const pairsOf = (documents: readonly Judged[]): readonly Pair[] =>
  documents.flatMap((document) => {
    if (document.truth.products === undefined) return [];
    const drafted = document.views.filter((view, index) => index === 0 || drafts(view.document_type));
    return paired(drafted, [document.truth, ...(document.truth.others ?? [])]).map(({ found, truth }) => ({
      document,
      view: found,
      truth,
      compared: compare(found, truth ?? nothing),
    }));
  });

function typesOf(documents: readonly Judged[]): Score['types'] {
  const table: { [truth: string]: { [found: string]: number } } = {};
  for (const { truth, views, error } of documents) {
    const found = error === null ? (views[0]?.document_type ?? 'none') : 'unread';
    const row = table[truth.document_type] ?? {};
    table[truth.document_type] = row;
    row[found] = (row[found] ?? 0) + 1;
  }
  return table;
}

export function scoreOf(documents: readonly Judged[]): Score {
  const pairs = pairsOf(documents);
  const total = (count: (compared: Compared) => number): number => pairs.reduce((sum, { compared }) => sum + count(compared), 0);
  const fields = Object.fromEntries(
    scoredFields.map((name) => [name, rateOf(pairs.map(({ compared }) => compared.fields[name]))]),
  ) as Score['fields'];
  const believed = pairs.filter(({ view }) => view !== null && drafts(view.document_type) && view.confidence >= threshold);
  return {
    documents: documents.length,
    unread: documents.filter(({ error }) => error !== null).length,
    fields,
    header: rateOf(pairs.flatMap(({ compared }) => Object.values(compared.fields))),
    lines: rate(
      total(({ lines }) => lines.right),
      total(({ lines }) => lines.found),
      total(({ lines }) => lines.truth),
    ),
    orders: pairs.length,
    complete: pairs.filter(({ compared, truth }) => truth && compared.complete).length,
    right: pairs.filter(({ compared, truth }) => truth && compared.right).length,
    believed: believed.length,
    believedRight: believed.filter(({ compared, truth }) => truth && drafts(truth.document_type) && compared.right).length,
    wrongDrafts: documents
      .filter(({ truth, views }) => !drafts(truth.document_type) && views.some((view) => drafts(view.document_type)))
      .map(({ name }) => name),
    missedOrders: documents
      .filter(
        ({ truth, views, error }) =>
          drafts(truth.document_type) && error === null && !views.some((view) => drafts(view.document_type)),
      )
      .map(({ name }) => name),
    types: typesOf(documents),
  };
}
