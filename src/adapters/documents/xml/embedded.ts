import { type EmbeddedDocument, type Warning, warn } from '@order-intake/order-extraction/document';
import { limits } from '../limits.ts';
import { readCii } from './cii.ts';
import { readCxml } from './cxml.ts';
import { parseXml } from './parse.ts';
import { readUbl, ublTypes } from './ubl.ts';

/** The order or invoice that an XML file holds; null when it is XML of another kind. Throws a Refusal. */
export function embeddedDocument(bytes: Buffer): EmbeddedDocument | null {
  const { root, element } = parseXml(bytes);
  if (root === 'SCRDMCCBDACIOMessageStructure' || root === 'CrossIndustryInvoice') return readCii(element, 'cii');
  if (root === 'CrossIndustryDocument') return readCii(element, 'zugferd1');
  if (root === 'cXML') return readCxml(element);
  return Object.hasOwn(ublTypes, root) ? readUbl(element, root) : null;
}

/** What to say of data that fills the limit of lines: more of them may stand in the file. */
export const cutWarnings = ({ lines }: EmbeddedDocument): readonly Warning[] =>
  lines.length >= limits.xml.lines ? [warn.data_cut(limits.xml.lines)] : [];
