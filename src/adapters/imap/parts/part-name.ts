import { plainText } from '../connection/plain-text.ts';
import type { MimeNode } from '../listing/mime-node.ts';

const longest = 200;

const extensions: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'application/x-pdf': '.pdf',
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/tiff': '.tif',
  'text/csv': '.csv',
  'text/xml': '.xml',
  'application/xml': '.xml',
  'application/vnd.ms-excel': '.xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
};

/**
 * What an attachment calls itself, for people to read: without folders (names like ../../x.pdf arrive), control characters
 * and more than 200 characters; imapflow has decoded RFC 2231 and encoded words. It never becomes the name of a file.
 */
export function partName(node: MimeNode, part: string): string {
  const given = node.dispositionParameters?.filename ?? node.parameters?.name ?? '';
  const name = shortened(plainText(baseName(given), given.length));
  return name || `part-${part}${extensions[node.type] ?? ''}`;
}

/** ".pdf" in lower case, '' when the name has none. */
export const extensionOf = (name: string): string => /\.[a-z0-9]{1,8}$/i.exec(name.trim())?.[0].toLowerCase() ?? '';

const baseName = (path: string): string => {
  const last = path.split(/[/\\]/).at(-1) ?? '';
  return last === '.' || last === '..' ? '' : last;
};

/** The end of a long name tells the kind, so its middle is left out. */
function shortened(name: string): string {
  if (name.length <= longest) return name;
  const extension = extensionOf(name);
  return plainText(name.slice(0, longest - extension.length - 1), longest).concat('…', extension);
}
