import type { EmbeddedDocument, EmbeddedLine, EmbeddedParty } from '@order-intake/order-extraction/document';
import { limits } from '../limits.ts';
import { ciiDetails, ciiLineDetails } from './cii-details.ts';
import { at, attributeAt, textAt, type Xml } from './parse.ts';
import { currencyCode, dateOf, decimalOf, isDeleted, priceForOne } from './values.ts';

/** UN/EDIFACT 1225: what a message is for */
const cancellation = '1';

/**
 * UN/CEFACT Cross Industry: Order-X 1.0 (SCRDMCCBDACIOMessageStructure), Factur-X 1.0 and ZUGFeRD 2 (CrossIndustryInvoice), and ZUGFeRD 1
 * (CrossIndustryDocument), which calls the same things by longer names.
 */
export function readCii(root: Xml, syntax: 'cii' | 'zugferd1'): EmbeddedDocument {
  const trade = at(root, syntax === 'cii' ? 'SupplyChainTradeTransaction' : 'SpecifiedSupplyChainTradeTransaction')[0] ?? {};
  const head = at(root, syntax === 'cii' ? 'ExchangedDocument' : 'HeaderExchangedDocument')[0] ?? {};
  const part = (name: string): Xml =>
    at(trade, syntax === 'cii' ? `ApplicableHeaderTrade${name}` : `ApplicableSupplyChainTrade${name}`)[0] ?? {};
  const [agreement, delivery, settlement] = [part('Agreement'), part('Delivery'), part('Settlement')];
  const shipTo = at(delivery, 'ShipToTradeParty')[0];
  const lines = at(trade, 'IncludedSupplyChainTradeLineItem');
  const activeLines = lines.filter((line) => !isDeleted(textAt(line, 'AssociatedDocumentLineDocument/LineStatusCode')));
  const typeCode = textAt(head, 'TypeCode');
  const cancels =
    textAt(head, 'PurposeCode') === cancellation || (typeCode === '230' && lines.length > 0 && activeLines.length === 0);
  const sums = 'SpecifiedTradeSettlementHeaderMonetarySummation';
  const oldSums = 'SpecifiedTradeSettlementMonetarySummation';
  return {
    syntax,
    file: null,
    typeCode,
    ...(cancels ? { cancels } : {}),
    number: textAt(head, 'ID'),
    orderReference: textAt(agreement, 'BuyerOrderReferencedDocument/IssuerAssignedID', 'BuyerOrderReferencedDocument/ID'),
    issueDate: dateOf(textAt(head, 'IssueDateTime/DateTimeString')),
    deliveryDate: deliveryOf(delivery),
    currency: currencyCode(textAt(settlement, 'OrderCurrencyCode', 'InvoiceCurrencyCode')),
    buyer: partyOf(at(agreement, 'BuyerTradeParty')[0]),
    seller: partyOf(at(agreement, 'SellerTradeParty')[0]),
    delivery: shipTo ? partyOf(shipTo) : null,
    lines: activeLines.slice(0, limits.xml.lines).map(lineOf),
    totals: {
      lines: decimalOf(textAt(settlement, `${sums}/LineTotalAmount`, `${oldSums}/LineTotalAmount`)),
      grand: decimalOf(textAt(settlement, `${sums}/GrandTotalAmount`, `${oldSums}/GrandTotalAmount`)),
    },
    details: ciiDetails({ head, agreement, delivery, settlement }),
  };
}

const event = 'OccurrenceDateTime/DateTimeString';
const deliveryOf = (delivery: Xml): string | null =>
  dateOf(
    textAt(
      delivery,
      `RequestedDeliverySupplyChainEvent/${event}`,
      'RequestedDeliverySupplyChainEvent/OccurrenceSpecifiedPeriod/EndDateTime/DateTimeString',
      `ActualDeliverySupplyChainEvent/${event}`,
    ),
  );

function partyOf(party: Xml | undefined): EmbeddedParty {
  const from = party ?? {};
  const contact = 'DefinedTradeContact';
  return {
    name: textAt(from, 'Name', 'SpecifiedLegalOrganization/TradingBusinessName'),
    email: emailOf(textAt(from, `${contact}/EmailURIUniversalCommunication/URIID`, 'URIUniversalCommunication/URIID')),
    phone: textAt(from, `${contact}/TelephoneUniversalCommunication/CompleteNumber`),
    taxNumber: textAt(from, 'SpecifiedTaxRegistration/ID'),
    code: textAt(from, 'ID'),
  };
}

const emailOf = (text: string | null): string | null => (text && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? text : null);

function lineOf(line: Xml): EmbeddedLine {
  const part = (name: string): Xml =>
    at(line, `SpecifiedLineTrade${name}`)[0] ?? at(line, `SpecifiedSupplyChainTrade${name}`)[0] ?? {};
  const [agreement, delivery, settlement] = [part('Agreement'), part('Delivery'), part('Settlement')];
  const product = at(line, 'SpecifiedTradeProduct')[0] ?? {};
  const net = 'NetPriceProductTradePrice';
  const quantity = ['RequestedQuantity', 'AgreedQuantity', 'BilledQuantity'].find((name) => textAt(delivery, name) !== null);
  const sums = ['SpecifiedTradeSettlementLineMonetarySummation', 'SpecifiedTradeSettlementMonetarySummation'];
  const qty = quantity ? decimalOf(textAt(delivery, quantity)) : null;
  const amount = decimalOf(textAt(settlement, ...sums.map((name) => `${name}/LineTotalAmount`)));
  const price = decimalOf(textAt(agreement, `${net}/ChargeAmount`));
  return {
    name: textAt(product, 'Name', 'Description'),
    sellerCode: textAt(product, 'SellerAssignedID'),
    buyerCode: textAt(product, 'BuyerAssignedID'),
    globalCode: textAt(product, 'GlobalID'),
    qty,
    unit: quantity ? attributeAt(delivery, quantity, 'unitCode') : null,
    price: priceForOne({ price, base: decimalOf(textAt(agreement, `${net}/BasisQuantity`)), qty, amount }),
    amount,
    deliveryDate: deliveryOf(delivery),
    details: ciiLineDetails({ line, product, agreement, delivery, settlement }),
  };
}
