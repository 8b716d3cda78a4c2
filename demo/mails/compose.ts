/** Builds raw RFC 5322 mails with nodemailer. Nothing is sent and nothing random goes in: the same input, the same bytes. */
import { createHash } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';

export type Attachment = {
  readonly filename: string;
  readonly content: Buffer;
  /** as declared by the sender, right or wrong */
  readonly contentType: string;
  readonly disposition?: 'attachment' | 'inline';
  /** Content-ID: the picture belongs to the HTML text */
  readonly cid?: string;
};

export type Letter = {
  /** without angle brackets */
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly date: Date;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly attachments?: readonly Attachment[];
  /** a mail passed on as message/rfc822, below the text */
  readonly forwarded?: Buffer;
};

export function composeMail(letter: Letter): Promise<Buffer> {
  const files = (letter.attachments ?? []).map(({ filename, content, contentType, disposition = 'attachment', cid }) => ({
    filename,
    content,
    contentType,
    contentDisposition: disposition,
    ...(cid ? { cid } : {}),
  }));
  const forwarded = letter.forwarded
    ? [{ content: letter.forwarded, contentType: 'message/rfc822', filename: 'forwarded.eml' }]
    : [];
  const composer = new MailComposer({
    messageId: `<${letter.messageId}>`,
    from: letter.from,
    to: letter.to,
    date: letter.date,
    subject: letter.subject,
    text: letter.text,
    ...(letter.html ? { html: letter.html } : {}),
    attachments: [...files, ...forwarded],
    newline: 'windows', // CRLF in texts too, as on the wire
    disableFileAccess: true,
    disableUrlAccess: true,
    // nodemailer makes its boundaries of this; by default it is random
    baseBoundary: createHash('sha256').update(letter.messageId).digest('hex').slice(0, 16),
  });
  return composer.compile().build();
}

export type Bounce = {
  readonly messageId: string;
  readonly to: string;
  readonly failedRecipient: string;
  readonly date: Date;
  /** the mail that came back, attachments included */
  readonly returned: Buffer;
};

/** A delivery report (RFC 3462, 3464), as a mail server writes it. */
export function composeBounce({ messageId, to, failedRecipient, date, returned }: Bounce): Buffer {
  const boundary = `report-${createHash('sha256').update(messageId).digest('hex').slice(0, 16)}`;
  const host = failedRecipient.split('@')[1] ?? '';
  const head = [
    'Return-Path: <>',
    `From: Mail Delivery System <MAILER-DAEMON@${host}>`,
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    `Message-ID: <${messageId}>`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    `I'm sorry to have to inform you that your message could not be delivered to ${failedRecipient}:`,
    '550 5.1.1 No such user here',
    '',
    `--${boundary}`,
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    `Reporting-MTA: dns; mx.${host}`,
    '',
    `Final-Recipient: rfc822; ${failedRecipient}`,
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 No such user here',
    '',
    `--${boundary}`,
    'Content-Description: Undelivered Message',
    'Content-Type: message/rfc822',
    '',
    '',
  ].join('\r\n');
  return Buffer.concat([Buffer.from(head), returned, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}
