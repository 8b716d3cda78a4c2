/** Fields that only orders have: decimal numbers, moments, flags. */
import { momentFrom } from '@order-intake/kernel';
import { decimalFault } from '../../platform/codec/decimal-fault.ts';
import type { FaultCode } from '../../platform/codec/fault-codes.ts';
import { type Field, field } from '../../platform/codec/field.ts';

const wrong = (code: FaultCode, message: string) => ({ fault: { code, message } });

/** A number as JSON or as text, kept as decimal text: 12.5, "12.50". Not negative, 12 digits before the point and 6 after at most. */
export const decimal: Field<string> = field(
  'decimal',
  {
    anyOf: [
      { type: 'number', minimum: 0 },
      { type: 'string', pattern: '^\\d{1,12}(\\.\\d{1,6})?$' },
    ],
  },
  (value) => {
    const text = typeof value === 'number' ? String(value) : value;
    if (typeof text === 'string' && /^\d{1,12}(\.\d{1,6})?$/.test(text)) return { value: text };
    return decimalFault(text, 12);
  },
);

/** A moment with its offset, or the beginning of a day in UTC. */
export const moment: Field<Date> = field('moment', { type: 'string', format: 'date-time' }, (input) => {
  const value = typeof input === 'string' ? momentFrom(input) : null;
  return value ? { value } : wrong('not_a_time', 'must be a date or time such as 2026-03-31T12:00:00Z');
});

export const flagText: Field<boolean> = field('boolean', { type: 'boolean' }, (value) =>
  value === 'true' || value === 'false' ? { value: value === 'true' } : wrong('not_a_boolean', 'must be true or false'),
);

/** As `decimal`, and with a sign where something is taken off. */
export const signedDecimal: Field<string> = field(
  'decimal',
  { anyOf: [{ type: 'number' }, { type: 'string', pattern: '^-?\\d{1,12}(\\.\\d{1,6})?$' }] },
  (value) => {
    const text = typeof value === 'number' ? String(value) : value;
    if (typeof text === 'string' && /^-?\d{1,12}(\.\d{1,6})?$/.test(text)) return { value: text };
    return decimalFault(text, 12);
  },
);

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** ISO 3166-1 alpha-2. */
export const countryCode: Field<string> = field('a country', { type: 'string', pattern: '^[A-Z]{2}$' }, (value) =>
  typeof value === 'string' && /^[A-Z]{2}$/.test(value) && countries.of(value) !== undefined
    ? { value: value }
    : wrong('not_a_country', 'must be an ISO 3166-1 code such as DE'),
);
