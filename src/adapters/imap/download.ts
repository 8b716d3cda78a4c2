import type { MailAttachment } from '../../domain/email-intake/email-intake.events.ts';
import type { DownloadRequest, DownloadResult } from '../../domain/email-intake/mail-access.port.ts';
import { downloadPlan, type FetchGroup, type LargePart, smallPart } from './download-plan.ts';
import { downloadResults } from './download-results.ts';
import { CommandRefused, collect, type ImapLink } from './imap-link.ts';
import { partFile, unknownEncoding } from './part-file.ts';
import type { PartLimits } from './select-parts.ts';
import { isTnef } from './tnef/tnef.ts';
import { unpack } from './unpack.ts';
import { writeBehind } from './write-behind.ts';

/** Bytes asked for at once: twice what a small part claims, since some servers only guess the size. */
const chunkBytes = 2 * smallPart;

/** Bytes that may wait for the disk while the next answers come in. */
const bytesBehind = 8 * 1024 * 1024;

/**
 * The wanted parts as files of `directory`. Small parts come 50 mails a command, large ones in pieces. The server's word on
 * sizes is not trusted: whatever it sends, one piece is in memory and no file grows over the limit.
 */
export async function download(
  link: ImapLink,
  requests: readonly DownloadRequest[],
  directory: string,
  limits: PartLimits,
): Promise<readonly DownloadResult[]> {
  const results = downloadResults(requests);
  const { groups, large } = downloadPlan(requests);
  const unfinished: LargePart[] = [];

  const fetchGroup = async ({ parts, uids }: FetchGroup): Promise<void> => {
    const bodyParts = parts.map((key) => ({ key, start: 0, maxLength: chunkBytes }));
    const writes = writeBehind(bytesBehind);
    try {
      for await (const { uid, bodyParts: contents } of link.messages(uids, { bodyParts })) {
        results.answered(uid);
        for (const part of parts) {
          const attachment = results.attachment(uid, part);
          const content = contents?.get(part);
          if (!attachment) continue;
          if (!content) results.refuse(uid, attachment, 'the server did not give it out');
          else if (isCutShort(content, attachment)) unfinished.push({ uid, attachment, begun: content });
          else await writes.add(store(uid, attachment, [content]), content.length);
        }
      }
    } finally {
      await writes.settled(); // the directory is emptied when the caller is told of a lost connection
    }
    writes.check();
  };

  const store = async (uid: number, attachment: MailAttachment, content: Iterable<Buffer> | AsyncIterable<Buffer>) => {
    const file = await partFile(attachment, directory, limits.maxBytes);
    if (!file) {
      results.answered(uid);
      return results.refuse(uid, attachment, unknownEncoding(attachment.encoding));
    }
    try {
      for await (const piece of content) if (!(await file.write(piece))) break;
      const end = await file.finish();
      results.answered(uid);
      if (!('file' in end)) results.refuse(uid, attachment, end.reason);
      else if (isTnef(end.head)) results.takeUnpacked(uid, attachment, await unpack(end.file, attachment, limits, directory));
      else results.take(uid, end.file);
    } catch (error) {
      await file.abandon();
      if (!(error instanceof Vanished)) throw error;
      results.vanished(uid);
    }
  };

  const stream = async (parts: readonly LargePart[]) => {
    for (const part of parts)
      await unlessRefused(
        () => store(part.uid, part.attachment, pieces(link, part)),
        (reason) => results.fail(part.uid, reason),
      );
  };

  for (const group of groups) {
    await unlessRefused(
      () => fetchGroup(group),
      async () => {
        // one mail the server cannot give out must not fail those asked for in the same command
        for (const uid of group.uids.filter((each) => !results.isAnswered(each)))
          await unlessRefused(
            () => fetchGroup({ parts: group.parts, uids: [uid] }),
            (reason) => results.fail(uid, reason),
          );
      },
    );
    await stream(unfinished.splice(0));
  }
  await stream(large);

  return results.results(await link.present(results.unanswered()));
}

class Vanished extends Error {
  override readonly name = 'Vanished';
}

/** There may be more: all that was asked for came, or less than the server said there is. */
const isCutShort = (content: Buffer, { size }: MailAttachment): boolean => content.length === chunkBytes || content.length < size;

/** A part in pieces. Throws Vanished when the mail is not there, or not any more. */
async function* pieces(link: ImapLink, { uid, attachment, begun }: LargePart): AsyncGenerator<Buffer> {
  const { part, size } = attachment;
  if (begun) yield begun;
  for (let at = begun?.length ?? 0; ; ) {
    const bodyParts = [{ key: part, start: at, maxLength: chunkBytes }];
    const [message] = await collect(link.messages([uid], { bodyParts }));
    if (!message) throw new Vanished(`UID ${uid} is no longer there`);
    const content = message.bodyParts?.get(part);
    if (!content?.length) return;
    at += content.length;
    yield content;
    // a short piece that completes the size is the last; one longer than asked is the whole part at once
    if (content.length > chunkBytes || (content.length < chunkBytes && at >= size)) return;
  }
}

async function unlessRefused(work: () => Promise<void>, otherwise: (reason: string) => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof CommandRefused)) throw error;
    await otherwise(`the server refused to give the attachments out: ${error.message}`);
  }
}
