/** What a revision changes, field by field, for the person who reviews it. */
import { canonicalDecimal } from '../shared/decimal-text.ts';
import type { FieldChange, OrderContent, OrderLine } from './sales-order.events.ts';

const lineText = ({ code, name, qty, unit, price }: OrderLine): string =>
  [qty && canonicalDecimal(qty), unit, code, name, price && `@ ${canonicalDecimal(price)}`].filter((part) => part).join(' ');

const change = (field: string, before: string | null, after: string | null): readonly FieldChange[] =>
  (before && canonicalDecimal(before)) === (after && canonicalDecimal(after)) ? [] : [{ field, before, after }];

export const changesBetween = (before: OrderContent, after: OrderContent): readonly FieldChange[] => {
  const header = (['delivery_date', 'currency', 'total'] as const).flatMap((name) =>
    change(name, before.extraction.fields[name]?.value ?? null, after.extraction.fields[name]?.value ?? null),
  );
  const longest = Math.max(before.lines.length, after.lines.length);
  const lines = Array.from({ length: longest }, (_, index) => {
    const [old, now] = [before.lines[index], after.lines[index]];
    return change(`lines.${index + 1}`, old ? lineText(old) : null, now ? lineText(now) : null);
  });
  return [...header, ...lines.flat()];
};
