/** ANSI ASC X12 as transaction sets. Delimiters are read from the ISA segment by the package x12-parser. */
import { unread } from '@order-intake/order-extraction/document';
import { X12parser } from 'x12-parser';
import { guarded } from '../refusal.ts';
import { type Envelope, type Interchange, messagesIn } from './envelope.ts';
import { type Segment, valueIn } from './segments.ts';

const envelope: Envelope = {
  interchange: { open: 'ISA', close: 'IEA', reference: 12 },
  group: { open: 'GS', close: 'GE', reference: 5 },
  message: { open: 'ST', close: 'SE', reference: 1 },
  typeOf: (st) => valueIn(st, 0),
};

/** The only segment of a fixed length: its separators are known by their places. */
const isa =
  /^ISA([^A-Za-z0-9\s])..\1.{10}\1..\1.{10}\1..\1.{15}\1..\1.{15}\1\d{6}\1\d{4}\1.\1.{5}\1.{9}\1.\1.\1[^A-Za-z0-9][^A-Za-z0-9]/s;

/** As UTF-8 where the bytes are valid as that, else as Western letters: the standard leaves it open. */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A segment as the parser gives it: "3" is its third element, "3-1" the second component of that. */
type Parsed = { readonly [position: string]: string };

function segmentOf(parsed: Parsed): Segment {
  const elements: string[][] = [];
  for (const [position, value] of Object.entries(parsed)) {
    const [element, component = '0'] = position.split('-');
    if (!/^\d+$/.test(element ?? '')) continue;
    const at = Number(element) - 1;
    elements[at] = elements[at] ?? [];
    elements[at][Number(component)] = value;
  }
  return { tag: parsed.name ?? '', elements };
}

/** All transaction sets of the interchanges in a file. Throws a Refusal for a file that is damaged. */
export async function readX12(bytes: Buffer): Promise<Interchange> {
  const text = decoded(bytes).replace(/\r\n?/g, '\n').trimStart();
  if (!isa.test(text)) throw guarded('corrupt', unread.edi_header_damaged('ISA'));
  const parser = new X12parser('utf-8');
  parser.end(text);
  const segments: Segment[] = [];
  for await (const parsed of parser) segments.push(segmentOf(parsed as Parsed));
  return messagesIn(
    segments.filter(({ tag }) => tag !== ''),
    envelope,
  );
}
