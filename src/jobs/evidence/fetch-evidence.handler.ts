/** Fetches the files of a mail again, from the folder where it lies now, and keeps for minutes those that are what they were. */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentUnpacker } from '@order-intake/order-extraction/document';
import type { LoadEmail } from '../../commands/email/advance-email.command.ts';
import type { ServiceTasks, TaskKinds } from '../../commands/shared/task-kinds.ts';
import type { FileStore } from '../../domain/document/file-store.port.ts';
import type { Downloaded } from '../../domain/email/mail-access.port.ts';
import { bytesOf } from '../../platform/bytes-of.ts';
import { digestsOf } from '../email/file-digests.ts';
import { createUnpackFiles } from '../shared/unpack-files.ts';
import { evidenceFileId, evidenceLivesMs } from './evidence-files.ts';
import { createFetchMailFiles, type FetchMailFilesDeps, mailGone } from './fetch-mail-files.ts';

export type FetchEvidenceData = {
  readonly companyId: string;
  readonly taskId: string;
  readonly orderId: string;
  readonly emailId: string;
  readonly sha256: readonly string[];
};

type Deps = FetchMailFilesDeps & {
  readonly loadEmail: LoadEmail;
  readonly files: Pick<FileStore, 'put' | 'remove'>;
  readonly tasks: ServiceTasks;
  readonly documents: DocumentUnpacker;
  readonly temporaryRoot: string;
};

const fileChanged = {
  code: 'file_changed',
  message: 'The attachments are not those that were read (another SHA-256): what is in the mailbox now is not shown as evidence.',
} as const;
type Failure = { readonly code: TaskKinds['fetch_evidence']['failure']; readonly message: string };

export const createFetchEvidence = (deps: Deps) => {
  const unpackFiles = createUnpackFiles(deps.documents);
  const fetchMailFiles = createFetchMailFiles(deps);

  /** Files out of archives, mails and documents were read by themselves, and are wanted by themselves. */
  const withInner = async (downloads: readonly Downloaded[]): Promise<readonly string[]> => {
    const inner: string[] = [];
    for (const { path } of downloads) {
      const { files } = await unpackFiles({ path, name: '', declaredType: null }, true);
      inner.push(...files.map((file) => file.path));
    }
    return inner;
  };

  /** Which of the wanted ones are among the files, kept until they expire. */
  const keep = async ({ companyId, orderId, sha256 }: FetchEvidenceData, downloads: readonly Downloaded[], expiresAt: Date) => {
    const paths = await withInner(downloads);
    const digests = await digestsOf(paths.map((path) => ({ part: path, path, size: 0 })));
    const pathOf = new Map(digests.map((digest) => [digest.sha256, digest.part]));
    for (const wantedDigest of new Set(sha256)) {
      const path = pathOf.get(wantedDigest);
      if (path === undefined) continue;
      const fileId = evidenceFileId(orderId, wantedDigest);
      await deps.files.remove(companyId, fileId); // its time begins anew
      await deps.files.put(companyId, { fileId, location: `evidence/${orderId}`, content: bytesOf(path), expiresAt });
    }
    return sha256.map((wantedDigest, file) => ({ file, fetched: pathOf.has(wantedDigest) }));
  };

  return async (data: FetchEvidenceData): Promise<void> => {
    const { companyId, taskId, emailId } = data;
    const kind = 'fetch_evidence';
    if (!(await deps.tasks.start(companyId, taskId))) return;
    const fail = (failure: Failure) => deps.tasks.fail(kind, companyId, taskId, failure);
    const { state: email } = await deps.loadEmail(companyId, emailId);
    if (email.phase === 'none') return void (await fail(mailGone));
    const directory = await mkdtemp(join(deps.temporaryRoot, 'evidence-'));
    try {
      const mailFiles = await fetchMailFiles(companyId, email, directory);
      if ('code' in mailFiles) return void (await fail(mailFiles));
      const expiresAt = new Date(Date.now() + evidenceLivesMs);
      const files = await keep(data, mailFiles.files, expiresAt);
      if (files.every(({ fetched }) => !fetched)) return void (await fail(fileChanged));
      await deps.tasks.succeed(kind, companyId, taskId, { files, expires_at: expiresAt.toISOString() });
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  };
};
