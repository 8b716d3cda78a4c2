/** Whose a number of an article is, by the qualifiers of EDIFACT (7143) and X12 (235). */

export type ItemNumbers = {
  readonly seller: string | null;
  readonly buyer: string | null;
  readonly manufacturer: string | null;
  readonly gtin: string | null;
};

type Owner = keyof ItemNumbers;

/** A number and its qualifier, as the message has them. */
export type QualifiedNumber = { readonly number: string; readonly qualifier: string };

/** The qualifiers of each owner, the better one first. */
export type Owners = { readonly [owner in Owner]: readonly string[] };

export const ownersInEdifact: Owners = {
  seller: ['SA', 'VN', 'VP', 'GD', ''],
  buyer: ['IN', 'BP', 'CC'],
  manufacturer: ['MF', 'MP'],
  gtin: ['SRV', 'EN', 'UP', 'EU', 'UA'],
};

export const ownersInX12: Owners = {
  seller: ['VP', 'VN', 'VC', 'VA', 'SW'],
  buyer: ['BP', 'IN', 'PI', 'SK', 'CB', 'IT'],
  manufacturer: ['MG', 'MF', 'MN'],
  gtin: ['UK', 'EN', 'UP', 'UA', 'UI', 'EO', 'U2'],
};

export function itemNumbers(numbers: readonly QualifiedNumber[], owners: Owners): ItemNumbers {
  const of = (owner: Owner): string | null =>
    owners[owner].flatMap((qualifier) => numbers.find((candidate) => candidate.qualifier === qualifier)?.number ?? [])[0] ?? null;
  const knownQualifiers = Object.values(owners).flat();
  // a number whose owner the message tells in no way that is known is the only one of the article, or left out
  const unattributed = numbers.some((candidate) => knownQualifiers.includes(candidate.qualifier))
    ? null
    : (numbers[0]?.number ?? null);
  return { seller: of('seller') ?? unattributed, buyer: of('buyer'), manufacturer: of('manufacturer'), gtin: of('gtin') };
}

/** What a line without a description is called. */
export const nameless = ({ seller, gtin, buyer, manufacturer }: ItemNumbers): string | null =>
  seller ?? gtin ?? buyer ?? manufacturer;
