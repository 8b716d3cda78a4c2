/** The kinds of fields that business records are made of: lists, parts, money, time zones. */
import { isCurrencyCode, isDay } from '@order-intake/kernel';
import { isLeft } from 'fp-ts/lib/Either.js';
import { decimalFault } from './decimal-fault.ts';
import { decodeRequest, jsonSchemaOf, type RequestSchema } from './decode-request.ts';
import type { FaultCode } from './fault-codes.ts';
import { type Fault, type Field, faultOf, field } from './field.ts';

type Taken<A> = ReturnType<Parameters<typeof field<A>>[2]>;
const wrong = (code: FaultCode, message: string) => ({ fault: { code, message } });

/** A list of up to `max` values. Every fault of every one is told, by its place as people count: `emails.2`, `lines.2.qty`. */
export const listField = <A>(of: Field<A>, max: number): Field<readonly A[]> =>
  field<readonly A[]>(`list of ${of.codec.name}`, { type: 'array', maxItems: max, items: of.schema }, (input) => {
    if (!Array.isArray(input)) return wrong('not_a_list', 'must be a list');
    if (input.length > max) return wrong('too_many', `must not have more than ${max} entries`);
    const values: A[] = [];
    const faults: Fault[] = [];
    for (const [index, item] of input.entries()) {
      const decoded = of.codec.decode(item);
      if (isLeft(decoded)) faults.push(...decoded.left.map((error) => inside(index + 1, faultOf(error))));
      else values.push(decoded.right);
    }
    return faults.length > 0 ? { faults } : { value: values };
  });

const inside = (position: number | string, { at, ...fault }: Fault): Fault => ({
  ...fault,
  at: at === undefined ? String(position) : `${position}.${at}`,
});

type Given = { readonly [name: string]: unknown };

/** An object with fields of its own. @param messageFor a message about one of them, as it is answered */
export const partField = <T>(
  schema: RequestSchema<T>,
  messageFor: (message: string, input: Given) => string = (message) => message,
): Field<T> =>
  field<T>('object', jsonSchemaOf(schema), (input): Taken<T> => {
    const decoded = decodeRequest(schema, input);
    if (!isLeft(decoded)) return { value: decoded.right };
    return {
      faults: decoded.left.map(({ field: name, code, message }) =>
        name === ''
          ? { code, message: 'must be an object' }
          : { at: name, code, message: messageFor(message.slice(name.length + 2), input as Given) },
      ),
    };
  });

const oneOfMany = (
  name: string,
  schema: object,
  isKnown: (input: string) => boolean,
  code: FaultCode,
  example: string,
): Field<string> =>
  field(name, { type: 'string', ...schema }, (input) =>
    typeof input === 'string' && isKnown(input) ? { value: input } : wrong(code, `is not ${name} such as ${example}`),
  );

export const currencyCode = oneOfMany('an ISO 4217 currency', { pattern: '^[A-Z]{3}$' }, isCurrencyCode, 'not_a_currency', 'EUR');

const accepted = (look: () => unknown): boolean => {
  try {
    look();
    return true;
  } catch {
    return false;
  }
};

/** With a name: of an offset such as +02:00 Postgres thinks the opposite of what Intl does. */
export const timeZone = oneOfMany(
  'an IANA time zone',
  {},
  (input) => /^\p{L}/u.test(input) && accepted(() => new Intl.DateTimeFormat('en', { timeZone: input })),
  'not_a_time_zone',
  'Europe/Berlin',
);

export const localeTag = oneOfMany(
  'a BCP 47 language tag',
  {},
  (input) => input !== '' && accepted(() => Intl.getCanonicalLocales(input)),
  'not_a_locale',
  'de-DE',
);

const decimal = /^\d{1,15}(\.\d{1,6})?$/;
/** Not negative; a text, for a number of JSON is a float. A number is taken by its shortest spelling. */
export const decimalText: Field<string> = field('a decimal', { type: ['string', 'number'], pattern: decimal.source }, (input) => {
  const spelling = typeof input === 'number' ? String(input) : input;
  return typeof spelling === 'string' && decimal.test(spelling) ? { value: spelling } : decimalFault(spelling, 15);
});

export const positiveDecimal: Field<string> = field('a decimal above 0', decimalText.schema, (input) => {
  const decoded = decimalText.codec.decode(input);
  if (isLeft(decoded)) return { faults: decoded.left.map(faultOf) };
  return /[1-9]/.test(decoded.right) ? { value: decoded.right } : wrong('out_of_range', 'must be greater than 0');
});

/** A day, ISO 8601. */
export const day: Field<string> = field('day', { type: 'string', format: 'date' }, (input) =>
  typeof input === 'string' && isDay(input) ? { value: input } : wrong('not_a_day', 'must be a day such as 2026-03-31'),
);

const phone = /^[\d\s()./+-]{5,40}$/;
export const phoneNumber = oneOfMany(
  'a telephone number',
  { pattern: phone.source },
  (input) => phone.test(input) && (input.match(/\d/g) ?? []).length >= 5,
  'not_a_phone',
  '+49 40 123456',
);

/** Decimal digits of a GTIN with a check digit that fits (GS1 General Specifications, 7.9). */
const isGtin = (gtin: string): boolean => {
  if (!/^(\d{8}|\d{12,14})$/.test(gtin)) return false;
  const digits = [...gtin].map(Number).reverse();
  return digits.reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0) % 10 === 0;
};
export const gln = oneOfMany(
  'a GLN (13 digits with their check digit)',
  { pattern: '^\\d{13}$' },
  (input) => input.length === 13 && isGtin(input),
  'not_an_ean',
  '4012345000009',
);
export const gtin = oneOfMany(
  'an EAN or GTIN (8, 12, 13 or 14 digits with their check digit)',
  { pattern: '^(\\d{8}|\\d{12,14})$' },
  isGtin,
  'not_an_ean',
  '4006381333931',
);
