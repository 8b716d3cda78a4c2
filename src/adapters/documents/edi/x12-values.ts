/** Days, units, parties and charges of X12 segments (004010 to 006040; the numbers are those of its data elements). */
import { decimal, formatDecimal, multiply, parseDecimal, trimDecimal } from '@order-intake/kernel';
import type { ChargeType, EmbeddedParty } from '@order-intake/order-extraction/document';
import { unitCode } from '../../../domain/sales-order/units.ts';
import { countryOf, linesOf } from '../xml/detail-values.ts';
import { dateOf, decimalOf } from '../xml/values.ts';
import { coded, type Segment, tagged, valueIn } from './segments.ts';

/** ".5" and "12." are numbers in X12. */
export const numberOf = (text: string | null): string | null =>
  decimalOf(text?.replace(/^(-?)\./, '$10.').replace(/\.$/, '') ?? null);

/** A number with two implied decimals (N2): "1500" is 15.00. */
export const implied = (text: string | null): string | null => {
  const number = parseDecimal(numberOf(text) ?? '');
  return number && formatDecimal(trimDecimal(multiply(number, decimal(1, 2))));
};

/** 374: the day of the first of these qualifiers that has one. 002 requested, 106 required by, 063 and 038 not after, 010 shipment */
const dayOf = (segments: readonly Segment[], ...qualifiers: readonly string[]): string | null =>
  qualifiers.flatMap((qualifier) => dateOf(valueIn(coded(segments, 'DTM', [qualifier]), 1)) ?? [])[0] ?? null;

/** When delivery is wanted: from 064 (not before) to its last day. */
export const wantedOn = (segments: readonly Segment[]) => ({
  from: dayOf(segments, '064'),
  until: dayOf(segments, '002', '106', '063', '074', '010', '038', '017'),
});

/** 128: the reference of the first of these qualifiers. Some senders write it in the third element. */
export const referenceOf = (segments: readonly Segment[], ...qualifiers: readonly string[]): string | null => {
  const ref = coded(segments, 'REF', qualifiers);
  return valueIn(ref, 1) ?? valueIn(ref, 2);
};

/** 355, where the code is not the one of UN/ECE Recommendation 20 or means something else there */
const unitCodes: { readonly [code: string]: string } = {
  CA: 'XCS',
  CS: 'XCS',
  BX: 'XBX',
  CT: 'XCT',
  DZ: 'DZN',
  LB: 'LBR',
  OZ: 'ONZ',
  FT: 'FOT',
  IN: 'INH',
  YD: 'YRD',
  GA: 'GLL',
  KG: 'KGM',
  GR: 'GRM',
  LT: 'LTR',
  MR: 'MTR',
  SF: 'FTK',
  PL: 'XPX',
  PF: 'XPX',
  TH: 'MIL',
  HC: 'CEN',
};

export const unitCodeOf = (unit: string | null): string | null => unitCodes[unit ?? ''] ?? unitCode(unit);

/** 1300: what a charge is for */
const chargeTypes: readonly (readonly [RegExp, ChargeType])[] = [
  [/^(D2[2-6]\d|G82\d|D980|D500|ENC\d)$/, 'freight'],
  [/^(F05\d|F06\d|F0[5-9]0|C310|A520)$/, 'packaging'],
  [/^(H850|H730|H740|H750|H770)$/, 'other'],
  [/^(D870|G470|G480|C5\d0|I\d{3}|F155)$/, 'service'],
];

export const chargeTypeOf = (code: string | null): ChargeType =>
  chargeTypes.find(([pattern]) => pattern.test(code ?? ''))?.[1] ?? 'other';

/** PER: pairs of what kind a number is (365) and the number. */
const reachedBy = (group: readonly Segment[], kind: string): string | null => {
  const pairs = tagged(group, 'PER').flatMap((per) =>
    [2, 4, 6].map((at) => ({ kind: valueIn(per, at), number: valueIn(per, at + 1) })),
  );
  return pairs.find((pair) => pair.kind === kind)?.number ?? null;
};

export const contactOf = (group: readonly Segment[]) => ({
  name: valueIn(tagged(group, 'PER')[0], 1),
  email: reachedBy(group, 'EM'),
  phone: reachedBy(group, 'TE'),
});

export type PartyGroup = readonly Segment[];

/** The group of the first of these roles (98) that there is. */
export const partyGroup = (groups: readonly PartyGroup[], ...roles: readonly string[]): PartyGroup | null =>
  roles.map((role) => groups.find(([n1]) => n1?.tag === 'N1' && valueIn(n1, 0) === role)).find((group) => group !== undefined) ??
  null;

/** 66: UL is a GLN */
const isGln = (n1: Segment): boolean => valueIn(n1, 2) === 'UL';

/** A party of order-details.ts. */
export const partyDetails = (group: PartyGroup | null) => {
  const [n1] = group ?? [];
  if (!group || !n1) return null;
  const location = tagged(group, 'N4')[0];
  const country = valueIn(location, 3);
  return {
    name: valueIn(n1, 1),
    attention: linesOf(...tagged(group, 'N2').flatMap((n2) => [valueIn(n2, 0), valueIn(n2, 1)])),
    street: linesOf(...tagged(group, 'N3').flatMap((n3) => [valueIn(n3, 0), valueIn(n3, 1)])),
    city: valueIn(location, 0),
    region: valueIn(location, 1),
    postalCode: valueIn(location, 2),
    country: countryOf(country === 'USA' ? 'US' : country === 'CAN' ? 'CA' : country),
    gln: isGln(n1) ? valueIn(n1, 3) : null,
    contact: contactOf(group),
  };
};

export const partyOf = (group: PartyGroup | null): EmbeddedParty => {
  const [n1] = group ?? [];
  const { email, phone } = contactOf(group ?? []);
  return { name: valueIn(n1, 1), email, phone, taxNumber: referenceOf(group ?? [], 'TJ', 'VX'), code: valueIn(n1, 3) };
};
