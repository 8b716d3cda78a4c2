/** The taxes that a document adds to its rows, as they are printed below them. */
import { formatDecimal, parseDecimal, sum, trimDecimal } from '@order-intake/kernel';
import { listText } from '../document/detail-parts.ts';
import type { Extraction } from '../document/extraction.ts';
import { foundValue, toField } from './found-value.ts';
import type { FootCharge } from './header/money.ts';
import type { Reading } from './reading.ts';

/** "VAT 23 %", "USt. 7,7%" */
const rateIn = ({ text }: FootCharge): string | null => {
  const [, digits] = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?%/.exec(text) ?? [];
  const rate = parseDecimal((digits ?? '').replace(',', '.'));
  return rate && formatDecimal(trimDecimal(rate));
};

/** Of one reading; `file`: its index among the files of the extraction. */
export const taxFieldsOf = ({ taxes, layout }: Reading, file: number): Extraction['fields'] => {
  const [first] = taxes;
  if (!first) return {};
  const field = (value: string) =>
    toField(foundValue(value, first.segment, 0.85, { source: first.text, derived: taxes.length > 1 }), file, layout.reader, 1);
  const rates = taxes.map((tax) => {
    const rate = rateIn(tax);
    return { ...(rate === null ? {} : { rate }), amount: formatDecimal(tax.value) };
  });
  return {
    totals_tax_amount: field(formatDecimal(sum(taxes.map(({ value }) => value)))),
    ...(rates.some(({ rate }) => rate !== undefined) ? { totals_tax: field(listText(rates)) } : {}),
  };
};
