import MailComposer from 'nodemailer/lib/mail-composer';
import type { OutgoingFile, OutgoingMail } from '../../domain/email/mail-access.port.ts';
import { envelopeAddress, isOneAddress } from './address.ts';

export type Message = { readonly raw: Buffer; readonly from: string; readonly to: readonly string[] };

/** RFC 2046, 5.2.1: a message in a message is not encoded anew, so that it stays what it was, to its signatures. */
const attachedMail = (raw: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from('Content-Type: message/rfc822\r\nContent-Disposition: attachment; filename="mail.eml"\r\n\r\n'),
    raw,
  ]);

const attachedFile = ({ name, mediaType, bytes }: OutgoingFile) => ({
  filename: name,
  contentType: mediaType,
  content: bytes,
  // text is not to be re-encoded or broken into lines on its way
  contentTransferEncoding: 'base64' as const,
});

/**
 * The message as it goes on the wire and its envelope.
 *
 * @returns what is wrong with the mail instead, when it could not be sent to anybody
 */
export async function composeMessage(mail: OutgoingMail): Promise<Message | string> {
  const { from, to, subject, text, html, messageId, headers, forwarded, files = [] } = mail;
  const wrong = [from, ...to].find((address) => !isOneAddress(address));
  if (wrong !== undefined) return `"${wrong.slice(0, 100)}" is not one e-mail address`;
  if (to.length === 0) return 'the mail has no recipient';
  const composer = new MailComposer({
    from: { name: '', address: from },
    to: to.map((address) => ({ name: '', address })),
    subject,
    text,
    html,
    messageId: `<${messageId}>`,
    headers: { ...headers },
    attachments: [
      ...(forwarded === undefined ? [] : [{ contentType: 'message/rfc822', raw: attachedMail(forwarded) }]),
      ...files.map(attachedFile),
    ],
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    return { raw: await composer.compile().build(), from: envelopeAddress(from), to: to.map(envelopeAddress) };
  } catch (error) {
    return `the mail could not be put together (${error instanceof Error ? error.message : 'no reason given'})`;
  }
}
