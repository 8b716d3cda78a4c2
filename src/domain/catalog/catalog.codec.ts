import * as t from 'io-ts';
import { eventCodec, list, nullable, shape } from '../shared/event-codec.codec.ts';

const text = nullable(t.string);

const customer = {
  name: t.string,
  code: text,
  taxNumber: text,
  emails: list(t.string),
  phones: list(t.string),
  domains: list(t.string),
  currency: text,
  addresses: list(
    shape(
      { label: text, street: text, postalCode: text, city: text, country: text },
      { id: t.string, gln: text, isDefaultShipTo: t.boolean, isDefaultBillTo: t.boolean },
    ),
  ),
  aliases: list(t.string),
};
const laterOfCustomer = { blocked: t.boolean, blockedReason: text, severalOrdersPerNumber: t.boolean };
/**
 * A telephone number and an address are the contact's who is named first. What the customer itself is called is sealed under a key of its
 * own: it outlives a contact who is erased, unless there is no other.
 */
const personalInCustomer = (prefix: string) =>
  ({
    [`${prefix}name`]: 'record:customerId',
    [`${prefix}taxNumber`]: 'record:customerId',
    [`${prefix}aliases.*`]: 'record:customerId',
    [`${prefix}blockedReason`]: 'record:customerId',
    [`${prefix}emails.*`]: 'self',
    [`${prefix}phones.*`]: 'subject',
    [`${prefix}addresses.*`]: 'subject',
  }) as const;

const product = {
  code: t.string,
  ean: text,
  name: t.string,
  unit: text,
  price: text,
  currency: text,
  stock: text,
  availableFrom: text,
};
const laterOfProduct = {
  units: list(shape({ unit: t.string, factor: t.string })),
  packagingMultiple: text,
  minimumQuantity: text,
};
const warehouse = { code: t.string, name: t.string, isDefault: t.boolean };

const price = {
  customer: text,
  product: t.string,
  price: t.string,
  currency: text,
  minQty: t.string,
  validFrom: text,
  validTo: text,
};

const having = (added: { readonly [field: string]: null | readonly [] }) => (json: unknown) =>
  ({ ...(json as object), ...added }) as never;

export const catalogCodecs = [
  eventCodec({
    type: 'CustomerRegistered',
    data: shape({ customerId: t.string, ...customer }, laterOfCustomer),
    personal: personalInCustomer(''),
    upcasters: [having({ taxNumber: null, phones: [], domains: [], currency: null, addresses: [], aliases: [] })],
  }),
  eventCodec({
    type: 'CustomerChanged',
    data: shape({ customerId: t.string, changes: shape({}, { ...customer, ...laterOfCustomer }) }),
    personal: personalInCustomer('changes.'),
  }),
  eventCodec({ type: 'CustomerRemoved', data: shape({ customerId: t.string }) }),
  eventCodec({
    type: 'ProductRegistered',
    data: shape({ productId: t.string, ...product }, laterOfProduct),
    upcasters: [having({ ean: null, unit: null, currency: null }), having({ stock: null, availableFrom: null })],
  }),
  eventCodec({
    type: 'ProductChanged',
    data: shape({ productId: t.string, changes: shape({}, { ...product, ...laterOfProduct }) }),
  }),
  eventCodec({ type: 'ProductRemoved', data: shape({ productId: t.string }) }),
  eventCodec({
    type: 'ProductAliasLearned',
    data: shape(
      { aliasId: t.string, productId: t.string, customerId: t.string, alias: t.string },
      { source: t.keyof({ learned: null, entered: null, imported: null }) },
    ),
  }),
  eventCodec({ type: 'ProductAliasRevoked', data: shape({ aliasId: t.string, productId: t.string }) }),
  eventCodec({ type: 'WarehouseRegistered', data: shape({ warehouseId: t.string, ...warehouse }) }),
  eventCodec({ type: 'WarehouseChanged', data: shape({ warehouseId: t.string, changes: shape({}, warehouse) }) }),
  eventCodec({ type: 'WarehouseRemoved', data: shape({ warehouseId: t.string }) }),
  eventCodec({ type: 'PriceRegistered', data: shape({ priceId: t.string, ...price }) }),
  eventCodec({ type: 'PriceChanged', data: shape({ priceId: t.string, changes: shape({}, price) }) }),
  eventCodec({ type: 'PriceRemoved', data: shape({ priceId: t.string }) }),
];
