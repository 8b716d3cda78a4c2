/** Reference data as requests bring it, and how it becomes the domain's and back. */
import type { Address, CustomerDetails, ProductDetails, WarehouseDetails } from '../../domain/catalog/catalog.events.ts';
import type { CustomerAddress } from '../../domain/catalog/customer-lists.ts';
import { requestSchema } from '../../platform/codec/decode-request.ts';
import { meaning, orBlank, withDefault } from '../../platform/codec/field.ts';
import { boolean, emailAddress, hostName, text } from '../../platform/codec/fields.ts';
import {
  currencyCode,
  day,
  decimalText,
  gln,
  gtin,
  listField,
  partField,
  phoneNumber,
  positiveDecimal,
} from '../../platform/codec/record-fields.ts';

/** Set by the server, shown in answers: a PATCH may repeat them as they are. */
const readOnly = ['id', 'company'];
const none = <A>(of: Parameters<typeof orBlank<A>>[0]) => withDefault(orBlank(of), null);

const addressParts = {
  label: none(text(100)),
  street: none(text(300)),
  postal_code: none(text(20)),
  city: none(text(100)),
  country: none(text(100)),
  gln: meaning(none(gln), 'Global Location Number'),
  is_default_ship_to: meaning(withDefault(boolean, false), 'Whether orders without a ship-to go to this address'),
  is_default_bill_to: meaning(withDefault(boolean, false), 'Whether invoices go to this address'),
};
const addressRequest = requestSchema({ ...addressParts, id: meaning(none(text(36)), 'ID of the address; omit it to add one') });

export const customerRequest = requestSchema(
  {
    name: text(300),
    code: none(text(100)),
    tax_number: none(text(50)),
    emails: withDefault(listField(emailAddress, 50), []),
    phones: withDefault(listField(phoneNumber, 50), []),
    domains: withDefault(listField(hostName(253), 50), []),
    currency: none(currencyCode),
    addresses: withDefault(listField(partField(addressRequest), 50), []),
    aliases: withDefault(listField(text(300), 100), []),
    blocked: withDefault(boolean, false),
    blocked_reason: none(text(300)),
    several_orders_per_number: withDefault(boolean, false),
  },
  readOnly,
);

const unitRequest = requestSchema({ unit: text(20), factor: positiveDecimal });

/** A row of a file; customers and products by their codes. */
export const itemNumberRequest = requestSchema({ customer: text(100), number: text(300), product: text(100) }, readOnly);
export const customerAddressRequest = requestSchema(
  { ...addressParts, customer: text(100), street: text(300), city: text(100) },
  readOnly,
);

export const productRequest = requestSchema(
  {
    code: text(100),
    ean: none(gtin),
    name: text(300),
    unit: none(text(20)),
    price: none(decimalText),
    currency: none(currencyCode),
    stock: none(decimalText),
    available_from: none(day),
    units: withDefault(listField(partField(unitRequest), 20), []),
    packaging_multiple: none(decimalText),
    minimum_quantity: none(decimalText),
  },
  readOnly,
);

export const warehouseRequest = requestSchema(
  { code: text(100), name: text(300), is_default: withDefault(boolean, false) },
  readOnly,
);

export type RequestOf<S> = S extends { readonly decodesTo?: infer T } ? Exclude<T, undefined> : never;
type CustomerRequest = RequestOf<typeof customerRequest>;
type AddressRequest = RequestOf<typeof addressRequest>;
type ProductRequest = RequestOf<typeof productRequest>;
type WarehouseRequest = RequestOf<typeof warehouseRequest>;

const addressInput = ({
  id,
  postal_code: postalCode,
  is_default_ship_to: isDefaultShipTo,
  is_default_bill_to: isDefaultBillTo,
  ...rest
}: AddressRequest): Address => ({ ...rest, postalCode, isDefaultShipTo, isDefaultBillTo, ...(id === null ? {} : { id }) });
const addressFields = ({ id, label, street, postalCode: postal_code, city, country, gln, ...defaults }: Address) => ({
  id: id ?? '',
  label,
  street,
  postal_code,
  city,
  country,
  gln: gln ?? null,
  is_default_ship_to: defaults.isDefaultShipTo ?? false,
  is_default_bill_to: defaults.isDefaultBillTo ?? false,
});

/** Of a whole row, or of the cells that it has. */
export const customerAddressInput = <R extends Partial<RequestOf<typeof customerAddressRequest>>>({
  postal_code,
  is_default_ship_to,
  is_default_bill_to,
  ...same
}: R) =>
  ({
    ...same,
    ...(postal_code === undefined ? {} : { postalCode: postal_code }),
    ...(is_default_ship_to === undefined ? {} : { isDefaultShipTo: is_default_ship_to }),
    ...(is_default_bill_to === undefined ? {} : { isDefaultBillTo: is_default_bill_to }),
  }) as R extends RequestOf<typeof customerAddressRequest> ? CustomerAddress : Partial<CustomerAddress>;

/** Of a whole request, or of changes. */
export const customerInput = <R extends Partial<CustomerRequest>>({
  tax_number,
  addresses,
  blocked_reason,
  several_orders_per_number,
  ...same
}: R) =>
  ({
    ...same,
    ...(tax_number === undefined ? {} : { taxNumber: tax_number }),
    ...(blocked_reason === undefined ? {} : { blockedReason: blocked_reason }),
    ...(several_orders_per_number === undefined ? {} : { severalOrdersPerNumber: several_orders_per_number }),
    ...(addresses === undefined ? {} : { addresses: addresses.map(addressInput) }),
  }) as R extends CustomerRequest ? CustomerDetails : Partial<CustomerDetails>;

export const customerFields = (details: CustomerDetails) => ({
  name: details.name,
  code: details.code,
  tax_number: details.taxNumber,
  emails: details.emails,
  phones: details.phones,
  domains: details.domains,
  currency: details.currency,
  addresses: details.addresses.map(addressFields),
  aliases: details.aliases,
  blocked: details.blocked ?? false,
  blocked_reason: details.blockedReason ?? null,
  several_orders_per_number: details.severalOrdersPerNumber ?? false,
});

/** Of a whole request, or of changes. */
export const productInput = <R extends Partial<ProductRequest>>({
  available_from,
  packaging_multiple,
  minimum_quantity,
  ...same
}: R) =>
  ({
    ...same,
    ...(available_from === undefined ? {} : { availableFrom: available_from }),
    ...(packaging_multiple === undefined ? {} : { packagingMultiple: packaging_multiple }),
    ...(minimum_quantity === undefined ? {} : { minimumQuantity: minimum_quantity }),
  }) as R extends ProductRequest ? ProductDetails : Partial<ProductDetails>;

export const productFields = ({ code, ean, name, unit, price, currency, stock, ...later }: ProductDetails) => ({
  code,
  ean,
  name,
  unit,
  price,
  currency,
  stock,
  available_from: later.availableFrom,
  units: later.units ?? [],
  packaging_multiple: later.packagingMultiple ?? null,
  minimum_quantity: later.minimumQuantity ?? null,
});

export const warehouseInput = <R extends Partial<WarehouseRequest>>({ is_default, ...same }: R) =>
  ({ ...same, ...(is_default === undefined ? {} : { isDefault: is_default }) }) as R extends WarehouseRequest
    ? WarehouseDetails
    : Partial<WarehouseDetails>;

export const warehouseFields = ({ code, name, isDefault: is_default }: WarehouseDetails) => ({ code, name, is_default });
