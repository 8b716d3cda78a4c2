import type { CommandHandler, PersonReference, RequestContext } from '@order-intake/event-sourcing';
import { uploadedDocument } from '../../domain/document/document.decider.ts';
import { documentLifetimeMs, readingPatienceMs } from '../../domain/document/document.events.ts';
import { documentStream } from '../../domain/document/document.stream.ts';
import type { FileStore } from '../../domain/document/file-store.port.ts';
import { derivedId } from '../shared/derived-id.ts';
import { orThrow } from '../shared/or-throw.ts';

export type UploadDocument = (
  file: { readonly name: string; readonly declaredType: string | null; readonly content: AsyncIterable<Uint8Array> },
  context: RequestContext,
) => Promise<{ readonly documentId: string }>;

type Deps = { readonly handle: CommandHandler; readonly files: Pick<FileStore, 'put'>; readonly now: () => Date };

/** Whose key seals what a document says: nobody is known yet, so it has one of its own. */
export const personOfDocument = (documentId: string): PersonReference => ({ person: `document:${documentId}` });

/**
 * The content first: an event never refers to what is not there, and a file without one expires. It is kept for as long as it may wait to be read, and
 * for its day from then on. The id follows from the command's.
 */
export const createUploadDocument =
  ({ handle, files, now }: Deps): UploadDocument =>
  async ({ name, declaredType, content }, context) => {
    const { companyId } = context;
    const documentId = derivedId('document', companyId, context.commandId);
    const expiresAt = new Date(now().getTime() + documentLifetimeMs);
    const keptUntil = new Date(expiresAt.getTime() + readingPatienceMs);
    const file = { fileId: documentId, location: 'uploads', content, expiresAt: keptUntil };
    const { size, sha256 } = await files.put(companyId, file);
    orThrow(
      await handle({
        decider: uploadedDocument,
        stream: documentStream(companyId, documentId),
        command: { type: 'UploadDocument', documentId, name, declaredType, size, sha256, expiresAt: expiresAt.toISOString() },
        context,
        person: personOfDocument(documentId),
      }),
    );
    return { documentId };
  };
