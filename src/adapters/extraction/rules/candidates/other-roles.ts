/** An accountant, a head office or a bank that gets the invoices and orders nothing. */
import { sameParty } from '../header/names.ts';
import { someCue } from '../languages/index.ts';
import { normalise } from '../text.ts';
import type { NameCandidate } from './name-candidate.ts';

/** the least of a domain that a name agrees with */
const agrees = 0.6;

const isInvoiced = ({ block }: NameCandidate): boolean =>
  block?.zone === 'buyer' && someCue('billing', normalise(block.label.text).split(' '));

const isAtHead = ({ features }: NameCandidate): boolean => features.head_top === 1 && (features.mailed ?? 0) >= agrees;

/**
 * Names without those that stand below a label of invoices alone, where somebody else writes the letterhead, has its e-mail address, and gets the
 * goods under the same name.
 */
export function withoutPayers<C extends NameCandidate>(found: readonly C[]): readonly C[] {
  const mentionsOf = (name: string): readonly C[] => found.filter(({ value }) => sameParty(name, value));
  const orders = found
    .filter(isAtHead)
    .find(({ value }) => mentionsOf(value).some(({ block }) => block?.zone === 'ship_to') && !mentionsOf(value).some(isInvoiced));
  if (!orders || mentionsOf(orders.value).some(({ block }) => block?.zone === 'seller')) return found;
  return found.filter((one) => !isInvoiced(one) || !mentionsOf(one.value).every(isInvoiced));
}
