/** What a reader made of a set, and what became of the orders that another had right. */
import { letters, paired } from '../score/compare.ts';
import { type Marked, marked, nothingFalse } from '../score/shared-report.ts';
import { drafts, type Judged, type Rate, rate, rateOf, threshold } from '../score/tally.ts';

export type Figures = {
  readonly documents: number;
  readonly header: Rate;
  readonly lines: Rate;
  readonly orders: number;
  /** documents drafted that are none, and orders that are not drafted */
  readonly lookAlikes: number;
  readonly missed: number;
  /** orders at 70 and more, and of those with nothing false */
  readonly believed: number;
  readonly believedRight: number;
  /** names of documents that are at 70 and more with something false */
  readonly falseAt70: readonly string[];
  /** of the orders that the built-in readers had right at 70, those that are below it or false now */
  readonly lost: readonly string[];
};

export type Read = { readonly judged: Judged; readonly either: boolean };

/** Each order of a document by itself. */
const apart = ({ judged, either }: Read): readonly (Marked & { readonly either: boolean })[] => {
  const truths = [judged.truth, ...(judged.truth.others ?? [])];
  if (truths.length === 1) return marked([judged]).map((one) => ({ ...one, either }));
  return paired(judged.views, truths).flatMap(({ found, truth }) =>
    marked([{ ...judged, truth: truth ?? { document_type: 'other' }, views: found ? [found] : [] }]).map((one) => ({
      ...one,
      either,
    })),
  );
};

const isBelieved = ({ view }: Marked): boolean => view !== null && drafts(view.document_type) && view.confidence >= threshold;
const keyOf = ({ document }: Marked): string => `${document.name} ${String(document.truth.po_number)}`;

/** Further drafts of a document with fewer orders are false ones, unless the truth knows their numbers too. */
const invented = ({ judged: { views, truth } }: Read): number => {
  const known = new Set([...(truth.accept?.po_number ?? [])].map((number) => letters(String(number))));
  const drafted = views.filter(
    (view) =>
      drafts(view.document_type) &&
      view.products.length > 0 &&
      view.confidence >= threshold &&
      !known.has(letters(view.po_number ?? '')),
  );
  return Math.max(0, drafted.length - 1 - (truth.others?.length ?? 0));
};

export function figuresOf(all: readonly Read[], alone: readonly Read[] = all): Figures {
  const entries = all.flatMap(apart);
  const counted = entries.filter(({ either }) => !either);
  const total = (count: (one: Marked) => number): number => entries.reduce((sum, one) => sum + count(one), 0);
  const believed = counted.filter(isBelieved);
  const right = believed.filter(nothingFalse);
  const sure = new Set(right.map(keyOf));
  const before = alone.flatMap(apart).filter((one) => !one.either && isBelieved(one) && nothingFalse(one));
  const extra = all
    .filter(({ either }) => !either)
    .flatMap((one) => (invented(one) > 0 ? [`${one.judged.name} (drafted again)`] : []));
  return {
    documents: all.length,
    header: rateOf(entries.flatMap(({ compared }) => Object.values(compared.fields))),
    lines: rate(
      total(({ compared }) => compared.lines.right),
      total(({ compared }) => compared.lines.found),
      total(({ compared }) => compared.lines.truth),
    ),
    orders: counted.filter(({ ordered }) => ordered).length,
    lookAlikes: counted.filter(({ ordered, drafted }) => !ordered && drafted).length,
    missed: counted.filter(({ ordered, drafted }) => ordered && !drafted).length,
    believed: believed.length,
    believedRight: right.length,
    falseAt70: [...believed.filter((one) => !nothingFalse(one)).map(({ document }) => document.name), ...extra],
    lost: before.map(keyOf).filter((key) => !sure.has(key)),
  };
}
