import type { DownloadRequest, DownloadResult } from '../../../domain/email/mail-access.port.ts';
import { because, reasonFromText } from '../../../domain/reasons/reasons.ts';
import { existingFolder, inFolder } from '../connection/folder.ts';
import { type Connections, isolateMails } from '../connection/isolate-mails.ts';
import type { PartLimits } from '../parts/select-parts.ts';
import { download } from './download.ts';

/** One result for each request, in their order. The UIDs are those of INBOX or, when it is given, of the processed folder. */
export async function downloadIsolated(
  connections: Connections,
  requests: readonly DownloadRequest[],
  directory: string,
  limits: PartLimits,
  processedFolder: string | undefined,
): Promise<readonly DownloadResult[]> {
  const uids = requests.map(({ uid }) => uid);
  const results = await isolateMails<DownloadResult>(connections, uids, {
    ask: async (link, some, { answered, turnOf }) => {
      const openRequests = requests.filter(({ uid }) => some.includes(uid));
      const target = { directory, limits, answered, turnOf };
      if (processedFolder === undefined) return download(link, openRequests, target);
      const folder = await existingFolder(link, processedFolder);
      if (folder !== null) return inFolder(link, folder, () => download(link, openRequests, target));
      for (const uid of some) answered(uid, { uid, failed: 'gone', reason: because.no_processed_folder() });
    },
    lost: async (uid, { message }) => ({ uid, failed: 'network', reason: because.attachments_lost(reasonFromText(message)) }),
  });
  return uids.map((uid) => results.get(uid) ?? { uid, postponed: true });
}
