/** Why nothing can be sent in a conversation. */
import { problem } from '../../http/problem.ts';

export const chatClosed = problem(
  409,
  'chat_closed',
  'This conversation is closed. The next message from the contact opens a new one.',
);
export const contactOptedOut = problem(
  409,
  'contact_opted_out',
  'The contact opted out. Messages are possible again after the contact sends START.',
);
export const windowClosed = problem(
  409,
  'chat_window_closed',
  'The last message of the contact is more than 24 hours old. The provider then accepts only templates, which this service does not send. Wait for a new message or call the contact.',
);
