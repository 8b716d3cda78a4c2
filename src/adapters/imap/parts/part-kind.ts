import { type UnreadReason, unread } from '@order-intake/order-extraction/document';
import { declaredAs, isTaken, type MediaType, namedAs } from '../../../domain/shared/media-types.ts';
import { isSealed, type MimeNode } from '../listing/mime-node.ts';

/** Why a part is left alone, and whether it may hold an order all the same. */
export type LeftAlone = { readonly reason: UnreadReason; readonly mayBeDocument?: true };
/** What a part is by what it says of itself: one worth reading, part of the text people see, or one that is left alone. */
export type PartKind = { readonly is: 'candidate' | 'text' } | ({ readonly is: 'skipped' } & LeftAlone);

/** Said by programs that do not know: the file's first bytes decide later. */
const unknownTypes =
  /^(application\/(octet-stream|octetstream|(x-)?(force-)?download|binary|x-binary|unknown|x-unknown|file|x-unknown-content-type)|binary\/octet-stream|content\/unknown|unknown\/unknown|\/?)$/;

/** Parts of a mail that are no files. */
const partsOfMail: readonly (readonly [RegExp, LeftAlone])[] = [
  [/^message\/external-body$/, { reason: unread.link_elsewhere(), mayBeDocument: true }],
  [/^message\/partial$/, { reason: unread.mail_fragment(), mayBeDocument: true }],
  [
    /^message\/(delivery-status|disposition-notification|feedback-report|tracking-status)$/,
    { reason: unread.part_delivery_report() },
  ],
];

/** RFC 7489, 7.2.1.1: "receiver!domain!begin!end.xml.gz" */
const dmarcReport = /^[^!\s]+![^!\s]+!\d+!\d+(![^!\s]+)?\.(xml|xml\.gz|zip)$/i;
/** What mail programs attach for the recipient's, in letters: a signature, or the sender's public key (RFC 3156). An encrypted file has the same ending. */
const signatureFile = /^(signature|openpgp[^.]*|0x[0-9a-f]+|[^.]*(public|pub)[^.]*key[^.]*|[^.]*_pub(lic)?)\.asc$/i;
/** Programs' sources and patches, which mailing lists carry, are no documents. */
const sourceCode = /^text\/(x-(?!vcalendar|vcard)|css|javascript|troff)/;

/** Also as a file: what somebody wrote in it is read as the words of a mail are, and no mail fails by it ("ATT00001.htm"). */
const isWords = /^text\/(plain|html)$/;

const sealed: LeftAlone = { reason: unread.part_encrypted(), mayBeDocument: true };

/** A part by its declared type and its name. Either of a type that is read suffices for a candidate: the first bytes decide later. */
export function partKind(node: MimeNode, name: string): PartKind {
  const ofMail = partsOfMail.find(([pattern]) => pattern.test(node.type));
  if (ofMail) return { is: 'skipped', ...ofMail[1] };
  if (isSealed(node)) return { is: 'skipped', ...sealed };
  if (dmarcReport.test(name)) return skipped(unread.part_dmarc_report());
  if (signatureFile.test(name)) return skipped(unread.part_signature());
  const [declared, byName] = [declaredAs(node.type), namedAs(name)];
  if (declared?.leftAlone && !isArchiveByType(node.type, byName?.reader)) return skippedAs(declared);
  if (isWords.test(node.type) && (byName === declared || !isTaken(byName))) return { is: 'text' };
  if (isTaken(declared) || isTaken(byName) || isPackage(node.type, name)) return { is: 'candidate' };
  if (isText(node)) return { is: 'text' };
  if (byName) return skippedAs(byName);
  if (declared?.neverDocument) return skippedAs(declared);
  if (unknownTypes.test(node.type)) return { is: 'candidate' };
  const reason = unread.part_of_type_not_read(node.type || 'no type');
  return sourceCode.test(node.type) ? skipped(reason) : { is: 'skipped', reason, mayBeDocument: true };
}

const skippedAs = ({ leftAlone = 'part_not_read', neverDocument = false }: MediaType): PartKind => {
  const reason = unread[leftAlone]();
  return neverDocument ? skipped(reason) : { is: 'skipped', reason, mayBeDocument: true };
};

/** Outlook's attachments in one file; they are looked at when it is there. */
const isPackage = (type: string, name: string): boolean =>
  /^application\/(vnd\.)?ms-tnef$/.test(type) || /^winmail\.dat$/i.test(name);

/** Office files are ZIP files, and some senders declare them so. */
const isArchiveByType = (type: string, reader: string | undefined): boolean => /zip/.test(type) && reader !== undefined;

/** The words of the mail in any of their forms; a text file sent along is not one of them. */
const isText = (node: MimeNode): boolean =>
  /^text\//.test(node.type) && node.disposition !== 'attachment' && !node.dispositionParameters?.filename;

const skipped = (reason: UnreadReason): PartKind => ({ is: 'skipped', reason });
