/** The score of the shared orders: what a document is judged by is told in their README. */
import type { ExtractionView } from '../../src/domain/shared/extraction-view.ts';
import { type ScoredField, scoredFields } from '../../test/support/order-documents/index.ts';
import { tableOf } from '../support/table.ts';
import { type Compared, compare, paired, toTheLetter } from './compare.ts';
import { shareOf } from './shared-orders.ts';
import { drafts, type Judged, type Rate, rate, rateOf, threshold } from './tally.ts';

/** One document: its first order beside the truth; further ones only count as drafted. */
export type Marked = {
  readonly document: Judged;
  readonly view: ExtractionView | null;
  readonly compared: Compared;
  readonly ordered: boolean;
  readonly drafted: boolean;
};

export const marked = (documents: readonly Judged[]): readonly Marked[] =>
  documents.map((document) => {
    const [pair] = paired(document.views, [document.truth]);
    const view = pair?.found ?? null;
    return {
      document,
      view,
      compared: compare(view, document.truth, toTheLetter),
      ordered: drafts(document.truth.document_type),
      drafted: document.views.some((one) => drafts(one.document_type) && one.products.length > 0),
    };
  });

export type SharedScore = {
  readonly fields: { readonly [name in ScoredField]: Rate };
  readonly header: Rate;
  readonly lines: Rate;
  readonly lookAlikes: number;
  readonly draftedLookAlikes: readonly string[];
  readonly orders: number;
  readonly missed: readonly string[];
  /** orders that are drafted with 70 and more, and those of them with nothing false */
  readonly believed: readonly Marked[];
  readonly believedRight: number;
};

/** No field says anything wrong, no line is invented or missed, and it is what it is taken for. */
export const nothingFalse = ({ ordered, view, compared, document }: Marked): boolean =>
  ordered && view !== null && view.document_type === document.truth.document_type && compared.right;

export function sharedScoreOf(all: readonly Marked[]): SharedScore {
  const judged = all.filter(({ document }) => document.error === null || drafts(document.truth.document_type));
  const total = (count: (compared: Compared) => number): number => judged.reduce((sum, { compared }) => sum + count(compared), 0);
  const believed = all.filter(({ view }) => view !== null && drafts(view.document_type) && view.confidence >= threshold);
  return {
    fields: Object.fromEntries(
      scoredFields.map((name) => [name, rateOf(judged.map(({ compared }) => compared.fields[name]))]),
    ) as SharedScore['fields'],
    header: rateOf(judged.flatMap(({ compared }) => Object.values(compared.fields))),
    lines: rate(
      total(({ lines }) => lines.right),
      total(({ lines }) => lines.found),
      total(({ lines }) => lines.truth),
    ),
    lookAlikes: all.filter(({ ordered }) => !ordered).length,
    draftedLookAlikes: all.filter(({ ordered, drafted }) => !ordered && drafted).map(({ document }) => document.name),
    orders: all.filter(({ ordered }) => ordered).length,
    missed: all.filter(({ ordered, drafted }) => ordered && !drafted).map(({ document }) => document.name),
    believed,
    believedRight: believed.filter(nothingFalse).length,
  };
}

const percent = (share: number): string => (share * 100).toFixed(1);

const rowOf = (name: string, all: readonly Marked[]): readonly string[] => {
  const score = sharedScoreOf(all);
  return [
    name,
    String(all.length),
    percent(score.header.f1),
    ...scoredFields.map((field) => percent(score.fields[field].f1)),
    percent(score.lines.f1),
    `${score.draftedLookAlikes.length}/${score.lookAlikes}`,
    `${score.missed.length}/${score.orders}`,
    `${score.believedRight}/${score.believed.length}`,
  ];
};

const kindOf = ({ document, view }: Marked): string =>
  document.scan ? 'scan' : view?.files[0]?.type.includes('sheet') || /\.(xlsx?|csv|ods)$/.test(document.name) ? 'sheet' : 'text';

/** One row for all, for each share of the split, each kind of source and each language. */
export function sharedReport(documents: readonly Judged[]): string {
  const all = marked(documents);
  const groups = (title: string, of: (one: Marked) => string): readonly (readonly string[])[] =>
    [...new Set(all.map(of))].sort().map((name) =>
      rowOf(
        `${title} ${name}`,
        all.filter((one) => of(one) === name),
      ),
    );
  const score = sharedScoreOf(all);
  return [
    tableOf([
      ['', 'n', 'header', ...scoredFields.map((name) => name.replace('customer_', '')), 'lines', 'alike', 'missed', '>= 70'],
      rowOf('all', all),
      ...groups('layouts', ({ document }) => shareOf(document.layout)),
      ...groups('source', kindOf),
      ...groups('language', ({ document }) => document.language ?? '?'),
    ]),
    '',
    `look-alikes drafted with lines: ${score.draftedLookAlikes.join(', ') || 'none'}`,
    `orders missed: ${score.missed.join(', ') || 'none'}`,
    `false at ${threshold} and more: ${
      score.believed
        .filter((one) => !nothingFalse(one))
        .map(({ document }) => document.name)
        .join(', ') || 'none'
    }`,
    '',
  ].join('\n');
}

/** Every field and line that is not right, one a line. */
export const sharedFaults = (documents: readonly Judged[]): readonly string[] =>
  marked(documents).flatMap(({ document, view, compared, ordered, drafted }) => {
    const head = `${document.name} [${document.language ?? '?'}, ${shareOf(document.layout)}, ${view?.document_type ?? document.error}, ${view?.confidence ?? '-'}]`;
    const fields = Object.entries(compared.fields)
      .filter(([, outcome]) => outcome === 'wrong' || outcome === 'missing' || outcome === 'invented')
      .map(([field, outcome]) => {
        const name = field as ScoredField;
        return `${head}: ${field} ${outcome}: ${JSON.stringify(view?.[name] ?? null)} for ${JSON.stringify(document.truth[name] ?? null)}`;
      });
    const { truth, found, right } = compared.lines;
    const lines = right < Math.max(truth, found) ? [`${head}: lines ${right} right of ${truth}, ${found} found`] : [];
    const type = ordered !== drafted ? [`${head}: ${ordered ? 'missed' : 'drafted'}, is ${document.truth.document_type}`] : [];
    return [...type, ...fields, ...lines];
  });
