import { unread } from '@order-intake/order-extraction/document';
import { XMLParser } from 'fast-xml-parser';
import { limits } from '../limits.ts';
import { guarded, type Refusal } from '../refusal.ts';

/** An element: its text, its attributes as @name, its children by local name, each a list. */
export type Xml = { readonly [name: string]: unknown };

const parser = new XMLParser({
  processEntities: false, // the five of XML itself are decoded below; a file's own are an attack
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  alwaysCreateTextNode: true,
  trimValues: true,
  maxNestedTags: limits.xml.depth,
  isArray: (_name, _path, _leaf, attribute) => !attribute,
});

/** cXML demands one, which names a file and declares nothing itself. It is left out, and what it names is never fetched. */
const cxmlDeclaration =
  /^(\ufeff?\s*(?:<\?xml[^<>]{0,200}\?>)?\s*)<!DOCTYPE\s+cXML\s+(?:SYSTEM|PUBLIC\s+(?:"[^"<>]{0,300}"|'[^'<>]{0,300}'))\s+(?:"[^"<>[\]]{0,300}"|'[^'<>[\]]{0,300}')\s*>/;

/** An XML file as a tree. Refuses a document type declaration other than cXML's, other entities than XML's own, deep nesting, and what is not well-formed. */
export function parseXml(bytes: Buffer): { readonly root: string; readonly element: Xml } {
  if (bytes.length > limits.xml.bytes)
    throw guarded('too_large', unread.xml_too_large(Math.ceil(bytes.length / 1024 / 1024), limits.xml.bytes / 1024 / 1024));
  const text = decoded(bytes).replace(cxmlDeclaration, '$1');
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw guarded('hostile', unread.xml_declares_type());
  refuseDepth(text);
  const document = parsed(text);
  const root = Object.keys(document).find((name) => !name.startsWith('?') && name !== '#text');
  const element = root === undefined ? undefined : children(document, root)[0];
  if (root === undefined || element === undefined) throw guarded('corrupt', unread.xml_without_root());
  return { root, element };
}

function parsed(text: string): Xml {
  try {
    return parser.parse(text, true) as Xml;
  } catch (error) {
    if (error instanceof Error && /nest/i.test(error.message)) throw tooDeep();
    throw guarded('corrupt', unread.xml_malformed());
  }
}

const tooDeep = (): Refusal => guarded('hostile', unread.xml_too_deep(limits.xml.depth));

/** Before the parser, whose own bookkeeping grows with the depth. */
function refuseDepth(text: string): void {
  let depth = 0;
  for (const [tag] of text.matchAll(/<(?!!--|!\[CDATA|\?)[^<>]*>/g)) {
    if (tag.startsWith('</')) depth -= 1;
    else if (!tag.endsWith('/>')) depth += 1;
    if (depth > limits.xml.depth) throw tooDeep();
  }
}

const encodings = /^<\?xml[^>]*encoding=["'](utf-8|utf-16(?:le|be)?|us-ascii|iso-8859-(?:1|15)|windows-125[0-9])["']/i;

function decoded(bytes: Buffer): string {
  const marked = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
  const namedEncoding = encodings.exec(bytes.toString('latin1', 0, 200).replace(/^\u00ef\u00bb\u00bf/, ''))?.[1]?.toLowerCase();
  const declared = namedEncoding?.startsWith('utf-16') ? 'utf-8' : (namedEncoding ?? 'utf-8'); // without a mark it is no UTF-16, whatever it says
  return new TextDecoder(marked ?? declared).decode(bytes);
}

/** Child elements of this local name. */
function children(element: Xml, name: string): readonly Xml[] {
  const list = Object.hasOwn(element, name) ? element[name] : undefined;
  return Array.isArray(list) ? (list as unknown[]).filter((item): item is Xml => typeof item === 'object' && item !== null) : [];
}

/** All elements at a path of local names, as in "Party/PartyName"; `*` before a name in none. */
export const at = (element: Xml, path: string): readonly Xml[] =>
  path.split('/').reduce<readonly Xml[]>((elements, name) => elements.flatMap((parent) => children(parent, name)), [element]);

const entity: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const plain = (text: string): string =>
  text
    .replace(
      /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
      (whole, decimal?: string, hex?: string, name?: string) => {
        if (name) return entity[name.toLowerCase()] ?? whole;
        const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
        return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : ' ';
      },
    )
    .replace(/\s+/g, ' ')
    .trim();

const longestText = 500;

/** The text of the first element at the first of these paths that has any; null when none has. */
export function textAt(element: Xml, ...paths: readonly string[]): string | null {
  for (const path of paths)
    for (const child of at(element, path)) {
      const text = typeof child['#text'] === 'string' ? plain(child['#text']).slice(0, longestText) : '';
      if (text !== '') return text;
    }
  return null;
}

/** An attribute of the first element at the path that has it. */
export function attributeAt(element: Xml, path: string, name: string): string | null {
  const match = at(element, path).find((candidate) => typeof candidate[`@${name}`] === 'string');
  return match ? plain(String(match[`@${name}`])).slice(0, longestText) || null : null;
}

const longestNote = 2_000;

/** The texts of all elements at a path, with their line breaks. */
export const textsAt = (element: Xml, path: string): readonly string[] =>
  at(element, path).flatMap((child) => {
    const text = typeof child['#text'] === 'string' ? child['#text'].slice(0, 2 * longestNote) : '';
    const lines = text.split(/\r\n|\r|\n/).map(plain);
    return lines.join('\n').trim().slice(0, longestNote) || [];
  });
