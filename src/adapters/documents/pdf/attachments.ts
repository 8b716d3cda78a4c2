import type { EmbeddedDocument } from '../../../domain/shared/documents.port.ts';
import { isTaken, namedAs } from '../../../domain/shared/media-types.ts';
import { type Warning, warn } from '../../../domain/shared/warnings.ts';
import { limits } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import { cutWarnings, embeddedDocument } from '../xml/embedded.ts';
import type { PdfDocument } from './open.ts';

type Attachment = { readonly filename?: unknown; readonly content?: unknown };

export type Attached = { readonly embedded: EmbeddedDocument | null; readonly warnings: readonly Warning[] };

/** The order or invoice among the files inside a PDF (ISO 19005-3). One that cannot be read is named and left. */
export async function attachedDocument(document: PdfDocument): Promise<Attached> {
  const attachments = Object.values(((await document.getAttachments()) ?? {}) as { readonly [key: string]: Attachment });
  const warnings: Warning[] = [];
  for (const { filename, content } of attachments.slice(0, limits.xml.attachments)) {
    const name = typeof filename === 'string' ? filename.slice(0, 100) : '';
    if (!/\.xml$/i.test(name) || !(content instanceof Uint8Array)) {
      if (isTaken(namedAs(name))) warnings.push(warn.attachment_not_read(name, 'Send it as a file of its own.'));
      continue;
    }
    try {
      const embedded = embeddedDocument(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
      if (embedded) return { embedded: { ...embedded, file: name }, warnings: [...warnings, ...cutWarnings(embedded)] };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      warnings.push(warn.attachment_not_read(name, error.message));
    }
  }
  return { embedded: null, warnings: [...warnings, ...(await formWarnings(document))] };
}

/** A form that is drawn by the program that shows it (XFA) has a page that says only which program to use. */
async function formWarnings(document: PdfDocument): Promise<readonly Warning[]> {
  const { info } = await document.getMetadata().catch(() => ({ info: {} }));
  const { IsXFAPresent, IsAcroFormPresent } = info as { readonly IsXFAPresent?: boolean; readonly IsAcroFormPresent?: boolean };
  const isDrawnElsewhere = IsXFAPresent === true && IsAcroFormPresent !== true;
  return isDrawnElsewhere ? [warn.attachment_not_read('form (XFA)', 'Print the form to a PDF and send that.')] : [];
}
