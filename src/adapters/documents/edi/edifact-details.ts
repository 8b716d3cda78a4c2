/** What else an order in EDIFACT says: where the goods go, references, terms, tax, notes. */
import {
  contentOf,
  type LineDetails,
  lineDetails,
  type OrderDetails,
  orderDetails,
} from '@order-intake/order-extraction/document';
import { unitCode } from '../../../domain/sales-order/units.ts';
import { gtinOf, requestedOf, unitCodeOf } from '../xml/detail-values.ts';
import { deliveryRoles, numberOf, partyDetails, partyGroup, referenceOf, sumOf, textsOf, wantedOn } from './edifact-values.ts';
import type { ItemNumbers } from './item-numbers.ts';
import { coded, groupsOf, type Segment, tagged, valueIn } from './segments.ts';

type Groups = readonly (readonly Segment[])[];
/** The segments of a message in front of its lines and behind them, as groups. */
export type Head = { readonly plain: readonly Segment[]; readonly groups: Groups; readonly sums: readonly Segment[] };

/** 4451: free text that is about payment */
const aboutPayment: ReadonlySet<string> = new Set(['AAB', 'PMT', 'PMD']);

const taxOf = (groups: Groups) =>
  groupsOf(groups, 'TAX').flatMap((group) => {
    const rate = numberOf(valueIn(group[0], 4, 3));
    const [base, amount] = [sumOf(group, '125'), sumOf(group, '124', '176', '150')];
    return rate === null && base === null && amount === null ? [] : [{ rate, base, amount }];
  });

/** PAT: 4279 is 22 for a discount; 2009 and 2151 say from when and in what (D: days) */
function paymentTermsOf({ plain, groups }: Head) {
  const terms = groupsOf(groups, 'PAT');
  const days = (group: readonly Segment[] | undefined): number | null => {
    const text = group?.[0] && valueIn(group[0], 2, 2) === 'D' ? valueIn(group[0], 2, 3) : null;
    return text && /^\d{1,3}$/.test(text) ? Number(text) : null;
  };
  const discount = terms.find(([pat]) => valueIn(pat, 0) === '22');
  const usual = terms.find(([pat]) => valueIn(pat, 0) !== '22');
  return {
    text: textsOf(plain, (subject) => aboutPayment.has(subject)) ?? valueIn(usual?.[0], 1, 3),
    netDays: days(usual),
    discountPercent: discount ? numberOf(valueIn(tagged(discount, 'PCD')[0], 0, 1)) : null,
    discountDays: days(discount),
  };
}

/** TOD names the terms, the LOC behind it the place. */
function deliveryTermsOf(groups: Groups) {
  const [terms] = groupsOf(groups, 'TOD');
  const location = terms && tagged(terms, 'LOC')[0];
  return { code: valueIn(terms?.[0], 2), place: valueIn(location, 1, 3) ?? valueIn(location, 1) ?? valueIn(terms?.[0], 2, 3) };
}

export const edifactDetails = (head: Head): OrderDetails => {
  const { plain, groups, sums } = head;
  const requestedDays = wantedOn(plain);
  const buyer = partyDetails(partyGroup(groups, 'BY', 'OB'));
  const billTo = partyDetails(partyGroup(groups, 'IV'));
  const amounts = [...plain, ...sums];
  return contentOf(orderDetails, {
    buyer: { contact: buyer?.contact },
    shipTo: partyDetails(partyGroup(groups, ...deliveryRoles)),
    billTo: JSON.stringify(billTo) === JSON.stringify(buyer) ? null : billTo,
    references: {
      buyerReference: referenceOf(plain, 'CR', 'AOU', 'ACD'),
      quotationNumber: referenceOf(plain, 'AAG', 'PR'),
      contractNumber: referenceOf(plain, 'CT', 'BC', 'BO'),
      project: referenceOf(plain, 'AEP', 'AER'),
      ourOrderNumber: referenceOf(plain, 'VN'),
    },
    requestedDelivery: requestedOf(requestedDays.from, requestedDays.until, requestedDays.week),
    deliveryTerms: deliveryTermsOf(groups),
    shippingMethod: valueIn(groupsOf(groups, 'TDT')[0]?.[0], 4, 3),
    paymentTerms: paymentTermsOf(head),
    totals: {
      lines: sumOf(amounts, '79'),
      charges: sumOf(amounts, '131'),
      net: sumOf(amounts, '125'),
      taxAmount: sumOf(amounts, '176', '124', '150'),
      tax: taxOf(groups),
      gross: sumOf(amounts, '77', '39', '9'),
    },
    notes: textsOf(plain, (subject) => !aboutPayment.has(subject)),
  });
};

/** SCC: the line goes in parts, each a quantity and then its day. */
function deliveriesOf(groups: Groups) {
  const segments = groupsOf(groups, 'SCC').flat();
  const parts = segments.flatMap((segment, at) => {
    if (segment.tag !== 'QTY') return [];
    const behind = segments.slice(at + 1);
    const next = behind.findIndex(({ tag }) => tag === 'QTY');
    const day = wantedOn(next < 0 ? behind : behind.slice(0, next)).until;
    return [{ day, quantity: numberOf(valueIn(segment, 0, 1)) }];
  });
  return parts.length > 1 ? parts : [];
}

export type LineParts = {
  readonly plain: readonly Segment[];
  readonly groups: Groups;
  readonly numbers: ItemNumbers;
  readonly unit: string | null;
  readonly base: string | null;
};

export const edifactLineDetails = ({ plain, groups, numbers, unit, base }: LineParts): LineDetails => {
  const requestedDays = wantedOn([...plain, ...groupsOf(groups, 'SCC').flat()]);
  const deliveries = deliveriesOf(groups);
  const oneDay = requestedDays.until === null ? null : ({ kind: 'day', until: requestedDays.until } as const);
  return contentOf(lineDetails, {
    position: valueIn(coded(plain, 'RFF', ['LI']), 0, 2) ?? valueIn(tagged(plain, 'LIN')[0], 0),
    buyerItemId: numbers.buyer,
    sellerItemId: numbers.seller,
    manufacturerItemId: numbers.manufacturer,
    gtin: gtinOf(numbers.gtin),
    unitCode: unitCode(unit) ?? unitCodeOf(unit),
    priceBaseQuantity: base === '1' ? null : base,
    lineNet: sumOf(plain, '203'),
    taxRate: taxOf(groups)[0]?.rate,
    requestedDelivery:
      deliveries.length > 0 ? null : (requestedOf(requestedDays.from, requestedDays.until, requestedDays.week) ?? oneDay),
    deliveries,
    note: textsOf(plain, () => true),
  });
};
