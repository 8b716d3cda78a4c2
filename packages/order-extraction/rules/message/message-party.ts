/** Who orders by a message: told by its signature and the address that it was sent from, and by nothing that its subject says. */
import type { ExtractionContext, ReadDocument } from '../../document/documents.port.ts';
import { type FoundValue, foundValue } from '../found-value.ts';
import { cleanName } from '../header/clean-name.ts';
import { hasLegalForm } from '../header/legal-forms.ts';
import { canBeName, domainResembles, sameParty } from '../header/names.ts';
import type { Party } from '../header/parties.ts';
import { recordFacts } from '../known/record-facts.ts';
import { cueAt, isCue, someCue } from '../languages/index.ts';
import type { Layout, Line } from '../layout/line.types.ts';
import { normalise } from '../text.ts';

type Message = NonNullable<ReadDocument['content']['message']>;
type Candidate = { readonly name: string; readonly score: number };

/** lines at the end of a message that may be a signature nobody marked, and the characters that such a line has at most */
const mostOfEnd = 5;
const longestOfEnd = 60;
const mostToEnd = 14;
/** what it counts that the company's records know the name */
const ofRecords = 2;
/** how much of a name its domain has to hold to tell whose it is */
const ofDomain = 0.6;
/** boxes that belong to a program */
const programs = ['noreply', 'donotreply', 'mailer', 'notification', 'postmaster', 'bounce'];
const isProgram = (address: string): boolean => programs.some((box) => address.replace(/[._-]/g, '').startsWith(box));

/** what is signed with a legal form, or as the sender's domain is called, is more than a label in the text */
const signed = 1.5;
/** what a name is believed with: by two witnesses, by one, and by nothing but its place */
const believed = { well: 0.9, fairly: 0.75, hardly: 0.5 } as const;

/** Of the company whose mail this is. */
export function isOurAddress(address: string | null, { ownDomains }: ExtractionContext): boolean {
  const domain = address?.split('@')[1]?.toLowerCase() ?? '';
  return ownDomains.map((name) => name.toLowerCase()).some((ours) => domain === ours || domain.endsWith(`.${ours}`));
}

/** `read`: what was read in the text itself. A company that a label or a letterhead names there stands, unless the signature names one with more right. */
export function partyOfMessage(message: Message, layout: Layout, context: ExtractionContext, read: Party): Party {
  const address = message.sender?.address ?? null;
  const domain = address?.split('@')[1] ?? '';
  const isOurs = isOurAddress(address, context);
  const facts = recordFacts(context);
  const asDomain = (name: string): number => (isOurs ? 0 : domainResembles(name, domain));
  const near = namesIn([...endOf(layout.lines), ...message.signature], message.sender?.name ?? null);
  // a company further up is told by its legal form or its domain
  const further = namesIn(lastOf(layout.lines), null).filter(({ name }) => hasLegalForm(name) || asDomain(name) >= ofDomain);
  const candidates = [...near, ...further]
    .filter(({ name }) => isNameOfParty(name) || (asDomain(name) >= ofDomain && /^\p{L}[^\d@:?!]{2,60}$/u.test(name)))
    .filter(({ name }) => !context.ownNames.some((own) => sameParty(own, name)))
    .map(({ name, score }) => ({ name, score: score + 2 * asDomain(name) + (facts.customerNamed(name) ? ofRecords : 0) }))
    .filter(({ score }) => score > 0);
  const best = candidates.reduce<Candidate | null>((one, other) => (one === null || other.score > one.score ? other : one), null);
  const email =
    address === null || isOurs || isProgram(address) ? read.email : foundValue(address, null, 0.9, { source: address });
  // a company in a letterhead, and nobody else, is told by the text: a message begins with a greeting
  const stands = read.name !== null && (read.block?.zone === 'buyer' || hasLegalForm(read.name.value));
  const name = best && (best.score >= signed || !stands) ? named(best) : stands ? read.name : null;
  return { ...read, name, email };
}

const named = ({ name, score }: Candidate): FoundValue =>
  foundValue(name, null, score >= 2.5 ? believed.well : score >= 1 ? believed.fairly : believed.hardly, { source: name });

/** The last lines of the text, as far as each is short and they stand together. */
function endOf(lines: readonly Line[]): readonly string[] {
  const end = lines.slice(1).slice(-mostOfEnd);
  const begin = end.findLastIndex((line, at) => {
    const next = end[at + 1];
    return line.text.length > longestOfEnd || line.segments.length > 1 || (next !== undefined && next.y0 - line.y1 > line.height);
  });
  return end.slice(begin + 1).map(({ text }) => text);
}

/** Short lines not far from the end: disclaimers may stand below who signs. */
const lastOf = (lines: readonly Line[]): readonly string[] =>
  lines
    .slice(1)
    .slice(-mostToEnd)
    .flatMap(({ text }) => (text.length <= longestOfEnd ? text : []));

/** "Marta — Almacenes Vega SL", "Purchasing | Berg & Sons Ltd" */
const parts = /\s+[—–|·•-]+\s+|\s*[|·•]\s*|,\s+(?=\p{Lu})|\s{2,}/u;

function namesIn(lines: readonly string[], display: string | null): readonly Candidate[] {
  const signed = lines.flatMap((line, at) =>
    line.split(parts).map(
      (piece, place): Candidate => ({
        name: cleanName(piece.replace(/\s*\([^)]*\)\s*$/, '').trim()),
        // who signs stands first, and the company behind or below
        score: place > 0 ? 1 : at > 0 ? 0.6 : /\s/.test(piece.trim()) ? 0.2 : -1,
      }),
    ),
  );
  const all = [...signed, ...(display === null ? [] : [{ name: cleanName(display), score: 0.3 }])];
  return all.map(({ name, score }) => ({ name, score: score + evidenceFor(name) }));
}

const isNameOfParty = (text: string): boolean => {
  const words = normalise(text).split(' ');
  const isRole = someCue('department', words) || someCue('buyingOffice', words);
  const isThanks = cueAt('salutation', words, 0) > 0 || cueAt('notName', words, 0) > 0;
  // a sentence has its words in small letters
  const small = text.split(/\s+/).filter((word) => /^\p{Ll}{4}/u.test(word)).length;
  return (
    canBeName(text) &&
    small <= words.length / 3 &&
    !/[\d@:]/.test(text) &&
    !/[.,!?]$/.test(text.replace(/\b\p{L}{1,5}\.$/u, '')) &&
    (hasLegalForm(text) || (!isRole && !isThanks))
  );
};

const evidenceFor = (name: string): number =>
  (hasLegalForm(name) ? 1.5 : 0) +
  (normalise(name)
    .split(' ')
    .some((word) => isCue('organisation', word))
    ? 0.4
    : 0);
