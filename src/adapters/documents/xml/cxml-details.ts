/** What else an OrderRequest of cXML says: where the goods go, references, terms, tax, notes. */
import {
  contentOf,
  type LineDetails,
  lineDetails,
  type OrderDetails,
  orderDetails,
} from '@order-intake/order-extraction/document';
import { countryOf, gtinOf, linesOf, unitCodeOf } from './detail-values.ts';
import { at, attributeAt, textAt, textsAt, type Xml } from './parse.ts';
import { dateOf, decimalOf } from './values.ts';

/** The parts of a number as one. */
const phoneOf = (from: Xml, path: string): string | null => {
  const [number = {}] = at(from, path);
  const country = textAt(number, 'CountryCode');
  const parts = [country && `+${country.replace(/^\+/, '')}`, textAt(number, 'AreaOrCityCode'), textAt(number, 'Number')];
  return parts.filter((part) => part).join(' ') || null;
};

const contactOf = (from: Xml) => ({
  name: textAt(from, 'Name'),
  email: textAt(from, 'Email'),
  phone: phoneOf(from, 'Phone/TelephoneNumber'),
});

/** A department and a person may both be named in DeliverTo. */
const partyOf = (address: Xml) => {
  const postal = 'PostalAddress';
  return {
    name: textAt(address, 'Name'),
    attention: linesOf(...textsAt(address, `${postal}/DeliverTo`)),
    street: linesOf(...textsAt(address, `${postal}/Street`)),
    postalCode: textAt(address, `${postal}/PostalCode`),
    city: textAt(address, `${postal}/City`),
    region: textAt(address, `${postal}/State`),
    country: countryOf(
      attributeAt(address, `${postal}/Country`, 'isoCountryCode') ??
        attributeAt({ Address: [address] }, 'Address', 'isoCountryCode'),
    ),
    contact: { email: textAt(address, 'Email'), phone: phoneOf(address, 'Phone/TelephoneNumber') },
  };
};

const extrinsicOf = (header: Xml, ...names: readonly string[]): string | null => {
  const extrinsic = at(header, 'Extrinsic').find((candidate) =>
    names.includes(
      String(candidate['@name'])
        .toLowerCase()
        .replace(/[\s_-]/g, ''),
    ),
  );
  return extrinsic ? textAt({ Extrinsic: [extrinsic] }, 'Extrinsic') : null;
};

const taxOf = (from: Xml) =>
  at(from, 'Tax/TaxDetail').map((detail) => ({
    rate: decimalOf(attributeAt({ TaxDetail: [detail] }, 'TaxDetail', 'percentageRate')),
    base: decimalOf(textAt(detail, 'TaxableAmount/Money')),
    amount: decimalOf(textAt(detail, 'TaxAmount/Money')),
  }));

const daysOf = (text: string | null): number | null => (text && /^\d{1,3}$/.test(text) ? Number(text) : null);

/** A term with a discount says in how many days it holds; the one without says when all is due. */
const paymentTermsOf = (header: Xml) => {
  const terms = [...at(header, 'PaymentTerm')];
  const days = (term: Xml | undefined) => (term ? daysOf(attributeAt({ Term: [term] }, 'Term', 'payInNumberOfDays')) : null);
  const discount = terms.find((term) => at(term, 'Discount').length > 0);
  const usual = terms.find((term) => term !== discount);
  return {
    netDays: days(usual),
    discountPercent: discount ? decimalOf(attributeAt(discount, 'Discount/DiscountPercent', 'percent')) : null,
    discountDays: days(discount),
  };
};

/** "yes": all of it at once */
const partialOf = (self: Xml): OrderDetails['partialDelivery'] | null =>
  attributeAt(self, 'header', 'shipComplete') === 'yes' ? 'not_allowed' : null;

export const cxmlDetails = (header: Xml): OrderDetails => {
  const self = { header: [header] };
  const [shipTo, billTo] = [at(header, 'ShipTo/Address')[0], at(header, 'BillTo/Address')[0]];
  const buyer = at(header, 'Contact').find((contact) =>
    ['purchasingAgent', 'buyer', 'endUser'].includes(String(contact['@role'])),
  );
  return contentOf(orderDetails, {
    buyer: { contact: buyer ? contactOf(buyer) : null },
    shipTo: shipTo ? partyOf(shipTo) : null,
    billTo: billTo && JSON.stringify(shipTo) !== JSON.stringify(billTo) ? partyOf(billTo) : null,
    references: {
      buyerReference:
        extrinsicOf(header, 'costcenter', 'costcentre', 'department') ?? attributeAt(self, 'header', 'requisitionID'),
      quotationNumber: extrinsicOf(header, 'quoteid', 'quotenumber', 'supplierquotenumber'),
      contractNumber: attributeAt(self, 'header', 'agreementID'),
      project: extrinsicOf(header, 'project', 'projectnumber'),
    },
    deliveryTerms: {
      code: attributeAt(header, 'TermsOfDelivery/TransportTerms', 'value'),
      place: linesOf(...textsAt(header, 'TermsOfDelivery/Comments')),
    },
    shippingMethod: textAt(header, 'Shipping/Description'),
    partialDelivery: partialOf(self),
    paymentTerms: paymentTermsOf(header),
    totals: {
      lines: decimalOf(textAt(header, 'Total/Money')),
      charges: decimalOf(textAt(header, 'Shipping/Money')),
      taxAmount: decimalOf(textAt(header, 'Tax/Money')),
      tax: taxOf(header),
    },
    notes: linesOf(...textsAt(header, 'Comments')),
  });
};

export const cxmlLineDetails = (item: Xml, base: string | null): LineDetails => {
  const self = { item: [item] };
  const until = dateOf(attributeAt(self, 'item', 'requestedDeliveryDate'));
  const schedule = at(item, 'ScheduleLine').map((scheduleLine) => ({
    day: dateOf(attributeAt({ one: [scheduleLine] }, 'one', 'requestedDeliveryDate')),
    quantity: decimalOf(attributeAt({ one: [scheduleLine] }, 'one', 'quantity')),
  }));
  const isSplit = schedule.length > 1;
  return contentOf(lineDetails, {
    position: attributeAt(self, 'item', 'lineNumber'),
    buyerItemId: textAt(item, 'ItemID/BuyerPartID'),
    sellerItemId: textAt(item, 'ItemID/SupplierPartID'),
    manufacturerItemId: textAt(item, 'ItemDetail/ManufacturerPartID'),
    gtin: gtinOf(textAt(item, 'ItemDetail/ItemDetailIndustry/ItemDetailRetail/EANID')),
    unitCode: unitCodeOf(textAt(item, 'ItemDetail/UnitOfMeasure')),
    priceBaseQuantity: base === '1' ? null : base,
    taxRate: taxOf(item)[0]?.rate,
    requestedDelivery: isSplit || until === null ? null : { kind: 'day', until },
    deliveries: isSplit ? schedule : [],
    note: linesOf(...textsAt(item, 'Comments')),
  });
};
