import type { MimeNode } from '../listing/mime-node.ts';
import { extensionOf } from './part-name.ts';

/** What a part is by what it says of itself: one worth reading, part of the text people see, or why it is left alone. */
export type PartKind = { readonly is: 'candidate' | 'text' } | { readonly is: 'skipped'; readonly reason: string };

const readTypes =
  /^(application\/(x-)?pdf|application\/vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet|application\/(vnd\.)?(ms-?)?excel|application\/(vnd\.)?ms-?excel.*|application\/x-ms-?excel|image\/(png|x-png|jpe?g|pjpeg|tiff?|x-tiff)|(text|application)\/(x-)?(csv|comma-separated-values|xml))$/;
const readExtensions = new Set([
  '.pdf',
  '.png',
  '.jpg',
  '.jpeg',
  '.jpe',
  '.tif',
  '.tiff',
  '.xlsx',
  '.xlsm',
  '.xls',
  '.csv',
  '.xml',
]);

/** Said by programs that do not know: the file's first bytes decide later. */
const unknownTypes =
  /^(application\/(octet-stream|octetstream|(x-)?(force-)?download|binary|x-binary|unknown|x-unknown|file|x-unknown-content-type)|binary\/octet-stream|content\/unknown|unknown\/unknown|\/?)$/;

const byType: readonly (readonly [RegExp, string])[] = [
  [/^application\/((x-)?pkcs7-signature|pgp-signature)$/, 'a signature'],
  [/^application\/(x-)?pkcs7-mime$/, 'encrypted or sealed (S/MIME); it cannot be opened here'],
  [/^application\/pgp-(encrypted|keys)$/, 'part of an encrypted mail or a key (PGP)'],
  [/^(text\/(x-)?v?calendar|application\/ics)$/, 'a calendar entry'],
  [/^text\/(x-)?(vcard|directory)$/, 'a contact card'],
  [/^message\/external-body$/, 'a link to a file elsewhere, not a file; it is not followed'],
  [/^message\/partial$/, 'a fragment of a mail sent in pieces'],
  [/^message\/(delivery-status|disposition-notification|feedback-report|tracking-status)$/, 'a delivery report'],
  [
    /^application\/(x-)?(zip|zip-compressed|rar|rar-compressed|7z-compressed|gzip|gtar|tar|bzip2?)$|^application\/vnd\.rar$/,
    'an archive; send the documents themselves',
  ],
  [/^application\/(applefile|mac-binhex(40)?)$/, 'the half of a file that only a Macintosh reads'],
  [/^(audio|video)\//, 'sound or film'],
];

const byExtension: readonly (readonly [RegExp, string])[] = [
  [/^\.(p7s|sig)$/, 'a signature'],
  [/^\.(p7m|pgp|gpg|asc)$/, 'encrypted or signed; it cannot be opened here'],
  [/^\.(ics|vcs)$/, 'a calendar entry'],
  [/^\.vcf$/, 'a contact card'],
  [/^\.(zip|rar|7z|gz|tgz|tar|bz2|xz|arj|cab|lzh)$/, 'an archive; send the documents themselves'],
  [/^\.(exe|com|bat|cmd|scr|js|vbs|msi|dll|jar|ps1|lnk|iso|img|html?|eml|msg)$/, 'not a document of a kind that is read'],
  [
    /^\.(docx?|docm|odt|rtf|pptx?|ods|odp|txt|json|md|gif|svg|webp|bmp|heic|heif|emf|wmf|dwg|dxf|mp[34]|wav|mov|avi|m4a)$/,
    'not a document of a kind that is read',
  ],
];

/** A part by its declared type and its name. Declared type or extension suffice for a candidate: the first bytes decide later. */
export function partKind(node: MimeNode, name: string): PartKind {
  const extension = extensionOf(name);
  const typed = byType.find(([pattern]) => pattern.test(node.type));
  if (typed && !isArchiveByType(node.type, extension)) return skipped(typed[1]);
  if (readTypes.test(node.type) || readExtensions.has(extension) || isPackage(node.type, name)) return { is: 'candidate' };
  if (isText(node)) return { is: 'text' };
  const named = byExtension.find(([pattern]) => pattern.test(extension));
  if (named) return skipped(named[1]);
  if (unknownTypes.test(node.type)) return { is: 'candidate' };
  return skipped(`not a document of a kind that is read (${node.type || 'no type'})`);
}

/** Outlook's attachments in one file; they are looked at when it is there. */
const isPackage = (type: string, name: string): boolean =>
  /^application\/(vnd\.)?ms-tnef$/.test(type) || /^winmail\.dat$/i.test(name);

/** XLSX files are ZIP files, and some senders declare them so. */
const isArchiveByType = (type: string, extension: string): boolean => /zip/.test(type) && readExtensions.has(extension);

/** The words of the mail in any of their forms; a text file sent along is not one of them. */
const isText = (node: MimeNode): boolean =>
  /^text\//.test(node.type) && node.disposition !== 'attachment' && !node.dispositionParameters?.filename;

const skipped = (reason: string): PartKind => ({ is: 'skipped', reason });
