import type { DocumentView } from '../candidates/view.ts';
import type { FoundValue } from '../found-value.ts';
import { addressesOf, belowAddressOf } from './addresses.ts';
import { textField } from './fields.ts';
import { candidatesOf, type Label } from './labels.ts';
import type { Party } from './parties.ts';
import { blocksOf } from './zones.ts';

/** A telephone or tax number that belongs to the customer: in its block, or anywhere but with the seller, or with somebody else whose address is given, when it issued the document. */
export function ofCustomer(
  name: 'phone' | 'tax_number',
  { labels, layout, used, issuedByBuyer }: DocumentView,
  party: Party,
  read: (text: string) => string | null,
): FoundValue | null {
  const own = new Set(party.block?.segments.map((segment) => segment.text));
  const inBlock = labels.filter((label) => own.has(label.segment.text));
  const direct = textField(name, inBlock, layout, read, 0.9);
  if (direct || !issuedByBuyer) return direct;
  const blocks = blocksOf(layout, used);
  const sellers = new Set(
    blocks.filter((block) => block.zone === 'seller').flatMap((block) => block.segments.map((segment) => segment.text)),
  );
  // "VAT no. | IE 9761223K" below "Supplier | Muster Ltd": the value stands in the block, and its label beside it
  const isOfSeller = (label: Label): boolean =>
    sellers.has(label.segment.text) ||
    (label.rest === '' && sellers.has(candidatesOf(label, layout).find(({ how }) => how === 'right')?.text ?? ''));
  const isOfAddressee = belowAddressOf(layout, addressesOf(layout, used, blocks), party.seller);
  return textField(
    name,
    labels.filter((label) => !isOfSeller(label) && !isOfAddressee(label.segment)),
    layout,
    read,
    0.7,
  );
}
