import { isTaken, type MediaType, mediaTypes, namedAs } from '../../../domain/shared/media-types.ts';
import { limits } from '../limits.ts';
import { sniff } from '../sniff.ts';
import type { PdfDocument } from './open.ts';

export type AttachedFile = { readonly name: string; readonly content: Buffer };
type Attachment = { readonly filename?: unknown; readonly content?: unknown };

const fileOf = ({ filename, content }: Attachment): readonly AttachedFile[] =>
  content instanceof Uint8Array
    ? [
        {
          name: typeof filename === 'string' ? filename.slice(0, 200) : '',
          content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
        },
      ]
    : [];

/** Files inside a PDF: of the document (ISO 32000-1, 7.11.4; the files of a portfolio are such), and those pinned to a page (12.5.6.15). */
export async function attachedFiles(document: PdfDocument): Promise<readonly AttachedFile[]> {
  const embedded = Object.values(((await document.getAttachments()) ?? {}) as { readonly [key: string]: Attachment });
  const pinned: Attachment[] = [];
  for (let number = 1; number <= Math.min(document.numPages, limits.pdf.textPages); number += 1) {
    const page = await document.getPage(number);
    const annotations: readonly { readonly file?: Attachment }[] = await page
      .getAnnotations({ intent: 'display' })
      .catch(() => []);
    pinned.push(...annotations.flatMap(({ file }) => file ?? []));
  }
  return [...embedded, ...pinned].flatMap(fileOf);
}

/** Programs write data about a document into it as such files: by its name one of them is an order no more than any other text. */
const asText: ReadonlySet<string> = new Set([
  'xml',
  'html',
  'csv',
  'json',
  'text',
  'rtf',
  'eml',
  'cms_text',
  'xls_xml',
  'uuencode',
]);
const isData = (row: MediaType): boolean => row === mediaTypes.xml || row === mediaTypes.json || row === mediaTypes.text;

/** Whether an order may stand in it: by its name, or by its bytes where they cannot be anything else. XML is read with its document. */
export function mayBeOrder({ name, content }: AttachedFile): boolean {
  const byName = namedAs(name);
  if (byName) return !byName.neverDocument && !isData(byName);
  const { type } = sniff(content);
  return type !== 'unknown' && !asText.has(type) && isTaken(mediaTypes[type]);
}
