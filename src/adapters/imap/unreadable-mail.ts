import { createHash } from 'node:crypto';
import type { FetchMessageObject } from 'imapflow';
import { type ParsedMail, simpleParser } from 'mailparser';
import type { UnreadableMail } from '../../domain/email-intake/mail-access.port.ts';
import { uidValidityOf } from './folder.ts';
import { CommandRefused, collect, type ImapLink } from './imap-link.ts';
import { headerDigest, mailHeader } from './mail-header.ts';

const reason = 'the structure of the mail could not be read (too deeply nested or damaged)';

/** What the header alone tells of a mail whose structure cannot be read. It is an entry of its own and fails alone. */
export async function unreadableMail(link: ImapLink, uid: number): Promise<UnreadableMail> {
  const message = await headerOnly(link, uid);
  const block = message?.headers;
  if (!block) {
    const digest = createHash('sha256')
      .update(`${uidValidityOf(link)} ${uid}`)
      .digest('hex');
    return { uid, mail: mailHeader(undefined, message?.internalDate, digest), unreadable: `${reason}; nor could its header` };
  }
  const mail = mailHeader(envelopeOf(await simpleParser(block)), message.internalDate, headerDigest(block, message.size ?? 0));
  return { uid, mail, unreadable: reason };
}

async function headerOnly(link: ImapLink, uid: number): Promise<FetchMessageObject | undefined> {
  try {
    return (await collect(link.messages([uid], { headers: true, internalDate: true, size: true })))[0];
  } catch (error) {
    if (error instanceof CommandRefused) return undefined;
    throw error;
  }
}

const envelopeOf = ({ from, subject, date, messageId }: ParsedMail): Parameters<typeof mailHeader>[0] => ({
  ...(from?.value[0] ? { from: [{ name: from.value[0].name, address: from.value[0].address ?? '' }] } : {}),
  ...(subject === undefined ? {} : { subject }),
  ...(date === undefined ? {} : { date }),
  ...(messageId === undefined ? {} : { messageId }),
});
