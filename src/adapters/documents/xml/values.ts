/** Values of XML in the forms of extraction.ts. Anything else than what the standards allow is no value. */

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
  const iso = `${match[1]}-${match[2]}-${match[3]}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

export const currencyCode = (text: string | null): string | null => (text && /^[A-Z]{3}$/.test(text) ? text : null);

/** Exact, in units of 10^-12. */
const units = (text: string): bigint => {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const value = BigInt(whole) * 10n ** 12n + BigInt(fraction.slice(0, 12).padEnd(12, '0'));
  return text.startsWith('-') ? -value : value;
};

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
  const { price, base, qty, amount } = line;
  if (price === null || base === null || units(base) === units('1') || units(base) <= 0n) return price;
  if (base === qty && amount !== null && units(qty) * units(price) === units(amount) * units('1')) return price;
  const negative = price.startsWith('-');
  const divided = (units(price.replace('-', '')) * 2_000_000n + units(base)) / (units(base) * 2n);
  const text = `${divided / 1_000_000n}.${String(divided % 1_000_000n).padStart(6, '0')}`.replace(/\.?0+$/, '');
  return negative ? `-${text}` : text;
}
