/** Sums and products of decimal strings, exact: money is never a float. Null where a part is no decimal. */

type Scaled = { readonly units: bigint; readonly places: number };

const scaled = (text: string | null): Scaled | null => {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text ?? '') ?? [];
  return whole === undefined ? null : { units: BigInt(`${sign}${whole}${fraction}`), places: fraction.length };
};

const textOf = ({ units, places }: Scaled): string => {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return units < 0n ? `-${text}` : text;
};

const raised = ({ units, places }: Scaled, to: number): bigint => units * 10n ** BigInt(to - places);

export const productOf = (a: string | null, b: string | null): string | null => {
  const [first, second] = [scaled(a), scaled(b)];
  return first && second && textOf({ units: first.units * second.units, places: first.places + second.places });
};

/** "0" for nothing. */
export const sumOf = (parts: readonly (string | null)[]): string | null => {
  const all = parts.map(scaled);
  const known = all.filter((part) => part !== null);
  if (known.length < all.length) return null;
  const places = Math.max(0, ...known.map((part) => part.places));
  return textOf({ units: known.reduce((sum, part) => sum + raised(part, places), 0n), places });
};
