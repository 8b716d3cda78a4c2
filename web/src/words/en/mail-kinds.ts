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
  readonly seenBy: (who: string, when: string) => string;
  readonly forwarded: string;
  readonly forwardEnds: Readonly<Record<End, string>>;
  readonly instructions: string;
  readonly showInstructions: string;
  readonly noInstructions: string;
  readonly instructionsHint: string;
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

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

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
  unseenOnly: 'Only unseen questions and complaints',
  noneUnseen: 'Questions and complaints that arrive by mail are listed here.',
  counts: (questions, complaints) =>
    `${count(questions, 'question', 'questions')}, ${count(complaints, 'complaint', 'complaints')}`,
  allUnseen: 'Show all',
  markSeen: 'Mark as seen',
  markedSeen: 'Marked as seen',
  seenBy: (who, when) => `Seen by ${who}, ${when}`,
  forwarded: 'Forwarding',
  forwardEnds: { sent: 'Forwarded', failed: 'Not forwarded', ambiguous: 'Possibly forwarded', not_wanted: 'Not allowed' },
  instructions: 'Instructions in the mail',
  showInstructions: 'Show instructions',
  noInstructions: 'No instructions found in the text of the mail.',
  instructionsHint: 'Quoted from the mail in its mailbox. Not stored.',
  senderChecks: 'Sender checks',
  noSenderChecks: 'The mail server did not record any.',
  checkedBy: (server) => `checked by ${server}`,
  signed: 'Signature',
  signatures: { smime: 'S/MIME, not verified', pgp: 'PGP, not verified' },
  authservId: 'Name of the server that checks senders',
  authservIdHint:
    'As in the Authentication-Results field of received mail. Leave it empty if the server is in the domain of the mailbox or of the IMAP server.',
  nonOrders: 'Mail that is no order',
  nonOrdersHint: 'For example questions, complaints, invoices and newsletters.',
  actions: {
    processed_folder: 'Move to the folder for processed mails',
    own_folder: 'Move to another folder',
    forward: 'Forward to an address and move',
    leave: 'Leave it where it is and mark it',
  },
  folder: 'Folder for mail that is no order',
  folderHint: 'Created with the first mail.',
  forwardTo: 'Forward to',
  forwardToHint: 'Not the address of a mailbox that is watched here. Automatic replies and delivery reports are not forwarded.',
};
