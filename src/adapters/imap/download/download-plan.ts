import type { MailAttachment } from '../../../domain/email/email.events.ts';
import type { DownloadRequest } from '../../../domain/email/mail-access.port.ts';
import { isSourcePart } from './source-parts.ts';

/** One command: the same parts of several mails. Asking every mail for all parts anybody wants would bring bodies along. */
export type FetchGroup = { readonly parts: readonly string[]; readonly uids: readonly number[] };
/** A part fetched piece by piece, of which the beginning may be there already. */
export type LargePart = { readonly uid: number; readonly attachment: MailAttachment; readonly begun: Buffer | null };

/** Encoded bytes up to which a part is held in memory whole. */
export const smallPart = 1024 * 1024;
const groupMails = 50;
const groupBytes = 16 * 1024 * 1024;

/** How to fetch what is wanted in few commands: small parts of mails that want the same part numbers together, large ones alone. */
export function downloadPlan(requests: readonly DownloadRequest[]): {
  groups: readonly FetchGroup[];
  large: readonly LargePart[];
  /** UIDs of mails that have no part numbers: their parts are found in the whole mail */
  bySource: readonly number[];
} {
  const open = new Map<string, { parts: readonly string[]; uids: number[]; bytes: number }>();
  const groups: FetchGroup[] = [];
  const large: LargePart[] = [];
  const bySource: number[] = [];
  for (const { uid, attachments } of requests) {
    if (attachments.some(({ part }) => isSourcePart(part))) {
      bySource.push(uid);
      continue;
    }
    const small = attachments.filter(({ size }) => size <= smallPart);
    for (const attachment of attachments) if (attachment.size > smallPart) large.push({ uid, attachment, begun: null });
    if (small.length === 0) continue;
    const parts = small.map(({ part }) => part);
    const bytes = small.reduce((sum, { size }) => sum + size, 0);
    const key = parts.join(' ');
    const last = open.get(key);
    if (last && last.uids.length < groupMails && last.bytes + bytes <= groupBytes) {
      last.uids.push(uid);
      last.bytes += bytes;
    } else {
      const group = { parts, uids: [uid], bytes };
      open.set(key, group);
      groups.push(group);
    }
  }
  return { groups, large, bySource };
}
