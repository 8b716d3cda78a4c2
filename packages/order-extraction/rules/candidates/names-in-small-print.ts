/** Names in the small print of letterheads and feet: one of several pieces of a line, or the beginning of a sentence about a register. */
import { isOfIssuer } from '../header/addresses.ts';
import { cleanName } from '../header/clean-name.ts';
import { startsWithLabel } from '../header/labels.ts';
import { endsInLegalForm, isLegalForm } from '../header/legal-forms.ts';
import { type Block, zoneLabel } from '../header/zones.ts';
import { cueAt, hasCue, isCue } from '../languages/index.ts';
import type { Segment } from '../layout/line.types.ts';
import { normalise } from '../text.ts';
import { features } from './candidate.ts';
import { type NameCandidate, named } from './name-candidate.ts';
import { linesOutside } from './name-surroundings.ts';
import type { DocumentView } from './view.ts';

const separators = /\s*[·•|]\s*|\s+[–—*-]\s+|;\s+|\s{3,}/;
const mostWordsOfName = 10;

/** "HRB 2044 · Muster GmbH · Hafenstr. 7", "Muster Limited is registered in England": names that do not begin their line, or that a sentence follows. */
export function inSmallPrint(view: DocumentView, blocks: readonly Block[]): readonly NameCandidate[] {
  const taken = new Set(blocks.flatMap(({ segments }) => segments.map(({ place }) => place)));
  const isTitle = new Set(view.titles.map(({ place }) => place));
  return linesOutside(view).flatMap((line) =>
    line.segments.flatMap((segment) => {
      const subject = subjectOf(segment, isTitle);
      if (subject !== null) return namedBefore(segment, subject);
      if (taken.has(segment.place) || zoneLabel(segment) || startsWithLabel(segment, line)) return [];
      const [first = '', ...others] = segment.text.split(separators);
      const ofIssuer = isOfIssuer(segment.text);
      const begins = ofIssuer && beginsWithForm(first) ? first : ofIssuer || ordersBehind(first) ? beginningOf(first) : null;
      return [...(begins === null ? [] : [begins]), ...others.filter(isWholeName)].flatMap((text) =>
        named({ ...segment, text }, features({ elsewhere: true, small_print: true })),
      );
    }),
  );
}

/** "SARL Muster – RCS Brest 481 229 057" */
const beginsWithForm = (text: string): boolean => {
  const words = normalise(text).split(' ');
  const quotes = text.match(/["„“”«»]/g) ?? [];
  return cueAt('legal', words, 0) > 0 && words.length <= mostWordsOfName && !/[\d:]/.test(text) && quotes.length % 2 === 0;
};

/** A title, or what stands behind "Subject:"; null for anything else. */
function subjectOf({ text, place }: Segment, isTitle: ReadonlySet<Segment['place']>): string | null {
  const [, label, rest] = /^([^:]{2,20}):\s*(.+)$/.exec(text) ?? [];
  if (label !== undefined && rest !== undefined && isCue('subject', normalise(label))) return rest;
  return isTitle.has(place) ? text : null;
}

const ordersBehind = (text: string): boolean => {
  const name = beginningOf(text);
  return name !== null && hasCue('ordering', normalise(text.slice(name.length)).split(' '));
};

/** "Muster Ltd Purchase Order #4711": whose order it is. */
const namedBefore = (segment: Segment, subject: string): readonly NameCandidate[] => {
  const name = ordersBehind(subject) ? beginningOf(subject) : null;
  return name === null ? [] : named({ ...segment, text: name }, features({ in_subject: true }));
};

const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/);

const isWholeName = (text: string): boolean => {
  const name = cleanName(text);
  return !name.includes(':') && wordsOf(name).length <= mostWordsOfName && endsInLegalForm(name);
};

const isOfName = (word: string): boolean =>
  !/^\p{Ll}/u.test(word) || isCue('little', normalise(word)) || isCue('and', normalise(word));

const joins = (word: string): boolean => word === '&' || isCue('and', normalise(word));

/** The company that a longer piece begins with; null where it begins otherwise, or is nothing more. */
function beginningOf(text: string): string | null {
  const words = wordsOf(text);
  const isEnd = (at: number): boolean => endsInLegalForm(words.slice(0, at + 1).join(' ')) && !joins(words[at] ?? '');
  const first = words.findIndex((_, at) => at > 0 && isEnd(at));
  // "GmbH & Co. KG" goes on behind its first form
  const behind = words.findIndex((word, at) => at > first && !joins(word) && !isLegalForm(word));
  const ends =
    first < 0 ? -1 : words.slice(0, behind < 0 ? words.length : behind).findLastIndex((_, at) => at >= first && isEnd(at));
  const name = words.slice(0, ends + 1);
  const greets = isCue('salutation', normalise(words[0] ?? ''));
  const isName = !greets && ends > 0 && ends + 1 < words.length && name.length <= mostWordsOfName && name.every(isOfName);
  // "Ltd." is short for something, "Limited." the end of a sentence
  return isName && !/[:\d]/.test(name.join(' ')) ? name.join(' ').replace(/(?<=\p{L}{5})\.$/u, '') : null;
}
