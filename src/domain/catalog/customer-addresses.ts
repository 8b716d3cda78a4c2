/** The addresses of one customer: their ids, their defaults, and which of them an order's ship-to is. Pure. */
import { shortHash } from '@order-intake/kernel';
import { type OrderDetails, orderDetails } from '@order-intake/order-extraction/document';
import { comparable } from '../sales-order/comparable.ts';
import { countryCodeOf } from '../shared/country-code.ts';
import type { Address } from './catalog.events.ts';
import { placeOf } from './customer-lists.ts';

type ShipTo = NonNullable<OrderDetails['shipTo']>;

const newId = (placeKey: string, takenIds: ReadonlySet<string>): string => {
  for (let count = 1; ; count += 1) {
    const id = shortHash(count === 1 ? placeKey : `${placeKey} ${count}`);
    if (!takenIds.has(id)) return id;
  }
};

/**
 * Each address with an id of its own and at most one default of each kind, the first. The id is the one it names, that of an earlier address at the
 * same place, or one that follows from its place: it stays when the address is edited.
 */
export const identifiedAddresses = (addresses: readonly Address[], earlier: readonly Address[] = []): readonly Address[] => {
  const takenIds = new Set<string>();
  const namedIds = new Set(addresses.flatMap(({ id }) => id ?? []));
  const idOf = (address: Address): string => {
    if (address.id !== undefined && !takenIds.has(address.id)) return address.id;
    const placeKey = placeOf(address);
    const before = earlier.find(({ id = '', ...candidate }) => placeOf(candidate) === placeKey && !namedIds.has(id));
    const isFree = before?.id !== undefined && !takenIds.has(before.id);
    return isFree ? before.id : newId(placeKey, new Set([...takenIds, ...namedIds]));
  };
  const shipTo = addresses.findIndex(({ isDefaultShipTo }) => isDefaultShipTo);
  const billTo = addresses.findIndex(({ isDefaultBillTo }) => isDefaultBillTo);
  return addresses.map((address, index) => {
    const { label, street, postalCode, city, country, gln } = address;
    const id = idOf(address);
    takenIds.add(id);
    return {
      id,
      label,
      street,
      postalCode,
      city,
      country,
      ...(gln ? { gln } : {}),
      ...(index === shipTo ? { isDefaultShipTo: true } : {}),
      ...(index === billTo ? { isDefaultBillTo: true } : {}),
    };
  });
};

/** Where the customer's orders go that name no place: the default, or the only address unless invoices go there. */
export const defaultShipTo = (addresses: readonly Address[]): Address | undefined => {
  const [first, ...further] = addresses;
  const onlyAddress = further.length === 0 && !first?.isDefaultBillTo ? first : undefined;
  return addresses.find(({ isDefaultShipTo }) => isDefaultShipTo) ?? onlyAddress;
};

const keyOf = (text: string | null | undefined): string => comparable(text ?? '');
const isSame = (first: string | null | undefined, second: string | null | undefined): boolean =>
  keyOf(first) !== '' && keyOf(first).replaceAll(' ', '') === keyOf(second).replaceAll(' ', '');

/** Each line that may be the street, in the spelling that is compared: "Hauptstraße 1", "Hauptstr. 1" and "Haupt Strasse 1" are one. */
const streetKeys = (street: string | null | undefined): readonly string[] =>
  (street ?? '').split('\n').flatMap((line) => {
    const key = keyOf(line)
      .replaceAll('ß', 'ss')
      .replace(/ ?str(asse|eet)?(?= |$)/g, 'str');
    return key.replaceAll(' ', '') || [];
  });
const isSameStreet = (first: string | null | undefined, second: string | null | undefined): boolean => {
  const keys = streetKeys(second);
  return streetKeys(first).some((key) => /\d/.test(key) && keys.includes(key));
};

const only = <T>(values: readonly T[]): T | undefined => (values.length === 1 ? values[0] : undefined);

/** Of several at one place the one that is named, else the first: they are the same place. */
const atPlace = (shipTo: ShipTo, addresses: readonly Address[]): Address | undefined =>
  addresses.find(({ label }) => isSame(label, shipTo.name) || isSame(label, shipTo.attention)) ?? addresses[0];

/**
 * The address of the customer that a ship-to is: by its GLN, else by street and postal code (or city, where one of the two has no postal code). Only
 * a ship-to without a street is known by the label of the address, or by a city where the customer has no other.
 */
export const addressOfShipTo = (shipTo: ShipTo, addresses: readonly Address[]): Address | undefined => {
  const byGln = shipTo.gln ? addresses.find(({ gln }) => isSame(gln, shipTo.gln)) : undefined;
  if (byGln) return byGln;
  if (shipTo.street)
    return atPlace(
      shipTo,
      addresses.filter(
        ({ street, postalCode, city }) =>
          isSameStreet(shipTo.street, street) &&
          (postalCode && shipTo.postalCode ? isSame(postalCode, shipTo.postalCode) : isSame(city, shipTo.city)),
      ),
    );
  const labelled = addresses.filter(({ label }) => isSame(label, shipTo.name) || isSame(label, shipTo.attention));
  const inCity = addresses.filter(
    ({ city, postalCode }) =>
      isSame(city, shipTo.city) && (!shipTo.postalCode || !postalCode || isSame(postalCode, shipTo.postalCode)),
  );
  return only(labelled) ?? only(inCity);
};

type Delivery = Pick<OrderDetails, 'shipTo' | 'shipToSource'>;

/** A ship-to that nobody wrote is none of the order's own. */
const ownShipTo = ({ shipTo, shipToSource }: Delivery): ShipTo | undefined => {
  if (!shipTo || shipToSource) return undefined;
  const { addressId: _, ...writtenParts } = shipTo;
  return writtenParts;
};

const asShipTo = ({ id, label, street, postalCode, city, country, gln }: Address): ShipTo => {
  const code = countryCodeOf(country ?? '');
  return {
    ...(label ? { name: label } : {}),
    ...(street ? { street } : {}),
    ...(postalCode ? { postalCode } : {}),
    ...(city ? { city } : {}),
    ...(code ? { country: code } : {}),
    ...(gln ? { gln } : {}),
    ...(id ? { addressId: id } : {}),
  };
};

/** The address that a correction chooses by its id and nothing else, all parts of it; undefined: it says something else, or there is no such address. */
export const chosenShipTo = (entered: ShipTo | null | undefined, addresses: readonly Address[] = []): object | undefined => {
  if (!entered?.addressId || Object.keys(entered).length > 1) return undefined;
  const chosen = addresses.find(({ id }) => id === entered.addressId);
  const noParts = Object.fromEntries(Object.keys(orderDetails.shipTo.parts).map((name) => [name, null]));
  return chosen && { ...noParts, ...asShipTo(chosen) };
};

/**
 * An order with the customer's address that its ship-to is; one without a ship-to with the customer's default, which is marked.
 * `addresses` undefined: there is no customer.
 */
export const withCustomerAddress = <Terms extends Delivery>(terms: Terms, addresses: readonly Address[] = []): Terms => {
  const { shipTo: _, shipToSource: __, ...withoutShipTo } = terms;
  const entered = ownShipTo(terms);
  if (entered) {
    const addressId = addressOfShipTo(entered, addresses)?.id;
    return { ...withoutShipTo, shipTo: { ...entered, ...(addressId ? { addressId } : {}) } } as unknown as Terms;
  }
  const usual = defaultShipTo(addresses);
  return (usual
    ? { ...withoutShipTo, shipTo: asShipTo(usual), shipToSource: 'customer_default' }
    : withoutShipTo) as unknown as Terms;
};
