import { unread } from '@order-intake/order-extraction/document';
import { guarded } from '../refusal.ts';
import { cutWarnings, embeddedDocument } from '../xml/embedded.ts';
import type { ReadResult } from './reader.types.ts';

/** An order or invoice as an XML file of its own. */
export async function read(bytes: Buffer): Promise<ReadResult> {
  const embedded = embeddedDocument(bytes);
  if (!embedded) throw guarded('unsupported_type', unread.xml_of_unknown_kind());
  return {
    pages: [],
    sheets: [],
    embedded,
    warnings: cutWarnings(embedded),
  };
}
