import { hasCue, isCue, type LabelName, languages, type ZoneName } from '../languages/index.ts';
import { type Layout, type Line, overlap, type Segment } from '../layout/line.types.ts';
import { hasEastern, inOneLetter, normalise } from '../text.ts';
import { addressed, isAddressedBehind } from './addressing.ts';
import { composedZone } from './composed-zones.ts';
import { labelNameOf, numbering } from './labels.ts';

/** A party's address with what stands above it. */
export type Block = {
  readonly zone: ZoneName;
  /** "bill to" says more than "from" */
  readonly strength: number;
  readonly label: Segment;
  readonly segments: readonly Segment[];
};

const phrases = new Map<string, { zone: ZoneName; strength: number }>();
for (const language of languages) {
  for (const zone of ['third', 'buyer', 'ship_to', 'seller'] as const) {
    for (const phrase of language.zones[zone] ?? [])
      if (!phrases.has(phrase)) phrases.set(phrase, { zone, strength: phrase.length <= 4 && !hasEastern(phrase) ? 0.6 : 1 });
  }
}

/** Whose name or address a text announces; null for nobody's. */
export const zonePhrase = (text: string): ZoneName | null => known(text)?.zone ?? null;

const known = (text: string): { readonly zone: ZoneName; readonly strength: number } | undefined => {
  const plain = normalise(text);
  const listed = phrases.get(plain) ?? phrases.get(inOneLetter(plain));
  const composed = listed ? null : composedZone(text);
  return listed ?? (composed ? { zone: composed, strength: 1 } : undefined);
};

/** "Buyer ........ Muster Ltd": dots that lead to the value, as a colon does */
const leaders = /\s*(?:(?:\.\s?){3,}|…+|_{3,})\s*:?\s*(?=\S|$)/u;

const mostLines = 8;

/** `alone`: nothing below is of the party */
type ZoneLabel = { readonly zone: ZoneName; readonly strength: number; readonly rest: string; readonly alone?: boolean };

/** "Firma" over an address is how a letter is addressed; "Firma: Muster GmbH" is a field. */
const onlyWithValue: ReadonlyMap<string, ZoneName> = new Map([
  ['firma', 'buyer'],
  ['nom', 'buyer'],
]);

/** labels of what a party is called by in somebody's books */
const codes: ReadonlySet<LabelName | null> = new Set<LabelName | null>(['customer_code', 'supplier_code']);

/** "Bill to:", "Supplier", "Besteller: Muster GmbH"; short words such as "to" and "an" only with a colon or alone. */
export function zoneLabel(segment: Segment): ZoneLabel | null {
  const text = segment.text.replace(numbering, '').replace(leaders, ': ');
  // "Buyer (BY) ........ 5060111000018": a print of EDI says the qualifier behind its words
  const colon = /^([^:]{1,40}?)(?:\s\([A-Z]{2,3}\))?\s*:\s*(.*)$/.exec(text);
  // "Our customer code with you: MUSTR": a number of theirs, and nobody
  if (colon && !phrases.has(normalise(colon[1] ?? '')) && codes.has(labelNameOf(colon[1] ?? ''))) return null;
  const alone = known(colon ? (colon[1] ?? '') : text);
  const reader = alone || colon ? null : addressed(text);
  if (reader !== null && hasCue('legal', normalise(reader).split(' ')))
    return { zone: 'seller', strength: 1, rest: reader, alone: isAddressedBehind(text) };
  const field = onlyWithValue.get(normalise(colon ? (colon[1] ?? '') : text));
  if (field) return colon?.[2] ? { zone: field, strength: 0.8, rest: colon[2] } : null;
  if (alone) return { ...alone, rest: colon?.[2] ?? '' };
  if (colon) {
    const parts = (colon[1] ?? '')
      .split(/\s*[/&,]\s*/)
      .flatMap((part) => partsAtAnd(normalise(part).split(' ')))
      .map((part) => phrases.get(part));
    const first = parts.find((part) => part !== undefined);
    if (
      first &&
      parts.length > 1 &&
      parts.every((part) => part === undefined || part.zone !== 'seller' || first.zone === 'seller')
    )
      return { ...first, rest: colon[2] ?? '' };
    return null;
  }
  const bare = text.split(/\s*[/&(]\s*/).map((part) => phrases.get(normalise(part)));
  const first = bare[0];
  return bare.length > 1 && first ? { ...first, rest: '' } : null;
}

/** "Ordered by and invoice to" as the two phrases that it joins. */
function partsAtAnd(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word, index) => index > 0 && isCue('and', word));
  return at < 0 ? [words.join(' ')] : [words.slice(0, at).join(' '), ...partsAtAnd(words.slice(at + 1))];
}

/** All blocks under (or beside) the labels of parties. */
export function blocksOf(layout: Layout, used: ReadonlySet<number>): readonly Block[] {
  return layout.lines
    .filter((line) => !used.has(line.index))
    .flatMap((line) =>
      line.segments.flatMap((segment) => {
        const label = zoneLabel(segment);
        if (!label) return [];
        const name = partyBehindNumber(line, segment, label);
        const segments = name
          ? [name, ...below(layout, line, name, used)]
          : label.rest !== ''
            ? [restOf(segment, label.rest), ...(label.alone || isAddress(label.rest) ? [] : below(layout, line, segment, used))]
            : unlabelled(layout, line, segment, used);
        return segments.length > 0 ? [{ zone: label.zone, strength: label.strength, label: segment, segments }] : [];
      }),
    );
}

/** "Muster GmbH, Hafenstr. 7, 20457 Hamburg": all of an address in one line, so that what stands below it is something else. */
const isAddress = (text: string): boolean => text.split(',').length >= 3 && /\d{4}/.test(text);

/** "Supplier: 004411  Muster GmbH", "Sender: 5060112200007  Muster Ltd": what stands behind the label is the party's number, and its name beside that. */
const isPartyNumber = (text: string): boolean => /^[A-Z]{0,2}\d{3,14}$/.test(text.trim());

/** "(NAD BY)", "GLN : 4399902117708": a qualifier in brackets, a number behind the name of its kind */
const isQualifier = (text: string): boolean => /^\([^()]*\)$/.test(text) || /^[A-Z]{2,5}\s*:?\s*\d{6,14}$/.test(text);

/** The party whose number stands behind its label, in the same piece or in the next; prints of EDI have qualifiers between. */
function partyBehindNumber(line: Line, segment: Segment, { rest }: ZoneLabel): Segment | undefined {
  if (isPartyNumber(rest)) return nameBeside(line, segment);
  if (rest !== '') return undefined;
  const behind = line.segments.slice(line.segments.indexOf(segment) + 1);
  const skipped = behind.findIndex(({ text }) => !isQualifier(text.trim()) && !isPartyNumber(text.replace(/^:\s*/, '')));
  const last = skipped > 0 ? behind[skipped - 1] : undefined;
  return last && nameBeside(line, last);
}

const nameBeside = ({ segments }: Line, segment: Segment): Segment | undefined => {
  const next = segments[segments.indexOf(segment) + 1];
  return next && /^\p{L}{2}/u.test(next.text) && !next.text.includes(':') ? next : undefined;
};

const restOf = (segment: Segment, rest: string): Segment => ({ ...segment, text: rest });

/** A label with nothing behind it: its block stands to the right when that starts on the same line, else below. */
function unlabelled(layout: Layout, line: Line, segment: Segment, used: ReadonlySet<number>): readonly Segment[] {
  const under = below(layout, line, segment, used);
  const right = line.segments[line.segments.indexOf(segment) + 1];
  if (!right || zoneLabel(right)) return under;
  const beside = [right, ...below(layout, line, right, used, segment)];
  const colon = segment.text.trim().endsWith(':');
  return under.length === 0 ||
    isLabel(under[0]) ||
    (colon && right.x0 - segment.x1 < segment.y1 - segment.y0 + 160 && !startsBlock(under[0]))
    ? beside
    : under;
}

/** What stands below a label in a form may be the next label, whose own value is beside it. */
const isLabel = (segment: Segment | undefined): boolean => segment !== undefined && labelNameOf(segment.text) !== null;

const startsBlock = (segment: Segment | undefined): boolean => segment !== undefined && !/^[^:]{2,30}:/.test(segment.text);

/** "Name:" with its value in a column of its own. */
function withValue(segment: Segment, line: Line): Segment {
  const next = line.segments[line.segments.indexOf(segment) + 1];
  return /:$/.test(segment.text) && next ? { ...next, text: `${segment.text} ${next.text}` } : segment;
}

/** A party's telephone, address and register stand below its name. */
const isOfOrder = (name: LabelName | null): boolean =>
  name !== null && name !== 'phone' && name !== 'email' && name !== 'tax_number';

/** Whether a line has a label of its own at the edge of another, with a colon as that has, or one that is known and of no party: the next row of a form. */
const isNextRow = (line: Line, label: Segment): boolean =>
  line.segments.some(
    (one) =>
      Math.abs(one.x0 - label.x0) < line.height / 2 &&
      (label.text.trim().endsWith(':') ? /^[^:]{2,40}:$/.test(one.text.trim()) : isOfOrder(labelNameOf(one.text))),
  );

/** Lines that hang together below a segment and begin where it begins. `label`: what stands beside it. */
function below(
  layout: Layout,
  from: Line,
  segment: Segment,
  used: ReadonlySet<number>,
  label: Segment | null = null,
): readonly Segment[] {
  const found: Segment[] = [];
  let y = segment.y1;
  for (const line of layout.lines.slice(from.index + 1, from.index + 40)) {
    if (line.page !== from.page || used.has(line.index) || found.length >= mostLines) break;
    const height = Math.max(line.height, segment.y1 - segment.y0);
    const match = line.segments.find(
      (one) => Math.abs(one.x0 - segment.x0) < height * 2.5 || (overlap(one, segment) > 0 && one.x0 >= segment.x0 - height * 3),
    );
    if (line.y0 - y > height * (layout.sheet ? 1.5 : 1.9) || (label && isNextRow(line, label))) break;
    if (!match) continue;
    // in a form of one row for each party, the next party's label stands left of its name
    if (line.segments.some((one) => one.x0 <= match.x0 && zoneLabel(one))) break;
    found.push(withValue(match, line));
    y = match.y1;
  }
  return found;
}
