/** What else an order in X12 says: where the goods go, references, terms, tax, notes. */
import {
  contentOf,
  type LineDetails,
  lineDetails,
  type OrderDetails,
  orderDetails,
} from '@order-intake/order-extraction/document';
import { gtinOf, linesOf, requestedOf } from '../xml/detail-values.ts';
import { dateOf } from '../xml/values.ts';
import type { ItemNumbers } from './item-numbers.ts';
import { groupsOf, type Segment, tagged, valueIn } from './segments.ts';
import { contactOf, implied, numberOf, partyDetails, partyGroup, referenceOf, unitCodeOf, wantedOn } from './x12-values.ts';

type Groups = readonly (readonly Segment[])[];

/** MSG and the older NTE and MTX hold text; N9 begins a group of them. */
const notesOf = (segments: readonly Segment[]): string | null =>
  linesOf(
    ...segments.flatMap((segment) => {
      if (segment.tag === 'MSG') return [valueIn(segment, 0)];
      if (segment.tag === 'NTE' || segment.tag === 'MTX') return [valueIn(segment, 1)];
      return segment.tag === 'N9' ? [valueIn(segment, 2)] : [];
    }),
  );

const days = (text: string | null): number | null => (text && /^\d{1,3}$/.test(text) ? Number(text) : null);

const paymentTermsOf = (segments: readonly Segment[]) => {
  const [terms] = tagged(segments, 'ITD');
  return {
    text: valueIn(terms, 11),
    netDays: days(valueIn(terms, 6)),
    discountPercent: numberOf(valueIn(terms, 2)),
    discountDays: days(valueIn(terms, 4)),
  };
};

const taxOf = (segments: readonly Segment[]) =>
  tagged(segments, 'TXI').map((tax) => ({
    rate: numberOf(valueIn(tax, 2)),
    base: numberOf(valueIn(tax, 7)),
    amount: numberOf(valueIn(tax, 1)),
  }));

/** CSH01: whether all of it has to go at once */
const partialOf = (segments: readonly Segment[]): OrderDetails['partialDelivery'] | null =>
  tagged(segments, 'CSH').some((condition) => ['SC', 'SP'].includes(valueIn(condition, 0) ?? '')) ? 'not_allowed' : null;

/** `own`: of the message as a whole; `behind`: what follows its lines. */
export type X12Head = {
  readonly own: readonly Segment[];
  readonly groups: Groups;
  readonly behind: readonly Segment[];
  readonly contract: string | null;
};

export const x12Details = ({ own: ungrouped, groups, behind, contract }: X12Head): OrderDetails => {
  const requestedDays = wantedOn(ungrouped);
  const buyer = partyDetails(partyGroup(groups, 'BY', 'OB'));
  const billTo = partyDetails(partyGroup(groups, 'BT', 'IV'));
  const [fob] = tagged(ungrouped, 'FOB');
  const [carrier] = tagged(ungrouped, 'TD5');
  const all = [...ungrouped, ...behind];
  return contentOf(orderDetails, {
    buyer: { contact: buyer?.contact ?? contactOf(ungrouped) },
    shipTo: partyDetails(partyGroup(groups, 'ST', 'DA', 'UC')),
    billTo: JSON.stringify(billTo) === JSON.stringify(buyer) ? null : billTo,
    references: {
      buyerReference: referenceOf(ungrouped, 'CR', 'DP', 'IT'),
      quotationNumber: referenceOf(ungrouped, 'Q1', 'PR'),
      contractNumber: contract ?? referenceOf(ungrouped, 'CT', 'BC'),
      project: referenceOf(ungrouped, 'JB', 'PJ'),
      ourOrderNumber: referenceOf(ungrouped, 'VN', 'IA'),
    },
    requestedDelivery: requestedOf(requestedDays.from, requestedDays.until, null),
    deliveryTerms: { code: valueIn(fob, 4), place: valueIn(fob, 6) ?? valueIn(fob, 2) },
    shippingMethod: valueIn(carrier, 4) ?? valueIn(carrier, 2),
    partialDelivery: partialOf(ungrouped),
    paymentTerms: paymentTermsOf(ungrouped),
    totals: { tax: taxOf(all) },
    notes: linesOf(notesOf(ungrouped), ...groupsOf(groups, 'N9').map(notesOf)),
  });
};

/** SCH: 380 a quantity, 373 the day of it */
const deliveriesOf = (segments: readonly Segment[]) => {
  const parts = tagged(segments, 'SCH').map((schedule) => ({
    day: dateOf(valueIn(schedule, 5)),
    quantity: numberOf(valueIn(schedule, 0)),
  }));
  return parts.length > 1 ? parts : [];
};

export type X12LineParts = {
  readonly segments: readonly Segment[];
  readonly numbers: ItemNumbers;
  readonly position: string | null;
  readonly unit: string | null;
  readonly base: string | null;
};

/** The last day of a line, of its schedule where it has one. */
export const lastDayOf = (segments: readonly Segment[]): string | null =>
  wantedOn(segments).until ?? dateOf(valueIn(tagged(segments, 'SCH')[0], 5));

export const x12LineDetails = ({ segments, numbers, position, unit, base }: X12LineParts): LineDetails => {
  const deliveries = deliveriesOf(segments);
  const { from } = wantedOn(segments);
  const until = lastDayOf(segments);
  const oneDay = until === null ? null : ({ kind: 'day', until } as const);
  const charges = tagged(segments, 'SAC').flatMap((sac) => (valueIn(sac, 0) === 'A' ? [implied(valueIn(sac, 4))] : []));
  return contentOf(lineDetails, {
    position,
    buyerItemId: numbers.buyer,
    sellerItemId: numbers.seller,
    manufacturerItemId: numbers.manufacturer,
    gtin: gtinOf(numbers.gtin),
    unitCode: unitCodeOf(unit),
    priceBaseQuantity: base === '1' ? null : base,
    taxRate: taxOf(segments)[0]?.rate,
    discountKind: charges.some((amount) => amount !== null) ? 'amount' : null,
    requestedDelivery: deliveries.length > 0 ? null : (requestedOf(from, until, null) ?? oneDay),
    deliveries,
    note: notesOf(segments),
  });
};
