import { declaredAs, extensionOf } from '../../../domain/shared/media-types.ts';
import { plainText } from '../connection/plain-text.ts';
import type { MimeNode } from '../listing/mime-node.ts';

const longest = 200;

/**
 * What an attachment calls itself, for people to read: without folders (names like ../../x.pdf arrive), control characters
 * and more than 200 characters; imapflow has decoded RFC 2231 and encoded words. It never becomes the name of a file.
 */
export function partName(node: MimeNode, part: string): string {
  const given = node.dispositionParameters?.filename ?? node.parameters?.name ?? '';
  const name = shortened(plainText(baseName(given), given.length));
  const ending = declaredAs(node.type)?.endings[0];
  return name || `part-${part}${ending === undefined ? '' : `.${ending}`}`;
}

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
