import { guarded } from '../refusal.ts';
import { cutWarnings, embeddedDocument } from '../xml/embedded.ts';
import type { ReadResult } from './reader.types.ts';

/** An order or invoice as an XML file of its own. */
export async function read(bytes: Buffer): Promise<ReadResult> {
  const embedded = embeddedDocument(bytes);
  if (!embedded)
    throw guarded(
      'unsupported_type',
      'The XML file is neither an order nor an invoice of a known kind (UN/CEFACT CII, UBL, cXML).',
    );
  return {
    pages: [],
    sheets: [],
    embedded,
    warnings: cutWarnings(embedded),
  };
}
