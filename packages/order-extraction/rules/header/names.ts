/** What can be a party's name, and which names are of the same. */
import { cueAt, isCue } from '../languages/index.ts';
import { compact, inOneLetter, normalise } from '../text.ts';
import { hasLegalForm, isLegalForm, withoutQuotedFigures } from './legal-forms.ts';
import { isNotAName } from './not-a-name.ts';

const generic = (word: string): boolean => isCue('legal', word) || isCue('and', word) || isCue('little', word);

const address = /@|www\.|https?:|\p{L}\.(?:com|net|org|example|[a-z]{2})$|\.co\.uk$/u;
/** "Střední průmyslová škola": an adjective that streets are called by too, before what an organisation is */
const isOfSchool = (words: readonly string[], at: number): boolean => at > 0 && isCue('organisation', words[at + 1] ?? '');
const isStreet = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      /^\d{1,5}[a-z]?$/.test(word) ||
      (word.length >= 3 && isCue('street', word) && !isCue('organisation', word) && !isOfSchool(words, at)),
  );

/** "I.E.S. Muster", "A. Muster & Sons": letters that are short for words, and no words themselves */
const initials = /^\p{Lu}\.\s?\p{Lu}/u;

/** words that a name may begin with as a greeting does ("Best Muster Foods Ltd") */
const longestGreeting = 5;
const leastOfGreeting = 4;
const inCareOf = /^(?:c\/o|v\/|p\/a|p\.a\.)\s/i;

/** Whether a text can be the name of a party: letters, not too long, no label, no street, no sentence, no department, nobody who only carries goods. */
export function canBeName(text: string): boolean {
  const phrase = normalise(text);
  const words = phrase.split(' ');
  if (words.every(generic) || !/\p{L}{2}/u.test(text) || text.length > 80 || address.test(text) || /[?!]$/.test(text))
    return false;
  // the rest of one that was parted; "(a unit of Muster Ltd)": whose it is; "c/o Muster Ltd": who only gets the mail
  if (/^[&+(]/.test(text) || inCareOf.test(text)) return false;
  // "Please deliver to our stores at Muster"
  if (words.length > longestGreeting && (words[0] ?? '').length >= leastOfGreeting && cueAt('salutation', words, 0) > 0)
    return false;
  const legal = hasLegalForm(text);
  // "County Auditor": an office of an organisation, and not its name
  if (legal && isOffice(words)) return false;
  // "Ing." is a title, "ING" a bank
  const carriers = normalise(text.replace(/(?<!\p{L})\p{L}{2,4}\.(?=\s)/gu, ' ')).split(' ');
  if (!legal && carriers.some((_, at) => cueAt('carrier', carriers, at) > 0)) return false;
  if (words.length > 1 && isCue('proprietor', words[0] ?? '')) return false;
  if (isCue('buyingOffice', phrase) || /;\s/.test(text) || isSentence(text)) return false;
  // "E-invoice 003708411725"
  if (!legal && /\d{9}/.test(text)) return false;
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
export const labelled = (words: readonly string[]): boolean =>
  cueAt('notName', words, 0) > 0 || cueAt('salutation', words, 0) > 0;

/** letters of a word that a domain is told by */
const leastOfWord = 4;

/** 0 to 1: how much of a name's words an e-mail domain holds, or of a domain a name; "muster.onmicrosoft.com" is Muster's, and "laeden" of "Läden". */
export function domainResembles(name: string, domain: string): number {
  const parts = domain.split('.').slice(0, -1);
  // co.uk, com.br, ac.in: the name stands before
  const ofCountry = parts.length > 1 && /^(?:co|com|org|net|ac|gov|gob|edu|or|ne|ltd|plc)$/.test(parts.at(-1) ?? '');
  const labels = parts.slice(0, ofCountry ? -1 : undefined);
  const own = compact(labels.at(-1) ?? domain);
  // "mail.", "shop.": what stands before a domain is mostly what is done there
  const before = labels
    .slice(0, -1)
    .map(compact)
    .filter((label) => label.length >= leastBefore);
  const inBoth = (hosts: readonly string[]): readonly string[] => [...new Set([...hosts, ...hosts.map(inOneLetter)])];
  return Math.max(
    0,
    ...inBoth([own]).map((host) => hostResembles(name, host, true)),
    ...inBoth(before).map((host) => hostResembles(name, host, false)),
  );
}

/** 0 to 1: how much of a name's words the box has that somebody has at a provider of many: "muster.farm@mail.example". */
export const boxResembles = (name: string, box: string): number =>
  compact(box).length >= leastBefore ? hostResembles(name, compact(box), false) : 0;

/** "gaec.combenoire" of GAEC de la Combe Noire: all of its words, and more than one, without its legal form. */
export function isWholeBox(name: string, box: string): boolean {
  const words = normalise(name)
    .split(' ')
    .filter((word) => word.length >= 3 && !generic(word));
  return words.length > 1 && compact(box).includes(words.join(''));
}

/** letters of what stands before a domain and may be somebody's name */
const leastBefore = 5;

/** `short`: the host may be a part of the name, too. */
function hostResembles(name: string, host: string, short: boolean): number {
  const plain = normalise(name);
  const words = plain.split(' ').filter((word) => word.length >= 3 && !generic(word));
  if (words.length === 0 || host.length < 3) return 0;
  const joined = words.join('');
  if (host.includes(joined) || (short && joined.includes(host))) return 1;
  const every = plain.split(' ');
  const initials = [every, every.filter((word) => !isCue('little', word))].map((all) => all.map((word) => word[0]).join(''));
  if (host.length >= 3 && initials.some((letters) => letters.startsWith(host))) return 0.6;
  const hits = words.filter((word) => word.length >= leastOfWord && host.includes(word)).length;
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
