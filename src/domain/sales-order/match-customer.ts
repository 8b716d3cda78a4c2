/** The chain by which a customer is found: the first step that names exactly one wins, and is named in the result. */
import { comparable } from './comparable.ts';
import { type CustomerClues, domainsOf, type KnownCustomer } from './customer-clues.ts';
import { contradictionsOf, isAnotherCompany } from './customer-contradictions.ts';
import type { Candidate, CustomerMatch } from './sales-order.events.ts';
import { candidatesOf, type Similar, similarEnough } from './similar-names.ts';

export type MatchedCustomer = {
  readonly match: CustomerMatch | null;
  readonly candidates: readonly Candidate[];
  /** another exact step names somebody else, or the document contradicts the record of the customer */
  readonly evidenceDiffers: boolean;
  /** the document is of a company that is not known: the sender's address is not the customer's */
  readonly isAnotherCompany: boolean;
};

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
    ...(phone
      ? [{ by: 'phone', fits: (c: KnownCustomer) => c.phones.some((knownPhone) => samePhone(knownPhone, phone)) } as const]
      : []),
    ...(name
      ? [{ by: 'name', fits: (c: KnownCustomer) => comparable(c.name) === name || c.aliasKeys.includes(name) } as const]
      : []),
    ...domainsOf(clues).map((domain) => ({ by: 'domain', fits: (c: KnownCustomer) => c.domains.includes(domain) }) as const),
  ];
};

const exact: ReadonlySet<string> = new Set(['code', 'tax_number', 'email']);
const asSimilar = ({ customerId, name, similarity }: KnownCustomer): Similar => ({ id: customerId, name, similarity });

/**
 * `known`: customers that fit any step or have a similar name. A step that fits several names nobody; they become candidates. A customer whose record the
 * document contradicts is matched for review only, or not at all where the document is another company's (`customer-contradictions.ts`).
 */
export const matchCustomer = (clues: CustomerClues, customers: readonly KnownCustomer[]): MatchedCustomer => {
  const results = stepsFor(clues).map(({ by, fits }) => ({ by, matches: customers.filter(fits) }));
  const hits = results.flatMap(({ by, matches }): readonly Hit[] =>
    matches.length === 1 && matches[0] ? [{ by, customer: matches[0] }] : [],
  );
  const similar = customers.map(asSimilar);
  const [first] = hits;
  if (first) {
    const othersHit = hits.some(({ by, customer }) => exact.has(by) && customer !== first.customer);
    const otherHits = othersHit ? hits.filter(({ customer }) => customer !== first.customer) : [];
    return heldAgainst(clues, first, asCandidates(otherHits.map(({ customer }) => customer)), othersHit);
  }
  const near = clues.name === null ? null : similarEnough(clues.name, similar);
  const nearest = customers.find(({ customerId }) => customerId === near?.id);
  if (nearest)
    return heldAgainst(
      clues,
      { by: 'similar_name', customer: nearest },
      candidatesOf(similar.filter(({ id }) => id !== nearest.customerId)),
      false,
    );
  const candidates = [...candidatesOf(similar), ...asCandidates(results.flatMap(({ matches }) => matches))];
  return { match: null, candidates: bestOf(candidates), evidenceDiffers: false, isAnotherCompany: false };
};

type Hit = { readonly by: CustomerMatch['by']; readonly customer: KnownCustomer };

const asCandidates = (customers: readonly KnownCustomer[]): readonly Candidate[] =>
  customers.map(({ customerId }) => ({ id: customerId, similarity: 1 }));

/** Each once, with what was said of it last. */
const bestOf = (candidates: readonly Candidate[]): readonly Candidate[] =>
  [...new Map(candidates.map((candidate) => [candidate.id, candidate])).values()]
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, 5);

const heldAgainst = (
  clues: CustomerClues,
  { by, customer }: Hit,
  otherCandidates: readonly Candidate[],
  othersHit: boolean,
): MatchedCustomer => {
  const contradictions = contradictionsOf(clues, customer);
  const evidenceDiffers = othersHit || contradictions.size > 0;
  if (isAnotherCompany(clues, customer, by, contradictions))
    return {
      match: null,
      candidates: bestOf([...otherCandidates, ...asCandidates([customer])]),
      evidenceDiffers,
      isAnotherCompany: true,
    };
  return {
    match: { customerId: customer.customerId, by },
    candidates: bestOf(otherCandidates),
    evidenceDiffers,
    isAnotherCompany: false,
  };
};
