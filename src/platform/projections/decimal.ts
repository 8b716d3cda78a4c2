/** Decimals as Postgres writes a numeric, so that a number looks the same before and after it was stored. */
import { RowRefused } from '../checkpoints/failure-reason.ts';

const parts = /^\s*([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,4}))?\s*$/i;

/** Digits without exponent; rounded half away from zero to `scale` digits behind the point, all kept when `scale` is null. */
export const decimal = (value: unknown, scale: number | null): string => {
  const found =
    typeof value === 'number' || typeof value === 'bigint' || typeof value === 'string' ? parts.exec(String(value)) : null;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = found ?? [];
  if (whole + fraction === '') throw new RowRefused('is not a decimal number');
  const shift = Number(exponent);
  const digits = BigInt(whole + fraction);
  const behind = fraction.length - shift;
  const kept = scale ?? Math.max(0, behind);
  const scaled = behind > kept ? rounded(digits, behind - kept) : digits * 10n ** BigInt(kept - behind);
  const padded = scaled.toString().padStart(kept + 1, '0');
  const shown = kept === 0 ? padded : `${padded.slice(0, -kept)}.${padded.slice(-kept)}`;
  return sign === '-' && scaled !== 0n ? `-${shown}` : shown;
};

const rounded = (digits: bigint, drop: number): bigint => {
  const unit = 10n ** BigInt(drop);
  return (digits + unit / 2n) / unit;
};
