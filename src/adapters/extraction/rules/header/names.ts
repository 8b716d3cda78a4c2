import { cueAt, isCue, languages } from '../languages/index.ts';
import { compact, normalise } from '../text.ts';
import { addressed, withoutAttention } from './addressing.ts';
import { isNotAName } from './not-a-name.ts';

/** Short forms are words of other kinds in small letters: "se aceitam", "as agreed"; "s.r.o." and the "z" of "Sp. z o.o." are none. */
const inSmallLetters = /(?<=^|\s)\p{Ll}{2,}(?=$|[\s,;])/gu;

/** "Northgate Foods plc": behind words with capitals, and longer than those */
const endsInSmallForm = /^(?:\p{Lu}\S*\s+(?:(?:&|\+|\p{Ll}{1,3})\s+)?)+(\p{Ll}{3,5})$/u;
const hasSmallForm = (text: string): boolean => isCue('legal', endsInSmallForm.exec(text.trim())?.[1] ?? '');

/** „Zora 94“: figures that are of a name, and of no street */
const withoutQuotedFigures = (text: string): string =>
  text.replace(/[„“«][^„“”«»]*[“”»]/g, (quoted) => quoted.replace(/\s\d{1,3}(?!\d)/g, ''));

/** Whether a text carries a legal form or another word that only organisations have in their names, and no number behind it. */
export function hasLegalForm(text: string): boolean {
  const words = normalise(withoutQuotedFigures(text).replace(inSmallLetters, ' ')).split(' ');
  const numbered = words.findLastIndex((word, at) => /\d/.test(word) && !isOrdinal(words, at));
  return (
    words.some((_, at) => at > numbered && (cueAt('legal', words, at) > 0 || cueAt('organisation', words, at) > 0)) ||
    isBodyInSmallLetters(text) ||
    hasSmallForm(text)
  );
}

const mostWordsOfBody = 6;
/** words for public bodies of languages that do not begin them with a capital within a name, as English and German do */
const bodies: ReadonlySet<string> = new Set(
  languages.flatMap(({ code, cues }) => (code === 'en' || code === 'de' ? [] : (cues.organisation ?? []))),
);

/** "Osnovna škola Ivana Gundulića", "Sävsjö kommun": many languages write the word itself small, second in the name or at its end, and no sentence around it. */
function isBodyInSmallLetters(text: string): boolean {
  const all = text.trim().split(/\s+/);
  const small = (word: string | undefined): boolean => word !== undefined && /^\p{Ll}{4,}$/u.test(word);
  const capital = (word: string): boolean => /^\p{Lu}/u.test(word);
  const is = (word: string | undefined): boolean => small(word) && bodies.has(normalise(word ?? ''));
  if (all.length < 2 || all.length > mostWordsOfBody || !all.every((word) => /^[\p{L}„“”"'’.-]+$/u.test(word))) return false;
  const [first = '', second, ...rest] = all;
  if (!capital(first) || isCue('little', normalise(first)) || isCue('ordering', normalise(first))) return false;
  return (
    (is(second) && rest.every((word) => capital(word) || isCue('little', normalise(word)))) ||
    (is(all.at(-1)) && all.slice(0, -1).every(capital))
  );
}

/** "Fire Company No. 2", "Szkoła Podstawowa nr 14": which of several a public body is; an order's number is none. */
const isOrdinal = (words: readonly string[], at: number): boolean =>
  at > 1 &&
  /^\d{1,3}$/.test(words[at] ?? '') &&
  isCue('number', words[at - 1] ?? '') &&
  words.slice(0, at - 1).some((_, from) => cueAt('organisation', words, from) > 0) &&
  !words.slice(0, at).some((word) => isCue('ordering', word) || isCue('billing', word));

const mostWordsOfLabel = 3;

/** "Company: Muster GmbH", "Trading partner: Muster Ltd": words for a party before a colon, or any few before a company that are no label of something else. */
function withoutLabel(text: string): string {
  const [, label, rest] = /^(\p{L}[^:]{1,28}?)\s*[:.]\s+(.+)$/u.exec(text) ?? /^(\p{L}[^:]{1,28}?)\s*:\s*(.+)$/u.exec(text) ?? [];
  const words = normalise(label ?? '').split(' ');
  if (label === undefined || rest === undefined) return text;
  const beforeCompany = text.includes(': ') && words.length <= mostWordsOfLabel && hasLegalForm(rest) && !hasLegalForm(label);
  return words.every(isPartyWord) || (beforeCompany && !/\d/.test(label) && !labelled(words)) ? rest : text;
}

/** most words of a title behind the name that it shares a line with */
const mostWordsOfTitle = 4;

/** "Muster e.K. Bestellschein": the name where a scan, or a program, put name and title into one piece; null where it did not. */
export function nameBeforeTitle(text: string): string | null {
  const words = text.trim().split(/\s+/);
  const end = words.findLastIndex((_, at) => at > 0 && endsInLegalForm(words.slice(0, at + 1).join(' ')));
  const title = end < 0 ? [] : words.slice(end + 1).map(normalise);
  const [first = ''] = title;
  const names = isCue('ordering', first) || isCue('endingInOrder', first);
  return names && title.length <= mostWordsOfTitle ? words.slice(0, end + 1).join(' ') : null;
}

/** "Muster GmbH - Order to supplier": what stands behind a dash may be the title. */
function withoutTitle(text: string): string {
  const formed = nameBeforeTitle(text);
  if (formed !== null) return formed;
  const [, name, title] = /^(.{4,60}?)\s[–—-]\s(.+)$/u.exec(text) ?? [];
  const words = normalise(title ?? '').split(' ');
  return name !== undefined && words.length <= 8 && words.some((word) => isCue('ordering', word)) ? name : text;
}

const isPartyWord = (word: string): boolean =>
  (isCue('party', word) || isCue('buyer', word) || isCue('seller', word) || isCue('partyData', word)) && !isCue('legal', word);

/** "S. r. 0.", "d.0.0.": a legal form in which a scan took a letter for a nought */
function withLetterForNought(text: string): string {
  const [form] = /(?<=[\s,])(?:\p{L}\.?\s?){1,3}(?:[0oO]\.?\s?){1,2}$/u.exec(text.trim()) ?? [];
  const letters = form?.replaceAll('0', 'o');
  return form?.includes('0') && letters !== undefined && isLegalForm(letters)
    ? text.trim().slice(0, -form.length) + letters
    : text;
}

/** A party's name without what stands around it: labels, how it is addressed, street and place behind a separator, a person, "c/o". */
export function cleanName(text: string): string {
  const labelless = withoutLabel(together(withLetterForNought(text.replace(/^[|¦]\s+/, ''))));
  const bare =
    withoutTitle(withoutParent(withoutAttention(addressed(labelless) ?? labelless, endsInLegalForm)))
      .replace(/\s*<[^>]*>\s*$/, '')
      .split(/\s+[·•|*]\s+|\s*[·•|]\s*|\s{3,}|\s[–—-]\s(?=.*\d)/)[0] ?? '';
  return withoutPlace(withoutWriter(untilStreet(withoutRegister(withoutNumber(bare.replace(inBrackets, ''))))))
    .replace(/\s*\([^)]*(?:customer|kunde|no|nr|id)[^)]*\)\s*$/i, '')
    .replace(/(?:[,;:\s]|\s[–—-])+$/, '')
    .trim();
}

/** "a division of Muster Ltd": whose it is; "van der Berg B.V." is a name */
function withoutParent(text: string): string {
  const [, before, name] = /^((?:\p{Ll}+\s+){2,3})(?=\p{Lu})(.+)$/u.exec(text) ?? [];
  const isParticle = (word: string): boolean => isCue('little', word) || isCue('and', word);
  return before !== undefined && name !== undefined && hasLegalForm(name) && !normalise(before).split(' ').every(isParticle)
    ? name
    : text;
}

/** "Muster Ltd – Hull", "Muster Ltd – Supply Chain Planning": the town, or who writes there, behind a legal form */
function withoutPlace(text: string): string {
  const [, name, place] = /^(.+?)\s+[–—-]\s+(\p{Lu}\P{N}+)$/u.exec(text) ?? [];
  return name !== undefined && place !== undefined && endsInLegalForm(name) && !hasLegalForm(place) ? name : text;
}

/** "C O N T O S O": one word, its letters apart */
const together = (text: string): string => (/^(?:\p{L} ){4,}\p{L}$/u.test(text) ? text.replaceAll(' ', '') : text);

/** "S.A.T. Muster N.º 9.210": the number that a register gave it; a school has fewer figures, and they are of its name */
function withoutNumber(text: string): string {
  const [, name, sign] = /^(.{4,}?)\s+(\p{L}{1,3}[.º°]{0,3})\s*(?=[\d.]*\d[\d.]*$)(?=(?:\.?\d){4,}$)/u.exec(text) ?? [];
  return name !== undefined && isCue('number', normalise(sign ?? '').split(' ')[0] ?? '') ? name : text;
}

/** "(Reg. Charity 1190442)" behind a name */
const inBrackets = /\s*\([^()]*\d{4}[^()]*\)\s*$/;

/** "Hotel Muster, turizem in gostinstvo d.o.o.": what a company does, before its form, as Slovenes and Croats write it */
const goesOnSmall = (part: string): boolean => /^\p{Ll}{3}/u.test(part) && endsInLegalForm(part);

/** "Hon. Treasurer, Muster Association", "Sam Whitlock, Muster Ltd": whom somebody writes for. */
function withoutWriter(text: string): string {
  const [, writer, name] = /^([^,]+),\s+(.+)$/u.exec(text) ?? [];
  if (
    writer === undefined ||
    name === undefined ||
    goesOnSmall(name) ||
    isLegalForm(name) ||
    !hasLegalForm(name) ||
    hasLegalForm(writer)
  )
    return text;
  const words = normalise(writer).split(' ');
  const person = /^(?:\p{Lu}[\p{Ll}.'’-]*\s+){1,2}\p{Lu}[\p{L}'’-]+$/u.test(writer) && name.split(' ').length > 1;
  return person || words.some((word) => isCue('department', word)) ? name : text;
}

/** "Muster GmbH, Hafenstr. 7, 20457 Hamburg": up to the comma behind its legal form, or before the first number. */
function untilStreet(text: string): string {
  const parts = text.split(/,\s+/);
  if (parts.length < 2) return text;
  const legal = parts.findIndex((_, at) => hasLegalForm(parts.slice(0, at + 1).join(', ')));
  const numbered = parts.findIndex((part) => /\d/.test(withoutQuotedFigures(part)));
  if (legal >= 0) {
    const end = parts.findIndex(
      (part, at) => at > legal && !isLegalForm(part) && !goesOnSmall(part) && !isPartner(part, parts[at - 1]),
    );
    return parts.slice(0, end < 0 ? undefined : end).join(', ');
  }
  return numbered > 0 ? (parts[0] ?? text) : text;
}

/** Whether a legal form is the end of a text, and something stands before it: "Muster Kft." */
export function endsInLegalForm(text: string): boolean {
  const words = text.trim().split(/\s+/);
  // "Quinta da" goes on, and "DA" is a form
  const last = words.at(-1) ?? '';
  if (/^\p{Ll}{2,3}$/u.test(last) && isCue('little', last)) return false;
  return words.some((_, at) => at > 0 && isLegalForm(words.slice(at).join(' ')));
}

/** what stands behind the name in a letterhead or a foot in one line: a postcode with its town, a sentence with a register's number */
const behindName = /\s(?=\d{4,6}\s\p{Lu}\p{Ll})|(?<=\p{L}{2}\.)\s(?=\p{Lu}\p{Ll}+(?:\s[\p{L}.]+){2,}.*\d{4})/gu;

/** "Muster Kft. 5000 Szolnok", "Muster Limited. Registered in England No 04417788": the company. */
function withoutRegister(text: string): string {
  const cuts = [...text.matchAll(behindName)].map(({ index }) => text.slice(0, index));
  const name = cuts.find((one) => endsInLegalForm(one.replace(/\.$/, '')));
  // "Ltd." is short for something, "Limited." the end of a sentence
  return name?.replace(/(?<=\p{L}{5})\.$/u, '') ?? text;
}

/** Whether a text is a legal form and nothing else: "Sp. z o.o.", "GmbH & Co. KG", "S.A. de C.V.". */
export function isLegalForm(text: string): boolean {
  const words = normalise(text)
    .split(' ')
    .filter((word) => word !== '');
  let at = 0;
  while (at < words.length) {
    const count = Math.max(cueAt('legal', words, at), words[at] === '@' || isCue('and', words[at] ?? '') ? 1 : 0);
    if (count === 0) return false;
    at += count;
  }
  return words.length > 0 && words[0] !== '@';
}

/** "A. Wilk" */
const initialed = /(?:^|\s)\p{Lu}\.\s?\p{Lu}[\p{L}'’-]+$/u;
/** "Muster s.c. A. Wilk, J. Berg": the partners of a firm, one after the other */
const isPartner = (part: string, before: string | undefined): boolean =>
  initialed.test(part) && part.split(' ').length <= 2 && initialed.test(before ?? '');

const generic = (word: string): boolean => isCue('legal', word) || isCue('and', word) || isCue('little', word);

const address = /@|www\.|https?:|\p{L}\.(?:com|net|org|example|[a-z]{2})$|\.co\.uk$/u;
const isStreet = (words: readonly string[]): boolean =>
  words.some(
    (word) => /^\d{1,5}[a-z]?$/.test(word) || (word.length >= 3 && isCue('street', word) && !isCue('organisation', word)),
  );

/** "I.E.S. Muster", "A. Muster & Sons": letters that are short for words, and no words themselves */
const initials = /^\p{Lu}\.\s?\p{Lu}/u;

/** Whether a text can be the name of a party: letters, not too long, no label, no street, no sentence, no department, nobody who only carries goods. */
export function canBeName(text: string): boolean {
  const phrase = normalise(text);
  const words = phrase.split(' ');
  if (words.every(generic) || !/\p{L}{2}/u.test(text) || text.length > 80 || address.test(text) || /[?!]$/.test(text))
    return false;
  // the rest of one that was parted
  if (/^[&+]/.test(text)) return false;
  const legal = hasLegalForm(text);
  // "County Auditor": an office of an organisation, and not its name
  if (legal && isOffice(words)) return false;
  // "Ing." is a title, "ING" a bank
  const carriers = normalise(text.replace(/(?<!\p{L})\p{L}{2,4}\.(?=\s)/gu, ' ')).split(' ');
  if (!legal && carriers.some((_, at) => cueAt('carrier', carriers, at) > 0)) return false;
  if (words.length > 1 && isCue('proprietor', words[0] ?? '')) return false;
  if (isCue('buyingOffice', phrase) || /;\s/.test(text) || isSentence(text)) return false;
  if (legal) return !/:\s/.test(text) || !labelled(words);
  if (
    (labelled(words) && !initials.test(text)) ||
    isLabelledPerson(words) ||
    words.every((word) => isCue('department', word) || generic(word))
  )
    return false;
  if (/\d/.test(text.slice(0, 2)) || isNotAName(text)) return false;
  const bare = normalise(withoutQuotedFigures(text)).split(' ');
  return (
    !isStreet(bare.slice(/^\d/.test(text) ? 1 : 0)) &&
    words.length <= 8 &&
    !/[.:]$/.test(text.trim().replace(/(?<!\p{L})\p{L}{1,5}\.$/u, ''))
  );
}

const isOffice = (words: readonly string[]): boolean =>
  words.some((word) => isCue('department', word)) &&
  words.every((word) => isCue('department', word) || isCue('organisation', word) || isCue('little', word));

/** "Muster Ltd has sent you an order.", "somewhere is a service of Muster Inc.": a full stop behind a word, or small letters before the first capital. */
const isSentence = (text: string): boolean => {
  const [last] = /(?<=\s)\p{Ll}{5,}(?=\.$)/u.exec(text) ?? [];
  return (last !== undefined && !isLegalForm(last)) || /^(?:\p{Ll}+\s+){4,}\p{Lu}/u.test(text);
};

/** "Requester Dwayne Pettibone": a label that only lacks its colon. */
const isLabelledPerson = (words: readonly string[]): boolean =>
  words.length > 1 && words.length <= 4 && isCue('buyer', words[0] ?? '') && !isCue('organisation', words[1] ?? '');

/** It begins as a label, a greeting or a sentence does. */
const labelled = (words: readonly string[]): boolean => cueAt('notName', words, 0) > 0 || cueAt('salutation', words, 0) > 0;

/** 0 to 1: how much of a name's words an e-mail domain holds, or of a domain a name. */
export function domainResembles(name: string, domain: string): number {
  const parts = domain.split('.').slice(0, -1);
  // co.uk, com.br, ac.in: the name stands before
  const own =
    parts.length > 1 && /^(?:co|com|org|net|ac|gov|gob|edu|or|ne|ltd|plc)$/.test(parts.at(-1) ?? '')
      ? parts.at(-2)
      : parts.at(-1);
  const host = compact(own ?? domain.split('.')[0] ?? '');
  const words = normalise(name)
    .split(' ')
    .filter((word) => word.length >= 3 && !generic(word));
  if (words.length === 0 || host.length < 3) return 0;
  const joined = words.join('');
  if (host.includes(joined) || joined.includes(host)) return 1;
  const every = normalise(name).split(' ');
  const initials = [every, every.filter((word) => !isCue('little', word))].map((all) => all.map((word) => word[0]).join(''));
  if (host.length >= 3 && initials.some((letters) => letters.startsWith(host))) return 0.6;
  const hits = words.filter((word) => word.length >= 4 && host.includes(word)).length;
  return hits / words.length >= 0.5 ? 0.8 : hits > 0 ? 0.6 : 0;
}

/** Whether two names mean the same party, written more or less fully. */
export function sameParty(a: string, b: string): boolean {
  const bare = (name: string): string =>
    normalise(name)
      .split(' ')
      .filter((word) => !generic(word))
      .join('');
  const [first, second] = [bare(a), bare(b)];
  return (
    first.length >= 3 &&
    second.length >= 3 &&
    (first === second || (Math.min(first.length, second.length) >= 5 && (first.includes(second) || second.includes(first))))
  );
}
