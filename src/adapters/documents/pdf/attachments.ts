import { type EmbeddedDocument, type Warning, warn } from '@order-intake/order-extraction/document';
import { limits } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import { cutWarnings, embeddedDocuments } from '../xml/embedded.ts';
import { type AttachedFile, attachedFiles, mayBeOrder } from './attached-files.ts';
import type { PdfDocument } from './open.ts';

/** `holdsFiles`: others among them may be documents too. */
export type Attached = {
  readonly embedded: EmbeddedDocument | null;
  readonly holdsFiles: boolean;
  readonly warnings: readonly Warning[];
};

/** The order or invoice among the files inside a PDF (ISO 19005-3). One that cannot be read is named and left. */
export async function attachedDocument(document: PdfDocument): Promise<Attached> {
  const files = await attachedFiles(document);
  return { ...dataAmong(files), holdsFiles: files.some(mayBeOrder) };
}

function dataAmong(files: readonly AttachedFile[]): Omit<Attached, 'holdsFiles'> {
  const warnings: Warning[] = [];
  for (const { name, content } of files.slice(0, limits.xml.attachments)) {
    if (!/\.xml$/i.test(name)) continue;
    try {
      const [embedded] = embeddedDocuments(content);
      if (embedded)
        return { embedded: { ...embedded, file: name.slice(0, 100) }, warnings: [...warnings, ...cutWarnings([embedded])] };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      warnings.push(warn.attachment_not_read(name.slice(0, 100), error.unreadable.reason));
    }
  }
  return { embedded: null, warnings };
}
