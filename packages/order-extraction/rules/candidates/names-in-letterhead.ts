/** Names at the head of a document, and those that stand in it without a label. */
import { isTown } from '../header/addresses.ts';
import { cleanName, nameBesideTitle } from '../header/clean-name.ts';
import { startsWithLabel } from '../header/labels.ts';
import { hasLegalForm } from '../header/legal-forms.ts';
import type { Mail } from '../header/mails.ts';
import { type Block, zoneLabel } from '../header/zones.ts';
import { isCue } from '../languages/index.ts';
import { type Layout, type Line, type Segment, segmentBelow } from '../layout/line.types.ts';
import { normalise } from '../text.ts';
import { features, placeFeatures } from './candidate.ts';
import { type NameCandidate, named, namedOrMailed } from './name-candidate.ts';
import { linesOutside } from './name-surroundings.ts';
import type { DocumentView } from './view.ts';

const headLines = 12;
const mostWordsOfName = 9;

/** "HRA 10288 AG Ingolstadt": the number of a register, and no year, before what looks like a legal form */
const isRegister = (name: string): boolean => /\d{3}/.test(name.replace(/(?<!\d)(?:1[89]|20)\d\d(?!\d)/g, ''));

/** most words of a name that longer text stands around */
const mostWordsWithin = 10;

/** Whether a piece is no sentence: a few words, or a short name with an address, a register or a writer around it. */
function isShort({ text }: Segment): boolean {
  const name = cleanName(text);
  const words = (one: string): number => one.split(' ').length;
  return words(text) <= mostWordsOfName || (text.includes(name) && words(name) <= mostWordsWithin);
}

/** At the head of the first page: in the biggest letters, in the small sender's line above an address; elsewhere only with a legal form. */
export function inLetterhead(view: DocumentView, blocks: readonly Block[], mails: readonly Mail[]): readonly NameCandidate[] {
  const { layout } = view;
  const taken = new Set(blocks.flatMap((block) => block.segments.map((segment) => segment.place)));
  const page = layout.lines[0]?.page ?? 1;
  const free = linesOutside(view).filter((line) => line.segments.length > 0);
  const head = free.filter((line) => line.page === page).slice(0, headLines);
  const isTitle = new Set(view.titles.filter(({ text }) => nameBesideTitle(text) === null));
  const heights = head.flatMap((line) => line.segments.filter((one) => !isTitle.has(one)).map((one) => one.y1 - one.y0));
  const tallest = Math.max(0, ...heights);
  const running = runningHeads(layout);
  let before = 0;
  return free.flatMap((line) =>
    line.segments.flatMap((segment) => {
      if (taken.has(segment.place) || isTitle.has(segment) || zoneLabel(segment) || startsWithLabel(segment, line)) return [];
      if (isBeforeTown(segment, line)) return [];
      const position = head.indexOf(line);
      const legal = hasLegalForm(cleanName(segment.text));
      if (position < 0 && (!legal || !isShort(segment) || isRegister(cleanName(segment.text)))) return [];
      const big = segment.y1 - segment.y0 >= tallest * 0.98 && tallest > layout.usualHeight * 1.15;
      const found = (position >= 0 && position < 3 ? namedOrMailed(mails) : named)(segment, {
        ...placeFeatures(segment, line.index, line.page, layout.usualHeight),
        ...features({
          head: position >= 0,
          head_top: position >= 0 && position < 3,
          head_first: position >= 0 && before === 0,
          head_tallest: position >= 0 && big,
          head_legal: position >= 0 && legal,
          sender_line: position >= 0 && /[·•|]/.test(segment.text) && /\d{4,5}/.test(segment.text),
          elsewhere: position < 0,
          last_page_foot: position < 0 && line.index > layout.lines.length * 0.7,
          right_half: segment.x0 > 300 && !layout.sheet,
          running_head: running.has(segment.text),
          over_person: isOverPerson(segment, line, layout),
        }),
      });
      before += found.length;
      return found;
    }),
  );
}

/** "Muster," and beside it "532 96 Lundsbrunn": a place, in an address that a scan took apart. */
const isBeforeTown = (segment: Segment, { segments }: Line): boolean => {
  const next = segments[segments.indexOf(segment) + 1];
  return next !== undefined && /,$/.test(segment.text.trim()) && /^\S*\d/.test(next.text) && isTown(next.text);
};

const runningLines = 3;

/** What stands at the top of more than one page: its issuer's. */
function runningHeads({ lines, sheet }: Layout): ReadonlySet<string> {
  const tops = [...new Set(sheet ? [] : lines.map(({ page }) => page))].map((page) =>
    lines.filter((line) => line.page === page).slice(0, runningLines),
  );
  const [first = [], ...others] = tops.map((top) => top.flatMap(({ segments }) => segments.map(({ text }) => text)));
  return new Set(first.filter((text) => others.some((other) => other.includes(text))));
}

/** "Mr. B. Imfeld" below a company's name: to whom the letter goes. */
function isOverPerson(segment: Segment, line: Line, { lines }: Layout): boolean {
  const below = segmentBelow(lines, line, segment);
  return below !== undefined && isCue('person', normalise(below.text).split(' ')[0] ?? '');
}
