/** What a question asks for and what an article is: the thing itself, and what says which. How surely one names the other. */
import type { ChatLanguage } from '../understanding/chat-languages.ts';
import { isIdle } from './asking.ts';
import { concepts, namedBy } from './lexicon.ts';
import { isThing, type Reader, readUnits, type Unit } from './reading.ts';

/** The thing first and then what it is like; the others the other way round. */
const thingFirst: ReadonlySet<ChatLanguage> = new Set(['fr', 'es', 'it', 'pt']);

const links = { first: /^(?:de|du|d|di|del|dell|della|da|do)$/, last: /^(?:of|von|vom|van|op|av|till)$/ } as const;

/** The unit that says what it is, among those up to "for" or a comma. */
const headOf = (units: readonly Unit[], language: ChatLanguage): Unit | null => {
  const first = units.findIndex(isThing);
  if (first < 0) return null;
  const after = units.slice(first + 1);
  const isBehind = (one: Unit) => !thingFirst.has(language) && links.last.test(one.link ?? '');
  const end = after.findIndex((one) => (one.after !== null && one.after !== 'gap') || isBehind(one));
  const things = [units[first], ...(end < 0 ? after : after.slice(0, end))]
    .filter((one) => one !== undefined)
    .filter(isThing)
    // "a stepladder 5 steps", "a reel with 4 sockets": how many of them it has says which one it is
    .filter((one, at) => at === 0 || !one.isCounted);
  return (thingFirst.has(language) ? things[0] : things.at(-1)) ?? null;
};

export type Entry = {
  readonly units: readonly Unit[];
  readonly head: Unit | null;
  /** what its thing is, and is a kind of */
  readonly is: ReadonlySet<number>;
  /** all that any word of it means */
  readonly says: ReadonlySet<number>;
};
const widened = (meanings: readonly number[]): readonly number[] =>
  meanings.flatMap((meaning) => [...(concepts[meaning]?.kindOf ?? [])]);

/** What the words of its English name mean, for an article that says them apart; null where one of them says nothing alone. */
const partsOf = (meaning: number): readonly (readonly number[])[] | null => {
  const words = (concepts[meaning]?.names.en[0] ?? '').split(' ');
  const parts = words.map((word) => namedBy(word, 'en'));
  return words.length > 1 && parts.every((part) => part.length > 0) ? parts : null;
};

const entryOf = (units: readonly Unit[], language: ChatLanguage): Entry => {
  const head = headOf(units, language);
  const all = units.flatMap(({ meanings }) => meanings);
  const apart = all.flatMap((meaning) => partsOf(meaning)?.flat() ?? []);
  const words = units.flatMap(({ text }) =>
    text.includes(' ') ? text.split(' ').flatMap((word) => namedBy(word, language)) : [],
  );
  return { units, head, is: new Set(widened(head?.meanings ?? [])), says: new Set(widened([...all, ...apart, ...words])) };
};

const nameReader = (languages: readonly ChatLanguage[]): Reader => ({
  languages,
  isAsking: () => false,
  isOwnAsking: () => false,
  isIdle,
  catalogue: new Map(),
  named: new Set(),
  forgives: false,
});
/** An article by its name; `spoken`: the catalogue's languages, the likeliest first. */
export const entryOfName = (name: string, spoken: readonly ChatLanguage[]): Entry =>
  entryOf(readUnits(name, nameReader(spoken)), spoken[0] ?? 'en');

/** what nobody knows, and stands where the thing itself would: "paint stripper" is no paint */
const ofStranger = { instead: 0.6, near: 0.35, far: 0.08 } as const;

export type Asked = {
  readonly head: Unit | null;
  /** what the head only belongs to, as it seems: "a rack for ladders" is no ladder */
  readonly owner: Unit | null;
  /** whether words of asking stand before it */
  readonly isApart: boolean;
  readonly others: readonly (Unit & { readonly place: keyof typeof ofStranger })[];
};

const isNamed = (group: readonly Unit[]): boolean => group.some((one) => isThing(one));

/** What is asked for, one after the other: "a hammer and two ladders" are two. What names nothing belongs to what stands before it. */
export const askedIn = (units: readonly Unit[], language: ChatLanguage): readonly Asked[] => {
  const groups: Unit[][] = [];
  for (const one of units) {
    const last = groups.at(-1);
    const isNext =
      one.after === 'sentence' || (one.after === 'end' && last !== undefined && isNamed(last) && isNamed(untilEnd(units, one)));
    if (!last || isNext) groups.push([one]);
    else last.push(one);
  }
  // what is told around the question names nothing
  const named = withoutPackingApart(groups.filter(isNamed));
  return (named.length > 0 ? named : groups).map(withoutPacking).map((group) => {
    const head = headOf(group, language);
    const at = head ? group.indexOf(head) : -1;
    const placeOf = (one: Unit, place: number): keyof typeof ofStranger => {
      if (at < 0) return one.after === 'purpose' ? 'far' : 'near';
      if (place === at - 1 && group[at]?.after === null) return 'near';
      if (place !== at + 1 || one.isApart || (one.after !== null && one.after !== 'purpose')) return 'far';
      // "a charger for a phone", "scarpe da ginnastica": another one, as long as nobody knows that one
      return thingFirst.has(language) && one.after === null && one.link === null ? 'near' : 'instead';
    };
    return {
      head,
      owner: head ? ownerOf(head, group[at - 1], language) : null,
      isApart: group[0]?.isApart ?? false,
      others: describing(group).flatMap((one, place) => (group[place] === head ? [] : [{ ...one, place: placeOf(one, place) }])),
    };
  });
};

/** All of a clause that says which one is meant stands after it. */
const describing = (group: readonly Unit[]): readonly Unit[] => {
  const from = group.findIndex(({ after }) => after === 'which');
  return group.map((one, place) => (from >= 0 && place > from ? { ...one, after: 'which' } : one));
};

/** What stands before the thing and has it: "soporte de taladro", "slagmoersleutel op accu". */
const ownerOf = (head: Unit, before: Unit | undefined, language: ChatLanguage): Unit | null => {
  if (!before || before.meanings.length > 0 || head.isApart || (head.after !== null && head.after !== 'purpose')) return null;
  const link = thingFirst.has(language) ? links.first : links.last;
  return head.after === 'purpose' || link.test(head.link ?? '') ? before : null;
};

/** "Un rouleau de scotch": what it comes in is asked for where nothing comes in it. */
const withoutPacking = (group: readonly Unit[]): readonly Unit[] => {
  const left = group.filter(({ text }) => !isIdle(text));
  return left.some(isThing) ? left : group;
};

const isPacking = (group: readonly Unit[]): boolean => group.every((one) => isIdle(one.text) || !isThing(one));

/** "Masking tape, how much is the roll?" asks for one article. */
const withoutPackingApart = (groups: readonly (readonly Unit[])[]): readonly (readonly Unit[])[] => {
  const left = groups.filter((group, at) => at === 0 || !isPacking(group) || group[0]?.isApart === false);
  return left.some((group) => !isPacking(group)) ? left : groups;
};

const untilEnd = (units: readonly Unit[], from: Unit): readonly Unit[] => {
  const rest = units.slice(units.indexOf(from));
  const end = rest.findIndex((one, at) => at > 0 && one.after === 'end');
  return end < 0 ? rest : rest.slice(0, end);
};

export type Fit = { readonly isMeant: boolean; readonly isAlike: boolean; readonly score: number };

const weights = { kind: 0.6, colour: 0.25, use: 0.15 } as const;
const ofThing = 0.55;
const ofPurpose = 0.15;
const ofWord = 0.8;
const surely = 0.66;
const guessed = 0.9;

const rolesOf = ({ meanings }: Unit) => new Set(meanings.map((meaning) => concepts[meaning]?.role));

/** What an asked unit weighs, and how much of that the article says. */
const weigh = (one: Asked['others'][number], entry: Entry): readonly [weight: number, said: number] => {
  if (one.meanings.length === 0) {
    const isHeld = entry.units.some(({ text, meanings }) => meanings.length === 0 && text === one.text);
    if (isHeld) return [ofWord, ofWord];
    return [ofStranger[one.place], 0];
  }
  const roles = rolesOf(one);
  const isSaid = one.meanings.some((meaning) => entry.says.has(meaning));
  const isAside = one.after === 'purpose' || one.after === 'which' || one.isCounted || roles.has('use');
  const weight = roles.has('thing') ? (isAside ? ofPurpose : ofThing) : weightOf(roles);
  return [weight, isSaid ? weight : 0];
};
const weightOf = (roles: ReturnType<typeof rolesOf>): number =>
  roles.has('use') ? weights.use : roles.has('colour') ? weights.colour : weights.kind;

/** A white one is no black one; of one that says no colour nobody knows. */
const isOtherColour = (others: readonly Unit[], entry: Entry): boolean => {
  const coloured = others.filter((one) => rolesOf(one).has('colour'));
  return (
    coloured.length > 0 &&
    !coloured.some(({ meanings }) => meanings.some((meaning) => entry.says.has(meaning))) &&
    [...entry.says].some((meaning) => concepts[meaning]?.role === 'colour')
  );
};

const widerOf = (meaning: number): readonly number[] => [...(concepts[meaning]?.kindOf ?? [])].filter((one) => one !== meaning);
/** Both of one kind, and neither the other: a circular saw and a jigsaw. */
const areSiblings = (one: number, other: number): boolean =>
  one !== other &&
  !widerOf(one).includes(other) &&
  widerOf(one).some((wider) => wider !== other && widerOf(other).includes(wider));

/** "Blades for the circular saw" are none for a jigsaw. */
const isForSibling = (others: readonly Unit[], entry: Entry): boolean => {
  const said = [...entry.says].filter((meaning) => concepts[meaning]?.role === 'thing' && !entry.is.has(meaning));
  return others.some(
    (one) =>
      one.after === 'purpose' &&
      isThing(one) &&
      !one.meanings.some((meaning) => entry.says.has(meaning)) &&
      one.meanings.some((meaning) => said.some((other) => areSiblings(meaning, other))),
  );
};

/** 0 to 1: whether the article is what is asked for. */
const headFit = (head: Unit, entry: Entry): number => {
  if (head.meanings.some((meaning) => entry.is.has(meaning))) return head.isGuessed ? guessed : 1;
  const isSaidApart = head.meanings.some((meaning) => {
    const parts = partsOf(meaning);
    const wider = [...(concepts[meaning]?.kindOf ?? [])];
    return parts?.every((part) => part.some((one) => entry.says.has(one))) && wider.some((one) => entry.is.has(one));
  });
  return isSaidApart ? guessed : 0;
};

export const fitOf = ({ head, owner, others }: Asked, entry: Entry): Fit => {
  const weighed = others.map((one) => weigh(one, entry));
  const ofHead = head ? headFit(head, entry) : 0;
  const total = weighed.reduce((sum, [weight]) => sum + weight, head ? 1 : 0);
  const said = weighed.reduce((sum, [, part]) => sum + part, ofHead);
  const score = total === 0 ? 0 : said / total;
  const isOther = isOtherColour(others, entry) || isForSibling(others, entry);
  const isKin = head !== null && widened(head.meanings).some((meaning) => entry.is.has(meaning));
  const byWords =
    head === null && others.some(({ meanings, text }) => meanings.length === 0 && entry.units.some((one) => one.text === text));
  const isOwned = owner !== null && !entry.units.some(({ text }) => text === owner.text);
  const isMeant = !isOther && !isOwned && score >= surely && (ofHead > 0 || byWords);
  return {
    isMeant,
    isAlike:
      isKin || (head?.meanings.some((meaning) => entry.says.has(meaning)) ?? false) || (ofHead > 0 && isOther) || score >= 0.5,
    score,
  };
};
