import type { NotForUs } from '../../../domain/email/email.events.ts';
import { isOwnMessageId } from '../../../domain/email/own-mail.ts';
import type { HeaderFields } from './header-fields.ts';
import { isSealed, type MimeNode } from './mime-node.ts';

export type MailToJudge = {
  readonly fields: HeaderFields;
  readonly structure: MimeNode;
  readonly from: string;
  readonly messageId: string | null;
  readonly hasAttachments: boolean;
};

/** Whether a whole mail is none of our business; answering or announcing such mail could run in circles. */
export function notForUs(mail: MailToJudge): NotForUs | null {
  if (mail.fields.has('x-order-intake') || isOwnMessageId(mail.messageId)) return 'own_notification';
  if (isBounce(mail)) return 'bounce';
  if (isAutoReply(mail)) return 'auto_reply';
  return mail.structure.type === 'multipart/encrypted' || isSealed(mail.structure) ? 'encrypted' : null;
}

/** RFC 3462 reports and receipts, Exim's and qmail's bounces, and whatever has no return address and brings nothing to read. */
const isBounce = ({ fields, structure, from, hasAttachments }: MailToJudge): boolean =>
  structure.type === 'multipart/report' ||
  fields.has('x-failed-recipients') ||
  /^mailer-daemon@/i.test(from) ||
  (fields.get('return-path') === '<>' && !hasAttachments);

/**
 * RFC 3834: "auto-replied" answers a mail. "auto-generated" is also what an ERP system writes on the orders it sends, so such
 * a mail is an auto-reply only when it brings nothing to read.
 */
function isAutoReply({ fields, hasAttachments }: MailToJudge): boolean {
  const submitted = (fields.get('auto-submitted') ?? 'no').toLowerCase();
  if (/^auto-replied\b/.test(submitted) || /^auto_reply\b/i.test(fields.get('precedence') ?? '')) return true;
  const generated = !/^no\b/.test(submitted) || fields.has('x-autoreply') || fields.has('x-autorespond');
  return generated && !hasAttachments;
}
