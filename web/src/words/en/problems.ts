import type { Schemas } from '../../api/client.ts';
import type { Task } from '../../api/tasks.ts';

/** Codes with messages of their own: failed tasks (`troubles.tasks`) and mailbox problems (`troubles.mailboxes`). */
type Elsewhere = NonNullable<Task['error']>['code'] | Schemas['MailboxProblem']['code'];
type Told = Exclude<Schemas['ProblemCode'], Elsewhere> | 'unreachable' | 'mail_gone' | 'file_changed';

const said = (detail: string): string => detail;
const always = (sentence: string) => (): string => sentence;

/** Messages for problem codes. Each gets the English detail of the API, which may address integrators. */
export const problems: Readonly<Record<Told, (detail: string) => string>> = {
  unreachable: always('The service can’t be reached. Your entries are still here.'),
  precondition_failed: always('This was changed elsewhere. Review the changes and try again.'),
  concurrent_change: always('This was changed at the same time. Try again.'),
  request_in_progress: always('This is already in progress. Wait a moment, then check the result.'),
  session_ended: always('Your session has ended. Sign in again.'),
  unauthorized: always('Your session has ended. Sign in again.'),
  forbidden: always('Your role doesn’t allow this. Ask an administrator for access.'),
  not_found: always('Not found'),
  invalid_request: said,
  internal_error: always('Something went wrong. Try again. If it keeps failing, give the reference to support.'),
  too_many_requests: always('Too many requests. Try again shortly.'),
  too_many_streams: always('Too many open windows. Close some and try again.'),
  body_too_large: always('Too much data to save at once. Save it in smaller parts.'),
  file_too_large: said,
  unavailable: always('The service is starting or recovering. Try again shortly.'),
  storage_full: always('Storage is full. Try again later or ask your administrator to free disk space.'),
  read_model_not_built: always('This view is still being built. It appears as soon as it is ready.'),
  https_required: always('Sign-in requires HTTPS. Open this page with https://.'),
  module_taken: always('This module already has a mailbox. Edit that one or choose another module.'),
  // signing in, and who may
  sign_in_method_disabled: always('This sign-in method is turned off. Choose another one.'),
  sign_in_refused: always('Incorrect email address or password, or the account was deactivated.'),
  code_required: always('Enter the six-digit code from your authenticator app.'),
  code_wrong: always('Incorrect or already used code. Wait for the next one.'),
  address_not_verified: always(
    'This email address already belongs to an account at another company. Sign in to that account in this browser, then open the link again.',
  ),
  link_invalid: always('This link has expired or was already used. Request a new one.'),
  email_links_unavailable: always('Email links are turned off. Contact your administrator.'),
  no_local_password: always('You don’t sign in with a password here, so there is nothing to change.'),
  two_factor_on: always('Two-factor authentication is already on. Turn it off first.'),
  two_factor_off: always('Two-factor authentication is off.'),
  too_many_attempts: always('Too many wrong passwords. Try again in 15 minutes.'),
  last_administrator: always('This is the last active administrator. Give another user that role first.'),
  user_has_joined: always('This user has already joined. They can reset a forgotten password on the sign-in page.'),
  too_many_users: always('User limit reached. Deactivate a user first.'),
  address_belongs_to_user: always('This email address belongs to an active user. End their access first.'),
  administrators_locked_out: always('Administrators must keep this permission. Otherwise nobody could grant it again.'),
  not_grantable: always('This permission can’t be granted to this role.'),
  too_many_api_keys: always('API key limit reached. Revoke a key first.'),
  too_many_webhook_endpoints: always('Webhook endpoint limit reached. Remove an endpoint first.'),
  // chats
  not_taken_over: always('The assistant is handling this chat. Take over first.'),
  chat_closed: always('This conversation is closed. The next message opens a new one.'),
  contact_opted_out: always('This contact has opted out of messages.'),
  chat_window_closed: always('The provider’s 24-hour reply window is over. Wait until the contact writes again.'),
  phone_number_not_confirmed: always(
    'The provider doesn’t confirm this token for this number, or the number is already in use. Check both.',
  ),
  // records
  customer_exists: always('A customer with this number or name already exists. Edit or choose that one.'),
  product_exists: always('A product with this number already exists. Edit that one.'),
  warehouse_exists: always('A warehouse with this number already exists. Edit that one.'),
  price_exists: always('This price already exists. Edit that one.'),
  lead_converted: always('This lead has already been converted to a customer.'),
  // orders
  order_exists: (detail) => `${orderOf(detail)} already has this PO number for this customer. Edit that order.`,
  po_number_taken: (detail) => `${orderOf(detail)} already has this PO number for this customer.`,
  order_decided: said,
  fields_missing: always('Fill in the required fields before you approve.'),
  review_needed: always('This order has open review reasons. Open it and approve it individually.'),
  revision_unknown: always('This revision is no longer pending.'),
  no_revision_held: always('This order has no pending revision.'),
  cancellation_waits: always('This order has a cancellation request. Cancel the order or decline the request first.'),
  no_cancellation_waits: always('This order has no cancellation request.'),
  no_approval_planned: always('No automatic approval is planned for this order.'),
  policy_missing: always('There are no rules yet. Add one first.'),
  policy_not_proven: always('The policy isn’t proven yet. It needs more correctly extracted orders.'),
  not_rejected: always('Only rejected orders can be reopened.'),
  never_approved: always('This order was never approved, so it can’t be in the ERP.'),
  approval_released: always('This approval was already released to other systems and can’t be undone. Cancel the order instead.'),
  unknown_change: always('This changes an unknown order.'),
  not_an_order: always('This document is not an order.'),
  too_many_orders: always('Too many orders for one file. Choose a shorter period.'),
  // what was read
  document_expired: always('The uploaded file was deleted after one day. Upload it again.'),
  document_pending: always('Still being read. Try again shortly.'),
  source_pending: always('Still being read. Try again shortly.'),
  source_unreadable: always('The document could not be read. Enter the order manually.'),
  file_not_available: always('The file is no longer loaded. Load it from the mailbox again.'),
  nothing_to_fetch: always('The order didn’t come by email. There is nothing to load.'),
  mail_gone: always('The email is no longer in the inbox or the processed folder, so its pages can’t be shown.'),
  file_changed: always('The files in the mailbox have changed since they were read, so they can’t be shown as evidence.'),
  // mails
  not_failed: always('Only failed emails and emails waiting for a retry can be retried.'),
  no_outcome: always('This email is still in progress. There is nothing to report yet.'),
  notification_not_resendable: always('The notification for this email was already sent or is being sent.'),
  nothing_to_resolve: always('This email needs no review.'),
  not_a_question_or_complaint: always('Only questions and complaints can be marked as seen.'),
  // of requests that the app does not make by itself
  acknowledged_otherwise: said,
  bad_idempotency_key: said,
  bad_request: said,
  challenge_missing: said,
  company_unknown: always('Your company isn’t set up here. Contact your administrator.'),
  cross_site_request: said,
  file_missing: always('Choose a file.'),
  header_required: said,
  idempotency_key_reused: said,
  malformed_json: said,
  malformed_multipart: always('The upload was incomplete. Upload the file again.'),
  method_not_allowed: said,
  not_json: said,
  precondition_required: always('Reload the order before you change it.'),
  range_not_satisfiable: said,
  several_files: always('Send one file at a time.'),
  signature_mismatch: said,
  two_credentials: said,
  unknown_entry: always('This entry doesn’t exist.'),
  unsupported_charset: said,
  unsupported_encoding: said,
  unsupported_media_type: said,
  verify_token_mismatch: said,
  version_unknown: always('This version doesn’t exist.'),
  wrong_field: said,
};

function orderOf(detail: string): string {
  return /^The order \S+/.exec(detail)?.[0] ?? 'Another order';
}
