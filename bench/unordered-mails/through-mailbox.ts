/** Mails on a mail server, read and decided by the steps of the mail jobs. What they write is left out: a draft or a wish to cancel ends in review here. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDocumentReader } from '../../src/adapters/documents/document-reader.ts';
import { createIsolatedExtractor } from '../../src/adapters/extraction/isolated-extractor.ts';
import { createMailHosts } from '../../src/adapters/host-guard/mail-hosts.ts';
import { createMailboxReader } from '../../src/adapters/imap/mailbox-reader.ts';
import { type EmailState, evolve, initialState, type KnownEmail } from '../../src/domain/email/email.state.ts';
import type { MailboxSession, MailSummary, UnreadableMail } from '../../src/domain/email/mail-access.port.ts';
import { type MailKind, mailKindOf } from '../../src/domain/email/mail-kind.ts';
import { reasonText } from '../../src/domain/reasons/reasons.ts';
import { cancellationIn } from '../../src/domain/sales-order/cancellation.ts';
import { withoutFiles } from '../../src/jobs/email/encoded-files.ts';
import { createExtractEmail, type ExtractEmail } from '../../src/jobs/email/extract-email.step.ts';
import { unreadFailure } from '../../src/jobs/email/unread-attachments.ts';
import { settles } from '../../src/jobs/shared/read-orders.ts';
import { startDovecot } from '../../test/support/dovecot.ts';
import { emailId, receivedData } from '../../test/support/samples.ts';
import type { FoundMail } from './mails.ts';

const user = 'orders@seller.example';
const password = 'secret';
const nobody = { ownNames: [], ownDomains: [], currency: 'EUR', locale: 'en' };

/** By a Message-ID of ours each is known again, and none is a copy of another. */
const marked = ({ raw }: FoundMail, number: number): Buffer => {
  const text = raw.toString('latin1').replace(/^message-id:.*\r\n([ \t].*\r\n)*/im, '');
  return Buffer.from(`Message-ID: <unordered-${number}@bench.example>\r\n${text}`, 'latin1');
};
const numberOf = (messageId: string | null): number => Number(/unordered-(\d+)@/.exec(messageId ?? '')?.[1] ?? -1);

const received = ({ mail, attachments, texts, skipped, notForUs }: MailSummary): KnownEmail => {
  const data = receivedData({ mail, attachments, texts, skipped, notForUs });
  return known(evolve(initialState, { type: 'EmailReceived', data }));
};
const known = (state: EmailState): KnownEmail => {
  if (state.phase === 'none') throw new Error('the mail is known');
  return state;
};

/** `waits`: why a person has to look at the mail. `kind`: what it is told to be; null: taken for an order, or failed. */
export type Became = { readonly waits: string | null; readonly kind: MailKind | null };
const waiting = (waits: string): Became => ({ waits, kind: null });

async function whatBecame(session: MailboxSession, summary: MailSummary, extract: ExtractEmail): Promise<Became> {
  const email = received(summary);
  const directory = await mkdtemp(join(tmpdir(), 'order-intake-bench-'));
  try {
    const { uid } = summary;
    const [download] =
      email.attachments.length === 0
        ? [{ uid, files: [], refused: [] }]
        : await session.download([{ uid, attachments: email.attachments }], directory);
    const words = async () => {
      const [texts] = await session.texts([{ uid, texts: email.texts }]);
      return withoutFiles(texts && !('postponed' in texts) ? texts : { uid, words: [] }, directory);
    };
    if (!download || 'postponed' in download) throw new Error('the mail server did not answer in time');
    const outcome = await extract(email, download, words, nobody);
    if ('cause' in outcome) return waiting(`${outcome.cause}: ${reasonText(outcome.reason)}`);
    if (outcome.results.some(settles)) return waiting('taken for an order');
    if (email.notForUs === null && cancellationIn(email.mail.subject, outcome.results))
      return waiting('taken for a cancellation');
    const read = known(evolve(email, { type: 'ExtractionCompleted', data: { emailId, ...outcome } }));
    const failure = unreadFailure(read, { orders: [], requiresReview: false });
    const { notForUs, mail, results, written } = read;
    const kind = mailKindOf({ notForUs, mail, written, documentTypes: results.map(({ documentType }) => documentType) });
    return failure ? waiting(reasonText(failure.reason)) : { waits: null, kind };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** By the number of the mail: what became of it. */
export async function throughMailbox(
  mails: readonly FoundMail[],
  onProgress: (done: number) => void,
): Promise<ReadonlyMap<number, Became>> {
  const dovecot = await startDovecot({ users: { [user]: password } });
  const reader = createDocumentReader({ poolSize: 1 });
  const became = new Map<number, Became>();
  const extract = createExtractEmail({ documents: reader, extractor: createIsolatedExtractor(reader.pool) });
  const { host, imapsPort, ca } = dovecot;
  const hosts = createMailHosts({ allowedCidrs: ['127.0.0.0/8'], allowedPorts: [imapsPort] });
  const server = { host, port: imapsPort, implicitTls: true, user, password };
  const judge = async (session: MailboxSession, summary: MailSummary | UnreadableMail): Promise<void> => {
    const of = 'unreadable' in summary ? waiting(reasonText(summary.unreadable)) : await whatBecame(session, summary, extract);
    became.set(numberOf(summary.mail.messageId), of);
  };
  try {
    for (const [number, mail] of mails.entries()) await dovecot.deliver(user, marked(mail, number));
    const session = await createMailboxReader({ hosts, ca }).open(server, { deadlineMs: 3 * 3_600_000 });
    let done = 0;
    const uids = await session.unread();
    for (let at = 0; at < uids.length; at += 50) {
      for (const summary of await session.summaries(uids.slice(at, at + 50))) {
        await judge(session, summary);
        done += 1;
        if (done % 20 === 0) onProgress(done);
      }
    }
    if (done !== mails.length) throw new Error(`${done} of ${mails.length} mails went through`);
    await session.close();
  } finally {
    await reader.stop();
    await dovecot.stop();
  }
  return became;
}
