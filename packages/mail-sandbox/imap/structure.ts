/** ENVELOPE and BODYSTRUCTURE of a parsed message (RFC 3501, 7.4.2). */
import { type Address, addressList } from '../mime/addresses.ts';
import { headerValue } from '../mime/header.ts';
import { type Parameter, structuredValue } from '../mime/parameters.ts';
import type { MimePart } from '../mime/parser.ts';
import { imapNullable, imapString } from './strings.ts';

/** Values stay as they were sent, encoded words included. */
export function envelope(message: MimePart): string {
  const value = (name: string): string | null => headerValue(message.fields, name);
  const people = (name: string): string => addresses(addressList(value(name) ?? ''));
  const from = people('from');
  const orFrom = (list: string): string => (list === 'NIL' ? from : list);
  return `(${[
    imapNullable(value('date')),
    imapNullable(value('subject')),
    from,
    orFrom(people('sender')),
    orFrom(people('reply-to')),
    people('to'),
    people('cc'),
    people('bcc'),
    imapNullable(value('in-reply-to')),
    imapNullable(value('message-id')),
  ].join(' ')})`;
}

function addresses(list: readonly Address[]): string {
  if (list.length === 0) return 'NIL';
  return `(${list.map(({ name, mailbox, host }) => `(${imapNullable(name)} NIL ${imapNullable(mailbox)} ${imapNullable(host)})`).join('')})`;
}

/** `extended` gives BODYSTRUCTURE; without it BODY, which leaves out dispositions. */
export function bodyStructure(bytes: string, part: MimePart, extended: boolean): string {
  const value = (name: string): string | null => headerValue(part.fields, name);
  if (part.children) {
    const children = part.children.map((child) => bodyStructure(bytes, child, extended)).join('');
    const tail = extended ? ` ${parameters(part.parameters)} ${extension(part)}` : '';
    return `(${children} ${imapString(part.subtype)}${tail})`;
  }
  const lead = [
    imapString(part.type),
    imapString(part.subtype),
    parameters(withCharset(part)),
    imapNullable(value('content-id')),
    imapNullable(value('content-description')),
    imapString(value('content-transfer-encoding')?.split(/[\s;(]/)[0] || '7bit'),
    String(part.end - part.bodyStart),
  ];
  if (part.message) lead.push(envelope(part.message), bodyStructure(bytes, part.message, extended));
  if (part.message || part.type.toLowerCase() === 'text') lead.push(String(lineCount(bytes, part.bodyStart, part.end)));
  return `(${lead.join(' ')}${extended ? ` ${imapNullable(value('content-md5'))} ${extension(part)}` : ''})`;
}

/** A text without a charset is US-ASCII (RFC 2045, 5.2), and servers say so. */
function withCharset(part: MimePart): readonly Parameter[] {
  const stated = part.type.toLowerCase() !== 'text' || part.parameters.some(([name]) => name.toLowerCase() === 'charset');
  return stated ? part.parameters : [...part.parameters, ['charset', 'us-ascii']];
}

/** Disposition, language, location. */
function extension(part: MimePart): string {
  const disposition = headerValue(part.fields, 'content-disposition');
  const languages = (headerValue(part.fields, 'content-language') ?? '').split(',').map((tag) => tag.trim());
  const tags = languages.filter(Boolean).map(imapString);
  return [
    disposition ? dispositionOf(disposition) : 'NIL',
    tags.length === 0 ? 'NIL' : `(${tags.join(' ')})`,
    imapNullable(headerValue(part.fields, 'content-location')),
  ].join(' ');
}

function dispositionOf(text: string): string {
  const { value, parameters: dispositionParameters } = structuredValue(text);
  return value === '' ? 'NIL' : `(${imapString(value)} ${parameters(dispositionParameters)})`;
}

function parameters(list: readonly Parameter[]): string {
  return list.length === 0 ? 'NIL' : `(${list.map(([name, value]) => `${imapString(name)} ${imapString(value)}`).join(' ')})`;
}

function lineCount(bytes: string, start: number, end: number): number {
  let count = 0;
  for (let at = bytes.indexOf('\n', start); at >= 0 && at < end; at = bytes.indexOf('\n', at + 1)) count += 1;
  return count;
}
