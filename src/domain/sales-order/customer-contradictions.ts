/** What a document says of its customer that the customer's record says otherwise. A clue that the record has nothing to compare with is no contradiction. */
import { companyDomainOf } from '../shared/public-mail-domains.ts';
import { comparable } from './comparable.ts';
import type { CustomerClues, KnownCustomer } from './customer-clues.ts';
import type { CustomerMatch } from './sales-order.events.ts';

export type Contradiction = 'name' | 'tax_number' | 'email' | 'code';

/** pg_trgm similarity from which two spellings are one name; the same bound as for similar names */
const sameSpelling = 0.6;
/** letters from which a joined-up spelling ("Harbourfinch") proves a name */
const enoughLetters = 5;
const legalForms: ReadonlySet<string> = new Set(
  'gmbh limited ltd inc corp corporation company plc llc llp sarl sas spa srl sro spol zoo sia oyj aps and und the'.split(' '),
);

/** Without legal forms, short words and the ways to write an umlaut: "Müller & Söhne GmbH" and "MUELLER SOEHNE" are the same words. */
const wordsOf = (name: string): readonly string[] => {
  const all = comparable(name)
    .replace(/([aou])e/g, '$1')
    .split(' ');
  const telling = all.filter((word) => word.length > 2 && !legalForms.has(word));
  return telling.length > 0 ? telling : all;
};

const isWithin = (words: readonly string[], otherWords: readonly string[]): boolean =>
  words.every((word) => otherWords.includes(word));

const sameName = (first: string, second: string): boolean => {
  const [a, b] = [wordsOf(first), wordsOf(second)];
  const [shorter = '', longer = ''] = [a.join(''), b.join('')].sort((x, y) => x.length - y.length);
  return isWithin(a, b) || isWithin(b, a) || (shorter.length >= enoughLetters && longer.includes(shorter));
};

const namesAgree = (name: string, { name: knownName, aliasKeys, similarity }: KnownCustomer): boolean =>
  similarity >= sameSpelling || [knownName, ...aliasKeys].some((spelling) => sameName(name, spelling));

const isExactName = (name: string | null, { name: knownName, aliasKeys }: KnownCustomer): boolean =>
  name !== null && (comparable(knownName) === name || aliasKeys.includes(name));

/** A country's letters, and the figures behind them. Keys are as comparableTaxNumber gives them. */
const taxParts = (key: string) => {
  const [, country = '', number = key] = /^([A-Z]{2})(?=.*\d)(.+)$/.exec(key) ?? [];
  return { country, number };
};

/** Numbers of one kind only: a German tax number says nothing against a German VAT number, which is shorter. A branch's number begins, and a French VAT number ends, with its company's. */
const taxNumbersDiffer = (first: string, second: string): boolean => {
  const [a, b] = [taxParts(first), taxParts(second)];
  const [shorter = '', longer = ''] = [a.number, b.number].sort((x, y) => x.length - y.length);
  if (longer.startsWith(shorter) || longer.endsWith(shorter)) return false;
  return (a.country !== '' && b.country !== '') || shorter.length === longer.length;
};

const isAt = (domain: string, knownDomain: string): boolean =>
  domain === knownDomain || domain.endsWith(`.${knownDomain}`) || knownDomain.endsWith(`.${domain}`);

const emailDiffers = (email: string, { emails, domains }: KnownCustomer): boolean => {
  const domain = companyDomainOf(email);
  const knownDomains = [...domains, ...emails.flatMap((address) => companyDomainOf(address) ?? [])];
  return (
    domain !== null &&
    knownDomains.length > 0 &&
    !emails.includes(email) &&
    !knownDomains.some((knownDomain) => isAt(domain, knownDomain))
  );
};

/** "C-1001" and "C-2044" are customer codes of one numbering, "70012" is somebody else's number. */
const patternOf = (code: string): string => comparable(code).replace(/\p{L}/gu, 'a').replace(/\p{N}/gu, '9');
const codesDiffer = (first: string, second: string): boolean =>
  comparable(first) !== comparable(second) && patternOf(first) === patternOf(second);

export const contradictionsOf = (clues: CustomerClues, customer: KnownCustomer): ReadonlySet<Contradiction> => {
  const { name, taxNumber, documentEmail, code } = clues;
  const checked: readonly (readonly [Contradiction, boolean])[] = [
    ['name', name !== null && !namesAgree(name, customer)],
    ['tax_number', taxNumber !== null && customer.taxKey !== null && taxNumbersDiffer(taxNumber, customer.taxKey)],
    ['email', documentEmail !== null && emailDiffers(documentEmail, customer)],
    ['code', code !== null && customer.code !== null && codesDiffer(code, customer.code)],
  ];
  return new Set(checked.filter(([, holds]) => holds).map(([kind]) => kind));
};

/** What only tells where an order came from, or how a name is spelled: a document that names another company outweighs it. */
const weakSteps: ReadonlySet<CustomerMatch['by']> = new Set(['email', 'phone', 'domain', 'similar_name']);

/** Whether the document is another company's: another tax number under another name, or another company name with its own mail domain. */
export const isAnotherCompany = (
  { name }: CustomerClues,
  customer: KnownCustomer,
  by: CustomerMatch['by'],
  contradictions: ReadonlySet<Contradiction>,
): boolean =>
  weakSteps.has(by) &&
  ((contradictions.has('tax_number') && !isExactName(name, customer)) ||
    (contradictions.has('name') && contradictions.has('email')));
