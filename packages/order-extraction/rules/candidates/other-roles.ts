/** Parties of an order that order nothing: who only gets the invoices, who acts for another, and whose form somebody has filled in. */
import { hasLegalForm } from '../header/legal-forms.ts';
import { sameParty } from '../header/names.ts';
import { cueAt, someCue } from '../languages/index.ts';
import { type Layout, overlap } from '../layout/line.types.ts';
import { normalise } from '../text.ts';
import type { NameCandidate } from './name-candidate.ts';

/** the least of a domain that a name agrees with */
const agrees = 0.6;

const phraseIn = (text: string): number => {
  const words = normalise(text).split(' ');
  return words.findIndex((_, at) => cueAt('actingFor', words, at) > 0);
};

/** "Muster Procurement Ltd" over "as agent for", or before it in the same line: who orders for somebody else. */
const agentsIn = ({ lines }: Layout): readonly string[] =>
  lines.flatMap((line) =>
    line.segments.flatMap((segment) => {
      const at = phraseIn(segment.text);
      const above = lines[line.index - 1]?.segments.find((one) => overlap(one, segment) > 0);
      if (at < 0 || (at === 0 && !above)) return [];
      return at === 0 ? [above?.text ?? ''] : [normalise(segment.text).split(' ').slice(0, at).join(' ')];
    }),
  );

/** Names without those of agents, where whom they act for is named too. */
export function withoutAgents<C extends NameCandidate>(found: readonly C[], layout: Layout): readonly C[] {
  const agents = agentsIn(layout);
  const own = agents.length === 0 ? found : found.filter(({ value }) => !agents.some((agent) => sameParty(agent, value)));
  return own.some(({ value }) => hasLegalForm(value)) ? own : found;
}

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
  const receives = orders ? undefined : found.find(isReceiver);
  const own = orders ?? receives;
  if (!own || mentionsOf(own.value).some(({ block }) => block?.zone === 'seller')) return found;
  const pays = (one: C): boolean => isInvoiced(one) && mentionsOf(one.value).every(isInvoiced);
  return found.filter((one) => !pays(one) || (receives !== undefined && (one.features.mailed ?? 0) > 0));
}

/**
 * Names without the owner of a form that somebody filled in: its name heads the page and stands again behind "Supplier", and another behind a label of the buyer.
 */
export function withoutSellers<C extends NameCandidate>(found: readonly C[]): readonly C[] {
  const labelled = (zone: 'buyer' | 'seller'): readonly C[] =>
    found.filter(({ block }) => block?.zone === zone && block.strength >= 1);
  const heads = found.filter(({ features }) => features.head_top === 1);
  const sellers = labelled('seller').filter(({ value }) => heads.some((head) => sameParty(head.value, value)));
  const sells = ({ value }: C): boolean => sellers.some((seller) => sameParty(seller.value, value));
  const buys = labelled('buyer').some((one) => one.features.block_first === 1 && !sells(one));
  return buys ? found.filter((one) => one.block?.zone === 'buyer' || !sells(one)) : found;
}

/** "Ship to: Muster Water plc", whose e-mail address stands in the document: no customer of a customer has that. */
const isReceiver = ({ value, block, features }: NameCandidate): boolean =>
  block?.zone === 'ship_to' && (features.mailed ?? 0) >= agrees && hasLegalForm(value);
