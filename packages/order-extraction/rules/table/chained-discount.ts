/** "50+10", "35 % + 5 %": one discount taken off what another has left. */
import { add, type Decimal, decimal, divide, multiply, negate, parseDecimal, trimDecimal } from '@order-intake/kernel';

const chain = /^\d{1,2}(?:[.,]\d{1,2})?\s?%?(?:\s?\+\s?\d{1,2}(?:[.,]\d{1,2})?\s?%?){1,3}$/;
const hundred = decimal(100);
const places = 6;

/** What they come to together, in per cent; null for anything else. */
export function chainedDiscount(text: string): Decimal | null {
  if (!chain.test(text.trim())) return null;
  const left = text.split('+').reduce<Decimal | null>((rest, part) => {
    const taken = parseDecimal(part.replace(/[%\s]/g, '').replace(',', '.'));
    return rest && taken ? divide(multiply(rest, add(hundred, negate(taken))), hundred, places) : null;
  }, hundred);
  return left && trimDecimal(add(hundred, negate(left)));
}
