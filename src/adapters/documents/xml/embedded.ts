import { type EmbeddedDocument, unread, type Warning, warn } from '@order-intake/order-extraction/document';
import { limits } from '../limits.ts';
import { guarded } from '../refusal.ts';
import { readCii } from './cii.ts';
import { readCxml } from './cxml.ts';
import { openTransOrders } from './opentrans.ts';
import { parseXml } from './parse.ts';
import { readUbl, ublTypes } from './ubl.ts';

/** The orders or invoices that an XML file holds, usually one; none when it is XML of another kind. Throws a Refusal. */
export function embeddedDocuments(bytes: Buffer): readonly EmbeddedDocument[] {
  const { root, element } = parseXml(bytes);
  if (root === 'SCRDMCCBDACIOMessageStructure' || root === 'CrossIndustryInvoice') return [readCii(element, 'cii')];
  if (root === 'CrossIndustryDocument') return [readCii(element, 'zugferd1')];
  if (root === 'cXML') return [readCxml(element)];
  if (root === 'BMECAT') throw guarded('unsupported_type', unread.bmecat_no_order());
  return Object.hasOwn(ublTypes, root) ? [readUbl(element, root)] : openTransOrders(root, element);
}

/** What to say of data that fills the limit of lines: more of them may stand in the file. */
export const cutWarnings = (documents: readonly EmbeddedDocument[]): readonly Warning[] =>
  documents.some(({ lines }) => lines.length >= limits.xml.lines) ? [warn.data_cut(limits.xml.lines)] : [];
