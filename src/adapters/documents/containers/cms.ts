/** The content of a Cryptographic Message Syntax object (RFC 5652), as far as it can be read without a key: signed or compressed. Nothing is verified. */

import { inflateSync } from 'node:zlib';
import { unread } from '@order-intake/order-extraction/document';
import { limits } from '../limits.ts';
import { guarded } from '../refusal.ts';

/** `end`: behind it in the file; `to`: behind its content. Both differ where the length is not told and two zeros end it. */
type Element = { readonly tag: number; readonly from: number; readonly to: number; readonly end: number };

const damaged = () => guarded('corrupt', unread.signed_file_damaged());
const sealed = () => guarded('password_protected', unread.file_encrypted());

const constructed = 0x20;
const octetString = 0x04;
/** Object identifiers as they are coded, in hexadecimal (RFC 5652, RFC 3274, RFC 5083). */
const signedData = '2a864886f70d010702';
const compressedData = '2a864886f70d0109100109';

/** X.690: one element of BER. Senders that sign as they send do not tell lengths. */
function elementAt(bytes: Buffer, at: number, depth = 0): Element {
  if (depth > limits.cms.depth) throw damaged();
  const [tag = 0, first] = [bytes[at], bytes[at + 1]];
  if (first === undefined || (tag & 0x1f) === 0x1f) throw damaged();
  if (first === 0x80) return openEnded(bytes, tag, at + 2, depth);
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
  const from = at + 2 + lengthBytes;
  if (lengthBytes > 4 || from > bytes.length) throw damaged();
  const to = from + (lengthBytes === 0 ? first : bytes.readUIntBE(at + 2, lengthBytes));
  if (to > bytes.length) throw damaged();
  return { tag, from, to, end: to };
}

function openEnded(bytes: Buffer, tag: number, from: number, depth: number): Element {
  if ((tag & constructed) === 0) throw damaged();
  let at = from;
  while (bytes[at] !== 0 || bytes[at + 1] !== 0) at = elementAt(bytes, at, depth + 1).end;
  return { tag, from, to: at, end: at + 2 };
}

function* childrenOf(bytes: Buffer, { from, to }: Element): Generator<Element> {
  for (let at = from; at < to; ) {
    const child = elementAt(bytes, at);
    yield child;
    at = child.end;
  }
}

const childAt = (bytes: Buffer, parent: Element, index: number): Element | undefined => {
  let at = 0;
  for (const child of childrenOf(bytes, parent)) {
    if (at === index) return child;
    at += 1;
  }
  return undefined;
};

/** A string of octets in one piece or, constructed, in many. */
function octetsOf(bytes: Buffer, element: Element, depth = 0): Buffer {
  if (depth > limits.cms.depth || (element.tag & ~constructed) !== octetString) throw damaged();
  if ((element.tag & constructed) === 0) return bytes.subarray(element.from, element.to);
  return Buffer.concat([...childrenOf(bytes, element)].map((piece) => octetsOf(bytes, piece, depth + 1)));
}

/** SEQUENCE { type, [0] { content } }: both the whole and what it encapsulates are made so. */
function typed(bytes: Buffer, element: Element): { readonly type: string; readonly content: Element | undefined } {
  const [type, wrapped] = [childAt(bytes, element, 0), childAt(bytes, element, 1)];
  if (type?.tag !== 0x06) throw damaged();
  return { type: bytes.toString('hex', type.from, type.to), content: wrapped && childAt(bytes, wrapped, 0) };
}

/** What was signed; null: the signature stands for a file elsewhere. Throws a Refusal. */
export function contentOfCms(bytes: Buffer): Buffer | null {
  const { type, content } = typed(bytes, elementAt(bytes, 0));
  if (type !== signedData && type !== compressedData) throw sealed();
  // version, algorithms, and the content; what was signed with is not looked at
  const inner = content && childAt(bytes, content, 2);
  if (!inner) throw damaged();
  const octets = typed(bytes, inner).content;
  if (!octets) return null;
  const octetContent = octetsOf(bytes, octets);
  if (type === signedData) return octetContent;
  try {
    return inflateSync(octetContent, { maxOutputLength: limits.file });
  } catch {
    throw damaged();
  }
}
