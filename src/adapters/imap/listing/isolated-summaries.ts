import { MailboxUnavailable, type MailSummary, type UnreadableMail } from '../../../domain/email/mail-access.port.ts';
import { because } from '../../../domain/reasons/reasons.ts';
import { type Connections, isolateMails } from '../connection/isolate-mails.ts';
import { mailByHeader } from '../download/mail-by-source.ts';
import type { PartLimits } from '../parts/select-parts.ts';
import { summarize } from './summaries.ts';

type Found = MailSummary | UnreadableMail;

/** What is known of each mail, in the order asked for. */
export async function summarizeIsolated(
  connections: Connections,
  uids: readonly number[],
  limits: PartLimits,
): Promise<readonly Found[]> {
  const results = await isolateMails<Found>(connections, uids, {
    ask: (link, some, asking) => summarize(link, some, { limits, ...asking }),
    lost: (uid) => byHeader(connections, uid),
  });
  return uids.flatMap((uid) => results.get(uid) ?? []);
}

/** A mail whose structure costs the connection every time; null when its header does so too. */
async function byHeader(connections: Connections, uid: number): Promise<UnreadableMail | null> {
  const link = await connections.link();
  try {
    return await connections.watched(() => mailByHeader(link, uid, because.server_breaks_off()));
  } catch (error) {
    if (error instanceof MailboxUnavailable) return null;
    throw error;
  }
}
