/** What else an order or invoice of UN/CEFACT Cross Industry says: where the goods go, references, terms, tax, notes. */
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

const contactOf = (party: Xml) => {
  const [contact = {}] = at(party, 'DefinedTradeContact');
  return {
    name: textAt(contact, 'PersonName'),
    email: textAt(contact, 'EmailURIUniversalCommunication/URIID'),
    phone: textAt(contact, 'TelephoneUniversalCommunication/CompleteNumber'),
  };
};

const partyOf = (party: Xml) => {
  const [address = {}] = at(party, 'PostalTradeAddress');
  const isGln = attributeAt(party, 'GlobalID', 'schemeID') === '0088';
  return {
    name: textAt(party, 'Name', 'SpecifiedLegalOrganization/TradingBusinessName'),
    attention: textAt(party, 'DefinedTradeContact/DepartmentName'),
    street: linesOf(textAt(address, 'LineOne'), textAt(address, 'LineTwo'), textAt(address, 'LineThree')),
    postalCode: textAt(address, 'PostcodeCode'),
    city: textAt(address, 'CityName'),
    region: textAt(address, 'CountrySubDivisionName'),
    country: countryOf(textAt(address, 'CountryID')),
    gln: isGln ? textAt(party, 'GlobalID') : null,
    contact: contactOf(party),
  };
};

const requestedEvent = 'RequestedDeliverySupplyChainEvent';
const span = `${requestedEvent}/OccurrenceSpecifiedPeriod`;
const requested = (delivery: Xml) =>
  requestedOf(
    textAt(delivery, `${span}/StartDateTime/DateTimeString`),
    textAt(delivery, `${span}/EndDateTime/DateTimeString`),
    textAt(delivery, `${span}/Description`),
  );

/** An invoice names the party that is billed where it is not the buyer. */
const billToOf = (agreement: Xml, settlement: Xml) => {
  const [billed] = at(settlement, 'InvoiceeTradeParty');
  const [buyer] = at(agreement, 'BuyerTradeParty');
  if (!billed) return null;
  return JSON.stringify(partyOf(billed)) === JSON.stringify(partyOf(buyer ?? {})) ? null : partyOf(billed);
};

const sums = ['SpecifiedTradeSettlementHeaderMonetarySummation', 'SpecifiedTradeSettlementMonetarySummation'];

const totalsOf = (settlement: Xml) => {
  const sum = (name: string): string | null => decimalOf(textAt(settlement, ...sums.map((summation) => `${summation}/${name}`)));
  return {
    lines: sum('LineTotalAmount'),
    charges: chargesOf(sum('ChargeTotalAmount'), sum('AllowanceTotalAmount')),
    net: sum('TaxBasisTotalAmount'),
    taxAmount: sum('TaxTotalAmount'),
    tax: at(settlement, 'ApplicableTradeTax').map((tax) => ({
      rate: decimalOf(textAt(tax, 'RateApplicablePercent', 'ApplicablePercent')),
      base: decimalOf(textAt(tax, 'BasisAmount')),
      amount: decimalOf(textAt(tax, 'CalculatedAmount')),
    })),
    gross: sum('GrandTotalAmount'),
  };
};

/** The parts of the document, by their place in either generation of the syntax. */
export type CiiParts = { readonly head: Xml; readonly agreement: Xml; readonly delivery: Xml; readonly settlement: Xml };

const numberOf = (agreement: Xml, name: string): string | null =>
  textAt(agreement, `${name}ReferencedDocument/IssuerAssignedID`, `${name}ReferencedDocument/ID`);

export const ciiDetails = ({ head, agreement, delivery, settlement }: CiiParts): OrderDetails =>
  contentOf(orderDetails, {
    buyer: { contact: contactOf(at(agreement, 'BuyerTradeParty')[0] ?? {}) },
    shipTo: partyOf(at(delivery, 'ShipToTradeParty')[0] ?? {}),
    billTo: billToOf(agreement, settlement),
    references: {
      buyerReference: textAt(agreement, 'BuyerReference'),
      quotationNumber: numberOf(agreement, 'Quotation'),
      contractNumber: numberOf(agreement, 'Contract'),
      project: textAt(agreement, 'SpecifiedProcuringProject/ID', 'SpecifiedProcuringProject/Name'),
      ourOrderNumber: numberOf(agreement, 'SellerOrder'),
    },
    requestedDelivery: requested(delivery),
    deliveryTerms: {
      code: textAt(agreement, 'ApplicableTradeDeliveryTerms/DeliveryTypeCode'),
      place: textAt(agreement, 'ApplicableTradeDeliveryTerms/Description'),
    },
    paymentTerms: {
      text: linesOf(...textsAt(settlement, 'SpecifiedTradePaymentTerms/Description')),
      discountPercent: decimalOf(
        textAt(settlement, 'SpecifiedTradePaymentTerms/ApplicableTradePaymentDiscountTerms/CalculationPercent'),
      ),
    },
    totals: totalsOf(settlement),
    notes: linesOf(...textsAt(head, 'IncludedNote/Content')),
  });

export type CiiLineParts = Omit<CiiParts, 'head'> & { readonly line: Xml; readonly product: Xml };

const requestedForLine = (delivery: Xml) => {
  const day = dateOf(textAt(delivery, `${requestedEvent}/OccurrenceDateTime/DateTimeString`));
  return requested(delivery) ?? (day === null ? null : ({ kind: 'day', until: day } as const));
};

export const ciiLineDetails = ({ line, product, agreement, delivery, settlement }: CiiLineParts): LineDetails => {
  const quantity = ['RequestedQuantity', 'AgreedQuantity', 'BilledQuantity'].find((name) => textAt(delivery, name) !== null);
  const base = decimalOf(textAt(agreement, 'NetPriceProductTradePrice/BasisQuantity'));
  return contentOf(lineDetails, {
    position: textAt(line, 'AssociatedDocumentLineDocument/LineID'),
    buyerItemId: textAt(product, 'BuyerAssignedID'),
    sellerItemId: textAt(product, 'SellerAssignedID'),
    manufacturerItemId: textAt(product, 'ManufacturerAssignedID'),
    gtin: gtinOf(textAt(product, 'GlobalID')),
    unitCode: quantity ? unitCodeOf(attributeAt(delivery, quantity, 'unitCode')) : null,
    priceBaseQuantity: base === '1' ? null : base,
    lineNet: decimalOf(textAt(settlement, ...lineSums.map((name) => `${name}/LineTotalAmount`))),
    taxRate: decimalOf(textAt(settlement, 'ApplicableTradeTax/RateApplicablePercent', 'ApplicableTradeTax/ApplicablePercent')),
    requestedDelivery: requestedForLine(delivery),
    note: linesOf(...textsAt(line, 'AssociatedDocumentLineDocument/IncludedNote/Content')),
  });
};
const lineSums = ['SpecifiedTradeSettlementLineMonetarySummation', 'SpecifiedTradeSettlementMonetarySummation'];
