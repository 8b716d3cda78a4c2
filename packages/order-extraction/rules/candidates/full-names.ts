import { endsInLegalForm, hasLegalForm, isLegalForm } from '../header/legal-forms.ts';
import type { Mail } from '../header/mails.ts';
import { canBeName, domainResembles } from '../header/names.ts';
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

/** "SARL Muster", "ТОВ «Мустер»" */
const beginsLegally = (name: string): boolean => {
  const words = wordsOf(name);
  const count = cueAt('legal', words, 0);
  return count > 0 && count < words.length;
};

/** heights of a line that words may stand apart and still be of one name */
const mostApart = 1.3;

/** "METALÚRGICA   SERRA   LTDA": a name whose words a program set so far apart that each stands for itself, up to its legal form. */
export function nameOfWordsApart(name: string, segment: Segment, { lines, sheet }: Layout): string {
  const line = sheet ? undefined : lines.find(({ segments }) => segments.some(({ place }) => place === segment.place));
  const from = line?.segments.findIndex(({ place }) => place === segment.place) ?? -1;
  const next = line?.segments[from + 1];
  // "Elkraft   & Muster AB": what joins says that the name goes on
  const goesOn = next !== undefined && /^[&+]\s/.test(next.text);
  if (!line || from < 0 || segment.text.trim() !== name || (!goesOn && (/\s/.test(name) || hasLegalForm(name)))) return name;
  const all = line.segments.slice(from);
  const end = all.findIndex((one, at) => at > 0 && one.x0 - (all[at - 1]?.x1 ?? 0) > line.height * mostApart);
  const words = (end < 0 ? all : all.slice(0, end)).map(({ text }) => text.trim());
  const whole = words.join(' ');
  return words.length > 1 && !/[\d:@]/.test(whole) && hasLegalForm(whole) && canBeName(whole) ? whole : name;
}

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

/** "Klinikum Rosen" over "hain Nord": a name in a narrow column, whose whole stands elsewhere; "Muster kommun, Fakturaservice": with a department of its own. */
export function asWrittenElsewhere<C extends { readonly value: string; readonly segment: Segment }>(
  found: readonly C[],
  { lines }: Layout,
): readonly C[] {
  const values = new Map(found.map(({ value }) => [normalise(value), value]));
  return found.map((candidate) => {
    const own = normalise(candidate.value);
    const [first, ...departments] = candidate.value.split(/,\s+|\s+[–-]\s+/);
    const bare = departments.length > 0 && first !== undefined ? values.get(normalise(first)) : undefined;
    if (bare !== undefined && !departments.some(isLegalForm)) return { ...candidate, value: bare };
    const line = lines.find(({ segments }) => segments.some(({ place }) => place === candidate.segment.place));
    const below = line && segmentBelow(lines, line, candidate.segment);
    const whole = below && values.get(`${own} ${normalise(below.text)}`);
    return whole !== undefined ? { ...candidate, value: whole } : candidate;
  });
}

/** The same names, with the whole of those whose second line was taken for a name of its own. */
export function withFirstLines<C extends { readonly value: string; readonly segment: Segment }>(
  found: readonly C[],
  { lines, sheet }: Layout,
): readonly C[] {
  if (sheet) return found;
  const whole = new Map<Segment['place'], string>();
  for (const { value, segment } of found) {
    if (value.startsWith(segment.text.trim()) && value.length > segment.text.trim().length) {
      const line = lines.find(({ segments }) => segments.some(({ place }) => place === segment.place));
      const below = line && segmentBelow(lines, line, segment);
      if (below && value.endsWith(` ${below.text.trim()}`)) whole.set(below.place, value);
    }
  }
  return found.map((candidate) => {
    const name = whole.get(candidate.segment.place);
    return name?.endsWith(` ${candidate.value}`) ? { ...candidate, value: name } : candidate;
  });
}

const isOwnDomain = (name: string, mails: readonly Mail[]): boolean =>
  mails.some(({ address }) => domainResembles(name, address.split('@')[1] ?? '') === 1);

/** most words that a register has before a name in use: "Établissements Muster & Fils SAS" */
const mostBefore = 2;

/** Whether `full` is a name and a legal form behind it, with a word or two of its kind before it where it is of several words itself. */
function isRegistered(full: string, name: string): boolean {
  const [all, own] = [wordsOf(full), wordsOf(name)];
  const at = all.findIndex((_, from) => own.every((word, index) => all[from + index] === word));
  const [before, rest] = [all.slice(0, Math.max(0, at)), all.slice(at + own.length)];
  // "SARL Muster" in the foot below "MUSTER"
  if (before.length > 0 && rest.length === 0 && !endsLegally(name) && isLegalForm(before.join(' '))) return true;
  // "Trattoria Da Muster di Rossi Anna & C. S.a.s.": whose it is, before the form
  const isOwners = own.length > 1 && isCue('little', rest[0] ?? '') && endsInLegalForm(full);
  return at >= 0 && at <= (own.length > 1 ? mostBefore : 0) && rest.length > 0 && (isLegalForm(rest.join(' ')) || isOwners);
}

/** Words of a full name up to its legal form; null where it has none, or nothing else. */
function withoutForm(full: string): readonly string[] | null {
  const all = wordsOf(full);
  const from = all.findIndex((_, at) => at > 0 && isLegalForm(all.slice(at).join(' ')));
  return from < 0 ? null : all.slice(0, from);
}

/** "OB Officine Bergamaschi" of "Officine Bergamaschi S.r.l.": a logo of first letters beside its name. */
function isWithInitials(full: string, name: string): boolean {
  const words = withoutForm(full) ?? [];
  const [initials, ...rest] = wordsOf(name);
  return words.length > 1 && rest.join(' ') === words.join(' ') && initials === words.map((word) => word[0]).join('');
}

/** "ŠD Muster" of "Športno društvo Muster": first letters for the words before the same ones. */
function isSpelledOut(full: string, name: string): boolean {
  const [words, [letters = '', ...rest]] = [wordsOf(full), wordsOf(name)];
  const before = words.slice(0, words.length - rest.length);
  return (
    rest.length > 0 &&
    before.length > 1 &&
    before.map((word) => word[0]).join('') === letters &&
    words.slice(before.length).join(' ') === rest.join(' ')
  );
}

/** letters of a word that says who somebody is */
const telling = 5;

/** "Hotel Almrausch" of "Almrausch Hotelbetriebs GmbH": each of its words is one of the full name's, or the beginning of one, and one is the same. */
function isOfSameWords(full: string, name: string): boolean {
  const [words, own] = [withoutForm(full) ?? [], wordsOf(name)];
  return (
    own.length > 1 &&
    own.every((word) => word.length >= telling && words.some((one) => one.startsWith(word))) &&
    own.some((word) => words.includes(word))
  );
}

/** "Brasserie du Muster" of "Brasserie artisanale du Muster SC": all of its words in their order, and one among them that says more. */
function isShortened(full: string, name: string): boolean {
  const [words, own] = [withoutForm(full) ?? [], wordsOf(name)];
  const more = words.findIndex((word, at) => word !== own[at]);
  return own.length > 2 && more > 0 && words.length === own.length + 1 && words.toSpliced(more, 1).join(' ') === own.join(' ');
}

/** A logo's name as the document writes it in full elsewhere: the same words, and a legal form behind them, or more words that its e-mail domain has too. */
export function withFullNames<C extends { readonly value: string }>(found: readonly C[], mails: readonly Mail[]): readonly C[] {
  const full = [
    ...new Map(
      found.filter(({ value }) => endsLegally(value) || beginsLegally(value)).map(({ value }) => [normalise(value), value]),
    ).values(),
  ];
  return found.map((candidate) => {
    const { value } = candidate;
    const longer = endsLegally(value) ? [] : full.filter((one) => normalise(one).startsWith(`${normalise(value)} `));
    const formed = full.filter(
      (one) =>
        isRegistered(one, value) ||
        isWithInitials(one, value) ||
        (!endsLegally(value) && (isOfSameWords(one, value) || isShortened(one, value))),
    );
    const spelled = found.find((one) => isSpelledOut(one.value, value));
    if (spelled) return { ...candidate, value: spelled.value };
    // "HOLZMANN" over a letter of holzmann-bau.example, and "Holzmann Bau GmbH" in its foot
    const [only, another] = formed.length > 0 ? formed : longer.filter((one) => isOwnDomain(one, mails));
    return only !== undefined && another === undefined ? { ...candidate, value: only } : candidate;
  });
}
