import { fileName } from '@order-intake/kernel';
import { declaredAs } from '../../../domain/shared/media-types.ts';
import type { MimeNode } from '../listing/mime-node.ts';

/**
 * What an attachment calls itself, for people to read: without folders (names like ../../x.pdf arrive), control characters
 * and more than 200 characters; imapflow has decoded RFC 2231 and encoded words. It never becomes the name of a file.
 */
export function partName(node: MimeNode, part: string): string {
  const declaredName = node.dispositionParameters?.filename ?? node.parameters?.name ?? '';
  const name = fileName(declaredName);
  const ending = declaredAs(node.type)?.endings[0];
  return name || `part-${part}${ending === undefined ? '' : `.${ending}`}`;
}
