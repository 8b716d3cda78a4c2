/** Persons who write for a company: named behind a label of the buyer ("Requester", "From"), or in the letterhead of a mail's print. */
import { hasLegalForm } from '../header/legal-forms.ts';
import type { Mail } from '../header/mails.ts';
import { sameParty } from '../header/names.ts';
import { compact, normalise } from '../text.ts';
import type { NameCandidate } from './name-candidate.ts';

/** the least of a domain that a name agrees with */
const agrees = 0.6;

/** letters of a name that are told again in a box */
const leastLetters = 4;

/** "dana.whitfield@…" of Dana Whitfield, "s.legoff@…" of Sylvain Le Goff. */
function isOwnBox(name: string, { address }: Mail): boolean {
  const box = compact(address.split('@')[0] ?? '');
  const [first = '', ...last] = normalise(name).split(' ');
  return [first, last.join(''), ...last].some((part) => part.length >= leastLetters && box.includes(part));
}

/** "Katharina Brandt" below the head of "Tischlerei Brandt & Söhne OHG": whose family the company is called after. */
const isCalledAfter =
  (name: string) =>
  ({ value, features: { head_top = 0 } }: NameCandidate): boolean => {
    const last = normalise(name).split(' ').at(-1) ?? '';
    return head_top > 0 && last.length >= leastLetters && normalise(value).split(' ').includes(last);
  };

/** "ADRIANO TONIOLO": in capitals only two words are like a person's name, for so are companies written */
const inCapitals = /^\p{Lu}[\p{Lu}'’-]+\s\p{Lu}[\p{Lu}'’-]+$/u;

const isName = ({ value, features: { person_like, one_word } }: NameCandidate): boolean =>
  (person_like === 1 || one_word === 1 || inCapitals.test(value)) && !hasLegalForm(value);

/**
 * Without who writes for a company that the document names: a person whose own box stands in it, at the company's domain. Somebody who stands alone
 * behind a label of the buyer is told to (`writes_for`), for whom the label says less.
 */
export function withoutWriters(found: readonly NameCandidate[], mails: readonly Mail[]): readonly NameCandidate[] {
  const companies = found.filter(
    ({ value, block, features: { mailed = 0, head_top = 0 } }) =>
      hasLegalForm(value) && block?.zone !== 'ship_to' && block?.zone !== 'seller' && (mailed >= agrees || head_top > 0),
  );
  const mailed = companies.some(({ features }) => (features.mailed ?? 0) >= agrees);
  if (companies.length === 0) return found;
  // where somebody else is called the seller, who stands in the letterhead buys, whatever its domain is short for
  const sellers = found.flatMap(({ value, block }) => (block?.zone === 'seller' ? [value] : []));
  const sold = sellers.length > 0 && companies.some(({ value }) => !sellers.some((seller) => sameParty(seller, value)));
  return found.flatMap((candidate): readonly NameCandidate[] => {
    if (!isName(candidate)) return [candidate];
    const isPerson = candidate.features.person_like === 1;
    if (isPerson && (mailed || sold) && mails.some((mail) => isOwnBox(candidate.value, mail))) return [];
    if (isPerson && mailed && companies.some(isCalledAfter(candidate.value))) return [];
    const alone =
      candidate.block?.zone === 'buyer' && candidate.features.block_first === 1 && (candidate.features.mailed ?? 0) < agrees;
    if (!alone) return [candidate];
    const { zone_buyer: _, zone_buyer_inline: _inline, ...features } = candidate.features;
    return [{ ...candidate, features: { ...features, writes_for: 1 } }];
  });
}
