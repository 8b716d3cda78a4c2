import { declaredAs, isTaken, namedAs } from '../../../domain/shared/media-types.ts';
import type { MimeNode } from '../listing/mime-node.ts';

/** What a part is by what it says of itself: one worth reading, part of the text people see, or why it is left alone. */
export type PartKind = { readonly is: 'candidate' | 'text' } | { readonly is: 'skipped'; readonly reason: string };

/** Said by programs that do not know: the file's first bytes decide later. */
const unknownTypes =
  /^(application\/(octet-stream|octetstream|(x-)?(force-)?download|binary|x-binary|unknown|x-unknown|file|x-unknown-content-type)|binary\/octet-stream|content\/unknown|unknown\/unknown|\/?)$/;

/** Parts of a mail that are no files. */
const partsOfMail: readonly (readonly [RegExp, string])[] = [
  [/^message\/external-body$/, 'a link to a file elsewhere, not a file; it is not followed'],
  [/^message\/partial$/, 'a fragment of a mail sent in pieces'],
  [/^message\/(delivery-status|disposition-notification|feedback-report|tracking-status)$/, 'a delivery report'],
];

const noDocument = 'not a document of a kind that is read';

/** A part by its declared type and its name. Either of a type that is read suffices for a candidate: the first bytes decide later. */
export function partKind(node: MimeNode, name: string): PartKind {
  const ofMail = partsOfMail.find(([pattern]) => pattern.test(node.type));
  if (ofMail) return skipped(ofMail[1]);
  const [declared, named] = [declaredAs(node.type), namedAs(name)];
  if (declared?.leftAlone && !isArchiveByType(node.type, named?.reader)) return skipped(declared.leftAlone);
  if (isTaken(declared) || isTaken(named) || isPackage(node.type, name)) return { is: 'candidate' };
  if (isText(node)) return { is: 'text' };
  if (named) return skipped(named.leftAlone ?? noDocument);
  if (unknownTypes.test(node.type)) return { is: 'candidate' };
  return skipped(`${noDocument} (${node.type || 'no type'})`);
}

/** Outlook's attachments in one file; they are looked at when it is there. */
const isPackage = (type: string, name: string): boolean =>
  /^application\/(vnd\.)?ms-tnef$/.test(type) || /^winmail\.dat$/i.test(name);

/** Office files are ZIP files, and some senders declare them so. */
const isArchiveByType = (type: string, reader: string | undefined): boolean => /zip/.test(type) && reader !== undefined;

/** The words of the mail in any of their forms; a text file sent along is not one of them. */
const isText = (node: MimeNode): boolean =>
  /^text\//.test(node.type) && node.disposition !== 'attachment' && !node.dispositionParameters?.filename;

const skipped = (reason: string): PartKind => ({ is: 'skipped', reason });
