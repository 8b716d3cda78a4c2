import { unread } from '@order-intake/order-extraction/document';
import { guarded } from '../refusal.ts';
import { cutWarnings, embeddedDocuments } from '../xml/embedded.ts';
import type { ReadResult } from './reader.types.ts';

/** An order or invoice as an XML file of its own. */
export async function read(bytes: Buffer): Promise<ReadResult> {
  const embedded = embeddedDocuments(bytes);
  if (embedded.length === 0) throw guarded('unsupported_type', unread.xml_is_no_order());
  return {
    pages: [],
    sheets: [],
    embedded,
    warnings: cutWarnings(embedded),
  };
}
