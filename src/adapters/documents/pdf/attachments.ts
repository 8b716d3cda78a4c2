import type { EmbeddedDocument } from '../../../domain/shared/documents.port.ts';
import { limits } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import { embeddedDocument } from '../xml/embedded.ts';
import type { PdfDocument } from './open.ts';

type Attachment = { readonly filename?: unknown; readonly content?: unknown };

export type Attached = { readonly embedded: EmbeddedDocument | null; readonly warnings: readonly string[] };

/** The order or invoice among the files inside a PDF (ISO 19005-3). One that cannot be read is named and left. */
export async function attachedDocument(document: PdfDocument): Promise<Attached> {
  const attachments = Object.values(((await document.getAttachments()) ?? {}) as { readonly [key: string]: Attachment });
  const warnings: string[] = [];
  for (const { filename, content } of attachments.slice(0, limits.xml.attachments)) {
    const name = typeof filename === 'string' ? filename.slice(0, 100) : '';
    if (!/\.xml$/i.test(name) || !(content instanceof Uint8Array)) continue;
    try {
      const embedded = embeddedDocument(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
      if (embedded) return { embedded: { ...embedded, file: name }, warnings };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      warnings.push(`The file ${name} inside the PDF was not read. ${error.message}`);
    }
  }
  return { embedded: null, warnings };
}
