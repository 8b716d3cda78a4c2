/** What can be wrong with a field of a request that only the business knows; what any field can have is in the codecs. */
import { faultCodes } from '../platform/codec/fault-codes.ts';

export const fieldFaultCodes = [
  ...faultCodes,
  'unknown_reference',
  'code_is_fixed',
  'module_taken',
  'host_not_allowed',
  'port_not_allowed',
  'host_lookup_failed',
  'order_exists',
  'po_number_taken',
  'no_such_line',
  'no_such_order',
  'two_sources',
  'nothing_given',
  'contradiction',
  'too_short',
  'too_simple',
  'password_wrong',
  'code_wrong',
  'already_a_user',
] as const;
export type FieldFaultCode = (typeof fieldFaultCodes)[number];
