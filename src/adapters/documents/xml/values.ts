/** Values of XML in the forms of extraction.ts. Anything else than what the standards allow is no value. */
import {
  compare,
  dayFrom,
  decimal,
  divide,
  formatDecimal,
  isCurrencyCode,
  isPositive,
  multiply,
  parseDecimal,
  trimDecimal,
} from '@order-intake/kernel';
import type { ChargeType } from '@order-intake/order-extraction/document';

/** xsd:decimal as a plain decimal string. */
export function decimalOf(text: string | null): string | null {
  const match = /^\+?(-?)0*(\d{1,15})(?:\.(\d{1,12}))?$/.exec(text ?? '');
  if (!match) return null;
  return `${match[1]}${match[2]}${match[3] === undefined ? '' : `.${match[3]}`}`;
}

/** "20260331" (format 102 of UN/CEFACT) or "2026-03-31…" as an ISO date that exists. */
export function dateOf(text: string | null): string | null {
  const match = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text ?? '');
  if (!match) return null;
  return dayFrom(Number(match[1]), Number(match[2]), Number(match[3]));
}

export const currencyCode = (text: string | null): string | null => (text && isCurrencyCode(text) ? text : null);

const decimalOne = decimal(1);

/**
 * The price of one, when the file gives it for `base` pieces; up to six decimals where it does not divide. Some programs write the
 * ordered quantity there by mistake: then quantity × price is the amount as it stands.
 */
export function priceForOne(line: {
  readonly price: string | null;
  readonly base: string | null;
  readonly qty: string | null;
  readonly amount: string | null;
}): string | null {
  const [price, base, amount] = [line.price, line.base, line.amount].map((text) => parseDecimal(text ?? ''));
  if (!price || !base || !isPositive(base) || compare(base, decimalOne) === 0) return line.price;
  if (line.base === line.qty && amount && compare(multiply(base, price), amount) === 0) return line.price;
  const forOne = divide(price, base, 6);
  return forOne && formatDecimal(trimDecimal(forOne));
}

/** UN/EDIFACT 1229, the status of a line: it is not wanted any more. */
export const isDeleted = (lineStatus: string | null): boolean => lineStatus === '2';

const chargeTypes: { readonly [code: string]: ChargeType } = {
  FC: 'freight',
  DL: 'freight',
  PC: 'packaging',
  ABL: 'packaging',
  ADZ: 'service',
  IN: 'service',
};

/** UN/CEFACT 7161 of what is added; what is taken off is a discount, whatever its reason. */
export const chargeTypeOf = (code: string | null): ChargeType => chargeTypes[code ?? ''] ?? 'other';
