/** A downloaded file that is a package (winmail.dat): the documents inside it take its place. */

import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type UnreadReason, unread } from '@order-intake/order-extraction/document';
import type { MailAttachment, SkippedPart } from '../../../domain/email/email.events.ts';
import type { Downloaded } from '../../../domain/email/mail-access.port.ts';
import { namedAs } from '../../../domain/shared/media-types.ts';
import type { MimeNode } from '../listing/mime-node.ts';
import type { LeftAlone } from '../parts/part-kind.ts';
import { partName } from '../parts/part-name.ts';
import { isShownInText, type PartLimits, skippedPart, verdictOn } from '../parts/select-parts.ts';
import { DamagedPackage, type PackedFile, packedFiles } from '../parts/tnef/tnef.ts';

/** `name` is that of the file inside; the part of an inner file is that of the package and its number: "2/1". */
export type Unpacked = {
  readonly files: readonly Downloaded[];
  readonly refused: readonly SkippedPart[];
};

/** Files are judged by the rules of parts. The package is at most `limits.maxBytes` and holds its files uncompressed. */
export async function unpack(
  file: Downloaded,
  { name }: MailAttachment,
  limits: PartLimits,
  directory: string,
): Promise<Unpacked> {
  const packed = packedIn(await readFile(file.path), limits);
  await rm(file.path, { force: true });
  if ('damage' in packed)
    return {
      files: [],
      refused: [{ name, reason: unread.package_not_opened(packed.damage), mayBeDocument: true }],
    };
  const files: Downloaded[] = [];
  const refused: SkippedPart[] = [];
  for (const [index, inner] of packed.entries()) {
    const part = `${file.part}/${index + 1}`;
    const node = nodeOf(inner);
    const innerName = partName(node, part.replaceAll('/', '.'));
    const against = reasonAgainst(inner, node, innerName, limits);
    if (against !== null) refused.push(skippedPart(innerName, against));
    else
      files.push({
        ...(await written(part, inner.content ?? Buffer.alloc(0), directory)),
        name: innerName,
        declaredType: inner.type || 'application/octet-stream',
      });
  }
  return { files, refused };
}

const packedIn = (data: Buffer, limits: PartLimits): readonly PackedFile[] | { readonly damage: UnreadReason } => {
  try {
    return packedFiles(data, { maxFiles: limits.maxAttachments, maxDepth: limits.maxForwardDepth });
  } catch (error) {
    if (error instanceof DamagedPackage) return { damage: error.reason };
    throw error;
  }
};

const nodeOf = ({ name, type, contentId, inText, content }: PackedFile): MimeNode => ({
  type: type || (namedAs(name)?.mediaType ?? 'application/octet-stream'), // for the rule of logos
  encoding: 'binary',
  size: content?.length ?? 0,
  disposition: inText ? 'inline' : 'attachment',
  dispositionParameters: { filename: name },
  ...(contentId === null ? {} : { id: contentId }),
});

function reasonAgainst(file: PackedFile, node: MimeNode, name: string, limits: PartLimits): LeftAlone | null {
  if (file.content === null)
    return file.depth >= limits.maxForwardDepth
      ? { reason: unread.forwarded_too_often(limits.maxForwardDepth), mayBeDocument: true }
      : { reason: unread.part_foreign_object() };
  if (file.content.length === 0) return { reason: unread.part_empty() };
  const placed = { node, part: '', parent: file.inText ? 'multipart/related' : null, depth: file.depth };
  if (isShownInText(placed)) return { reason: unread.picture_in_text() };
  const verdict = verdictOn(placed, name, limits);
  return verdict.is === 'skipped' ? verdict : null;
}

async function written(part: string, content: Buffer, directory: string): Promise<Downloaded> {
  const path = join(directory, randomUUID());
  await writeFile(path, content, { flag: 'wx', mode: 0o600 });
  return { part, path, size: content.length };
}
