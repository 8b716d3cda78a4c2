import type { MailAttachment } from '../../../domain/email/email.events.ts';
import { type DownloadRequest, type DownloadResult, MailboxUnavailable } from '../../../domain/email/mail-access.port.ts';
import { CommandRefused, collect, type ImapLink } from '../connection/imap-link.ts';
import type { Asking } from '../connection/isolate-mails.ts';
import type { PartLimits } from '../parts/select-parts.ts';
import { isTnef } from '../parts/tnef/tnef.ts';
import { downloadPlan, type FetchGroup, type LargePart, smallPart } from './download-plan.ts';
import { type DownloadResults, downloadResults } from './download-results.ts';
import { partFile, unknownEncoding } from './part-file.ts';
import { eachSourcePart, MailVanished, sourceOf, sourcePart } from './source-parts.ts';
import { unpack } from './unpack.ts';
import { writeBehind } from './write-behind.ts';

/** Bytes asked for at once: twice what a small part claims, since some servers only guess the size. */
const chunkBytes = 2 * smallPart;

/** Up to here a part comes in one command all the same: on a short way each command costs more than its bytes. */
const wholeBytes = 4 * 1024 * 1024;
/** Bytes of a larger part asked for at once: what is in memory of it, several times over until it is collected. */
const pieceBytes = 512 * 1024;

/** Bytes that may wait for the disk while the next answers come in. */
const bytesBehind = 8 * 1024 * 1024;

export type DownloadTarget = Asking<DownloadResult> & { readonly directory: string; readonly limits: PartLimits };

/**
 * The wanted parts as files of the directory. Small parts come 50 mails a command, large ones in pieces. The server's word on
 * sizes is not trusted: whatever it sends, one piece is in memory and no file grows over the limit. When the connection is lost,
 * the mails that are complete by then have been answered.
 */
export async function download(link: ImapLink, requests: readonly DownloadRequest[], target: DownloadTarget): Promise<void> {
  const { answered } = target;
  const results = downloadResults(requests);
  try {
    await downloadInto(results, link, requests, target);
  } catch (error) {
    for (const result of results.completed()) answered(result.uid, result);
    throw error;
  }
  for (const result of results.results(await link.present(results.unanswered()))) answered(result.uid, result);
}

async function downloadInto(
  results: DownloadResults,
  link: ImapLink,
  requests: readonly DownloadRequest[],
  { directory, limits, turnOf }: DownloadTarget,
): Promise<void> {
  const { groups, large, bySource } = downloadPlan(requests);
  const unfinished: LargePart[] = [];

  const fetchGroup = async ({ parts, uids }: FetchGroup): Promise<void> => {
    const bodyParts = parts.map((key) => ({ key, start: 0, maxLength: chunkBytes }));
    const writes = writeBehind(bytesBehind);
    turnOf(uids[0]);
    try {
      for await (const { uid, bodyParts: contents } of link.messages(uids, { bodyParts })) {
        turnOf(uids[uids.indexOf(uid) + 1]);
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
    results.confirmed(uids);
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
      if (!(error instanceof MailVanished)) throw error;
      results.vanished(uid);
    }
  };

  /** The parts of a mail that was described by its source are counted there again. */
  const storeFromSource = async (uid: number): Promise<void> => {
    try {
      await eachSourcePart(sourceOf(link, uid, limits.maxSourceBytes), limits.maxForwardDepth, async ({ ordinal }, content) => {
        const attachment = results.attachment(uid, sourcePart(ordinal));
        if (attachment) await store(uid, attachment, content);
      });
    } catch (error) {
      if (error instanceof MailVanished) results.vanished(uid);
      else if (error instanceof MailboxUnavailable || error instanceof CommandRefused) throw error;
      else results.fail(uid, 'the source of the mail could not be read');
    }
  };

  const stream = async (parts: readonly LargePart[]) => {
    for (const [index, part] of parts.entries()) {
      if (part.uid !== parts[index - 1]?.uid) turnOf(part.uid); // all pieces of a mail share its time
      await unlessRefused(
        () => store(part.uid, part.attachment, pieces(link, part)),
        (reason) => results.fail(part.uid, reason),
      );
      results.confirmed([part.uid]);
    }
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
  for (const uid of bySource) {
    turnOf(uid);
    await unlessRefused(
      () => storeFromSource(uid),
      (reason) => results.fail(uid, reason),
    );
    results.confirmed([uid]);
  }
}

/** There may be more: all that was asked for came, or less than the server said there is. */
const isCutShort = (content: Buffer, { size }: MailAttachment): boolean => content.length === chunkBytes || content.length < size;

/** A part in pieces. Throws MailVanished when the mail is not there, or not any more. */
async function* pieces(link: ImapLink, { uid, attachment, begun }: LargePart): AsyncGenerator<Buffer> {
  const { part, size } = attachment;
  if (begun) yield begun;
  const length = size <= wholeBytes ? Math.max(size + 1, pieceBytes) : pieceBytes;
  for (let at = begun?.length ?? 0; ; ) {
    const bodyParts = [{ key: part, start: at, maxLength: length }];
    const [message] = await collect(link.messages([uid], { bodyParts }));
    if (!message) throw new MailVanished(`UID ${uid} is no longer there`);
    const content = message.bodyParts?.get(part);
    if (!content?.length) return;
    at += content.length;
    yield content;
    // a short piece that completes the size is the last; one longer than asked is the whole part at once
    if (content.length > length || (content.length < length && at >= size)) return;
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
