/** Totals as tables: figures with counts and 95 % intervals, by half, language, kind and field; and what a change moved. */
import { scoredFields } from '../../test/support/order-documents/index.ts';
import { tableOf } from '../support/table.ts';
import type { Half, Origin } from './corpus.ts';
import type { Difference } from './expected.ts';
import type { Fault, Marks } from './marks.ts';
import { type Count, figureOf, sumOf, wilson } from './tally.ts';

const percent = (figure: number): string => (figure * 100).toFixed(1);

/** "84.2 (80.1 to 87.6; 320 of 380)": of an F1 the second number is the mean of what was given and what is there. */
export const figureText = (count: Count | undefined): string => {
  const figure = count === undefined ? null : figureOf(count);
  const interval = count === undefined ? null : wilson(count);
  if (count === undefined || figure === null || interval === null) return '';
  const all = (count.given + count.there) / 2;
  return `${percent(figure)} (${percent(interval.low)} to ${percent(interval.high)}; ${count.right} of ${all})`;
};

/** The figures of the goals, in their order. */
const headline = [
  ['header', 'header F1'],
  ['header.customer_name', 'customer name'],
  ['lines', 'lines F1, codes counted'],
  ['lines_without_codes', 'lines F1, codes not counted'],
  ['codes', 'codes F1'],
  ['exact_names', 'exact names of articles'],
  ['ship_to', 'ship-to, by part'],
  ['missed', 'orders missed'],
  ['drafted', 'look-alikes drafted'],
  ['sure', 'orders at 70 or more'],
  ['sure_right', 'of these nothing false'],
  ['mail_missed', 'order mails without attachment: missed'],
  ['mail_lines', 'order mails without attachment: lines F1'],
] as const;

const byField = scoredFields.map((name) => [`header.${name}`, `  ${name}`] as const);

type Group = { readonly name: string; readonly marks: readonly Marks[] };

const rowsOf = (groups: readonly Group[], metrics: readonly (readonly [string, string])[]): readonly (readonly string[])[] => {
  const sums = groups.map(({ marks }) => sumOf(marks.map(({ tally }) => tally)));
  return metrics
    .map(([metric, title]) => [title, ...sums.map((sum) => figureText(sum[metric]))])
    .filter(([, ...cells]) => cells.some((cell) => cell !== ''));
};

const table = (groups: readonly Group[], metrics: readonly (readonly [string, string])[]): string =>
  tableOf([['', ...groups.map(({ name, marks }) => `${name}, n = ${marks.length}`)], ...rowsOf(groups, metrics)]);

const groupsBy = (marks: readonly Marks[], of: (one: Marks) => string): readonly Group[] =>
  [...new Set(marks.map(of))].sort().map((name) => ({ name, marks: marks.filter((one) => of(one) === name) }));

const short = headline.filter(([metric]) => ['header', 'header.customer_name', 'lines', 'missed', 'drafted'].includes(metric));

/** A group a line, for lists that are longer than wide. */
const listed = (groups: readonly Group[]): string => {
  const metrics = short.map(([metric, title]) => [metric, title] as const);
  return tableOf([
    ['', 'n', ...metrics.map(([, title]) => title)],
    ...groups.map(({ name, marks }) => {
      const sum = sumOf(marks.map(({ tally }) => tally));
      return [name, String(marks.length), ...metrics.map(([metric]) => figureText(sum[metric]))];
    }),
  ]);
};

const halfNames: { readonly [half in Half]: string } = { work: 'to work on', held_out: 'held out' };

/** Totals only: of no document more than what it adds. */
export function totalsReport(title: string, marks: readonly Marks[]): string {
  const halves = (['work', 'held_out'] as const)
    .map((half) => ({ name: halfNames[half], marks: marks.filter(({ document }) => document.half === half) }))
    .filter((group) => group.marks.length > 0);
  const all = halves.length > 1 ? [{ name: 'all', marks }, ...halves] : halves;
  return [
    `== ${title}`,
    '',
    table(all, [...headline, ...byField]),
    '',
    listed(groupsBy(marks, ({ language }) => `language ${language}`)),
    '',
    listed(groupsBy(marks, ({ kind }) => `kind ${kind}`)),
    '',
  ].join('\n');
}

const most = 200;
const lines = (title: string, all: readonly string[]): readonly string[] =>
  all.length === 0
    ? []
    : [`${title} (${all.length}):`, ...all.slice(0, most).map((line) => `  ${line}`), ...(all.length > most ? ['  …'] : [])];

export function differenceReport(origin: Origin, difference: Difference | null): string {
  if (!difference) return `${origin}: there are no expected results yet; --write makes them.\n`;
  const { better, worse, fresh, fallen, heldOutDiffers } = difference;
  return [
    ...lines(`${origin}: became right`, better),
    ...lines(`${origin}: became wrong`, worse),
    ...(better.length + worse.length === 0 ? [`${origin}: nothing moved in the half to work on.`] : []),
    ...(fresh > 0 ? [`${origin}: ${fresh} documents have no expected results yet; --write adds them.`] : []),
    ...(heldOutDiffers
      ? [`${origin}: other held-out documents are here than were recorded; their totals are not compared.`]
      : []),
    ...(fallen.length > 0 ? [`${origin}: fell: ${fallen.join(', ')}`] : []),
    '',
  ].join('\n');
}

const faultText = ({ field, outcome, found, right }: Fault): string =>
  found === undefined && right === undefined
    ? `${field} ${outcome}`
    : `${field} ${outcome}: ${JSON.stringify(found)} for ${JSON.stringify(right)}`;

/** Of the half to work on only. */
export const faultsReport = (marks: readonly Marks[]): string =>
  marks
    .filter(({ document }) => document.half === 'work')
    .flatMap(({ document, kind, language, faults }) =>
      faults.map((fault) => `${document.name} [${kind}, ${language}]: ${faultText(fault)}`),
    )
    .join('\n');
