import { compare, parseDecimal } from '@order-intake/kernel';
import { drafts, type HeaderFieldName } from '../document/extraction.ts';
import type { Reading } from './reading.ts';
import type { Item } from './table/item.ts';
import { compact } from './text.ts';

/** Readings that are about the same order: one draft is made of them. The first is the one to believe. */
export type Group = { readonly readings: readonly Reading[]; readonly agreement: 'agree' | 'differ' | 'single' };

const poOf = (reading: Reading): string | null => (reading.fields.po_number ? compact(reading.fields.po_number.value) : null);
const orders = (reading: Reading): boolean => drafts(reading.type);

/** How much of an order a reading holds, to choose the one to believe. */
const weight = (reading: Reading): number =>
  (orders(reading) ? 4 : 0) +
  (reading.items.length > 0 ? 3 : 0) +
  reading.items.filter((item) => item.check === 'holds').length / Math.max(1, reading.items.length) +
  Object.keys(reading.fields).length / 20 +
  (reading.sumPrinted ? 0.5 : 0) -
  (reading.typeAssumed ? 1 : 0);

/**
 * Documents with the same order number belong together, and one without a number of its own goes with the only order there is.
 * A document that is something else (an invoice among orders) stays alone.
 */
export function groupReadings(readings: readonly Reading[]): readonly Group[] {
  const groups: Reading[][] = [];
  const sorted = [...readings].sort((a, b) => weight(b) - weight(a) || a.file - b.file);
  for (const reading of sorted) {
    const home = groups.find((group) => belongs(reading, group[0]));
    if (home) home.push(reading);
    else groups.push([reading]);
  }
  return groups.sort((a, b) => orderOf(a) - orderOf(b)).map((group) => ({ readings: group, agreement: agreementOf(group) }));
}

const orderOf = (group: readonly Reading[]): number =>
  Math.min(...group.map((reading) => reading.file)) + (group[0] && orders(group[0]) ? 0 : 1000);

function belongs(reading: Reading, leader: Reading | undefined): boolean {
  if (!leader) return false;
  const contentless = reading.type === 'other' && reading.items.length === 0;
  if (contentless) return orders(leader) || leader.file === reading.file;
  if (!orders(reading) || !orders(leader))
    return leader.type === reading.type && poOf(reading) !== null && poOf(reading) === poOf(leader);
  const [own, theirs] = [poOf(reading), poOf(leader)];
  if (own !== null && theirs !== null) return own === theirs;
  return (
    reading.file !== leader.file &&
    (reading.items.length === 0 || leader.items.length === 0 || sameItems(reading.items, leader.items))
  );
}

/** Same quantities in the same order; prices too where both have them. */
function sameItems(a: readonly Item[], b: readonly Item[]): boolean {
  const products = (items: readonly Item[]): readonly Item[] => items.filter((item) => !item.charge);
  const [first, second] = [products(a), products(b)];
  const same = (one: string | undefined, other: string | undefined): boolean => {
    const [x, y] = [parseDecimal(one ?? ''), parseDecimal(other ?? '')];
    return x === null || y === null || compare(x, y) === 0;
  };
  return (
    first.length === second.length &&
    first.every(
      (item, index) =>
        same(item.fields.qty?.value, second[index]?.fields.qty?.value) &&
        same(item.fields.price?.value, second[index]?.fields.price?.value),
    )
  );
}

function agreementOf(group: readonly Reading[]): Group['agreement'] {
  const withItems = group.filter((reading) => reading.items.length > 0 && orders(reading));
  const [first, ...others] = withItems;
  if (!first || others.length === 0) return 'single';
  return others.every((other) => sameItems(first.items, other.items)) ? 'agree' : 'differ';
}

/** A header field from the first reading that has it. */
export const fieldOf = (
  group: Group,
  name: HeaderFieldName,
): { readonly reading: Reading; readonly name: HeaderFieldName } | null => {
  const reading = group.readings.find((one) => one.fields[name] !== undefined);
  return reading ? { reading, name } : null;
};
