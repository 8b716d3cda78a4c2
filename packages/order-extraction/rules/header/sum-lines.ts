/** The lines of a document that say what something comes to: sums, taxes, charges. */
import { type Decimal, isPositive, negate, parseDecimal } from '@order-intake/kernel';
import { type Layout, type Line, overlap, type Segment } from '../layout/line.types.ts';
import { type DecimalMark, readNumber } from '../numbers.ts';
import { namesCharge, sumLabel, sumsBeside, type TotalKind, takesOff, totalKindOf } from '../table/totals.ts';
import { hasLetters } from '../text.ts';

export type TotalLine = {
  readonly kind: TotalKind | 'charge';
  readonly value: Decimal;
  readonly segment: Segment;
  readonly text: string;
  readonly order: number;
};

export const totalKindsIn = (
  segments: readonly Segment[],
): readonly { readonly kind: TotalKind | 'charge'; readonly at: number }[] =>
  segments.flatMap((segment, at) => {
    if (!hasLetters(segment.text)) return [];
    const label = sumLabel(segment.text);
    const kind = totalKindOf(label) ?? (namesCharge(label) ? ('charge' as const) : null);
    return kind ? [{ kind, at }] : [];
  });

/** Sums with their labels: the number behind, to the right of, or below the label. */
export function totalLines(layout: Layout, used: ReadonlySet<number>, mark: DecimalMark | null): readonly TotalLine[] {
  return layout.lines.flatMap((whole, order) => {
    if (used.has(whole.index)) return [];
    const line = { ...whole, segments: whole.segments.flatMap((one) => sumsBeside(one.text).map((text) => ({ ...one, text }))) };
    const kinds = totalKindsIn(line.segments);
    return kinds.flatMap(({ kind, at }, index) => {
      const label = line.segments[at];
      if (!label || kind === 'carry' || (kind !== 'tax' && (isTermOfPayment(label.text) || isOfArticle(label.text)))) return [];
      if (kind === 'net' && isDays(label.text)) return [];
      const until = kinds[index + 1]?.at ?? line.segments.length;
      const behind = readNumber(label.text.slice(sumLabel(label.text).length), mark);
      const right = valuesRight(withGroupsJoined(line.segments.slice(at + 1, until), layout), mark).at(-1);
      const read =
        right ??
        (behind?.values[0] && !behind.percent ? { segment: label, value: behind.values[0] } : null) ??
        within(label, mark) ??
        (line.segments.length > 1 && line.segments.every((one) => readNumber(one.text, mark) === null)
          ? below(layout, line, label, mark)
          : null);
      if (!read) return [];
      const reduced = kind === 'charge' && takesOff(label.text) && isPositive(read.value) ? negate(read.value) : read.value;
      const text = read.segment === label ? label.text : `${label.text} ${read.segment.text}`;
      return [{ kind, value: reduced, segment: read.segment, text, order }];
    });
  });
}

/** "1% 10 NET 30": a discount for paying early */
const isTermOfPayment = (text: string): boolean => /\d\s?%.*\s\d{1,3}\s*$/.test(text);
/** days within which people pay */
const usualDays: ReadonlySet<string> = new Set([
  '7',
  '8',
  '10',
  '14',
  '15',
  '20',
  '21',
  '28',
  '30',
  '35',
  '45',
  '60',
  '75',
  '90',
  '120',
]);
/** "Net 30": days, where neither a colon nor cents nor a currency make a sum of it */
const isDays = (text: string): boolean => usualDays.has(/^\s*\p{L}{3,7}\.?\s?(\d{1,3})\s*$/u.exec(text)?.[1] ?? '');

/** "at 189.00 EUR, together 1,134.00 EUR": what an article comes to, behind its price */
const isOfArticle = (text: string): boolean => /\d[.,]\d{2}(?!\d|\s?%)/.test(sumLabel(text));

type Read = { readonly segment: Segment; readonly value: Decimal };

/** "Total: € 1,988.62 excluding VAT": the only number among the words. */
function within(label: Segment, mark: DecimalMark | null): Read | null {
  const text = label.text.replace(plusTax, '$1');
  const [, number] = /^\D{3,40}?[:\s]\s*([€$£₹]?\s?\d[\d.,'’ ]*\d)\s*\D{0,30}$/.exec(text) ?? [];
  const value = number === undefined ? undefined : readNumber(number, mark)?.values[0];
  return value === undefined || /%/.test(text) ? null : { segment: label, value };
}

/** behind money: "6,604.11 € plus 19 % VAT" */
const plusTax = /(\d[.,]\d{2}\D{2,24}?)[\s+]\d{1,2}(?:[.,]\d{1,2})?\s?%\D{0,20}$/;

const stored = (segment: Segment): Decimal | null => {
  const number = segment.tokens[0]?.cell?.number;
  return number === undefined ? null : parseDecimal(number);
};

const valuesRight = (segments: readonly Segment[], mark: DecimalMark | null): readonly Read[] =>
  segments.flatMap((segment) => {
    const value = stored(segment) ?? readNumber(segment.text, mark)?.values[0] ?? null;
    return value === null || /%/.test(segment.text) ? [] : [{ segment, value }];
  });

/** "27 910,00" that letters of one width, or a scan, set apart at the space between its groups. Columns stand farther from each other. */
function withGroupsJoined(segments: readonly Segment[], { sheet }: Layout): readonly Segment[] {
  if (sheet) return segments;
  const joined: Segment[] = [];
  for (const segment of segments) {
    const before = joined.at(-1);
    const goesOn =
      before !== undefined &&
      /^\d{1,3}(?: \d{3})*$/.test(before.text) &&
      /^\d{3}(?:[ .]\d{3})*(?:[.,]\d{2})?$/.test(segment.text) &&
      segment.x0 - before.x1 < (segment.y1 - segment.y0) * 1.2;
    if (goesOn) joined.splice(-1, 1, { ...segment, text: `${before.text} ${segment.text}`, x0: before.x0 });
    else joined.push(segment);
  }
  return joined;
}

/** lines that are looked at: what only stands beside has one of its own; and how far below, in heights of the larger line */
const linesBelow = 2;
const closeBelow = 1.6;
/** "Net | VAT | Total" side by side, each over its sum. */
function below(layout: Layout, line: Line, label: Segment, mark: DecimalMark | null): Read | null {
  const near = layout.lines
    .slice(line.index + 1, line.index + 1 + linesBelow)
    .filter((next) => next.page === line.page && next.y0 - line.y1 <= Math.max(line.height, next.height) * closeBelow);
  const under = near.map(({ segments }) => segments.filter((one) => overlap(one, label) > 0)).find((own) => own.length > 0);
  // boxes with their labels at the left and their values at the right: the first below the first
  const values = near[0]?.segments ?? [];
  const inTurn = values.length === line.segments.length ? values.slice(line.segments.indexOf(label)).slice(0, 1) : [];
  return valuesRight(under ?? inTurn, mark)[0] ?? null;
}
