import type { Schemas } from '../../api/client.ts';

/** The last three occur only in tables. */
type Code = Schemas['FaultCode'] | 'ambiguous_amount' | 'ambiguous_day' | 'repeated';

const asReported = (message: string): string => message;
const always = (sentence: string) => (): string => sentence;
/** A day and a number in the notation that the field accepts. */
export type Examples = { readonly day: string; readonly number: string };
type Sentence = (message: string, examples: Examples) => string;

/** What may be wrong with a field. The service's own message is English and is shown as it is where it names limits. */
export const faults: Readonly<Record<Code, Sentence>> = {
  invalid: always('Enter a valid value.'),
  required: always('This field is required.'),
  blank: always('This field is required.'),
  too_long: always('Too long. Shorten the text.'),
  too_many: asReported,
  not_an_integer: always('Enter a whole number.'),
  out_of_range: asReported,
  not_a_percentage: always('Enter a number from 0 to 100.'),
  not_a_decimal: (_, { number }) => `Enter a number such as ${number}. It can’t be negative.`,
  too_large: always('Too large. Enter a smaller number.'),
  too_many_decimals: always('Enter at most six decimal places.'),
  not_an_email_address: always('Enter a valid email address.'),
  not_a_phone: always('Enter a phone number with its country code, such as +49 …'),
  not_a_host_name: always('Enter a valid server name.'),
  not_a_port: always('Enter a port from 1 to 65535.'),
  not_a_date: (_, { day }) => `Enter a date such as ${day}.`,
  not_a_day: (_, { day }) => `Enter a date such as ${day}.`,
  not_a_time: (_, { day }) => `Enter a date or a time, such as ${day}.`,
  not_a_moment: (_, { day }) => `Enter a date and time, such as ${day} 14:30.`,
  not_a_list: always('Choose at least one.'),
  not_a_choice: always('Choose one of the options.'),
  not_printable: asReported,
  not_digits: asReported,
  not_a_target_folder: asReported,
  watched_mailbox: asReported,
  not_a_time_zone: asReported,
  not_a_locale: asReported,
  not_a_currency: asReported,
  not_a_country: asReported,
  not_an_ean: asReported,
  not_a_url: asReported,
  not_https: asReported,
  holds_credentials: asReported,
  does_not_apply: asReported,
  not_a_key_file: asReported,
  not_a_certificate: asReported,
  host_not_allowed: asReported,
  port_not_allowed: asReported,
  host_lookup_failed: asReported,
  code_is_fixed: asReported,
  unknown_reference: asReported,
  no_such_line: asReported,
  no_such_order: asReported,
  order_exists: asReported,
  po_number_taken: asReported,
  too_short: always('Too short. Use at least 12 characters.'),
  too_simple: always('Too easy to guess. Avoid names, your company and rows of keys.'),
  password_wrong: always('Incorrect password.'),
  code_wrong: always('Incorrect code. Enter the code that the app shows now.'),
  already_a_user: always('This address already belongs to a user.'),
  module_taken: always('This module already has a mailbox. Edit that one, or choose another module.'),
  ambiguous_amount: asReported,
  ambiguous_day: asReported,
  repeated: asReported,
  // of requests that the app does not send
  unknown_field: asReported,
  read_only: asReported,
  not_an_object: asReported,
  not_text: asReported,
  not_a_boolean: asReported,
  not_a_uuid: asReported,
  bad_cursor: asReported,
  two_sources: asReported,
  nothing_given: asReported,
  contradiction: asReported,
};
