/**
 * Former codes of problems, by their current names. An answer also names the former code for one release
 * (docs/reference/codes.md).
 */
export const earlierCodes: Readonly<Record<string, string>> = {
  sign_in_method_disabled: 'way_not_open',
  link_invalid: 'link_not_good',
  address_not_verified: 'address_not_proven',
  file_not_available: 'not_at_hand',
  nothing_to_resolve: 'nothing_to_settle',
  address_belongs_to_user: 'still_a_user',
  administrators_locked_out: 'locks_out',
  notification_not_resendable: 'notification_stands',
  not_a_question_or_complaint: 'wants_no_answer',
  signature_mismatch: 'signature_differs',
  verify_token_mismatch: 'verify_token_differs',
  two_factor_on: 'second_step_on',
  two_factor_off: 'second_step_off',
  too_many_attempts: 'too_many_tries',
  no_local_password: 'no_password_here',
  email_links_unavailable: 'no_links_by_mail',
};
