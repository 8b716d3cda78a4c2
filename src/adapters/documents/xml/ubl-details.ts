/** What else an order of UBL 2.1 says: where the goods go, references, terms, tax, notes. */
import {
  contentOf,
  type LineDetails,
  lineDetails,
  type OrderDetails,
  orderDetails,
} from '@order-intake/order-extraction/document';
import { chargesOf, countryOf, gtinOf, linesOf, requestedOf, unitCodeOf } from './detail-values.ts';
import { at, attributeAt, textAt, textsAt, type Xml } from './parse.ts';
import { dateOf, decimalOf } from './values.ts';

const contactOf = (party: Xml) => ({
  name: textAt(party, 'Contact/Name'),
  email: textAt(party, 'Contact/ElectronicMail'),
  phone: textAt(party, 'Contact/Telephone'),
});

const addressOf = (address: Xml) => ({
  attention: textAt(address, 'MarkAttention', 'MarkCare', 'Department'),
  street: linesOf(
    [textAt(address, 'StreetName'), textAt(address, 'BuildingNumber')].filter((part) => part).join(' '),
    textAt(address, 'AdditionalStreetName'),
    ...textsAt(address, 'AddressLine/Line'),
  ),
  postalCode: textAt(address, 'PostalZone'),
  city: textAt(address, 'CityName'),
  region: textAt(address, 'CountrySubentity', 'CountrySubentityCode'),
  country: countryOf(textAt(address, 'Country/IdentificationCode')),
});

const isGln = (element: Xml, path: string): boolean => attributeAt(element, path, 'schemeID') === '0088';
const glnOf = (element: Xml, ...paths: readonly string[]): string | null =>
  paths.flatMap((path) => (isGln(element, path) ? (textAt(element, path) ?? []) : []))[0] ?? null;

const nameOf = (party: Xml): string | null => textAt(party, 'PartyName/Name', 'PartyLegalEntity/RegistrationName');

const shipToOf = (root: Xml) => {
  const [party = {}] = at(root, 'Delivery/DeliveryParty');
  const [location = {}] = at(root, 'Delivery/DeliveryLocation');
  const [address] = [...at(location, 'Address'), ...at(root, 'Delivery/DeliveryAddress'), ...at(party, 'PostalAddress')];
  return {
    name: nameOf(party) ?? textAt(location, 'Name'),
    ...addressOf(address ?? {}),
    gln: glnOf(location, 'ID') ?? glnOf(party, 'EndpointID', 'PartyIdentification/ID'),
    contact: contactOf(party),
  };
};

const partyOf = (party: Xml) => ({
  name: nameOf(party),
  ...addressOf(at(party, 'PostalAddress')[0] ?? {}),
  gln: glnOf(party, 'EndpointID', 'PartyIdentification/ID'),
  contact: contactOf(party),
});

/** In an order the party that is invoiced, where it is not the buyer; in an invoice it is the buyer. */
const billToOf = (root: Xml) => {
  const [buyer] = at(root, 'BuyerCustomerParty/Party');
  const [billed] = at(root, 'AccountingCustomerParty/Party');
  if (!buyer || !billed) return null;
  const isBuyer = JSON.stringify(partyOf(buyer)) === JSON.stringify(partyOf(billed));
  return isBuyer ? null : partyOf(billed);
};

const period = 'Delivery/RequestedDeliveryPeriod';
const requested = (from: Xml, path: string) =>
  requestedOf(textAt(from, `${path}/StartDate`), textAt(from, `${path}/EndDate`), textAt(from, `${path}/Description`));

const taxOf = (root: Xml) =>
  at(root, 'TaxTotal/TaxSubtotal').map((subtotal) => ({
    rate: decimalOf(textAt(subtotal, 'TaxCategory/Percent', 'Percent')),
    base: decimalOf(textAt(subtotal, 'TaxableAmount')),
    amount: decimalOf(textAt(subtotal, 'TaxAmount')),
  }));

const totalsOf = (root: Xml) => {
  const sum = (name: string): string | null =>
    decimalOf(
      textAt(
        root,
        ...['AnticipatedMonetaryTotal', 'LegalMonetaryTotal', 'RequestedMonetaryTotal'].map((total) => `${total}/${name}`),
      ),
    );
  return {
    lines: sum('LineExtensionAmount'),
    charges: chargesOf(sum('ChargeTotalAmount'), sum('AllowanceTotalAmount')),
    net: sum('TaxExclusiveAmount'),
    taxAmount: decimalOf(textAt(root, 'TaxTotal/TaxAmount')),
    tax: taxOf(root),
    gross: sum('TaxInclusiveAmount'),
  };
};

const paymentTermsOf = (root: Xml) => ({
  text: linesOf(...textsAt(root, 'PaymentTerms/Note')),
  netDays: daysOf(root, 'PaymentTerms/ValidityPeriod/DurationMeasure'),
  discountPercent: decimalOf(textAt(root, 'PaymentTerms/SettlementDiscountPercent')),
  discountDays: daysOf(root, 'PaymentTerms/SettlementPeriod/DurationMeasure'),
});

const daysOf = (root: Xml, path: string): number | null => {
  const text = attributeAt(root, path, 'unitCode') === 'DAY' ? textAt(root, path) : null;
  return text && /^\d{1,4}$/.test(text) ? Number(text) : null;
};

const partialOf = (root: Xml): OrderDetails['partialDelivery'] | null => {
  const indicator = textAt(root, 'Delivery/Shipment/SplitConsignmentIndicator');
  if (indicator === null) return null;
  return indicator === 'true' ? 'allowed' : 'not_allowed';
};

export const ublDetails = (root: Xml): OrderDetails =>
  contentOf(orderDetails, {
    buyer: { contact: contactOf(at(root, 'BuyerCustomerParty/Party')[0] ?? {}) },
    shipTo: shipToOf(root),
    billTo: billToOf(root),
    references: {
      buyerReference: textAt(root, 'CustomerReference', 'BuyerReference'),
      quotationNumber: textAt(root, 'QuotationDocumentReference/ID'),
      contractNumber: textAt(root, 'Contract/ID', 'ContractDocumentReference/ID'),
      project: textAt(root, 'ProjectReference/ID'),
      ourOrderNumber: textAt(root, 'SalesOrderID', 'OrderReference/SalesOrderID'),
    },
    requestedDelivery: requested(root, period),
    deliveryTerms: { code: textAt(root, 'DeliveryTerms/ID'), place: linesOf(...textsAt(root, 'DeliveryTerms/SpecialTerms')) },
    shippingMethod: textAt(root, 'Delivery/CarrierParty/PartyName/Name'),
    partialDelivery: partialOf(root),
    paymentTerms: paymentTermsOf(root),
    totals: totalsOf(root),
    notes: linesOf(...textsAt(root, 'Note')),
  });

/** A line that goes in several parts says a day and a quantity for each. */
const deliveriesOf = (line: Xml) => {
  const parts = at(line, 'Delivery');
  if (parts.length < 2) return [];
  return parts.map((part) => ({
    day: dateOf(textAt(part, 'RequestedDeliveryPeriod/EndDate', 'RequestedDeliveryPeriod/StartDate')),
    quantity: decimalOf(textAt(part, 'Quantity')),
  }));
};

const requestedForLine = (line: Xml) => {
  const until = dateOf(textAt(line, `${period}/EndDate`, `${period}/StartDate`));
  if (at(line, 'Delivery').length > 1) return null;
  return requested(line, period) ?? (until === null ? null : ({ kind: 'day', until } as const));
};

/** `line`: the LineItem of an order line, or a line of another document. */
export const ublLineDetails = (line: Xml): LineDetails => {
  const quantity = ['Quantity', 'InvoicedQuantity', 'CreditedQuantity'].find((name) => textAt(line, name) !== null);
  const base = decimalOf(textAt(line, 'Price/BaseQuantity'));
  return contentOf(lineDetails, {
    position: textAt(line, 'ID'),
    buyerItemId: textAt(line, 'Item/BuyersItemIdentification/ID'),
    sellerItemId: textAt(line, 'Item/SellersItemIdentification/ID'),
    manufacturerItemId: textAt(line, 'Item/ManufacturersItemIdentification/ID'),
    gtin: gtinOf(textAt(line, 'Item/StandardItemIdentification/ID')),
    unitCode: quantity ? unitCodeOf(attributeAt(line, quantity, 'unitCode')) : null,
    priceBaseQuantity: base === '1' ? null : base,
    lineNet: decimalOf(textAt(line, 'LineExtensionAmount')),
    taxRate: decimalOf(textAt(line, 'Item/ClassifiedTaxCategory/Percent')),
    requestedDelivery: requestedForLine(line),
    deliveries: deliveriesOf(line),
    note: linesOf(...textsAt(line, 'Note')),
  });
};
