/** Where the goods of an order go, its terms and its tax, as elements of UBL 2.1. */
import type { OrderFileLine, OrderForFile } from '../../domain/sales-order/order-files.port.ts';
import { amount, basic, part, taxScheme } from './ubl-elements.ts';

type Party = NonNullable<OrderForFile['bill_to']>;
type Requested = OrderForFile['requested_delivery'];

/** `marks`: the number of the address in the customer's record, and where it comes from if nobody wrote it. */
const address = (
  name: string,
  { attention, street, postal_code, city, region, country }: Party,
  ...marks: readonly string[]
): string => {
  const [first, second, ...others] = street?.split('\n') ?? [];
  return part(
    name,
    ...marks,
    basic('StreetName', first),
    basic('AdditionalStreetName', second),
    basic('MarkAttention', attention),
    basic('CityName', city),
    basic('PostalZone', postal_code),
    basic('CountrySubentity', region),
    ...others.map((line) => part('AddressLine', basic('Line', line))),
    part('Country', basic('IdentificationCode', country)),
  );
};

const contact = ({ contact: person }: Party): string =>
  part('Contact', basic('Name', person?.name), basic('Telephone', person?.phone), basic('ElectronicMail', person?.email));

const gln = { schemeID: '0088' };

/** The party that is invoiced, where it is not the buyer. */
export const invoiced = ({ bill_to: party }: OrderForFile): string =>
  party === null
    ? ''
    : part(
        'AccountingCustomerParty',
        part(
          'Party',
          part('PartyIdentification', basic('ID', party.gln, gln)),
          part('PartyName', basic('Name', party.name)),
          address('PostalAddress', party),
          contact(party),
        ),
      );

const period = (requested: Requested): string => {
  if (requested === null) return '';
  const { kind, from, until, week } = requested;
  const words = kind === 'week' ? week : kind === 'asap' ? 'asap' : null;
  return part('RequestedDeliveryPeriod', basic('StartDate', from), basic('EndDate', until), basic('Description', words));
};

const shipment = ({ partial_delivery: partial }: OrderForFile): string =>
  partial === null ? '' : part('Shipment', basic('ID', '1'), basic('SplitConsignmentIndicator', String(partial === 'allowed')));

export const delivery = (order: OrderForFile): string => {
  const {
    ship_to: shipTo,
    ship_to_source: source,
    requested_delivery: requested,
    delivery_date,
    warehouse_code,
    warehouse_name,
  } = order;
  return part(
    'Delivery',
    shipTo === null
      ? ''
      : part(
          'DeliveryLocation',
          basic('ID', shipTo.gln, gln),
          address('Address', shipTo, basic('ID', shipTo.address_id), basic('AddressTypeCode', source)),
        ),
    period(requested) || part('RequestedDeliveryPeriod', basic('EndDate', delivery_date)),
    part('CarrierParty', part('PartyName', basic('Name', order.shipping_method))),
    shipTo === null ? '' : part('DeliveryParty', part('PartyName', basic('Name', shipTo.name)), contact(shipTo)),
    part('Despatch', part('DespatchLocation', basic('ID', warehouse_code), basic('Name', warehouse_name))),
    shipment(order),
  );
};

export const terms = ({ delivery_terms: agreed }: OrderForFile): string =>
  part('DeliveryTerms', basic('ID', agreed?.code), basic('SpecialTerms', agreed?.place));

const days = (name: string, value: number | null | undefined): string =>
  part(name, basic('DurationMeasure', value, { unitCode: 'DAY' }));

export const paymentTerms = ({ payment_terms: agreed }: OrderForFile): string =>
  part(
    'PaymentTerms',
    basic('Note', agreed?.text),
    basic('SettlementDiscountPercent', agreed?.discount_percent),
    days('SettlementPeriod', agreed?.discount_days),
    days('ValidityPeriod', agreed?.net_days),
  );

export const taxTotal = ({ totals, currency }: OrderForFile): string => {
  if (totals === null || totals.tax_amount === null || currency === null) return '';
  const rates = totals.tax.flatMap(({ rate, base, amount: tax }) =>
    tax === null
      ? []
      : part(
          'TaxSubtotal',
          amount('TaxableAmount', base, currency),
          amount('TaxAmount', tax, currency),
          `<cac:TaxCategory>${basic('Percent', rate)}${taxScheme}</cac:TaxCategory>`,
        ),
  );
  return part('TaxTotal', amount('TaxAmount', totals.tax_amount, currency), ...rates);
};

export const lineTax = ({ tax_rate: rate }: OrderFileLine): string =>
  rate === null ? '' : part('ClassifiedTaxCategory', basic('Percent', rate), taxScheme);

/** A line that goes in parts has a delivery for each. */
export const deliveries = ({ requested_delivery: requested, deliveries: parts, unit_code }: OrderFileLine): string =>
  parts.length > 0
    ? parts
        .map(({ day, quantity }) =>
          part(
            'Delivery',
            basic('Quantity', quantity, unit_code === null ? {} : { unitCode: unit_code }),
            part('RequestedDeliveryPeriod', basic('EndDate', day)),
          ),
        )
        .join('')
    : part('Delivery', period(requested));
