import type { Schemas } from '../../api/client.ts';
import type { Task } from '../../api/tasks.ts';

/** Told elsewhere: why something could not be read or done (`troubles.tasks`), and what is the matter with a mailbox (`troubles.mailboxes`). */
type Elsewhere = NonNullable<Task['error']>['code'] | Schemas['MailboxProblem']['code'];
type Told = Exclude<Schemas['ProblemCode'], Elsewhere> | 'unreachable' | 'mail_gone' | 'file_changed';

const said = (detail: string): string => detail;
const always = (sentence: string) => (): string => sentence;

/** What the service refuses, by its code: told what the service says of it, which is English and may speak to programs. */
export const problems: Readonly<Record<Told, (detail: string) => string>> = {
  unreachable: always('The service cannot be reached. What you entered is still here.'),
  precondition_failed: always('Somebody else changed this meanwhile. Look at it again, then try once more.'),
  concurrent_change: always('Others changed this at the same moment. Try once more.'),
  request_in_progress: always('This is being done already. Wait a moment and look at it again.'),
  session_ended: always('The session has ended. Sign in again.'),
  unauthorized: always('The session has ended. Sign in again.'),
  forbidden: always('Your role does not include this.'),
  not_found: always('There is nothing at this address'),
  invalid_request: said,
  internal_error: always('The service made a mistake. If it stays, the reference helps whoever looks after it.'),
  too_many_requests: always('That was a lot at once. Try again in a moment.'),
  too_many_streams: always('The service is busy just now. Try again in a moment.'),
  body_too_large: always('This is more than can be saved at once.'),
  file_too_large: said,
  unavailable: always('The service is starting or repairing itself. Try again in a moment.'),
  storage_full: always(
    'The service has no room to store this right now. Try again later, or ask your operator to free disk space.',
  ),
  read_model_not_built: always('The service is still building this view. It shows by itself as soon as it is ready.'),
  https_required: said,
  module_taken: always('There is a mailbox for this part of the company already. Change that one, or choose another part.'),
  // signing in, and who may
  way_not_open: said,
  sign_in_refused: said,
  code_required: said,
  code_wrong: said,
  address_not_proven: said,
  link_not_good: said,
  no_links_by_mail: always('No links are sent by mail here. Ask an administrator.'),
  no_password_here: always('You do not sign in with a password of ours: nothing of it can be changed here.'),
  second_step_on: said,
  second_step_off: said,
  too_many_tries: always('The password was wrong too often. Wait a quarter of an hour.'),
  last_administrator: always('This is the last administrator who can sign in. Make somebody else one first.'),
  user_has_joined: always('They have joined already. A forgotten password is replaced where one signs in.'),
  too_many_users: said,
  still_a_user: always('This is the address of somebody who signs in here. End their access first.'),
  locks_out: said,
  not_grantable: said,
  too_many_api_keys: said,
  too_many_webhook_endpoints: said,
  // chats
  not_taken_over: always('The assistant answers here. Take over first.'),
  chat_closed: always('This conversation is closed. The next message opens a new one.'),
  contact_opted_out: always('The contact wants no messages.'),
  chat_window_closed: always(
    'The 24 hours in which the provider lets answers through are over; only templates would arrive. Wait until the contact writes again.',
  ),
  phone_number_not_confirmed: always(
    'The provider does not say that this token owns this number, or the number is in use here already.',
  ),
  // records
  customer_exists: always(
    'There is a customer with this number (or, without one, this name) already. Change that one, or choose it.',
  ),
  product_exists: always('There is a product with this number already. Change that one.'),
  warehouse_exists: always('There is a warehouse with this number already. Change that one.'),
  price_exists: always('There is a price for this already. Change that one.'),
  lead_converted: always('This lead is a customer already.'),
  // orders
  order_exists: (detail) => `${orderOf(detail)} has this purchase order number of this customer already.`,
  po_number_taken: (detail) => `${orderOf(detail)} has this purchase order number of this customer already.`,
  order_decided: said,
  fields_missing: always('Fields that an approval needs are empty. Fill them in first.'),
  review_needed: always('Something about this order is to be looked at. Open it and approve it by itself.'),
  revision_unknown: always('This revision does not wait any more.'),
  no_revision_held: said,
  cancellation_waits: said,
  no_cancellation_waits: said,
  no_approval_planned: said,
  policy_missing: said,
  policy_not_proven: said,
  not_rejected: said,
  never_approved: said,
  approval_released: said,
  asked_recently: said,
  asked_too_often: said,
  asking_is_off: always('Asking customers is off. An administrator can switch it on in the settings.'),
  dmarc_failed: said,
  no_recipient: said,
  no_sender: said,
  nothing_to_ask: said,
  unknown_change: always('It changes an order that is not known here.'),
  not_an_order: always('The document does not look like an order.'),
  too_many_orders: always('These are more orders than a file may hold. Choose fewer, by their days.'),
  // what was read
  document_expired: said,
  document_pending: always('This is still being read. Try again in a moment.'),
  source_pending: always('This is still being read. Try again in a moment.'),
  source_unreadable: said,
  not_at_hand: always('The file is not at hand any more. Load it from the mailbox again.'),
  nothing_to_fetch: said,
  mail_gone: always('The mail lies neither in the inbox nor in the processed folder any more, so its pages cannot be shown.'),
  file_changed: always('The files in the mailbox are not the ones that were read: they are not shown as evidence.'),
  // mails
  not_failed: always('Only a mail that failed, or that waits for its next try, can be tried again.'),
  no_outcome: always('This mail is still in work: there is nothing to tell anybody yet.'),
  notification_stands: said,
  nothing_to_settle: always('Nothing about this mail waits for a person.'),
  wants_no_answer: always('Only questions and complaints are marked as seen.'),
  // of requests that the app does not make by itself
  acknowledged_otherwise: said,
  bad_idempotency_key: said,
  bad_request: said,
  challenge_missing: said,
  company_unknown: said,
  cross_site_request: said,
  file_missing: said,
  header_required: said,
  idempotency_key_reused: said,
  malformed_json: said,
  malformed_multipart: said,
  method_not_allowed: said,
  not_json: said,
  precondition_required: said,
  range_not_satisfiable: said,
  several_files: said,
  signature_differs: said,
  two_credentials: said,
  unknown_entry: said,
  unsupported_charset: said,
  unsupported_encoding: said,
  unsupported_media_type: said,
  verify_token_differs: said,
  version_unknown: said,
  wrong_field: said,
};

function orderOf(detail: string): string {
  return /^The order \S+/.exec(detail)?.[0] ?? 'Another order';
}
