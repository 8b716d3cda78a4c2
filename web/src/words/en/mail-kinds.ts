/** Mail that is no order: loaded with the pages that show it. */
import type { Schemas } from '../../api/client.ts';

type Kind = Schemas['MailKind'];
type Action = Schemas['Mailbox']['non_orders'];
type End = NonNullable<Schemas['EmailLog']['forwarded']>;

export type MailKindWords = {
  readonly kind: string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly unseen: string;
  readonly unseenOnly: string;
  readonly noneUnseen: string;
  readonly counts: (questions: number, complaints: number) => string;
  readonly allUnseen: string;
  readonly markSeen: string;
  readonly markedSeen: string;
  readonly seenBy: (user: string, when: string) => string;
  readonly forwarded: string;
  readonly forwardEnds: Readonly<Record<End, string>>;
  readonly instructions: string;
  readonly showInstructions: string;
  readonly noInstructions: string;
  readonly instructionsHint: string;
  readonly instructionsKept: string;
  readonly keepInstructions: string;
  readonly keepInstructionsHint: string;
  readonly senderChecks: string;
  readonly noSenderChecks: string;
  readonly checkedBy: (server: string) => string;
  readonly signed: string;
  readonly signatures: Readonly<Record<NonNullable<Schemas['EmailLog']['signed']>, string>>;
  readonly authservId: string;
  readonly authservIdHint: string;
  readonly nonOrders: string;
  readonly nonOrdersHint: string;
  readonly actions: Readonly<Record<Action, string>>;
  readonly folder: string;
  readonly folderHint: string;
  readonly forwardTo: string;
  readonly forwardToHint: string;
};

const count = (number: number, singular: string, plural: string): string => `${number} ${number === 1 ? singular : plural}`;

export const mailKinds: MailKindWords = {
  kind: 'Kind',
  kinds: {
    question: 'Question',
    complaint: 'Complaint',
    invoice: 'Invoice',
    quotation: 'Quotation',
    order_confirmation: 'Order confirmation',
    delivery_note: 'Delivery note',
    newsletter: 'Newsletter',
    automatic_reply: 'Automatic reply',
    delivery_report: 'Delivery report',
    other: 'Other',
  },
  unseen: 'Questions and complaints',
  unseenOnly: 'Unseen questions and complaints only',
  noneUnseen: 'Questions and complaints that arrive by email appear here.',
  counts: (questions, complaints) =>
    `${count(questions, 'question', 'questions')}, ${count(complaints, 'complaint', 'complaints')}`,
  allUnseen: 'Show all',
  markSeen: 'Mark as seen',
  markedSeen: 'Marked as seen',
  seenBy: (user, when) => `Seen by ${user}, ${when}`,
  forwarded: 'Forwarding',
  forwardEnds: { sent: 'Forwarded', failed: 'Not forwarded', ambiguous: 'Delivery uncertain', not_wanted: 'Not allowed' },
  instructions: 'Instructions in the email',
  showInstructions: 'Show instructions',
  noInstructions: 'No instructions found in the email body',
  instructionsHint: 'Quoted from the email in its mailbox. Not stored.',
  instructionsKept: 'Quoted from the email. Deleted when the draft is decided.',
  keepInstructions: 'Keep instructions while an order is a draft',
  keepInstructionsHint:
    'Sentences such as “please leave out line 3”, at most 500 characters per order, encrypted. Deleted when the draft is approved, rejected, or cancelled.',
  senderChecks: 'Sender checks',
  noSenderChecks: 'None recorded by the mail server',
  checkedBy: (server) => `checked by ${server}`,
  signed: 'Signature',
  signatures: { smime: 'S/MIME, not verified', pgp: 'PGP, not verified' },
  authservId: 'Name of the server that verifies senders',
  authservIdHint:
    'As shown in the Authentication-Results header of received emails. Leave empty if the server belongs to the domain of the mailbox or of the IMAP server.',
  nonOrders: 'Emails that are not orders',
  nonOrdersHint: 'For example, questions, complaints, invoices, and newsletters',
  actions: {
    processed_folder: 'Move to the folder for processed emails',
    own_folder: 'Move to another folder',
    forward: 'Forward to an email address and move',
    leave: 'Leave in place and mark as processed',
  },
  folder: 'Folder for emails that are not orders',
  folderHint: 'Created when the first email is moved',
  forwardTo: 'Forward to',
  forwardToHint: 'Can’t be the address of a mailbox monitored here. Automatic replies and delivery reports are not forwarded.',
};
