/** Fetches the files of a mail again, from the folder where it lies now, and keeps for minutes those that are what they were. */
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadEmail } from '../../commands/email/advance-email.command.ts';
import type { MailboxPasswords } from '../../commands/mailbox/mailbox-passwords.ts';
import type { ServiceTasks, TaskKinds } from '../../commands/shared/task-kinds.ts';
import type { FileStore } from '../../domain/document/file-store.port.ts';
import type { KnownEmail } from '../../domain/email/email.state.ts';
import {
  type Downloaded,
  type MailboxReader,
  type MailboxSession,
  MailboxUnavailable,
} from '../../domain/email/mail-access.port.ts';
import type { Mailbox } from '../../domain/mailbox/mailbox.decider.ts';
import type { DocumentUnpacker } from '../../domain/shared/documents.port.ts';
import { digestsOf } from '../email/digests.ts';
import { type LoadMailbox, openImapServer } from '../email/mailbox-access.ts';
import { createUnpackFiles } from '../shared/unpack-files.ts';
import { evidenceFileId, evidenceLivesMs } from './evidence-files.ts';

export type FetchEvidenceData = {
  readonly companyId: string;
  readonly taskId: string;
  readonly orderId: string;
  readonly emailId: string;
  readonly sha256: readonly string[];
};

type Deps = {
  readonly loadEmail: LoadEmail;
  readonly loadMailbox: LoadMailbox;
  readonly passwords: MailboxPasswords;
  readonly reader: MailboxReader;
  readonly files: Pick<FileStore, 'put' | 'remove'>;
  readonly tasks: ServiceTasks;
  readonly documents: DocumentUnpacker;
  readonly temporaryRoot: string;
};

const deadlineMs = 50_000;
type Failure = { readonly code: TaskKinds['fetch_evidence']['failure']; readonly message: string };
const failures = {
  removed: { code: 'mailbox_removed', message: 'The mailbox of this mail was removed.' },
  gone: { code: 'mail_gone', message: 'The mail is neither in INBOX nor in the processed folder any more.' },
  changed: {
    code: 'file_changed',
    message:
      'The attachments are not those that were read (another SHA-256): what is in the mailbox now is not shown as evidence.',
  },
} as const satisfies Readonly<Record<string, Failure>>;

/** Null when the mail, or one of its files, is not there any more. */
const download = async (email: KnownEmail, mailbox: Mailbox, session: MailboxSession, directory: string) => {
  const { messageId, headerDigest, from, sentAt } = email.mail;
  const found = await session.find({ messageId, headerDigest, from, sentAt }, mailbox.processedFolder);
  if (!found) return null;
  const folder = 'processed' in found ? [mailbox.processedFolder] : [];
  const [result] = await session.download([{ uid: found.uid, attachments: email.attachments }], directory, ...folder);
  return result && 'files' in result ? result.files : null;
};

export const createFetchEvidence = (deps: Deps) => {
  const unpackFiles = createUnpackFiles(deps.documents);
  /** The mail may lie in several mailboxes of the company: whichever has it still. */
  const fromAny = async (companyId: string, email: KnownEmail, directory: string): Promise<readonly Downloaded[] | Failure> => {
    let failure: Failure = failures.removed;
    for (const mailboxId of new Set(email.copies.map(({ copy }) => copy.mailboxId))) {
      const mailbox = await deps.loadMailbox(companyId, mailboxId);
      if (!mailbox) continue;
      try {
        const session = await deps.reader.open(await openImapServer(deps.passwords, companyId, mailbox), { deadlineMs });
        try {
          const files = await download(email, mailbox, session, directory);
          if (files) return files;
          failure = failures.gone;
        } finally {
          await session.close();
        }
      } catch (error) {
        if (!(error instanceof MailboxUnavailable)) throw error;
        failure = { code: 'mailbox_unavailable', message: `The mailbox cannot be reached: ${error.message}` };
      }
    }
    return failure;
  };

  /** Files out of archives and mails were read by themselves, and are wanted by themselves. */
  const withInner = async (found: readonly Downloaded[]): Promise<readonly string[]> => {
    const inner: string[] = [];
    for (const { path } of found) {
      const { files } = await unpackFiles({ path, name: '', declaredType: null });
      inner.push(...files.map((file) => file.path));
    }
    return inner;
  };

  /** Which of the wanted ones are among the files, kept until they expire. */
  const keep = async ({ companyId, orderId, sha256 }: FetchEvidenceData, found: readonly Downloaded[], expiresAt: Date) => {
    const paths = await withInner(found);
    const digests = await digestsOf(paths.map((path) => ({ part: path, path, size: 0 })));
    const pathOf = new Map(digests.map((digest) => [digest.sha256, digest.part]));
    for (const wanted of new Set(sha256)) {
      const path = pathOf.get(wanted);
      if (path === undefined) continue;
      const fileId = evidenceFileId(orderId, wanted);
      await deps.files.remove(companyId, fileId); // its time begins anew
      await deps.files.put(companyId, { fileId, location: `evidence/${orderId}`, content: createReadStream(path), expiresAt });
    }
    return sha256.map((wanted, file) => ({ file, fetched: pathOf.has(wanted) }));
  };

  return async (data: FetchEvidenceData): Promise<void> => {
    const { companyId, taskId, emailId } = data;
    const kind = 'fetch_evidence';
    if (!(await deps.tasks.start(companyId, taskId))) return;
    const fail = (failure: Failure) => deps.tasks.fail(kind, companyId, taskId, failure);
    const { state: email } = await deps.loadEmail(companyId, emailId);
    if (email.phase === 'none') return void (await fail(failures.gone));
    const directory = await mkdtemp(join(deps.temporaryRoot, 'evidence-'));
    try {
      const found = await fromAny(companyId, email, directory);
      if ('code' in found) return void (await fail(found));
      const expiresAt = new Date(Date.now() + evidenceLivesMs);
      const files = await keep(data, found, expiresAt);
      if (files.every(({ fetched }) => !fetched)) return void (await fail(failures.changed));
      await deps.tasks.succeed(kind, companyId, taskId, { files, expires_at: expiresAt.toISOString() });
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  };
};
