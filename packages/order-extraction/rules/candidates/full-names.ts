import { endsInLegalForm, hasLegalForm, isLegalForm } from '../header/legal-forms.ts';
import { canBeName } from '../header/names.ts';
import { cueAt, isCue } from '../languages/index.ts';
import { type Layout, type Line, type Segment, segmentBelow } from '../layout/line.types.ts';
import { normalise } from '../text.ts';

const wordsOf = (text: string): readonly string[] =>
  normalise(text)
    .split(' ')
    .filter((word) => word !== '');

/** "University" is of an organisation and still may have a legal form in the next line. */
const endsLegally = (name: string): boolean => {
  const words = wordsOf(name);
  return words.some((_, at) => at > 0 && cueAt('legal', words, at) > 0);
};

/** "Zakłady Mechaniczne Warta" over "Sp. z o.o.", "Cascade Brewing Company," over "LLC": a name that goes on with its legal form in the next line. */
export function nameWithLegalForm(name: string, segment: Segment, { lines, sheet, usualHeight }: Layout): string {
  const text = segment.text.trim();
  const bare = text.replace(/\s*,$/, '');
  const comma = bare === text ? '' : ',';
  const line = sheet ? undefined : lines.find(({ segments }) => segments.some(({ place }) => place === segment.place));
  const below = line && (segmentBelow(lines, line, segment) ?? formUnderneath(lines, line, segment));
  if (!below) return name;
  // "Základní škola Muster, příspěvková" over "organizace": a form of two words that a narrow column parts
  const begun = bare.startsWith(`${name}, `) ? bare.slice(name.length + 2) : '';
  if (begun !== '' && !begun.includes(' ') && isLegalForm(`${begun} ${below.text}`)) return `${bare} ${below.text.trim()}`;
  if (!bare.endsWith(name)) return name;
  if (completesForm(name, below.text)) return `${name} ${below.text.trim()}`;
  // "Sp. z o.o." over "Sp. k.": a form of two
  if (endsInLegalForm(name) && isShortForm(below, segment)) return `${name} ${below.text.trim()}`;
  if ((endsLegally(name) && comma === '') || describesForm(name, below.text)) return name;
  return isLegalForm(below.text) || goesOnInHeadline(segment, below, usualHeight) ? `${name}${comma} ${below.text.trim()}` : name;
}

/** A form in short words, right below in the same letters. */
const isShortForm = ({ text, y0, y1 }: Segment, above: Segment): boolean =>
  isLegalForm(text) &&
  !/\p{Ll}{5}/u.test(text) &&
  y0 - above.y1 < (y1 - y0) * 0.8 &&
  Math.abs(y1 - y0 - (above.y1 - above.y0)) < (y1 - y0) * 0.1;

/** "Coopérative Agricole de Muster" over "Société coopérative": a form in whole words, of what already says what it is. */
export const describesForm = (name: string, below: string): boolean =>
  isLegalForm(below) && /\p{Ll}{5}/u.test(below) && hasLegalForm(name);

/** "Muster Co-operative Creamery" over "Limited", "Muster Hospitals NHS" over "Foundation Trust": a word that ends the name, or words that make a form with its last. */
function completesForm(name: string, below: string): boolean {
  const form = below.trim();
  const last = name.split(' ').at(-1) ?? '';
  const one = !/\s/.test(form) && isLegalForm(form) && isCue('formInWords', normalise(form));
  return !endsInLegalForm(name) && (one || (form.includes(' ') && !isLegalForm(last) && isLegalForm(`${last} ${form}`)));
}

/** The legal form below the middle of a name that stands in the middle of its page, or below its end at the right edge. */
function formUnderneath(lines: readonly Line[], line: Line, segment: Segment): Segment | undefined {
  const next = lines[line.index + 1];
  const [below] = next?.segments ?? [];
  const middle = (one: Segment): number => (one.x0 + one.x1) / 2;
  return below &&
    next?.page === line.page &&
    next.segments.length === 1 &&
    isLegalForm(below.text) &&
    below.y0 - segment.y1 < line.height &&
    (Math.abs(middle(below) - middle(segment)) < line.height || Math.abs(below.x1 - segment.x1) < line.height / 2)
    ? below
    : undefined;
}

/** most words of a name's second line */
const mostWords = 4;

/** A name in big letters that was too long for one line: the next begins at the same edge, close below, in the same letters. */
function goesOnInHeadline(segment: Segment, below: Segment, usual: number): boolean {
  const [height, next] = [segment.y1 - segment.y0, below.y1 - below.y0];
  return (
    height >= usual * 1.15 &&
    Math.abs(height - next) < height * 0.05 &&
    below.bold === segment.bold &&
    below.y0 - segment.y1 < height * 0.6 &&
    below.text.split(' ').length <= mostWords &&
    /^[\p{L} '’&./-]+$/u.test(below.text) &&
    (below.text === below.text.toUpperCase()) === (segment.text === segment.text.toUpperCase()) &&
    canBeName(`${segment.text} ${below.text}`)
  );
}
