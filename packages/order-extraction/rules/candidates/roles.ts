/**
 * Who orders and who sells are chosen together: nobody is both, and what speaks for somebody as the seller speaks for the others as the customer.
 * A candidate is then an assignment of both roles, and what was seen of its seller is among its features (`sells_…`).
 */
import { sameParty } from '../header/names.ts';
import { type Features, features } from './candidate.ts';
import type { NameCandidate } from './name-candidate.ts';

export type Assignment = NameCandidate & {
  /** who sells, where this one orders; null: nobody who is named */
  readonly seller: string | null;
};

type Party = { readonly name: string; readonly mentions: readonly NameCandidate[] };

/** more are hardly named, and each is tried beside each mention */
const mostSellers = 7;

/** Mentions of the same party, written more or less fully. */
export function partiesOf(found: readonly NameCandidate[]): readonly Party[] {
  const parties: { name: string; mentions: NameCandidate[] }[] = [];
  for (const mention of [...found].sort((a, b) => b.value.length - a.value.length)) {
    const known = parties.find(({ name }) => sameParty(name, mention.value));
    if (known) known.mentions.push(mention);
    else parties.push({ name: mention.value, mentions: [mention] });
  }
  return parties;
}

const most = ({ mentions }: Party, ...names: readonly string[]): number =>
  Math.max(0, ...mentions.flatMap((mention) => names.map((name) => mention.features[name] ?? 0)));

/** What is seen of a party wherever it is mentioned. */
const ofParty = (party: Party): Features =>
  features({
    party_prints_issuer: most(party, 'prints_issuer'),
    party_signs: most(party, 'signature', 'signs_for', 'buying_office'),
    party_head: most(party, 'head_top'),
    party_sends: most(party, 'sender_line'),
    party_buys: most(party, 'zone_buyer'),
    party_often: party.mentions.length > 2,
  });

/** What speaks for a party as the seller. `labelled`: somebody is called the seller; `bought`: somebody else is called the buyer. */
function ofSeller(party: Party, labelled: boolean, bought: boolean): Features {
  const head = most(party, 'head_top', 'head_tallest');
  return features({
    sells_labelled: most(party, 'zone_seller'),
    sells_addressed: most(party, 'of_seller'),
    sells_window: most(party, 'address_other', 'address_alone') * most(party, 'over_greeting'),
    sells_address: most(party, 'address_other'),
    sells_below_sender: most(party, 'below_sender'),
    sells_head: head,
    sells_head_alone: !labelled && bought ? head : 0,
    sells_issuer: most(party, 'prints_issuer'),
    sells_mailed: most(party, 'mailed'),
    sells_sent_to: most(party, 'sent_to'),
    sells_buys: most(party, 'zone_buyer'),
    sells_receives: most(party, 'zone_ship_to'),
    sells_signs: most(party, 'signature', 'signs_for', 'buying_office'),
    sells_quoted: most(party, 'quoted'),
    sells_over_person: most(party, 'over_person'),
    sells_legal: most(party, 'legal'),
  });
}

/** Whether somebody is named there, and not only some words: a company, or who stands where parties stand. */
const isParty = (party: Party): boolean =>
  most(party, 'legal', 'organisation', 'block_first', 'address_issuer', 'address_other', 'address_alone') > 0 ||
  most(party, 'mailed') >= 0.6;

/** Every mention as the customer beside every other party as the seller, and beside nobody. */
export function assigned(found: readonly NameCandidate[]): readonly Assignment[] {
  const parties = partiesOf(found);
  const labelled = parties.some((party) => most(party, 'zone_seller') > 0);
  const sellers = parties
    .filter(isParty)
    .slice(0, mostSellers)
    .map((party) => ({
      party,
      seen: ofSeller(
        party,
        labelled,
        parties.some((other) => other !== party && most(other, 'zone_buyer') >= 1),
      ),
    }));
  return parties.flatMap((party) => {
    const others = sellers.filter((one) => one.party !== party);
    // so many assignments share what one customer has: the judge takes it back, for else who stands among many were likelier than nobody
    const own = { ...ofParty(party), sellers: Math.log(1 + others.length) / Math.log(1 + mostSellers) };
    return party.mentions.flatMap((mention) => [
      { ...mention, seller: null, features: { ...mention.features, ...own, sells_nobody: 1 } },
      ...others.map(({ party: { name }, seen }) => ({
        ...mention,
        seller: name,
        features: { ...mention.features, ...own, ...seen, sells_somebody: 1 },
      })),
    ]);
  });
}
