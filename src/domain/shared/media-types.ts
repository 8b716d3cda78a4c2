/**
 * Every kind of file that is known here, one row each: how its bytes, its name and its declared type tell it, whether mail takes it, who reads
 * it, and what it is answered as. A new kind that is to be read is a row with a `reader`, and the reader (docs/how-to/extend/file-type.md).
 */

/** What a file's own bytes show. The first row that fits is what the file is. */
export type Content =
  /** its first bytes, in hexadecimal; a dot stands for any digit */
  | { readonly bytes: readonly string[] }
  /** anywhere within the first 1,024 bytes */
  | { readonly marker: string }
  /** an archive (ZIP) with such an entry; a folder ends with a slash, and "*" is any archive; `says`: what its first kilobyte holds */
  | { readonly zipEntry: string; readonly says?: string }
  /** a compound file (MS-CFB) with one of these streams */
  | { readonly streams: readonly string[] }
  /** text that begins so: without blanks in front, in lower case, 512 characters of it */
  | { readonly begins: RegExp }
  /** text that holds this in its first kilobytes */
  | { readonly holds: RegExp }
  /** text in lines that a delimiter parts into columns */
  | { readonly text: 'delimited' | 'any' };

export type MediaType = {
  /** for people, with its article: "a PDF" */
  readonly words: string;
  /** the right one: what the file is declared as where we send it */
  readonly mediaType?: string;
  /** how senders declare it besides, without "x-" and "vnd." */
  readonly declared?: RegExp;
  /** endings of its names, the usual one first, in lower case and without the point */
  readonly endings: readonly string[];
  /** endings and declared types that do not tell it, and are no surprise with it */
  readonly alsoCalled?: readonly string[];
  /** absent: it cannot be told from the bytes */
  readonly content?: Content;
  /** `readers/<reader>.reader.ts` of adapters/documents; absent: it is not read, and mail leaves it alone */
  readonly reader?: string;
  /** it is read under this ending only */
  readonly readAs?: string;
  /** `containers/<container>.container.ts` of adapters/documents: what it holds is read, file by file */
  readonly container?: string;
  /** of what is read itself: the container by which files that lie in it are read as well */
  readonly inside?: string;
  /** files packed together: one in another is not opened */
  readonly archive?: boolean;
  /** a page can be shown as a picture */
  readonly pages?: boolean;
  /** it can hold a script: `/source_document/` gives it as bytes, under no type that a browser would open */
  readonly active?: boolean;
  /** no order is ever sent as such a file: a mail does not fail by one that is not read */
  readonly neverDocument?: boolean;
  /** why mail leaves it alone when it is declared so, whatever its name; the reason of other rows without a reader is always the same */
  readonly leftAlone?: `part_${'archive' | 'sound' | 'signature' | 'sealed' | 'calendar' | 'contact' | 'macintosh' | 'not_read'}`;
};

const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** two lines of a mail's header, folded or not (RFC 5322) */
const mailHeader =
  /^(from [^\n]*\r?\n)?((return-path|received|delivered-to|from|to|cc|subject|date|message-id|mime-version|reply-to|sender|content-type|content-transfer-encoding|authentication-results|dkim-signature|arc-[a-z-]+|x-[a-z0-9-]+|list-[a-z-]+|thread-[a-z]+|received-spf):[^\n]*\n([ \t][^\n]*\n)*){2}/;
/** the first box of a file, whatever its length, with the brands of pictures that are coded in HEVC, and those of any picture in such a file */
const heifBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'].map(
  (brand) => `........66747970${[...brand].map((letter) => letter.charCodeAt(0).toString(16)).join('')}`,
);
/** the beginning of a file that a program wrote into a text (POSIX uuencode), and its first full line or its last */
const uuencoded =
  /^begin [0-7]{3,4} \S.*\r?\n(M[ -`]{56}|[!-L][ -`]*\r?\n[ `]?\r?\n?end)|^begin-base64 [0-7]{3,4} \S.*\r?\n[A-Za-z0-9+/]{4}/m;
/** a CMS object (RFC 5652) in the forms that its length may have; its type stands behind, and whether it can be opened */
const cmsLengths = ['..', '81..', '82....', '83......', '84........'];
const cmsStarts = ['06092a864886f70d0107', '060b2a864886f70d010910'].flatMap((type) =>
  cmsLengths.map((length) => `30${length}${type}`),
);
/** the same in base64, in lower case: the name of the type at each of the three places that it may have in a group */
const cmsInBase64 = /^(-----begin (pkcs7|cms)-----\s*)?mi[a-z0-9+/]{1,9}(qgsib3dqeh|kozihvcnaqc|bgkqhkig9w0bb)/;
/** as programs are declared, also those that machines attach to their mails */
const programs =
  /^application\/(msdownload|msdos-program|dosexec|msi|executable|java(-applet|-archive|-vm|script)?|ecmascript|sh(ellscript)?|csh|perl|python(-code)?|php|ruby|mach-binary|sharedlib|object|url)$/;

// biome-ignore format: a table
const rows = {
  // special cases of what comes below; a message holds the streams of what is attached to it
  msg: { words: 'a message of Outlook', mediaType: 'application/vnd.ms-outlook', endings: ['msg'], content: { streams: ['__properties_version1.0'] }, container: 'msg' },
  encrypted_office: { words: 'an encrypted Office document', endings: [], content: { streams: ['EncryptedPackage'] } },
  html: { words: 'a web page', mediaType: 'text/html', endings: ['html', 'htm'], alsoCalled: ['xls', 'application/vnd.ms-excel'], active: true, reader: 'html', readAs: 'xls', content: { begins: /^<(!doctype html|html|head|body|table|[\s\S]*<html)/ } },

  // what is read
  pdf: { words: 'a PDF', mediaType: 'application/pdf', endings: ['pdf'], content: { marker: '%PDF-' }, reader: 'pdf-text', inside: 'pdf', pages: true },
  png: { words: 'a PNG picture', mediaType: 'image/png', endings: ['png'], content: { bytes: ['89504e470d0a1a0a'] }, reader: 'picture', pages: true },
  jpeg: { words: 'a JPEG picture', mediaType: 'image/jpeg', declared: /^image\/p?jpe?g$/, endings: ['jpg', 'jpeg', 'jpe'], content: { bytes: ['ffd8ff'] }, reader: 'picture', pages: true },
  tiff: { words: 'a TIFF picture', mediaType: 'image/tiff', declared: /^image\/tiff?$/, endings: ['tif', 'tiff'], content: { bytes: ['49492a00', '4d4d002a'] }, reader: 'picture', pages: true },
  webp: { words: 'a WebP picture', mediaType: 'image/webp', endings: ['webp'], content: { bytes: ['52494646........57454250'] }, reader: 'picture', pages: true },
  gif: { words: 'a GIF picture', mediaType: 'image/gif', endings: ['gif'], content: { bytes: ['47494638'] }, reader: 'picture', pages: true },
  heic: { words: 'a HEIC picture', mediaType: 'image/heic', declared: /^image\/hei[cf](-sequence)?$/, endings: ['heic', 'heif'], content: { bytes: heifBrands }, reader: 'picture', pages: true },
  xlsx: { words: 'an Excel workbook', mediaType: sheet, endings: ['xlsx', 'xlsm'], alsoCalled: ['application/zip', 'application/vnd.ms-excel'], content: { zipEntry: 'xl/workbook.xml' }, reader: 'xlsx' },
  xlsb: { words: 'a binary Excel workbook', mediaType: 'application/vnd.ms-excel.sheet.binary.macroenabled.12', endings: ['xlsb'], alsoCalled: ['application/zip', 'application/vnd.ms-excel'], content: { zipEntry: 'xl/workbook.bin' }, reader: 'xlsx' },
  ods: { words: 'an OpenDocument spreadsheet', mediaType: 'application/vnd.oasis.opendocument.spreadsheet', endings: ['ods'], alsoCalled: ['application/zip'], content: { zipEntry: 'mimetype', says: 'application/vnd.oasis.opendocument.spreadsheet' }, reader: 'xlsx' },
  xls_xml: { words: 'an Excel workbook in XML (2003)', endings: [], alsoCalled: ['xls', 'xml', 'application/vnd.ms-excel', 'application/xml', 'text/xml'], content: { begins: /^(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)?(<\?mso-application[^>]*excel\.sheet[^>]*>\s*)?<([a-z]+:)?workbook\b/ }, reader: 'xls' },
  xls: { words: 'a legacy Excel workbook', mediaType: 'application/vnd.ms-excel', declared: /^application\/(ms-?)?excel/, endings: ['xls'], content: { streams: ['Workbook', 'Book'] }, reader: 'xls' },
  xml: { words: 'an XML file', mediaType: 'application/xml', declared: /^text\/xml$/, endings: ['xml'], content: { begins: /^(<\?xml|<([a-z_][\w.-]*:)?[a-z_][\w.-]*[\s>])/ }, reader: 'xml', active: true },
  edifact: { words: 'an EDIFACT file', mediaType: 'application/edifact', endings: ['edifact', 'edi'], alsoCalled: ['txt', 'text/plain', 'x12', '850', 'application/edi-consent', 'application/edi-x12'], content: { begins: /^(una.{6}\s*)?unb[^a-z0-9]uno[a-z]/s }, reader: 'edi' },
  x12: { words: 'an X12 file', mediaType: 'application/edi-x12', declared: /^application\/edi-consent$/, endings: ['x12', '850', '860'], alsoCalled: ['txt', 'text/plain', 'edi', 'application/edifact'], content: { begins: /^isa([^a-z0-9\s])..\1/ }, reader: 'edi' },
  csv: { words: 'a CSV file', mediaType: 'text/csv', declared: /^(text|application)\/(csv|comma-separated-values|tab-separated-values)$/, endings: ['csv', 'tsv'], alsoCalled: ['txt', 'text/plain', 'application/vnd.ms-excel'], content: { text: 'delimited' }, reader: 'csv' },
  docx: { words: 'a Word document', mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', endings: ['docx', 'docm'], alsoCalled: ['application/zip'], content: { zipEntry: 'word/document.xml' }, reader: 'docx' },

  // what is known and not read
  drawing: { words: 'a picture or drawing', endings: ['svg', 'bmp', 'emf', 'wmf', 'dwg', 'dxf'] },
  doc: { words: 'a legacy Word document', mediaType: 'application/msword', endings: ['doc'], content: { streams: ['WordDocument'] } },
  pptx: { words: 'a PowerPoint presentation', mediaType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation', endings: ['pptx', 'ppt'], alsoCalled: ['application/zip'], content: { zipEntry: 'ppt/' } },
  opendocument: { words: 'an OpenDocument file', declared: /^application\/oasis\.opendocument/, endings: ['odt', 'odp'], alsoCalled: ['application/zip'], content: { zipEntry: 'mimetype' } },

  // what holds files that are read
  eml: { words: 'a mail', mediaType: 'message/rfc822', endings: ['eml'], alsoCalled: ['txt', 'text/plain'], content: { begins: mailHeader }, container: 'eml' },
  cms: { words: 'a signed or encrypted file (S/MIME)', mediaType: 'application/pkcs7-mime', endings: ['p7m'], content: { bytes: cmsStarts }, container: 'cms' },
  cms_text: { words: 'a signed or encrypted file (S/MIME)', endings: [], alsoCalled: ['p7m', 'application/pkcs7-mime'], content: { begins: cmsInBase64 }, container: 'cms' },
  uuencode: { words: 'a text with files in it (uuencode)', endings: ['uu', 'uue'], declared: /^(text|application)\/uuencode$/, alsoCalled: ['txt', 'text/plain'], content: { holds: uuencoded }, container: 'uuencode' },
  zip: { words: 'a ZIP archive', mediaType: 'application/zip', declared: /^application\/zip-compressed$/, endings: ['zip'], content: { zipEntry: '*' }, container: 'zip', archive: true },

  // recognised only by its name or declared type, or is text
  archive: { words: 'an archive', declared: /^application\/(rar|rar-compressed|7z-compressed|gzip|gtar|tar|bzip2?)$/, endings: ['rar', '7z', 'gz', 'tgz', 'tar', 'bz2', 'xz', 'arj', 'cab', 'lzh'], leftAlone: 'part_archive' },
  rtf: { words: 'a text document (RTF)', mediaType: 'application/rtf', declared: /^text\/rtf$/, endings: ['rtf'], content: { begins: /^\{\\rtf/ } },
  json: { words: 'a JSON file', mediaType: 'application/json', endings: ['json'], alsoCalled: ['txt'], content: { begins: /^[{[]/ } },
  text: { words: 'plain text', mediaType: 'text/plain', endings: ['txt', 'md'], alsoCalled: ['csv', 'text/csv', 'application/vnd.ms-excel'], content: { text: 'any' } },
  program: { words: 'a program', endings: ['exe', 'com', 'bat', 'cmd', 'scr', 'js', 'vbs', 'msi', 'dll', 'jar', 'ps1', 'lnk', 'iso', 'img', 'pif', 'cpl', 'hta', 'wsf', 'vbe', 'jse', 'reg', 'url', 'webloc', 'desktop', 'apk', 'deb', 'rpm', 'dmg'], declared: programs, neverDocument: true },
  source: { words: 'source code or a patch', declared: /^application\/(patch|diff)$/, endings: ['patch', 'diff', 'c', 'h', 'cpp', 'hpp', 'cs', 'java', 'py', 'pl', 'pm', 'rb', 'sh', 'go', 'rs', 'ts', 'php', 'el', 'lua', 'css'], content: { begins: /^#!\// }, neverDocument: true },
  sound: { words: 'sound or film', declared: /^(audio|video)\//, endings: ['mp3', 'mp4', 'wav', 'mov', 'avi', 'm4a'], leftAlone: 'part_sound', neverDocument: true },
  signature: { words: 'a signature', declared: /^application\/((pkcs7|pgp)-signature|pgp-keys)$/, endings: ['p7s', 'sig'], leftAlone: 'part_signature', neverDocument: true },
  sealed: { words: 'an encrypted file', declared: /^application\/pgp-encrypted$/, endings: ['pgp', 'gpg', 'asc'], leftAlone: 'part_sealed' },
  calendar: { words: 'a calendar entry', declared: /^(text\/v?calendar|application\/(ics|v?calendar))$/, endings: ['ics', 'vcs'], leftAlone: 'part_calendar', neverDocument: true },
  contact: { words: 'a contact card', declared: /^(text\/(vcard|directory)|application\/vcard)$/, endings: ['vcf'], leftAlone: 'part_contact', neverDocument: true },
  macintosh: { words: 'the half of a file that only a Macintosh reads', declared: /^application\/(applefile|mac-binhex(40)?)$/, endings: [], leftAlone: 'part_macintosh', neverDocument: true },
} satisfies { readonly [type: string]: MediaType };

export type FileType = keyof typeof rows | 'unknown';
export const mediaTypes: { readonly [type in keyof typeof rows]: MediaType } = rows;

/** Whether anything is made of such a file: it is read, or what it holds is. */
export const isTaken = (row: MediaType | undefined): boolean => row?.reader !== undefined || row?.container !== undefined;

/** All rows with their names, in the table's order. */
export const knownTypes = Object.entries(mediaTypes) as readonly (readonly [Exclude<FileType, 'unknown'>, MediaType])[];

/** ".pdf" in lower case, '' when the name has none. */
export const extensionOf = (name: string): string => /\.[a-z0-9]{1,8}$/i.exec(name.trim())?.[0].toLowerCase() ?? '';

/** Senders are not of one mind whether a type is "x-" or "vnd.". */
const spelled = (declared: string): string =>
  declared
    .trim()
    .toLowerCase()
    .replace(/\/(x-|vnd\.)*/, '/');

/** The row that a declared type names ("image/jpeg", "IMAGE/x-pjpeg; name=…"); undefined for one that nobody knows. */
export function declaredAs(declared: string): MediaType | undefined {
  const type = spelled(declared.split(';')[0] ?? '');
  return knownTypes.find(([, row]) => (row.mediaType && spelled(row.mediaType) === type) || row.declared?.test(type))?.[1];
}

/** The row that a name's ending names; undefined for one that nobody knows. */
export function namedAs(name: string): MediaType | undefined {
  const ending = extensionOf(name).slice(1);
  return knownTypes.find(([, row]) => row.endings.includes(ending))?.[1];
}

/** Whether a file of this kind is read under this name. */
export const isReadAs = (type: FileType, name: string): boolean => {
  const { readAs } = type === 'unknown' ? {} : (mediaTypes[type] as MediaType);
  return readAs === undefined || extensionOf(name) === `.${readAs}`;
};

/** Whether no order is ever sent as such a file, by its bytes, its name or its declared type. */
export const isNeverDocument = (
  type: FileType,
  { name, declaredType }: { readonly name: string; readonly declaredType: string | null },
): boolean =>
  [
    type === 'unknown' ? undefined : mediaTypes[type],
    namedAs(name),
    declaredType === null ? undefined : declaredAs(declaredType),
  ].some((row) => row?.neverDocument);

/** Whether a file of this kind goes by such an ending or declared type without surprising anybody. */
export const alsoCalled = (row: MediaType, label: string): boolean =>
  (row.alsoCalled ?? []).some((alias) => alias === label || spelled(alias) === spelled(label));

/** What a browser may be told that a file is. Whatever can hold a script goes as bytes. */
export function servedAs(type: string): string {
  const row = knownTypes.find(([name]) => name === type)?.[1];
  if (!row?.reader || row.active || !row.mediaType) return 'application/octet-stream';
  return row.mediaType.startsWith('text/') ? `${row.mediaType}; charset=utf-8` : row.mediaType;
}
