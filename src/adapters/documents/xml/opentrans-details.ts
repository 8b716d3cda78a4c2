/** What else an order of openTRANS says: where the goods go, references, terms, tax, notes. */

import { decimal, formatDecimal, multiply, parseDecimal, trimDecimal } from '@order-intake/kernel';
import {
  contentOf,
  type LineDetails,
  lineDetails,
  type OrderDetails,
  orderDetails,
} from '@order-intake/order-extraction/document';
import { countryOf, gtinOf, linesOf, requestedOf, unitCodeOf } from './detail-values.ts';
import { at, textAt, textsAt, type Xml } from './parse.ts';
import { dateOf, decimalOf } from './values.ts';

export type PartyElements = { readonly party: Xml; readonly address: Xml };

type Role = 'buyer' | 'supplier' | 'delivery' | 'invoice_recipient';

/** Where openTRANS 1.0 has a party of each role */
const placesOf10: { readonly [role in Role]: readonly string[] } = {
  buyer: ['ORDER_PARTIES/BUYER_PARTY/PARTY'],
  supplier: ['ORDER_PARTIES/SUPPLIER_PARTY/PARTY'],
  delivery: ['ORDER_PARTIES/SHIPMENT_PARTIES/DELIVERY_PARTY/PARTY'],
  invoice_recipient: ['ORDER_PARTIES/INVOICE_PARTY/PARTY'],
};

/** A party may have several roles. */
export function openTransParty(info: Xml, role: Role): PartyElements | null {
  const ofRole = at(info, 'PARTIES/PARTY').find((candidate) => textsAt(candidate, 'PARTY_ROLE').includes(role));
  const party = ofRole ?? placesOf10[role].flatMap((path) => at(info, path))[0];
  return party ? { party, address: at(party, 'ADDRESS')[0] ?? {} } : null;
}

const isGln = (id: Xml): boolean => ['iln', 'gln'].includes(String(id['@type']));

const contactOf = (address: Xml) => ({
  name:
    [textAt(address, 'CONTACT_DETAILS/FIRST_NAME'), textAt(address, 'CONTACT_DETAILS/CONTACT_NAME')]
      .filter((part) => part !== null)
      .join(' ') || textAt(address, 'CONTACT'),
  email: textAt(address, 'CONTACT_DETAILS/EMAILS/EMAIL', 'CONTACT_DETAILS/EMAIL', 'EMAIL'),
  phone: textAt(address, 'CONTACT_DETAILS/PHONE', 'PHONE'),
});

const partyOf = (elements: PartyElements | null) => {
  if (!elements) return null;
  const { party, address } = elements;
  const gln = at(party, 'PARTY_ID').find(isGln);
  return {
    name: textAt(address, 'NAME'),
    attention: linesOf(textAt(address, 'NAME2'), textAt(address, 'NAME3'), textAt(address, 'DEPARTMENT')),
    street: linesOf(textAt(address, 'STREET'), textAt(address, 'BOXNO')),
    postalCode: textAt(address, 'ZIP', 'ZIPBOX'),
    city: textAt(address, 'CITY'),
    region: textAt(address, 'STATE'),
    country: countryOf(textAt(address, 'COUNTRY_CODED', 'COUNTRY')),
    gln: gln ? textAt({ PARTY_ID: [gln] }, 'PARTY_ID') : null,
    contact: contactOf(address),
  };
};

const requested = (from: Xml) =>
  requestedOf(textAt(from, 'DELIVERY_DATE/DELIVERY_START_DATE'), textAt(from, 'DELIVERY_DATE/DELIVERY_END_DATE'), null);

const partialOf = (info: Xml): OrderDetails['partialDelivery'] | null => {
  const indicator = textAt(info, 'PARTIAL_SHIPMENT_ALLOWED')?.toLowerCase() ?? null;
  if (indicator === null) return null;
  return indicator === 'true' ? 'allowed' : 'not_allowed';
};

const daysOf = (text: string | null): number | null => (text && /^\d{1,3}$/.test(text) ? Number(text) : null);

const paymentTermsOf = (info: Xml) => {
  const terms = 'PAYMENT/PAYMENT_TERMS';
  return {
    text: linesOf(...textsAt(info, `${terms}/PAYMENT_TERM`), ...textsAt(info, 'PAYMENT/PAYMENT_TERM')),
    netDays: daysOf(textAt(info, `${terms}/TIME_FOR_PAYMENT/DAYS`)),
    discountPercent: percentOf(textAt(info, `${terms}/TIME_FOR_PAYMENT/DISCOUNT_FACTOR`)),
  };
};

/** Rates are factors: 0.19 is 19 percent. */
const percentOf = (text: string | null): string | null => {
  const factor = parseDecimal(decimalOf(text) ?? '');
  return factor && formatDecimal(trimDecimal(multiply(factor, decimal(100))));
};

export const openTransDetails = (element: Xml, root: string, info: Xml): OrderDetails => {
  const [buyer, billTo] = [partyOf(openTransParty(info, 'buyer')), partyOf(openTransParty(info, 'invoice_recipient'))];
  return contentOf(orderDetails, {
    buyer: { contact: buyer?.contact },
    shipTo: partyOf(openTransParty(info, 'delivery')),
    billTo: JSON.stringify(buyer) === JSON.stringify(billTo) ? null : billTo,
    references: {
      buyerReference: textAt(
        info,
        'CUSTOMER_ORDER_REFERENCE/ORDER_DESCR',
        'COST_CATEGORY_ID',
        'ACCOUNTING_INFO/COST_CATEGORY_ID',
      ),
      quotationNumber: textAt(element, `${root}_HEADER/SOURCING_INFO/QUOTATION_ID`, 'SOURCING_INFO/QUOTATION_ID'),
      contractNumber: textAt(element, `${root}_HEADER/SOURCING_INFO/AGREEMENT/AGREEMENT_ID`),
      project: textAt(info, 'ACCOUNTING_INFO/COST_OBJECT', 'PROJECT_ID'),
      ourOrderNumber: textAt(info, 'SUPPLIER_ORDER_ID'),
    },
    requestedDelivery: requested(info),
    deliveryTerms: { code: textAt(info, 'TRANSPORT/INCOTERM'), place: textAt(info, 'TRANSPORT/LOCATION') },
    shippingMethod: textAt(info, 'MEANS_OF_TRANSPORT/MEANS_OF_TRANSPORT_NAME', 'TRANSPORT/TRANSPORT_REMARK'),
    partialDelivery: partialOf(info),
    paymentTerms: paymentTermsOf(info),
    totals: { lines: decimalOf(textAt(element, `${root}_SUMMARY/TOTAL_AMOUNT`)) },
    notes: linesOf(...textsAt(info, 'REMARKS'), ...textsAt(info, 'REMARK')),
  });
};

type LineParts = {
  readonly seller: string | null;
  readonly buyer: string | null;
  readonly global: string | null;
  readonly base: string | null;
  readonly amount: string | null;
};

export const openTransLineDetails = (line: Xml, { seller, buyer, global, base, amount }: LineParts): LineDetails => {
  const until = dateOf(textAt(line, 'DELIVERY_DATE/DELIVERY_END_DATE', 'DELIVERY_DATE/DELIVERY_START_DATE'));
  return contentOf(lineDetails, {
    position: textAt(line, 'CUSTOMER_ORDER_REFERENCE/LINE_ITEM_ID', 'LINE_ITEM_ID'),
    buyerItemId: buyer,
    sellerItemId: seller,
    manufacturerItemId: textAt(line, 'PRODUCT_ID/MANUFACTURER_INFO/MANUFACTURER_PID', 'MANUFACTURER_INFO/MANUFACTURER_PID'),
    gtin: gtinOf(global),
    unitCode: unitCodeOf(textAt(line, 'ORDER_UNIT')),
    priceBaseQuantity: base === '1' ? null : base,
    lineNet: amount,
    taxRate: percentOf(textAt(line, 'PRODUCT_PRICE_FIX/TAX_DETAILS_FIX/TAX', 'ARTICLE_PRICE/TAX')),
    requestedDelivery: requested(line) ?? (until === null ? null : ({ kind: 'day', until } as const)),
    note: linesOf(...textsAt(line, 'REMARKS'), ...textsAt(line, 'REMARK')),
  });
};
