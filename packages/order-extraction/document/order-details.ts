/**
 * What an order can say beside who orders what: one entry per field. The types, the event codecs, the personal fields, the API's answers and
 * requests, the feed, the columns of files, the evidence and the changes of a revision all come from these two tables (UBL 2.1 and Peppol
 * Order name the same things). Every field is optional: what an order does not say is absent.
 */
import {
  type ContentOf,
  choice,
  country,
  day,
  decimal,
  group,
  integer,
  listOf,
  matched,
  personal,
  readByModel,
  text,
  whole,
} from './detail-parts.ts';

const contact = {
  name: text(255, 'Their name'),
  email: text(254, 'Their email address'),
  phone: text(40, 'Their telephone number'),
};

const party = {
  name: readByModel(text(255, 'Company or person')),
  attention: readByModel(text(255, 'Department or person at that address')),
  street: readByModel(text(500, 'Street, house number and further lines, one per line', 'lines')),
  postalCode: readByModel(text(20, 'Postal code')),
  city: readByModel(text(100, 'City')),
  region: text(100, 'State, province or county'),
  country: readByModel(country('ISO 3166-1 alpha-2')),
  gln: text(13, 'Global Location Number'),
  contact: group(contact, 'Who to contact there'),
};

const wanted = {
  kind: choice(['day', 'period', 'week', 'asap'], 'How the date was given'),
  from: day('First day'),
  until: day('Last day'),
  week: text(8, 'Calendar week, such as 2026-W50'),
};

/** Of the whole order. */
export const orderDetails = {
  buyer: personal(group({ contact: group(contact, 'Who to contact about the order') }, 'The buyer')),
  shipTo: personal(
    group(
      {
        ...party,
        addressId: matched(
          text(36, "ID of the customer's address that it is; a request with nothing else in ship_to chooses that address"),
        ),
      },
      'Where the goods go',
    ),
  ),
  shipToSource: matched(choice(['customer_default'], 'Where the ship-to comes from if neither the document nor a user gave it')),
  billTo: personal(group(party, 'Who is invoiced, when it is not the buyer')),
  references: group(
    {
      buyerReference: readByModel(personal(text(200, 'Cost centre, department or other reference of the buyer'))),
      quotationNumber: text(100, 'The quotation that is ordered'),
      contractNumber: text(100, 'The framework contract'),
      project: text(200, "The buyer's project"),
      ourOrderNumber: text(100, "The seller's own number, as the document gives it"),
    },
    'Numbers and references',
  ),
  requestedDelivery: whole(group(wanted, 'When delivery is wanted')),
  deliveryTerms: group(
    { code: text(20, 'Incoterms code, such as DAP'), place: text(255, 'The named place, or the terms in words') },
    'Delivery terms',
  ),
  shippingMethod: text(200, 'Carrier or service'),
  partialDelivery: choice(['allowed', 'not_allowed'], 'Whether the order may be delivered in parts'),
  paymentTerms: group(
    {
      text: readByModel(text(500, 'As printed', 'lines')),
      netDays: integer('Days until payment is due'),
      discountPercent: decimal('Early payment discount in percent'),
      discountDays: integer('Days for the early payment discount'),
    },
    'Payment terms',
  ),
  totals: whole(
    group(
      {
        lines: decimal('Sum of the lines, before charges and tax'),
        charges: decimal('Charges less discounts on the whole order, before tax'),
        net: readByModel(decimal('Amount before tax')),
        taxAmount: readByModel(decimal('All tax')),
        tax: listOf(
          { rate: decimal('In percent'), base: decimal('Amount that is taxed'), amount: decimal('Tax') },
          20,
          'Tax per rate',
        ),
        gross: readByModel(decimal('Amount with tax')),
        totalIs: choice(['net', 'gross'], 'What total is, as far as the amounts tell: before or with tax'),
      },
      'How the total is made up, as printed',
    ),
  ),
  notes: readByModel(personal(text(2000, 'Delivery instructions and remarks', 'lines'))),
};

/** Of one line. */
export const lineDetails = {
  position: text(50, "The customer's own number of the line"),
  buyerItemId: readByModel(text(100, "The buyer's item number")),
  sellerItemId: readByModel(text(100, "The seller's item number")),
  manufacturerItemId: text(100, "The manufacturer's item number"),
  gtin: text(14, 'Global Trade Item Number'),
  unitCode: text(3, 'Unit of measure, UN/ECE Recommendation 20'),
  priceBaseQuantity: decimal('The quantity that the printed price was for; price is always for one'),
  discountKind: choice(['percent', 'amount'], 'What discount is'),
  lineNet: decimal('Amount of the line after its discount, before tax'),
  taxRate: decimal('Tax rate in percent'),
  requestedDelivery: whole(group({ ...wanted, until: readByModel(wanted.until) }, 'When the line is wanted')),
  deliveries: listOf(
    { day: day('When'), quantity: decimal('How many') },
    100,
    'Parts, when the line is delivered on several days',
  ),
  note: personal(text(1000, 'Remark on the line', 'lines')),
};

export type OrderDetails = ContentOf<typeof orderDetails>;
export type LineDetails = ContentOf<typeof lineDetails>;
export type Totals = NonNullable<OrderDetails['totals']>;
export type RequestedDelivery = NonNullable<OrderDetails['requestedDelivery']>;
