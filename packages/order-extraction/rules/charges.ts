/** Freight, packaging, services and discounts of a document: rows of its table that are no articles, and sums below it that its total needs. */
import { type Decimal, formatDecimal, isZero, numbersEqual, parseDecimal, sum } from '@order-intake/kernel';
import type { ChargeType } from '../document/charges.ts';
import type { ExtractedCharge } from '../document/extraction.ts';
import { type FoundValue, foundValue, toField } from './found-value.ts';
import type { FootCharge } from './header/money.ts';
import { someCue } from './languages/index.ts';
import type { Reading } from './reading.ts';
import type { Item } from './table/item.ts';
import { sumLabel, takesOff } from './table/totals.ts';
import { normalise } from './text.ts';

/** In this order: packaging is mostly named beside the freight that it goes with. */
const cueOf = [
  ['freight', 'freight'],
  ['packaging', 'packaging'],
  ['service', 'serviceCharge'],
] as const;

export const chargeTypeOf = (name: string, amount: Decimal): ChargeType => {
  if (amount.units < 0n || takesOff(name)) return 'discount';
  const words = normalise(name).split(' ');
  return cueOf.find(([, cue]) => someCue(cue, words))?.[0] ?? 'other';
};

type Found = { readonly name: FoundValue; readonly amount: FoundValue; readonly value: Decimal };

const ofRow = ({ fields: { name, amount }, amount: value }: Item): readonly Found[] =>
  name && amount && value ? [{ name, amount, value }] : [];

const ofFoot = ({ text, segment, value }: FootCharge): Found => ({
  name: foundValue(sumLabel(text).trim(), segment, 0.8, { source: text }),
  amount: foundValue(formatDecimal(value), segment, 0.8, { source: text }),
  value,
});

/** Whether the total is that of the articles: what else is printed is included, or only what something would cost. */
const isWithout = ({ items, fields: { total } }: Reading): boolean => {
  const amounts = items.flatMap(({ charge, amount }) => (charge || amount === null ? [] : [amount]));
  const printed = parseDecimal(total?.value ?? '');
  return amounts.length > 0 && printed !== null && numbersEqual(sum(amounts), printed);
};

/** Of one reading, in the order in which they stand; `file`: its index among the files of the extraction. */
export const chargesOf = (reading: Reading, file: number): readonly ExtractedCharge[] => {
  if (isWithout(reading)) return [];
  const found = [...reading.items.filter((item) => item.charge).flatMap(ofRow), ...reading.charges.map(ofFoot)];
  const { reader } = reading.layout;
  return found
    .filter(({ value }) => !isZero(value))
    .map(({ name, amount, value }) => ({
      type: chargeTypeOf(name.value, value),
      name: toField(name, file, reader, 1),
      amount: toField(amount, file, reader, 1),
    }));
};
