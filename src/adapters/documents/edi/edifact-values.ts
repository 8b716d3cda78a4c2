/** Days, numbers, parties and texts of EDIFACT segments (UN/EDIFACT D.96A to D.01B; the numbers are those of its data elements). */
import { dayAfter, mondayOf } from '@order-intake/kernel';
import type { EmbeddedParty } from '@order-intake/order-extraction/document';
import { countryOf, linesOf } from '../xml/detail-values.ts';
import { dateOf, decimalOf } from '../xml/values.ts';
import { coded, type Segment, tagged, valueIn, valuesIn } from './segments.ts';

/** A decimal comma is allowed as well as a point. */
export const numberOf = (text: string | null): string | null => decimalOf(text?.replace(',', '.') ?? null);

/** `week`: as order-details.ts writes it. `until` is always the last day. */
type Days = { readonly from: string | null; readonly until: string | null; readonly week: string | null };
const noDays: Days = { from: null, until: null, week: null };

const daysInWeek = 7;

/** 2379: what form a date has. Without one it is told by its length. */
function daysOf(segment: Segment | undefined): Days {
  const text = valueIn(segment, 0, 1) ?? '';
  const form = valueIn(segment, 0, 2) ?? '';
  const on = (day: string | null): Days => ({ ...noDays, until: day });
  if (form === '616') {
    const [, year, week] = /^(\d{4})(\d{2})$/.exec(text) ?? [];
    const monday = mondayOf(Number(year), Number(week));
    if (!monday) return noDays;
    return { from: monday, until: dayAfter(monday, daysInWeek - 1), week: `${year}-W${week}` };
  }
  if (form === '718' || form === '719' || form === '713') {
    const [first = '', last = ''] = text.includes('-')
      ? text.split('-')
      : [text.slice(0, text.length / 2), text.slice(text.length / 2)];
    return { ...noDays, from: dateOf(first), until: dateOf(last) };
  }
  if (form === '101' || /^\d{6}$/.test(text)) return on(dateOf(`20${text}`));
  if (form === '2') return on(dateOf(text.replace(/^(\d\d)(\d\d)(\d\d)$/, '20$3$2$1')));
  return on(dateOf(text));
}

/** The day of the first of these qualifiers (2005) that has one. */
export const dayOf = (segments: readonly Segment[], ...qualifiers: readonly string[]): string | null =>
  qualifiers.flatMap((qualifier) => daysOf(coded(segments, 'DTM', [qualifier])).until ?? [])[0] ?? null;

/** 2: requested; 63 and 64: latest and earliest; 358: scheduled; 69: promised; 10: shipment; 17: estimated */
const lastDay = ['2', '63', '358', '69', '10', '17'];

/** When delivery is wanted: `until` is its last day. */
export function wantedOn(segments: readonly Segment[]): Days {
  const days =
    lastDay.map((qualifier) => daysOf(coded(segments, 'DTM', [qualifier]))).find(({ until }) => until !== null) ?? noDays;
  return { ...days, from: days.from ?? dayOf(segments, '64') };
}

/** The sum of the first of these qualifiers (5025) that has one. */
export const sumOf = (segments: readonly Segment[], ...qualifiers: readonly string[]): string | null =>
  qualifiers.flatMap((qualifier) => numberOf(valueIn(coded(segments, 'MOA', [qualifier]), 0, 1)) ?? [])[0] ?? null;

/** The number of the first of these qualifiers (1153) that has one. */
export const referenceOf = (segments: readonly Segment[], ...qualifiers: readonly string[]): string | null =>
  qualifiers.flatMap((qualifier) => valueIn(coded(segments, 'RFF', [qualifier]), 0, 1) ?? [])[0] ?? null;

/** Free text (C108), of those of its subjects (4451) that are wanted. */
export const textsOf = (segments: readonly Segment[], isWanted: (subject: string) => boolean): string | null =>
  linesOf(
    ...tagged(segments, 'FTX')
      .filter((segment) => isWanted(valueIn(segment, 0) ?? ''))
      .flatMap((segment) => valuesIn(segment, 3)),
  );

/** 3055: who gave a party its number */
const byGs1 = '9';
const bySeller = '91';
const gln = /^\d{13}$/;

const glnOf = (nad: Segment): string | null => {
  const id = valueIn(nad, 1);
  return id && gln.test(id) && [byGs1, null].includes(valueIn(nad, 1, 2)) ? id : null;
};

/** Name and address in parts, or in lines of which the first is the name. */
function addressOf(nad: Segment) {
  const [first, ...lines] = valuesIn(nad, 2);
  // the last component of the name says how it is written, never what it is
  const name = valuesIn({ ...nad, elements: nad.elements.map((element, at) => (at === 3 ? element.slice(0, 5) : element)) }, 3);
  return {
    name: name.join(' ') || (first ?? null),
    street: linesOf(...valuesIn(nad, 4), ...(name.length === 0 ? lines : [])),
    city: valueIn(nad, 5),
    region: valueIn(nad, 6),
    postalCode: valueIn(nad, 7),
    country: countryOf(valueIn(nad, 8)),
  };
}

/** COM: 3155 says by what; TE telephone, EM electronic mail */
const reachedBy = (group: readonly Segment[], kind: string): string | null =>
  tagged(group, 'COM').flatMap((com) =>
    com.elements.flatMap((element) => (element[1] === kind && element[0] ? [element[0].trim()] : [])),
  )[0] ?? null;

const contactOf = (group: readonly Segment[]) => ({
  name: valueIn(tagged(group, 'CTA')[0], 1, 1),
  email: reachedBy(group, 'EM'),
  phone: reachedBy(group, 'TE'),
});

/** 3035: where the goods go. DP delivery, ST ship to, CN consignee, UC ultimate consignee */
export const deliveryRoles = ['DP', 'ST', 'CN', 'UC'] as const;

export type PartyGroup = readonly Segment[];

/** The group of the first of these roles (3035) that there is. */
export const partyGroup = (groups: readonly PartyGroup[], ...roles: readonly string[]): PartyGroup | null => {
  const parties = groups.filter(([first]) => first?.tag === 'NAD');
  return roles.map((role) => parties.find(([nad]) => valueIn(nad, 0) === role)).find((group) => group !== undefined) ?? null;
};

/** A party of order-details.ts. */
export const partyDetails = (group: PartyGroup | null) => {
  const [nad] = group ?? [];
  if (!group || !nad) return null;
  return { ...addressOf(nad), gln: glnOf(nad), contact: contactOf(group) };
};

/** `code`: the number that the seller gave it, else its GLN. VA: tax number; IT, ADE, API: its number with the other party */
export const partyOf = (group: PartyGroup | null): EmbeddedParty => {
  const [nad] = group ?? [];
  if (!group || !nad) return { name: null, email: null, phone: null, taxNumber: null, code: null };
  const { email, phone } = contactOf(group);
  const sellerNumber = valueIn(nad, 1, 2) === bySeller ? valueIn(nad, 1) : null;
  return {
    name: addressOf(nad).name,
    email,
    phone,
    taxNumber: referenceOf(group, 'VA'),
    code: sellerNumber ?? referenceOf(group, 'IT', 'ADE', 'API') ?? valueIn(nad, 1),
  };
};
