import type { Schemas } from '../../api/client.ts';

type Code = Schemas['ProblemCode'] | 'unreachable';

/** The service's problems by their code, where the app can say more than the service's own sentence. */
export const problems = {
  unreachable: 'The service cannot be reached. What you entered is still here.',
  precondition_failed: 'Somebody else changed this meanwhile. Look at it again, then try once more.',
  session_ended: 'The session has ended. Sign in again.',
  unauthorized: 'The session has ended. Sign in again.',
  forbidden: 'Your role does not include this.',
  too_many_requests: 'That was a lot at once. Try again in a moment.',
  module_taken: 'There is a mailbox for this part of the company already. Change that one, or choose another part.',
  too_many_tries: 'The password was wrong too often. Wait a quarter of an hour.',
  last_administrator: 'This is the last administrator who can sign in. Make somebody else one first.',
  user_has_joined: 'They have joined already. A forgotten password is replaced where one signs in.',
  still_a_user: 'This is the address of somebody who signs in here. End their access first.',
  not_taken_over: 'The assistant answers here. Take over first.',
  chat_closed: 'This conversation is closed. The next message opens a new one.',
  contact_opted_out: 'The contact wants no messages.',
  chat_window_closed:
    'The 24 hours in which the provider lets answers through are over; only templates would arrive. Wait until the contact writes again.',
  mail_gone: 'The mail lies neither in the inbox nor in the processed folder any more, so its pages cannot be shown.',
  file_changed: 'The files in the mailbox are not the ones that were read: they are not shown as evidence.',
  unavailable: 'The service is starting or repairing itself. Try again in a moment.',
} satisfies Partial<Record<Code, string>>;
