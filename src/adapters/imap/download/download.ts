import { unread } from '@order-intake/order-extraction/document';
import type { MailAttachment } from '../../../domain/email/email.events.ts';
import { type DownloadRequest, type DownloadResult, MailboxUnavailable } from '../../../domain/email/mail-access.port.ts';
import { because, type Reason } from '../../../domain/reasons/reasons.ts';
import { CommandRefused, collect, type ImapLink } from '../connection/imap-link.ts';
import type { Asking } from '../connection/isolate-mails.ts';
import type { PartLimits } from '../parts/select-parts.ts';
import { downloadPlan, type FetchGroup, type LargePart, smallPart } from './download-plan.ts';
import { type DownloadResults, downloadResults } from './download-results.ts';
import { eachSourcePart, MailVanished, sourceOf, sourcePart } from './source-parts.ts';
import { createStorePart, type StorePart } from './store-part.ts';
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

/** What one run of downloads works with. */
type Run = {
  readonly link: ImapLink;
  readonly results: DownloadResults;
  readonly store: StorePart;
  readonly limits: PartLimits;
  readonly turnOf: DownloadTarget['turnOf'];
};

async function downloadInto(
  results: DownloadResults,
  link: ImapLink,
  requests: readonly DownloadRequest[],
  { directory, limits, turnOf }: DownloadTarget,
): Promise<void> {
  const { groups, large, bySource } = downloadPlan(requests);
  const run: Run = { link, results, store: createStorePart(results, { directory, limits }), limits, turnOf };
  for (const group of groups) await downloadLarge(run, await downloadGroup(run, group));
  await downloadLarge(run, large);
  for (const uid of bySource) {
    turnOf(uid);
    await unlessRefused(
      () => storeFromSource(run, uid),
      (reason) => results.fail(uid, reason),
    );
    results.confirmed([uid]);
  }
}

/** Answers the parts of which only the beginning came. One mail the server cannot give out does not fail those asked for in the same command. */
async function downloadGroup(run: Run, { parts, uids }: FetchGroup): Promise<readonly LargePart[]> {
  const { results } = run;
  const unfinished: LargePart[] = [];
  await unlessRefused(
    () => fetchGroup(run, { parts, uids }, unfinished),
    async () => {
      for (const uid of uids.filter((each) => !results.isAnswered(each)))
        await unlessRefused(
          () => fetchGroup(run, { parts, uids: [uid] }, unfinished),
          (reason) => results.fail(uid, reason),
        );
    },
  );
  return unfinished;
}

async function fetchGroup(
  { link, results, store, turnOf }: Run,
  { parts, uids }: FetchGroup,
  unfinished: LargePart[],
): Promise<void> {
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
        if (!content) results.refuse(uid, attachment, unread.part_not_given_out());
        else if (isCutShort(content, attachment)) unfinished.push({ uid, attachment, begun: content });
        else await writes.add(store(uid, attachment, [content]), content.length);
      }
    }
  } finally {
    await writes.settled(); // the directory is emptied when the caller is told of a lost connection
  }
  writes.check();
  results.confirmed(uids);
}

async function downloadLarge({ link, results, store, turnOf }: Run, parts: readonly LargePart[]): Promise<void> {
  for (const [index, part] of parts.entries()) {
    if (part.uid !== parts[index - 1]?.uid) turnOf(part.uid); // all pieces of a mail share its time
    await unlessRefused(
      () => store(part.uid, part.attachment, pieces(link, part)),
      (reason) => results.fail(part.uid, reason),
    );
    results.confirmed([part.uid]);
  }
}

/** The parts of a mail that was described by its source are counted there again. */
async function storeFromSource({ link, results, store, limits }: Run, uid: number): Promise<void> {
  try {
    await eachSourcePart(sourceOf(link, uid, limits.maxSourceBytes), limits.maxForwardDepth, async ({ ordinal }, content) => {
      const attachment = results.attachment(uid, sourcePart(ordinal));
      if (attachment) await store(uid, attachment, content);
    });
  } catch (error) {
    if (error instanceof MailVanished) results.vanished(uid);
    else if (error instanceof MailboxUnavailable || error instanceof CommandRefused) throw error;
    else results.fail(uid, because.source_unread());
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

async function unlessRefused(work: () => Promise<void>, otherwise: (reason: Reason) => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof CommandRefused)) throw error;
    await otherwise(because.attachments_refused(error.message));
  }
}
