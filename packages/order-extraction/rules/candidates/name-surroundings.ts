/** What stands around a mention of a party: what only an issuer prints, a greeting, the end of a letter, a mail that is answered. */
import { isGreeting, isOfIssuer } from '../header/addresses.ts';
import { type Block, zonePhrase } from '../header/zones.ts';
import { cueAt, isCue } from '../languages/index.ts';
import { type Layout, type Line, overlap, type Segment } from '../layout/line.types.ts';
import { normalise } from '../text.ts';
import { type Features, features } from './candidate.ts';
import type { DocumentView } from './view.ts';

const linesOfAddress = 7;
const linesOfSignature = 8;
/** at the top, where what stands beside each other is the same party's */
const linesOfHead = 2;
const mostWordsOfClosing = 5;

/** "-----Original Message-----", "> On Monday", "On 10/03/2026 Muster <a@b> wrote:": below it stands what somebody else wrote. */
const beginsQuote = ({ text }: Line): boolean =>
  /^(?:[-_]{3,}\s*\p{L}.{2,40}?[-_]{3,}\s*$|>\s)|^\p{L}.*\d.*<[^<>@\s]+@[^<>\s]+>.{0,12}:$/u.test(text);

const linesOfMailHead = 14;
/** the word before the colon that a line begins with */
const labelOf = ({ text }: Line): string => normalise(/^([^:]{1,20}):/.exec(text)?.[1] ?? '');

/** "From:" as in the head of the mail itself: there the head of the quoted one begins. */
function secondHead(lines: readonly Line[]): Line | undefined {
  const head = lines.slice(0, linesOfMailHead);
  const sender = head.find((line) => zonePhrase(labelOf(line)) === 'buyer');
  const isMail = sender !== undefined && head.some((line) => isCue('subject', labelOf(line)));
  return isMail ? lines.slice(linesOfMailHead).find((line) => labelOf(line) === labelOf(sender)) : undefined;
}

/** The line from which on a mail is quoted; none: past the last. */
const quotedFrom = ({ lines }: Layout): number =>
  Math.min(...[lines.find(beginsQuote), secondHead(lines)].map((line) => line?.index ?? Number.POSITIVE_INFINITY));

/** Who is named as the sender of a quoted mail is whom this one answers. */
export const withQuotes = (blocks: readonly Block[], layout: Layout): readonly Block[] => {
  const from = quotedFrom(layout);
  if (from === Number.POSITIVE_INFINITY) return blocks;
  const quoted = new Set(layout.lines.slice(from).flatMap(({ segments }) => segments.map(({ place }) => place)));
  return blocks.map((block) => (block.zone === 'buyer' && quoted.has(block.label.place) ? { ...block, zone: 'seller' } : block));
};

/** "Kind regards,": short, begins as a greeting does, and no sentence. */
const isClosing = ({ segments: [only, more] }: Line): boolean => {
  const words = only && !more ? normalise(only.text).split(' ') : [];
  return (
    words.length > 0 && words.length <= mostWordsOfClosing && !/[.?]$/.test(only?.text ?? '') && cueAt('salutation', words, 0) > 0
  );
};

/** Whether the piece, or what hangs together below it, has what only an issuer prints. Whose name begins a document owns what stands beside it. */
function printsIssuer(segment: Segment, at: number, lines: readonly Line[]): boolean {
  let y = segment.y1;
  const beginsAll = at < linesOfHead && lines[at]?.segments[0]?.place === segment.place;
  for (const line of lines.slice(at, at + linesOfAddress)) {
    if (line.page !== lines[at]?.page || line.y0 - y > line.height * 1.8) return false;
    const own = line.segments.filter((one) => beginsAll || overlap(one, segment) > 0);
    if (own.some((one) => isOfIssuer(one.text))) return true;
    if (own.length > 0) y = Math.max(y, line.y1);
  }
  return false;
}

/** The line of the last article; what a table has taken below it may be a signature all the same. */
function lastArticle({ layout: { lines }, items }: DocumentView): number {
  const places = new Set(items.flatMap(({ fields }) => Object.values(fields).flatMap((field) => field.place ?? [])));
  return lines.findLast(({ segments }) => segments.some(({ place }) => places.has(place)))?.index ?? -1;
}

/** Lines in which parties may be named: those that no table has taken, and all below its last article. */
export function linesOutside(view: DocumentView): readonly Line[] {
  const last = view.items.length > 0 ? lastArticle(view) : Number.POSITIVE_INFINITY;
  return view.layout.lines.filter(({ index }) => !view.used.has(index) || index > last);
}

/** What a piece of text has around it. */
export function surroundingsOf(view: DocumentView): (segment: Segment) => Features {
  const { layout } = view;
  const { lines } = layout;
  const at = new Map(lines.flatMap((line) => line.segments.map(({ place }) => [place, line.index] as const)));
  const quoted = quotedFrom(layout);
  const greeting = lines.find(({ segments: [only, more] }) => only && !more && isGreeting(only.text))?.index ?? -1;
  const last = lastArticle(view);
  const closing = lines.findLast((line) => line.index > Math.max(greeting, last) && line.index < quoted && isClosing(line));
  return (segment) => {
    const own = at.get(segment.place);
    if (own === undefined) return {};
    return features({
      prints_issuer: printsIssuer(segment, own, lines),
      signature: closing !== undefined && own > closing.index && own <= closing.index + linesOfSignature && own < quoted,
      over_greeting: own < greeting,
      quoted: own >= quoted,
    });
  };
}
