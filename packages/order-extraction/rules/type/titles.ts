import { isTown } from '../header/addresses.ts';
import { labelNameOf } from '../header/labels.ts';
import { hasCue, isCue } from '../languages/index.ts';
import { type Layout, type Line, overlap, type Segment } from '../layout/line.types.ts';
import { columnKindOf } from '../table/vocabulary.ts';
import { normalise } from '../text.ts';
import { isDeclaredOrder, subjectOf, titleEnd, titlePartOf } from './title-parts.ts';
import { type Title, titleIn } from './title-score.ts';
import { typeOf, typeOfSpaced, withoutCompany } from './title-words.ts';

/**
 * Segments that name the kind of document: a title by its words, its size and its place. "Order number:" in small print is a label and
 * counts little, because invoices and delivery notes carry it too.
 */
export function titlesOf(layout: Layout, used: ReadonlySet<number>): readonly Title[] {
  const head = headsOf(layout, used);
  const wrapped = new Set<Segment>();
  const standing = (segment: Segment, position: number): boolean =>
    !isValue(segment, head[position - 1]) && !isNumberBeside(segment, head[position]) && !inAddress(segment, position, head);
  const found = head.flatMap((line, position) => [
    ...spacedIn(line),
    ...(isColumnHeads(line) ? [] : line.segments).flatMap((segment) => {
      if (wrapped.has(segment) || (!isBig(segment, layout.usualHeight) && !standing(segment, position))) return [];
      const subject = subjectOf(segment, line);
      if (subject) return subjectTitle({ ...subject, bold: true }, line, layout.usualHeight);
      const rest = continuation(segment, head[position + 1], layout.usualHeight);
      const whole = rest && titleIn({ ...segment, text: `${segment.text} ${rest.text}` }, line, position, layout.usualHeight);
      if (whole && rest && whole.phrase.split(' ').length > segment.text.split(' ').length) {
        wrapped.add(rest);
        return [{ ...whole, segment }];
      }
      const title = titleIn(segment, line, position, layout.usualHeight);
      const behind = title || isSentence(segment.text) ? segment.text : withoutCompany(segment.text);
      if (behind !== segment.text)
        return better(titleIn({ ...segment, text: behind }, line, position, layout.usualHeight), null, segment);
      return better(title, titleIn({ ...segment, text: titlePartOf(segment.text) }, line, position, layout.usualHeight), segment);
    }),
  ]);
  const numbered = head.some(numbersOrder);
  const above = new Map(head.map((line, at) => [line, head[at - 1]]));
  return found.filter(
    (title) =>
      (title.type.startsWith('order') ||
        !(isLed(title.segment) || isBelowLabels(title, above.get(title.line), layout.usualHeight))) &&
      ((title.type.startsWith('order') && title.type !== 'order_response') || !isBelowTable(title, used, layout)) &&
      !isBehindAnother(title, found, layout.usualHeight) &&
      !((layout.sheet || !isBig(title.segment, layout.usualHeight)) && isContractOf(title, found)) &&
      !(numbered && isReferredTo(title, layout.usualHeight)) &&
      !isLabelled(title) &&
      !isAnnex(title, found) &&
      !isSaidOfSomething(title, layout.usualHeight),
  );
}

/** "Purchase order no. | 2026-4471": a form that gives an order's number beside its label. */
const numbersOrder = ({ segments }: Line): boolean =>
  segments.some(({ text }, at) => {
    const label = text.replace(/:\s*$/, '');
    return labelNameOf(label) === 'po_number' && ordersByName(label) && /\d/.test(segments[at + 1]?.text ?? '');
  });

/** "Purchase order no.", "Avropsnummer", and not "No." or "Your order" */
const ordersByName = (label: string): boolean => {
  const words = normalise(label).split(' ');
  return (typeOf(words)?.type === 'order' || hasCue('callingOff', words)) && !hasCue('your', words);
};

/** "Quotation | PF 118/26", "Bid / Contract | RFB 25-017" in such a form: what an order names, and what offers or agrees names no order. */
const isReferredTo = ({ type, segment, line }: Title, usual: number): boolean =>
  (type === 'quotation' || type === 'other') &&
  !isBig(segment, usual) &&
  /\d/.test(line.segments[line.segments.indexOf(segment) + 1]?.text ?? '');

/** the least of an order's title that stands by itself */
const plainTitle = 1.6;
/** "Annex no. 4 to contract no. 18" over "ORDER no. 4/03": by which contract it is ordered. */
const isAnnex = ({ type, segment, line }: Title, all: readonly Title[]): boolean =>
  type === 'other' &&
  isCue('annexed', normalise(segment.text).split(' ')[0] ?? '') &&
  all.some((other) => other.type === 'order' && other.score >= plainTitle && other.line.index > line.index);

/** "Beleg        : 220 Bestellung": a label whose colon stands apart, as in a print of one width; an order's title may bear it. */
const isLabelled = ({ type, segment, line }: Title): boolean =>
  !type.startsWith('order') && /^:\s/.test(line.segments[line.segments.indexOf(segment) + 1]?.text ?? '');

/** "Prices | by the price list of 1 January": in small letters behind something else, what is said of it. */
const isSaidOfSomething = ({ type, segment, line }: Title, usual: number): boolean =>
  (type === 'quotation' || type === 'other') &&
  !isBig(segment, usual) &&
  line.segments.indexOf(segment) > 0 &&
  /^\p{Ll}/u.test(segment.text);

/** "Framework agreement | AQ-2025-17" in the cells below an order's title: by which contract it is ordered. */
const isContractOf = ({ type, segment, line }: Title, all: readonly Title[]): boolean =>
  type === 'other' &&
  /^(?:\p{Lu}{2,5}\s)?\S*\d\S*$/u.test(line.segments[line.segments.indexOf(segment) + 1]?.text ?? '') &&
  all.some((other) => other.type === 'order' && other.score >= plainTitle && other.line.index < line.index);

/** "Faktura sendes elektronisk til EAN 579…", "Approval" over a signature under what is ordered: words in ordinary print. */
const isBelowTable = ({ segment, line }: Title, used: ReadonlySet<number>, { sheet, usualHeight }: Layout): boolean =>
  !sheet && used.size > 0 && line.index > Math.max(...used) && !segment.bold && !isBig(segment, usualHeight);

/** "Számlacím ............ Muster Kft.": what dots lead away from is the label of a value. */
const isLed = ({ text }: Segment): boolean => /\p{L}\s?(?:\.{4}|…{2}|_{4})[._…]*\s?\S/u.test(text);

/** Three words in small letters after each other: no company's name stands before a title there. */
const isSentence = (text: string): boolean => /(?:^|\s)(?:\p{Ll}+\s+){3}/u.test(text);

/** "Code | Article | Pcs | List price": names of columns, in a table that nobody read by them. */
const isColumnHeads = ({ segments }: Line): boolean =>
  segments.length >= 4 && segments.filter(({ text }) => columnKindOf(text) !== null).length >= (segments.length > 4 ? 2 : 3);

/** "Payment | Your ref. | Terms" over "30 days | Price list 2026 | CIF": in a row of labels every piece below is a value. */
const isBelowLabels = ({ segment }: Title, above: Line | undefined, usual: number): boolean =>
  above !== undefined &&
  !isBig(segment, usual) &&
  segment.y0 - above.y1 < (segment.y1 - segment.y0) * 1.2 &&
  above.segments.filter(({ text }) => labelNameOf(text) !== null).length >= 2 &&
  above.segments.some((one) => overlap(one, segment) > 0);

/** pieces in a line from which on it is a row of labels */
const leastInRow = 3;

/** "Purchase order | Date | Supplier | Requisition": of a row of labels the first that names a kind is the document's own. */
const isBehindAnother = ({ segment, line, type }: Title, all: readonly Title[], usual: number): boolean =>
  line.segments.length >= leastInRow &&
  !isBig(segment, usual) &&
  all.some((one) => one.line === line && one.type !== type && one.segment.x1 <= segment.x0);

const isSpaced = ({ text }: Segment): boolean =>
  /^(?:[\p{L}\d'’./-]{1,2}\s)*[\p{L}\d'’./-]{1,2}$/u.test(text.trim()) && !/\d\s?\d/.test(text);

/** A title whose letters are set apart, in one piece of text or in several beside each other. */
function spacedIn(line: Line): readonly Title[] {
  const from = line.segments.findIndex((one) => isSpaced(one) && /\p{L}/u.test(one.text));
  const rest = from < 0 ? [] : line.segments.slice(from);
  const end = rest.findIndex((one) => !isSpaced(one));
  const segments = rest.slice(0, end < 0 ? undefined : end);
  const [first] = segments;
  const text = segments.map((one) => one.text).join(' ');
  if (!first || text.replace(/\s/g, '').length < 6 || text.split(/\s+/).length < 5) return [];
  const type = typeOfSpaced(text);
  return type ? [{ type, segment: first, line, phrase: normalise(text).replaceAll(' ', ''), score: 5 }] : [];
}

export const headLines = 45;
const isBig = (segment: Segment, usual: number): boolean => segment.y1 - segment.y0 >= usual * 1.2;

/** "Payment" over "Receipt 60 days": what stands below a label is its value. */
const isValue = (segment: Segment, above: Line | undefined): boolean =>
  above !== undefined &&
  above.segments.length > 1 &&
  segment.y0 - above.y1 < (segment.y1 - segment.y0) * 1.2 &&
  above.segments.some((one) => overlap(one, segment) > 0 && labelNameOf(one.text) !== null);

/** "Order number | PO-2026-1419": a number beside its label, whatever letters it begins with. */
function isNumberBeside(segment: Segment, line: Line | undefined): boolean {
  const left = line?.segments[line.segments.indexOf(segment) - 1];
  return left !== undefined && /^\S*\d\S*$/.test(segment.text) && labelNameOf(left.text.replace(/:\s*$/, '')) !== null;
}

/** A department of whom the letter goes to: a line among those of an address, the town at its end. */
function inAddress(segment: Segment, position: number, head: readonly Line[]): boolean {
  const height = segment.y1 - segment.y0;
  const near = (lines: readonly Line[]): readonly Segment[] =>
    lines.flatMap((line) =>
      line.segments.filter((one) => Math.abs(one.x0 - segment.x0) < 3 && Math.abs(one.y0 - segment.y0) < height * 5),
    );
  const [above, below] = [near(head.slice(Math.max(0, position - 4), position)), near(head.slice(position + 1, position + 6))];
  // "Purchase order | Date | Supplier" over "OC-058812 | …", which looks like a post code
  if ((head[position]?.segments ?? []).filter(({ text }) => labelNameOf(text) !== null).length >= 2) return false;
  return above.length > 0 && below.some((one) => isTown(one.text));
}

/** The lines that a title may stand in: the head of the first page; of every sheet, because the first may only say how to fill in the next. */
function headsOf(layout: Layout, used: ReadonlySet<number>): readonly Line[] {
  const pages = layout.sheet ? [...new Set(layout.lines.map((line) => line.page))] : [layout.lines[0]?.page ?? 1];
  return pages.flatMap((page) => layout.lines.filter((line) => line.page === page && !used.has(line.index)).slice(0, headLines));
}

/** What a subject line names: "Order 4711 - cancellation" by what stands behind its dash, where that is no order's; else by its beginning or as a whole. */
function subjectTitle(subject: Segment, line: Line, usual: number): readonly Title[] {
  const read = (text: string): Title | null => titleIn({ ...subject, text }, line, 0, usual, true);
  const [first = '', ...rest] = subject.text.split(/\s+[-–—|]\s+/);
  const behind = rest.find((text) => {
    const match = typeOf(normalise(text).split(' '));
    return match !== null && match.from === 0 && match.type !== 'order';
  });
  const whole = read(subject.text);
  if (behind !== undefined && whole?.type === 'order') return [read(behind) ?? whole];
  return better(whole, rest.length > 0 ? read(first) : null, subject);
}

/** "PURCHASE ORDER - P.O. No. 4711": what stands before a dash may be the title by itself. */
const better = (whole: Title | null, first: Title | null, segment: Segment): readonly Title[] => {
  if (whole && first?.type === 'order' && isDeclaredOrder(titleEnd(segment.text))) return [{ ...first, segment }];
  const best = first && (!whole || first.score > whole.score) ? first : whole;
  return best ? [{ ...best, segment }] : [];
};

/** The second line of a headline that was too long for one: "Confirmation de" over "commande". */
function continuation(segment: Segment, next: Line | undefined, usual: number): Segment | null {
  const height = segment.y1 - segment.y0;
  if (!next || height < usual * 1.25) return null;
  const below = (one: Segment): boolean => Math.abs(one.y1 - one.y0 - height) < 1 && one.y0 - segment.y1 < height;
  const aligned = (one: Segment): boolean => Math.abs(one.x0 - segment.x0) < height || Math.abs(one.x1 - segment.x1) < height;
  return next.segments.find((one) => below(one) && aligned(one)) ?? null;
}
