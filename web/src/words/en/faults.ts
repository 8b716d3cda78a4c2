import type { Schemas } from '../../api/client.ts';

/** What may be wrong with a field, where its code says all there is to say. */
export const faults = {
  invalid: 'This cannot be read.',
  required: 'This is needed.',
  blank: 'This is needed.',
  too_long: 'This is too long.',
  not_an_integer: 'This has to be a whole number.',
  not_a_percentage: 'This has to be between 0 and 100.',
  not_a_decimal: 'This has to be a number.',
  too_large: 'This is too large.',
  too_many_decimals: 'At most six digits after the point are kept.',
  not_an_email_address: 'This is no e-mail address.',
  not_a_phone: 'This is no telephone number with its country: +49 …',
  not_a_host_name: 'This is no name of a server.',
  not_a_port: 'This is no port: 1 to 65535.',
  not_a_date: 'This is no date.',
  not_a_list: 'Choose at least one.',
  too_short: 'This is too short: at least 12 characters.',
  too_simple: 'This is too easy to guess: no names, no company, no rows of keys.',
  password_wrong: 'This is not your password.',
  code_wrong: 'This is not the code that the app shows now.',
  already_a_user: 'Somebody signs in with this address already.',
  module_taken: 'There is a mailbox for this part of the company already. Change that one, or choose another part.',
  not_a_choice: 'This is none of the choices.',
} satisfies Partial<Record<Schemas['FaultCode'], string>>;
