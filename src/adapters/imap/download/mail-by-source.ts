import { createHash } from 'node:crypto';
import { unread } from '@order-intake/order-extraction/document';
import type { FetchMessageObject } from 'imapflow';
import type { ParsedMail } from 'mailparser';
import { bringsDocuments, type MailAttachment, type MailHeader, type SkippedPart } from '../../../domain/email/email.events.ts';
import { MailboxUnavailable, type MailSummary, type UnreadableMail } from '../../../domain/email/mail-access.port.ts';
import { because, type Reason } from '../../../domain/reasons/reasons.ts';
import { uidValidityOf } from '../connection/folder.ts';
import { CommandRefused, collect, type ImapLink } from '../connection/imap-link.ts';
import { headerFields, orderedFields } from '../listing/header-fields.ts';
import { headerDigest, mailHeader } from '../listing/mail-header.ts';
import { mailOrigin, relaysAbove } from '../listing/mail-origin.ts';
import { isMessage } from '../listing/mime-node.ts';
import { notForUs } from '../listing/not-for-us.ts';
import { partName } from '../parts/part-name.ts';
import { boundedSkips, described, type PartLimits, type SelectedParts, skippedPart, verdictOn } from '../parts/select-parts.ts';
import { eachSourcePart, MailVanished, sourceOf, sourcePart } from './source-parts.ts';

/**
 * A mail whose structure cannot be read: its own source is read instead, in pieces, and nothing of it kept. It has parts like any
 * other then, under numbers of ours; what cannot be read either way is an entry of its own and fails alone.
 *
 * @returns null when it is no longer there
 */
export async function mailBySource(
  link: ImapLink,
  uid: number,
  limits: PartLimits,
): Promise<MailSummary | UnreadableMail | null> {
  const message = await headerOnly(link, uid);
  const unreadable = (reason: Reason) => unreadableMail(link, uid, message, reason);
  if (!message?.headers) return unreadable(because.structure_and_header_unread());
  if ((message.size ?? 0) > limits.maxSourceBytes)
    return unreadable(because.structure_unread_and_too_large(limits.maxSourceBytes / 1024 / 1024));
  try {
    return summary(uid, await headerOf(link, uid, message), message.headers, await partsOf(link, uid, limits));
  } catch (error) {
    if (error instanceof MailboxUnavailable) throw error;
    if (error instanceof MailVanished) return null;
    return unreadable(
      error instanceof CommandRefused ? because.structure_unread_and_refused() : because.structure_and_source_unread(),
    );
  }
}

/** What the header alone tells of a mail that fails for this reason. */
export const mailByHeader = async (link: ImapLink, uid: number, reason: Reason): Promise<UnreadableMail> =>
  unreadableMail(link, uid, await headerOnly(link, uid), reason);

const unreadableMail = async (
  link: ImapLink,
  uid: number,
  message: FetchMessageObject | undefined,
  reason: Reason,
): Promise<UnreadableMail> => ({ uid, mail: await headerOf(link, uid, message), unreadable: reason });

/** Without a header there is nothing but its place to know a mail by. */
async function headerOf(link: ImapLink, uid: number, message: FetchMessageObject | undefined): Promise<MailHeader> {
  const block = message?.headers;
  const { simpleParser } = await import('mailparser'); // 20 MB of memory that few mails need
  if (block)
    return mailHeader(envelopeOf(await simpleParser(block)), message.internalDate, headerDigest(block, message.size ?? 0));
  const identity = createHash('sha256')
    .update(`${uidValidityOf(link)} ${uid}`)
    .digest('hex');
  return mailHeader(undefined, message?.internalDate, identity);
}

function summary(uid: number, mail: MailHeader, block: Buffer, { attachments, skipped }: SourceParts): MailSummary {
  const fields = headerFields(block);
  const structure = { type: (fields.get('content-type') ?? 'text/plain').split(';')[0]?.trim().toLowerCase() ?? '' };
  const judged = notForUs({
    fields,
    structure,
    ...mail,
    hasAttachments: bringsDocuments(attachments, skipped),
  });
  return {
    uid,
    mail: { ...mail, origin: mailOrigin(fields) },
    attachments,
    skipped,
    texts: [],
    notForUs: judged,
    relays: relaysAbove(orderedFields(block)),
  };
}

/** The words of such a mail are passed over. */
type SourceParts = Omit<SelectedParts, 'texts'>;

async function partsOf(link: ImapLink, uid: number, limits: PartLimits): Promise<SourceParts> {
  const attachments: MailAttachment[] = [];
  const skipped: SkippedPart[] = [];
  await eachSourcePart(sourceOf(link, uid, limits.maxSourceBytes), limits.maxForwardDepth, async (foundPart, content) => {
    let size = 0;
    for await (const piece of content) size += piece.length;
    const part = sourcePart(foundPart.ordinal);
    const placed = {
      node: { ...foundPart.node, size },
      part,
      parent: foundPart.related ? 'multipart/related' : null,
      depth: foundPart.depth,
    };
    const name = partName(placed.node, String(foundPart.ordinal));
    const verdict = isMessage(placed.node) ? tooDeep(limits) : verdictOn(placed, name, limits);
    if (verdict.is === 'skipped') skipped.push(skippedPart(name, verdict));
    else if (verdict.is === 'candidate' && attachments.length < limits.maxAttachments) attachments.push(described(placed, name));
    else if (verdict.is === 'candidate')
      skipped.push({ name, reason: unread.mail_has_too_many_attachments(limits.maxAttachments), mayBeDocument: true });
  });
  return { attachments, skipped: boundedSkips(skipped, limits.maxSkipped) };
}

const tooDeep = ({ maxForwardDepth }: PartLimits) =>
  ({ is: 'skipped', reason: unread.forwarded_too_often(maxForwardDepth), mayBeDocument: true }) as const;

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
