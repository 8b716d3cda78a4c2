/** The name that a register has, beside the one that a shop, a hotel or a workshop is known by. */
import { endsInLegalForm, isLegalForm } from '../header/legal-forms.ts';
import type { Mail } from '../header/mails.ts';
import { domainResembles } from '../header/names.ts';
import { cueAt, isCue } from '../languages/index.ts';
import type { Layout, Line, Segment } from '../layout/line.types.ts';
import { normalise } from '../text.ts';
import type { NameCandidate } from './name-candidate.ts';

/** lines of the top that a letterhead fills; how far apart its lines stand, in heights */
const linesOfHead = 6;
const apart = 1.5;

/** "ЕТ „Muster“": forms that stand before a name, where it is written so */
const before = /^\p{Script=Cyrillic}{2,5}\s/u;

const hasForm = (text: string): boolean =>
  endsInLegalForm(text) || (before.test(text) && cueAt('legal', normalise(text).split(' '), 0) > 0);

const namesForm = (text: string): boolean => {
  const words = normalise(text).split(' ');
  return words.some((_, at) => cueAt('legal', words, at) > 0);
};

/** "Pizzeria La Muster di" over its owner: a name that the next line ends */
const goesOn = ({ text }: Segment): boolean => isCue('little', normalise(text.split(' ').at(-1) ?? ''));

/** letters of a word for a street that is none within another ("Musterhof GmbH") */
const longestStreet = 4;

/** A name with its form: "Prop. A. Muster, sole trader" says whose a firm is, "Via San" where, "di Muster S.a.s." ends the name above it. */
function isRegistered(value: string, { text }: Segment): boolean {
  const [first = ''] = normalise(value).split(' ');
  const isPlace = first.length <= longestStreet && isCue('street', first);
  return hasForm(value) && !isLegalForm(value) && !/^\p{Ll}/u.test(text) && !isPlace && !isCue('proprietor', first);
}

/** "Muster SGPS · Muster Cork, S.A. · Muster Forests, Lda": several houses of a group, of which none is the other's */
const namesSeveral = (text: string): boolean => text.split(/[·•|]/).filter(hasForm).length > 1;

const isBelow = (one: Segment, other: Segment): boolean =>
  Math.abs(one.x0 - other.x0) < one.y1 - one.y0 || Math.abs(one.x0 + one.x1 - other.x0 - other.x1) < one.y1 - one.y0;

/** the least of a domain that a name agrees with */
const agrees = 0.6;
/** letters of a word that is somebody's own */
const leastOfOwn = 6;
/** "ΟΠΤΙΚΑ ΜΟΥΣΤΡΟΥ" and "Μούστρου Αικατερίνη & ΣΙΑ Ο.Ε." at the other edge of the page */
function sharesWord(one: string, other: string): boolean {
  const words = normalise(other).split(' ');
  return normalise(one)
    .split(' ')
    .some((word) => word.length >= leastOfOwn && !isCue('organisation', word) && !isCue('legal', word) && words.includes(word));
}

/** Names without those of a group that lists its houses, and without the one that stands over such a list, where one of them is named by itself. */
export function withoutGroups<C extends NameCandidate>(found: readonly C[], { lines }: Layout): readonly C[] {
  const lists = lines
    .slice(0, linesOfHead)
    .flatMap(({ segments }) => segments)
    .filter(({ text }) => namesSeveral(text));
  if (lists.length === 0) return found;
  const isListed = ({ segment }: C): boolean => lists.some(({ place }) => place === segment.place);
  const houses = lists.flatMap(({ text }) => text.split(/\s*[·•|]\s*/).map(normalise));
  const isHouse = (one: C): boolean => !isListed(one) && houses.includes(normalise(one.value));
  const isOver = ({ segment, value }: C): boolean =>
    !hasForm(value) &&
    lists.some((list) => isBelow(list, segment) && list.y0 > segment.y0 && list.y0 - segment.y1 < list.y1 - list.y0);
  return found.some(isHouse) ? found.filter((one) => !isListed(one) && !isOver(one)) : found;
}

/** "Restaurante Casa Muster" over or below "Muster e Hijos, S.L. · CIF B-29555014": who stands with a legal form right beside a name at the top of a page is who bears it. */
export function withRegisteredNames<C extends NameCandidate>(
  found: readonly C[],
  { lines }: Layout,
  mails: readonly Mail[],
): readonly C[] {
  const lineOf = ({ place }: Segment): Line | undefined =>
    lines.slice(0, linesOfHead).find(({ segments }) => segments.some((one) => one.place === place));
  const registered = found.flatMap(({ value, segment, block }) => {
    const line = block === null && !namesSeveral(segment.text) ? lineOf(segment) : undefined;
    const written = line?.segments.find(({ place }) => place === segment.place);
    return line && written && isRegistered(value, written) ? [{ value, segment, line }] : [];
  });
  const isMailed = (name: string): boolean =>
    mails.some(({ address }) => domainResembles(name, address.split('@')[1] ?? '') >= agrees);
  return found.map((candidate) => {
    const { value, segment, block } = candidate;
    const line = block === null && !namesForm(value) && !goesOn(segment) ? lineOf(segment) : undefined;
    if (!line) return candidate;
    const beside = registered.filter(
      (one) =>
        Math.abs(one.line.index - line.index) <= 1 &&
        one.line.page === line.page &&
        Math.max(one.segment.y0 - segment.y1, segment.y0 - one.segment.y1) < line.height * apart &&
        (isBelow(one.segment, segment) || sharesWord(one.value, value)) &&
        // below a company's name stands its address: another name is there where its mail bears it
        (one.line.index >= line.index || isMailed(value)),
    );
    const [only, another] = new Set(beside.map((one) => one.value));
    return only !== undefined && another === undefined ? { ...candidate, value: only } : candidate;
  });
}
