import type { EmbeddedCharge, EmbeddedDocument, EmbeddedLine, EmbeddedParty } from '@order-intake/order-extraction/document';
import { limits } from '../limits.ts';
import { at, attributeAt, textAt, type Xml } from './parse.ts';
import { ublDetails, ublLineDetails } from './ubl-details.ts';
import { chargeTypeOf, currencyCode, dateOf, decimalOf, isDeleted, priceForOne } from './values.ts';

/** UN/CEFACT 1001 of the documents of UBL 2 that do not say it themselves. */
export const ublTypes: { readonly [root: string]: string } = {
  Order: '220',
  OrderChange: '230',
  OrderResponse: '231',
  OrderResponseSimple: '231',
  OrderCancellation: '230',
  Invoice: '380',
  CreditNote: '381',
  Quotation: '310',
  DespatchAdvice: '351',
};

/** OASIS UBL 2.1, as Peppol uses it. */
export function readUbl(root: Xml, name: string): EmbeddedDocument {
  const party = (...paths: readonly string[]): EmbeddedParty => partyOf(paths.flatMap((path) => at(root, path))[0] ?? {});
  const deliverTo = at(root, 'Delivery/DeliveryParty')[0];
  const money = ['AnticipatedMonetaryTotal', 'LegalMonetaryTotal', 'RequestedMonetaryTotal'];
  const orderLines = at(root, 'OrderLine/LineItem');
  const activeLines = orderLines.filter((line) => !isDeleted(textAt(line, 'LineStatusCode')));
  const lines = [
    ...activeLines,
    ...at(root, 'InvoiceLine'),
    ...at(root, 'CreditNoteLine'),
    ...at(root, 'QuotationLine/LineItem'),
  ];
  const cancels = name === 'OrderCancellation' || (name === 'OrderChange' && orderLines.length > 0 && activeLines.length === 0);
  return {
    syntax: 'ubl',
    file: null,
    typeCode: textAt(root, 'InvoiceTypeCode', 'CreditNoteTypeCode') ?? ublTypes[name] ?? null,
    ...(cancels ? { cancels } : {}),
    number: textAt(root, 'ID'),
    orderReference: textAt(root, 'OrderReference/ID'),
    issueDate: dateOf(textAt(root, 'IssueDate')),
    deliveryDate: deliveryOf(root),
    currency: currencyCode(textAt(root, 'DocumentCurrencyCode', 'PricingCurrencyCode')),
    buyer: party('BuyerCustomerParty/Party', 'AccountingCustomerParty/Party', 'OriginatorCustomerParty/Party'),
    seller: party('SellerSupplierParty/Party', 'AccountingSupplierParty/Party'),
    delivery: deliverTo ? partyOf(deliverTo) : null,
    lines: lines.slice(0, limits.xml.lines).map(lineOf),
    charges: at(root, 'AllowanceCharge').slice(0, limits.xml.lines).flatMap(chargeOf),
    totals: {
      lines: decimalOf(textAt(root, ...money.map((sum) => `${sum}/LineExtensionAmount`))),
      grand: decimalOf(
        textAt(root, ...money.map((sum) => `${sum}/TaxInclusiveAmount`), ...money.map((sum) => `${sum}/PayableAmount`)),
      ),
    },
    details: ublDetails(root),
  };
}

const chargeOf = (charge: Xml): readonly EmbeddedCharge[] => {
  const amount = decimalOf(textAt(charge, 'Amount'));
  if (amount === null) return [];
  const isAdded = textAt(charge, 'ChargeIndicator') !== 'false';
  const type = isAdded ? chargeTypeOf(textAt(charge, 'AllowanceChargeReasonCode')) : 'discount';
  return [{ type, name: textAt(charge, 'AllowanceChargeReason'), amount: isAdded ? amount : `-${amount.replace(/^-/, '')}` }];
};

/** A period's last day is the one that must be kept. */
const deliveryOf = (from: Xml): string | null =>
  dateOf(
    textAt(
      from,
      'Delivery/RequestedDeliveryPeriod/EndDate',
      'Delivery/RequestedDeliveryPeriod/StartDate',
      'Delivery/LatestDeliveryDate',
      'Delivery/ActualDeliveryDate',
    ),
  );

const partyOf = (party: Xml): EmbeddedParty => ({
  name: textAt(party, 'PartyLegalEntity/RegistrationName', 'PartyName/Name'),
  email: textAt(party, 'Contact/ElectronicMail'),
  phone: textAt(party, 'Contact/Telephone'),
  taxNumber: textAt(party, 'PartyTaxScheme/CompanyID'),
  code: textAt(party, 'PartyIdentification/ID'),
});

function lineOf(line: Xml): EmbeddedLine {
  const quantity = ['Quantity', 'InvoicedQuantity', 'CreditedQuantity'].find((name) => textAt(line, name) !== null);
  const qty = quantity ? decimalOf(textAt(line, quantity)) : null;
  const amount = decimalOf(textAt(line, 'LineExtensionAmount'));
  const price = decimalOf(textAt(line, 'Price/PriceAmount'));
  return {
    name: textAt(line, 'Item/Name', 'Item/Description'),
    sellerCode: textAt(line, 'Item/SellersItemIdentification/ID'),
    buyerCode: textAt(line, 'Item/BuyersItemIdentification/ID'),
    globalCode: textAt(line, 'Item/StandardItemIdentification/ID'),
    qty,
    unit: quantity ? attributeAt(line, quantity, 'unitCode') : null,
    price: priceForOne({ price, base: decimalOf(textAt(line, 'Price/BaseQuantity')), qty, amount }),
    amount,
    deliveryDate: deliveryOf(line),
    details: ublLineDetails(line),
  };
}
