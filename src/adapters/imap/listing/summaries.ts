import type { FetchMessageObject, MessageStructureObject } from 'imapflow';
import { answeredMails } from '../../../domain/email/answered-mails.ts';
import { bringsDocuments } from '../../../domain/email/email.events.ts';
import type { MailSummary, UnreadableMail } from '../../../domain/email/mail-access.port.ts';
import { inBatches } from '../batches.ts';
import { CommandRefused, collect, type ImapLink } from '../connection/imap-link.ts';
import type { Asking } from '../connection/isolate-mails.ts';
import { mailBySource } from '../download/mail-by-source.ts';
import { type PartLimits, selectParts } from '../parts/select-parts.ts';
import { headerFields, orderedFields, wantedFields } from './header-fields.ts';
import { headerDigest, mailHeader } from './mail-header.ts';
import { mailOrigin, relaysAbove, signatureOf } from './mail-origin.ts';
import { hidesMessage } from './mime-node.ts';
import { notForUs } from './not-for-us.ts';

export type SummaryTarget = Asking<MailSummary | UnreadableMail> & { readonly limits: PartLimits };

type Described = FetchMessageObject & { readonly bodyStructure: MessageStructureObject };

/**
 * Headers and structure of mails in the selected folder, 50 a command. A mail whose structure cannot be read comes without
 * one (fifty nested messages suffice) or not at all: what was asked is compared with what came, and the missing one is read from its
 * source, or comes back as unreadable with what its header tells. A UID that is no longer there is left out.
 */
export async function summarize(
  link: ImapLink,
  uids: readonly number[],
  { limits, answered, turnOf }: SummaryTarget,
): Promise<void> {
  for (const batch of inBatches(uids, 50)) {
    for (const summary of await summarizeBatch(link, batch, limits, turnOf)) answered(summary.uid, summary);
  }
}

async function summarizeBatch(
  link: ImapLink,
  uids: readonly number[],
  limits: PartLimits,
  turnOf: SummaryTarget['turnOf'],
): Promise<readonly (MailSummary | UnreadableMail)[]> {
  const described = await describe(link, uids, turnOf);
  const digests = await digestsOf(
    link,
    [...described.values()].filter(({ envelope }) => !envelope?.messageId),
  );
  const hiding = new Set(
    [...described.values()].filter(({ bodyStructure }) => hidesMessage(bodyStructure)).map(({ uid }) => uid),
  );
  const missing = await link.present(uids.filter((uid) => !described.has(uid)));
  const result: (MailSummary | UnreadableMail)[] = [];
  for (const uid of uids) {
    const message = described.get(uid);
    if (message && !hiding.has(uid)) result.push(summary(message, digests.get(uid) ?? null, limits));
    else if (message || missing.has(uid)) {
      turnOf(uid);
      const fromSource = await mailBySource(link, uid, limits);
      if (fromSource) result.push(fromSource);
    }
  }
  return result;
}

/** When the server refuses the whole batch, one corrupt mail may be the cause: then each is asked for alone. */
async function describe(
  link: ImapLink,
  uids: readonly number[],
  turnOf: SummaryTarget['turnOf'],
): Promise<ReadonlyMap<number, Described>> {
  const described = new Map<number, Described>();
  const query = { envelope: true, bodyStructure: true, internalDate: true, size: true, headers: [...wantedFields] };
  turnOf(uids[0]);
  try {
    for await (const message of link.messages(uids, query)) {
      turnOf(uids[uids.indexOf(message.uid) + 1]);
      const { bodyStructure } = message;
      if (bodyStructure?.type) described.set(message.uid, { ...message, bodyStructure });
    }
  } catch (error) {
    if (!(error instanceof CommandRefused)) throw error;
    if (uids.length === 1) return described;
    for (const uid of uids.filter((each) => !described.has(each)))
      for (const [key, message] of await describe(link, [uid], turnOf)) described.set(key, message);
  }
  return described;
}

async function digestsOf(link: ImapLink, messages: readonly Described[]): Promise<ReadonlyMap<number, string>> {
  const headers = await collect(
    link.messages(
      messages.map(({ uid }) => uid),
      { headers: true, size: true },
    ),
  );
  return new Map(headers.flatMap(({ uid, headers: block, size }) => (block ? [[uid, headerDigest(block, size ?? 0)]] : [])));
}

function summary(message: Described, digest: string | null, limits: PartLimits): MailSummary {
  const { uid, envelope, internalDate, bodyStructure: structure } = message;
  const fields = headerFields(message.headers);
  const signed = signatureOf(structure);
  const origin = { ...mailOrigin(fields), ...(signed ? { signed } : {}) };
  const answers = answeredMails(fields.get('in-reply-to'), fields.get('references'));
  const mail = { ...mailHeader(envelope, internalDate, digest), origin, ...(answers.length > 0 ? { answers } : {}) };
  const relays = relaysAbove(orderedFields(message.headers));
  const { attachments, texts, skipped } = selectParts(structure, limits);
  const judged = notForUs({
    fields,
    structure,
    from: mail.from,
    messageId: mail.messageId,
    hasAttachments: bringsDocuments(attachments, skipped),
  });
  return { uid, mail, attachments, skipped, texts: judged === null ? texts : [], notForUs: judged, relays };
}
