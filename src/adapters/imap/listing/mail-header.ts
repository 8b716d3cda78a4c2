import { createHash } from 'node:crypto';
import { oneLine } from '@order-intake/kernel';
import type { MessageEnvelopeObject } from 'imapflow';
import type { MailHeader } from '../../../domain/email/email.events.ts';

/** A log entry shows 500 characters; a subject of megabytes must not become an event. */
const longestText = 2_000;

/**
 * What is kept of a mail, from the server's ENVELOPE and INTERNALDATE.
 *
 * @param digest identity of a mail without Message-ID, see headerDigest
 */
export function mailHeader(
  envelope: MessageEnvelopeObject | undefined,
  internalDate: Date | string | undefined,
  digest: string | null,
): MailHeader {
  const from = envelope?.from?.[0] ?? envelope?.sender?.[0];
  const messageId = bareMessageId(envelope?.messageId);
  const sentAt = isoDate(envelope?.date);
  return {
    from: oneLine(from?.address ?? '', 320),
    fromName: oneLine(from?.name ?? '', longestText) || null,
    subject: oneLine(envelope?.subject ?? '', longestText),
    messageId,
    sentAt,
    receivedAt: isoDate(internalDate) ?? sentAt ?? new Date(0).toISOString(),
    headerDigest: messageId === null ? digest : null,
  };
}

/** A Message-ID without its angle brackets; null when there is none to speak of. */
export function bareMessageId(header: string | undefined): string | null {
  const id = oneLine(/<([^<>]+)>/.exec(header ?? '')?.[1] ?? header ?? '', 998);
  return id || null;
}

/** ISO time, or null when it cannot be read or lies outside the years a mail can have. */
export function isoDate(value: Date | string | undefined): string | null {
  if (value === undefined || value === '') return null;
  const date = new Date(value);
  const year = date.getUTCFullYear();
  return year >= 1970 && year <= 9999 ? date.toISOString() : null;
}

/** SHA-256 over the header block as the server keeps it and RFC822.SIZE: moving or copying a mail changes neither. */
export const headerDigest = (header: Buffer, size: number): string =>
  createHash('sha256').update(header).update(`\n${size}`).digest('hex');
