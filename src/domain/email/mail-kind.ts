/** What a mail is that became no order, as far as the service can tell. Kept as a code; the words that told it are kept nowhere. */
import type { DocumentType } from '@order-intake/order-extraction/document';

export const mailKinds = [
  'question',
  'complaint',
  'invoice',
  'quotation',
  'order_confirmation',
  'delivery_note',
  'newsletter',
  'automatic_reply',
  'delivery_report',
  'other',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** Somebody waits for an answer. */
export const wantsAnswer = (kind: MailKind | null | undefined): boolean => kind === 'question' || kind === 'complaint';

/** Of mail that is no business of ours, by why it is none. */
const ofNotForUs = {
  bounce: 'delivery_report',
  auto_reply: 'automatic_reply',
  own_notification: 'other',
  encrypted: 'other',
} as const satisfies { readonly [why: string]: MailKind };

const ofDocument: { readonly [type in DocumentType]?: MailKind } = {
  invoice: 'invoice',
  receipt: 'invoice',
  quotation: 'quotation',
  order_response: 'order_confirmation',
  delivery_note: 'delivery_note',
};

/** `written`: what its words are taken for, null where none were read. `documentTypes`: of what is attached to it, the first counts. */
export const mailKindOf = ({
  notForUs,
  mail,
  documentTypes,
  written,
}: {
  readonly notForUs: keyof typeof ofNotForUs | null;
  readonly mail: { readonly origin?: { readonly bulk?: true } };
  readonly documentTypes: readonly DocumentType[];
  readonly written: MailKind | null;
}): MailKind => {
  if (notForUs) return ofNotForUs[notForUs];
  // a complaint stays one, whatever invoice comes with it
  if (written === 'complaint') return written;
  const ofDocuments = documentTypes.flatMap((type) => ofDocument[type] ?? [])[0];
  return ofDocuments ?? written ?? (mail.origin?.bulk ? 'newsletter' : 'other');
};

/** "Question", as a notification says it. */
export const mailKindText: Readonly<Record<MailKind, string>> = {
  question: 'question',
  complaint: 'complaint',
  invoice: 'invoice',
  quotation: 'quotation',
  order_confirmation: 'order confirmation',
  delivery_note: 'delivery note',
  newsletter: 'newsletter or other bulk email',
  automatic_reply: 'automatic reply',
  delivery_report: 'delivery report',
  other: 'other email',
};
