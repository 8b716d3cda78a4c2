/** Why a number is not taken: it is none, it is too large, or it is finer than what is kept. */
import type { FaultCode } from './fault-codes.ts';

/** Digits that are kept after the point: a price of a ten-thousandth of a cent has them. */
const fraction = 6;

type Why = { readonly code: FaultCode; readonly message: string };
const none: Why = {
  code: 'not_a_decimal',
  message: 'is not an amount such as 12.50 (digits with a decimal point, not negative)',
};

/** @param digits that may stand before the point */
export const decimalFault = (input: unknown, digits: number): { readonly fault: Why } => {
  // 5e-7 is how JSON writes 0.0000005
  const [, whole, after = '', exponent = ''] = /^(\d+)(?:\.(\d+))?(e[+-]\d+)?$/.exec(String(input)) ?? [];
  if (whole === undefined) return { fault: none };
  if (exponent.startsWith('e-') || (exponent === '' && after.length > fraction))
    return { fault: { code: 'too_many_decimals', message: `has more than ${fraction} digits after the decimal point` } };
  return { fault: { code: 'too_large', message: `is too large: at most ${digits} digits before the decimal point` } };
};
