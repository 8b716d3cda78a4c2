/** Parties of an order that order nothing: who only gets the invoices, and whose form somebody has filled in. */
import { sameParty } from '../header/names.ts';
import { someCue } from '../languages/index.ts';
import { normalise } from '../text.ts';
import type { NameCandidate } from './name-candidate.ts';

/** the least of a domain that a name agrees with */
const agrees = 0.6;

const isInvoiced = ({ block }: NameCandidate): boolean =>
  block?.zone === 'buyer' && someCue('billing', normalise(block.label.text).split(' '));

const isAtHead = ({ features }: NameCandidate): boolean => features.head_top === 1 && (features.mailed ?? 0) >= agrees;

/** Names without those of whom a filled form says that it is to be sent to them, where somebody else stands behind a label of the buyer. */
export const withoutOwnersOfForms = <C extends NameCandidate>(found: readonly C[]): readonly C[] =>
  found.some(({ block, features }) => block?.zone === 'buyer' && !features.sent_to)
    ? found.filter(({ block, features }) => !features.sent_to || block?.zone === 'buyer')
    : found;

/**
 * Names without those of accountants, head offices and banks: they stand below a label of invoices alone, where somebody else writes the letterhead, has its e-mail address, and gets the
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
