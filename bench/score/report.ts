/** Scores as tables for people. */
import { tableOf } from '../support/table.ts';
import type { Judged, Rate, Score } from './tally.ts';
import { pairsOf, scoreOf } from './tally.ts';

const percent = (share: number): string => (share * 100).toFixed(1);
const rateRow = (name: string, { precision, recall, f1 }: Rate): readonly string[] => [
  name,
  percent(precision),
  percent(recall),
  percent(f1),
];
const ofAll = (part: number, all: number): string => (all === 0 ? 'none' : `${part} of ${all} (${percent(part / all)} %)`);

const fieldTable = (score: Score): string =>
  tableOf([
    ['field', 'precision', 'recall', 'F1'],
    ...Object.entries(score.fields).map(([name, rate]) => rateRow(name, rate)),
    rateRow('header, all fields', score.header),
    rateRow('lines', score.lines),
  ]);

const typeTable = ({ types }: Score): string => {
  const columns = [...new Set(Object.values(types).flatMap((row) => Object.keys(row)))].sort();
  return tableOf([
    ['is \\ read as', ...columns],
    ...Object.entries(types).map(([truth, row]) => [truth, ...columns.map((column) => String(row[column] ?? ''))]),
  ]);
};

const listed = (title: string, names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : [`${title}:`, ...names.map((name) => `  ${name}`)];

function partText(title: string, documents: readonly Judged[]): readonly string[] {
  if (documents.length === 0) return [];
  const score = scoreOf(documents);
  const read = documents.length - score.unread;
  const header = `${title}: ${documents.length} documents, ${read} read`;
  if (read === 0) return [header, ''];
  return [
    header,
    fieldTable(score),
    `nothing wrong: ${ofAll(score.right, score.orders)}; nothing missing either: ${ofAll(score.complete, score.orders)}`,
    '',
  ];
}

/** Which layouts read worst, so that one knows where to look. */
function layoutTable(documents: readonly Judged[]): string {
  const names = [...new Set(documents.map(({ layout, scan }) => `${layout}${scan ? ' (scan)' : ''}`))];
  const rows = names.map((name) => {
    const own = documents.filter(({ layout, scan }) => `${layout}${scan ? ' (scan)' : ''}` === name);
    const score = scoreOf(own);
    return { name, score, text: [name, percent(score.header.f1), percent(score.lines.f1), `${score.right}/${score.orders}`] };
  });
  rows.sort((a, b) => a.score.lines.f1 + a.score.header.f1 - b.score.lines.f1 - b.score.header.f1);
  return tableOf([['layout', 'header F1', 'lines F1', 'nothing wrong'], ...rows.map(({ text }) => text)]);
}

/** Every field and line that is not right, one a line: what a person needs to find out why. */
export const faultLines = (documents: readonly Judged[]): readonly string[] => [
  ...documents.filter(({ error }) => error !== null).map(({ name, error }) => `${name}: not read, ${error}`),
  ...pairsOf(documents).flatMap(({ document, view, truth, compared }) => [
    ...Object.entries(compared.fields)
      .filter(([, outcome]) => outcome === 'wrong' || outcome === 'missing' || outcome === 'invented')
      .map(([field, outcome]) => {
        const name = field as keyof typeof compared.fields;
        return `${document.name}: ${field} ${outcome}: ${JSON.stringify(view?.[name] ?? null)} for ${JSON.stringify(truth?.[name] ?? null)}`;
      }),
    ...(compared.lines.right < Math.max(compared.lines.truth, compared.lines.found)
      ? [
          `${document.name}: lines ${compared.lines.right} right of ${compared.lines.truth}, ${compared.lines.found} found (confidence ${view?.confidence ?? '-'})`,
        ]
      : []),
  ]),
];

export function report(title: string, documents: readonly Judged[]): string {
  const score = scoreOf(documents);
  const text = documents.filter(({ scan }) => !scan);
  const scans = documents.filter(({ scan }) => scan);
  return [
    `== ${title}`,
    '',
    ...partText('Text and spreadsheets', text),
    ...partText('Scans', scans),
    'Document types:',
    typeTable(score),
    '',
    `wrong drafts from what is no order: ${score.wrongDrafts.length}`,
    ...listed('wrong drafts', score.wrongDrafts),
    ...listed('orders that were read and not drafted', score.missedOrders),
    `confidence 70 and more: ${score.believed} orders; nothing wrong in ${ofAll(score.believedRight, score.believed)}`,
    '',
    ...(new Set(documents.map(({ layout }) => layout)).size > 1 ? ['By layout, worst first:', layoutTable(documents), ''] : []),
  ].join('\n');
}
