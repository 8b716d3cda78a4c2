/** Word documents, mails as files, Outlook messages and archives, written by hand so that they can lie. */
import { CFB } from 'xlsx';
import { type Entry, zipOf } from './zip.ts';

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (one) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[one] ?? one);

export const run = (text: string, properties = ''): string =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
export const paragraph = (...runs: readonly string[]): string => `<w:p>${runs.join('')}</w:p>`;
export const table = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraph(run(cell))}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;

export const documentXml = (body: string, before = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${before}<w:document ${namespaces}><w:body>${body}</w:body></w:document>`;

export const docxOf = (xml: string, more: readonly Entry[] = []): Buffer =>
  zipOf([
    { name: '[Content_Types].xml', data: Buffer.from('<Types/>') },
    { name: 'word/document.xml', data: Buffer.from(xml) },
    ...more,
  ]);

export type MessageFile = { readonly name: string; readonly content: Buffer; readonly mediaType?: string };

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');

type AttachedMessage = { readonly files: readonly MessageFile[]; readonly within?: readonly AttachedMessage[] };

/** MS-OXMSG: what a reader of attachments and words needs of it. `within`: messages that are attached. */
export const msgOf = (
  subject: string,
  body: string,
  files: readonly MessageFile[],
  within: readonly AttachedMessage[] = [],
): Buffer => {
  const file = CFB.utils.cfb_new();
  const put = (path: string, content: Buffer) => CFB.utils.cfb_add(file, path, content);
  put('/__properties_version1.0', Buffer.alloc(32));
  put('/__substg1.0_0037001F', utf16(subject));
  put('/__substg1.0_1000001F', utf16(body));
  const attach = (folder: string, all: readonly MessageFile[]) => {
    for (const [at, { name, content, mediaType }] of all.entries()) {
      const place = `${folder}/__attach_version1.0_#${at.toString(16).toUpperCase().padStart(8, '0')}`;
      put(`${place}/__substg1.0_3707001F`, utf16(name));
      if (mediaType) put(`${place}/__substg1.0_370E001F`, utf16(mediaType));
      put(`${place}/__substg1.0_37010102`, content);
    }
  };
  const attachAll = (folder: string, message: AttachedMessage): void => {
    attach(folder, message.files);
    for (const [at, inner] of (message.within ?? []).entries())
      attachAll(`${folder}/__attach_version1.0_#0001000${at}/__substg1.0_3701000D`, inner);
  };
  attachAll('', { files, within });
  return CFB.write(file, { type: 'buffer' }) as unknown as Buffer;
};

export const archiveOf = (files: Readonly<Record<string, Buffer | string>>): Buffer =>
  zipOf(Object.entries(files).map(([name, data]) => ({ name, data: Buffer.from(data as Buffer) })));
