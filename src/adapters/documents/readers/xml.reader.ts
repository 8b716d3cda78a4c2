import { limits } from '../limits.ts';
import { guarded } from '../refusal.ts';
import { embeddedDocument } from '../xml/embedded.ts';
import type { ReadResult } from './reader.types.ts';

/** An order or invoice as an XML file of its own. */
export async function read(bytes: Buffer): Promise<ReadResult> {
  const embedded = embeddedDocument(bytes);
  if (!embedded)
    throw guarded('unsupported_type', 'The XML file is neither an order nor an invoice of a known kind (UN/CEFACT CII, UBL).');
  const cut = embedded.lines.length >= limits.xml.lines;
  return {
    pages: [],
    sheets: [],
    embedded,
    warnings: cut ? [`The XML file has more lines than are read; only the first ${limits.xml.lines} were read.`] : [],
  };
}
