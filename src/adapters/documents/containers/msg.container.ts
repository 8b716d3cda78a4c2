/** A message that Outlook saved (.msg, MS-OXMSG): a compound file in which each property is a stream of its own. */
import { uuencodedIn } from '@order-intake/kernel';
import { type MessageWords, unread } from '@order-intake/order-extraction/document';
import { CFB } from 'xlsx';
import { limits } from '../limits.ts';
import { guarded } from '../refusal.ts';
import type { InnerFile, Opened } from './container.types.ts';
import { innerFiles } from './inner-files.ts';

/** MS-OXPROPS; text is stored as UTF-16 (001F) or in eight bits (001E) */
const property = {
  subject: '0037',
  senderName: '0C1A',
  senderAddress: '0C1F',
  senderSmtpAddress: '5D01',
  body: '1000',
  html: '1013',
  attached: '3701',
  shortName: '3704',
  longName: '3707',
  mediaType: '370E',
  contentId: '3712',
} as const;
const attachmentFolder = /^__attach_version1\.0_#[0-9A-F]{8}$/i;
const { attachments: mostAttachments, depth: mostDepth, words: mostWords } = limits.message;

type Streams = ReadonlyMap<string, Buffer>;

export async function open(bytes: Buffer): Promise<Opened> {
  const streams = streamsOf(bytes);
  const { files, left, add } = innerFiles({ archive: false });
  const whole = wordsOf(streams, '');
  const { files: encodedFiles, rest } = uuencodedIn(whole.plain ?? '');
  for (const file of encodedFiles) add({ ...file, declaredType: null });
  const words = encodedFiles.length === 0 ? whole : { ...whole, plain: rest };
  for (const { contentId, ...file } of attachmentsOf(streams, '', 0))
    add({ ...file, inText: contentId !== null && words.html?.includes(`cid:${contentId}`) === true });
  return { files, left, words };
}

/** By their paths below the root, "__attach_version1.0_#00000000/__substg1.0_37010102". */
function streamsOf(bytes: Buffer): Streams {
  const file = CFB.read(bytes, { type: 'buffer' });
  const streams = new Map<string, Buffer>();
  for (const [at, path] of file.FullPaths.entries()) {
    const entry = file.FileIndex[at];
    if (entry?.type === 2 && entry.content) streams.set(path.replace(/^[^/]*\//, ''), Buffer.from(entry.content as Uint8Array));
  }
  return streams;
}

const binary = (streams: Streams, folder: string, id: string): Buffer | null =>
  streams.get(`${folder}__substg1.0_${id}0102`) ?? null;

/** Eight bits are Windows-1252, or UTF-8 where they are valid as such: the code page stands elsewhere and is seldom another. */
function text(streams: Streams, folder: string, id: string): string | null {
  const wide = streams.get(`${folder}__substg1.0_${id}001F`);
  if (wide) return new TextDecoder('utf-16le').decode(wide).replaceAll('\0', '');
  const narrow = streams.get(`${folder}__substg1.0_${id}001E`);
  return narrow ? eightBits(narrow) : null;
}

const eightBits = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\0', '');
  } catch {
    return new TextDecoder('windows-1252').decode(bytes).replaceAll('\0', '');
  }
};

const wordsOf = (streams: Streams, folder: string): MessageWords => {
  const html = text(streams, folder, property.html) ?? decodedHtml(binary(streams, folder, property.html));
  return {
    subject: text(streams, folder, property.subject)?.slice(0, 500) ?? null,
    from: senderOf(streams, folder),
    plain: text(streams, folder, property.body)?.slice(0, mostWords) ?? null,
    html: html?.slice(0, mostWords) ?? null,
  };
};
/** Inside an Exchange organisation the address is a directory path; the SMTP address is a separate property. */
function senderOf(streams: Streams, folder: string): string | null {
  const name = text(streams, folder, property.senderName);
  const addresses = [property.senderSmtpAddress, property.senderAddress].map((id) => text(streams, folder, id));
  const address = addresses.find((candidate) => candidate?.includes('@'));
  return (address ? `${name ?? ''} <${address}>` : name)?.trim().slice(0, 500) || null;
}
const decodedHtml = (bytes: Buffer | null): string | null => bytes && eightBits(bytes);

type Found = Omit<InnerFile, 'name'> & { readonly name: string | null; readonly contentId: string | null };

/** A message attached to a message is a storage in place of bytes: its files are taken, to a depth. */
function attachmentsOf(streams: Streams, folder: string, depth: number): readonly Found[] {
  const folders = new Set(
    [...streams.keys()].flatMap((path) => {
      const name = path.startsWith(folder) ? (path.slice(folder.length).split('/')[0] ?? '') : '';
      return attachmentFolder.test(name) ? [`${folder}${name}/`] : [];
    }),
  );
  if (folders.size > mostAttachments) throw guarded('hostile', unread.attachments_of_message_too_many(mostAttachments));
  return [...folders].flatMap((attachment) => {
    const content = binary(streams, attachment, property.attached);
    if (content) return [fileIn(streams, attachment, content)];
    return depth < mostDepth ? attachmentsOf(streams, `${attachment}__substg1.0_${property.attached}000D/`, depth + 1) : [];
  });
}

const fileIn = (streams: Streams, folder: string, content: Buffer): Found => ({
  name: text(streams, folder, property.longName) ?? text(streams, folder, property.shortName),
  declaredType: text(streams, folder, property.mediaType),
  content,
  contentId: text(streams, folder, property.contentId),
});
