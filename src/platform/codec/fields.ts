/** The kinds of fields that requests are made of. */
import { isIP } from 'node:net';
import { isDay, momentFrom } from '@order-intake/kernel';
import type { FaultCode } from './fault-codes.ts';
import { type Fault, type Field, field } from './field.ts';

type Taken<A> = { readonly value: A } | { readonly fault: Fault };
const wrong = (code: FaultCode, message: string): { fault: Fault } => ({ fault: { code, message } });

const shownLength = 60;
/** What was given, short enough for a message. */
const shownValue = (input: unknown): string => {
  if (typeof input === 'object' && input !== null) return Array.isArray(input) ? 'a list' : 'an object';
  const json = JSON.stringify(input) ?? typeof input; // undefined, which no JSON holds, has none
  return json.length > shownLength ? `${json.slice(0, shownLength)}…` : json;
};

/** Control characters break headers and NUL breaks Postgres; half a surrogate pair is no text. */
const unprintable = /[\p{Cc}\p{Cs}]/u;

const takeText = (input: unknown, max: number): Taken<string> => {
  if (typeof input !== 'string') return wrong('not_text', 'must be text');
  if (input.trim() === '') return wrong('blank', 'must not be blank');
  if ([...input].length > max) return wrong('too_long', `must not be longer than ${max} characters`);
  return unprintable.test(input) ? wrong('not_printable', 'must not contain control characters') : { value: input };
};

/** Not blank, at most `max` characters, kept as given. Messages never show it: it serves for passwords too. */
export const text = (max: number): Field<string> =>
  field(`text of up to ${max}`, { type: 'string', minLength: 1, maxLength: max }, (input) => takeText(input, max));

/** A text that never comes back. */
export const password = (max: number): Field<string> => {
  const plain = text(max);
  return { ...plain, schema: { ...plain.schema, format: 'password', writeOnly: true } };
};

/** A text of several lines that never comes back, such as a key file. */
export const longPassword = (max: number): Field<string> => {
  const plain = longText(max);
  return { ...plain, schema: { ...plain.schema, format: 'password', writeOnly: true } };
};

const matching = (
  max: number,
  matches: (input: string) => boolean,
  code: FaultCode,
  description: string,
  schema: object,
): Field<string> =>
  field(description, { type: 'string', maxLength: max, ...schema }, (input) => {
    const result = takeText(input, max);
    if ('fault' in result || matches(result.value)) return result;
    return wrong(code, `${shownValue(result.value)} is not ${description}`);
  });

const atom = "[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
/** dot-atom@domain (RFC 5321, RFC 6531): no comments, quotes or lists, so it cannot become two recipients. */
const address = new RegExp(`^${atom}(?:\\.${atom})*@${label}(?:\\.${label})+$`, 'u');
const host = new RegExp(`^(?:[\\p{L}\\p{N}_](?:[\\p{L}\\p{N}_-]{0,61}[\\p{L}\\p{N}_])?\\.)*${label}\\.?$`, 'u');

/** At most 254 characters (RFC 5321, 4.5.3.1.3 less its brackets). */
export const emailAddress: Field<string> = matching(254, (v) => address.test(v), 'not_an_email_address', 'an email address', {
  format: 'email',
});

/** An address of a web server that is spoken to encrypted, without a name or a password in it. */
export const httpsUrl = (max: number): Field<string> =>
  field('an https address', { type: 'string', format: 'uri', maxLength: max }, (input) => {
    const result = takeText(input, max);
    if ('fault' in result) return result;
    if (!URL.canParse(result.value)) return wrong('not_a_url', 'is not a URL such as https://login.example.com/token');
    const { protocol, username, password: secret } = new URL(result.value);
    if (protocol !== 'https:') return wrong('not_https', 'must begin with https://');
    return username === '' && secret === '' ? result : wrong('holds_credentials', 'must not contain a user name or password');
  });

/** A host name or an address, without scheme or port. */
export const hostName = (max: number): Field<string> =>
  matching(max, (v) => host.test(v) || isIP(v) !== 0, 'not_a_host_name', 'a host name (such as mail.example.com)', {});

/** A mailbox folder other than INBOX: what is moved there must leave the folder that is polled. */
export const folderName = (max: number): Field<string> =>
  matching(max, (v) => v.trim().toUpperCase() !== 'INBOX', 'not_a_target_folder', 'a folder other than INBOX', {});

/** Digits alone, as text: ids of other systems that are numbers and no quantities. */
export const digits = (min: number, max: number): Field<string> =>
  matching(max, (v) => /^\d+$/.test(v) && v.length >= min, 'not_digits', `${min} to ${max} digits`, { pattern: '^[0-9]+$' });

/** Several lines: a text that people read, not a name. */
export const longText = (max: number): Field<string> =>
  field(`text of up to ${max}`, { type: 'string', minLength: 1, maxLength: max }, (input) => {
    if (typeof input !== 'string') return wrong('not_text', 'must be text');
    if (input.trim() === '') return wrong('blank', 'must not be blank');
    if ([...input].length > max) return wrong('too_long', `must not be longer than ${max} characters`);
    const lines = input.replaceAll('\r\n', '\n');
    return unprintable.test(lines.replaceAll(/[\n\t]/g, ' '))
      ? wrong('not_printable', 'must not contain control characters')
      : { value: lines };
  });

/** A moment as ISO 8601 with its offset: 2026-11-20T08:00:00Z; a date alone is its midnight in UTC. */
export const instant: Field<Date> = field('a moment', { type: 'string', format: 'date-time' }, (input) => {
  const value = typeof input === 'string' ? momentFrom(input) : null;
  return value ? { value } : wrong('not_a_moment', `${shownValue(input)} is not a timestamp such as 2026-11-20T08:00:00Z`);
});

/** Some of these, each once. */
export const manyOf = <V extends string>(values: readonly V[]): Field<readonly V[]> =>
  field<readonly V[]>(`some of ${values.join(', ')}`, { type: 'array', items: { type: 'string', enum: values } }, (input) => {
    if (!Array.isArray(input) || input.length === 0)
      return wrong('not_a_list', `must be a list with values from ${values.join(', ')}`);
    const unknown = input.find((item) => !values.includes(item));
    if (unknown !== undefined) return wrong('not_a_choice', `${shownValue(unknown)} is not one of ${values.join(', ')}`);
    return { value: values.filter((value) => input.includes(value)) };
  });

export const uuidText: Field<string> = matching(
  36,
  (v) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(v),
  'not_a_uuid',
  'a uuid',
  { format: 'uuid' },
);

const between = (input: unknown, min: number, max: number, expectation: string, code: FaultCode): Taken<number> => {
  if (typeof input !== 'number' || !Number.isInteger(input))
    return wrong('not_an_integer', `${shownValue(input)} is not an integer`);
  return input >= min && input <= max ? { value: input } : wrong(code, `${input} is not ${expectation} (${min} to ${max})`);
};

export const integer = (min: number, max: number, expectation = 'in the range'): Field<number> =>
  field(`integer ${min} to ${max}`, { type: 'integer', minimum: min, maximum: max }, (input) =>
    between(input, min, max, expectation, 'out_of_range'),
  );

export const port: Field<number> = field('port', { type: 'integer', minimum: 1, maximum: 65_535 }, (input) =>
  between(input, 1, 65_535, 'a port', 'not_a_port'),
);

/** A day of the calendar as ISO 8601 writes it, "2026-11-20". */
export const calendarDay: Field<string> = matching(10, isDay, 'not_a_date', 'a date (such as 2026-11-20)', {
  format: 'date',
});

/** An integer as it stands in a query string. */
export const integerText = (min: number, max: number): Field<number> =>
  field(`integer ${min} to ${max}`, { type: 'integer', minimum: min, maximum: max }, (input) => {
    const number = typeof input === 'string' && /^\d{1,15}$/.test(input) ? Number(input) : input;
    return between(number, min, max, 'in the range', 'out_of_range');
  });

export const boolean: Field<boolean> = field('boolean', { type: 'boolean' }, (input) =>
  typeof input === 'boolean' ? { value: input } : wrong('not_a_boolean', `${shownValue(input)} is not true or false`),
);

export const oneOf = <V extends string>(values: readonly V[]): Field<V> =>
  field<V>(values.join(' | '), { type: 'string', enum: values }, (input) => {
    const value = values.find((allowed) => allowed === input);
    return value === undefined ? wrong('not_a_choice', `${shownValue(input)} is not one of ${values.join(', ')}`) : { value };
  });

/** A boolean as it stands in a query string. */
export const booleanText: Field<boolean> = field('boolean', { type: 'boolean' }, (input) => {
  if (input === 'true' || input === '1') return { value: true };
  return input === 'false' || input === '0'
    ? { value: false }
    : wrong('not_a_boolean', `${shownValue(input)} is not true or false`);
});
