import type { Schemas } from '../../api/client.ts';

const status: Readonly<Record<Schemas['EmailStatus'], string>> = { PENDING: 'In work', SUCCESS: 'Done', FAILED: 'Failed' };
const causes: Readonly<Record<NonNullable<Schemas['EmailLog']['error_code']>, string>> = {
  network: 'The mail server could not be reached',
  auth: 'The mail server refused the password',
  quota: 'The mail server asked to come later',
  unreadable: 'A file could not be read',
  nothing_found: 'No order was found in it',
  extractor_down: 'The reader was not available',
  store_down: 'The service’s own store was not available',
  gone: 'The mail is not in the mailbox any more',
  changed: 'The mail changed while it was read',
  internal: 'A fault of the service',
};
const notification: Readonly<Record<Schemas['NotificationEnd'], string>> = {
  sent: 'Sent',
  failed: 'Not sent',
  ambiguous: 'Perhaps sent',
  not_wanted: 'Not wanted',
};

/** Words of the mail log. */
export const mail = {
  title: 'Mail log',
  one: 'Mail',
  empty: 'No mails match',
  subject: 'Subject',
  received: 'Received',
  outcome: 'Outcome',
  attachments: 'Attachments',
  status,
  causes,
  notification,
  notificationName: 'Notification',
  due: 'Due',
  ambiguousHint: 'Nobody saw whether it arrived. It is sent again only when you say so.',
  sendAgain: 'Send again',
  sentAgain: 'It is being sent again.',
  retry: 'Try again',
  retried: 'It is tried again.',
  nextTry: (when: string) => `Tried again by itself ${when}`,
  cause: 'Cause',
  whatHappened: 'What happened',
  error: 'Error',
  note: 'Note',
  skipped: 'Parts that were left alone',
  copies: 'Where the mail lies',
  copy: (folder: string, uid: number) => `Folder ${folder}, number ${uid}`,
  orders: 'Orders made of it',
  documents: 'Found in it',
  documentTypes: {
    order: 'Order',
    order_change: 'Change of an order',
    order_cancellation: 'Cancellation of an order',
    order_response: 'Answer to an order',
    quotation: 'Quotation',
    invoice: 'Invoice',
    delivery_note: 'Delivery note',
    receipt: 'Receipt',
    other: 'Something else',
  },
};
