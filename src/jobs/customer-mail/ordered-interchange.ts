/** The EDIFACT interchange that an order came in: its head names who is answered. It is in the file store, or still in its mailbox. */
import { mkdtemp, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadEmail } from '../../commands/email/advance-email.command.ts';
import type { FileStore } from '../../domain/document/file-store.port.ts';
import type { OrderContent } from '../../domain/sales-order/sales-order.events.ts';
import { digestsOf } from '../email/file-digests.ts';
import { createFetchMailFiles, type FetchMailFilesDeps } from '../evidence/fetch-mail-files.ts';

export type OrderedInterchangeDeps = FetchMailFilesDeps & {
  readonly loadEmail: LoadEmail;
  readonly files: Pick<FileStore, 'open'>;
  readonly temporaryRoot: string;
};

/** The first bytes of the file; null: it was no EDIFACT, or is not there any more. */
export type OrderedInterchange = (companyId: string, content: OrderContent) => Promise<Buffer | null>;

const headBytes = 64 * 1024;

export const createOrderedInterchange = (deps: OrderedInterchangeDeps): OrderedInterchange => {
  const fetchMailFiles = createFetchMailFiles(deps);

  const fromStore = async (companyId: string, fileId: string): Promise<Buffer | null> => {
    const stored = await deps.files.open(companyId, fileId, { expiredToo: true });
    if (!stored) return null;
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of stored.content) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= headBytes) break;
    }
    return Buffer.concat(chunks).subarray(0, headBytes);
  };

  const fromMail = async (companyId: string, emailId: string, sha256: string): Promise<Buffer | null> => {
    const { state: email } = await deps.loadEmail(companyId, emailId);
    if (email.phase === 'none') return null;
    const directory = await mkdtemp(join(deps.temporaryRoot, 'confirm-'));
    try {
      const files = await fetchMailFiles(companyId, email, directory);
      if ('code' in files) return null;
      const digests = await digestsOf(files.files);
      const part = digests.find((digest) => digest.sha256 === sha256)?.part;
      const path = files.files.find((file) => file.part === part)?.path;
      return path === undefined ? null : await headOf(path);
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  };

  return async (companyId, { document, extraction, source }) => {
    const file = extraction?.files.find(({ type }) => type === 'edifact');
    if (!file) return null;
    if (document) return fromStore(companyId, document.fileId);
    return source.kind === 'email' ? fromMail(companyId, source.id, file.sha256) : null;
  };
};

const headOf = async (path: string): Promise<Buffer> => {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};
