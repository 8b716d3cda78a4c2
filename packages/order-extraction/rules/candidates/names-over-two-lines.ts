/** Names that a letterhead or a narrow column parts: "Van der Meulen" over "Landbouwmechanisatie B.V.". */
import { endsInLegalForm, hasLegalForm, isLegalForm } from '../header/legal-forms.ts';
import type { Mail } from '../header/mails.ts';
import { canBeName, domainResembles } from '../header/names.ts';
import { isCue } from '../languages/index.ts';
import type { Layout, Segment } from '../layout/line.types.ts';
import { compact, normalise } from '../text.ts';
import { formAbove, isCentred, isFormInPlace, type Named, sameSize } from './forms-beside-names.ts';
import { describesForm } from './full-names.ts';
import { ofText } from './name-features.ts';

/** the least of a domain that a name agrees with */
const agrees = 0.6;
/** most words of the second line before its legal form */
const mostWords = 2;
/** lines between that hold something of another column */
const mostBetween = 3;
/** letters at the beginning of a word that a domain has of it */
const sameLetters = 6;
/** of the first line's letters against those of the second */
const mostBigger = 2.2;

const wordsOf = (text: string): readonly string[] =>
  normalise(text)
    .split(' ')
    .filter((word) => word.length >= 3);

/** "Muster Limited | 8 Hafenstr., Musterstadt | post@muster.example": the first of what a line of a letterhead says one after another */
const firstPart = (text: string): string => text.split(/\s+[|·•]\s+|\s[–—-]\s(?=.*\d)/)[0] ?? text;

/** How many words stand before the legal form that a line ends with; null where it ends otherwise or is nothing else. */
function wordsBeforeForm(text: string): number | null {
  const words = text.trim().split(/\s+/);
  const at = words.findIndex((_, index) => index > 0 && isLegalForm(words.slice(index).join(' ')));
  return at < 0 || /\d|:/.test(text) ? null : at;
}

/** What stands close below a piece at the same edge, whatever other columns have between, or by itself around the same middle. */
function under({ lines }: Layout, segment: Segment): Segment | undefined {
  const at = lines.findIndex((line) => line.segments.some(({ place }) => place === segment.place));
  const line = lines[at];
  if (!line) return undefined;
  const near = lines.slice(at + 1, at + 1 + mostBetween).filter(({ page }) => page === line.page);
  const alone = line.segments.length === 1;
  const below = near
    .flatMap(({ segments }) => segments)
    .find((one) => (alone && isCentred(one, segment)) || Math.abs(one.x0 - segment.x0) < line.height);
  const height = below ? Math.max(below.y1 - below.y0, segment.y1 - segment.y0) : 0;
  return below && below.y0 - segment.y1 < height ? below : undefined;
}

/** "Muster Svets &", "Berg und": whatever comes next is the rest of it */
const isJoined = (text: string): boolean =>
  isCue('and', normalise(text.trim().split(/\s+/).at(-1) ?? '')) || /[&+]$/.test(text.trim());

/** Usługi Budowlane „Dom” over "Jan Nowak", at dom-nowak.example: whose the business is, as its domain says too */
function isOwnersName(name: string, below: string, domains: readonly string[]): boolean {
  const owner = /^\p{Lu}\p{Ll}+(?: \p{Lu}[\p{Ll}-]+){1,2}$/u.test(below.trim()) ? wordsOf(below) : [];
  const [own, others] = [wordsOf(name).filter((word) => word.length >= 4), owner.filter((word) => word.length >= 4)];
  return (
    !endsInLegalForm(name) &&
    !hasLegalForm(below) &&
    !others.some((word) => own.includes(word)) &&
    domains.some((domain) => {
      const parts = new Set(normalise(domain).split(' '));
      return own.some((word) => parts.has(word)) && others.some((word) => parts.has(word));
    })
  );
}

/** "ALBERGO MUSTER" over "di F.lli Rossi s.n.c.": whose the house is, up to their form. */
const isOfOwners = ({ value }: Named, { text }: Segment): boolean =>
  /^\p{Ll}{2,3}\s\p{Lu}/u.test(text) &&
  isCue('little', normalise(text.split(' ')[0] ?? '')) &&
  endsInLegalForm(text) &&
  !endsInLegalForm(value) &&
  !/[\d:@]/.test(text);

/** Whether the second line is the rest of the name: the first does not end yet, its domain says so, or it is an organisation whose form the second has. */
function goesOn(first: Named, second: Segment, mails: readonly Mail[]): boolean {
  const domains = mails.map(({ address }) => address.split('@')[1] ?? '');
  if (isOwnersName(first.value, second.text, domains)) return true;
  if (isOfOwners(first, second) || isFormInPlace(first, second)) return true;
  const before = wordsBeforeForm(second.text);
  if (before === null || before > mostWords || !canBeName(second.text)) return false;
  if (isJoined(first.segment.text)) return true;
  if (describesForm(first.value, second.text)) return false;
  const [above, below] = [wordsOf(first.value), wordsOf(second.text)];
  if (above.length === 0 || above.some((word) => below.some((other) => other.startsWith(word) || word.startsWith(other))))
    return false;
  const own = Math.max(0, ...domains.map((domain) => domainResembles(first.value, domain))) >= agrees;
  // a logo of one word stands over whatever comes next, unless the domain has words of both
  const both = own && domains.some((domain) => below.some((word) => compact(domain).includes(word.slice(0, sameLetters))));
  const bigger = (first.segment.y1 - first.segment.y0) / (second.y1 - second.y0);
  if (bigger > mostBigger || bigger < 1 / mostBigger) return false;
  if (both) return true;
  return before === 1 && above.length > 1 && (own || hasLegalForm(first.value));
}

/** most words of a line that a name goes on with in small words: "d'Élèves de Beaulieu", "for the Blind" */
const mostWordsOfRest = 5;
/** and with its form behind them: "w Łęgach Odrzańskich Sp. z o.o." */
const mostWordsWithForm = 7;

/** "Association des Parents" over "d'Élèves de Beaulieu", "Stiftung für" over "Jugend und Sport", "Zorghuis De" over "Linden": a small word joins the lines, in the same letters. */
function isJoinedBySmallWord(one: Named, second: Segment, scanned: boolean): boolean {
  const words = second.text.trim().split(/[\s'’]+/);
  const last = one.segment.text.trim().split(/\s+/).at(-1) ?? '';
  const joins = (word: string | undefined): boolean =>
    word !== undefined &&
    (/^\p{Ll}/u.test(word) || word === last) &&
    (isCue('little', normalise(word)) || isCue('and', normalise(word)));
  const [height, next] = [one.segment.y1 - one.segment.y0, second.y1 - second.y0];
  return (
    hasLegalForm(`${one.value} ${second.text}`) &&
    Math.abs(height - next) < height * (scanned ? sameSize.ocr : sameSize.text) &&
    one.segment.bold === second.bold &&
    words.length <= (endsInLegalForm(second.text) ? mostWordsWithForm : mostWordsOfRest) &&
    !/[\d:@,]/.test(second.text) &&
    canBeName(`${one.value} ${second.text}`) &&
    words.some((word) => /^\p{Lu}/u.test(word)) &&
    (joins(words[0]) || joins(last))
  );
}

/** What stands close above a piece at the same edge and in the same letters, and does not end yet. */
function unfinishedAbove({ lines }: Layout, segment: Segment): Segment | undefined {
  const at = lines.findIndex((line) => line.segments.some(({ place }) => place === segment.place));
  const line = lines[at];
  const height = segment.y1 - segment.y0;
  const above = lines
    .slice(Math.max(0, at - mostBetween), Math.max(0, at))
    .filter(({ page }) => page === line?.page)
    .flatMap(({ segments }) => segments)
    .findLast((one) => Math.abs(one.x0 - segment.x0) < height && segment.y0 - one.y1 < height);
  const sameLetters = above !== undefined && Math.abs(above.y1 - above.y0 - height) < height * 0.1;
  return sameLetters && isJoined(above.text) && canBeName(above.text) ? above : undefined;
}

/** The form ends it, and elsewhere it stands so in one line. */
const isPrintedWhole = (name: string, { lines }: Layout): boolean =>
  wordsBeforeForm(name) !== null &&
  lines.some(({ segments }) => segments.some(({ text }) => normalise(text) === normalise(name)));

/** in heights of a name: a scan loses the dash that stands between its parts */
const widestLoss = 2.5;

/** "Quinta do Sobral | Vinhos, Lda.", "Muster | S.J.": the rest of a name, to its legal form, on the same line of a scan. */
function besideInScan({ lines, reader }: Layout, { segment, value }: Named): string | null {
  if (reader !== 'ocr' || endsInLegalForm(value) || !segment.text.trim().endsWith(value)) return null;
  const line = lines.find(({ segments }) => segments.includes(segment));
  const next = line?.segments[line.segments.indexOf(segment) + 1];
  const height = segment.y1 - segment.y0;
  if (!next || next.x0 - segment.x1 > height * widestLoss || Math.abs(next.y1 - next.y0 - height) > height * 0.3) return null;
  const text = next.text.trim();
  const before = isLegalForm(text) ? 0 : wordsBeforeForm(text);
  return before === null || before > mostWords ? null : `${value} ${text}`;
}

/** "Muster School – Canteen" over "kitchen": what a dash begins, and the next line ends in small letters, is a part of the house. */
function withoutBegunDepartment(layout: Layout, { value, segment }: Named): string | null {
  const [, name] = /^(.{6,})\s[–—-]\s\p{Lu}\p{Ll}+$/u.exec(value) ?? [];
  if (name === undefined || !hasLegalForm(name)) return null;
  return /^\p{Ll}{3,}$/u.test(under(layout, segment)?.text.trim() ?? '') ? name : null;
}

/** A name whose owners the next row of a sheet begins with. */
function withOwnersInNextRow<C extends Named>(one: C, { lines }: Layout): C {
  const line = lines.find(({ segments }) => segments.some(({ place }) => place === one.segment.place));
  const next = line && lines[line.index + 1]?.segments[0];
  const second = next && { ...next, text: firstPart(next.text) };
  return second && line.segments.length === 1 && isOfOwners(one, second) ? { ...one, value: `${one.value} ${second.text}` } : one;
}

/** The same names, those that go on in the next line with the whole of it; what stands in that line is meant by it too. */
export function withNamesOverTwoLines<C extends Named>(
  found: readonly C[],
  layout: Layout,
  mails: readonly Mail[],
): readonly C[] {
  if (layout.sheet) return found.map((one) => withOwnersInNextRow(one, layout));
  const whole = new Map<Segment['place'], string>();
  for (const one of found) {
    const first = one.segment.text.trim().startsWith(one.value) ? unfinishedAbove(layout, one.segment) : undefined;
    if (first && wordsBeforeForm(one.value) !== null) whole.set(one.segment.place, `${first.text.trim()} ${one.value}`);
    const form = formAbove(layout, one);
    if (form !== null) whole.set(one.segment.place, `${form} ${one.value}`);
    const beside = besideInScan(layout, one);
    if (beside !== null) whole.set(one.segment.place, beside);
    const department = withoutBegunDepartment(layout, one);
    if (department !== null) whole.set(one.segment.place, department);
    const ends = one.segment.text.trim().endsWith(one.value) && wordsBeforeForm(one.value) === null;
    const next = ends ? under(layout, one.segment) : undefined;
    const second = next && { ...next, text: firstPart(next.text) };
    if (!second) continue;
    const name = `${one.value} ${second.text.trim()}`;
    if (
      !goesOn(one, second, mails) &&
      !isJoinedBySmallWord(one, second, layout.reader === 'ocr') &&
      !isPrintedWhole(name, layout)
    )
      continue;
    whole.set(one.segment.place, name);
    whole.set(second.place, name);
  }
  return found.map((candidate) => {
    const name = whole.get(candidate.segment.place);
    if (name === undefined) return candidate;
    const unlike = Object.keys(ofText(candidate.value));
    const rest = Object.fromEntries(Object.entries(candidate.features).filter(([feature]) => !unlike.includes(feature)));
    return { ...candidate, value: name, features: { ...rest, ...ofText(name) } };
  });
}
