/** The identity of a mail inside a company (docs/explanation/mail.md): Message-ID, sender and date, or the digest of its header block when it has no Message-ID. */
import type { MailHeader } from '../../domain/email/email.events.ts';
import { derivedId } from '../shared/derived-id.ts';

export const emailIdOf = (companyId: string, mail: MailHeader): string =>
  mail.messageId === null
    ? derivedId(
        'email',
        companyId,
        'digest',
        mail.headerDigest ?? `${mail.from}|${mail.sentAt ?? mail.receivedAt}|${mail.subject}`,
      )
    : derivedId('email', companyId, 'message-id', mail.messageId, mail.from.toLowerCase(), mail.sentAt ?? '');
