import type { Schemas } from '../../api/client.ts';

/** The last two are of tables alone. */
type Code = Schemas['FaultCode'] | 'ambiguous_amount' | 'ambiguous_day' | 'repeated';

const said = (message: string): string => message;
const always = (sentence: string) => (): string => sentence;
/** As the field takes it, wherever that is typed. */
export type Examples = { readonly day: string; readonly number: string };
type Sentence = (message: string, examples: Examples) => string;

/** What may be wrong with a field: told what the service says of it, which is English. */
export const faults: Readonly<Record<Code, Sentence>> = {
  invalid: always('This cannot be read.'),
  required: always('This is needed.'),
  blank: always('This is needed.'),
  too_long: always('This is too long.'),
  too_many: said,
  not_an_integer: always('This has to be a whole number.'),
  out_of_range: said,
  not_a_percentage: always('This has to be between 0 and 100.'),
  not_a_decimal: (_, { number }) => `Enter a number such as ${number}, not a negative one.`,
  too_large: always('This is too large.'),
  too_many_decimals: always('At most six digits after the point are kept.'),
  not_an_email_address: always('This is no e-mail address.'),
  not_a_phone: always('This is no telephone number with its country: +49 …'),
  not_a_host_name: always('This is no name of a server.'),
  not_a_port: always('This is no port: 1 to 65535.'),
  not_a_date: (_, { day }) => `Enter a date such as ${day}.`,
  not_a_day: (_, { day }) => `Enter a day of the calendar, such as ${day}.`,
  not_a_time: (_, { day }) => `Enter a day or a time, such as ${day}.`,
  not_a_moment: (_, { day }) => `Enter a moment, such as ${day} 14:30.`,
  not_a_list: always('Choose at least one.'),
  not_a_choice: always('This is none of the choices.'),
  not_printable: said,
  not_digits: said,
  not_a_target_folder: said,
  watched_mailbox: said,
  not_a_time_zone: said,
  not_a_locale: said,
  not_a_currency: said,
  not_a_country: said,
  not_an_ean: said,
  not_a_url: said,
  not_https: said,
  holds_credentials: said,
  does_not_apply: said,
  not_a_key_file: said,
  not_a_certificate: said,
  host_not_allowed: said,
  port_not_allowed: said,
  host_lookup_failed: said,
  code_is_fixed: said,
  unknown_reference: said,
  no_such_line: said,
  no_such_order: said,
  order_exists: said,
  po_number_taken: said,
  too_short: always('This is too short: at least 12 characters.'),
  too_simple: always('This is too easy to guess: no names, no company, no rows of keys.'),
  password_wrong: always('This is not your password.'),
  code_wrong: always('This is not the code that the app shows now.'),
  already_a_user: always('Somebody signs in with this address already.'),
  module_taken: always('There is a mailbox for this part of the company already. Change that one, or choose another part.'),
  ambiguous_amount: said,
  ambiguous_day: said,
  repeated: said,
  // of requests that the app does not make
  unknown_field: said,
  read_only: said,
  not_an_object: said,
  not_text: said,
  not_a_boolean: said,
  not_a_uuid: said,
  bad_cursor: said,
  two_sources: said,
  nothing_given: said,
  contradiction: said,
};
