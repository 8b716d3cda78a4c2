/** Why an attempt at a mail failed. Why a file of it was not read: packages/order-extraction/document/unread-sentences.ts. */
export const mailSentences = {
  parts_unread: '{why}. Upload a replacement, or dismiss the mail if it holds no order.',
  outage_too_long: '{why}. Tried for {#days} days: what hindered it passes, it is not the mail.',
  attachment_withheld: '{file}: {why}; it was there before',
  mail_gone: 'the mail is neither in INBOX nor in the processed folder any more',
  mail_in_no_folder: 'the mail is neither in a watched folder nor in the processed folder any more',
  mail_not_in_folder: 'the mail is no longer in its folder',
  no_processed_folder: 'there is no processed folder',
  no_time_left: 'there was no time left',
  mailbox_of_mail_removed: 'the mailbox of this mail was removed',
  server_breaks_off: 'the server breaks off when it is asked for this mail',
  structure_and_header_unread: 'the structure of the mail could not be read (too deeply nested or damaged); nor could its header',
  structure_unread_and_too_large:
    'the structure of the mail could not be read (too deeply nested or damaged), and it is larger than {#most} MB',
  structure_unread_and_refused:
    'the structure of the mail could not be read (too deeply nested or damaged), and the server does not give it out',
  structure_and_source_unread: 'the structure of the mail could not be read (too deeply nested or damaged), nor could its source',
  source_unread: 'the source of the mail could not be read',
  words_lost: 'its words could not be fetched: {why}',
  words_not_fetched: 'the words of the mail could not be fetched: {why}',
  words_refused: 'the server did not give the words of the mail out {said}',
  words_not_given_out: 'the server did not give the words of the mail out',
  attachments_lost: 'its attachments could not be fetched: {why}',
  attachments_refused: 'the server refused to give the attachments out: {said}',
  attachments_not_given_out: 'the server did not give the attachments out',
  attachments_changed:
    'the attachments are not those that were read before (another SHA-256 or nothing at part {parts}): nothing was drafted. If the document is to become an order, upload it.',
  no_order_in_attachments: 'no order or other known document was found in the attachments',
  step_stores_away: '{step}: the database or the event store could not be reached',
  step_readers_stopped: '{step}: the document readers were stopped',
  step_no_reader: '{step}: no document reader process could be started',
  step_machine_lacks: '{step}: the machine has no room or memory for it ({lacks})',
  step_of_reader_failed: '{step}: {said}',
  step_fault: '{step} because of a fault in the service',
} as const;

/** What could not be done; kept as `attachments`. */
export const stepWords = {
  attachments: 'the attachments could not be processed',
  order: 'the order could not be drafted',
} as const;
export type MailStep = keyof typeof stepWords;
