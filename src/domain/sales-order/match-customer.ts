/** The chain by which a customer is found: the first step that names exactly one wins, and is named in the result. */
import type { Extraction } from '../shared/extraction.ts';
import { companyDomainOf } from '../shared/public-mail-domains.ts';
import { comparable, comparablePhone, comparableTaxNumber } from './comparable.ts';
import type { Candidate, CustomerMatch } from './sales-order.events.ts';
import { candidatesOf, type Similar, similarEnough } from './similar-names.ts';

export type KnownCustomer = {
  readonly customerId: string;
  readonly name: string;
  readonly code: string | null;
  /** as comparableTaxNumber gives it */
  readonly taxKey: string | null;
  readonly emails: readonly string[];
  /** digits, with + before a country code */
  readonly phones: readonly string[];
  readonly domains: readonly string[];
  readonly currency: string | null;
  /** other names, as compared */
  readonly aliasKeys: readonly string[];
  readonly blocked?: boolean;
  readonly blockedReason?: string | null;
  readonly severalOrdersPerNumber?: boolean;
  /** of its name to the one asked for, 0 to 1 */
  readonly similarity: number;
};

/** What a document and its sender tell of who ordered, as compared; null where they do not. */
export type CustomerClues = {
  readonly code: string | null;
  readonly taxNumber: string | null;
  /** the document's first, then the sender's */
  readonly emails: readonly string[];
  readonly phone: string | null;
  readonly name: string | null;
};

export type MatchedCustomer = {
  readonly match: CustomerMatch | null;
  readonly candidates: readonly Candidate[];
  /** another exact step names somebody else */
  readonly evidenceDiffers: boolean;
};

const keyOf = (text: string | null | undefined, compared: (given: string) => string): string | null =>
  text ? compared(text) || null : null;

/** @param sender the address a mail came from, null when there was no mail */
export const cluesOf = (fields: Extraction['fields'], sender: string | null): CustomerClues => ({
  code: keyOf(fields.customer_code?.value, comparable),
  taxNumber: keyOf(fields.customer_tax_number?.value, comparableTaxNumber),
  emails: [fields.customer_email?.value, sender].flatMap((email) => (email ? [email.trim().toLowerCase()] : [])),
  phone: keyOf(fields.customer_phone?.value, comparablePhone),
  name: keyOf(fields.customer_name?.value, comparable),
});

/** What somebody who enters an order says of who ordered. */
export const cluesOfEntered = (name: string | null, email: string | null): CustomerClues => ({
  ...cluesOf({}, email),
  name: keyOf(name, comparable),
});

/** The company domains of the clues' addresses; public providers say nothing. */
export const domainsOf = ({ emails }: CustomerClues): readonly string[] => [
  ...new Set(emails.flatMap((email) => companyDomainOf(email) ?? [])),
];

/** At least seven digits in common from the end, where one of the two has no country code. */
const samePhone = (a: string, b: string): boolean => {
  if (a === b) return true;
  if (a.startsWith('+') === b.startsWith('+')) return false;
  const national = (phone: string) => phone.replace(/^\+|^0/, '');
  const [longer, shorter] = a.startsWith('+') ? [national(a), national(b)] : [national(b), national(a)];
  return shorter.length >= 7 && longer.endsWith(shorter);
};

type Step = {
  readonly by: Exclude<CustomerMatch['by'], 'person' | 'similar_name'>;
  readonly fits: (customer: KnownCustomer) => boolean;
};

/** In order. An address is a step of its own: the one in the document before the sender's. */
const stepsFor = (clues: CustomerClues): readonly Step[] => {
  const { code, taxNumber, emails, phone, name } = clues;
  return [
    ...(code ? [{ by: 'code', fits: (c: KnownCustomer) => c.code !== null && comparable(c.code) === code } as const] : []),
    ...(taxNumber ? [{ by: 'tax_number', fits: (c: KnownCustomer) => c.taxKey === taxNumber } as const] : []),
    ...emails.map((email) => ({ by: 'email', fits: (c: KnownCustomer) => c.emails.includes(email) }) as const),
    ...(phone ? [{ by: 'phone', fits: (c: KnownCustomer) => c.phones.some((known) => samePhone(known, phone)) } as const] : []),
    ...(name
      ? [{ by: 'name', fits: (c: KnownCustomer) => comparable(c.name) === name || c.aliasKeys.includes(name) } as const]
      : []),
    ...domainsOf(clues).map((domain) => ({ by: 'domain', fits: (c: KnownCustomer) => c.domains.includes(domain) }) as const),
  ];
};

const exact: ReadonlySet<string> = new Set(['code', 'tax_number', 'email']);
const asSimilar = ({ customerId, name, similarity }: KnownCustomer): Similar => ({ id: customerId, name, similarity });

/** `known`: customers that fit any step or have a similar name. A step that fits several names nobody; they become candidates. */
export const matchCustomer = (clues: CustomerClues, known: readonly KnownCustomer[]): MatchedCustomer => {
  const results = stepsFor(clues).map(({ by, fits }) => ({ by, found: known.filter(fits) }));
  const hits = results.flatMap(({ by, found }) =>
    found.length === 1 && found[0] ? [{ by, customerId: found[0].customerId }] : [],
  );
  const [first] = hits;
  if (first) {
    const evidenceDiffers = hits.some(({ by, customerId }) => exact.has(by) && customerId !== first.customerId);
    const others = known.filter(({ customerId }) => evidenceDiffers && hits.some((hit) => hit.customerId === customerId));
    return {
      match: first,
      candidates: others
        .filter(({ customerId }) => customerId !== first.customerId)
        .map((other) => ({ id: other.customerId, similarity: 1 })),
      evidenceDiffers,
    };
  }
  const similar = known.map(asSimilar);
  const near = clues.name === null ? null : similarEnough(clues.name, similar);
  if (near)
    return {
      match: { customerId: near.id, by: 'similar_name' },
      candidates: candidatesOf(similar.filter(({ id }) => id !== near.id)),
      evidenceDiffers: false,
    };
  const ambiguous = results.flatMap(({ found }) => found).map(({ customerId }) => ({ id: customerId, similarity: 1 }));
  const all = new Map([...candidatesOf(similar), ...ambiguous].map((candidate) => [candidate.id, candidate]));
  return {
    match: null,
    candidates: [...all.values()].sort((a, b) => b.similarity - a.similarity).slice(0, 5),
    evidenceDiffers: false,
  };
};
