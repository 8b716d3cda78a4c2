import { hasLegalForm } from '../header/legal-forms.ts';
import { isSentTo, type Mail } from '../header/mails.ts';
import { boxResembles, domainResembles, isWholeBox, sameParty } from '../header/names.ts';
import type { Block } from '../header/zones.ts';
import { hasCue, isCue } from '../languages/index.ts';
import { compact, normalise } from '../text.ts';
import { type Features, features } from './candidate.ts';
import type { NameCandidate } from './name-candidate.ts';

/** the least of a domain that a name agrees with */
const agrees = 0.6;

/** What the whole document says of a name: whose e-mail addresses stand in it, how often, whether the seller is called so. */
export function evidenceOf(
  found: readonly NameCandidate[],
  blocks: readonly Block[],
  mails: readonly Mail[],
  addressee: string | null,
): (name: string) => Features {
  const names = [...new Set(found.map(({ value }) => value))];
  const sentTo = mails.filter(isSentTo).map(({ address }) => address.split('@')[1] ?? '');
  const domainOf = (mail: Mail): string => mail.address.split('@')[1] ?? '';
  const isProvider = (domain: string): boolean => names.every((name) => domainResembles(name, domain) < agrees);
  const isOffice = (box: string): boolean =>
    normalise(box.replace(/[._-]+/g, ' '))
      .split(' ')
      .some((word) => isCue('buyingMail', word) || isCue('billingMail', word));
  const ofProviders = mails
    .filter((mail) => isProvider(domainOf(mail)))
    .map(({ address }) => address.split('@')[0] ?? '')
    .filter((box) => !isOffice(box));
  const likeness = (name: string): number =>
    Math.max(
      0,
      ...mails.map((mail) => domainResembles(name, domainOf(mail))),
      // "gaec.combenoire@fermes-jura.example": the whole name before the sign says more than a word of another behind it
      ...(hasLegalForm(name) && mails.some(({ address }) => isWholeBox(name, address.split('@')[0] ?? '')) ? [1] : []),
      // a person's box says nothing of a person who is named
      ...(hasLegalForm(name) ? ofProviders.map((box) => boxResembles(name, box)) : []),
    );
  const mailed = new Map(names.map((name) => [name, likeness(name)]));
  const companyMailed = names.some((name) => (mailed.get(name) ?? 0) >= agrees && hasLegalForm(name));
  const namesIn = (zone: Block['zone']): readonly string[] => [
    ...new Set(
      found.filter(({ block, features: f }) => block?.zone === zone && (f.block_form || f.block_name)).map(({ value }) => value),
    ),
  ];
  const [sellers, receivers] = [[...namesIn('seller'), ...(addressee === null ? [] : [addressee])], namesIn('ship_to')];
  const times = (name: string): number => found.filter(({ value }) => compact(value) === compact(name)).length;
  const isSent = (name: string): boolean => sentTo.some((domain) => domainResembles(name, domain) >= agrees);
  // where a filled form is sent to says nothing of who has filled it in
  const most = Math.max(0, ...[...mailed].map(([name, own]) => (isSent(name) ? 0 : own)));
  return (name) => {
    const own = mailed.get(name) ?? 0;
    const legal = hasLegalForm(name);
    return features({
      mailed: own,
      sent_to: isSent(name),
      mailed_not_company: own >= agrees && !legal && companyMailed,
      others_mailed: own === 0 && most >= agrees,
      of_seller: sellers.some((seller) => sameParty(seller, name)),
      of_receiver: receivers.some((receiver) => sameParty(receiver, name)),
      repeated: times(name) > 1,
      fuller_elsewhere: names.some(
        (other) => other.length > name.length && hasLegalForm(other) && !legal && sameParty(other, name),
      ),
      carrier: hasCue('carrier', normalise(name).split(' ')),
      no_seller_known: sellers.length === 0 && blocks.length > 0,
    });
  };
}
