/** Legal forms that stand in a line of their own: written out above a name, or below it with its place. */
import { endsInLegalForm, isLegalForm } from '../header/legal-forms.ts';
import { isCue } from '../languages/index.ts';
import type { Layout, Segment } from '../layout/line.types.ts';
import { normalise } from '../text.ts';
import type { Features } from './candidate.ts';

/** A name that may be read, with what was seen of it. */
export type Named = { readonly value: string; readonly segment: Segment; readonly features: Features };

/** share of a height that letters of the same size may differ by, in text and as a scan is measured */
export const sameSize = { text: 0.05, ocr: 0.25 };

/** Whether two pieces stand one over the other around the same middle. */
export const isCentred = (one: Segment, other: Segment): boolean =>
  Math.abs(one.x0 + one.x1 - other.x0 - other.x1) < (one.y1 - one.y0) / 2;

/** most words of a place behind a form */
const mostWordsOfPlace = 4;

/** "Szpital Powiatowy" over "Sp. z o.o. w Musterowie": the form and the place of what has neither, in the same letters. */
export function isFormInPlace({ value, segment }: Named, second: Segment): boolean {
  const words = second.text.trim().split(/\s+/);
  const place = words.findIndex(
    (_, at) => at > 0 && isLegalForm(words.slice(0, at).join(' ')) && isCue('little', normalise(words[at] ?? '')),
  );
  const sameLetters = Math.abs(second.y1 - second.y0 - segment.y1 + segment.y0) < (segment.y1 - segment.y0) * sameSize.text;
  return (
    place > 0 &&
    words.length - place <= mostWordsOfPlace &&
    /^\p{Ll}/u.test(words[place] ?? '') &&
    /^\p{Lu}/u.test(words[place + 1] ?? '') &&
    !/[\d:@]/.test(second.text) &&
    sameLetters &&
    !endsInLegalForm(value)
  );
}

const writtenOut = /\p{L}{6}/u;

/** "Javno komunalno preduzeće" over "„ČISTOĆA“ MUSTER": a form written out, which begins the name below it. */
export function formAbove({ lines }: Layout, { segment, value }: Named): string | null {
  const at = lines.findIndex(({ segments }) => segments.some(({ place }) => place === segment.place));
  const above = lines[at - 1]?.segments.find(
    (one) => Math.abs(one.x0 - segment.x0) < segment.y1 - segment.y0 || isCentred(one, segment),
  );
  const text = above?.text.trim() ?? '';
  // "Sp. z o.o." ends the name above it
  const isForm = /\s/.test(text) && writtenOut.test(text) && isLegalForm(text) && segment.text.trim().startsWith(value);
  return above && isForm && segment.y0 - above.y1 < segment.y1 - segment.y0 && !endsInLegalForm(value) ? text : null;
}
