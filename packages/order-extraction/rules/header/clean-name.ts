/** A party's name, taken out of what stands around it. */
import { isCue } from '../languages/index.ts';
import { normalise } from '../text.ts';
import { addressed, withoutAttention } from './addressing.ts';
import { labelNameOf } from './labels.ts';
import { endsInLegalForm, hasLegalForm, isLegalForm, withoutQuotedFigures } from './legal-forms.ts';
import { labelled } from './names.ts';

const mostWordsOfLabel = 3;

/** "Company: Muster GmbH", "Trading partner: Muster Ltd": words for a party before a colon, or any few before a company that are no label of something else. */
function withoutLabel(text: string): string {
  const [, label, rest] = /^(\p{L}[^:]{1,28}?)\s*[:.]\s+(.+)$/u.exec(text) ?? /^(\p{L}[^:]{1,28}?)\s*:\s*(.+)$/u.exec(text) ?? [];
  const words = normalise(label ?? '').split(' ');
  if (label === undefined || rest === undefined) return text;
  const isCompany = hasLegalForm(untilStreet(rest)) && !hasLegalForm(label);
  const beforeCompany = text.includes(': ') && words.length <= mostWordsOfLabel && isCompany;
  return words.every(isPartyWord) || (beforeCompany && !/\d/.test(label) && !labelled(words)) ? rest : text;
}

/** most words of a title behind the name that it shares a line with */
const mostWordsOfTitle = 4;

/** "Muster e.K. Bestellschein": the name where a scan, or a program, put name and title into one piece; null where it did not. */
export function nameBesideTitle(text: string): string | null {
  const words = text.trim().split(/\s+/);
  const end = words.findLastIndex((_, at) => at > 0 && endsInLegalForm(words.slice(0, at + 1).join(' ')));
  const title = end < 0 ? [] : words.slice(end + 1).map(normalise);
  const [first = ''] = title;
  const names = isCue('ordering', first) || isCue('endingInOrder', first);
  return names && title.length <= mostWordsOfTitle ? words.slice(0, end + 1).join(' ') : null;
}

/** "Muster GmbH - Order to supplier": what stands behind a dash may be the title. */
function withoutTitle(text: string): string {
  const formed = nameBesideTitle(text);
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

/** What stands before the first separator; a dash between quotation marks („ZORA – 1893“, "Zora - Muster") is none. */
function firstPart(text: string): string {
  for (const { index } of text.matchAll(/\s+[·•|*]\s+|\s*[·•|]\s*|\s{3,}|\s[–—-]\s(?=.*\d)/g)) {
    const before = text.slice(0, index);
    if (!/[„«"][^"“”»]*$/.test(before) || !/["“”»]/.test(text.slice(index))) return before;
  }
  return text;
}

/** A party's name without what stands around it: labels, how it is addressed, street and place behind a separator, a person, "c/o". */
export function cleanName(text: string): string {
  const labelless = withoutLabel(together(withLetterForNought(text.replace(/^[|¦:]\s+/, ''))));
  const bare = firstPart(
    withoutTitle(withoutParent(withoutAttention(addressed(labelless) ?? labelless, endsInLegalForm))).replace(
      /\s*<[^>]*>\s*$/,
      '',
    ),
  );
  return withoutPlace(withoutWriter(untilStreet(withoutRegister(withoutNumber(bare.replace(inBrackets, ''))))))
    .replace(/\s*\([^)]*(?:customer|kunde|no|nr|id)[^)]*\)\s*$/i, '')
    .replace(whatTheyAre, '')
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

/** "Muster Ltd – Hull", "Muster AG – Supply Chain Planning", "Muster AS – a company of the Muster group": the town, who writes there, or what it is, behind a legal form; behind another name a department. */
function withoutPlace(text: string): string {
  const [, name, place] = /^(.+?)\s+[–—-]\s+(\p{L}\P{N}+)$/u.exec(text) ?? [];
  if (name === undefined || place === undefined) return text;
  if (
    hasLegalForm(name) &&
    normalise(place)
      .split(' ')
      .every((word) => isCue('department', word))
  )
    return name;
  return endsInLegalForm(name) && (/^\p{Ll}/u.test(place) || !hasLegalForm(place)) ? name : text;
}

/** "C O N T O S O": one word, its letters apart */
const together = (text: string): string => (/^(?:\p{L} ){4,}\p{L}$/u.test(text) ? text.replaceAll(' ', '') : text);

/** "S.A.T. Muster N.º 9.210", "SIA Muster, reģ. Nr. 40003188440": the number that a register gave it; a school has fewer figures, and they are of its name */
function withoutNumber(text: string): string {
  const [, name, sign] = /^(.{4,}?)\s+(\p{L}{1,3}[.º°]{0,3})\s*(?=[\d.]*\d[\d.]*$)(?=(?:\.?\d){4,}$)/u.exec(text) ?? [];
  return name !== undefined && isCue('number', normalise(sign ?? '').split(' ')[0] ?? '')
    ? name.replace(/,\s+\p{Ll}{2,6}\.$/u, '')
    : text;
}

/** "Peter Muster (private person)": in small letters, what somebody is */
const whatTheyAre = /\s+\(\p{Ll}{3,}(?:\s\p{Ll}{3,}){1,2}\)\s*$/u;

/** "(Reg. Charity 1190442)" behind a name */
const inBrackets = /\s*\([^()]*\d{4}[^()]*\)\s*$/;

/** "Hotel Muster, turizem in gostinstvo d.o.o.": what a company does, before its form, as Slovenes and Croats write it */
const goesOnSmall = (part: string): boolean => /^\p{Ll}{3}/u.test(part) && endsInLegalForm(part);

/** "Joinery Muster, Anna Muster s.p.": a sole trader whose trade stands before the same family name. */
function isOwners(trade: string, owner: string): boolean {
  const [words, person] = [trade.split(' '), owner.split(' ').filter((word) => !isLegalForm(word))];
  return person.length > 1 && person.length <= 3 && words.at(-1) === person.at(-1) && words[0] !== person[0];
}

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
  if (isOwners(writer, name)) return text;
  const words = normalise(writer).split(' ');
  const person = /^(?:\p{Lu}[\p{Ll}.'’-]*\s+){1,2}\p{Lu}[\p{L}'’-]+$/u.test(writer) && name.split(' ').length > 1;
  return person || words.some((word) => isCue('department', word)) ? name : text;
}

/** "Muster GmbH, Hafenstr. 7, 20457 Hamburg": up to the comma behind its legal form, or before the first number. */
function untilStreet(text: string): string {
  const parts = text.split(/,\s+/);
  if (parts.length < 2) return text;
  const legal = parts.findIndex((_, at) => hasLegalForm(parts.slice(0, at + 1).join(', ')));
  const numbered = parts.findIndex((part, at) => /\d/.test(withoutQuotedFigures(part)) || (at > 0 && isRegisterLabel(part)));
  if (legal >= 0) {
    const end = parts.findIndex(
      (part, at) =>
        at > legal &&
        !isLegalForm(part) &&
        !goesOnSmall(part) &&
        !isPartner(part, parts[at - 1]) &&
        !isOwner(part, parts[at - 1]),
    );
    return parts.slice(0, end < 0 ? undefined : end).join(', ');
  }
  return numbered > 0 ? (parts[0] ?? text) : text;
}

/** "код за ЄДРПОУ": a register's number follows, in the next line */
const isRegisterLabel = (part: string): boolean => labelNameOf(part) === 'tax_number';

/** 'Obrt "Muster", vl. Ana Muster': whose a business is, behind one whose form stands before its name */
const isOwner = (part: string, before = ''): boolean =>
  isCue('proprietor', normalise(part.split(' ')[0] ?? '')) && !endsInLegalForm(before) && part.split(' ').length <= 4;

/** what stands behind the name in a letterhead or a foot in one line: a postcode with its town, a sentence with a register's number */
const behindName = /\s(?=\d{4,6}\s\p{Lu}\p{Ll})|(?<=\p{L}{2}\.)\s(?=\p{Lu}\p{Ll}+(?:\s[\p{L}.]+){2,}.*\d{4})/gu;

/** "Muster Kft. 5000 Szolnok", "Muster Limited. Registered in England No 04417788": the company. */
function withoutRegister(text: string): string {
  const cuts = [...text.matchAll(behindName)].map(({ index }) => text.slice(0, index));
  const name = cuts.find((one) => endsInLegalForm(one.replace(/\.$/, '')));
  // "Ltd." is short for something, "Limited." the end of a sentence
  return name?.replace(/(?<=\p{L}{5})\.$/u, '') ?? text;
}

/** "A. Wilk" */
const initialed = /(?:^|\s)\p{Lu}\.\s?\p{Lu}[\p{L}'’-]+$/u;
/** "Muster s.c. A. Wilk, J. Berg": the partners of a firm, one after the other */
const isPartner = (part: string, before: string | undefined): boolean =>
  initialed.test(part) && part.split(' ').length <= 2 && initialed.test(before ?? '');
