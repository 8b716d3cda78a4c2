/** What the words of a mail are taken for, where they order nothing. Only the kind is kept. */
import { kindOfWrittenMail } from '@order-intake/chat-language/message';
import type { DocumentType } from '@order-intake/order-extraction/document';
import type { KnownEmail } from '../../domain/email/email.state.ts';
import type { MailKind } from '../../domain/email/mail-kind.ts';
import type { ReadMessage } from '../shared/read-words.ts';

/** A document that was pasted into a mail. */
const pasted: { readonly [type in DocumentType]?: MailKind } = {
  invoice: 'invoice',
  receipt: 'invoice',
  delivery_note: 'delivery_note',
  order_response: 'order_confirmation',
};

/** Null: nothing could be read of it. */
export const writtenKind = (
  { mail: { subject, from, origin } }: Pick<KnownEmail, 'mail'>,
  [message]: readonly ReadMessage[],
): MailKind | null => {
  if (!message && subject.trim() === '') return null;
  const kind = kindOfWrittenMail({ subject, sender: from, lines: message?.lines ?? [], bulk: origin?.bulk === true });
  const ofPasted = message?.types.flatMap((type) => pasted[type] ?? [])[0];
  return kind === 'other' ? (ofPasted ?? kind) : kind;
};
